"""Rules that random games hardly meet are met at set positions: rare_rules.toml."""

from __future__ import annotations

import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.juegos.alquerque.compare_generators import event_rules

RARE: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "rare_rules.toml").read_text("utf-8")
)["rara"]


@pytest.mark.parametrize("rare", RARE, ids=lambda rare: rare["rule"])
def test_rule_fires(rare: dict[str, Any]) -> None:
    """The move brings the rule about."""
    slug = rare["rule"].partition(".")[0]
    module = import_module(f"juegos.alquerque.{slug.replace('-', '_')}")
    core = getattr(module, "".join(map(str.capitalize, slug.split("-"))))(rare["readings"])
    assert rare["rule"] in event_rules(core, rare["state"], rare["move"])
