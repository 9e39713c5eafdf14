"""Mayores and menores by a second road: fol. 65v counted over all pairs of casts.

Nothing here calls the rules of the games. Each casts once; the higher (lower) total wins; a tie
is cast again, drawn, or A's.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from juegos import catalogue
from juegos.engine.odds import odds
from juegos.serve import handle
from tests.help.laws import Case, cases
from tests.help.sweeps import swept

DICE = {"tres": 3, "dos": 2, "uno": 1}
CASES = cases("mayores", "menores")


def by_hand(slug: str, dados: str, empate: str) -> dict[str, Fraction]:
    """Return the odds under these readings, from every pair of casts."""
    ways = Counter(map(sum, product(range(1, 7), repeat=DICE[dados])))
    sign = 1 if slug == "mayores" else -1
    better = Counter({1: 0, 0: 0, -1: 0})
    for (a, of_a), (b, of_b) in product(ways.items(), repeat=2):
        better[(sign * a > sign * b) - (sign * a < sign * b)] += of_a * of_b
    total = 36 ** DICE[dados]
    first, tie, second = (Fraction(better[i], total) for i in (1, 0, -1))
    casts, nobody = Fraction(2), Fraction(0)
    match empate:
        case "repite":
            first, second, casts = (x / (1 - tie) for x in (first, second, casts))
        case "tablas":
            nobody = tie
        case "mano":
            first += tie
    return {"p_first": first, "p_second": second, "p_draw": nobody, "mean_casts": casts}


@pytest.mark.parametrize("case", swept(CASES), ids=str)
def test_odds_by_hand(case: Case) -> None:
    """The engine and the count by hand give the same fractions under every reading."""
    result = odds(case.game)
    for name, exact in by_hand(case.slug, **dict(case.readings)).items():
        assert getattr(result, name) == exact, name
    assert result.mean_net == result.p_first - result.p_second


@pytest.mark.parametrize("reading", [{}, {"dados": "uno"}, {"empate": "mano"}])
def test_menores_is_mayores_with_the_dice_turned_over(reading: dict[str, str]) -> None:
    """A total and that underneath have as many ways: the lowest wins as often as the highest."""
    assert odds(catalogue.game("menores", reading)) == odds(catalogue.game("mayores", reading))


@pytest.mark.parametrize("slug", ["mayores", "menores"])
def test_cast_again_or_drawn_it_is_fair(slug: str) -> None:
    """Unless a tie is A's, both stand alike."""
    for case in cases(slug):
        result = odds(case.game)
        assert (result.p_first == result.p_second) == (dict(case.readings)["empate"] != "mano")


LINES = [
    ("mayores", "", "primera A - -", "6-4-1", "segunda B 11 -"),
    ("mayores", "", "segunda B 11 -", "6-6-6", "fin B mayores.gana"),
    ("mayores", "", "segunda B 11 -", "1-1-1", "fin A mayores.gana"),
    ("mayores", "", "segunda B 11 -", "5-5-1", "primera A - -"),
    ("mayores", "empate=tablas", "segunda B 11 -", "5-5-1", "fin - mayores.empate"),
    ("mayores", "empate=mano", "segunda B 11 -", "5-5-1", "fin A mayores.empate"),
    ("mayores", "dados=dos", "primera A - -", "6-4", "segunda B 10 -"),
    ("mayores", "dados=uno", "primera A - -", "6", "segunda B 6 -"),
    ("menores", "", "segunda B 11 -", "6-6-6", "fin A menores.gana"),
    ("menores", "", "segunda B 11 -", "1-1-1", "fin B menores.gana"),
    ("menores", "", "segunda B 11 -", "5-5-1", "primera A - -"),
    ("menores", "empate=tablas", "segunda B 11 -", "5-5-1", "fin - menores.empate"),
    ("menores", "empate=mano", "segunda B 11 -", "5-5-1", "fin A menores.empate"),
]


@pytest.mark.parametrize(("slug", "reading", "state", "move", "after"), LINES)
def test_line_of_play(slug: str, reading: str, state: str, move: str, after: str) -> None:
    """One throw at one state, under one reading, leads where the words say."""
    readings = dict([reading.split("=")]) if reading else {}
    request = {"do": "play", "slug": slug, "readings": readings, "state": state, "move": move}
    assert handle(request)["state"] == after
