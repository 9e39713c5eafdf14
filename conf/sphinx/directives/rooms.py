"""``{j:salas} juegos``: the rooms of a package by the plan; ``{j:salas} faltas``: its breaks.

The plan is ``conf/house/plan.toml``; a test compares it with the imports.
"""

from __future__ import annotations

from collections import Counter

from docutils import nodes

from conf import house
from conf.language import tell
from conf.sphinx.directives.base import Directive
from juegos.core.message import _

Cell = nodes.paragraph
BREAKS = "faltas"


class RoomsDirective(Directive):
    """Prints a table of the plan."""

    shows_words = False

    def content_nodes(self) -> list[nodes.Node]:
        """Return the table; what is neither a package nor ``faltas`` is an error."""
        for path in (house.PLAN, *house.modules().values()):
            self.env.note_dependency(str(path))
        what = self.arguments[0]
        if what == BREAKS:
            rows = [[_code(one.module), _code(one.to), _text(one.why)] for one in house.breaks()]
            return [_table((_("module"), _("imports from"), _("why")), rows)]
        if what not in house.PACKAGES:
            raise self.error(f"{self.name}: {what!r} is neither a package nor {BREAKS!r}")
        sizes = Counter(map(house.room_of, house.modules()))
        rows = [
            [_code(room.name), _text(room.says), _code(*room.may), _text(str(sizes[room.name]))]
            for room in house.rooms().values()
            if house.package_of(room.name) == what
        ]
        return [_table((_("room"), _("what it is for"), _("may import"), _("files")), rows)]


def _text(text: str) -> Cell:
    return nodes.paragraph("", text)


def _code(*names: str) -> Cell:
    """Return names as code, one after the other; a dash where there is none."""
    cell = nodes.paragraph()
    for n, name in enumerate(names):
        cell += [nodes.Text(", " if n else ""), nodes.literal("", name)]
    return cell if names else _text("–")


def _table(heads: tuple[str, ...], rows: list[list[Cell]]) -> nodes.table:
    group = nodes.tgroup("", *(nodes.colspec(colwidth=1) for _ in heads), cols=len(heads))
    group += nodes.thead("", _row([_text(tell(head)) for head in heads]))
    group += nodes.tbody("", *(_row(row) for row in rows))
    return nodes.table("", group)


def _row(cells: list[Cell]) -> nodes.row:
    return nodes.row("", *(nodes.entry("", cell) for cell in cells))
