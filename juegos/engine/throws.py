"""Search over throws, for games of dice in which a seat chooses a position to leave.

A game values a position in two ways: at sight, and over the throws to come, which costs more. The
positions that look best are valued in the second way, as many as the work allows. A weaker level
makes mistakes, by either value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import inf
from random import Random
from typing import TypeVar

from juegos.core.advice import softened

M = TypeVar("M")
P = TypeVar("P")


def promising(
    positions: Iterable[P],
    at_sight: Callable[[P], float],
    *,
    work: int,
    throws: int,
    near: float = inf,
) -> list[P]:
    """Return the positions that look best at sight, the best first.

    They are as many as ``work`` allows, in throws, if each takes so many ``throws``; none looks
    worse than the best by ``near`` or more.

    >>> promising([1, 9, 8, 3], float, work=42, throws=21)
    [9, 8]
    >>> promising([1, 9, 8, 3], float, work=42, throws=21, near=1.0)
    [9]
    """
    looks = sorted(((at_sight(one), one) for one in positions), reverse=True)
    return [one for value, one in looks[: work // throws] if value > looks[0][0] - near]


def valued(positions: Iterable[P], value: Callable[[P], float]) -> dict[P, float]:
    """Return positions with their values, the best first.

    >>> valued([1, 2, 3], lambda number: -abs(number - 2))
    {2: 0, 3: -1, 1: -1}
    """
    pairs = sorted(((value(one), one) for one in positions), reverse=True)
    return {position: worth for worth, position in pairs}


def mean(values: Iterable[tuple[int, float]]) -> float:
    """Return the mean of the values that throws bring; each comes with the weight of its throw.

    >>> mean([(1, 0.5), (2, 1.0), (1, 0.5)])
    0.75
    """
    total, weights = 0.0, 0
    for weight, value in values:
        total += weight * value
        weights += weight
    return total / weights


def mistaken(values: Mapping[M, float], cost: float, rng: Random) -> M:
    """Return a move drawn by its value, most often the best; costly mistakes are rare.

    A mistake that loses ``cost``, in the unit of the values, is made a quarter as often as the best
    move is chosen.

    >>> rng = Random(1)
    >>> drawn = [mistaken({"13/7": 0.5, "8/2": 0.46}, 0.04, rng) for _ in range(1000)]
    >>> drawn.count("8/2")
    218
    """
    thousandths = {move: round(1000 * value) for move, value in values.items()}
    return softened(thousandths, round(1000 * cost), rng)
