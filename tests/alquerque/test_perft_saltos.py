"""How many sequences of moves the games of jumps have, against counts published and our own."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from juegos.alquerque.cuadros import counts
from juegos.alquerque.mesa import Mesa
from juegos.perft import perft
from tests.alquerque.inglesas import Inglesas
from tests.alquerque.saltadores import CASES, GAMES

FILE = Path(__file__).parents[1] / "oracles" / "perft.toml"
ORACLES = tomllib.loads(FILE.read_text("utf-8"))
PUBLISHED = [o for o in ORACLES["published"] if o["slug"] in GAMES or o["slug"] == "inglesas"]
OURS = [o for o in ORACLES["ours"] if o["slug"] in GAMES]
QUICK = 30_000  # of our own counts those are found anew that are not greater


def name(oracle: dict[str, Any]) -> str:
    """Return what an oracle is called: game, readings and depth."""
    chosen = (f"{crux}={key}" for crux, key in oracle["readings"].items())
    return " ".join([oracle["slug"], *chosen, str(oracle.get("depth", ""))]).strip()


@pytest.mark.parametrize("oracle", PUBLISHED, ids=name)
def test_published_counts(oracle: dict[str, Any]) -> None:
    """There are as many sequences of this length as others have found."""
    control = oracle["slug"] == "inglesas"
    mesa = Mesa(Inglesas() if control else GAMES[oracle["slug"]](oracle["readings"]))
    assert perft(mesa, mesa.start(), oracle["depth"]) == oracle["nodes"], oracle["by"]


@pytest.mark.parametrize("oracle", OURS, ids=name)
def test_our_own_counts(oracle: dict[str, Any]) -> None:
    """The counts that are kept have not changed, and the command beside them makes them."""
    found = counts(GAMES[oracle["slug"]](oracle["readings"]), QUICK)
    assert found == oracle["nodes"][: len(found)]
    assert len(found) >= 3
    chosen = [f"--reading {crux}={key}" for crux, key in oracle["readings"].items()]
    depth = f"--depth {len(oracle['nodes'])}"
    assert oracle["command"] == " ".join(["juegos perft", oracle["slug"], depth, *chosen])


def test_every_reading_is_counted() -> None:
    """Each game of jumps, and each change of one reading, has its counts."""
    kept = [(oracle["slug"], oracle["readings"]) for oracle in OURS]
    assert sorted(map(str, kept)) == sorted(map(str, CASES))
    for oracle in PUBLISHED:
        for ours in OURS:
            if (ours["slug"], ours["readings"]) == (oracle["slug"], oracle["readings"]):
                assert ours["nodes"][oracle["depth"] - 1] == oracle["nodes"]
