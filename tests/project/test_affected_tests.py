"""Which tests a change touches."""

from __future__ import annotations

import pytest

from tests.help.affected_tests import ROOT, expression, touched


@pytest.mark.thorough
def test_a_game_is_tried_by_what_is_tested_of_all_games() -> None:
    """Its own tests ask the catalogue for it, as those of all games do."""
    own, of_all, games = touched([ROOT / "juegos/dados/azar.py"])
    assert games == ["azar"]
    assert {"tests/juegos/dados/test_azar.py", "tests/juegos/test_laws.py"} <= {*own, *of_all}


def test_tests_of_a_game_are_chosen_without_those_of_its_namesakes() -> None:
    """Also those of a file that is named after it, which has no hyphens."""
    assert expression(["medio-azar"]) == "((medio-azar or medio_azar))"
    assert expression(["konane", "triga"]) == "((konane)) or ((triga))"
    assert expression(["azar"]) == (
        "((azar) and not (medio-azar or medio_azar or azar-pujado or azar_pujado or hazard))"
    )


def test_what_many_games_rest_on_belongs_to_none() -> None:
    """A change in an engine touches the tests that import it, and no single game."""
    own, of_all, games = touched([ROOT / "juegos/engine/retrograde.py"])
    assert "tests/juegos/alquerque/test_retrograde.py" in own
    assert "tests/juegos/naipes/test_imagined_deals.py" not in own
    assert (of_all, games) == ([], [])


def test_a_test_touches_itself_and_a_page_nothing() -> None:
    """Pages and scripts are no modules."""
    assert touched([ROOT / "tests/juegos/core/test_distribution.py"])[0] == [
        "tests/juegos/core/test_distribution.py"
    ]
    assert touched([ROOT / "docs/index.md"]) == ([], [], [])
