"""Where every page leads: links in its header to a few main pages, and its menu of the contents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conf.language import current_language, tell
from conf.sphinx.page.languages import offered
from juegos.core.message import _

if TYPE_CHECKING:
    from sphinx.application import Sphinx

    from juegos.core.message import Message

WAYS = {
    # the text of each link, and the pages of which the first that a language has is meant
    _("Read"): ("dados/index", "tablas/index"),
    _("Play"): ("play/index",),
    _("Tables and figures"): ("indices/cuadros",),
    _("Cite"): ("metodo/como-citar",),
}


def header_links(app: Sphinx, code: str) -> dict[str, Message]:
    """Return the name of each page that a language has, and the text of the link to it."""
    links: dict[str, Message] = {}
    for says, pages in WAYS.items():
        here = (page for page in pages if page in app.env.found_docs and offered(app, page, code))
        links.update(dict.fromkeys([*here][:1], says))
    return links


def add(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """Give the template of a page the links, the maker of its menu, and no books."""
    del page, template, doctree
    links = header_links(app, current_language())
    context["ways_in"] = [(place, tell(says)) for place, says in links.items()]
    # under a name of ours: the theme would make a second menu, which no template of ours prints
    context["menu"] = context.pop("toctree")
    context["books"] = []


def setup(app: Sphinx) -> None:
    """Connect it before extensions that add books to the menu, and before the theme's own."""
    app.connect("html-page-context", add, priority=300)
