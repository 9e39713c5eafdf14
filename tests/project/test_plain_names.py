"""No variable or parameter is named by a bare participle: it says what it holds."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
REFUSED = {"found", "told", "said", "known", "kept"}
# Their mutants are recorded by the text of each file: they get new names when they are tried anew.
RECORDED = re.findall(
    r"^`([^`]+)`", (ROOT / "docs/desarrollo/mutants.csv").read_text("utf-8"), re.MULTILINE
)
FUNCTIONS = ast.FunctionDef | ast.AsyncFunctionDef


def files(*patterns: str) -> list[str]:
    """Return the files of the repository that have such names."""
    command = ["git", "ls-files", *patterns]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [name for name in listed.splitlines() if (ROOT / name).is_file()]


def names(source: str) -> Iterator[str]:
    """Yield the names of the parameters and local variables of a module."""
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, FUNCTIONS):
            for node in ast.walk(function):
                if isinstance(node, ast.arg):
                    yield node.arg
                elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                    yield node.id


@pytest.mark.parametrize("folder", ["juegos", "conf", "tests", "noxfile.py"])
def test_a_local_name_says_what_it_holds(folder: str) -> None:
    """Of all modules, but those whose mutants are recorded."""
    modules = [file for file in files(f"{folder}/*.py", folder) if file.endswith(".py")]
    assert modules
    assert {
        file: wrong
        for file in modules
        if file not in RECORDED and (wrong := REFUSED & {*names((ROOT / file).read_text("utf-8"))})
    } == {}


def test_a_variable_of_a_script_says_what_it_holds() -> None:
    """Of all scripts."""
    declared = re.compile(rf"\b(?:const|let|var) ({'|'.join(sorted(REFUSED))})\b")
    scripts = files("conf/*.js", "conf/*.mjs")
    assert scripts
    assert {
        file: wrong
        for file in scripts
        if (wrong := declared.findall((ROOT / file).read_text("utf-8")))
    } == {}
