"""Azar pujado by a second road: ``mano`` with a race that raises, and what the readings share."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

import pytest

from juegos import catalogue
from juegos.engine.odds import odds
from juegos.engine.sample import sample
from juegos.serve import handle
from tests.help.laws import Case, cases, singles
from tests.help.sweeps import swept
from tests.juegos.dados.mano import by_hand

# What raises the tantos during the race, by the reading of fol. 70v.
RAISE = {
    "todas": "azar suerte",
    "todas-y-la-ultima": "azar suerte ultima",
    "azar-y-la-ultima": "azar ultima",
    "azares": "azar",
}
CASES = cases("azar-pujado")


@pytest.mark.parametrize("case", swept(CASES), ids=str)
def test_odds_by_hand(case: Case) -> None:
    """The engine and the generating function give the same fractions."""
    readings = dict(case.readings)
    raising = RAISE[readings["pujas"]].split()
    result = odds(case.game)
    for name, exact in by_hand(readings, raising.__contains__).items():
        assert getattr(result, name) == exact, name


@pytest.mark.thorough
@pytest.mark.heavy
@pytest.mark.parametrize("readings", singles("azar-pujado"), ids=str)
def test_simulation_agrees(readings: dict[str, str]) -> None:
    """Played at random with a seed, each estimate is within four standard errors."""
    exact = odds(catalogue.game("azar-pujado", readings))
    for name, result in sample(partial(catalogue.game, "azar-pujado", readings), 3000, 71).items():
        assert abs(result.mean - float(getattr(exact, name))) <= 4 * result.error, name


@pytest.mark.parametrize("pujas", RAISE)
def test_only_the_stakes_tell_the_readings_apart(pujas: str) -> None:
    """Who wins, and A's mean gain, are those of medio azar; pot and variance are not."""
    result = odds(catalogue.game("azar-pujado", {"pujas": pujas}))
    medio = odds(catalogue.game("medio-azar"))
    for name in ("p_first", "p_second", "p_draw", "mean_casts", "mean_net"):
        assert getattr(result, name) == getattr(medio, name), name
    assert result.mean_pot > medio.mean_pot
    assert result.variance > medio.variance


def test_the_last_raise_is_one_tanto_a_race() -> None:
    """With the deciding cast the pot is fuller by the chance that there is a race at all."""
    plain, last = (
        odds(catalogue.game("azar-pujado", {"pujas": pujas}))
        for pujas in ("todas", "todas-y-la-ultima")
    )
    more = last.mean_pot - plain.mean_pot
    assert Fraction(9, 10) < more < 1


# What a cast of the race does, by reading: nine of A against eight of B.
LINES = [
    ("todas", "6-6-6", "carrera A 8 9 pot=5 paid=0:0"),
    ("todas", "5-4-1", "carrera A 8 9 pot=5 paid=0:0"),
    ("todas", "6-2-1", "fin A azar-pujado.medio pot=4 paid=0:0"),
    ("todas-y-la-ultima", "6-2-1", "fin A azar-pujado.medio pot=5 paid=0:0"),
    ("todas-y-la-ultima", "6-1-1", "fin B azar-pujado.medio pot=5 paid=0:0"),
    ("azar-y-la-ultima", "6-6-6", "carrera A 8 9 pot=5 paid=0:0"),
    ("azar-y-la-ultima", "5-4-1", "carrera A 8 9 pot=4 paid=0:0"),
    ("azar-y-la-ultima", "6-2-1", "fin A azar-pujado.medio pot=5 paid=0:0"),
    ("azares", "6-6-6", "carrera A 8 9 pot=5 paid=0:0"),
    ("azares", "5-4-1", "carrera A 8 9 pot=4 paid=0:0"),
    ("azares", "6-2-1", "fin A azar-pujado.medio pot=4 paid=0:0"),
]


@pytest.mark.parametrize(("pujas", "move", "after"), LINES)
def test_line_of_play(pujas: str, move: str, after: str) -> None:
    """One throw of the race, under one reading, raises the hand or not."""
    request = {"slug": "azar-pujado", "readings": {"pujas": pujas}, "move": move}
    state = "carrera A 8 9 pot=4 paid=0:0"
    assert handle({"do": "play", **request, "state": state})["state"] == after


def test_fourteen_that_is_nothing_raises_nothing() -> None:
    """Where fourteen is neither azar nor suerte it leaves the tantos as they are."""
    request = {"slug": "azar-pujado", "readings": {"catorce": "xv-nulo"}, "move": "6-6-2"}
    state = "carrera A 8 9 pot=4 paid=0:0"
    assert handle({"do": "play", **request, "state": state})["state"] == state


def test_encuentro_is_no_race() -> None:
    """The azar that takes all after an encuentro raises nothing, by any reading."""
    for pujas in RAISE:
        request = {"slug": "azar-pujado", "readings": {"pujas": pujas}, "move": "6-6-6"}
        state = "encuentro A - - pot=4 paid=0:0"
        after = handle({"do": "play", **request, "state": state})["state"]
        assert after == "fin A azar-pujado.medio pot=4 paid=0:0"
