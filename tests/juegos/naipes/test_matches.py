"""The good player against the beginner: what three hundred parties gave, as it was kept."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from conf.make.piquet import NAMES, match
from juegos import data
from juegos.naipes.piquet.sample_statistics import MATCH, estimates, stored_sums

WHOLE, FIRST = stored_sums("whole", MATCH), stored_sums("first", MATCH)
COMMAND, DATE = data.load_json(MATCH)["command"], data.load_json(MATCH)["made"]
PAGE = Path(__file__).parents[3] / "docs" / "naipes" / "piquet.md"


def test_good_player_beats_the_beginner_by_many_standard_errors() -> None:
    """Over a hundred and fifty pairs of parties: more than five errors, a deal and a pair."""
    found = estimates(WHOLE)
    assert tuple(found) == NAMES
    for name in ("margin", "points"):
        assert found[name].mean > 5 * found[name].error, name
    assert WHOLE.of["won"].total > WHOLE.parties  # of two parties each


def test_kept_parties_are_those_of_the_command() -> None:
    """Three hundred parties in pairs, the seed and the day they were played."""
    assert f"python -m conf.make.piquet {2 * WHOLE.parties} {WHOLE.seed}" == COMMAND
    assert WHOLE.parties == 150
    assert date.fromisoformat(DATE).year >= 2026


@pytest.mark.heavy
@pytest.mark.thorough
def test_first_parties_come_out_as_they_were_kept() -> None:
    """The first pair of parties, played again, gives the sums that were kept."""
    assert match("bueno", "principiante", 2 * FIRST.parties, FIRST.seed) == FIRST


def test_page_tells_the_figures_that_were_kept() -> None:
    """The sentence on the page of piquet has the margin, its error, the parties won, the month."""
    found, text = estimates(WHOLE), PAGE.read_text("utf-8")
    margin = found["margin"]
    assert f"gained {margin.mean:.1f} points a deal" in text
    assert f"standard error of {margin.error:.1f}" in text
    assert f"won {WHOLE.of['won'].total} of {2 * WHOLE.parties} parties" in text
    assert f"({date.fromisoformat(DATE):%B %Y})" in text
