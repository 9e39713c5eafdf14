"""What a position of trictrac is worth by its men alone, in points that are still to come.

What is looked at was chosen by hand: each arrow held, the men alone on an arrow, those beyond two,
full jans and those nearly full. The weights are a least-squares fit to the points that the sides
went on to score, throw after throw, in relevés played by this same judgement; points that come
a throw later count a twenty-fifth less. They are rounded.
"""

from __future__ import annotations

from functools import lru_cache

from juegos.tablas.trictrac.jugadas import lack
from juegos.tablas.trictrac.paso import GRAND, PETIT, RETOUR
from juegos.tablas.trictrac.posicion import CORNER, OFF, Men

# By arrow, from the talon on: held by two men, a man alone, each man beyond two.
_HELD = (
    *(8, -0.5, 6.4, 6.4, 4.9, 3.5),
    *(6, 5.9, 3.4, 9.8, 10.8, 6.2),
    *(0, -1.5, -2.4, 1.2, -3, -4.9),
    *(-4.8, -5, -4.5, -8, -8.5, -13.9),
)
_ALONE = (
    *(4.4, 1.6, 3.5, 3.5, 2.6, 3.1),
    *(2.5, 3.2, 0.6, 4.5, 5.5, 0),
    *(0, -3.3, -5.3, -1.9, -1.7, -3.5),
    *(-5.6, -4.8, -4.8, -4.7, -4.4, -7.6),
)
_MORE = (
    *(2.2, -1.7, 0.9, -1, -0.3, -0.3),
    *(0.5, -0.6, -0.1, -1.7, -1, -0.9),
    *(0, -0.6, 0, 0.4, 0.8, 0.7),
    *(-2.3, -1.2, -3.3, -2.8, -3.5, -2.5),
)
# Petit, grand and retour full; petit wanting a man; grand wanting one or two.
_FULL = (0.0, 4.3, 0.0)
_NEAR = (0.0, 0.5)
# Each man off; the own corner taken while the other's is empty; to have just played.
_OFF, _CORNER, _TO_THROW = 0.0, 6.2, -0.6


def worth(men: Men, foe: Men) -> float:
    """Return what the men are worth to a side that has just played; the other is to throw."""
    mine, theirs = men[CORNER] > 1, foe[CORNER] > 1
    return _side(men) - _side(foe) + _CORNER * (mine - theirs) + _TO_THROW


@lru_cache(maxsize=20_000)
def _side(men: Men) -> float:
    value = _OFF * men[OFF]
    for index in range(OFF):
        count = men[index]
        if count > 1:
            value += _HELD[index] + _MORE[index] * (count - 2)
        elif count:
            value += _ALONE[index]
    lacking = lack(men, PETIT), lack(men, GRAND), lack(men, RETOUR)
    value += _FULL[0] * (lacking[0] == 0) + _FULL[1] * (lacking[1] == 0)
    value += _FULL[2] * (lacking[2] == 0)
    return value + _NEAR[0] * (lacking[0] == 1) + _NEAR[1] * (lacking[1] in {1, 2})
