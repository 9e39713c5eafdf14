"""Classes for the columns of a page's own tables, by what is in them, for the styles.

Numbers stand flush right, as in the tables that are computed; short words are kept on one line,
and long ones get room.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from docutils import nodes

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sphinx.application import Sphinx

NUMBER = re.compile(r"[<>~]?\s?[-−]?\d[\d,.]*(\s±\s[\d.]+)?(\s?%)?")
EMPTY = {"", "–"}
SHORT, LONG = 16, 80  # characters


def mark(app: Sphinx, doctree: nodes.document) -> None:
    """Mark the columns of each table."""
    for group in doctree.findall(nodes.tgroup):
        rows = [row.children for body in group.findall(nodes.tbody) for row in body.children]
        if len({len(row) for row in rows}) > 1:  # a cell is broader than its column
            continue
        head = [row.children for row in group.findall(nodes.row)][: -len(rows) or None]
        for cells in zip(*head, *rows, strict=True):
            for name in classes(cell.astext() for cell in cells[len(head) :]):
                for cell in cells:
                    cell["classes"].append(name)


def classes(texts: Iterable[str]) -> Iterator[str]:
    """Yield the classes of a column with these texts below its head.

    >>> [*classes(["20", "–"])], [*classes(["yes", ""])], [*classes(["why " * 21, "no"])]
    (['j-num'], ['j-short'], ['j-long'])
    """
    filled = set(texts) - EMPTY
    longest = max(map(len, filled), default=0)
    if filled and all(map(NUMBER.fullmatch, filled)):
        yield "j-num"
    elif longest <= SHORT:
        yield "j-short"
    elif longest > LONG:
        yield "j-long"


def setup(app: Sphinx) -> None:
    """Connect the marking."""
    app.connect("doctree-read", mark)
