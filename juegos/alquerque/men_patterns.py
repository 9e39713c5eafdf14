"""The value of a position of draughts at ten by ten by the patterns of its men.

Regions of six squares, three rows by two, cover the board and overlap. A table gives each pattern
of men in a region a weight, in hundredths of a man. After half a turn of the board the sides have
changed places, so a region shares its table with the one opposite, where the weights count for the
other side. The weights were fitted to games that the search played against itself
(``conf.train.draughts``).
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from struct import unpack
from typing import NamedTuple

from juegos import data
from juegos.alquerque.boards_of_games import damero
from juegos.alquerque.position import Position
from juegos.material.boards import mask

FILE = "alquerque/patterns.bin"
SIZE = 10
HIGH, WIDE = 3, 2  # rows and squares of a region
BAND = 4  # rows whose regions are looked up together
PATTERNS = 3 ** (HIGH * WIDE)
MAN = 100
_CACHE_SIZE = 100_000  # patterns of a band

Squares = tuple[int, ...]  # by their numbers from the first player's left corner, row by row


def regions() -> list[Squares]:
    """Return the regions that have a table, those nearer to the first player."""
    wide = SIZE // 2
    starts = [(row, at) for row in range(SIZE - HIGH + 1) for at in range(wide - WIDE + 1)]
    every = [
        tuple((row + y) * wide + at + x for y in range(HIGH) for x in range(WIDE))
        for row, at in starts
    ]
    return every[: len(every) // 2]


def opposite(squares: Squares) -> Squares:
    """Return the squares after half a turn of the board."""
    return tuple(SIZE * SIZE // 2 - 1 - square for square in squares)


WEIGHTS = 2 + len(regions()) * PATTERNS  # of a king, of the turn, of the patterns


class Region(NamedTuple):
    """A region as a set of points, the code of each set of men there, and the weights by code."""

    points: int
    white: dict[int, int]
    black: dict[int, int]
    weights: Sequence[int]


class Band(dict[tuple[int, int], int]):
    """The sum of the weights of some regions by the sets of white and black men in their rows."""

    def __init__(self, regions: Sequence[Region]) -> None:
        super().__init__()
        self.regions = regions

    def __missing__(self, men: tuple[int, int]) -> int:
        """Return the sum for men that were not there before, and keep it."""
        if len(self) >= _CACHE_SIZE:
            self.clear()
        one, two = men
        total = sum(
            weights[white[one & points] + black[two & points]]
            for points, white, black, weights in self.regions
        )
        self[men] = total
        return total


class PatternValue:
    """The value of a position by weights: of a king, of the turn, and of the patterns in order."""

    def __init__(self, weights: Sequence[int]) -> None:
        if len(weights) != WEIGHTS:
            raise ValueError(f"{len(weights)} weights; there must be {WEIGHTS}")
        self._king, self._turn, *tables = weights
        points = damero(SIZE).points
        bands: dict[int, list[Region]] = {low: [] for low in range(0, SIZE - BAND + 1, 2)}
        for number, squares in enumerate(regions()):
            table = tables[number * PATTERNS :][:PATTERNS]
            for turn, region in (1, squares), (-1, opposite(squares)):
                low = min(region) // (SIZE // 2) // 2 * 2
                places = [points[square] for square in region]
                bands[low].append(_region(places, table, turn))
        wide = SIZE // 2
        self._bands = [
            (mask(points[low * wide : (low + BAND) * wide]), Band(group))
            for low, group in bands.items()
        ]

    def __call__(self, position: Position) -> int:
        """Return the value to the seat to move, in hundredths of a man."""
        own, other, kings, side, _ = position
        total = self._turn
        if kings:
            total += self._king * ((own & kings).bit_count() - (other & kings).bit_count())
            own, other = own & ~kings, other & ~kings
        total += MAN * (own.bit_count() - other.bit_count())
        white, black = (other, own) if side else (own, other)
        (a, one), (b, two), (c, three), (d, four) = self._bands
        patterns = (
            one[white & a, black & a]
            + two[white & b, black & b]
            + three[white & c, black & c]
            + four[white & d, black & d]
        )
        return total - patterns if side else total + patterns


def _region(places: Sequence[int], table: Sequence[int], turn: int) -> Region:
    """Return a region; in one opposite (``turn`` -1) men and weights change sides."""
    codes = dict(_codes(places))
    doubled = {men: 2 * code for men, code in codes.items()}
    if turn > 0:
        return Region(mask(places), codes, doubled, table)
    return Region(mask(places), doubled, codes, [-weight for weight in table])


def _codes(places: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield each set of some points, and its number in the ternary system."""
    for count in range(len(places) + 1):
        for some in combinations(range(len(places)), count):
            yield mask(places[at] for at in some), sum(3**at for at in some)


def pack(weights: Sequence[int]) -> bytes:
    """Return weights as their file holds them."""
    whole = b"".join(weight.to_bytes(2, "little", signed=True) for weight in weights)
    return zlib.compress(whole, 9)


@lru_cache(maxsize=1)
def trained() -> PatternValue:
    """Return the value by the weights of the package."""
    content = zlib.decompress(data.packed(FILE))
    return PatternValue(unpack("<" + "h" * (len(content) // 2), content))
