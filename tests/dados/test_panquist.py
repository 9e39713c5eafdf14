"""Panquist by a second road: the ladder of fols. 69r-69v summed over all pairs of suertes.

Nothing here calls the rules of the game. The first suerte is B's, the second A's; the throw
that ends the race is drawn among those of both, and pays by the ladder.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from juegos import catalogue
from juegos.odds import odds
from juegos.serve import handle
from tests.laws import Case, cases

# The ladder once more, by what a throw takes; all other throws of seven to fourteen take two.
ONE = "521 621 531 541 532 632 542 651 642 652"
THREE = "322 611 422 522 333 622 433 551 443 552 444 661 553 662 554"
FOUR = "331 332 441 442 533 633 544 644"
SUERTES = range(7, 15)
CASES = cases("panquist")


def taken(dice: tuple[int, ...], cinco: str) -> int:
    """Return how many paradas a throw takes."""
    shown = "".join(map(str, sorted(dice, reverse=True)))
    if shown == "511":
        return {"dos": 2, "tres": 3}[cinco]
    return next((n for n, row in ((1, ONE), (3, THREE), (4, FOUR)) if shown in row.split()), 2)


def worth(count: int, paradas: str) -> int:
    """Return what so many paradas bring."""
    match paradas:
        case "iguales":
            return count
        case "triangulares":
            return sum(range(1, count + 1))
        case "dobladas":
            return sum(2**i for i in range(count))
    return 1


def by_hand(igual: str, paradas: str, cinco: str) -> dict[str, Fraction]:
    """Return the odds under these readings, from every pair of suertes and every throw of them."""
    pays: dict[int, Counter[int]] = {t: Counter() for t in SUERTES}
    for dice in product(range(1, 7), repeat=3):
        if sum(dice) in pays:
            pays[sum(dice)][worth(taken(dice, cinco), paradas)] += 1
    ways = {t: pays[t].total() for t in SUERTES}
    every = sum(ways.values())
    first = second = net = square = pot = casts = whole = Fraction(0)
    for given, own in product(SUERTES, repeat=2):
        if given == own:
            continue
        left = every - ways[given] if igual == "otra" else every
        chance = Fraction(ways[given] * ways[own], every * left)
        both = ways[given] + ways[own]
        whole += chance
        first += chance * Fraction(ways[own], both)
        second += chance * Fraction(ways[given], both)
        for suerte, sign in ((own, 1), (given, -1)):
            for paid, n in pays[suerte].items():
                here = chance * Fraction(n, both)
                net, square, pot = (
                    net + sign * here * paid,
                    square + here * paid**2,
                    pot + here * paid,
                )
        casts += chance * Fraction(216, both)
        casts += chance * (Fraction(216, every) + Fraction(216, left))
    # With encuentro one round in so many is none, and its casts are made in vain.
    vain = (1 - whole) * Fraction(2 * 216, every)
    first, second, net, square, pot = (x / whole for x in (first, second, net, square, pot))
    return {
        "p_first": first,
        "p_second": second,
        "p_draw": Fraction(0),
        "mean_casts": (casts + vain) / whole,
        "mean_net": net,
        "variance": square - net**2,
        "mean_pot": pot,
    }


@pytest.mark.parametrize("case", CASES, ids=str)
def test_odds_by_hand(case: Case) -> None:
    """The engine and the count by hand give the same fractions under every reading."""
    readings = {name.split("-")[0]: key for name, key in case.readings}
    found = odds(case.game)
    for name, exact in by_hand(**readings).items():
        assert getattr(found, name) == exact, name


def test_no_combination_is_refused() -> None:
    """Two readings of an equal cast, four of the paradas, two of 5-1-1: sixteen games."""
    assert len({case.readings for case in CASES}) == 16


def test_begun_again_and_turned_over_it_is_fair() -> None:
    """If an encuentro begins all again and 5-1-1 mirrors 6-6-2, neither side has the better."""
    found = odds(catalogue.game("panquist", {"igual": "encuentro", "cinco-as-as": "tres"}))
    assert (found.p_first, found.mean_net) == (Fraction(1, 2), Fraction(0))


LINES = [
    ("", "primera A - - pot=0 paid=0:0", "6-5-4", "primera A - - pot=0 paid=0:0"),
    ("", "primera A - - pot=0 paid=0:0", "6-1-1", "segunda A 8 - pot=0 paid=0:0"),
    ("", "segunda A 8 - pot=0 paid=0:0", "4-3-1", "segunda A 8 - pot=0 paid=0:0"),
    ("", "segunda A 8 - pot=0 paid=0:0", "3-2-2", "carrera A 8 7 pot=0 paid=0:0"),
    ("", "carrera A 8 7 pot=0 paid=0:0", "6-6-6", "carrera A 8 7 pot=0 paid=0:0"),
    ("", "carrera A 8 7 pot=0 paid=0:0", "5-1-1", "fin A panquist.siete pot=2 paid=0:0"),
    ("", "carrera A 8 7 pot=0 paid=0:0", "3-3-1", "fin A panquist.siete pot=4 paid=0:0"),
    ("", "carrera A 8 7 pot=0 paid=0:0", "5-2-1", "fin B panquist.ocho pot=1 paid=0:0"),
    ("igual=encuentro", "segunda A 8 - pot=0 paid=0:0", "4-3-1", "primera A - - pot=0 paid=0:0"),
    (
        "cinco-as-as=tres",
        "carrera A 8 7 pot=0 paid=0:0",
        "5-1-1",
        "fin A panquist.siete pot=3 paid=0:0",
    ),
    (
        "paradas=dobladas",
        "carrera A 8 7 pot=0 paid=0:0",
        "3-3-2",
        "fin B panquist.ocho pot=15 paid=0:0",
    ),
    ("paradas=sola", "carrera A 8 7 pot=0 paid=0:0", "3-3-2", "fin B panquist.ocho pot=1 paid=0:0"),
]


@pytest.mark.parametrize(("reading", "state", "move", "after"), LINES)
def test_line_of_play(reading: str, state: str, move: str, after: str) -> None:
    """One throw at one state, under one reading, leads where the words say."""
    readings = dict([reading.split("=")]) if reading else {}
    request = {"do": "play", "slug": "panquist", "readings": readings, "state": state, "move": move}
    assert handle(request)["state"] == after
