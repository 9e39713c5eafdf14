"""Par con as by a second road: fol. 68v counted by writing out all casts.

Nothing here calls the rules of the game. With a chance p of a pair and an ace at each cast A,
who begins, has it first with chance 1 / (2 - p), after 1 / p casts in the mean.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from juegos.odds import odds
from juegos.serve import handle
from tests.laws import Case, cases

# The kinds of three dice that hold an ace, by how often the ace and the pair come, and which of
# them count: x-x-1, 1-1-x and 1-1-1.
COUNT = {"con-triple": 16, "sin-triple": 15, "cualquiera": 31}


def ways(ases: str) -> int:
    """Return how many of the 216 casts count."""
    found = 0
    for dice in product(range(1, 7), repeat=3):
        shown = Counter(dice)
        pair_and_ace = shown[1] == 1 and 2 in shown.values()
        triple = shown[1] == 3
        aces_and_another = shown[1] == 2
        found += (
            pair_and_ace
            or (triple and ases != "sin-triple")
            or (aces_and_another and ases == "cualquiera")
        )
    return found


@pytest.mark.parametrize("case", cases("par-con-as"), ids=str)
def test_odds_by_hand(case: Case) -> None:
    """The engine and the count by hand give the same fractions under every reading."""
    found = odds(case.game)
    p = Fraction(ways(dict(case.readings)["ases"]), 216)
    assert (found.p_first, found.p_second, found.p_draw) == (
        1 / (2 - p),
        (1 - p) / (2 - p),
        Fraction(0),
    )
    assert found.mean_casts == 1 / p
    assert found.mean_net == p / (2 - p)


@pytest.mark.parametrize("ases", COUNT)
def test_ways(ases: str) -> None:
    """Sixteen casts with three aces, fifteen without, thirty-one with any pair and an ace."""
    assert ways(ases) == COUNT[ases]


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
]


@pytest.mark.parametrize(("ases", "state", "move", "after"), LINES)
def test_line_of_play(ases: str, state: str, move: str, after: str) -> None:
    """One throw at one state, under one reading, leads where the words say."""
    readings = {"ases": ases}
    request = {
        "do": "play",
        "slug": "par-con-as",
        "readings": readings,
        "state": state,
        "move": move,
    }
    assert handle(request)["state"] == after
