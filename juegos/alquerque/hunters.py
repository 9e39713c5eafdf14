"""How the hunters win cercar la liebre: positions to keep to, with an answer to whatever is played.

Of every position, the hunters to move, it is kept in how many moves of both the hare is shut in. A
step is an answer if the hare can take nobody after it and wherever the hare goes the position is
kept too, and takes fewer moves. Positions that are alike, turned or in a mirror, are kept once.
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
KEPT = (10, 11, 12)  # so many hunters
POINTS, PLANES = len(BOARD.points), 3
_TURNS = [(tables(turn), turn) for turn in symmetries(BOARD)]
HOMES = sorted({min(turn[point] for _, turn in _TURNS) for point in BOARD.points})
_TO_HOME = {
    point: [(sets, turn[point]) for sets, turn in _TURNS if turn[point] in HOMES]
    for point in BOARD.points
}


@lru_cache(1 << 18)
def canonical(hunters: int, hare: int) -> Placed:
    """Return the position that stands for this one: the hare on its home, the hunters lowest."""
    return min((turned(sets, hunters), home) for sets, home in _TO_HOME[hare])


@lru_cache(1 << 18)
def number(placed: Placed) -> int:
    """Return the number of a position that stands for others, among those with as many hunters."""
    hunters, hare = placed
    low = (1 << hare) - 1
    packed = hunters & low | hunters >> 1 & ~low
    rank = sum(comb(point, n) for n, point in enumerate(points(packed), 1))
    return HOMES.index(hare) * comb(POINTS - 1, hunters.bit_count()) + rank


def replies(hunters: int, hare: int) -> list[Placed] | None:
    """Return what the hare’s steps lead to, the hare to move; None if it can take somebody."""
    for over, there in BOARD.jumps[hare]:
        if hunters >> over & 1 and not hunters >> there & 1:
            return None
    free = [point for point in BOARD.neighbours[hare] if not hunters >> point & 1]
    return sorted({canonical(hunters, point) for point in free})


def steps(hunters: int, hare: int) -> Iterator[tuple[tuple[int, int], int]]:
    """Yield every step of the hunters, and where they stand after it."""
    men = hunters | 1 << hare
    for here in points(hunters):
        for there in BOARD.neighbours[here]:
            if not men >> there & 1:
                yield (here, there), hunters ^ (1 << here | 1 << there)


def pack(kept: Mapping[int, int]) -> bytes:
    """Return numbers of positions and their moves, compressed.

    Each number less the one before it is cut into bytes, the lowest of all first, then those above;
    the moves come last.

    >>> unpack(pack({7: 3, 70_000: 1}))
    {7: 3, 70000: 1}
    """
    gaps = [there - here for here, there in pairwise([0, *sorted(kept)])]
    planes = [bytes(gap >> 8 * plane & 255 for gap in gaps) for plane in range(PLANES)]
    content = b"".join([*planes, bytes(kept[one] for one in sorted(kept))])
    return zlib.compress(content, 9)


def unpack(packed: bytes) -> dict[int, int]:
    """Return by the numbers of positions their moves."""
    content = zlib.decompress(packed)
    size = len(content) // (PLANES + 1)
    planes = [content[at : at + size] for at in range(0, len(content), size)]
    gaps = (low | middle << 8 | high << 16 for low, middle, high in zip(*planes[:3], strict=True))
    return dict(zip(accumulate(gaps), planes[3], strict=True))


class Plan(NamedTuple):
    """Steps of the hunters that keep to the strategy, and in how many moves of both they win."""

    moves: list[Move]
    turns: int


class Strategy:
    """What is kept of the positions with so many hunters."""

    def __init__(self, packed: bytes) -> None:
        self.bytes = len(packed)
        self._turns = unpack(packed)

    def __len__(self) -> int:
        return len(self._turns)

    def plan(self, hunters: int, hare: int) -> Plan | None:
        """Return the steps that win soonest, the hunters to move, or None where none is known."""
        if number(canonical(hunters, hare)) not in self._turns:
            return None
        left = [(self.left(after, hare), path) for path, after in steps(hunters, hare)]
        least = min(turns for turns, _ in left if turns is not None)
        return Plan([Move(path) for turns, path in left if turns == least], least + 1)

    def left(self, hunters: int, hare: int) -> int | None:
        """Return in how many moves of both the hunters win, the hare to move, if that is known."""
        answers = replies(hunters, hare)
        if answers is None:
            return None
        turns = [self._turns.get(number(placed)) for placed in answers]
        known = [one + 1 for one in turns if one is not None]
        return max(known, default=0) if len(known) == len(turns) else None


@cache
def strategy(hunters: int) -> Strategy | None:
    """Return what is kept of the positions with so many hunters, or None if nothing is."""
    return Strategy(data.packed(f"alquerque/liebre-{hunters}.bin")) if hunters in KEPT else None
