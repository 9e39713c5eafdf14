"""The machinery of the site: all that turns corpus and juegos into pages."""
