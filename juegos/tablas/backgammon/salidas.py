"""Bearing off with nobody in the way: exact mean and distribution of the throws it takes.

A *position* is the men on the six casas of the last quarter, six times four bits, the first casa
lowest; there are 54,264 of up to fifteen men. The side plays so that the mean is least; of equal
plays the first found counts. A mean is kept as a whole number of 36ths of 36ths ... (``UNIT`` to
a throw), which is exact: no position takes more throws than ``MOST``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement

from juegos.errors import BadNotation
from juegos.material import dados

MEN, CASAS, MOST = 15, 6, 30
UNIT = 36**MOST
_DICE = range(1, CASAS + 1)


def position(men: Sequence[int]) -> int:
    """Return the position with so many men on the first casa, on the second and so on.

    Raises:
        BadNotation: there are not six counts, or they make more than fifteen men.
    """
    if len(men) != CASAS or min(men) < 0 or sum(men) > MEN:
        raise BadNotation(f"{list(men)}: expected the men on six casas, at most fifteen in all")
    return sum(count << 4 * casa for casa, count in enumerate(men))


def positions() -> Iterator[int]:
    """Yield all positions; a play leads only to earlier ones."""
    every = (
        tuple(casas.count(casa) for casa in _DICE)
        for casas in combinations_with_replacement(range(CASAS + 1), MEN)
    )
    yield from map(
        position, sorted(every, key=lambda men: sum(n * (i + 1) for i, n in enumerate(men)))
    )


def after(at: int, die: int) -> list[int]:
    """Return the positions to which one die leads, the man of the highest casa first."""
    top = (at.bit_length() + 3) // 4
    found = []
    for casa in range(top, 0, -1):
        if at >> 4 * (casa - 1) & 15:
            here = at - (1 << 4 * (casa - 1))
            if casa > die:
                found.append(here + (1 << 4 * (casa - die - 1)))
            elif casa in {die, top}:
                found.append(here)
    return found or [at]


@cache
def means() -> dict[int, int]:
    """Return the mean of every position, in ``UNIT`` to a throw."""
    mean = {0: 0}
    # What is left at best after one to three steps of a die, for each die.
    left: dict[int, tuple[list[int], list[int], list[int]]] = {0: ([0] * 6, [0] * 6, [0] * 6)}
    for at in positions():
        if at:
            mean[at], left[at] = _mean(at, mean, left)
    return mean


def _mean(
    at: int, mean: dict[int, int], left: dict[int, tuple[list[int], list[int], list[int]]]
) -> tuple[int, tuple[list[int], list[int], list[int]]]:
    """Return the mean of a position, and what is left after one to three steps of each die."""
    steps = [after(at, die) for die in _DICE]
    one = [min([mean[to] for to in steps[die]]) for die in range(CASAS)]
    two, three = (
        [min([left[to][count][die] for to in steps[die]]) for die in range(CASAS)]
        for count in (0, 1)
    )
    total = sum(min([left[to][2][die] for to in steps[die]]) for die in range(CASAS))
    both = [[left[to][0] for to in steps[die]] for die in range(CASAS)]
    for high in range(1, CASAS):
        for low in range(high):
            first = min([rows[low] for rows in both[high]])
            second = min([rows[high] for rows in both[low]])
            total += 2 * min(first, second)
    return UNIT + total // 36, (one, two, three)


def mean(at: int) -> Fraction:
    """Return the mean number of throws that a position takes."""
    return Fraction(means()[at], UNIT)


def ends(at: int, throw: tuple[int, int]) -> set[int]:
    """Return the positions to which the plays of a throw lead."""
    high, low = throw
    if high == low:
        found = {at}
        for _ in range(4):
            found = {to for here in found for to in after(here, high)}
        return found
    orders = ((high, low), (low, high))
    return {to for a, b in orders for here in after(at, a) for to in after(here, b)}


@cache
def ways(at: int) -> tuple[int, ...]:
    """Return in how many of 36, of 36 squared, ... ways just one throw is needed, just two, ..."""
    if at == 0:
        return (1,)
    total: list[int] = [0] * (MOST + 2)
    longest = 0
    for throw, weight in dados.throws(2).items():
        best = min(sorted(ends(at, (throw[0], throw[1]))), key=means().__getitem__)
        counts = ways(best)
        longest = max(longest, len(counts))
        for n, count in enumerate(counts):
            total[n + 1] += weight * count
    return tuple(total[: longest + 1])


def distribution(at: int) -> dict[int, Fraction]:
    """Return the chance of each number of throws."""
    return {n: Fraction(count, 36**n) for n, count in enumerate(ways(at)) if count}
