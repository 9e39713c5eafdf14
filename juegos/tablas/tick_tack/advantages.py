"""What a cast of tick-tack wins, the game ending with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from juegos.core.source import Rule
from juegos.tablas.tick_tack import rules as law
from juegos.tablas.tick_tack.plays import hits, plays
from juegos.tablas.trictrac.movement import Play, full, takers
from juegos.tablas.trictrac.passage import GRAND, PETIT
from juegos.tablas.trictrac.plays import lack
from juegos.tablas.trictrac.position import CORNER, FAR_CORNER, HOME, Men
from juegos.tablas.trictrac.values import Throw


def won_by(
    men: Men, foe: Men, throw: Throw, readings: Mapping[str, str]
) -> tuple[tuple[Rule, int], ...]:
    """Return what the cast wins under these readings: each rule with its stakes, the best first."""
    found = []
    if takers(men, FAR_CORNER, *throw) is not None and not foe[CORNER]:
        found.append((law.IN, 2))
    # a play brings two men at most
    if lack(men, GRAND) <= 2 and any(full(there, GRAND) for there in plays(men, foe, throw)):
        found.append((law.TABLE, 2))
    if hits(men, foe, throw):
        found.append((law.HIT, 1))
    if readings["ways"] == "all":
        found += _ways(foe, plays(men, foe, throw))
    if throw[0] == throw[1] and readings["doublets"] == "twice":
        found = [(rule, 2 * worth) for rule, worth in found]
    return tuple(sorted(found, key=lambda pair: -pair[1]))


def _ways(foe: Men, results: Mapping[Men, Play]) -> Iterator[tuple[Rule, int]]:
    """Yield Toots, Boveries and Flyers where a play makes them."""
    if any(full(there, PETIT) for there in results):
        yield law.TOOTS, 1
    if any(there[CORNER] and there[FAR_CORNER] for there in results):
        yield law.BOVERIES, 1
    if not any(foe[len(PETIT) :]) and any(any(there[HOME[0] :]) for there in results):
        yield law.FLYERS, 1
