"""Positions of one hare and some hunters as numbers: sets of points, ranked by size.

A position is the hare's point and the set of the hunters' points. Of positions that are alike,
turned or in a mirror, one stands for all: the hare only ever stands on a *home*, one point of
those that look alike, and the hunters are turned with it. Sets of one size are numbered in order,
the hare's point left out of them, so that a layer is an array without gaps.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from math import comb
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from juegos.alquerque.symmetry import symmetries

if TYPE_CHECKING:
    from collections.abc import Iterator

    from juegos.material.boards import Board

Sets = NDArray[np.uint32]
Ranks = NDArray[np.int64]
Flags = NDArray[np.bool_]
LOW = 12  # points that are ranked at once; twice as many and one are all that a board may have
PART = 13  # points that are turned at once


@dataclass(frozen=True)
class Strata:
    """All positions on a board, by the number of hunters."""

    board: Board
    _sets: dict[int, Sets] = field(default_factory=dict, compare=False)
    _bases: dict[int, Ranks] = field(default_factory=dict, compare=False)

    @cached_property
    def points(self) -> int:
        """The number of points of the board; they are numbered without gaps."""
        count = len(self.board.points)
        if self.board.points != tuple(range(count)) or count > 2 * LOW + 1:
            raise ValueError(f"a board must have at most {2 * LOW + 1} points, without gaps")
        return count

    @cached_property
    def _home(self) -> dict[int, tuple[int, tuple[Sets, Sets], tuple[Sets, Sets]]]:
        """The home of each point, and the tables that turn it there and back."""
        result = {}
        for point in range(self.points):
            turn = min(symmetries(self.board), key=lambda turn: turn[point])
            back = {there: here for here, there in turn.items()}
            result[point] = turn[point], _tables(turn), _tables(back)
        return result

    @cached_property
    def homes(self) -> dict[int, int]:
        """The homes, with the number of points that each represents."""
        every = [self._home[point][0] for point in range(self.points)]
        return {home: every.count(home) for home in sorted(set(every))}

    def size(self, hunters: int) -> int:
        """Return the number of sets of hunters for each point of the hare."""
        return comb(self.points - 1, hunters)

    def sets(self, hare: int, hunters: int) -> Sets:
        """Return all sets of this many hunters with the hare on its point, in order of rank."""
        if hunters not in self._sets:
            every = np.arange(1 << (self.points - 1), dtype=np.uint32)
            self._sets[hunters] = every[np.bitwise_count(every) == hunters]
        packed = self._sets[hunters]
        low = np.uint32((1 << hare) - 1)
        return (packed & low) | ((packed & ~low) << np.uint32(1))

    def rank(self, hare: int, sets: Sets) -> Ranks:
        """Return the rank of each set, none of which has the hare's point; all are of one size."""
        if not len(sets):
            return np.zeros(0, dtype=np.int64)
        low = np.uint32((1 << hare) - 1)
        packed = (sets & low) | ((sets >> np.uint32(1)) & ~low)
        base = self._base(int(sets[0]).bit_count())
        ranks: Ranks = base[packed >> np.uint32(LOW)]
        ranks += _LOWS[packed & np.uint32((1 << LOW) - 1)]
        return ranks

    def _base(self, hunters: int) -> Ranks:
        """Return for each upper part the number of sets of the size with a lesser one."""
        if hunters not in self._bases:
            left = [hunters - part.bit_count() for part in range(1 << LOW)]
            lows = [comb(LOW, n) if n >= 0 else 0 for n in left]
            self._bases[hunters] = np.cumsum([0, *lows[:-1]], dtype=np.int64)
        return self._bases[hunters]

    def home(self, hare: int, sets: Sets) -> tuple[int, Sets]:
        """Return the hare's home and the sets, turned with it."""
        point, there, _ = self._home[hare]
        return point, _turned(there, sets)

    def away(self, hare: int, sets: Sets) -> Sets:
        """Return the sets after the hare is turned back from its home to a point."""
        return _turned(self._home[hare][2], sets)

    @cached_property
    def edges(self) -> tuple[tuple[int, int], ...]:
        """Every step of a man on the empty board."""
        near = self.board.neighbours
        return tuple((here, there) for here in self.board.points for there in near[here])

    def steps(self, hare: int, sets: Sets) -> Iterator[tuple[NDArray[np.intp], Sets]]:
        """Yield for each step on the board the sets that can make it, and their results.

        A step can be taken back, so these are the sets that come before, too.
        """
        for here, there in self.edges:
            if hare not in {here, there}:
                both = np.uint32(1 << here | 1 << there)
                (can,) = np.nonzero(sets & both == np.uint32(1 << here))
                if len(can):
                    yield can, sets[can] ^ both


def has(sets: Sets, point: int) -> Flags:
    """Return which sets have a point."""
    flags: Flags = sets & np.uint32(1 << point) != 0
    return flags


def _lows() -> Ranks:
    """Return the rank of each set of the lower points among those of its size."""
    size = np.bitwise_count(np.arange(1 << LOW, dtype=np.uint32))
    rank = np.empty(1 << LOW, dtype=np.int64)
    for k in range(LOW + 1):
        (here,) = np.nonzero(size == k)
        rank[here] = np.arange(len(here))
    return rank


_LOWS = _lows()


def _tables(turn: dict[int, int]) -> tuple[Sets, Sets]:
    """Return the image of each set of the lower points, and of the upper."""
    tables = []
    for first in (0, PART):
        table = np.zeros(1, dtype=np.uint32)
        for point in range(first, first + PART):
            bit = np.uint32(1 << turn[point] if point in turn else 0)
            table = np.concatenate([table, table | bit])
        tables.append(table)
    return tables[0], tables[1]


def _turned(tables: tuple[Sets, Sets], sets: Sets) -> Sets:
    low, high = tables
    result: Sets = low[sets & np.uint32((1 << PART) - 1)]
    result |= high[sets >> np.uint32(PART)]
    return result
