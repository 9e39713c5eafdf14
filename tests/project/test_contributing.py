"""What CONTRIBUTING.md and the page on the plan of the house name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from conf.sessions import checks

ROOT = Path(__file__).parents[2]
FOLDERS = ("conf", "corpus", "docs", "juegos", "tests")
PAGES = ("CONTRIBUTING.md", "docs/desarrollo/arquitectura.md")
OPEN = re.compile(r"SLUG|SIGLUM|NAME|FAMILY|LANGUAGE")  # stands for the name of what is added


def named(page: str) -> set[str]:
    """Return the files and folders of ours that a page names in backquotes."""
    text = (ROOT / page).read_text("utf-8")
    words = {word for span in re.findall(r"`([^`\n]+)`", text) for word in span.split()}
    return {word for word in words if word.startswith(tuple(f"{name}/" for name in FOLDERS))}


@pytest.mark.parametrize("page", PAGES)
def test_what_is_named_is_there(page: str) -> None:
    """Every file that is named exists; where a name is left open, the folder does."""
    results = {
        OPEN.split(name)[0].rpartition("/")[0] if OPEN.search(name) else name
        for name in named(page)
    }

    assert len(results) > 8
    assert [name for name in sorted(results) if not (ROOT / name).exists()] == []


def test_tests_lie_as_what_they_test() -> None:
    """None lies in `tests` itself, and a folder with tests of juegos or conf is one of theirs."""
    tests = ROOT / "tests"
    folders = {path.parent.relative_to(tests) for path in tests.rglob("test_*.py")}
    mirrored = sorted(folder for folder in folders if folder.parts[:1] in {("juegos",), ("conf",)})

    assert Path() not in folders
    assert len(mirrored) > 20
    assert [folder for folder in mirrored if not (ROOT / folder).is_dir()] == []


def test_sessions_that_are_named_are_there() -> None:
    """Every session that is called for is one of noxfile.py, or a part of one."""
    program = (ROOT / "noxfile.py").read_text("utf-8")
    sessions = {"site", *re.findall(r"@nox\.session\ndef (\w+)", program)}
    parts = program.partition("PARTS =")[2]
    sessions |= {"messages", "translations", *re.findall(r"(?:site|checks|measures)\.(\w+)", parts)}
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    called = re.findall(r"python3 noxfile\.py ([a-z_ ]+)", text)
    words = {word for line in called for word in line.strip().split("  ")[0].split()}

    assert words >= {"serve", "tests", "thorough", "unit", "lint", "site", "links", "tei"}
    assert words <= sessions


def test_what_writes_anew_is_there() -> None:
    """So are the modules that write parts of the product; a test asks whether it should write."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert re.findall(r"^\| `python -m conf\.make\.(\w+)`", text, re.MULTILINE) == checks.MADE
    tests = re.findall(r"pytest (tests/\S+\.py) --regenerate", text)

    assert tests == [f"tests/{name}.py" for name in checks.REGENERATED]
    assert all("regenerate" in (ROOT / name).read_text("utf-8") for name in tests)
