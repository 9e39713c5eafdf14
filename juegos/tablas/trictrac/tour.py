"""The end of a tour of twelve holes, and the three ways of paying it."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from juegos.core.errors import BadNotation
from juegos.core.source import Rule, stated
from juegos.tablas.trictrac.marking import Marks, Pavillon, unbroken
from juegos.tablas.trictrac.rules import TOUR

HOLES = 12
BRIDGE = 7  # the hole past which the loser has crossed the bridge

GRANDE_BREDOUILLE = stated(
    "trictrac.grande-bredouille",
    "guiton1822:126",
    "",
    "Twelve holes in one row are the grande bredouille, which is paid more than the tour.",
    kind="score",
)
DOUBLE = stated(
    "trictrac.partie-double",
    "guiton1822:126",
    "",
    "The tour is paid more if the loser has not come half way.",
    kind="score",
)
RULES = (GRANDE_BREDOUILLE, DOUBLE)


class Pay(NamedTuple):
    """What the winner receives, in stakes, and by which rule."""

    stakes: Fraction
    why: Rule


def check(marks: Marks) -> Marks:
    """Return the marks of a tour that goes on; raises ``BadNotation`` where one side has won it."""
    for name, side in zip("AB", marks, strict=True):
        if side.holes >= HOLES:
            why = f"the tour is over at twelve ({TOUR.id})"
            raise BadNotation(f"{name} has {side.holes} holes: {why}")
    return marks


def pegged(marks: Marks) -> Marks:
    """Return the marks as the pegs show them: there are twelve holes."""
    first, second = (side._replace(holes=min(side.holes, HOLES)) for side in marks)
    return first, second


def pay(marks: Marks, pavillon: Pavillon, winner: int, readings: Mapping[str, str]) -> Pay:
    """Return what a tour is worth to its winner."""
    loser = marks[1 - winner].holes
    way = readings["paiement"]
    if unbroken(pavillon, marks, winner):
        return Pay(Fraction(_grande(loser, readings)), GRANDE_BREDOUILLE)
    threshold = {"gradue": int(_THRESHOLD[readings["seuil"]]), "pont": BRIDGE, "ancien": 0}[way]
    if loser < threshold:
        return Pay(Fraction(3, 2) if way == "pont" else Fraction(2), DOUBLE)
    return Pay(Fraction(1), TOUR)


_THRESHOLD = {"six": 6, "sept": 7}


def _grande(loser: int, readings: Mapping[str, str]) -> int:
    """Return the stakes of the grande bredouille; the loser has holes if it is the second's."""
    if readings["paiement"] != "gradue":
        return 2
    return 3 if loser and readings["grande-bredouille"] == "pavillon" else 4
