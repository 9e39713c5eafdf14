"""How the strong player fares against who takes most now; the games are kept, not played here."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.alquerque.players import LEVELS
from juegos.core.game import choose
from juegos.core.table import Cell, Table, fixed
from juegos.engine.search import MOVES
from juegos.kept.alquerque_matches import COMMAND, MADE, RESULTS, WORK

Readings = Mapping[str, str]
_WORK = (
    f"the work of a move is {WORK:,}, on a page {LEVELS['strong'].work:,}: a position looked at "
    f"counts 1, and 1 more for each {MOVES} moves it has"
)


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
        f"games, seeds 0 and up; {_WORK}; played on {MADE} by {COMMAND}",
        (),
        (),
        "juegos.alquerque.tables_of_matches.cuadro_encuentros",
    )
