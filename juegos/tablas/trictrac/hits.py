"""Hits: lone men of the other side that a throw reaches, truly or falsely, and the beaten corner.

Nobody moves by a hit. A number of the dice reaches a man directly; their sum reaches it over a
rest, truly where one rest holds fewer than two of the other's men, else falsely.
"""

from __future__ import annotations

from collections.abc import Iterator

from juegos.tablas.trictrac.cruces import Usage
from juegos.tablas.trictrac.position import CORNER, FAR_CORNER, LAST, Men, is_grand
from juegos.tablas.trictrac.values import GRAND_HIT, TABLES, WORTH, Jan, JanWay, Throw, each, jan


def hits(men: Men, foe: Men, throw: Throw, usage: Usage) -> Iterator[Jan]:
    """Yield each lone man of the other that the throw hits, truly or falsely.

    Each number counts once for a man, however many men could bring it.
    """
    for to in range(1, 24):
        if foe[LAST - to] == 1:
            yield from _hit(men, foe, to, throw, usage)


def _hit(men: Men, foe: Men, to: int, throw: Throw, usage: Usage) -> Iterator[Jan]:
    grand = is_grand(to)
    table = TABLES[grand]
    value = each(GRAND_HIT if grand or usage.flat_hits else WORTH["battue-vrai"], throw)
    ways = [
        JanWay(to - die, -1, to, die) for die in dict.fromkeys(throw) if to >= die and men[to - die]
    ]
    total = sum(throw)
    start = to - total
    if start >= 0 and men[start]:
        rests = [start + die for die in dict.fromkeys(throw)]
        open_rests = [rest for rest in rests if foe[LAST - rest] < 2]
        if not open_rests:
            false = tuple(JanWay(start, rest, to, total) for rest in rests)
            yield Jan("battue-faux", value, 1, to, table, false)
        else:
            ways.append(JanWay(start, open_rests[0], to, total))
    if ways:
        yield Jan("battue-vrai", value * len(ways), len(ways), to, table, tuple(ways))


def corner(men: Men, foe: Men, throw: Throw) -> Iterator[Jan]:
    """Yield the beating of the other's empty corner by a side that holds its own.

    The two dice bring two men there directly; the two that hold its own corner do not count.
    """
    if men[CORNER] < 2 or foe[CORNER]:
        return
    free = [count - 2 * (index == CORNER) for index, count in enumerate(men)]
    first, second = (FAR_CORNER - die for die in throw)
    needed = 2 if first == second else 1
    if free[first] >= needed and free[second] >= needed:
        ways = tuple(JanWay(FAR_CORNER - die, -1, FAR_CORNER, die) for die in throw)
        yield jan("coin-battu", throw, ways, at=FAR_CORNER)
