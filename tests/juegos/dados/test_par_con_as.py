"""Par con as by a second road: fol. 68v counted by writing out all casts.

Nothing here calls the rules of the game. With a chance p of a pair and an ace at each cast A,
who begins, has it first with chance 1 / (2 - p), after 1 / p turns in the mean.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from juegos import catalogue, tables
from juegos.core.errors import ImpossibleReadings
from juegos.engine.odds import odds
from juegos.serve import handle
from tests.help.laws import Case, cases

# The kinds of three dice that hold an ace, by how often the ace and the pair come, and which of
# them count: x-x-1, 1-1-x and 1-1-1.
COUNT = {"con-triple": 16, "sin-triple": 15, "cualquiera": 31}


def ways(ases: str) -> int:
    """Return how many of the 216 casts count."""
    result = 0
    for dice in product(range(1, 7), repeat=3):
        shown = Counter(dice)
        pair_and_ace = shown[1] == 1 and 2 in shown.values()
        triple = shown[1] == 3
        aces_and_another = shown[1] == 2
        result += (
            pair_and_ace
            or (triple and ases != "sin-triple")
            or (aces_and_another and ases == "cualquiera")
        )
    return result


def in_order(ases: str) -> tuple[int, int]:
    """Return how many of the 216 have the pair on the first two dice, and then the ace."""
    pairs = [d for d in product(range(1, 7), repeat=3) if d[0] == d[1]]
    pairs = [d for d in pairs if d[0] != 1 or ases == "con-triple"]
    return len(pairs), sum(d[2] == 1 for d in pairs)


@pytest.mark.parametrize("case", cases("par-con-as"), ids=str)
def test_odds_by_hand(case: Case) -> None:
    """The engine and the count by hand give the same fractions under every reading."""
    result = odds(case.game)
    readings = dict(case.readings)
    if readings["orden"] == "juntos":
        p, turn = Fraction(ways(readings["ases"]), 216), Fraction(1)
    else:
        pairs, wins = in_order(readings["ases"])
        p, turn = Fraction(wins, 216), 1 + Fraction(pairs, 216)  # the third die after a pair
    assert (result.p_first, result.p_second, result.p_draw) == (
        1 / (2 - p),
        (1 - p) / (2 - p),
        Fraction(0),
    )
    assert result.mean_casts == turn / p
    assert result.mean_net == p / (2 - p)


@pytest.mark.parametrize("ases", COUNT)
def test_ways(ases: str) -> None:
    """Sixteen casts with three aces, fifteen without, thirty-one with any pair and an ace."""
    assert ways(ases) == COUNT[ases]


def test_six_casts_in_order_and_five_without_three_aces() -> None:
    """Cast two first, a pair and an ace come in 6 ways of 216, without 1-1-1 in 5."""
    assert in_order("con-triple")[1] == 6
    assert in_order("sin-triple")[1] == 5


def test_two_dice_first_leave_no_choice_of_the_pair() -> None:
    """Any pair with any ace cannot be asked of dice of which two are cast first: it says why."""
    readings = {"orden": "sucesivos", "ases": "cualquiera"}
    with pytest.raises(ImpossibleReadings, match="needs ases=con-triple or ases=sin-triple"):
        catalogue.game("par-con-as", readings)
    rows = tables.table("par-con-as.odds", {"orden": "sucesivos"}).rows
    assert [row[:2] for row in rows] == [
        ("all", "as chosen"),
        ("ases", "sin-triple"),
        ("orden", "juntos"),
    ]


LINES = [
    ("con-triple", "turno A - -", "5-5-1", "fin A par-con-as.primero"),
    ("con-triple", "turno B - -", "1-1-1", "fin B par-con-as.primero"),
    ("con-triple", "turno A - -", "5-1-1", "turno B - -"),
    ("con-triple", "turno B - -", "5-5-2", "turno A - -"),
    ("con-triple", "turno A - -", "5-4-1", "turno B - -"),
    ("sin-triple", "turno A - -", "1-1-1", "turno B - -"),
    ("sin-triple", "turno A - -", "5-5-1", "fin A par-con-as.primero"),
    ("cualquiera", "turno A - -", "5-1-1", "fin A par-con-as.primero"),
    ("cualquiera", "turno A - -", "1-1-1", "fin A par-con-as.primero"),
    ("cualquiera", "turno A - -", "3-3-3", "turno B - -"),
    ("con-triple sucesivos", "par A - -", "5-5", "as A - 5"),
    ("con-triple sucesivos", "par A - -", "5-1", "par B - -"),
    ("con-triple sucesivos", "as A - 5", "1", "fin A par-con-as.primero"),
    ("con-triple sucesivos", "as B - 5", "6", "par A - -"),
    ("con-triple sucesivos", "par A - -", "1-1", "as A - 1"),
    ("con-triple sucesivos", "as A - 1", "1", "fin A par-con-as.primero"),
    ("sin-triple sucesivos", "par A - -", "1-1", "par B - -"),
]


@pytest.mark.parametrize(("ases", "state", "move", "after"), LINES)
def test_line_of_play(ases: str, state: str, move: str, after: str) -> None:
    """One throw at one state, under one reading, leads where the words say."""
    readings = dict(zip(("ases", "orden"), ases.split(), strict=False))
    request = {
        "do": "play",
        "slug": "par-con-as",
        "readings": readings,
        "state": state,
        "move": move,
    }
    assert handle(request)["state"] == after
