"""The grammar of records on its page: an example of each part, and what the parser does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from juegos import catalogue
from juegos.core import record
from juegos.core.errors import JuegosError
from juegos.core.headers import HEADS
from tests.help.grammar import PAGE, RULES, fits, pattern

ROOT = Path(__file__).parents[2]
EXAMPLES = re.findall(r"^\| `([a-z]+)` \| `(.*)` \|$", PAGE, re.MULTILINE)
RECORDS = sorted((ROOT / "tests/juegos/partidas").rglob("*.txt"))
LAYOUT = {"record", "blanks", "newline"}  # what no example could show


def read(text: str) -> bool:
    """Return whether a text is read as a record of a game that there is."""
    try:
        catalogue.game_of(record.parse(text))
    except JuegosError:
        return False
    return True


def test_every_part_of_the_grammar_has_an_example() -> None:
    """No part is without an example, but what cannot be seen; and no head is forgotten."""
    assert {name for name, _ in EXAMPLES} == set(RULES) - LAYOUT
    assert set(re.findall(r'"([A-Z][a-z]+):"', PAGE)) | {"A", "B"} == {*record.NAMES}
    assert {*record.NAMES} <= set(re.findall(r"`([A-Z][a-z]*)`", PAGE))


@pytest.mark.parametrize(("name", "text"), EXAMPLES)
def test_example_is_what_it_is_an_example_of(name: str, text: str) -> None:
    """An example is what its part of the grammar says; one that is a line is read as a line."""
    assert re.fullmatch(pattern(name), text)
    many = "6-4-1\n" * 12  # moves enough for the hints
    if name == "game":
        assert read(text)
    elif name in {"head", *(head.lower() for head in HEADS), "readings", "seat"}:
        assert read(f"Game: azar\n{text}\n\n{many}")
    elif name in {"move", "comment"}:
        assert read(f"Game: azar\n\n{text}\n")


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: str(file.stem))
def test_kept_record_is_of_the_grammar(file: Path) -> None:
    """Every record that is kept is one by the grammar, comments and all."""
    assert fits(file.read_text("utf-8"))


def test_example_of_the_page_is_read() -> None:
    """The record at the head of the page is read and replayed as written."""
    text = re.findall(r"```text\n(Game.*?)```", PAGE, re.DOTALL)[0]
    assert fits(text)
    assert record.parse(text).header("A") == "Ana Núñez"
    assert read(text)


LINES = st.sampled_from(
    [
        *(
            f"{name}: {value}"
            for name in record.NAMES
            for value in ("A", "3", "azar", "2026-11-23")
        ),
        *(text for _, text in EXAMPLES),
        *(
            "",
            " ",
            "#",
            "A:x",
            " B : y",
            "Result: B  agreed",
            "Hints: 1  2",
            "Series: 2  y",
            "Hint: 1",
        ),
        *("Readings:", "Readings: a=", "Date: 2026-11-23T18:30Z", "Version: 1 2", "\tA:\tx\t#"),
    ]
)


@given(st.lists(LINES, max_size=5), st.sampled_from(["\n", "\r\n", "\r"]))
@example(["A: computer  weak"], "\n")
@example(["A:" + "x" * 80], "\n")
def test_what_is_read_is_of_the_grammar(lines: list[str], end: str) -> None:
    """Whatever the parser takes the grammar has; what the grammar has not is refused."""
    text = end.join(["Game: azar", *lines])
    assert fits(text) or not read(text)
