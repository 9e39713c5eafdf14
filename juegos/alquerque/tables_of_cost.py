"""The table of what it took to solve a game; loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Mapping

from juegos import catalogue
from juegos.alquerque.costs import COSTS, SOLVED, Cost
from juegos.core.message import _
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, fixed


def cuadro_coste(slug: str, readings: Mapping[str, str]) -> Table:
    """Return how many positions of a game were gone through to solve it, in what time and memory.

    The readings given do not matter: every form that was solved or tried has its row.
    """
    entry = catalogue.entry(slug)
    rows: list[list[Cell]] = [
        [_what(one), one.positions, _seconds(one), one.megabytes, one.command]
        for one in COSTS
        if one.slug == slug
    ]
    return Table(
        f"{slug}.coste",
        _("{name}: what it took to solve it", name=entry.name),
        (_("what"), _("positions"), _("seconds"), _("megabytes"), _("command")),
        fixed(rows),
        _("positions gone through; seconds of one processor; megabytes of memory at most"),
        tuple(map(Locus.parse, entry.loci)),
        tuple(entry.game(readings).readings.items()),
        "juegos.alquerque.tables_of_cost.cuadro_coste",
    )


def _what(one: Cost) -> str:
    return one.what if one.came == SOLVED else _("{what}: given up", what=one.what)


def _seconds(one: Cost) -> Cell:
    return round(one.seconds) if one.seconds >= 1 else _("under 1")
