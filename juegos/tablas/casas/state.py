"""The state of a game of tables, and the protocol of its rules.

Phases: ``sale`` (each casts one die for the first turn, which is played with both), ``batalla``
(each casts one for the hand alone), ``tira`` (a seat must throw), ``juega`` (it plays its throw),
``resto`` (it plays what the other could not), ``resto-otra`` (the same, and then the other throws
again) and ``fin``, where a game that nobody has won has no points.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from juegos.core.game import GameRules
from juegos.core.source import Rule
from juegos.tablas.casas.board import Board, Throw, Travel, turned
from juegos.tablas.casas.turns import Turns

SALE, BATALLA, TIRA, JUEGA, FIN = "sale", "batalla", "tira", "juega", "fin"
RESTO, RESTO_OTRA = "resto", "resto-otra"
PLAYING = (JUEGA, RESTO, RESTO_OTRA)
OPENINGS = (SALE, BATALLA)


@dataclass(frozen=True, slots=True)
class State:
    """The state of a game of tables; the board is A's 27 counts, then B's."""

    phase: str
    board: Board
    seat: int = 0
    throw: Throw = ()
    winner: int = 0
    points: int = 0
    why: str = ""


class End(NamedTuple):
    """How a game ended: who won, how many times the stake, the rule, the words.

    Where nobody has won it is worth nothing, and ``winner`` is the seat that played last.
    """

    winner: int
    points: int
    why: Rule
    says: str


class TablesRules(GameRules, Protocol):
    """The rules of a game of tables; ``TablesGame`` plays it.

    ``event_rules`` has the rule of each thing that happens or is refused: ``sale dados mover casa
    hiere bar sacar pierde menor todos men``, and ``dobles`` where a double counts as four. A play
    that looks worse than the best one by ``near`` is not looked at again. A player of the level
    ``good`` makes a mistake that costs ``mistake``, in stakes, a quarter as often as the best play.
    """

    travel: Travel
    turns: Turns
    dice: int
    near: float
    mistake: float
    opening: str
    board: Board
    event_rules: Mapping[str, Rule]

    def worth(self, board: Board) -> float:
        """Return the value of a board, in stakes, to the side that has just played."""

    def over(self, board: Board, seat: int) -> End | None:
        """Return how the game ends after ``seat`` has played; the board is as that seat sees it."""


def mover_board(state: State) -> Board:
    """Return the board as the seat that throws or plays sees it."""
    return turned(state.board) if state.seat else state.board
