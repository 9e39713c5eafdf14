"""Tanto en uno como en dos by a second road: fol. 65v counted by writing out all casts.

Nothing here calls the rules of the game. With a chance p of doing it at each turn, A, who
begins, does it first with chance 1 / (2 - p), after 1 / p turns in the mean.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from juegos.engine.odds import odds
from juegos.serve import handle
from tests.help.laws import Case, cases

FACES = range(1, 7)
# 65v, word for word: what the other two must show, for each face of the one.
LISTED = {6: "51 42 33", 5: "41 32", 4: "31 22", 3: "21", 2: "11"}


def by_turns(p: Fraction) -> tuple[Fraction, Fraction]:
    """Return the chance of the one who begins, and the mean number of turns."""
    return 1 / (2 - p), 1 / p


def two_make(one: int) -> Fraction:
    """Return the chance that two dice show what the list has for the one die."""
    pairs = {tuple(sorted(map(int, pair))) for pair in LISTED.get(one, "").split()}
    return Fraction(sum(tuple(sorted(two)) in pairs for two in product(FACES, repeat=2)), 36)


def together() -> Fraction:
    """Return the chance that of three dice any one shows as much as the other two."""
    did = sum(any(2 * face == sum(dice) for face in dice) for dice in product(FACES, repeat=3))
    return Fraction(did, 216)


def by_hand(orden: str) -> tuple[Fraction, Fraction]:
    """Return A's chance and the mean number of casts under this reading."""
    of_two = [two_make(one) for one in FACES]
    match orden:
        case "juntos":
            return by_turns(together())
        case "uno-luego-dos":  # an ace costs one cast, any other face two
            first, turns = by_turns(sum(of_two, Fraction(0)) / 6)
            return first, turns * Fraction(11, 6)
        case "uno-luego-dos-as-repite":  # 6/5 casts for a face that is no ace, and then one
            first, turns = by_turns(sum(of_two, Fraction(0)) / 5)
            return first, turns * Fraction(11, 5)
    fixed = [by_turns(p) for p in of_two[1:]]
    first, turns = (sum(column, Fraction(0)) / 5 for column in zip(*fixed, strict=True))
    return first, turns + Fraction(6, 5)


@pytest.mark.parametrize("case", cases("tanto"), ids=str)
def test_odds_by_hand(case: Case) -> None:
    """The engine and the count by hand give the same fractions under every reading."""
    result = odds(case.game)
    first, casts = by_hand(dict(case.readings)["orden"])
    assert (result.p_first, result.p_second, result.p_draw) == (first, 1 - first, Fraction(0))
    assert result.mean_casts == casts
    assert result.mean_net == 2 * first - 1


def test_forty_five_casts_or_fifteen() -> None:
    """With any die as the one 45 casts of 216 do it; with one die named, 15."""
    assert together() * 216 == 45
    assert sum(map(two_make, FACES), Fraction(0)) * 36 == 15


LINES = [
    ("juntos", "turno A - -", "6-5-1", "fin A tanto.tanto"),
    ("juntos", "turno B - -", "2-1-1", "fin B tanto.tanto"),
    ("juntos", "turno A - -", "6-5-2", "turno B - -"),
    ("juntos", "turno B - -", "1-1-1", "turno A - -"),
    ("uno-luego-dos", "uno A - -", "1", "uno B - -"),
    ("uno-luego-dos", "uno A - -", "4", "dos A - 4"),
    ("uno-luego-dos", "dos A - 4", "2-2", "fin A tanto.tanto"),
    ("uno-luego-dos", "dos A - 4", "2-1", "uno B - -"),
    ("uno-luego-dos-as-repite", "uno A - -", "1", "uno A - -"),
    ("uno-luego-dos-as-repite", "uno B - -", "6", "dos B - 6"),
    ("uno-luego-dos-as-repite", "dos B - 6", "6-6", "uno A - -"),
    ("tanto-fijo", "tanto A - -", "1", "tanto A - -"),
    ("tanto-fijo", "tanto A - -", "3", "fijo A 3 3"),
    ("tanto-fijo", "fijo A 3 3", "6-6", "fijo B 3 3"),
    ("tanto-fijo", "fijo B 3 3", "2-1", "fin B tanto.tanto"),
]


@pytest.mark.parametrize(("orden", "state", "move", "after"), LINES)
def test_line_of_play(orden: str, state: str, move: str, after: str) -> None:
    """One throw at one state, under one reading, leads where the words say."""
    readings = {"orden": orden}
    request = {"do": "play", "slug": "tanto", "readings": readings, "state": state, "move": move}
    assert handle(request)["state"] == after
