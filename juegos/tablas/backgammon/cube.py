"""The value of the cube by Janowski's formulas, for money and for matches.

Rick Janowski, *Take-Points in Money Games* (1993): a cube that is always turned at the best moment
makes the value of a position linear between the points where one side doubles the other out; one
that is never turned makes it linear between a lost and a won game. The truth lies between the two,
``LIVE`` of the way to the first. In a match each cube value has points of its own, found from the
highest value down.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

LIVE = 0.7
Line = list[tuple[float, float]]


class Chances(NamedTuple):
    """The chance that a side wins, and what part of its games won, and lost, are gammons."""

    win: float
    gammons: float = 0.0
    lost: float = 0.0

    @property
    def turned(self) -> Chances:
        """The same for the other side."""
        return Chances(1 - self.win, self.lost, self.gammons)


class AtStake(NamedTuple):
    """The stakes of a side: by points won (or lost, below 0), and up to which cube it doubles.

    ``limits`` are its own and the other's: at that value and above nobody gains by doubling.
    """

    gain: Callable[[int], float]
    limits: tuple[int, int]
    jacoby: bool = False

    @property
    def turned(self) -> AtStake:
        """The same for the other side."""
        return AtStake(lambda points: -self.gain(-points), self.limits[::-1], self.jacoby)


MINE, THEIRS = 0, 1


def worth(view: AtStake, chances: Chances, cube: int, owner: int | None) -> float:
    """Return the value to a side by its chances; the cube is ``MINE``, ``THEIRS`` or nobody's."""
    lost, won = _ends(view, chances, cube, owner)
    dead = lost + chances.win * (won - lost)
    return LIVE * _at(_line(view, chances, cube, owner), chances.win) + (1 - LIVE) * dead


def before(view: AtStake, chances: Chances, cube: int, owner: int | None) -> float:
    """Return the value to a side that is to throw and may double first, where it may."""
    result = worth(view, chances, cube, owner)
    if owner == THEIRS or cube >= view.limits[MINE]:
        return result
    return max(result, min(view.gain(cube), worth(view, chances, 2 * cube, THEIRS)))


def _ends(view: AtStake, chances: Chances, cube: int, owner: int | None) -> tuple[float, float]:
    """Return the mean value of a lost game and of a won one, gammons counted."""
    counted = not (view.jacoby and owner is None)
    lost = view.gain(-cube) + counted * chances.lost * (view.gain(-2 * cube) - view.gain(-cube))
    won = view.gain(cube) + counted * chances.gammons * (view.gain(2 * cube) - view.gain(cube))
    return lost, won


def _line(view: AtStake, chances: Chances, cube: int, owner: int | None) -> Line:
    """Return the value by the chance to win, as corners of a line, with perfect cube play."""
    lost, won = _ends(view, chances, cube, owner)
    line = [(0.0, lost)]
    if owner != MINE and cube < view.limits[THEIRS]:
        refused = view.gain(-cube)
        line.append((_where(_line(view, chances, 2 * cube, MINE), refused), refused))
    if owner != THEIRS and cube < view.limits[MINE]:
        refused = view.gain(cube)
        line.append((_where(_line(view, chances, 2 * cube, THEIRS), refused), refused))
    line.append((1.0, won))
    return line


def _at(line: Line, win: float) -> float:
    """Return the value at a chance."""
    for (left, low), (right, high) in pairwise(line):
        if win <= right:
            return low if right <= left else low + (high - low) * (win - left) / (right - left)
    return line[-1][1]


def _where(line: Line, worth: float) -> float:
    """Return the least chance at which a position has this value."""
    for (left, low), (right, high) in pairwise(line):
        if low < worth <= high:
            return left + (right - left) * (worth - low) / (high - low)
    return 0.0 if worth <= line[0][1] else 1.0
