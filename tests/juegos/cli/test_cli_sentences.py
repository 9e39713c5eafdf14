"""The command line can be given a language: what it prints is told in one full of accents.

A reference stays as it is: its form is that of the programs which read it.
"""

from __future__ import annotations

import argparse
import gettext
import io
import json
from pathlib import Path

import pytest

from juegos.cli.main import main
from tests.help.accented_language import accented, ids
from tests.juegos.test_sentences import plain

MEN = ["--thrower", "T:13 2 4", "--opponent", "T:14 9"]
ELDER = "AS KS QS JS TS 9S 8S 7S AH KH QH JH"
YOUNGER = "AD KD QD JD TD 9D 8D 7D AC KC QC JC"
COMMANDS = [
    ["odds", "guirguiesca"],
    ["odds", "piquet"],
    ["moves", "azar", "--state", "fin A azar.azar"],
    ["ids", "backgammon"],
    ["table", "dados.totales"],
    ["table", "backgammon.entrar", "--format", "csv"],
    ["table", "azar.odds", "--format", "md"],
    ["table", "backgammon.entrar", "--format", "json"],
    ["score", "piquet", "--elder", ELDER, "--younger", YOUNGER],
    ["score", "trictrac", *MEN, "--throw", "6-1"],
    ["plays", "trictrac", *MEN, "--throw", "6-1"],
    ["why", "trictrac", *MEN, "--throw", "6-1", "--play", "T-6 4-5"],
    ["why", "trictrac", *MEN, "--throw", "6-1", "--play", "T-7"],
    ["tutor", "trictrac", *MEN, "--throw", "6-1"],
    ["tutor", "trictrac", *MEN],
    ["partie", "piquet", "105", "101"],
    ["partie", "piquet", "70", "101"],
    ["partie", "piquet", "101", "101"],
    ["teach", "piquet", "--seed", "1"],
]
REFUSED = [
    ["table", "x.y"],
    ["cite", "nothing.here"],
    ["cite", "ldj:67r.a.99"],
    ["cite", "ldj:99r"],
    ["cite", "azar", "--reading", "reazar=mano"],
    ["odds", "azar", "--reading", "x"],
    ["odds", "azar", "--reading", "encuentro=pasa", "--reading", "encuentro=gana"],
    ["moves", "azar", "--state", "xx"],
    ["mark", "trictrac", "--state", "x"],
    ["mark", "trictrac", "--steps", "A"],
]
Capture = pytest.CaptureFixture[str]


def escaped(printed: str) -> list[str]:
    """Return the lines of what was printed that hold a plain sentence."""
    return [line for line in printed.splitlines() if list(plain({"text": line}))]


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_what_is_printed_is_told(arguments: list[str], capsys: Capture) -> None:
    """No sentence of a command escapes, whether the door makes it or the command."""
    ids()
    assert main(arguments, "xx") == 0
    printed = capsys.readouterr().out
    if "json" in arguments:
        assert list(plain(json.loads(printed))) == []
    else:
        assert escaped(printed) == []


@pytest.mark.parametrize("arguments", REFUSED, ids=" ".join)
def test_what_is_refused_is_told(arguments: list[str], capsys: Capture) -> None:
    """An error is told too, with its place."""
    ids()
    assert main(arguments, "xx") == 2
    printed = capsys.readouterr().err
    assert printed.startswith("juegos: ")
    assert escaped(printed) == []
    assert (accented("(at character {number})").format(number=1) in printed) is ("xx" in arguments)


def test_a_record_is_told_with_its_line_once(tmp_path: Path, capsys: Capture) -> None:
    """The line of a record is at the head of its error in any language, and not told again."""
    ids()
    file = tmp_path / "partida.txt"
    file.write_text("Game: azar\n\n6-4-1\n5-3-9\n", encoding="utf-8")
    assert main(["record", str(file)], "xx") == 2
    error = capsys.readouterr().err
    assert error.startswith(f"juegos: {accented('line')} 4: ")
    assert accented("character") not in error


def test_a_game_in_the_terminal_is_told(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """So are what a game opens with, how things stand, what may be done and what is refused."""
    ids()
    monkeypatch.setattr("sys.stdin", io.StringIO("\nx\n\n\nq\n"))
    assert main(["play", "backgammon", "--seed", "1"], "xx") == 0
    printed = capsys.readouterr().out
    assert accented("Enter throws the dice") in printed
    assert accented(" or ") in printed
    assert escaped(printed) == []


@pytest.mark.parametrize("slug", ["azar", "lasca", "trictrac", "piquet"])
def test_commands_of_the_terminal_are_told(
    slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """So are the drawing of each kind of board, every command, and what they refuse."""
    ids()
    file = tmp_path / "partida.txt"
    asked = ["help", "hint", "undo", "save", f"save {file}", f"save {tmp_path}", "moves", ""]
    typed = [*asked, *asked, "undo", "q"]
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    assert main(["play", slug, "--seed", "1", "--level", "random"], "xx") == 0
    printed = capsys.readouterr().out.replace(str(tmp_path), "")
    assert escaped(printed.replace("piquet", "")) == []
    for text in ("say what the computer would do, and why", "Taken back.", "choose another name"):
        assert accented(text) in printed
    assert file.is_file()


def test_the_end_in_the_terminal_is_told(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """Who has won is told, and the rule in its words."""
    ids()
    monkeypatch.setattr("sys.stdin", io.StringIO("6-4-1\n5-3-1\n6-4-1\n"))
    assert main(["play", "azar"], "xx") == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith(f"B {accented('wins, by the rule')} azar.carrera: ")
    assert escaped(last) == []


def test_what_a_file_is_not_is_told(tmp_path: Path, capsys: Capture) -> None:
    """Why a file cannot be read is told, but for what is rare."""
    ids()
    for name in ("nothing", "."):
        assert main(["record", str(tmp_path / name)], "xx") == 2
        assert escaped(capsys.readouterr().err.replace(str(tmp_path), "")) == []


HEADINGS = ("usage: ", "positional arguments", "options", "show this help message and exit")


def test_help_is_told(capsys: Capture) -> None:
    """What a command and its options are for is told, and so are the headings of argparse."""
    ids()
    with pytest.raises(SystemExit):
        main(["odds", "--help"], "xx")
    printed = capsys.readouterr().out
    for item in ("exact odds", "the whole reply, for programs", "CRUX=KEY", *HEADINGS):
        assert accented(item) in printed
    assert argparse._ is gettext.gettext  # type: ignore[attr-defined]


WRONG = {
    "odds": "the following arguments are required: ",
    "odds azar mayores": "unrecognized arguments: ",
    "odds azar --state": "expected one argument",
    "odds azar --json=x": "ignored explicit argument ",
    "perft azar --depth deep": " value: ",
    "table azar.odds --format pdf": "; there are: ",
    "partie piquet 1": "the following arguments are required: ",
    "score piquet --t AS": "ambiguous option: ",
    "no-command": ": there is no ",
}


@pytest.mark.parametrize(("command", "says"), WRONG.items())
def test_what_argparse_refuses_is_told(command: str, says: str, capsys: Capture) -> None:
    """A command that cannot be read ends with a line in the language, or in English."""
    ids()
    for lang, value in (("xx", accented(says)), ("en", says)):
        with pytest.raises(SystemExit) as left:
            main(command.split(), lang)
        printed = capsys.readouterr().err
        assert left.value.code == 2
        assert printed.startswith("juegos: ")
        assert value in printed
