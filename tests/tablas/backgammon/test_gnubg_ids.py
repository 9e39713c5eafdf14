"""The ids of backgammon asked for by the door and by the command."""

from __future__ import annotations

import json

import pytest

from juegos.cli.main import main
from juegos.serve import handle

START = "4HPwATDgc/ABMA"


def test_ids_of_a_state() -> None:
    """A state that is written in our notation or in ids has its ids, joined and apart."""
    state = "tira A A 24:2 13:5 8:3 6:5 B 24:2 13:5 8:3 6:5"
    for text in (state, START):
        reply = handle({"do": "ids", "slug": "backgammon", "state": text})
        assert reply["ids"].startswith("4HPwATDgc/ABMA:")
        assert reply["ids"] == f"{reply['position']}:{reply['match']}"
        assert reply["state"] == state


def test_ids_of_a_match() -> None:
    """With the cube and a match the match id tells of both, and is read back."""
    readings = {"cubo": "si", "partida": "7"}
    state = "dobla B A 24:2 13:5 8:3 6:5 B 24:2 13:5 8:3 6:5 cubo=2B tantos=2-4"
    request = {"do": "ids", "slug": "backgammon", "readings": readings}
    found = handle({**request, "state": state})
    assert found["state"] == state
    assert handle({**request, "state": found["ids"]}) == found


def test_ids_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """The command prints the ids; with no state those of the start; whole as JSON."""
    assert main(["ids", "backgammon"]) == 0
    first, lost = capsys.readouterr().out.splitlines()
    assert first == "4HPwATDgc/ABMA:MAEAAAAAAAAE"
    assert "first turn" in lost
    assert main(["ids", "backgammon", "--state", first, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["ids"].startswith("4HPwATDgc/ABMA:")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"state": 3}, "'state'"),
        ({"state": "nowhere"}, "nowhere"),
        ({"readings": 3}, "readings"),
        ({"readings": {"x": "y"}}, "'x'"),
        ({"slug": "tabula"}, "'tabula' has no door 'ids'"),
    ],
)
def test_what_is_wrong_with_the_request(change: dict[str, object], says: str) -> None:
    """What is no state, no reading or no game with ids is said in one line that names it."""
    request = {"do": "ids", "slug": "backgammon", "state": START, **change}
    message = handle(request)["error"]["message"]
    assert says in message
    assert "\n" not in message
