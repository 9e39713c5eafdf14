"""The fourteen games of the Book of Tables side by side, under their default rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from juegos.core.about import Make
from juegos.core.game import choose
from juegos.core.message import Message, _
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, as_tuples
from juegos.tablas.buffa_cortesa import buffa_cortesa
from juegos.tablas.buffa_de_baldrac import buffa_de_baldrac
from juegos.tablas.cab_e_quinal import cab_e_quinal
from juegos.tablas.casas.board import HAND, OFF, SIDE
from juegos.tablas.doblet import Doblet
from juegos.tablas.doze_canes import DozeCanes
from juegos.tablas.emperador import emperador
from juegos.tablas.fallas import fallas
from juegos.tablas.laquet import laquet
from juegos.tablas.medio_emperador import medio_emperador
from juegos.tablas.pareja_de_entrada import pareja_de_entrada
from juegos.tablas.quadra.game import QuadraGame
from juegos.tablas.quinze_tablas import quinze_tablas
from juegos.tablas.romanos_reencontrat import romanos_reencontrat
from juegos.tablas.seis_dos_y_as import seis_dos_y_as
from juegos.tablas.todas_tablas import TodasTablas

# The games in the order of the book, each with its leaf.
GAMES: Mapping[str, Make] = {
    "73r": quinze_tablas,
    "73v": DozeCanes,
    "74r": Doblet,
    "74v": fallas,
    "75r": seis_dos_y_as,
    "75v": emperador,
    "76r": medio_emperador,
    "76v": pareja_de_entrada,
    "77r": cab_e_quinal,
    "77v": TodasTablas,
    "78r": laquet,
    "78v": buffa_cortesa,
    "79r": buffa_de_baldrac,
    "79v": romanos_reencontrat,
}
COLUMNS = (
    *(
        _("game"),
        _("fol."),
        _("men a side"),
        _("dice"),
        _("direction"),
        _("a man alone"),
        _("doubling"),
    ),
    _("an unplayable die"),
)
WAYS: Mapping[str, Message] = {
    "contrary": _("against each other"),
    "side": _("against each other"),
    "same": _("the same way"),
    "half": _("the same way"),
}


def table(slug: str, readings: Mapping[str, str]) -> Table:
    """Return the men, dice, ways, hits and lost dice of each game.

    Raises:
        UnknownName: readings are given; the games are described under the default ones.
    """
    choose(slug, (), readings)
    games = {leaf: make({}) for leaf, make in GAMES.items()}
    rows = [[game.slug, leaf, *_row(game)] for leaf, game in games.items()]
    return Table(
        f"{slug}.libro",
        _("The fourteen games of the Book of Tables, each by its default readings"),
        COLUMNS,
        as_tuples(rows),
        _("men; dice"),
        tuple(Locus.parse(f"ldj:{leaf}") for leaf in GAMES),
        (),
    )


def _row(game: Any) -> list[Cell]:
    return (_within if isinstance(game, QuadraGame) else _race)(game.laws)


def _within(laws: Any) -> list[Cell]:
    """Return the row of a game in which no man travels."""
    takes = laws.shared and laws.how.takes
    lost = _("the other plays it") if "otro" in laws.event_rules else _("it is lost")
    alone = _("is taken") if takes else _("is safe")
    return [laws.men, laws.dice, _("no man travels"), alone, _("everywhere"), lost]


def _race(laws: Any) -> list[Cell]:
    """Return the row of a race; men laid aside at the start do not count."""
    travel, turns = laws.travel, laws.turns
    men = sum(laws.board[:SIDE]) - laws.board[OFF]
    doubled = _("everywhere") if travel.alone >= HAND else _("once past the middle")
    lost = _("it is lost")
    if turns.shared:
        lost = _("the other plays it")
    elif turns.fails:
        lost = _("it is lost; a whole throw loses the game")
    alone = _("is hit") if travel.hits else _("is safe")
    return [men, laws.dice + len(travel.fixed), WAYS[travel.lies], alone, doubled, lost]
