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

from conf.language import current_language
from conf.sphinx import domain
from conf.sphinx.fill import fill
from conf.sphinx.page import images, languages

if TYPE_CHECKING:
    from markupsafe import Markup
    from sphinx.application import Sphinx


class Link(NamedTuple):
    """A text and the address it links to: None if it is no link, empty for the page itself."""

    href: str | None
    text: str


@dataclass(frozen=True, slots=True)
class Page:
    """The page that is being written; makes links relative to it."""

    app: Sphinx
    docname: str
    line: int | None = None

    def href(self, kind: str, name: str) -> str:
        """Return the link to an object of the domain; warns, and so stops, if there is none."""
        return domain.href(self, kind, name)

    def link(self, kind: str, name: str, text: str) -> Link:
        """Return a link to an object of the domain with this text; warns if there is none."""
        return Link(self.href(kind, name), text)

    def to(self, target: str) -> str:
        """Return the link to a file of the site, given its path from the root."""
        return "../" * self.docname.count("/") + languages.place(self.app, target)

    @property
    def language(self) -> str:
        """The code of the page's language: ``en``."""
        return current_language()

    @property
    def book(self) -> bool:
        """Whether it is a page of a book, which has nothing to open, play or fetch."""
        return bool(self.app.builder.name == "epub")

    def leads(self, href: str) -> bool:
        """Return whether a link works here; in a book, only to its own pages and other sites."""
        path = href.partition("#")[0]
        if not self.book or not path or "://" in path:
            return True
        target = normpath(join(dirname(self.docname), path))
        return target.removesuffix(".xhtml") in self.app.env.found_docs

    def image(self, svg: str) -> Link:
        """Return the file of a drawing in a book, and its label."""
        return Link(self.to(images.write(self.app.outdir, svg)), images.label_of(svg))

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


class Deferred(nodes.General, nodes.Element):
    """A node whose HTML is made when the page is resolved."""


def placeholder(function: Maker, **arguments: Any) -> Deferred:
    """Return a node that ``function(page, **arguments)`` will replace with its HTML."""
    return Deferred("", maker=_name(function), arguments=arguments)


def resolve(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Replace every deferred node of a page by its HTML, where the builder writes pages."""
    if app.builder.format != "html":
        return  # the sentences are taken out for translators
    for node in list(doctree.findall(Deferred)):
        page = Page(app, docname, node.line)
        html = _MAKERS[node["maker"]](page, **node["arguments"])
        node.replace_self(nodes.raw("", html, format="html"))


def setup(app: Sphinx) -> None:
    """Connect the resolving of deferred nodes."""
    app.add_node(Deferred)
    app.connect("doctree-resolved", resolve)
