"""Where the men of tick-tack may go by a cast, and whom it hits."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations

from juegos.tablas.trictrac.movement import Leg, Play, after
from juegos.tablas.trictrac.position import LAST, Men
from juegos.tablas.trictrac.values import Throw


@lru_cache(maxsize=4096)
def plays(men: Men, foe: Men, throw: Throw) -> dict[Men, Play]:
    """Return where the men may go: by both numbers if it can be, else by one, the higher first."""
    found: dict[Men, Play] = {}
    for first, second in sorted(set(permutations(throw)), reverse=True):
        for one in _steps(men, foe, first):
            there = after(men, Play((one,)))
            for two in _steps(there, foe, second):
                goes_on = two.start == one.to and not men[one.to]
                if goes_on:
                    play = Play((Leg(one.start, two.to, one.pips + two.pips, one.to),))
                else:
                    play = Play((one, two))
                found.setdefault(after(there, Play((two,))), play)
    for die in sorted(throw, reverse=True):
        if not found:
            single = (Play((leg,)) for leg in _steps(men, foe, die))
            found = {after(men, play): play for play in single}
    return found


def _steps(men: Men, foe: Men, die: int) -> Iterator[Leg]:
    """Yield each man's step by a number to a point where the other has no man."""
    for start in range(LAST + 1 - die):
        if men[start] and not foe[LAST - start - die]:
            yield Leg(start, start + die, die)


def hits(men: Men, foe: Men, throw: Throw) -> bool:
    """Return whether the cast brings a man to one that stands alone, the way being free."""
    for to in (i for i in range(1, LAST + 1) if foe[LAST - i] == 1):
        if any(to >= die and men[to - die] for die in throw):
            return True
        start = to - sum(throw)
        ways = throw if start >= 0 and men[start] else ()
        if any(foe[LAST - start - die] < 2 for die in ways):
            return True
    return False
