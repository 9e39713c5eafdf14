"""Medio azar by a second road: fols. 70r-70v reckoned in ``mano``, and lines of play."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

import pytest

from juegos import catalogue
from juegos.engine.odds import odds
from juegos.engine.sample import sample
from juegos.serve import handle
from tests.help.laws import Case, cases, combinations, refusal, singles
from tests.help.sweeps import swept
from tests.juegos.dados.mano import by_hand

EVERY = [Case("medio-azar", readings) for readings in combinations("medio-azar")]
# All combinations of what the words leave open, and what goes against them with one more change.
AGAINST = {("catorce", "azar"), ("encuentro", "gana-suerte"), ("leuara", "paga")}
CASES = [case for case in EVERY if not AGAINST & {*case.readings} or case in cases("medio-azar")]


def never(kind: str) -> bool:
    """In medio azar nothing raises the tantos during the race."""
    return False


@pytest.mark.parametrize("case", swept(CASES), ids=str)
def test_odds_by_hand(case: Case) -> None:
    """The engine and the generating function give the same fractions under every reading."""
    result = odds(case.game)
    for name, exact in by_hand(dict(case.readings), never).items():
        assert getattr(result, name) == exact, name


def test_all_combinations_are_counted() -> None:
    """Four readings of two cruces, three of two, two of one: 288 games, none refused."""
    assert len({case.readings for case in EVERY if refusal(case) is None}) == 288
    assert len(CASES) == 81 + 26


def test_a_fault_costs_what_a_gain_brings() -> None:
    """Whether azares are taken or paid, all else alike, A gains or loses by them the same."""
    for readings in ({}, {"segundo-azar": "cobra"}, {"primer-azar": "acaba"}):
        takes, pays = (
            odds(catalogue.game("medio-azar", {**readings, "leuara": key}))
            for key in ("lleva", "paga")
        )
        assert takes.p_first == pays.p_first
        hand = (takes.mean_net + pays.mean_net) / 2  # the azares cancel out
        assert takes.mean_net > hand > pays.mean_net


def test_first_azares_are_a_fair_addition() -> None:
    """An azar comes 70 times in 216: before a suerte A takes 70/146 of a tanto on average."""
    cobra = odds(catalogue.game("medio-azar", {"segundo-azar": "cobra"}))
    acaba = {"segundo-azar": "cobra", "primer-azar": "acaba"}
    ended = odds(catalogue.game("medio-azar", acaba))
    assert ended.p_draw == Fraction(70, 216)
    assert cobra.mean_net - ended.mean_net / (1 - ended.p_draw) == 0
    assert cobra.p_first == ended.p_first / (1 - ended.p_draw)


@pytest.mark.thorough
@pytest.mark.parametrize("readings", singles("medio-azar"), ids=str)
def test_simulation_agrees(readings: dict[str, str]) -> None:
    """Played at random with a seed, each estimate is within four standard errors."""
    exact = odds(catalogue.game("medio-azar", readings))
    for name, result in sample(partial(catalogue.game, "medio-azar", readings), 3000, 70).items():
        assert abs(result.mean - float(getattr(exact, name))) <= 4 * result.error, name


@pytest.mark.parametrize("total", range(3, 19))
def test_first_cast(total: int) -> None:
    """Fourteen and more, seven and less take a tanto; eight to thirteen go to B for three."""
    game = catalogue.game("medio-azar")
    azar = total < 8 or total > 13
    for throw in game.throws(game.start()):
        if sum(throw) == total:
            step = game.play(game.start(), throw)
            assert (step.pays, step.pot) == (((1, -1), 0) if azar else ((), 3))
            assert [event.rule.id for event in step.events] == [
                "medio-azar.tanto" if azar else "medio-azar.dada"
            ]


# Each reading of each crux, in one line of play: state, throw, and the state it leads to.
LINES = [
    ("", "primera A - - pot=0 paid=0:0", "6-6-2", "primera A - - pot=0 paid=1:-1"),
    ("", "primera A - - pot=0 paid=1:-1", "6-1-1", "segunda A 8 - pot=3 paid=1:-1"),
    ("", "segunda A 8 - pot=3 paid=0:0", "6-6-2", "segunda A 8 - pot=4 paid=0:0"),
    ("", "segunda A 8 - pot=4 paid=0:0", "6-2-1", "carrera A 8 9 pot=4 paid=0:0"),
    ("", "segunda A 8 - pot=5 paid=0:0", "4-3-1", "encuentro A - - pot=5 paid=0:0"),
    ("", "encuentro A - - pot=5 paid=0:0", "1-1-1", "fin A medio-azar.todos pot=5 paid=0:0"),
    ("", "encuentro A - - pot=5 paid=0:0", "6-2-1", "segunda A 9 - pot=8 paid=0:0"),
    ("", "carrera A 8 9 pot=4 paid=0:0", "6-6-6", "carrera A 8 9 pot=4 paid=0:0"),
    ("", "carrera A 8 9 pot=4 paid=1:-1", "6-1-1", "fin B medio-azar.carrera pot=4 paid=1:-1"),
    ("catorce=xv-nulo", "primera A - - pot=0 paid=0:0", "6-6-2", "primera A - - pot=0 paid=0:0"),
    ("catorce=xv-nulo", "segunda A 8 - pot=3 paid=0:0", "6-6-2", "segunda A 8 - pot=3 paid=0:0"),
    (
        "catorce=xv-nulo",
        "encuentro A - - pot=3 paid=0:0",
        "5-5-4",
        "encuentro A - - pot=3 paid=0:0",
    ),
    ("catorce=xv-suerte", "primera A - - pot=0 paid=0:0", "6-6-2", "segunda A 14 - pot=3 paid=0:0"),
    (
        "encuentro=arrastra",
        "encuentro A - - pot=5 paid=0:0",
        "6-2-1",
        "segunda A 9 - pot=5 paid=0:0",
    ),
    (
        "encuentro=de-nuevo",
        "encuentro A - - pot=5 paid=0:0",
        "6-2-1",
        "primera A - - pot=5 paid=0:0",
    ),
    ("primer-azar=pasa", "primera A - - pot=0 paid=0:0", "6-6-2", "primera B - - pot=0 paid=1:-1"),
    ("primer-azar=pasa", "primera B - - pot=0 paid=1:-1", "6-6-2", "primera A - - pot=0 paid=0:0"),
    (
        "primer-azar=acaba",
        "primera A - - pot=0 paid=0:0",
        "6-6-2",
        "fin - medio-azar.tanto pot=0 paid=1:-1",
    ),
    (
        "segundo-azar=cobra",
        "segunda A 8 - pot=3 paid=0:0",
        "6-6-2",
        "segunda A 8 - pot=3 paid=1:-1",
    ),
    (
        "segundo-azar=sube-y-cobra",
        "segunda B 8 - pot=3 paid=0:0",
        "6-6-2",
        "segunda B 8 - pot=4 paid=-1:1",
    ),
    ("leuara=paga", "primera A - - pot=0 paid=0:0", "6-6-2", "primera A - - pot=0 paid=-1:1"),
    ("leuara=paga", "segunda A 8 - pot=3 paid=0:0", "6-6-2", "segunda A 8 - pot=4 paid=0:0"),
    (
        "leuara=paga segundo-azar=cobra",
        "segunda A 8 - pot=3 paid=0:0",
        "6-6-2",
        "segunda A 8 - pot=3 paid=-1:1",
    ),
    (
        "leuara=paga primer-azar=pasa",
        "primera B - - pot=0 paid=0:0",
        "6-6-2",
        "primera A - - pot=0 paid=1:-1",
    ),
    (
        "encuentro=gana-suerte",
        "encuentro A - - pot=5 paid=0:0",
        "6-2-1",
        "fin A medio-azar.suerte-gana pot=5 paid=0:0",
    ),
    (
        "encuentro=gana-suerte",
        "encuentro A - - pot=5 paid=0:0",
        "1-1-1",
        "fin B medio-azar.suerte-gana pot=5 paid=0:0",
    ),
    ("catorce=azar", "primera A - - pot=0 paid=0:0", "6-6-2", "segunda A 14 - pot=3 paid=0:0"),
    ("catorce=azar", "primera A - - pot=0 paid=0:0", "5-1-1", "segunda A 7 - pot=3 paid=0:0"),
    ("catorce=azar", "primera A - - pot=0 paid=0:0", "4-1-1", "primera A - - pot=0 paid=1:-1"),
]


@pytest.mark.parametrize(("reading", "state", "move", "after"), LINES)
def test_line_of_play(reading: str, state: str, move: str, after: str) -> None:
    """One throw at one state, under one reading, leads where the words say, account and all."""
    readings = dict(pair.split("=") for pair in reading.split())
    request = {"slug": "medio-azar", "readings": readings, "state": state, "move": move}
    assert handle({"do": "play", **request})["state"] == after
