"""The door ``odds`` of games of cards: chances that are exact, and figures that are not, apart."""

from __future__ import annotations

import json
from fractions import Fraction
from math import comb
from typing import Any

import pytest

from juegos import tables
from juegos.cli.main import main
from juegos.naipes.piquet.chances import NAMES
from juegos.naipes.piquet.tables import WHOLE
from juegos.serve import handle

BOTH = ("piquet", "piquet-au-cent")
APART = {"slug", "readings", "floats", "simulated", "played"}


def odds(slug: str = "piquet", **request: Any) -> dict[str, Any]:
    """Return the reply of the door."""
    return handle({"do": "odds", "slug": slug, **request})


@pytest.mark.parametrize("slug", BOTH)
def test_chances_are_fractions_with_their_floats(slug: str) -> None:
    """Every chance is an exact fraction in text with its float; nothing sampled is among them."""
    result = odds(slug)
    assert set(result) - APART == set(result["floats"])
    assert all(float(Fraction(result[name])) == of for name, of in result["floats"].items())
    blank = Fraction(comb(20, 12), comb(32, 12))
    assert Fraction(result["carte_blanche_of_one"]) == blank
    assert Fraction(result["carte_blanche_of_either"]) == 2 * blank
    assert (result["elder_takes_one_of_1"], result["younger_takes_one_of_1"]) == ("1/4", "3/20")


@pytest.mark.parametrize("what", ["longest_suit", "longest_sequence", "best_point"])
def test_every_hand_has_a_longest(what: str) -> None:
    """The chances of the longest suit, of the longest sequence or none, of the point: all one."""
    result = odds()
    assert sum(Fraction(result[name]) for name in result["floats"] if name.startswith(what)) == 1


def test_value_of_the_point_is_told() -> None:
    """Four of the eight-card points make 75, one in each suit; the table has the same chances."""
    result = odds()
    assert Fraction(result["best_point_8_75"]) == Fraction(4 * comb(24, 4), comb(32, 12))
    for cards, making, _, chance, _ in tables.table("piquet.puntos").rows:
        assert result[f"best_point_{cards}_{making}"] == str(chance)


def test_sampled_figures_carry_seed_size_and_error() -> None:
    """Under ``simulated`` stand the figures that were kept, and no fraction."""
    result = odds()["simulated"]
    assert tuple(result) == NAMES
    for figure in result.values():
        assert (figure["games"], figure["seed"]) == (WHOLE.parties, WHOLE.seed)
        assert figure["error"] > 0


def test_what_was_not_played_is_not_told() -> None:
    """Of au cent, and of other readings, no parties were played: no figures are passed off."""
    assert odds("piquet-au-cent")["simulated"] == {}
    assert odds(readings={"punto-de-tres": "no"})["simulated"] == {}
    assert odds(readings={"punto-de-tres": "no"})["floats"] == odds()["floats"]


def test_odds_are_not_of_a_state() -> None:
    """A state hides cards from its players: there are no odds of it."""
    state = handle({"do": "start", "slug": "piquet"})["state"]
    assert odds(state=state)["error"]["kind"] == "NotExact"


@pytest.mark.parametrize("slug", BOTH)
def test_odds_at_the_command_line(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Text keeps what is exact and what was sampled apart; ``--json`` is the reply."""
    assert main(["odds", slug, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == odds(slug)
    assert main(["odds", slug]) == 0
    exact, _, sampled = capsys.readouterr().out.partition("\n\n")
    assert "323/578956" in exact
    assert "+-" not in exact
    assert sampled.startswith("simulated, not exact") == (slug == "piquet")
    assert sampled.count("+-") == (len(NAMES) if slug == "piquet" else 0)
