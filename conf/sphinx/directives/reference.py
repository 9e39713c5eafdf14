"""``{j:cita} azar.odds``: the reference of what has this id, as the page *How to cite* shows it."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from conf.sphinx.directives.base import Directive
from conf.sphinx.directives.cite import placed
from conf.sphinx.page import late
from juegos.edition import formats
from juegos.edition.cite import Record, cite

if TYPE_CHECKING:
    from docutils import nodes

    from conf.sphinx.page.late import Page


class Cita(Directive):
    """Prints a reference."""

    def content_nodes(self) -> list[nodes.Node]:
        """Return the reference of each object of that id; raises if there is none."""
        return [late.later(written, records=cite(self.arguments[0]))]


@late.maker
def written(page: Page, records: tuple[Record, ...]) -> str:
    """Return references as paragraphs, with their addresses if the site has one."""
    return "".join(f'<p class="j-cita">{escape(_text(page, record))}</p>' for record in records)


def _text(page: Page, record: Record) -> str:
    return formats.text(placed(page.app, record.kind, record.id, record))
