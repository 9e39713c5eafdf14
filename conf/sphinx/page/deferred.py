"""HTML that can be written only when all pages are known, because it links to them.

A directive leaves a ``Late`` node that names a maker and its arguments; when the page is
resolved the maker is called with the page and gives the HTML. Raw HTML is also what the
search index reads.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from posixpath import dirname, join, normpath
from typing import TYPE_CHECKING, Any, NamedTuple

from docutils import nodes

from conf.language import spoken
from conf.sphinx import domain
from conf.sphinx.fill import fill
from conf.sphinx.page import images, languages

if TYPE_CHECKING:
    from markupsafe import Markup
    from sphinx.application import Sphinx


class Link(NamedTuple):
    """A text and the address it links to: none if it is no link, empty for the page itself."""

    href: str | None
    text: str


@dataclass(frozen=True, slots=True)
class Page:
    """The page that is being written; gives links as seen from it."""

    app: Sphinx
    docname: str
    line: int | None = None

    def href(self, kind: str, name: str) -> str:
        """Return the link to an object of the domain; warns (and so stops) if there is none."""
        return domain.href(self, kind, name)

    def link(self, kind: str, name: str, text: str) -> Link:
        """Return these words as a link to an object of the domain; warns if there is none."""
        return Link(self.href(kind, name), text)

    def to(self, target: str) -> str:
        """Return the link to a file of the site, given from its root."""
        return "../" * self.docname.count("/") + languages.place(self.app, target)

    @property
    def language(self) -> str:
        """The language that the page is told in: ``en``."""
        return spoken()

    @property
    def book(self) -> bool:
        """Whether it is a page of a book, where nothing opens, is played or is fetched."""
        return bool(self.app.builder.name == "epub")

    def leads(self, href: str) -> bool:
        """Tell whether a link works here; in a book, only to its own pages and other sites."""
        path = href.partition("#")[0]
        if not self.book or not path or "://" in path:
            return True
        target = normpath(join(dirname(self.docname), path))
        return target.removesuffix(".xhtml") in self.app.env.found_docs

    def image(self, svg: str) -> Link:
        """Return the file that a book has of a drawing, and its words."""
        return Link(self.to(images.write(self.app.outdir, svg)), images.says(svg))

    def fill(self, template: str, /, **values: Any) -> Markup:
        """Return a template filled in for this page."""
        return fill(template, page=self, **values)


Maker = Callable[..., "Markup"]
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
    """Put the HTML in the place of every late node of a page, where pages are made at all."""
    if app.builder.format != "html":
        return  # the sentences are taken out for translators
    for node in list(doctree.findall(Late)):
        page = Page(app, docname, node.line)
        html = _MAKERS[node["maker"]](page, **node["arguments"])
        node.replace_self(nodes.raw("", html, format="html"))


def setup(app: Sphinx) -> None:
    """Connect the resolving of late nodes."""
    app.add_node(Late)
    app.connect("doctree-resolved", resolve)
