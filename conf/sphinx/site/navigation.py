"""The menu of every page: the contents of the site, and books that an extension adds to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sphinx.application import Sphinx


def add(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: object
) -> None:
    """Give a page the maker of its menu, and no books."""
    del app, pagename, templatename, doctree
    # under a name of ours: the theme would make a second menu, which no template of ours prints
    context["menu"] = context.pop("toctree")
    context["books"] = []


def setup(app: Sphinx) -> None:
    """Connect it before extensions that add books, and before the theme's own."""
    app.connect("html-page-context", add, priority=300)
