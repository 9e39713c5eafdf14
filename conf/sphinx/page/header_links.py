"""The ways in: the few pages that the head of every page leads to, as far as they are there."""

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


def ways(app: Sphinx) -> dict[str, Message]:
    """Return the names of pages, and what each is called."""
    return {page: says for page, says in WAYS.items() if page in app.env.found_docs}


def add(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """Give them to the head of a page."""
    del page, template, doctree
    context["ways_in"] = [(place, tell(says)) for place, says in ways(app).items()]


def setup(app: Sphinx) -> None:
    """Connect the giving."""
    app.connect("html-page-context", add)
