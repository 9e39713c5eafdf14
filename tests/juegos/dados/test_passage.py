"""Passage by a second road: all throws of three dice written out and sorted by hand."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from juegos.engine.odds import odds
from juegos.serve import handle
from tests.help.laws import Case, cases


def by_hand(ten: str, alike: str) -> tuple[int, int]:
    """Return how many of the 216 throws pass, and how many are out."""
    few = (2,) if alike == "no" else (1, 2)
    totals = [sum(dice) for dice in product(range(1, 7), repeat=3) if len(set(dice)) in few]
    tens = totals.count(10)
    above, below = (sum(map(test, totals)) for test in ((10).__lt__, (10).__gt__))
    return above + tens * (ten == "pass"), below + tens * (ten == "out")


@pytest.mark.parametrize("case", cases("passage"), ids=str)
def test_odds_by_hand(case: Case) -> None:
    """The throw that decides passes or is out in as many ways as are counted; the rest go on."""
    passes, out = by_hand(**dict(case.readings))
    result = odds(case.game)
    assert (result.p_first, result.p_second) == (
        Fraction(passes, passes + out),
        Fraction(out, passes + out),
    )
    assert result.mean_casts == Fraction(216, passes + out)


def test_game_is_even_only_where_ten_is_out() -> None:
    """Of 96 throws with doublets 48 are above ten, 39 under it, and nine make ten."""
    assert by_hand("again", "yes") == (48, 39)
    assert by_hand("out", "yes") == (48, 48)


LINES = [
    ("", "6-6-1", "fin A passage.pass"),
    ("", "6-5-4", "cast A - -"),
    ("", "4-4-1", "fin B passage.out"),
    ("", "1-1-1", "fin B passage.out"),
    ("", "4-4-2", "cast A - -"),
    ("ten=out", "4-4-2", "fin B passage.ten"),
    ("ten=pass", "4-4-2", "fin A passage.ten"),
    ("ten=pass", "5-4-1", "cast A - -"),
    ("alike=no", "6-6-6", "cast A - -"),
]


@pytest.mark.parametrize(("reading", "throw", "after"), LINES)
def test_line_of_play(reading: str, throw: str, after: str) -> None:
    """One throw under one reading leads where the words say."""
    readings = dict(pair.split("=") for pair in reading.split())
    request = {"do": "play", "slug": "passage", "readings": readings, "state": "cast A - -"}
    assert handle({**request, "move": throw})["state"] == after
