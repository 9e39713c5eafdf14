"""The worked examples of Cavendish, one by one: dealt and played, or why not (examples.toml)."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from juegos.naipes.piquet.state import counted
from tests.juegos.naipes.deals import GAME, dealt, fired, run

BOOK: dict[str, Any] = tomllib.loads((Path(__file__).parent / "examples.toml").read_text("utf-8"))
EXAMPLES: list[dict[str, Any]] = BOOK["example"]
DEALT = [example for example in EXAMPLES if "moves" in example]
CHAPTERS = {"descripcion": 2, "descarte": 33, "hundir": 5, "jugar": 19, "caso": 22}


@pytest.mark.parametrize("example", DEALT, ids=lambda example: example["id"])
def test_example_comes_to_what_is_printed(example: dict[str, Any]) -> None:
    """Played as his words have it, the deal and the partie come to his figures."""
    start = dealt(GAME, example["elder"], example["younger"], example.get("before", "-"))
    steps = run(GAME, start, *example["moves"])
    state = steps[-1].state
    assert set(example.get("rules", ())) <= set(fired(steps))
    if "deal" in example:
        elder, younger = example["deal"]
        assert state.scores[-1] == (younger, elder)
    else:
        assert state.deal is not None
        results = list(counted(state.deal, GAME.table_rules).total)
        assert results == example.get("count", results)
        assert list(GAME.moves(state)) == example.get("offers", list(GAME.moves(state)))
        assert "count" in example or "offers" in example
    if "points" in example:
        end = GAME.outcome(state)
        assert end is not None
        assert abs(end.shares[0]) == example["points"]


def test_every_example_is_dealt_or_says_why_not() -> None:
    """No example of his five chapters is missing; each has moves, a test or a reason, one."""
    for example in EXAMPLES:
        assert sum(name in example for name in ("moves", "test", "why")) == 1
        assert example.get("why", "diagrama") in BOOK["why"]
        assert ("hands" in example) == ("moves" in example)
        assert "test" not in example or (Path(__file__).parents[3] / example["test"]).is_file()
    chapters = Counter(example["id"].split(".")[0] for example in EXAMPLES)
    lines = {".".join(example["id"].split(".")[:2]) for example in EXAMPLES}
    assert lines == {f"{name}.{n + 1}" for name, size in CHAPTERS.items() for n in range(size)}
    assert chapters["jugar"] == CHAPTERS["jugar"] + 1  # the seventeenth both ways
    assert len({example["id"] for example in EXAMPLES}) == len(EXAMPLES)
    assert set(BOOK["why"]) == {example["why"] for example in EXAMPLES if "why" in example}
