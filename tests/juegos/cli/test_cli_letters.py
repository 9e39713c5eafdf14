"""``juegos letter``: two files, one for each player, and nothing between them but letters."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.help.calls import Capture, refused, run

pytestmark = pytest.mark.usefixtures("room")


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in a folder of its own."""
    monkeypatch.chdir(tmp_path)


def last(capsys: Capture, file: str) -> str:
    """Return the last letter that a player has written."""
    return run(capsys, "letter", "again", file).splitlines()[-1]


def test_a_game_of_azar_by_three_letters(capsys: Capture) -> None:
    """The third letter brings the throws; both files then tell the same end."""
    begun = run(capsys, "letter", "begin", "a", "azar")
    assert "Send this letter:\nl" in begun
    assert last(capsys, "a") == begun.splitlines()[-1]
    address = f"https://example.org/play/azar.html#{last(capsys, 'a')}"
    assert "Letter 1 is yours to write." in run(capsys, "letter", "read", "b", address)
    run(capsys, "letter", "write", "b")
    assert "The game is over." in run(capsys, "letter", "read", "a", last(capsys, "b"))
    run(capsys, "letter", "write", "a")
    run(capsys, "letter", "read", "b", last(capsys, "a"))
    one, other = (run(capsys, "letter", "again", name, "--json") for name in "ab")
    assert json.loads(one)["text"] == json.loads(other)["text"]
    assert "mailbox" not in json.loads(one)


def test_a_move_is_made_by_letter(capsys: Capture) -> None:
    """Where no dice are thrown the first letter has the first move, and each letter one more."""
    run(capsys, "letter", "begin", "a", "alquerque", "c2-c3")
    result = run(capsys, "letter", "read", "b", last(capsys, "a"))
    assert "Letter 1 is yours to write. c4xc2" in result
    process = run(capsys, "letter", "write", "b", "c4xc2")
    assert "Send this letter:" in process


def test_other_seat_other_start(capsys: Capture) -> None:
    """Who opens a game may have either seat, choose readings, and begin anywhere."""
    run(capsys, "letter", "begin", "a", "alquerque", "--seat", "B", "--state", "5/5/2b2/2w2/5 w")
    assert "Letter 1 is yours to write. c2-c1" in run(
        capsys, "letter", "read", "b", last(capsys, "a")
    )


def test_a_mailbox_is_for_its_player_alone(capsys: Capture) -> None:
    """Nobody else may read the file, and no half of it is ever there."""
    run(capsys, "letter", "begin", "a", "azar")
    assert Path("a").stat().st_mode & 0o077 == 0
    assert [path.name for path in Path().iterdir()] == ["a"]
    secret = json.loads(Path("a").read_text("utf-8"))["secret"]
    assert secret not in run(capsys, "letter", "again", "a", "--json")


def test_what_is_wrong_is_one_line(capsys: Capture) -> None:
    """A letter written already, a file that is there or is none, a letter of another game."""
    run(capsys, "letter", "begin", "a", "azar")
    run(capsys, "letter", "begin", "c", "azar")
    assert "letter 0 is written: send it again" in refused(capsys, "letter", "write", "a")
    assert "a is there" in refused(capsys, "letter", "begin", "a", "azar")
    assert "needs the name of a game" in refused(capsys, "letter", "begin", "b")
    assert "there is no game 'azra'" in refused(capsys, "letter", "begin", "b", "azra")
    assert "is not played by letter" in refused(capsys, "letter", "begin", "b", "piquet")
    assert "cannot read b" in refused(capsys, "letter", "write", "b")
    assert "needs a letter" in refused(capsys, "letter", "read", "b")
    assert "of another game" in refused(capsys, "letter", "read", "a", last(capsys, "c"))
    run(capsys, "letter", "read", "b", last(capsys, "a"))
    run(capsys, "letter", "write", "b")
    assert "the letters before this one are not in d" in refused(
        capsys, "letter", "read", "d", last(capsys, "b")
    )
    Path("e").write_text("no mailbox", "utf-8")
    assert "e is no mailbox" in refused(capsys, "letter", "again", "e")
    Path("e").write_text("[" * 100_000, encoding="utf-8")
    assert "e is no mailbox" in refused(capsys, "letter", "again", "e")
    assert "cannot write" in refused(capsys, "letter", "begin", "no/where", "azar")
