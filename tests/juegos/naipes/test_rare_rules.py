"""Rules that random games hardly meet are met at set positions: rare_rules.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from juegos.naipes.piquet.au_cent import AU_CENT
from juegos.naipes.piquet.game import PIQUET, Piquet

RARE: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "rare_rules.toml").read_text("utf-8")
)["rara"]


@pytest.mark.parametrize("rare", RARE, ids=lambda rare: rare["rule"])
def test_rule_fires(rare: dict[str, Any]) -> None:
    """The move brings the rule about."""
    variant = AU_CENT if rare["rule"].startswith("piquet-au-cent.") else PIQUET
    game = Piquet(rare["readings"], variant)
    state = game.read(rare["state"])
    step = game.play(state, game.read_move(state, rare["move"]))
    assert rare["rule"] in {event.rule.id for event in step.events}
