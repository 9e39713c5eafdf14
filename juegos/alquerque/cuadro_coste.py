"""The table of what it took to solve a game; loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Mapping

from juegos import catalogue
from juegos.alquerque.costes import COSTS
from juegos.source import Locus
from juegos.table import Cell, Table, fixed


def cuadro_coste(slug: str, readings: Mapping[str, str]) -> Table:
    """Return how many positions of a game were gone through to solve it, in what time and memory.

    The readings given do not matter: every form that was solved or tried has its row.
    """
    entry = catalogue.entry(slug)
    rows: list[list[Cell]] = [
        [one.what, one.came, one.positions, f"{one.seconds:g}", one.megabytes, one.command]
        for one in COSTS
        if one.slug == slug
    ]
    return Table(
        f"{slug}.coste",
        f"{entry.name}: what it took to solve it",
        ("what", "outcome", "positions", "seconds", "megabytes", "command"),
        fixed(rows),
        "positions gone through; seconds of one processor; megabytes of memory at most",
        tuple(map(Locus.parse, entry.loci)),
        tuple(entry.game(readings).readings.items()),
        "juegos.alquerque.cuadro_coste.cuadro_coste",
    )
