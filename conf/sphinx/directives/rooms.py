"""``{j:salas} juegos``: the rooms of a package by the plan; ``{j:salas} faltas``: its breaks.

The plan is ``conf/house/plan.toml``; a test compares it with the imports.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from conf import house
from conf.sphinx.directives.base import Directive
from conf.sphinx.directives.plain_tables import code, table, words
from juegos.core.message import _

if TYPE_CHECKING:
    from docutils import nodes

BREAKS = "faltas"


class RoomsDirective(Directive):
    """Prints a table of the plan."""

    def content_nodes(self) -> list[nodes.Node]:
        """Return the table; another argument than a package or ``faltas`` is an error."""
        what = self.arguments[0]
        if what == BREAKS:
            rows = [[code(one.module), code(one.to), words(one.why)] for one in house.breaks()]
            return [table((_("module"), _("imports from"), _("why")), rows)]
        if what not in house.PACKAGES:
            raise self.error(f"{self.name}: {what!r} is neither a package nor {BREAKS!r}")
        sizes = Counter(map(house.room_of, house.modules()))
        rows = [
            [code(room.name), words(room.says), code(*room.may), words(str(sizes[room.name]))]
            for room in house.rooms().values()
            if house.package_of(room.name) == what
        ]
        return [table((_("room"), _("what it is for"), _("may import"), _("files")), rows)]
