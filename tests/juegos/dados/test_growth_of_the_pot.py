"""The growth of a pot, cast by cast, against a plain enumeration."""

from __future__ import annotations

from fractions import Fraction

import pytest

from juegos.catalogue import game
from juegos.engine.odds import odds
from juegos.tables import table

ROWS = table("azar-pujado.crecimiento").rows


@pytest.mark.parametrize(("slug", "column"), [("medio-azar", 1), ("azar-pujado", 3)])
def test_two_casts_by_enumeration(slug: str, column: int) -> None:
    """All pairs of casts, played one by one, give the same chances and pots."""
    rules = game(slug)
    going, pot = Fraction(0), Fraction(0)
    for first, ways in rules.throws(rules.start()).items():
        one = rules.play(rules.start(), first)
        for second, more in rules.throws(one.state).items():
            two = rules.play(one.state, second)
            if rules.outcome(two.state) is None:
                chance = Fraction(ways * more, 216**2)
                going += chance
                pot += chance * (one.pot + two.pot)

    assert ROWS[2][column] == going
    assert ROWS[2][column + 1] == pot / going


def test_the_pot_of_medio_azar_nears_a_bound_and_that_of_azar_pujado_does_not() -> None:
    """Late in the hand the one hardly grows, while the other gains nearly one a cast."""
    medio, pujado = (ROWS[-1][i] - ROWS[-2][i] for i in (2, 4))
    assert 0 < medio < Fraction(1, 20)
    assert Fraction(9, 10) < pujado < 1


def test_hands_end_as_fast_in_both() -> None:
    """What is staked has no say in how long a hand lasts."""
    assert all(row[1] == row[3] for row in ROWS)


def test_the_chances_of_going_on_add_up_to_the_mean_length() -> None:
    """The mean number of casts is the sum of the chances that each of them is made."""
    made = sum((Fraction(row[1]) for row in ROWS), Fraction(0))
    mean = odds(game("medio-azar")).mean_casts
    assert Fraction(9, 10) < made / mean < 1
