"""juegos.core.table: the same cells in four formats, exact values first."""

from __future__ import annotations

import csv
import io
import json
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from juegos import __version__
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, as_tuples, decimal

# A lone surrogate cannot be written to a file, and a carriage return is a line end to csv.
TEXTS = st.text(st.characters(codec="utf-8", exclude_characters="\r\n|"), max_size=8)
CELLS: st.SearchStrategy[Cell] = st.one_of(TEXTS, st.integers(), st.fractions())


def table(rows: list[list[Cell]], columns: tuple[str, ...] = ("a", "b")) -> Table:
    """Return a table about nothing."""
    source = (Locus.parse("ldj:67r.a.1-2"),)
    return Table(
        "x.y", "Title", columns, as_tuples(rows), "ways", source, (("k", "v"),), "dotted.name"
    )


ROWS = st.lists(st.lists(CELLS, min_size=2, max_size=2), min_size=1, max_size=5)


@given(ROWS)
def test_csv_holds_the_exact_cells(rows: list[list[Cell]]) -> None:
    """Read back, each column is as given; one that has fractions is followed by its decimals."""
    made = table(rows)
    head, *body = csv.reader(io.StringIO(made.csv()))
    split = made.fractions()
    assert len(head) == 2 + sum(split)
    assert [row[0] for row in body] == [str(row[0]) for row in rows]
    second = 1 + split[0]
    assert head[second] == "b"
    assert [row[second] for row in body] == [str(row[1]) for row in rows]
    if split[1]:
        assert head[second + 1] == "b (decimal)"
        assert [row[second + 1] for row in body] == [decimal(row[1]) for row in rows]


@given(ROWS)
def test_json_holds_the_exact_cells(rows: list[list[Cell]]) -> None:
    """Fractions are texts like ``5/7``, their floats beside under ``decimals``, numbers numbers."""
    content = json.loads(table(rows).json())
    for cells, texts, floats in zip(rows, content["rows"], content["decimals"], strict=True):
        for cell, text, decimals in zip(cells, texts, floats, strict=True):
            if isinstance(cell, Fraction):
                assert (Fraction(text), decimals) == (cell, float(cell))
            else:
                assert (text, decimals) == (cell, None)


def test_json_says_whence_it_is() -> None:
    """A table carries its id, unit, source, readings and the version that made it."""
    content = json.loads(table([[1, 2]]).json())
    assert content["id"] == "x.y"
    assert content["unit"] == "ways"
    assert content["source"] == ["ldj:67r.a.1-2"]
    assert content["readings"] == {"k": "v"}
    assert content["version"] == __version__


@given(ROWS)
def test_markdown_is_square(rows: list[list[Cell]]) -> None:
    """Each line of the Markdown has as many cells as the head; the second is the rule."""
    made = table(rows)
    lines = made.md().split("\n")[:-1]
    assert len(lines) == 2 + len(rows)
    assert len({line.count("|") for line in lines}) == 1
    assert set(lines[1]) == set("| -")


def test_text_is_aligned() -> None:
    """Columns of the plain text begin at the same place in every row."""
    lines = table([["one", Fraction(1, 3)], ["fourteen", Fraction(1, 2)]]).text().split("\n")
    assert lines[0] == "Title [x.y]"
    assert [line.find(text) for line, text in zip(lines[4:6], ("1/3", "1/2"), strict=True)] == [
        lines[2].find("b")
    ] * 2
    assert lines[-2] == "ways; ldj:67r.a.1-2"


def test_text_without_source_ends_with_its_unit() -> None:
    """A table of what stands in no text says its unit and no empty source."""
    bare = Table("x.y", "Title", ("a",), ((1,),), "ways", (), (), "dotted.name")
    assert bare.text().endswith("\n\nways\n")


def test_decimal_has_six_places() -> None:
    """A third is 0.333333; a text stays."""
    assert (decimal(Fraction(1, 3)), decimal(2), decimal("x")) == ("0.333333", "2.000000", "x")
