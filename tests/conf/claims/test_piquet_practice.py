"""What Cavendish has from practice at piquet, beside his own tables and our stored games."""

from __future__ import annotations

import re
import tomllib
from fractions import Fraction
from pathlib import Path

import pytest

from conf.claims import piquet_practice
from conf.claims.published_figures import Published, published
from juegos.naipes.piquet.tables import BEGINNERS

FIGURES = [figure for figure in published() if figure.of == "piquet"]
PRACTICE = {one.id: one for one in piquet_practice.practice()}
BOOK = tomllib.loads(
    (Path(__file__).parents[2] / "oracles" / "piquet-cavendish.toml").read_text("utf-8")
)


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure.id)
def test_his_working_is_right(figure: Published) -> None:
    """What he adds up from his tables is their sum, and his odds are near to it."""
    assert (figure.ours() == figure.value) == (not figure.differs)


def test_shares_add_up_as_in_his_example() -> None:
    """His second example adds two classes of the elder, and the rest are the others."""
    (hands,) = BOOK["hands"]
    under = Fraction(sum(hands["elder"][:2]), sum(hands["elder"]))
    assert piquet_practice.at_least(0, 20) == 1 - under
    assert piquet_practice.at_least(1, 0) == 1
    assert piquet_practice.as_often(0, 100, 90) == Fraction(
        sum(hands["elder"][10:]), hands["elder"][9]
    )


def test_classes_are_those_of_his_tables() -> None:
    """Each class of either table has its line, with his figure."""
    (hands,) = BOOK["hands"]
    for side, name in (("elder", "mano"), ("younger", "menor")):
        lines = [PRACTICE[f"decenas-{name}-{10 * at}"] for at in range(len(hands[side]))]
        assert [int(str(one.figure)) for one in lines] == hands[side]


def test_ours_are_samples_with_their_errors() -> None:
    """Each of our figures has its error; classes of ten hold all deals, but for rounding."""
    pairs = {id: re.fullmatch(r"([\d.]+) ± ([\d.]+)", one.ours) for id, one in PRACTICE.items()}
    assert all(pairs.values())
    for name in ("mano", "menor"):
        ours = [pairs[f"decenas-{name}-{10 * at}"] for at in range(16)]
        assert sum(int(pair[1]) for pair in ours if pair) == pytest.approx(10_000, abs=8)


def test_lead_of_ninety_is_counted_deal_by_deal() -> None:
    """The deals in which the elder is ninety ahead are those of the stored pairs."""
    number = sum(n for elder, younger, n in BEGINNERS.pairs if elder - younger >= 90)
    assert PRACTICE["practica-90-mas"].ours.startswith(f"{number / BEGINNERS.deals:.4f} ")
