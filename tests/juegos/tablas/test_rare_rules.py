"""Rules that random games hardly meet are met at set positions: rare_rules.toml."""

from __future__ import annotations

import tomllib
from inspect import getattr_static
from pathlib import Path
from typing import Any

import pytest

from juegos import catalogue

RARE: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "rare_rules.toml").read_text("utf-8")
)["rara"]


def met(rare: dict[str, Any]) -> list[str]:
    """Return the rules that the move of a set position brings about."""
    game = catalogue.game(rare["rule"].partition(".")[0], rare["readings"])
    state = game.read(rare["state"])
    step = game.play(state, game.read_move(state, rare["move"]))
    return [event.rule.id for event in step.events]


@pytest.mark.parametrize("rare", RARE, ids=lambda rare: rare["rule"])
def test_rule_fires(rare: dict[str, Any]) -> None:
    """The move brings the rule about."""
    assert rare["rule"] in met(rare)


@pytest.mark.parametrize("slug", ["trictrac", "trictrac-a-ecrire", "toc", "tick-tack"])
def test_table_has_the_rivals_of_its_game(slug: str) -> None:
    """What the player of a table asks for is there without looking it up dynamically."""
    game = catalogue.game(slug)
    assert catalogue.entry(slug).players.levels == ("strong", "good", "greedy", "random")
    assert callable(getattr_static(game, "advise"))
