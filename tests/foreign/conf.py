"""A project that is not ours, which shows boards, tables and passages of this edition."""

project = "A course in probability"
extensions = ["myst_parser", "sphinx.ext.intersphinx", "juegos_sphinx"]
juegos_url = "https://example.org/juegos/"
nitpicky = True
