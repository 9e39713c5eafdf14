"""Equivalent positions: one represents all that are its rotations and reflections."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from juegos.material.boards import XY, Board, mask, points

CHUNK = 13  # points whose places are looked up at once
FIRST_SETS = 1 << 18  # first sets whose least image is remembered, at most
Tables = tuple[tuple[int, ...], ...]


class Canonicalizer:
    """Finds the position that represents its equivalents on one board.

    The first ``sets`` fields of a position are sets of points. Only those reflections and rotations
    count that keep the lines, and keep ``fixed`` points within their set: the game must have no
    direction. What is returned is a plain tuple of the fields.
    """

    def __init__(self, board: Board, *, sets: int = 2, fixed: int = 0) -> None:
        self._more = range(1, sets)
        self._turns = [
            tables(places) for places in symmetries(board) if _map_set(places, fixed) == fixed
        ]
        self._first: dict[int, tuple[int, list[Tables]]] = {}

    def __call__(self, position: tuple[Any, ...]) -> tuple[Any, ...]:
        """Return the position that represents this one."""
        if (first := self._first.get(position[0])) is None:
            if len(self._first) == FIRST_SETS:
                self._first.clear()
            first = self._first[position[0]] = _least(self._turns, position[0])
        fields = list(position)
        fields[0], turns = first
        for i in self._more:  # of the turns that are equal so far the next set decides
            if fields[i]:
                fields[i], turns = _least(turns, fields[i])
        return tuple(fields)


def _least(turns: list[Tables], men: int) -> tuple[int, list[Tables]]:
    """Return the least image of a set of points, and the turns that bring it there."""
    if len(turns) == 1:
        return turned(turns[0], men), turns
    ways = [turned(turn, men) for turn in turns]
    least = min(ways)
    return least, [turn for turn, way in zip(turns, ways, strict=True) if way == least]


def symmetries(board: Board) -> list[dict[int, int]]:
    """Return the place of each point under each reflection and rotation that keeps the lines."""
    lines = {frozenset(line) for line in board.lines}
    right = sum(f(x for x, _ in board.xy.values()) for f in (min, max))
    top = sum(f(y for _, y in board.xy.values()) for f in (min, max))
    turns: list[Callable[[XY], XY]] = [
        lambda xy: xy,
        lambda xy: (right - xy[0], xy[1]),
        lambda xy: (xy[0], top - xy[1]),
        lambda xy: (right - xy[0], top - xy[1]),
    ]
    if right == top:
        turns += [lambda xy, turn=turn: turn((xy[1], xy[0])) for turn in turns]  # type: ignore[misc]
    return [
        {point: board.point(turn(xy)) for point, xy in board.xy.items()}
        for turn in turns
        if {frozenset(map(turn, line)) for line in board.lines} == lines
    ]


def _map_set(places: dict[int, int], men: int) -> int:
    return mask(places[point] for point in points(men))


def tables(places: dict[int, int]) -> Tables:
    """Return for every chunk of points the image of each set of them."""
    result = []
    for low in range(0, max(places) + 1, CHUNK):
        table = [0]
        for point in range(low, low + CHUNK):
            bit = 1 << places[point] if point in places else 0
            table += [there | bit for there in table]
        result.append(tuple(table))
    return tuple(result)


def turned(tables: Tables, men: int) -> int:
    """Return the image of a set of points."""
    result = 0
    for table in tables:
        result |= table[men & (1 << CHUNK) - 1]
        men >>= CHUNK
    return result
