"""The values of plays and throws of any game of tables, by its strong player's judgement.

A play is judged by its result once the other has thrown and answered; a throw by the best-looking
board that it allows. The error of the judgement has not been measured.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from juegos.core.message import _
from juegos.core.review import Luck, Rated, Unit, rounded
from juegos.tablas.casas.board import Board, Play, Throw
from juegos.tablas.casas.state import TablesRules
from juegos.tablas.casas.strong_player import value_after_reply

POINTS = Unit(_("points of a game"))


class ThrownBoard(NamedTuple):
    """A throw, the highest die first, with its thrower and the thrower's board."""

    board: Board
    throw: Throw
    seat: int


def rate_plays(laws: TablesRules, plays: Mapping[Play, Board], moves: tuple[Play, ...]) -> Rated:
    """Return the values of plays once the other has thrown and answered."""
    values = {move: rounded(value_after_reply(laws, plays[move])) for move in moves}
    return Rated(values, POINTS)


def fortune(laws: TablesRules, thrown: ThrownBoard) -> Luck:
    """Return A's mean value before a throw, and the value after it."""
    board, throw, seat = thrown
    every, sign = laws.travel.throws(laws.dice), 1 if seat == 0 else -1
    after = {cast: sign * rounded(_best(laws, board, cast)) for cast in every}
    return Luck(every.mean(after.__getitem__), after[throw], POINTS)


def _best(laws: TablesRules, board: Board, throw: Throw) -> float:
    """Return the value of the best board that a throw allows, to the side that throws."""
    ends = laws.travel.reached(board, throw)
    return max(map(laws.worth, ends)) if ends else laws.worth(board)
