"""The machinery of the site: everything that turns corpus and juegos into pages."""
