"""Small files as people and programs write them, each with its right answer: tests/juegos/findings.

They are reduced from public reports; each stands for a kind.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from juegos.cli.main import main
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


@pytest.mark.parametrize(
    ("name", "last"),
    [
        ("p1-spaced.pdn", "b10-a9"),
        ("p3-percent-first.pdn", "g7-f6"),
        ("p4-no-separator.pdn", "a3-b4"),
        ("p6-date-1.pdn", "g7-f6"),
        ("p6-date-2.pdn", "g7-f6"),
        ("p7-silent.pdn", "g7-f6"),
        ("p10-past-repetition.pdn", "i1-j2"),
    ],
)
def test_draughts_are_read_as_people_write_them(name: str, last: str) -> None:
    """Blanks and zeros, remarks, no separator, any day: the moves are read."""
    assert moves(converted(name))[-1] == last


@pytest.mark.parametrize(
    ("name", "left_out"),
    [
        ("p5-double-forfeit.pdn", ("0-0",)),
        ("p6-date-1.pdn", ("Date",)),
        ("p6-date-2.pdn", ("Date",)),
        ("p7-silent.pdn", ("Date", "Round", "Result", "comment", "NAG")),
        ("p8-two-results.pdn", ("2-0", "0-2")),
        ("p10-past-repetition.pdn", ("2 moves after the draw",)),
    ],
)
def test_nothing_is_left_out_in_silence(name: str, left_out: tuple[str, ...]) -> None:
    """Whatever a record cannot hold is told."""
    text = " ".join(converted(name)["left_out"])
    assert [part for part in left_out if part not in text] == []


@pytest.mark.parametrize("format", ["juegos", "pdn", "link"])
def test_a_result_that_the_moves_contradict_is_refused(format: str) -> None:
    """In the file's own terms, whatever it is to be made."""
    error = converted("p9-wrong-winner.pdn", format)["error"]
    assert error["at"] == 3
    assert "the result given is '0-2', but the moves make it '2-0'" in error["message"]


def test_squares_are_named_as_the_file_names_them() -> None:
    """Not by our letters."""
    message = converted("p12-letters-in-errors.pdn")["error"]["message"]
    assert "'31-22': 27 has no man to capture" in message


LATIN = '[GameType "20"]\n[White "Núñez"]\n[Black "Étienne"]\n\n1. 32-28 19-23 *\n'


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1"])
def test_a_file_is_read_in_the_letters_it_is_written_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], encoding: str
) -> None:
    """PDN recommends Latin-1: what is no UTF-8 is that, and a name keeps its letters."""
    file = tmp_path / "game.pdn"
    file.write_bytes(LATIN.encode(encoding))
    assert main(["record", str(file)]) == 0
    assert "A: Núñez\nB: Étienne\n" in capsys.readouterr().out


def test_bytes_that_are_no_letters_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither UTF-8 nor Latin-1 as Windows has it."""
    file = tmp_path / "game.pdn"
    file.write_bytes(b"[White \x22\x81\xff\x22]\n")
    assert main(["record", str(file)]) == 2
    assert "no text in UTF-8, nor in Latin-1" in capsys.readouterr().err
