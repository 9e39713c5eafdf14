"""The rare jans of the beginning: the chance of a side that plays for one of them alone.

Exact: every throw and every allowed play is searched, and the play that makes the jan likeliest is
made. The other side does nothing: its men stay on its talon, so its corner is empty and nothing is
in the way. So the chance is an upper bound.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache

from juegos.material import dice
from juegos.tablas.trictrac.jans import THIRD
from juegos.tablas.trictrac.passage import ground
from juegos.tablas.trictrac.plays import playable, within_duties
from juegos.tablas.trictrac.position import CORNER, START, Men
from juegos.tablas.trictrac.readings import Usage
from juegos.tablas.trictrac.scoring import ThrowContext, score_plays

ALL = 36
USUAL = Usage()
JANS = ("six-tables", "deux-tables", "mezeas")
Walk = Callable[[Men, int, int], Fraction]


def chance(name: str, usage: Usage = USUAL, throws: int | None = None) -> Fraction:
    """Return the chance of a rare jan within so many throws of a relevé, or ever."""
    most = throws or 99

    @cache
    def walk(men: Men, nth: int, since: int) -> Fraction:
        """Return the chance before the throw ``nth``, ``since`` it took the corner."""
        if nth > most or not open_to(name, men, nth):
            return Fraction(0)
        total = Fraction(0)
        for weight, jans, every in _throws(men, usage, ThrowContext(nth, since)):
            if name in jans:
                total += weight
                continue
            ends = [end for end in every if open_to(name, end, nth + 1)]
            later = (walk(end, nth + 1, _since(since, men, end)) for end in ends)
            total += weight * max(later, default=Fraction(0))
        return total / ALL

    return walk(START, 1, 1)


@cache  # the chances of three jans, each within several throws, pass the same positions
def _throws(
    men: Men, usage: Usage, when: ThrowContext
) -> tuple[tuple[int, frozenset[str], tuple[Men, ...]], ...]:
    """Return the weight of each throw, the jans that it makes, and the positions it may lead to."""
    here = ground(men, START, usage)
    every = []
    for faces, weight in dice.throws(2).items():
        throw = max(faces), min(faces)
        found = playable(here, throw, usage)
        jans = frozenset(jan.name for jan in score_plays(here, found, throw, usage, when).jans)
        every.append((weight, jans, tuple(within_duties(here, found, usage).plays)))
    return tuple(every)


def _since(since: int, before: Men, men: Men) -> int:
    """Return how many throws ago, at the next, the corner was taken."""
    return since + 1 if before[CORNER] and men[CORNER] else 1


def open_to(name: str, men: Men, nth: int) -> bool:
    """Return whether the jan can still come at the throw ``nth`` or later."""
    off = START[0] - men[0]
    if name == "six-tables":
        return nth <= THIRD and off == 2 * (nth - 1) and max(men[1:]) <= 1
    return off <= 2
