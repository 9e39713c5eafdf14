"""Boards of points joined by lines: the geometry shared by all games of the alquerque kind.

A board is its lines; a point is known by a number such that every step in one direction adds the
same amount, so that a set of points is an integer and all men step that way by one shift. Columns
are lettered from the left and rows numbered from the first player's side: ``c2``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise
from string import ascii_lowercase
from typing import NamedTuple

XY = tuple[int, int]


class Direction(NamedTuple):
    """A direction on a board: what a step adds to the number of a point, and where it starts.

    ``starts`` and ``jumps`` are sets of points: those with a neighbour that way, and those with two
    points that way on one line.
    """

    step: XY
    shift: int
    starts: int
    jumps: int


@dataclass(frozen=True)
class Board:
    """Lines of points, each point at whole coordinates, x from the left and y from below.

    ``counted`` is the side, ``"above"`` or ``"below"``, from which players number the points, each
    row from the left; empty where they do not.
    """

    lines: tuple[tuple[XY, ...], ...]
    counted: str = ""

    @cached_property
    def points(self) -> tuple[int, ...]:
        """All points, row by row from below and from the left in each."""
        places = {xy for line in self.lines for xy in line}
        return tuple(self.point(xy) for xy in sorted(places, key=lambda xy: (xy[1], xy[0])))

    @cached_property
    def _stride(self) -> int:
        width = 1 + max(x for line in self.lines for x, _ in line)
        return width | 1  # odd, so that a chequered board can be packed by halves

    @cached_property
    def _chequered(self) -> bool:
        return all((x + y) % 2 == 0 for line in self.lines for x, y in line)

    @cached_property
    def numbers(self) -> Mapping[int, str]:
        """The number of each point as players write it; empty where they do not number points."""
        if not self.counted:
            return {}
        up = 1 if self.counted == "below" else -1
        order = sorted(self.points, key=lambda point: (up * self.xy[point][1], self.xy[point][0]))
        return {point: str(number) for number, point in enumerate(order, 1)}

    def point(self, xy: XY) -> int:
        """Return the number of the point at these coordinates."""
        number = self._stride * xy[1] + xy[0]
        return number // 2 if self._chequered else number

    @cached_property
    def xy(self) -> Mapping[int, XY]:
        """The coordinates of each point."""
        return {self.point(xy): xy for line in self.lines for xy in line}

    @cached_property
    def names(self) -> Mapping[int, str]:
        """The name of each point: ``c2``."""
        return {p: f"{_letters(x)}{y + 1}" for p, (x, y) in self.xy.items()}

    @cached_property
    def named(self) -> Mapping[str, int]:
        """The point of each name."""
        return {name: point for point, name in self.names.items()}

    @cached_property
    def all(self) -> int:
        """The set of all points."""
        return mask(self.points)

    @cached_property
    def _paths(self) -> tuple[tuple[int, ...], ...]:
        """Every line as points, in both directions."""
        there = [tuple(map(self.point, line)) for line in self.lines]
        return tuple(path for line in there for path in (line, line[::-1]))

    @cached_property
    def neighbours(self) -> Mapping[int, tuple[int, ...]]:
        """The points next to each point, sorted."""
        result: dict[int, set[int]] = {point: set() for point in self.points}
        for path in self._paths:
            for here, there in pairwise(path):
                result[here].add(there)
        return {point: tuple(sorted(near)) for point, near in result.items()}

    @cached_property
    def rays(self) -> Mapping[int, tuple[tuple[int, ...], ...]]:
        """From each point along each line, the points that follow, the nearest first."""
        result: dict[int, set[tuple[int, ...]]] = {point: set() for point in self.points}
        for path in self._paths:
            for i, here in enumerate(path[:-1]):
                result[here].add(path[i + 1 :])
        return {point: tuple(sorted(rays)) for point, rays in result.items()}

    @cached_property
    def jumps(self) -> Mapping[int, tuple[tuple[int, int], ...]]:
        """From each point the short jumps: the point passed over and the landing."""
        return {
            point: tuple(sorted({(ray[0], ray[1]) for ray in rays if len(ray) > 1}))
            for point, rays in self.rays.items()
        }

    @cached_property
    def ways(self) -> tuple[Direction, ...]:
        """All directions in which some step is possible."""
        starts: dict[XY, int] = {}
        jumps: dict[XY, int] = {}
        for here, rays in self.rays.items():
            for ray in rays:
                step = self._step(here, ray[0])
                starts[step] = starts.get(step, 0) | 1 << here
                if len(ray) > 1 and self._step(ray[0], ray[1]) == step:
                    jumps[step] = jumps.get(step, 0) | 1 << here
        return tuple(
            Direction(step, self._shift(step), from_, jumps.get(step, 0))
            for step, from_ in sorted(starts.items())
        )

    def _step(self, here: int, there: int) -> XY:
        (x, y), (to_x, to_y) = self.xy[here], self.xy[there]
        return to_x - x, to_y - y

    def _shift(self, step: XY) -> int:
        number = self._stride * step[1] + step[0]
        return number // 2 if self._chequered else number

    @cached_property
    def rows(self) -> tuple[tuple[int, ...], ...]:
        """The points row by row from the top, in each from the left, as positions are written."""
        heights = sorted({y for _, y in self.xy.values()}, reverse=True)
        return tuple(tuple(p for p in self.points if self.xy[p][1] == y) for y in heights)

    def row(self, y: int) -> int:
        """Return the set of points of a row."""
        return mask(p for p, (_, at) in self.xy.items() if at == y)

    @cached_property
    def top(self) -> int:
        """The highest y: the first player's last row."""
        return max(y for _, y in self.xy.values())


def _letters(x: int) -> str:
    """Return what a column is called: a to z, then aa, ab."""
    rest, last = divmod(x, 26)
    return (ascii_lowercase[rest - 1] if rest else "") + ascii_lowercase[last]


def mask(points: Iterable[int]) -> int:
    """Return a set of points as an integer."""
    result = 0
    for point in points:
        result |= 1 << point
    return result


def points(mask: int) -> list[int]:
    """Return the points of a set, lowest first."""
    result = []
    while mask:
        low = mask & -mask
        result.append(low.bit_length() - 1)
        mask ^= low
    return result


@cache
def grid(width: int, height: int, *, diagonals: bool = False, straight: bool = True) -> Board:
    """Return a board of rows and columns, with the diagonals through points of even x + y.

    Without ``straight`` there are only diagonals: one colour of a chequered board.
    """
    places = {(x, y) for x in range(width) for y in range(height)}
    ways = [*([(1, 0), (0, 1)] if straight else []), *([(1, 1), (1, -1)] if diagonals else [])]
    lines = []
    for dx, dy in ways:
        even = dx and dy
        for x, y in sorted(places):
            if (x - dx, y - dy) in places or (even and (x + y) % 2):
                continue
            line = [(x, y)]
            while (following := (line[-1][0] + dx, line[-1][1] + dy)) in places:
                line.append(following)
            if len(line) > 1:
                lines.append(tuple(line))
    return Board(tuple(lines))
