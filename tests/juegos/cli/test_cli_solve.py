"""``juegos solve``: what it prints, what it keeps, how it goes on from there, and the bar."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from juegos.catalogue import game
from juegos.cli.main import main
from juegos.cli.progress import bar, counting
from juegos.engine.retrograde import Solution
from juegos.tables.alquerque import ENDINGS
from tests.help.calls import Capture, refused, run_json

KONANE = ("konane", "--reading", "tablero=4")


def test_it_says_what_the_solution_does(capsys: Capture) -> None:
    """Who wins from the start and how soon, and how all positions come out."""
    result = run_json(capsys, "solve", *KONANE)
    konane: Any = game("konane", {"tablero": "4"})
    solution = Solution(konane.core)
    won = [solution[position].winner for position in solution.positions]
    assert (result["comes"], result["in_moves"]) == ("second", 6)
    assert result["positions"] == len(solution) == 3863
    assert (result["first"], result["second"]) == (won.count(0), won.count(1))
    assert result["drawn"] == won.count(None) == 0
    assert result["longest"] == max(solution[one].plies for one in solution.positions)


def test_several_processes_say_the_same(capsys: Capture) -> None:
    """To the last figure, of a whole game."""
    assert run_json(capsys, "solve", *KONANE, "--workers", "2") == run_json(
        capsys, "solve", *KONANE
    )


def test_endings_with_few_men_are_those_that_are_kept(capsys: Capture) -> None:
    """Of alquerque with two men nothing is won by more than a capture, as the table has it."""
    result = run_json(capsys, "solve", "alquerque", "--men", "2")
    assert "comes" not in result
    assert result["positions"] == 182
    assert result["longest"] == ENDINGS["libre"][0].longest == 1
    assert result["first"] == result["second"]


def test_a_state_is_solved(capsys: Capture) -> None:
    """Where White jumps the last man he wins at once, and the jump is named."""
    assert main(["solve", "alquerque", "--state", "5/5/5/1b3/w4 w"]) == 0
    _, says, best, *_rest = capsys.readouterr().out.splitlines()
    assert (says, best) == ("The first player wins, in 1 move.", "best: a1xc3")


def test_it_goes_on_from_what_was_kept(capsys: Capture, tmp_path: Path) -> None:
    """Broken off, even within a line, it comes to the same, and so does its file."""
    file = tmp_path / "konane.walk"
    whole = run_json(capsys, "solve", *KONANE, "--keep", str(file))
    text = file.read_text("utf-8")
    file.write_text(text[: len(text) // 3], "utf-8")
    assert (
        run_json(capsys, "solve", *KONANE, "--keep", str(file))
        == whole
        == run_json(capsys, "solve", *KONANE)
    )
    assert file.read_text("utf-8") == text
    assert [path.name for path in tmp_path.iterdir()] == ["konane.walk"]


def test_another_file_is_not_gone_on_with(capsys: Capture, tmp_path: Path) -> None:
    """Of another reading or state; it stays as it was."""
    file = tmp_path / "fanorona.walk"
    asked = ("fanorona", "--reading", "tablero=telo")
    run_json(capsys, "solve", *asked, "--keep", str(file))
    before = file.read_text("utf-8")
    other = (*asked, "--reading", "continuar=obligatoria")
    assert "keeps nothing of this" in refused(capsys, "solve", *other, "--keep", str(file))
    assert "keeps nothing of this" in refused(capsys, "solve", *KONANE, "--keep", str(file))
    assert file.read_text("utf-8") == before


@pytest.mark.parametrize("line", ["{", "[]", "[[],[-1],[1],[7]]", '[[["x"]],[-1],[1],[0]]', "[1]"])
def test_a_spoilt_file_is_refused(line: str, capsys: Capture, tmp_path: Path) -> None:
    """With the line that is wrong, and it stays as it was."""
    file = tmp_path / "konane.walk"
    run_json(capsys, "solve", *KONANE, "--keep", str(file))
    head = file.read_text("utf-8").splitlines()[0]
    file.write_text(f"{head}\n{line}\n", "utf-8")
    assert "line 2 is no part of this" in refused(capsys, "solve", *KONANE, "--keep", str(file))
    assert file.read_text("utf-8") == f"{head}\n{line}\n"


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["azar"], "solves games on lines, without dice"),
        (["alquerque-de-nueve", "--reading", "dados=si"], "solves games on lines, without dice"),
        (["alquerque", "--men", "1"], "at least two men"),
        (["konane", "--limit", "1000"], "more than 1000 positions"),
        (["konane", "--workers", "0"], "one is the least"),
        (["alquerque", "--state", "x"], "'x'"),
    ],
)
def test_what_cannot_be_solved_is_told(words: list[str], text: str, capsys: Capture) -> None:
    """In a line, with what would be right where that is known."""
    assert text in refused(capsys, "solve", *words)


@pytest.mark.parametrize("asked", [["solve", *KONANE], ["sample", "mayores", "--games", "2000"]])
def test_a_terminal_is_shown_how_far_it_has_come(
    asked: list[str], capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On one line that is written over, full at its end; a file is shown nothing."""
    assert main(asked) == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert main(asked) == 0
    first, *shown = capsys.readouterr().err.split("\r")
    assert first == ""
    assert shown[-1].startswith(f"[{'#' * 24}]")
    assert shown[-1].count("\n") == 1


def test_a_bar_counts_what_comes(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each result is passed on, and the line says how many of all there are."""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert [*counting("ab", 2, "azar")] == ["a", "b"]
    lines = capsys.readouterr().err.split("\r")[1:]
    assert lines == [f"{bar(1, 2)} 1 / 2  azar", f"{bar(2, 2)} 2 / 2  azar\n"]


def test_a_bar_grows_with_what_is_done() -> None:
    """From empty to full, and no further."""
    assert bar(0, 10) == f"[{'.' * 24}]"
    assert bar(5, 10) == f"[{'#' * 12}{'.' * 12}]"
    assert bar(10, 10) == bar(12, 10) == f"[{'#' * 24}]"
    assert bar(0, 0) == f"[{'.' * 24}]"
