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
    reply = handle({**request, "state": state})
    assert reply["state"] == state
    assert handle({**request, "state": reply["ids"]}) == reply


def test_ids_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """The command prints the ids; with no state those of the start; whole as JSON."""
    assert main(["ids", "backgammon"]) == 0
    first, lost = capsys.readouterr().out.splitlines()
    assert first == "4HPwATDgc/ABMA:MAEAAAAAAAAE"
    assert "first turn" in lost
    assert main(["ids", "backgammon", "--state", first, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["ids"].startswith("4HPwATDgc/ABMA:")


SHOWN = "GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n                 Match ID   : QYkqASAAIAAE\n"


@pytest.mark.parametrize(
    ("text", "ids", "readings"),
    [
        (SHOWN, f"{START}:QYkqASAAIAAE", {"cubo": "si", "partida": "9"}),
        (f"{START}:QYkqASAAIAAE", f"{START}:QYkqASAAIAAE", {"cubo": "si", "partida": "9"}),
        (START, f"{START}:MAEAAAAAAAAE", {}),
    ],
)
def test_ids_are_read_as_a_record_and_written_again(
    text: str, ids: str, readings: dict[str, str]
) -> None:
    """Of a match or a game by itself; as the program shows them, joined, or without a match."""
    (result,) = handle({"do": "records", "text": text})["records"]
    assert result["readings"] == readings
    again = handle({"do": "convert", "text": result["part"], "format": "gnubg"})
    assert (again["text"].strip(), again["left_out"]) == (ids, [])


def test_ids_leave_out_how_a_game_came_there() -> None:
    """Of a game they hold where it stands; that the moves are left out is said."""
    text = "Game: backgammon\n\n4-3\n24/20 13/10\n"
    reply = handle({"do": "convert", "text": text, "format": "gnubg"})
    assert reply["left_out"] == [
        "The ids say where the game stands; the moves before are left out."
    ]


@pytest.mark.parametrize(
    ("readings", "lost"),
    [
        ("dobles=dos barra=no", "dobles=dos, barra=no"),
        ("partida=3", "cubo=no"),
        ("cubo=si", "cubo=si"),
        ("partida=3 cubo=si crawford=no", "crawford=no"),
    ],
)
def test_readings_that_ids_cannot_say_are_told(readings: str, lost: str) -> None:
    """Those with which the ids are not read back."""
    text = f"Game: backgammon\nReadings: {readings}\n\n4-3\n"
    reply = handle({"do": "convert", "text": text, "format": "gnubg"})
    assert reply["left_out"][1] == f"The ids cannot say how the game is read: {lost}."


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Position ID: here", "expected GNU Backgammon’s ids"),
        ("4HPwATDgc/ABMA:MAFAAwAAAAAE", "a match to 26 is not played here"),
    ],
)
def test_ids_that_cannot_be_played_are_refused(text: str, says: str) -> None:
    """In a line that says why."""
    assert says in handle({"do": "records", "text": text})["error"]["message"]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"state": 3}, "'state'"),
        ({"state": "nowhere"}, "nowhere"),
        ({"readings": 3}, "readings"),
        ({"readings": {"x": "y"}}, "'x'"),
        ({"slug": "tabula"}, "'ids' is not for 'tabula'"),
    ],
)
def test_what_is_wrong_with_the_request(change: dict[str, object], says: str) -> None:
    """What is no state, no reading or no game with ids is said in one line that names it."""
    request = {"do": "ids", "slug": "backgammon", "state": START, **change}
    message = handle(request)["error"]["message"]
    assert says in message
    assert "\n" not in message
