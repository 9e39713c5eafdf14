"""The games of draughts that PDN knows and that are played here: their types, signs and squares.

The types, with their numbers, and the squares as players of each game count them are those of the
tag ``GameType`` in the standard PDN 3.0. Spanish draughts are played with an empty corner to the
left: that board is ours in a mirror, and its squares are counted in the mirror too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from juegos.alquerque.points_game import PointsGame


class Kind(NamedTuple):
    """A game as PDN knows it: its type, the sign of a capture, the results, White's first."""

    type: str
    takes: str = "x"
    results: tuple[str, str, str] = ("1-0", "0-1", "1/2-1/2")


KINDS: Mapping[str, Kind] = {
    "damas-internacionales": Kind("20,W,10,10,N2,0", results=("2-0", "0-2", "1-1")),
    "damas-espanolas": Kind("24,W,8,8,N1,1"),
    "damas-rusas": Kind("25,W,8,8,A0,0", takes=":"),
    "damas-turcas": Kind("30,W,8,8,A0,0"),
}


def squares(game: PointsGame) -> dict[int, str]:
    """Return what players call each square: its number, or its column and row."""
    board = game.core.board
    return dict(board.numbers) or {point: board.names[point] for point in board.points}
