"""Simulated figures: they repeat by their seed, and are of the size of Cavendish's practice."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from concurrent.futures import Executor
from fractions import Fraction
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from conf.make.piquet_simulated import party, simulate
from juegos import tables
from juegos.core.errors import NotExact
from juegos.naipes.piquet.chances import NAMES, estimates, stored_sums
from juegos.naipes.piquet.tables import PRINTED

WHOLE, FIRST = stored_sums("whole"), stored_sums("first")
BOOK = tomllib.loads(
    (Path(__file__).parents[2] / "oracles" / "piquet-cavendish.toml").read_text("utf-8")
)
ODDS = {  # ours: his
    "elder_cards": "cavendish.mano-gana-cartas",
    "younger_cards": "cavendish.menor-gana-cartas",
    "divided": "cavendish.cartas-divididas",
    "elder_repique": "cavendish.repique-mano",
    "younger_repique": "cavendish.repique-menor",
    "pique_or_repique": "cavendish.pique",
    "rubicon": "cavendish.rubicon",
    "points": "cavendish.partie",
}


class Backwards(Executor):
    """Runs the last job first, as processes may."""

    def map(self, fn: Any, *iterables: Any, **_: Any) -> Iterator[Any]:
        """Return the results in the order of the jobs."""
        done = [fn(*job) for job in reversed(list(zip(*iterables, strict=True)))]
        return iter(done[::-1])


def test_simulation_repeats_and_does_not_depend_on_what_runs_it() -> None:
    """The same seed gives the same figures, here or by an executor; each with its error."""
    here = simulate(4, 5)
    assert simulate(4, 5, executor=Backwards()) == here
    result = estimates(here)
    assert tuple(result) == NAMES
    assert all(estimate.games == 4 and estimate.seed == 5 for estimate in result.values())


def test_kept_parties_begin_as_they_are_played_now() -> None:
    """The first parties of the seed give the sums that were kept: the rules play as they did."""
    assert simulate(FIRST.parties, FIRST.seed) == FIRST
    assert WHOLE.seed == FIRST.seed


@pytest.mark.thorough
@pytest.mark.heavy
def test_error_of_a_figure_is_that_of_its_parties() -> None:
    """Six deals in each party: the error from the sums is that of the means of the parties."""
    rows = [party(f"3:{number}") for number in range(12)]
    assert {row[0] for row in rows} == {6}
    values = [row[1] / 6 for row in rows]
    mean = sum(values) / 12
    error = sqrt(sum((value - mean) ** 2 for value in values) / 11 / 12)
    result = estimates(simulate(12, 3))["elder"]
    assert (result.mean, result.error) == (pytest.approx(mean), pytest.approx(error))


def test_elder_has_the_better_of_it() -> None:
    """Between equal players the elder scores more than the younger, and wins the cards oftener."""
    result = estimates(WHOLE)
    assert result["elder"].mean > result["younger"].mean + 3 * result["younger"].error
    assert result["elder_cards"].mean > result["younger_cards"].mean
    shares = ("elder_cards", "younger_cards", "divided")
    assert sum(WHOLE.of[name].total for name in shares) == WHOLE.deals


def test_printed_beside_ours_is_what_cavendish_has() -> None:
    """Each of his eight figures from practice stands in the table, as he gives it."""
    practice = {figure["id"]: figure["printed"] for figure in BOOK["practice"]}
    assert set(ODDS.values()) == set(practice)
    assert {name: practice[id] for name, id in ODDS.items()} == PRINTED


def test_beginners_come_as_near_to_his_practice_as_is_told() -> None:
    """No chance is an eighth off his, and no gain a tenth of it; but none is the same."""
    practice = {figure["id"]: Fraction(figure["value"]) for figure in BOOK["practice"]}
    result = estimates(WHOLE)
    for name, id in ODDS.items():
        off = abs(result[name].mean - float(practice[id]))
        assert 0 < off < (20 if name == "points" else 1 / 8), name
    assert result["rubicon"].mean > practice["cavendish.rubicon"] + 3 * result["rubicon"].error


def test_table_has_each_figure_with_its_error() -> None:
    """A row a figure; mean and error are those of the sums, and the seed is told."""
    result = tables.table("piquet.simulada")
    assert len(result.rows) == len(NAMES)
    for row, (name, figure) in zip(result.rows, estimates(WHOLE).items(), strict=True):
        assert row[2:5] == (WHOLE.of[name].total, f"{figure.mean:.4f}", f"{figure.error:.4f}")
    assert f"seed {WHOLE.seed}" in result.unit


def test_no_parties_were_played_under_other_readings() -> None:
    """Figures of the default readings are not passed off as those of others."""
    with pytest.raises(NotExact, match="default readings only"):
        tables.table("piquet.simulada", {"punto-de-tres": "no"})


def test_one_party_has_no_error() -> None:
    """From a single party no standard error can be estimated, and that is said."""
    with pytest.raises(ValueError, match="at least two parties"):
        estimates(simulate(1, 0))
