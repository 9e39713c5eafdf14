"""How often spare men keep a full grand jan at trictrac, by the numbers that they have to play.

The number of a spare man is how many arrows he stands before the corner. Every throw is scored on
the board; no rule is used.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import pairwise, product

from juegos.tablas.trictrac.chances import set_up
from juegos.tablas.trictrac.plays import GRAND
from juegos.tablas.trictrac.position import CORNER, MEN
from juegos.tablas.trictrac.scoring import casts, ways_of

SPARE = MEN - 2 * len(GRAND)
NEAR, FAR = range(1, 6), range(6, 12)  # of men in the second table, and in the first


@cache
def keeps(numbers: tuple[int, ...]) -> int:
    """Return the ways of 36 that keep the jan if spare men have these numbers to play.

    Spare men without a number are in the corner, and the other side's grand jan is full.
    """
    men = dict.fromkeys(GRAND, 2)
    foe = set_up({0: SPARE, **men})
    for number in (*numbers, *[0] * (SPARE - len(numbers))):
        men[CORNER - number] = men.get(CORNER - number, 0) + 1
    return ways_of(casts(set_up(men), foe), "conserver-grand")


def in_order(numbers: Iterable[int]) -> int:
    """Return for how many of some numbers, each but the last, the next keeps no oftener.

    All places of two spare men are tried, one in either table, if one of the two numbers is in the
    list. They count for the number that comes first in it; no place of one number may keep the jan
    less often than a place of the next.
    """
    order = [*numbers]
    ways: dict[int, list[int]] = {number: [] for number in order}
    for pair in product(NEAR, FAR):
        if first := next((number for number in order if number in pair), 0):
            ways[first].append(keeps(pair))
    return sum(min(ways[one]) >= max(ways[other]) for one, other in pairwise(order))
