"""Riffa by a second road: fol. 68r counted over all casts that have a pair.

Nothing here calls the rules of the game. Each casts until he has a pair, and the total of
three dice counts: the two totals are drawn alike, so both stand alike.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from juegos.engine.odds import odds
from juegos.serve import handle
from tests.help.laws import Case, cases

FACES = range(1, 7)


def totals(tercero: str) -> tuple[Counter[int], Fraction]:
    """Return the ways of each total once there is a pair, and the mean casts of each side."""
    if tercero == "dado":  # a pair in one of six casts, and the third die
        return Counter(2 * pair + third for pair, third in product(FACES, repeat=2)), Fraction(7)
    alike = (2,) if tercero == "tres-justo" else (1, 2)
    ways = Counter(sum(dice) for dice in product(FACES, repeat=3) if len(set(dice)) in alike)
    return ways, Fraction(216, ways.total())


def by_hand(tercero: str, manna: str) -> dict[str, Fraction]:
    """Return the odds under these readings."""
    ways, casts = totals(tercero)
    tie = Fraction(sum(way * way for way in ways.values()), ways.total() ** 2)
    wins = (1 - tie) / 2
    if manna == "repite":
        even = Fraction(1, 2)
        return {"p_first": even, "p_second": even, "p_draw": Fraction(0)} | {
            "mean_casts": 2 * casts / (1 - tie)
        }
    return {"p_first": wins, "p_second": wins, "p_draw": tie, "mean_casts": 2 * casts}


@pytest.mark.parametrize("case", cases("riffa"), ids=str)
def test_odds_by_hand(case: Case) -> None:
    """The engine and the count by hand give the same fractions under every reading."""
    result = odds(case.game)
    for name, exact in by_hand(**dict(case.readings)).items():
        assert getattr(result, name) == exact, name
    assert result.mean_net == 0


def test_triples_weigh_more_with_a_fresh_third_die() -> None:
    """A triple comes in one of six casts where the third die is cast apart, else in one of 16."""
    for tercero, share in (("dado", Fraction(1, 6)), ("tres", Fraction(1, 16))):
        ways, _ = totals(tercero)
        low, high = (Fraction(ways[total], ways.total()) for total in (3, 18))
        assert 6 * low == 6 * high == share


LINES = [
    ("", "primera A - -", "5-4", "primera A - -"),
    ("", "primera A - -", "5-5", "primera-tercero A - 10"),
    ("", "primera-tercero A - 10", "2", "segunda B 12 -"),
    ("", "segunda B 12 -", "5-4", "segunda B 12 -"),
    ("", "segunda B 12 -", "4-4", "segunda-tercero B 12 8"),
    ("", "segunda-tercero B 12 8", "5", "fin B riffa.gana"),
    ("", "segunda-tercero B 12 8", "4", "fin - riffa.manna"),
    ("", "segunda-tercero B 12 8", "3", "fin A riffa.pierde"),
    ("manna=repite", "segunda-tercero B 12 8", "4", "primera A - -"),
    ("tercero=tres", "primera A - -", "6-4-1", "primera A - -"),
    ("tercero=tres", "primera A - -", "6-6-1", "segunda B 13 -"),
    ("tercero=tres", "primera A - -", "3-3-3", "segunda B 9 -"),
    ("tercero=tres", "segunda B 9 -", "4-4-1", "fin - riffa.manna"),
    ("tercero=tres-justo", "primera A - -", "3-3-3", "primera A - -"),
    ("tercero=tres-justo", "segunda B 9 -", "6-1-1", "fin A riffa.pierde"),
    ("tercero=tres-justo", "segunda B 9 -", "5-5-1", "fin B riffa.gana"),
]


@pytest.mark.parametrize(("reading", "state", "move", "after"), LINES)
def test_line_of_play(reading: str, state: str, move: str, after: str) -> None:
    """One throw at one state, under one reading, leads where the words say."""
    readings = dict([reading.split("=")]) if reading else {}
    request = {"do": "play", "slug": "riffa", "readings": readings, "state": state, "move": move}
    assert handle(request)["state"] == after
