"""juegos.material.dice: throws and totals, held to every way that dice can fall, written out."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import comb

import pytest

from juegos.material import dice

NUMBERS = range(6)


@pytest.mark.parametrize("number", NUMBERS)
def test_throws_are_the_ways_that_dice_fall(number: int) -> None:
    """Each throw once, from the lowest to the highest, and in as many orders as it can show."""
    falls = product(dice.FACES, repeat=number)
    counted = Counter(tuple(sorted(fall, reverse=True)) for fall in falls)
    assert list(dice.throws(number).items()) == sorted(counted.items())


@pytest.mark.parametrize("number", NUMBERS)
def test_totals_are_those_of_the_ways_that_dice_fall(number: int) -> None:
    """Each total once, from the lowest to the highest, with as many ways as add up to it."""
    counted = Counter(map(sum, product(dice.FACES, repeat=number)))
    assert list(dice.totals(number).items()) == sorted(counted.items())


@pytest.mark.parametrize("number", [12, 48])
def test_totals_of_many_dice_follow_from_a_formula(number: int) -> None:
    """The ways with faces without end, less those with a die beyond six, and so on in turn."""
    for total, ways in dice.totals(number).items():
        beyond = total - number
        ends = ((n, beyond - 6 * n + number - 1) for n in range(beyond // 6 + 1))
        assert ways == sum((-1) ** n * comb(number, n) * comb(rest, number - 1) for n, rest in ends)
