"""Nothing is named by a bare participle: a name says what it holds or does."""

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
RECORDED = {
    "juegos/alquerque/captures.py",
    "juegos/alquerque/choice_of_captures.py",
    "juegos/alquerque/jumps.py",
    "juegos/dados/azar.py",
    "juegos/naipes/piquet/combinations.py",
}
OF_THE_DOOR = {"juegos/draw/cards/scene.py": {"known"}}  # a field of replies, which never changes
FUNCTIONS = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def files(*patterns: str) -> list[str]:
    """Return the files of the repository that have such names."""
    command = ["git", "ls-files", *patterns]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [name for name in listed.splitlines() if (ROOT / name).is_file()]


def names(file: str) -> Iterator[str]:
    """Yield what a module names: functions, parameters, variables, constants and fields."""
    for node in ast.walk(ast.parse((ROOT / file).read_text("utf-8"))):
        if isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.alias):
            yield node.asname or ""
        elif isinstance(node, FUNCTIONS):
            yield node.name
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.attr


@pytest.mark.parametrize("folder", ["juegos", "conf", "tests", "noxfile.py"])
def test_a_name_says_what_it_holds(folder: str) -> None:
    """Of all modules, except those whose mutants were tried under their former names."""
    modules = [file for file in files(f"{folder}/*.py", folder) if file.endswith(".py")]
    assert modules
    refused = {
        file: REFUSED
        & {name.strip("_").lower() for name in names(file)} - OF_THE_DOOR.get(file, set())
        for file in modules
        if file not in RECORDED
    }
    assert {file: wrong for file, wrong in refused.items() if wrong} == {}


def test_a_script_names_things_by_what_they_hold() -> None:
    """Variables, parameters, functions and fields of scripts, and the classes of style sheets.

    What a reply calls so may be taken out of it under that name, as ``{ move, said }``.
    """
    word = "|".join(sorted(REFUSED))
    named = re.compile(
        rf"\b(?:const|let|var|function) \[?({word})\b|#({word})\b|\.j-({word})(?![\w-])"
        rf"|(?:[(\[,] ?|\.\.\.)({word})\b[^(){{}}]*\) (?:=>|{{)|\w: ({word}) ?[,}}]"
        rf"|@param {{.*}} \[?({word})\b"
    )
    scripts = files("conf/*.js", "conf/*.mjs", "conf/*.css")
    assert scripts
    assert {
        file: wrong
        for file in scripts
        if (wrong := named.findall((ROOT / file).read_text("utf-8")))
    } == {}
