"""The library as a stranger meets it: the program on the page about it, run and typed."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from conf.edition.document import ROOT
from juegos.catalogue import CATALOGUE

if TYPE_CHECKING:
    from pathlib import Path

PAGE = (ROOT / "docs/desarrollo/fuera.md").read_text("utf-8")
(PROGRAM,) = re.findall(r"```python\n(from pathlib .*?)```", PAGE, re.DOTALL)


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """The program of the page as a file."""
    file = tmp_path / "five_minutes.py"
    file.write_text(PROGRAM, "utf-8")
    return file


def run(*command: str, folder: Path) -> str:
    """Return what a command prints; the test fails if the command does."""
    process = subprocess.run(
        [sys.executable, *command], cwd=folder, capture_output=True, text=True, check=False
    )
    assert process.returncode == 0, process.stdout + process.stderr
    return process.stdout


def test_the_program_of_the_page_runs(program: Path) -> None:
    """It lists games, tells odds under a reading, plays, draws a board, reads a record."""
    start = f"import runpy, sys; sys.path.insert(0, {str(ROOT)!r}); "
    lines = run(
        "-c", f"{start}runpy.run_path({str(program)!r})", folder=program.parent
    ).splitlines()
    assert lines[0].startswith(f"{len(CATALOGUE)} ('mayores', ")
    assert lines[1:3] == ["5527/10654", "200/6337"]
    assert lines[3].startswith("crux,reading,")
    assert lines[-1] == "mayores.gana"
    assert (program.parent / "board.svg").read_text("utf-8").startswith("<svg")
    assert len([line for line in PROGRAM.splitlines() if line]) <= 15


def test_every_expression_of_it_has_a_type(program: Path) -> None:
    """Mypy meets no ``Any`` in it; a wrong name and a wrong type are told."""
    strict = ["--strict", "--disallow-any-expr", "--follow-imports=silent"]
    run("-m", "mypy", *strict, str(program), folder=ROOT)
    program.write_text(f"{PROGRAM}\nhere.legal_move\njuegos.odds('azar', encuentro=1)\n", "utf-8")
    with pytest.raises(AssertionError, match=r'(?s)no attribute "legal_move".*incompatible type'):
        run("-m", "mypy", *strict, str(program), folder=ROOT)
