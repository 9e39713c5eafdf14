"""The odds of one way to discard against another, as Cavendish sets them side by side."""

from __future__ import annotations

from fractions import Fraction

from juegos.naipes.piquet.chances import draws

Draw = tuple[int, int, int]  # the cards named, how many of them at least, the cards drawn


def against(one: Draw, other: Draw) -> Fraction:
    """Return the part of one chance in the sum of two: odds of 4 to 3 are 4/7."""
    chance = draws(*one)
    return chance / (chance + draws(*other))
