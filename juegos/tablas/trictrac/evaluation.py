"""The value of a position of trictrac by its men alone, in points still to come.

A small net judges it: from the places of the men of both sides it estimates by how much a side that
has just played will outscore the other from the third throw on (an opponent scores the next two
itself); points that come a throw later count a twenty-fifth less. It was trained on tours that the
strong player played against itself. It computes in whole numbers, which are the same on every
machine.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import lru_cache
from operator import mul
from struct import unpack

from juegos import data
from juegos.tablas.trictrac.position import OFF, Men

# Of each arrow, and of the men borne off: whether one man is there, whether more are, how many
# beyond two.
KINDS = 3
OF_A_SIDE = KINDS * (OFF + 1)
INPUTS = 2 * OF_A_SIDE
UNIT, POINT = 1024, 256  # parts that a unit wholly on, and a point, are reckoned in
_CACHE_SIZE = 20_000  # sides

Weights = tuple[int, ...]


class MenJudge:
    """A net of one hidden layer: weights of each input, of the units, of the one output."""

    def __init__(self, weights: Sequence[int]) -> None:
        hidden = (len(weights) - 1) // (INPUTS + 2)
        rows = [tuple(weights[at : at + hidden]) for at in range(0, len(weights) - 1, hidden)]
        *self._rows, self._own, self._units = rows
        self._last = UNIT * weights[-1]
        self._sides: dict[tuple[int, Men], Weights] = {}

    def worth(self, men: Men, foe: Men) -> float:
        """Return the value of the men to a side that has just played; the other is to throw."""
        sums = map(sum, zip(self._own, self._side(0, men), self._side(1, foe), strict=True))
        lit = (min(max(total, 0), UNIT) for total in sums)
        total: int = self._last + sum(map(mul, lit, self._units))
        return total / (UNIT * POINT)

    def _side(self, which: int, men: Men) -> Weights:
        """Return the sum that the men of a side add to the units."""
        total = self._sides.get((which, men))
        if total is None:
            if len(self._sides) > _CACHE_SIZE:
                self._sides.clear()
            rows = [row for arrow, n in enumerate(men) if n for row in self._of(which, arrow, n)]
            total = self._sides[which, men] = tuple(map(sum, zip(*rows, strict=True)))
        return total

    def _of(self, which: int, arrow: int, count: int) -> list[Weights]:
        """Return the amount that the men on an arrow add."""
        one, more, beyond = self._rows[which * OF_A_SIDE + KINDS * arrow :][:KINDS]
        if count == 1:
            return [one]
        return [more, tuple((count - 2) * weight for weight in beyond)]


def weights(slug: str) -> Weights:
    """Return the weights of the net of a game."""
    content = zlib.decompress(data.packed(f"tablas/net-{slug}.bin"))
    return unpack(f"<{len(content) // 2}h", content)


@lru_cache(maxsize=1)
def _judge() -> MenJudge:
    return MenJudge(weights("trictrac"))


def worth(men: Men, foe: Men) -> float:
    """Return the value of the men to a side that has just played; the other is to throw."""
    return _judge().worth(men, foe)
