"""The placement of men from the hand, by a die on the casa of its number."""

from __future__ import annotations

from typing import NamedTuple

from juegos.material.dice import Throw
from juegos.tablas.quadra.state import Casas, Deed, Pair

METER, TOMAR, PIERDE = "meter", "tomar", "pierde"


class PlacementRules(NamedTuple):
    """The rules of placement: men of a seat, men on a casa, the fate of a single man.

    ``shared``: both play in one quadra, where a casa has one owner; there a single man is taken,
    and goes back to the hand, if the game ``takes``; else its casa is closed to the other.
    """

    men: int
    most: int
    shared: bool
    takes: bool = False


def place_men(how: PlacementRules, casas: Pair, seat: int, throw: Throw) -> tuple[Pair, list[Deed]]:
    """Return the men that the dice of a throw set on the casas of their numbers, in turn.

    A die is lost where nothing can be set.
    """
    mine, theirs = list(casas[seat]), list(casas[1 - seat])
    deeds = []
    for die in throw:
        at = die - 1
        foes = theirs[at] if how.shared else 0
        if mine[at] >= how.most or sum(mine) >= how.men or foes > int(how.takes):
            deeds.append(Deed(PIERDE, seat, die))
            continue
        if foes:
            theirs[at] = 0
            deeds.append(Deed(TOMAR, seat, die))
        mine[at] += 1
        deeds.append(Deed(METER, seat, die))
    return pair(tuple(mine), tuple(theirs), seat), deeds


def pair(mine: Casas, theirs: Casas, seat: int) -> Pair:
    """Return the casas of A and of B, from those of a seat and of the other."""
    return (theirs, mine) if seat else (mine, theirs)
