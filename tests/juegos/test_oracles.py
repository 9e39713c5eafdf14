"""Numbers known from elsewhere, kept as data in tests/oracles with their citations."""

from __future__ import annotations

import tomllib
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from juegos import catalogue
from juegos.engine.odds import odds
from juegos.material import dice

FOLDER = Path(__file__).parents[1] / "oracles"


def entries(file: str, kind: str) -> list[dict[str, Any]]:
    """Return the entries of one kind of a file."""
    rows: list[dict[str, Any]] = tomllib.loads((FOLDER / file).read_text("utf-8"))[kind]
    return rows


COUNTS = entries("dados.toml", "count")
ODDS = entries("odds.toml", "odds")


@pytest.mark.parametrize("oracle", COUNTS, ids=lambda o: f"{o['totals'][0]}-{o['by']}")
def test_count_of_dice(oracle: dict[str, Any]) -> None:
    """Our dice fall in as many combinations or casts as the source says."""
    throws = dice.throws(oracle["dice"])
    fall = [throw for throw in throws if sum(throw) in oracle["totals"]]
    ways = {"combinations": len(fall), "permutations": sum(throws[throw] for throw in fall)}
    assert ways[oracle["by"]] == oracle["value"], oracle["cite"]


@pytest.mark.parametrize("oracle", ODDS, ids=lambda o: f"{o['slug']}-{o['name']}")
def test_odds(oracle: dict[str, Any]) -> None:
    """The engine finds the number that is known."""
    result = odds(catalogue.game(oracle["slug"], oracle["readings"]))
    assert getattr(result, oracle["name"]) == Fraction(oracle["value"]), oracle["cite"]


def test_every_oracle_says_whence_it_is() -> None:
    """Value, citation and note stand by each other in every entry."""
    for oracle in COUNTS + ODDS:
        assert {"value", "cite", "note"} <= set(oracle)
        assert oracle["cite"]


def test_the_sixteen_totals_are_all_there() -> None:
    """Each total of three dice has an oracle for its combinations and one for its casts."""
    single = {(o["totals"][0], o["by"]) for o in COUNTS if len(o["totals"]) == 1 and o["dice"] == 3}
    assert len(single) == 32
