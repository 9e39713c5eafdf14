"""The complete score of a throw, in the order of narration: the thrower's own jans first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from juegos.tablas.trictrac import hits, jans
from juegos.tablas.trictrac.cruces import Usage
from juegos.tablas.trictrac.plays import Ground, Playable, finished, ground, playable
from juegos.tablas.trictrac.pleins import filling
from juegos.tablas.trictrac.position import Men
from juegos.tablas.trictrac.values import WORTH, Jan, Throw, jan

USUAL = Usage()
_ORDER = {name: rank for rank, name in enumerate(WORTH)}


class ThrowContext(NamedTuple):
    """The context of a throw's score besides the men.

    ``nth`` is the number of the throw among the thrower's in the relevé (0: unknown, late),
    ``since`` how many of the thrower's throws ago, counting this one, the corner was taken (0:
    unknown), and ``meets`` whether this is the second throw of the tour and equals the first.
    """

    nth: int = 0
    since: int = 1
    meets: bool = False


LATE = ThrowContext()


class Score(NamedTuple):
    """The score of a throw, and how many of its dice can be played."""

    jans: tuple[Jan, ...]
    dice: int

    def total(self, *, thrower: bool) -> int:
        """Return the points of the thrower, or of the other."""
        return sum(found.points for found in self.jans if found.thrower == thrower)


def score(
    men: Men, foe: Men, throw: Throw, usage: Usage = USUAL, when: ThrowContext = LATE
) -> Score:
    """Return the score of the throw for either side, before anything is moved."""
    here = ground(men, foe, usage)
    return score_plays(here, playable(here, throw, usage), throw, usage, when)


def score_plays(
    here: Ground, found: Playable, throw: Throw, usage: Usage, when: ThrowContext
) -> Score:
    """Return the score of the throw where the plays are known."""
    every = sorted(_every(here, found, throw, usage, when), key=lambda jan: _ORDER[jan.name])
    return Score(tuple(every), found.dice)


def _every(
    here: Ground, found: Playable, throw: Throw, usage: Usage, when: ThrowContext
) -> Iterator[Jan]:
    men, foe = here.men, here.foe
    yield from jans.six_tables(men, throw, when.nth)
    yield from jans.two_men(men, foe, throw, when.since, usage)
    yield from hits.hits(men, foe, throw, usage)
    yield from hits.corner(men, foe, throw)
    yield from filling(here, found, throw, usage)
    if any(finished(after) for _, after in found.plays):
        yield jan("sortie", throw)
    if found.dice < 2:
        yield jan("impuissance", throw, times=2 - found.dice)
    if usage.rencontre and when.meets:
        yield jan("rencontre", throw)
    if usage.margot:
        yield from jans.margot(men, foe, throw)
    if usage.pile:
        yield from jans.pile(tuple(after for _, after in found.plays), throw)
