"""The chances that Cavendish printed beside ours: equal, or different as is known."""

from __future__ import annotations

import tomllib
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]


def data(path: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / path).read_text("utf-8"))


BOOK = data("tests/oracles/piquet-cavendish.toml")
FIGURES = [f for f in data("corpus/publicadas.toml")["figure"] if f.get("of") == "naipes"]
# Those that are not exactly what the cards give, with what they give.
DIFFERENT = {
    "cavendish.mano-1-de-2": Fraction(17, 38),
    "cavendish.mano-1-de-3": Fraction(137, 228),
    "cavendish.mano-2-de-3": Fraction(8, 57),
    "cavendish.mano-1-de-4": Fraction(232, 323),
    "cavendish.mano-2-de-4": Fraction(241, 969),
    "cavendish.mano-3-de-4": Fraction(31, 969),
    "cavendish.menor-2-de-2": Fraction(3, 190),
    "cavendish.menor-1-de-2": Fraction(27, 95),
    "cavendish.menor-1-de-3": Fraction(23, 57),
    "cavendish.menor-2-de-3": Fraction(13, 285),
    "cavendish.mano-dos-parejas": Fraction(101, 969),
    "cavendish.mano-as-y-rey": Fraction(315, 646),
    "cavendish.menor-as-y-rey": Fraction(4, 19),
    "cavendish.dejar-una-carta-en-corto": Fraction(74, 131),
    "cavendish.carta-blanca": Fraction(323, 578956),
}


def ours(figure: dict[str, Any]) -> Fraction:
    module, _, name = figure["ours"].rpartition(".")
    result: Fraction = getattr(import_module(module), name)(**figure["with"])
    return result


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure["id"])
def test_printed_chance_is_equal_or_different_as_known(figure: dict[str, Any]) -> None:
    """Eleven figures are exact; the others round, and none is further off than a fiftieth."""
    printed, exact = Fraction(figure["value"]), ours(figure)
    assert exact == DIFFERENT.get(figure["id"], printed)
    assert (exact == printed) == (figure["id"] not in DIFFERENT)
    assert abs(exact - printed) < Fraction(1, 50)


def test_figures_can_be_traced() -> None:
    """There are at least fifteen, each with its place and its own id."""
    assert len(FIGURES) >= 15
    assert len({figure["id"] for figure in FIGURES}) == len(FIGURES)
    assert all(figure["where"] and figure["what"] and figure["printed"] for figure in FIGURES)


def test_thirty_two_to_one_should_be_thirty() -> None:
    """Three at least of four named cards, elder: printed 32 to 1, it is a little over 30 to 1."""
    chance = DIFFERENT["cavendish.mano-3-de-4"]
    assert 30 < (1 - chance) / chance < Fraction(61, 2)


def test_ten_thousand_hands_add_up() -> None:
    """His tables of ten thousand hands add up to ten thousand for each player."""
    (hands,) = BOOK["hands"]
    assert sum(hands["elder"]) == 10_000
    assert sum(hands["younger"]) == 10_000
    assert len(hands["from"]) == len(hands["elder"]) == len(hands["younger"])
    # the sums that he works out of them
    assert sum(hands["elder"][1:]) == 9023
    assert sum(hands["elder"][2:]) == 7280
    assert sum(hands["elder"][4:]) == 2308
    assert sum(hands["younger"][1:]) == 6444
    assert sum(hands["younger"][2:]) == 3884
