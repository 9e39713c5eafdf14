"""A seed and a level give the same move everywhere, whatever a clock shows.

first_moves.toml keeps, for each game in which a player decides, a position in the middle of it
and what each level plays there. ``pytest tests/juegos/test_first_moves.py --regenerate`` writes it
anew: that is right where a player was changed, and never because another machine or Python plays
otherwise.
"""

from __future__ import annotations

import json
import random
import time
import tomllib
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from juegos import catalogue
from juegos.serve import handle

FILE = Path(__file__).with_name("first_moves.toml")
HEAD = """# What each level plays with seed 1 in the middle of a game. Made by
# `pytest tests/juegos/test_first_moves.py --regenerate`, and the same on every machine.
"""
DECISIONS = 12  # that come before the one that is kept
LONGEST = 200  # moves, with those of chance
CLOCKS = [
    f"{name}{unit}"
    for name in ("time", "monotonic", "perf_counter", "process_time", "thread_time")
    for unit in ("", "_ns")
    if hasattr(time, f"{name}{unit}")
]
FIRST_MOVES: dict[str, dict[str, str]] = tomllib.loads(FILE.read_text("utf-8"))


def decision(slug: str) -> str | None:
    """Return a position at which a player has a choice, reached by lot; None: he never has."""
    rng, result, met = random.Random(slug), None, 0
    reply = handle({"do": "start", "slug": slug})
    for number in range(LONGEST):
        ask = {"slug": slug, "state": reply["state"]}
        if reply["turn"] == "chance":
            reply = handle({"do": "throw", **ask, "seed": f"{slug} {number}"})
            continue
        if len(reply["moves"]) > 1:
            result, met = reply["state"], met + 1
        if met > DECISIONS or not reply["moves"]:
            break
        reply = handle({"do": "play", **ask, "move": rng.choice(reply["moves"])})
    return result


def advice(slug: str, level: str, state: str) -> str:
    """Return what a level plays at a position with seed 1."""
    ask = {"do": "advise", "slug": slug, "state": state, "level": level, "seed": 1}
    return str(handle(ask)["move"])


@pytest.fixture(scope="module", autouse=True)
def _written(pytestconfig: pytest.Config) -> None:
    """Write the file anew, if that is asked for."""
    if not pytestconfig.getoption("--regenerate"):
        return
    text = HEAD
    FIRST_MOVES.clear()
    for slug in catalogue.CATALOGUE:
        if (state := decision(slug)) is not None:
            levels = catalogue.entry(slug).players.levels
            at = {level: advice(slug, level, state) for level in levels}
            FIRST_MOVES[slug] = {"state": state, **at}
            lines = (f"{key} = {json.dumps(value)}\n" for key, value in FIRST_MOVES[slug].items())
            text += f"\n[{slug}]\n{''.join(lines)}"
    FILE.write_text(text, "utf-8")


@pytest.mark.parametrize("slug", catalogue.CATALOGUE)
def test_each_game_is_there_with_its_levels(slug: str) -> None:
    """A position is kept of every game in which anybody decides, and a move of every level."""
    state = decision(slug)
    assert (state is not None) == (slug in FIRST_MOVES)
    if state is not None:
        assert FIRST_MOVES[slug]["state"] == state
        assert set(FIRST_MOVES[slug]) == {"state", *catalogue.entry(slug).players.levels}


@pytest.mark.parametrize(
    "jump", [pytest.param(0, id="fast", marks=pytest.mark.thorough), pytest.param(10**9, id="slow")]
)
@pytest.mark.parametrize(
    ("slug", "level"),
    [(slug, level) for slug in FIRST_MOVES for level in FIRST_MOVES[slug] if level != "state"],
)
def test_a_level_plays_the_same_whatever_the_clock(
    slug: str, level: str, jump: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a machine that takes no time, and on one that takes years, the kept move is made."""
    value = FIRST_MOVES[slug]
    ticks = count(step=jump)

    def clock(*_: Any) -> Any:
        return next(ticks)

    with monkeypatch.context() as patched:
        for name in CLOCKS:
            patched.setattr(time, name, clock)
        result = advice(slug, level, value["state"])
    assert result == value[level]
