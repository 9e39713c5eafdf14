"""Chances of one throw, counted by playing it: to hit a single man, to enter from the bar."""

from __future__ import annotations

from typing import NamedTuple

from juegos.material import dice
from juegos.tablas.casas.board import BAR, SIDE, Board, Travel, side

ALL = 36


class Shots(NamedTuple):
    """In how many of 36 ways a man is hit: in all, and by one die alone (a direct shot)."""

    ways: int
    direct: int

    @property
    def indirect(self) -> int:
        """The ways in which only two dice or more, added up, hit it."""
        return self.ways - self.direct


def shots(travel: Travel, board: Board) -> dict[int, Shots]:
    """Return the shots at each single man of the other, by the player's number of its casa."""
    blots = [casa for casa in range(24, 0, -1) if board[SIDE + travel.facing(casa)] == 1]
    ways, direct = dict.fromkeys(blots, 0), dict.fromkeys(blots, 0)
    for throw, weight in dice.throws(2).items():
        hit: dict[int, bool] = {}
        for play in travel.plays(board, throw):
            for out, to, hits in play:
                if hits:
                    hit[to] = hit.get(to, False) or board[out] > 0
        for casa, straight in hit.items():
            ways[casa] += weight
            direct[casa] += weight * straight
    return {casa: Shots(ways[casa], direct[casa]) for casa in blots}


def at_distance(travel: Travel, distance: int) -> Shots:
    """Return the shots at a man so many casas away on an empty board; at 24 from the bar."""
    start = 24 if distance < 24 else BAR
    casa = start - distance
    board = side({start: 1}) + side({travel.facing(casa): 1})
    return shots(travel, board)[casa]


def entering(travel: Travel, closed: int, held: int) -> tuple[int, int]:
    """Return in how many of 36 ways some man enters, and in how many all do.

    ``closed`` of the six casas are the other's, ``held`` men are on the bar.
    """
    board = side({BAR: held}) + side(dict.fromkeys(range(1, closed + 1), 2))
    some = every = 0
    for throw, weight in dice.throws(2).items():
        left = [after[BAR] for after in travel.plays(board, throw).values()]
        some += weight * any(count < held for count in left)
        every += weight * any(count == 0 for count in left)
    return some, every
