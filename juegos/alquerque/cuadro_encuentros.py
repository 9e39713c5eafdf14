"""How the strong player fares against who takes most now; the games are kept, not played here."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.alquerque.encuentros import COMMAND, MADE, NODES, RESULTS
from juegos.game import choose
from juegos.table import Cell, Table, fixed

Readings = Mapping[str, str]


def cuadro_encuentros(slug: str, readings: Readings) -> Table:
    """Return of alquerque and each game of draughts how many games the strong player won."""
    choose(slug, (), readings)
    rows: list[list[Cell]] = [
        [game, len(results), *map(results.count, "wdl")] for game, results in RESULTS.items()
    ]
    return Table(
        f"{slug}.encuentros",
        "The strong player against one who takes the most men now",
        ("game", "games", "won", "drawn", "lost"),
        fixed(rows),
        f"games, seeds 0 and up, {NODES} positions a move; played on {MADE} by {COMMAND}",
        (),
        (),
        "juegos.alquerque.cuadro_encuentros.cuadro_encuentros",
    )
