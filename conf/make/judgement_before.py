"""What the men of trictrac and tick-tack were worth to the strong player before it had a net.

At trictrac, what is looked at was chosen by hand: each arrow held, the men alone on an arrow,
those beyond two, full jans and those nearly full; the weights are a least-squares fit to 3,000
relevés. At tick-tack the next two casts were counted, and the points held in the second table. The
strong player of today is measured against this one.
"""

from __future__ import annotations

from functools import lru_cache

from juegos.tablas.tick_tack.players import TickTackGame, cast
from juegos.tablas.trictrac.passage import GRAND
from juegos.tablas.trictrac.plays import lack
from juegos.tablas.trictrac.position import CORNER, OFF, Men

# By arrow, from the talon on: held by two men, a man alone, each man beyond two.
_HELD = (
    *(17.2, 3.5, 9.2, 8.3, 8.4, 6.3),
    *(7.3, 7.3, 6.1, 9, 10.9, 6.4),
    *(0, -2.6, -8.4, -6.9, -7.5, -6.4),
    *(-9.3, -10.5, -10.3, -7.9, -10.5, -11.7),
)
_ALONE = (
    *(10.6, 3.6, 5.2, 4.2, 4.3, 4.2),
    *(3.5, 3.5, 3.7, 5.3, 6.2, 0),
    *(0, -3.5, -3.9, -4, -5.4, -3.8),
    *(-7.4, -5.6, -5.3, -4.6, -5.2, -4.9),
)
_MORE = (
    *(3.1, 0.6, 3.8, 4.3, 1.3, -4.6),
    *(1.4, 0.9, 0.2, -2.1, -0.7, -0.5),
    *(0, -0.5, -4.7, -1.1, -2.3, -2.5),
    *(-0.9, -3.5, -0.7, -2.7, -2.7, -2.1),
)
# A full grand jan, and one that wants a man or two; the own corner taken while the other's is
# empty; to have just played.
_FULL, _NEAR, _CORNER, _TO_THROW = -2.0, -2.2, 6.4, -0.4

_CASE = 0.02  # what a point held in the second table of tick-tack is worth, in stakes


def worth(men: Men, foe: Men) -> float:
    """Return what the men are worth to a side that has just played; the other is to throw."""
    mine, theirs = men[CORNER] > 1, foe[CORNER] > 1
    return _side(men) - _side(foe) + _CORNER * (mine - theirs) + _TO_THROW


@lru_cache(maxsize=20_000)
def _side(men: Men) -> float:
    value = 0.0
    for index in range(OFF):
        count = men[index]
        if count > 1:
            value += _HELD[index] + _MORE[index] * (count - 2)
        elif count:
            value += _ALONE[index]
    lacking = lack(men, GRAND)
    return value + _FULL * (lacking == 0) + _NEAR * (lacking in {1, 2})


def weighed(table: TickTackGame, men: Men, foe: Men) -> float:
    """Return what a position of tick-tack is worth to the side that has just played, in stakes."""
    theirs, chance = cast(table, foe, men)
    held = sum(min(men[i], 2) - min(foe[i], 2) for i in GRAND) / 2
    return -theirs + (1 - chance) * (cast(table, men, foe)[0] + _CASE * held)
