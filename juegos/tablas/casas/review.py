"""The values of plays and throws of any game of tables, by its strong player's judgement.

A play is judged by its result once the other has thrown and answered; a throw by the best-looking
board that it allows. The error of the judgement has not been measured.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from juegos.core.message import _
from juegos.core.review import Luck, Rated, Unit, rounded
from juegos.tablas.casas.board import Board, Play, Throw, Travel
from juegos.tablas.casas.strong_player import Worth, value_after_reply

POINTS = Unit(_("points of a game"))


class ThrownBoard(NamedTuple):
    """A throw, the highest die first, with its thrower and the thrower's board."""

    board: Board
    throw: Throw
    seat: int


def rate_plays(
    travel: Travel, plays: Mapping[Play, Board], worth: Worth, moves: tuple[Play, ...], dice: int
) -> Rated:
    """Return the values of plays once the other has thrown and answered."""
    return Rated(
        {move: rounded(value_after_reply(travel, plays[move], worth, dice)) for move in moves},
        POINTS,
    )


def fortune(travel: Travel, thrown: ThrownBoard, worth: Worth, dice: int) -> Luck:
    """Return A's mean value before a throw, and the value after it."""
    board, throw, seat = thrown
    every, sign = travel.throws(dice), 1 if seat == 0 else -1
    after = {cast: sign * rounded(_best(travel, board, worth, cast)) for cast in every}
    return Luck(every.mean(after.__getitem__), after[throw], POINTS)


def _best(travel: Travel, board: Board, worth: Worth, throw: tuple[int, ...]) -> float:
    """Return the value of the best board that a throw allows, to the side that throws."""
    ends = travel.reached(board, throw)
    return max(map(worth, ends)) if ends else worth(board)
