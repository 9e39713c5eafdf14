"""``{j:cita} azar.odds``: the reference of the object with this id, for *How to cite*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conf.sphinx.directives.base import Directive
from conf.sphinx.directives.cite import placed
from conf.sphinx.page import deferred
from juegos.edition import formats
from juegos.edition.cite import Citable, cite

if TYPE_CHECKING:
    from docutils import nodes
    from markupsafe import Markup

    from conf.sphinx.page.deferred import Page


class ReferenceDirective(Directive):
    """Prints a reference."""

    def content_nodes(self) -> list[nodes.Node]:
        """Return the reference of each object of that id; raises if there is none."""
        return [deferred.placeholder(reference_paragraphs, records=cite(self.arguments[0]))]


@deferred.maker
def reference_paragraphs(page: Page, records: tuple[Citable, ...]) -> Markup:
    """Return references as paragraphs, with their addresses if the site has one."""
    result = [formats.text(placed(page.app, one.kind, one.id, one)) for one in records]
    return page.fill("references.html", references=result)
