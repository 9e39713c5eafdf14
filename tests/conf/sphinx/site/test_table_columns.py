"""Columns of a page's own tables have a class for what is in them, head and all."""

from __future__ import annotations

from typing import Any

from docutils import nodes
from docutils.core import publish_doctree

from conf.sphinx.site import table_columns

TABLE = """
.. csv-table::
   :header-rows: 1

   Game,Games,Share,Elo,Day,Left
   a game of dice and tables,"1,200",0.66\u00a0±\u00a00.05,−12,2026-11-30,
   trictrac,20,–,113,"2026-11-29, 2",
"""
BROAD = """
=====  =====
1      2
-----  -----
3
============
"""


def marked(table: str) -> list[tuple[str, str]]:
    """Return the class and the text of each cell that has a class."""
    app: Any = None
    page = publish_doctree(table)
    table_columns.mark(app, page)
    return [(name, cell.astext()) for cell in page.findall(nodes.entry) for name in cell["classes"]]


def test_columns_of_numbers_are_marked() -> None:
    """Thousands, errors and dashes belong to numbers; a day is none, nor is an empty column."""
    numbers = [text for name, text in marked(TABLE) if name == "j-num"]
    assert numbers == [
        *("Games", "Share", "Elo"),
        *("1,200", "0.66\u00a0±\u00a00.05", "−12"),
        *("20", "–", "113"),
    ]
    short = [text for name, text in marked(TABLE) if name == "j-short"]
    assert short == ["Day", "Left", "2026-11-30", "", "2026-11-29, 2", ""]


def test_a_table_with_a_broad_cell_is_left_as_it_is() -> None:
    """Which column a cell belongs to cannot be told from its place in the row."""
    assert marked(BROAD) == []
