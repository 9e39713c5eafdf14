"""Marlota by a second road: the words of fol. 67v counted by hand, reading by reading.

Nothing here calls the rules of the game. A casts until a suerte comes, which is B's; then until
another comes, his own; then the two numbers race, each by its ways.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from juegos.engine.odds import odds
from juegos.serve import handle
from tests.help.laws import Case, cases
from tests.help.sweeps import swept

WAYS = Counter(a + b + c for a, b, c in product(range(1, 7), repeat=3))
CASES = cases("marlota")


def race(own: int, given: int, carrera: str) -> tuple[Fraction, Fraction, Fraction]:
    """Return the chances of A and B in the race of two numbers by their ways, and its casts."""
    if carrera == "dueno":
        either = own + given
        return Fraction(own, either), Fraction(given, either), Fraction(216, either)
    # By turns, A first: each misses his own again and again, until one does not.
    a, b = Fraction(own, 216), Fraction(given, 216)
    stop = 1 - (1 - a) * (1 - b)
    return a / stop, (1 - a) * b / stop, (2 - a) / stop


def by_hand(igual: str, limites: str, carrera: str) -> dict[str, Fraction]:
    """Return the odds of marlota under these readings, by hand, counting in ways of 216."""
    suertes = range(7, 15) if limites == "exclusivo" else range(8, 14)
    all_ways = sum(WAYS[t] for t in suertes)
    first = second = equal = Fraction(0)
    casts = Fraction(216, all_ways)
    for given in suertes:
        chance = Fraction(WAYS[given], all_ways)
        # Under `otra` an equal cast is none; else it settles, or begins all again.
        taken = all_ways - WAYS[given] if igual == "otra" else all_ways
        casts += chance * Fraction(216, taken)
        if igual != "otra":
            equal += chance * Fraction(WAYS[given], taken)
        for own in suertes:
            if own != given:
                both = chance * Fraction(WAYS[own], taken)
                wins, loses, longer = race(WAYS[own], WAYS[given], carrera)
                first += both * wins
                second += both * loses
                casts += both * longer
    nobody = Fraction(0)
    match igual:
        case "encuentro":
            first, second, casts = (x / (1 - equal) for x in (first, second, casts))
        case "tablas":
            nobody = equal
        case "gana":
            first += equal
    return {"p_first": first, "p_second": second, "p_draw": nobody, "mean_casts": casts}


@pytest.mark.parametrize("case", swept(CASES), ids=str)
def test_odds_by_hand(case: Case) -> None:
    """The engine and the count by hand give the same fractions under every reading."""
    result = odds(case.game)
    for name, exact in by_hand(**dict(case.readings)).items():
        assert getattr(result, name) == exact, name


def test_all_sixteen_combinations_are_counted() -> None:
    """Four readings of an equal cast, two of the limits, two of the race: none refused."""
    assert len({case.readings for case in CASES}) == 16


@pytest.mark.parametrize("limites", ["exclusivo", "inclusivo"])
def test_begun_again_it_is_fair(limites: str) -> None:
    """If an equal cast begins all again both suertes are drawn alike: neither has the better.

    Each by his own alone, whoever casts first in the race has it.
    """
    assert by_hand("encuentro", limites, "dueno")["p_first"] == Fraction(1, 2)
    assert by_hand("encuentro", limites, "la-suya")["p_first"] > Fraction(1, 2)


LINES = [
    ("", "primera A - -", "6-5-4", "primera A - -"),
    ("", "primera A - -", "4-1-1", "primera A - -"),
    ("", "primera A - -", "6-5-3", "segunda A 14 -"),
    ("", "primera A - -", "5-1-1", "segunda A 7 -"),
    ("", "segunda A 7 -", "6-6-6", "segunda A 7 -"),
    ("", "segunda A 7 -", "5-1-1", "segunda A 7 -"),
    ("", "segunda A 7 -", "6-1-1", "carrera A 7 8"),
    ("", "carrera A 7 8", "6-6-6", "carrera A 7 8"),
    ("", "carrera A 7 8", "6-1-1", "fin A marlota.carrera"),
    ("", "carrera A 7 8", "5-1-1", "fin B marlota.carrera"),
    ("limites=inclusivo", "primera A - -", "5-1-1", "primera A - -"),
    ("limites=inclusivo", "primera A - -", "6-5-3", "primera A - -"),
    ("igual=encuentro", "segunda A 7 -", "5-1-1", "primera A - -"),
    ("igual=tablas", "segunda A 7 -", "5-1-1", "fin - marlota.propia"),
    ("igual=gana", "segunda A 7 -", "5-1-1", "fin A marlota.propia"),
    ("carrera=la-suya", "carrera A 7 8", "6-1-1", "fin A marlota.carrera"),
    ("carrera=la-suya", "carrera A 7 8", "5-1-1", "carrera B 8 7"),
    ("carrera=la-suya", "carrera A 7 8", "6-6-6", "carrera B 8 7"),
    ("carrera=la-suya", "carrera B 8 7", "6-1-1", "carrera A 7 8"),
    ("carrera=la-suya", "carrera B 8 7", "5-1-1", "fin B marlota.carrera"),
]


@pytest.mark.parametrize(("reading", "state", "move", "after"), LINES)
def test_line_of_play(reading: str, state: str, move: str, after: str) -> None:
    """One throw at one state, under one reading, leads where the words say."""
    readings = dict([reading.split("=")]) if reading else {}
    request = {"do": "play", "slug": "marlota", "readings": readings, "state": state, "move": move}
    assert handle(request)["state"] == after
