"""How the strong player fares against who takes most now; the games are kept, not played here."""

from __future__ import annotations

from collections.abc import Mapping

from juegos import data
from juegos.alquerque.players import LEVELS
from juegos.core.game import choose
from juegos.core.message import _
from juegos.core.table import Cell, Table, fixed
from juegos.engine.search import MOVES

Readings = Mapping[str, str]
# The strong player does so much work a move, far less than on a page; he begins the games of an
# even seed, seeds being 0 and up; four turns are played first by who takes most. By game there is a
# letter for each seed: the strong player won, drew or lost.
KEPT = data.told("alquerque/matches.json")
WORK: int = KEPT["work"]
RESULTS: Mapping[str, str] = KEPT["results"]
_UNIT = _(
    "games, seeds 0 and up; the work of a move is {work}, on a page {page}: a position looked at "
    "counts 1, and 1 more for each {moves} moves it has; played on {day} by {command}",
    work=f"{WORK:,}",
    page=f"{LEVELS['strong'].work:,}",
    moves=MOVES,
    day=KEPT["made"],
    command=KEPT["command"],
)


def cuadro_encuentros(slug: str, readings: Readings) -> Table:
    """Return of alquerque and each game of draughts how many games the strong player won."""
    choose(slug, (), readings)
    rows: list[list[Cell]] = [
        [game, len(results), *map(results.count, "wdl")] for game, results in RESULTS.items()
    ]
    return Table(
        f"{slug}.encuentros",
        _("The strong player against one that captures the most men now"),
        (_("game"), _("games"), _("won"), _("drawn"), _("lost")),
        fixed(rows),
        _UNIT,
        (),
        (),
        "juegos.alquerque.tables_of_matches.cuadro_encuentros",
    )
