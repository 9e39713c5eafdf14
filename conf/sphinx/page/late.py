"""HTML that can be written only when all pages are known, because it links to them.

A directive leaves a ``Late`` node that names a maker and its arguments; when the page is
resolved the maker is called with the page and gives the HTML. Raw HTML is also what the
search index reads.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from docutils import nodes

from conf.sphinx import domain

if TYPE_CHECKING:
    from sphinx.application import Sphinx


@dataclass(frozen=True, slots=True)
class Page:
    """The page that is being written; gives links as seen from it."""

    app: Sphinx
    docname: str
    line: int | None = None

    def href(self, kind: str, name: str) -> str:
        """Return the link to an object of the domain; warns (and so stops) if there is none."""
        return domain.href(self, kind, name)

    def to(self, target: str) -> str:
        """Return the link to a file of the site, given from its root."""
        return "../" * self.docname.count("/") + target


Maker = Callable[..., str]
_MAKERS: dict[str, Maker] = {}


def maker(function: Maker) -> Maker:
    """Register a function ``(page, **arguments) -> html`` under its dotted name."""
    _MAKERS[_name(function)] = function
    return function


def _name(function: Maker) -> str:
    return f"{function.__module__}.{function.__qualname__}"


class Late(nodes.General, nodes.Element):
    """A place in a page whose HTML is made when the page is resolved."""


def later(function: Maker, **arguments: Any) -> Late:
    """Return the node at which ``function(page, **arguments)`` will put its HTML."""
    return Late("", maker=_name(function), arguments=arguments)


def resolve(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Put the HTML in the place of every late node of a page."""
    for node in list(doctree.findall(Late)):
        page = Page(app, docname, node.line)
        html = _MAKERS[node["maker"]](page, **node["arguments"])
        node.replace_self(nodes.raw("", html, format="html"))


def setup(app: Sphinx) -> None:
    """Connect the resolving of late nodes."""
    app.add_node(Late)
    app.connect("doctree-resolved", resolve)
