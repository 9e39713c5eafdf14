"""The jans of filling: made by one to three ways, kept, or kept because a die cannot be played."""

from __future__ import annotations

from collections.abc import Iterator

from juegos.tablas.trictrac.cruces import Usage
from juegos.tablas.trictrac.plays import (
    JANS,
    Ground,
    Leg,
    Playable,
    full,
    jan_filled,
    jan_kept,
    lack,
)
from juegos.tablas.trictrac.position import CORNER, Men
from juegos.tablas.trictrac.values import Jan, JanWay, Throw, jan


def filling(here: Ground, found: Playable, throw: Throw, usage: Usage) -> Iterator[Jan]:
    """Yield the jan that the throw fills or keeps; one filled only in passing does not count."""
    name = jan_kept(here.men)
    if name:
        if any(full(men, JANS[name]) for _, men in found.plays):
            yield jan(f"conserver-{name}", throw)
        return
    name = jan_filled(here, found)
    if not name:
        return
    table = JANS[name]
    if lack(here.men, table) == 2:
        ways_list = _two_men_play(here, found, table)
        yield jan(f"remplir-{name}", throw, ways_list, 1 + usage.two_ways)
        return
    at = next(index for index in table if here.men[index] == 1)
    ways = tuple(_ways(here, found, table, at))
    if usage.corner_fills and name == "retour":
        ways += tuple(_by_corner(here, throw, at))
    yield jan(f"remplir-{name}", throw, ways, max(1, len(ways)), at)


def _two_men_play(here: Ground, found: Playable, table: range) -> tuple[JanWay, ...]:
    """Return one play that supplies the two men that are lacking."""
    play = next(play for play, men in found.plays if full(men, table))
    return tuple(_way(leg) for leg in play.legs)


def _way(leg: Leg) -> JanWay:
    return JanWay(leg.start, leg.via, leg.to, leg.pips)


def _ways(here: Ground, found: Playable, table: range, at: int) -> Iterator[JanWay]:
    """Yield the numbers that bring a man to the half-case, one leg for each.

    The jan is full at the end of the throw, and does not need the man where it stood.
    """
    seen = set()
    for play, men in found.plays:
        if not full(men, table):
            continue
        for leg in play.legs:
            spare = _spare(here.men, leg.start, table)
            if leg.to == at and spare and leg.pips not in seen:
                seen.add(leg.pips)
                yield _way(leg)


def _spare(men: Men, start: int, table: range) -> bool:
    return start not in table or men[start] > 2


def _by_corner(here: Ground, throw: Throw, at: int) -> Iterator[JanWay]:
    """Yield the old way *par puissance* of a man of the corner, which cannot leave it alone."""
    rests = [CORNER + die for die in throw if here.rest[CORNER + die]]
    if here.men[CORNER] == 2 and CORNER + sum(throw) == at and rests:
        yield JanWay(CORNER, rests[0], at, sum(throw))
