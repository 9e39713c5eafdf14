"""The hunters' winning strategy for cercar la liebre: positions to keep, with all their answers.

For every stored position, the hunters to move, it has the number of moves of both sides until the
hare is shut in. A step is an answer if the hare can take nobody after it, and every step of the
hare leads to another stored position that needs fewer moves. Positions that are alike by rotation
or reflection are stored once.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import accumulate, pairwise
from math import comb
from typing import NamedTuple

from juegos import data
from juegos.alquerque.symmetry import symmetries, tables, turned
from juegos.engine.line_game import Move
from juegos.material.boards import grid, points

Placed = tuple[int, int]  # the hunters, and the hare’s point; the hunters are to move

BOARD = grid(5, 5, diagonals=True)
SOLVED = (10, 11, 12)  # so many hunters
POINTS, PLANES = len(BOARD.points), 3
_TURNS = [(tables(turn), turn) for turn in symmetries(BOARD)]
HOMES = sorted({min(turn[point] for _, turn in _TURNS) for point in BOARD.points})
_TO_HOME = {
    point: [(sets, turn[point]) for sets, turn in _TURNS if turn[point] in HOMES]
    for point in BOARD.points
}


@lru_cache(1 << 18)
def canonical(hunters: int, hare: int) -> Placed:
    """Return the position that represents this one: the hare on its home, the hunters lowest."""
    return min((turned(sets, hunters), home) for sets, home in _TO_HOME[hare])


@lru_cache(1 << 18)
def number(placed: Placed) -> int:
    """Return the number of a canonical position, among those with as many hunters."""
    hunters, hare = placed
    low = (1 << hare) - 1
    packed = hunters & low | hunters >> 1 & ~low
    rank = sum(comb(point, n) for n, point in enumerate(points(packed), 1))
    return HOMES.index(hare) * comb(POINTS - 1, hunters.bit_count()) + rank


def replies(hunters: int, hare: int) -> list[Placed] | None:
    """Return the positions after the hare’s steps; None if it can take a hunter."""
    for over, there in BOARD.jumps[hare]:
        if hunters >> over & 1 and not hunters >> there & 1:
            return None
    free = [point for point in BOARD.neighbours[hare] if not hunters >> point & 1]
    return sorted({canonical(hunters, point) for point in free})


def steps(hunters: int, hare: int) -> Iterator[tuple[tuple[int, int], int]]:
    """Yield every step of the hunters, with their places after it."""
    men = hunters | 1 << hare
    for here in points(hunters):
        for there in BOARD.neighbours[here]:
            if not men >> there & 1:
                yield (here, there), hunters ^ (1 << here | 1 << there)


def pack(numbers: Mapping[int, int]) -> bytes:
    """Return numbers of positions and their moves, compressed.

    The difference of each number from the one before is cut into bytes, the lowest bytes of all
    first, then the higher ones; the moves come last.

    >>> unpack(pack({7: 3, 70_000: 1}))
    {7: 3, 70000: 1}
    """
    gaps = [there - here for here, there in pairwise([0, *sorted(numbers)])]
    planes = [bytes(gap >> 8 * plane & 255 for gap in gaps) for plane in range(PLANES)]
    content = b"".join([*planes, bytes(numbers[one] for one in sorted(numbers))])
    return zlib.compress(content, 9)


def unpack(packed: bytes) -> dict[int, int]:
    """Return the moves of positions by their numbers."""
    content = zlib.decompress(packed)
    size = len(content) // (PLANES + 1)
    planes = [content[at : at + size] for at in range(0, len(content), size)]
    gaps = (low | middle << 8 | high << 16 for low, middle, high in zip(*planes[:3], strict=True))
    return dict(zip(accumulate(gaps), planes[3], strict=True))


class Plan(NamedTuple):
    """The steps of the hunters that keep to the strategy, and the number of moves to the win."""

    moves: list[Move]
    turns: int


class Strategy:
    """The stored positions with so many hunters."""

    def __init__(self, packed: bytes) -> None:
        self.bytes = len(packed)
        self._turns = unpack(packed)

    def __len__(self) -> int:
        return len(self._turns)

    def turns(self, hunters: int, hare: int) -> int | None:
        """Return the number of moves until the hunters win, if it is known; they are to move."""
        return self._turns.get(number(canonical(hunters, hare)))

    def plan(self, hunters: int, hare: int) -> Plan | None:
        """Return the steps that win soonest, the hunters to move, or None where none is known."""
        if self.turns(hunters, hare) is None:
            return None
        left = [(self.left(after, hare), path) for path, after in steps(hunters, hare)]
        least = min(turns for turns, _ in left if turns is not None)
        return Plan([Move(path) for turns, path in left if turns == least], least + 1)

    def left(self, hunters: int, hare: int) -> int | None:
        """Return the number of moves until the hunters win, the hare to move, if it is known."""
        answers = replies(hunters, hare)
        if answers is None:
            return None
        turns = [self.turns(*placed) for placed in answers]
        counts = [one + 1 for one in turns if one is not None]
        return max(counts, default=0) if len(counts) == len(turns) else None


@cache
def strategy(hunters: int) -> Strategy | None:
    """Return the stored positions with so many hunters, or None if there are none."""
    if hunters not in SOLVED:
        return None
    return Strategy(data.packed(f"alquerque/liebre-{hunters}.bin"))
