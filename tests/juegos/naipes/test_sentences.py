"""No sentence of piquet escapes translation where the tests of all games do not come.

``tests/juegos/test_sentences.py`` says how this is found out, and holds what all games have in
common.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from juegos.core import record
from juegos.naipes.piquet.tables import NAMES_BY_YEAR
from juegos.serve import handle
from tests.help.sweeps import sweep
from tests.juegos.naipes.test_doors import GOOD, WRONG
from tests.juegos.naipes.test_rare_rules import RARE
from tests.juegos.naipes.test_records import FILES
from tests.juegos.test_sentences import asked, plain

HAND = "AS KS QS JS TH TD TC 9H 8H 7H 9D 8C"


@pytest.mark.thorough
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_sentence_of_a_kept_partie_escapes(file: Path) -> None:
    """Events, scenes and drawings, at each step of a partie as the seat to move may see it."""
    text = file.read_text("utf-8")
    game = record.parse(text)
    asked({"do": "record", "text": text})
    of = {"slug": game.slug, "readings": dict(game.readings)}
    at = asked({"do": "start", **of})
    for move in game.moves:
        seen = {"seat": at["turn"]} if at["turn"] in {0, 1} else {}
        at = asked({"do": "play", **of, "state": at["state"], "move": move, **seen})
    assert at["outcome"]


@pytest.mark.parametrize("rare", sweep(RARE, *RARE[:3]), ids=lambda rare: rare["rule"])
def test_no_sentence_of_a_rare_rule_escapes(rare: dict[str, Any]) -> None:
    """What a seat is told that is to move, what it may say, what it is advised, what follows."""
    at = {
        "slug": rare["rule"].partition(".")[0],
        "readings": rare["readings"],
        "state": rare["state"],
    }
    here = asked({"do": "start", **at})
    if here["turn"] in {0, 1}:
        assert asked({"do": "start", **at, "seat": here["turn"]})["scene"]["position"]
        for level in ("beginner", "strong"):
            assert asked({"do": "advise", **at, "level": level, "seed": 1})["why"]
    after = asked({"do": "play", **at, "move": rare["move"]})
    assert rare["rule"] in {event["rule"] for event in after["events"]}
    for seat in (0, 1):
        asked({"do": "start", **at, "state": after["state"], "seat": seat})
    lines = asked({"do": "count", **at, "move": rare["move"]})["lines"]
    assert all(line["text"] for line in lines)


@pytest.mark.parametrize("side", ["elder", "younger"])
def test_no_sentence_of_the_teacher_escapes(side: str) -> None:
    """What a hand may declare, what stands against it, and the reasons for each discard."""
    request = {"do": "teach", "slug": "piquet", "hand": HAND, "side": side}
    taught = asked(request)
    declared = handle({**request, "lang": "xx"})["declarations"]
    assert not [*plain({"said": [one["name"] for one in declared]})]
    assert taught["against"]
    assert any("chance" in reason for one in taught["discards"] for reason in one["reasons"])


def test_no_sentence_of_two_hands_escapes() -> None:
    """The count of two hands, and what is wrong with hands and tricks as they are written."""
    assert asked({"do": "score", "slug": "piquet", **GOOD})["events"]
    for request, *_ in WRONG:
        assert "error" in asked({"do": "score", "slug": "piquet", **request})


NO_STATE = [
    ("piquet", "A 2"),
    ("piquet", "A 2 - A1"),
    ("piquet", "A 2 1-0,1-0,1-0,1-0,1-0,1-0,1-0 -"),
    ("piquet", "- - - - | AS, AS"),
    ("piquet", "- - - - | AS, KS, a dos"),
    ("piquet-au-cent", "A 3 - -"),
    ("piquet-au-cent", "A 2 100-0 -"),
    ("piquet-au-cent", "A 2 1-0 A2,A1"),
    ("piquet-au-cent", "A 2 - A2,A1,A1"),
    ("piquet-au-cent", "A 2 100-0/ -"),
    ("piquet-au-cent", "A 2 100-0,1-0/ A1"),
    ("piquet-au-cent", "A 2 100-0/ A1"),
]


@pytest.mark.parametrize(("slug", "state"), NO_STATE)
def test_no_sentence_of_a_state_that_is_none_escapes(slug: str, state: str) -> None:
    """A state is refused in the language asked for, whatever is wrong with it."""
    assert "error" in asked({"do": "moves", "slug": slug, "state": state})


@pytest.mark.parametrize(
    "request_",
    [
        {"do": "count", "slug": "piquet"},
        {"do": "count", "slug": "piquet", "state": "A 2 - -", "move": 7},
        {"do": "partie", "slug": "piquet"},
        {"do": "teach", "slug": "piquet"},
        {"do": "teach", "slug": "piquet", "hand": HAND, "takes": 9},
        {"do": "teach", "slug": "piquet", "hand": "AS"},
        {"do": "teach", "slug": "piquet", "hand": "AS AS"},
        {"do": "table", "id": "piquet.simulada", "readings": {"partida": "cuatro"}},
    ],
)
def test_no_sentence_of_a_door_that_refuses_escapes(request_: dict[str, Any]) -> None:
    """The doors of cards refuse in the language asked for."""
    assert "error" in asked(request_)


def test_names_of_sources_are_no_sentences() -> None:
    """Only a cell that is such a name, and nothing besides, counts as said in every language."""
    assert not [*plain({"rows": [name.name for name in NAMES_BY_YEAR]})]
    assert [*plain({"rows": ["le Cent is played"]})]
