"""Hazard by a second road: Cotton's pages counted by hand, main by main."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from juegos import catalogue
from juegos.engine.odds import odds
from juegos.serve import handle
from tests.help.laws import Case, cases

WAYS = Counter(map(sum, product(range(1, 7), repeat=2)))
MAINS = {"five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9}
NICKS = {(6, 12), (7, 11), (8, 12)}  # besides the main itself


def p(total: int) -> Fraction:
    """Return the chance of a total of two dice."""
    return Fraction(WAYS[total], 36)


def with_main(main: int) -> tuple[Fraction, Fraction]:
    """Return the caster's chance, and the mean number of throws, once the main is known."""
    nicks = [total for total in WAYS if total == main or (main, total) in NICKS]
    chances = [total for total in range(4, 11) if total != main]
    wins = sum(map(p, nicks)) + sum(p(c) * p(c) / (p(c) + p(main)) for c in chances)
    return wins, 1 + sum((p(c) / (p(c) + p(main)) for c in chances), Fraction(0))


@pytest.mark.parametrize("case", cases("hazard"), ids=str)
def test_odds_by_hand(case: Case) -> None:
    """The engine and the count by hand give the same fractions with every main."""
    reading = dict(case.readings)["main"]
    result = odds(case.game)
    if reading in MAINS:
        wins, casts = with_main(MAINS[reading])
    else:
        mains = sum(p(main) for main in MAINS.values())
        wins, casts = (
            sum(p(main) / mains * with_main(main)[of] for main in MAINS.values()) for of in (0, 1)
        )
        casts += 1 / mains
    assert (result.p_first, result.p_second, result.p_draw) == (wins, 1 - wins, 0)
    assert result.mean_casts == casts


def test_known_chances_of_the_caster() -> None:
    """With seven it is 244 in 495, as at craps; he has the worse of it with every main."""
    wins_on = {"five": "1396/2835", "six": "6961/14256", "seven": "244/495"}
    wins_on |= {"eight": wins_on["six"], "nine": wins_on["five"]}
    for main, wins in wins_on.items():
        assert odds(catalogue.game("hazard", {"main": main})).p_first == Fraction(wins) < 0.5


LINES = [
    ("", "main A - -", "6-4", "main A - -"),
    ("", "main A - -", "2-2", "main A - -"),
    ("", "main A - -", "3-2", "chance A 5 -"),
    ("", "chance A 5 -", "3-2", "fin A hazard.nick"),
    ("", "chance A 5 -", "6-5", "fin B hazard.out"),
    ("", "chance A 5 -", "6-6", "fin B hazard.out"),
    ("", "chance A 6 -", "6-6", "fin A hazard.nick"),
    ("", "chance A 6 -", "6-5", "fin B hazard.out"),
    ("", "chance A 7 -", "6-5", "fin A hazard.nick"),
    ("", "chance A 7 -", "6-6", "fin B hazard.out"),
    ("", "chance A 8 -", "6-6", "fin A hazard.nick"),
    ("", "chance A 9 -", "6-6", "fin B hazard.out"),
    ("", "chance A 8 -", "2-1", "fin B hazard.out"),
    ("", "chance A 7 -", "6-4", "race A 7 10"),
    ("", "race A 7 10", "4-3", "fin B hazard.race"),
    ("", "race A 7 10", "6-5", "race A 7 10"),
    ("", "race A 7 10", "5-5", "fin A hazard.race"),
    ("main=seven", "chance A - -", "4-3", "fin A hazard.nick"),
    ("main=nine", "chance A - -", "4-3", "race A 9 7"),
    ("main=nine", "chance A - -", "6-5", "fin B hazard.out"),
]


@pytest.mark.parametrize(("reading", "state", "throw", "after"), LINES)
def test_line_of_play(reading: str, state: str, throw: str, after: str) -> None:
    """One throw at one state leads where Cotton says."""
    readings = dict(pair.split("=") for pair in reading.split())
    request = {"do": "play", "slug": "hazard", "readings": readings, "state": state}
    assert handle({**request, "move": throw})["state"] == after
