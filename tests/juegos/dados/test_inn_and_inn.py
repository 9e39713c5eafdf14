"""Inn and Inn by a second road: the 1296 throws of four dice sorted by how many faces they show."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from juegos.engine.odds import odds
from juegos.serve import handle
from tests.help.laws import Case, cases

THROWS = [*product(range(1, 7), repeat=4)]


def test_throws_sorted_by_hand() -> None:
    """Out are 6 times 5 times 4 times 3 throws; all doublets are 6 of a kind and 90 of two."""
    out = [throw for throw in THROWS if len({*throw}) == 4]
    sweep = [throw for throw in THROWS if {*Counter(throw).values()} <= {2, 4}]
    assert (len(out), len(sweep), len(THROWS)) == (360, 96, 1296)


@pytest.mark.parametrize("case", cases("inn-and-inn"), ids=str)
def test_odds_by_hand(case: Case) -> None:
    """A throw ends the game with 456 of 1296; inns before it raise what is won."""
    sweep, inn = Fraction(96, 1296), Fraction(840, 1296)
    result = odds(case.game)
    # With p the chance of the player who is to throw: he sweeps, or an inn hands on his chance.
    if dict(case.readings)["next"] == "same":
        p = sweep / (1 - inn)
        gain = (2 * p - 1) / (1 - inn)  # each stake to come is worth to him what the first is
    else:
        p = (sweep + inn) / (1 + inn)
        gain = (2 * p - 1) / (1 + inn)  # every second stake to come is put down as B throws
    assert (result.p_first, result.p_second) == (p, 1 - p)
    assert result.mean_casts == result.mean_pot == 1 / (1 - inn)
    assert result.mean_net == gain


LINES = [
    ("", "first A - -", "6-5-4-3", "fin B inn-and-inn.out pot=1 paid=0:0"),
    ("", "first A - -", "6-6-4-3", "cast B - - pot=2 paid=0:0"),
    ("", "first A - -", "6-6-4-4", "fin A inn-and-inn.sweep pot=1 paid=0:0"),
    ("", "cast B - -", "3-3-3-3", "fin B inn-and-inn.sweep pot=0 paid=0:0"),
    ("", "cast B - -", "3-3-3-2", "cast A - - pot=1 paid=0:0"),
    ("next=same", "cast B - -", "3-3-3-2", "cast B - - pot=1 paid=0:0"),
]


@pytest.mark.parametrize(("reading", "state", "throw", "after"), LINES)
def test_line_of_play(reading: str, state: str, throw: str, after: str) -> None:
    """One throw leads where Cotton says, and the stake rises with an inn."""
    readings = dict(pair.split("=") for pair in reading.split())
    request = {"do": "play", "slug": "inn-and-inn", "readings": readings}
    reply = handle({**request, "state": f"{state} pot=0 paid=0:0", "move": throw})
    assert reply["state"] == after
