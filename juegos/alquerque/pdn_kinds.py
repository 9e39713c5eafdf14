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
    """A game as PDN knows it: its type, the sign of a capture, the results, White's first.

    ``first`` is the corner at which the squares begin to be counted, seen by White on our board,
    where they have numbers: from ``below`` or from ``above``, always from the left.
    """

    type: str
    takes: str = "x"
    first: str = ""
    results: tuple[str, str, str] = ("1-0", "0-1", "1/2-1/2")


KINDS: Mapping[str, Kind] = {
    "damas-internacionales": Kind("20,W,10,10,N2,0", first="above", results=("2-0", "0-2", "1-1")),
    "damas-espanolas": Kind("24,W,8,8,N1,1", first="below"),
    "damas-rusas": Kind("25,W,8,8,A0,0", takes=":"),
    "damas-turcas": Kind("30,W,8,8,A0,0"),
}


def squares(game: PointsGame) -> dict[int, str]:
    """Return what players call each square: its number, or its column and row."""
    board, first = game.core.board, KINDS[game.slug].first
    if not first:
        return {point: board.names[point] for point in board.points}
    up = 1 if first == "below" else -1
    order = sorted(board.points, key=lambda point: (up * board.xy[point][1], board.xy[point][0]))
    return {point: str(number) for number, point in enumerate(order, 1)}
