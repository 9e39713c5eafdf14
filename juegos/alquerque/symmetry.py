"""Equivalent positions: one represents all that are its rotations and reflections."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from juegos.material.boards import XY, Board, mask, points

P = TypeVar("P", bound=tuple[Any, ...])
CHUNK = 13  # points whose places are looked up at once
Tables = tuple[tuple[int, ...], ...]


class Canonicalizer:
    """Finds the position that represents its equivalents on one board.

    The first ``sets`` fields of a position are sets of points. Only those reflections and rotations
    count that keep the lines, and keep ``fixed`` points within their set: the game must have no
    direction. ``make`` makes a position from its fields.
    """

    def __init__(
        self,
        board: Board,
        make: Callable[[Iterable[Any]], Any] = tuple,
        *,
        sets: int = 2,
        fixed: int = 0,
    ) -> None:
        self._make, self._sets = make, sets
        self._turns = [
            tables(places) for places in symmetries(board) if _map_set(places, fixed) == fixed
        ]

    def __call__(self, position: P) -> P:
        """Return the position that represents this one."""
        turns, least = self._turns, []
        for one in position[: self._sets]:
            ways = [turned(turn, one) for turn in turns]
            least.append(min(ways))
            if len(turns) > 1:  # of those that are equal so far the next set decides
                turns = [turn for turn, men in zip(turns, ways, strict=True) if men == least[-1]]
        result: P = self._make((*least, *position[self._sets :]))
        return result


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
