"""The stored table of bearing off that players use: the rounded mean of every position.

``bearing_off`` computes exactly, which takes seconds for fifteen men. The stored numbers are whole
200ths of a throw, in the order of the positions, as differences from the one before; they are
packed in ``juegos/data``.
"""

from __future__ import annotations

import zlib
from array import array
from functools import cache
from itertools import accumulate, pairwise

from juegos import data
from juegos.material import dice
from juegos.tablas.backgammon import bearing_off

PARTS = 200


def packed() -> bytes:
    """Return all means as they are stored, computed again; takes seconds."""
    mean, unit = bearing_off.means(), bearing_off.UNIT
    whole = [0, *((2 * PARTS * mean[at] + unit) // (2 * unit) for at in in_order())]
    more = array("H", [(after - before) % 65536 for before, after in pairwise(whole)])
    halves = bytes(n & 255 for n in more) + bytes(n >> 8 for n in more)
    return zlib.compress(halves, 9)


@cache
def rounded() -> dict[int, int]:
    """Return the mean of every position in ``PARTS`` of a throw, the nearest whole number."""
    halves = zlib.decompress(data.packed("tablas/bearing-off.bin"))
    count = len(halves) // 2
    more = (low | high << 8 for low, high in zip(halves[:count], halves[count:], strict=True))
    whole = accumulate(more, lambda last, n: (last + n) & 65535)
    return dict(zip(in_order(), whole, strict=True))


def in_order() -> list[int]:
    """Return all positions, the least number first."""
    result = [(0, bearing_off.MEN)]
    for casa in range(bearing_off.CASAS - 1, -1, -1):
        result = [(at + (n << 4 * casa), left - n) for at, left in result for n in range(left + 1)]
    return [at for at, _ in result]


def mean(at: int) -> float:
    """Return the mean throws of a position, to a 400th of a throw."""
    return rounded()[at] / PARTS


@cache
def chances(at: int) -> tuple[float, ...]:
    """Return the chance that no throw is needed, exactly one, two ... by plays of least mean."""
    if at == 0:
        return (1.0,)
    total = [0.0] * (bearing_off.MOST + 2)
    means, longest = rounded(), 0
    for throw, weight in dice.throws(2).items():
        best = min(sorted(bearing_off.ends(at, (throw[0], throw[1]))), key=means.__getitem__)
        lasts = chances(best)
        longest = max(longest, len(lasts))
        for n, chance in enumerate(lasts, 1):
            total[n] += weight / 36 * chance
    return tuple(total[: longest + 1])
