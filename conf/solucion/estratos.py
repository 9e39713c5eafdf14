"""Positions of one hare and some hunters as numbers: sets of points, ranked within their size.

A position is the hare's point and the set of the hunters' points. Sets of one size are numbered
in order, the hare's point left out of them, so that a layer is an array without gaps.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from math import comb
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Iterator

    from juegos.material.tableros import Board

Sets = NDArray[np.uint32]
Ranks = NDArray[np.int32]


@dataclass(frozen=True)
class Strata:
    """All positions on a board, by the number of hunters."""

    board: Board
    _known: dict[int, Sets] = field(default_factory=dict, compare=False)

    @cached_property
    def points(self) -> int:
        """How many points the board has; they are numbered without gaps."""
        count = len(self.board.points)
        if self.board.points != tuple(range(count)):
            raise ValueError("the points of this board are not numbered without gaps")
        return count

    @cached_property
    def _rank(self) -> Ranks:
        """The rank of every set among those of its size, the hare's point left out."""
        every = np.arange(1 << (self.points - 1), dtype=np.uint32)
        size = np.bitwise_count(every)
        rank = np.empty(len(every), dtype=np.int32)
        for k in range(self.points):
            (here,) = np.nonzero(size == k)
            rank[here] = np.arange(len(here), dtype=np.int32)
        return rank

    def _packed(self, hunters: int) -> Sets:
        if hunters not in self._known:
            every = np.arange(1 << (self.points - 1), dtype=np.uint32)
            self._known[hunters] = every[np.bitwise_count(every) == hunters]
        return self._known[hunters]

    def size(self, hunters: int) -> int:
        """Return how many sets of hunters there are for each point of the hare."""
        return comb(self.points - 1, hunters)

    def sets(self, hare: int, hunters: int) -> Sets:
        """Return all sets of so many hunters with the hare on its point, in order of rank."""
        packed = self._packed(hunters)
        low = np.uint32((1 << hare) - 1)
        return (packed & low) | ((packed & ~low) << np.uint32(1))

    def rank(self, hare: int, sets: Sets) -> Ranks:
        """Return the rank of each set, none of which has the hare's point."""
        low = np.uint32((1 << hare) - 1)
        return self._rank[(sets & low) | ((sets >> np.uint32(1)) & ~low)]

    @cached_property
    def edges(self) -> tuple[tuple[int, int], ...]:
        """Every step that a man can make on the empty board."""
        near = self.board.neighbours
        return tuple((here, there) for here in self.board.points for there in near[here])

    def steps(self, hare: int, sets: Sets) -> Iterator[tuple[NDArray[np.intp], Sets]]:
        """Yield for each step on the board which sets can make it, and what they become.

        A step can be taken back, so these are the sets that come before, too.
        """
        for here, there in self.edges:
            if hare not in {here, there}:
                both = np.uint32(1 << here | 1 << there)
                (can,) = np.nonzero(sets & both == np.uint32(1 << here))
                if len(can):
                    yield can, sets[can] ^ both


def has(sets: Sets, point: int) -> NDArray[np.bool_]:
    """Return which sets have a point."""
    return (sets >> np.uint32(point)) & np.uint32(1) != 0
