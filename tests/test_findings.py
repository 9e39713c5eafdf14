"""Small files as people and programs write them, each with its right answer: tests/findings.

They are reduced from public reports; each stands for a kind.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from juegos.serve import handle

FOLDER = Path(__file__).parent / "findings"


def converted(name: str, format: str = "juegos") -> dict[str, Any]:
    """Return a file in a notation, or the error."""
    text = (FOLDER / name).read_text("utf-8")
    return handle({"do": "convert", "text": text, "format": format})


def moves(reply: dict[str, Any]) -> list[str]:
    """Return the moves of a record in our notation."""
    return reply["text"].partition("\n\n")[2].splitlines()


def result(reply: dict[str, Any]) -> str:
    """Return what the head of a record tells of the result."""
    return reply["text"].partition("Result: ")[2].partition("\n")[0]


def test_bar_and_off_may_have_capitals() -> None:
    """XG writes ``Bar`` and ``Off``."""
    assert converted("m1-bar-capital.mat") == converted("m1-control.mat")
    assert moves(converted("m1-control.mat"))[-1] == "bar/20 13/10"


@pytest.mark.parametrize(
    ("name", "who", "last"),
    [
        ("m2-concedes.mat", "B agreed", "8/4 6/4"),
        ("m2-roll-then-resign.mat", "B agreed", "5-4"),
        ("m3-resigned-gammon.mat", "A", "abandona B 2"),
    ],
)
def test_a_game_is_given_up(name: str, who: str, last: str) -> None:
    """The result is told, the throw that is not played is kept, and so are the points."""
    reply = converted(name)
    assert (result(reply), moves(reply)[-1], reply["left_out"]) == (who, last, [])
    back = handle({"do": "convert", "text": reply["text"], "format": "mat"})
    points = "Wins 2 points" if who == "A" else "Wins 1 point\n"
    assert points in back["text"]


def test_a_day_that_is_not_known_is_none() -> None:
    """As in PDN, question marks tell nothing that could be left out."""
    reply = converted("m4-unknown-date.mat")
    assert "Date" not in reply["text"]
    assert reply["left_out"] == []


def test_tabs_stand_for_blanks() -> None:
    """What stands behind two tabs is in the right column."""
    assert moves(converted("m5-tabs.mat"))[0] == "1-3"


def test_equal_dice_cannot_begin() -> None:
    """That is said, not that nothing of them can be played."""
    error = converted("m6-opening-double.mat")["error"]
    assert error["at"] == 5
    assert "equal dice cannot begin" in error["message"]
