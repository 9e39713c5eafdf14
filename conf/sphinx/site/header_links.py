"""The links in the header of every page, to those of a few main pages that exist."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conf.language import tell
from juegos.core.message import _

if TYPE_CHECKING:
    from sphinx.application import Sphinx

    from juegos.core.message import Message

WAYS = {
    "dados/index": _("Read"),
    "play/index": _("Play"),
    "indices/cuadros": _("Tables and figures"),
    "metodo/como-citar": _("Cite"),
}


def header_links(app: Sphinx) -> dict[str, Message]:
    """Return the name and the text of each page."""
    return {page: says for page, says in WAYS.items() if page in app.env.found_docs}


def add(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """Give the links to the template of a page."""
    del page, template, doctree
    context["ways_in"] = [(place, tell(says)) for place, says in header_links(app).items()]


def setup(app: Sphinx) -> None:
    """Connect the adding."""
    app.connect("html-page-context", add)
