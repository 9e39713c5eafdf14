"""Guirguiesca by a second road: fols. 71r-71v counted by hand, and the envite reckoned by hand.

Nothing in the count calls the rules of the game. A casts two dice; azar (2, 3, 11, 12) takes a
tanto; else the total is given to B, who may stake on it; then A casts again and the two race.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import partial
from itertools import product
from typing import NamedTuple

import pytest

from juegos import catalogue, tables
from juegos.engine.odds import odds
from juegos.engine.sample import sample
from juegos.serve import handle
from tests.help.laws import Case, cases, singles
from tests.help.sweeps import swept

WAYS = Counter(a + b for a, b in product(range(1, 7), repeat=2))
SUERTES = range(4, 11)
AZAR = Fraction(6, 36)
CASES = cases("guirguiesca")


def p(total: int) -> Fraction:
    """Return the chance of a total of two dice."""
    return Fraction(WAYS[total], 36)


class Second(NamedTuple):
    """What the second cast comes to: A's chance, B's, nobody's, that all begins again; casts."""

    first: Fraction
    second: Fraction
    nobody: Fraction
    again: Fraction
    casts: Fraction


def second_cast(given: int, encuentro: str, *, refused: bool) -> Second:
    """Return what comes of the second cast and of the race that may follow it."""
    others = [u for u in SUERTES if u != given]
    first = sum((p(u) * p(u) / (p(u) + p(given)) for u in others), Fraction(0))
    second = AZAR + sum((p(u) * p(given) / (p(u) + p(given)) for u in others), Fraction(0))
    casts = 1 + sum((p(u) / (p(u) + p(given)) for u in others), Fraction(0))
    none, same = Fraction(0), p(given)
    match encuentro:
        case "otro":
            return Second(first, second + same, none, none, casts)
        case "de-cabo":
            return Second(first, second, none, same, casts)
        case "rehusado-repite" if refused:
            return Second(*(x / (1 - same) for x in (first, second, none, none, casts)))
        case "rehusado-tablas" if refused:
            return Second(first, second, same, none, casts)
    return Second(first + same, second, none, none, casts)


def by_hand(primer: str, encuentro: str) -> dict[str, Fraction]:
    """Return the odds for a main stake of one, a refused stake where the reading speaks of one."""
    refused = encuentro.startswith("rehusado")
    parts = [(p(g), second_cast(g, encuentro, refused=refused)) for g in SUERTES]
    first, second, nobody, again, casts = (
        sum((chance * part[i] for chance, part in parts), Fraction(0)) for i in range(5)
    )
    casts += 1
    paid = Fraction(0) if primer == "gana" else AZAR
    if primer == "gana":
        first += AZAR
    if primer == "acaba":
        nobody += AZAR
    on = 1 - again - (AZAR if primer == "sigue" else 0)
    first, second, nobody, casts, paid = (x / on for x in (first, second, nobody, casts, paid))
    return {
        "p_first": first,
        "p_second": second,
        "p_draw": nobody,
        "mean_casts": casts,
        "mean_net": first - second + paid,
    }


@pytest.mark.parametrize("case", swept(CASES), ids=str)
def test_odds_by_hand(case: Case) -> None:
    """The engine and the count by hand give the same fractions under every reading."""
    readings = dict(case.readings)
    result = odds(case.game)
    for name, exact in by_hand(readings["primer-azar"], readings["encuentro"]).items():
        assert getattr(result, name) == exact, name


def test_all_fifteen_combinations_are_counted() -> None:
    """Three first azares, five encuentros: fifteen games, none refused."""
    assert len({case.readings for case in CASES}) == 15


def test_variance_and_pot_by_hand() -> None:
    """Default: the main stake won or lost, and independent of it azares a geometric number."""
    result = odds(catalogue.game("guirguiesca"))
    azares = AZAR / (1 - AZAR) ** 2
    assert result.variance == 1 - (result.p_first - result.p_second) ** 2 + azares
    assert result.mean_pot == 1


@pytest.mark.thorough
@pytest.mark.parametrize("readings", singles("guirguiesca"), ids=str)
def test_simulation_agrees(readings: dict[str, str]) -> None:
    """Played at random under the policy, each estimate is within four standard errors."""
    exact = odds(catalogue.game("guirguiesca", readings))
    for name, result in sample(partial(catalogue.game, "guirguiesca", readings), 3000, 71).items():
        assert abs(result.mean - float(getattr(exact, name))) <= 4 * result.error, name


def worth(given: int, encuentro: str, count: int, answer: str) -> Fraction:
    """Return what A gains by his answer to a stake of so many, by hand (not for de-cabo)."""
    refused = answer == "rehusa"
    here = second_cast(given, encuentro, refused=refused)
    return (here.first - here.second) * (1 if refused else 1 + count)


ENVITES = ["gana", "otro", "rehusado-repite", "rehusado-tablas"]


@pytest.mark.parametrize("encuentro", ENVITES)
def test_envite_by_hand(encuentro: str) -> None:
    """What each answer is worth to A, by suerte and stake, and which is the best."""
    table = tables.table("guirguiesca.envite", {"encuentro": encuentro})
    assert len(table.rows) == 7 * 3
    for given, count, nothing, agrees, silent, refuses, best in table.rows:
        g, n = int(given), int(count)
        assert agrees == silent == worth(g, encuentro, n, "otorga")
        assert refuses == worth(g, encuentro, n, "rehusa")
        assert nothing == worth(g, encuentro, 0, "otorga")
        assert (best == "rehusa") == (refuses > agrees)


@pytest.mark.parametrize("encuentro", ENVITES)
def test_value_by_hand(encuentro: str) -> None:
    """B stakes what leaves A least, A answering as gains him most."""
    refused = encuentro.startswith("rehusado")
    table = tables.table("guirguiesca.valor", {"encuentro": encuentro})
    for given, ways, usual, minus, move, best, _ in table.rows:
        g = int(given)
        left = {"para-0": worth(g, encuentro, 0, "otorga")} | {
            f"para-{n}": max(worth(g, encuentro, n, answer) for answer in ("otorga", "rehusa"))
            for n in (1, 2, 3)
        }
        assert ways == WAYS[g]
        assert usual == worth(g, encuentro, 0, "rehusa" if refused else "otorga")
        assert minus == -usual
        assert best == left[str(move)] == min(left.values())


def test_free_refusal_makes_a_stake_worthless() -> None:
    """By the default reading B gains nothing by staking against one who answers well."""
    for row in tables.table("guirguiesca.valor").rows:
        assert row[2] == row[5]


def test_refusal_that_costs_the_encuentro_makes_stakes_pay() -> None:
    """Where a refusal loses the encuentro B stakes three on six and two on seven, and gains."""
    table = tables.table("guirguiesca.valor", {"encuentro": "rehusado-repite"})
    stakes = {row[0]: row[4] for row in table.rows}
    assert stakes == {g: f"para-{n}" for g, n in zip(SUERTES, (0, 3, 3, 2, 3, 3, 0), strict=True)}


@pytest.mark.thorough
def test_begun_again_by_hand() -> None:
    """De-cabo: what follows an encuentro is a new hand at the worth that both make of it."""
    table = tables.table("guirguiesca.valor", {"encuentro": "de-cabo"})
    hand = (sum(p(int(r[0])) * r[5] for r in table.rows) + AZAR) / (1 - AZAR)
    for given, _, _, _, _, best, _ in table.rows:
        here = second_cast(int(given), "de-cabo", refused=False)
        answers = [
            max((here.first - here.second) * (1 + n), here.first - here.second) for n in range(4)
        ]
        assert best == min(answers) + here.again * hand


LINES = [
    ("", "primera A - - pot=0 paid=0:0", "6-5", "primera A - - pot=0 paid=1:-1"),
    ("", "primera A - - pot=0 paid=1:-1", "6-2", "envite A 8 - pot=1 paid=1:-1"),
    ("", "envite A 8 - pot=1 paid=0:0", "para-0", "segunda-0 A 8 - pot=1 paid=0:0"),
    ("", "envite A 8 - pot=1 paid=0:0", "para-2", "respuesta-2 A 8 - pot=1 paid=0:0"),
    ("", "respuesta-2 A 8 - pot=1 paid=0:0", "otorga", "segunda-2 A 8 - pot=3 paid=0:0"),
    ("", "respuesta-2 A 8 - pot=1 paid=0:0", "calla", "segunda-2 A 8 - pot=3 paid=0:0"),
    ("", "respuesta-2 A 8 - pot=1 paid=0:0", "rehusa", "rehusada A 8 - pot=1 paid=0:0"),
    ("", "segunda-2 A 8 - pot=3 paid=0:0", "1-1", "fin B guirguiesca.pierde pot=3 paid=0:0"),
    ("", "segunda-2 A 8 - pot=3 paid=0:0", "4-4", "fin A guirguiesca.encuentro pot=3 paid=0:0"),
    ("", "rehusada A 8 - pot=1 paid=0:0", "4-4", "fin A guirguiesca.encuentro pot=1 paid=0:0"),
    ("", "segunda-2 A 8 - pot=3 paid=0:0", "4-3", "carrera A 8 7 pot=3 paid=0:0"),
    ("", "carrera A 8 7 pot=3 paid=0:0", "6-6", "carrera A 8 7 pot=3 paid=0:0"),
    ("", "carrera A 8 7 pot=3 paid=0:0", "5-3", "fin B guirguiesca.carrera pot=3 paid=0:0"),
    (
        "primer-azar=gana",
        "primera A - - pot=0 paid=0:0",
        "1-1",
        "fin A guirguiesca.tanto pot=1 paid=0:0",
    ),
    (
        "primer-azar=acaba",
        "primera A - - pot=0 paid=0:0",
        "1-1",
        "fin - guirguiesca.tanto pot=0 paid=1:-1",
    ),
    (
        "encuentro=otro",
        "segunda-1 A 8 - pot=2 paid=0:0",
        "4-4",
        "fin B guirguiesca.encuentro pot=2 paid=0:0",
    ),
    ("encuentro=de-cabo", "segunda-1 A 8 - pot=2 paid=0:0", "4-4", "primera A - - pot=0 paid=0:0"),
    ("encuentro=de-cabo", "rehusada A 8 - pot=1 paid=0:0", "4-4", "primera A - - pot=0 paid=0:0"),
    (
        "encuentro=rehusado-repite",
        "segunda-1 A 8 - pot=2 paid=0:0",
        "4-4",
        "fin A guirguiesca.encuentro pot=2 paid=0:0",
    ),
    (
        "encuentro=rehusado-repite",
        "rehusada A 8 - pot=1 paid=0:0",
        "4-4",
        "rehusada A 8 - pot=1 paid=0:0",
    ),
    (
        "encuentro=rehusado-tablas",
        "rehusada A 8 - pot=1 paid=0:0",
        "4-4",
        "fin - guirguiesca.encuentro pot=1 paid=0:0",
    ),
]


@pytest.mark.parametrize(("reading", "state", "move", "after"), LINES)
def test_line_of_play(reading: str, state: str, move: str, after: str) -> None:
    """One move at one state, under one reading, leads where the words say, account and all."""
    readings = dict([reading.split("=")]) if reading else {}
    request = {"slug": "guirguiesca", "readings": readings, "state": state, "move": move}
    assert handle({"do": "play", **request})["state"] == after


def test_the_seat_that_decides_is_named() -> None:
    """B stakes and A answers: the turn is a seat, and the moves are its own."""
    request = {"do": "moves", "slug": "guirguiesca"}
    stakes = handle({**request, "state": "envite A 8 - pot=1 paid=0:0"})
    assert (stakes["turn"], stakes["moves"]) == (1, ["para-0", "para-1", "para-2", "para-3"])
    answers = handle({**request, "state": "respuesta-1 A 8 - pot=1 paid=0:0"})
    assert (answers["turn"], answers["moves"]) == (0, ["calla", "otorga", "rehusa"])
    assert stakes["weights"] == answers["weights"] == []


@pytest.mark.parametrize("reading", ["gana", "rehusado-repite"])
def test_odds_say_the_policy(reading: str) -> None:
    """Published odds say how the two are taken to play, where they have to decide."""
    reply = handle({"do": "odds", "slug": "guirguiesca", "readings": {"encuentro": reading}})
    assert ("refuses" in reply["policy"]) == (reading != "gana")
    assert "policy" not in handle({"do": "odds", "slug": "azar"})


def test_all_suertes_are_known() -> None:
    """Four to ten are suertes, thirty casts in thirty-six; the rest is azar."""
    assert sum(map(p, SUERTES)) == Fraction(30, 36) == 1 - AZAR
