"""The tutorials and how-tos keep their word: commands print what stands there, links cover all."""

from __future__ import annotations

import csv
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GUIDES = (*sorted((ROOT / "docs/guias").glob("*.md")), ROOT / "docs/desarrollo/primer-juego.md")
BLOCK = re.compile(r"^( *)```(\w+)\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)
COMMAND = re.compile(r"`(python3 -m juegos [^`]+)`")
WITH_COMMANDS = [page for page in GUIDES if "python3" in page.read_text("utf-8")]


def blocks(page: Path) -> list[tuple[str, str]]:
    """Return the blocks of a page, each with its language, without what sets them in."""
    text = page.read_text("utf-8")
    return [
        (kind, re.sub(f"^{indent}", "", body, flags=re.MULTILINE))
        for indent, kind, body in BLOCK.findall(text)
    ]


def run(command: str, folder: Path) -> str:
    """Return what a command prints in a folder that has the package beside it and nothing else."""
    words = shlex.split(command)
    assert words[0] == "python3"
    made = subprocess.run(
        [sys.executable, *words[1:]],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8", "LANGUAGE": "en"},
        capture_output=True,
        text=True,
        check=True,
    )
    return made.stdout


@pytest.mark.thorough
@pytest.mark.parametrize("page", WITH_COMMANDS, ids=lambda page: page.stem)
def test_commands_print_what_stands_there(page: Path, tmp_path: Path) -> None:
    """Files are made as the page says, and each command is run in its order."""
    for kind, body in blocks(page):
        if named := re.match(r"# (\w+\.py)\n", body):
            (tmp_path / named[1]).write_text(body, encoding="utf-8")
        elif body.startswith("Game: "):
            (tmp_path / "game.txt").write_text(body, encoding="utf-8")
        elif kind == "console":
            command, _, shown = body.removeprefix("$ ").partition("\n")
            assert run(command, tmp_path) == shown
    for command in COMMAND.findall(page.read_text("utf-8")):
        assert run(command, tmp_path)


def test_every_reader_has_every_kind_or_a_reason() -> None:
    """Five readers and four kinds: each field links to a page or a file, or says why not."""
    text = (ROOT / "docs/guias/index.md").read_text("utf-8")
    listed = text[text.index("* - you") : text.index("Tests run the")]
    rows = [row.split("\n  - ") for row in listed.split("* - ")[1:]]

    assert [row[0] for row in rows] == ["you", "read", "play", "study", "program", "host"]
    for row in rows[1:]:
        assert len(row) == 5
        for field in row[1:]:
            targets = re.findall(r"\]\(([^)]+\.md)\)", field)
            assert all((ROOT / "docs/guias" / target).is_file() for target in targets)
            assert targets or field.startswith(("None: ", "{ref}", "The file `CONTRIBUTING.md`"))


def test_the_walk_counts_its_steps() -> None:
    """As many steps are counted as are told."""
    with (ROOT / "docs/guias/paseo.csv").open(encoding="utf-8") as file:
        results = list(csv.DictReader(file))

    assert len(results) == 6
    for row in results:
        assert int(row["steps"]) == len(row["what the steps are"].split("; ")), row
