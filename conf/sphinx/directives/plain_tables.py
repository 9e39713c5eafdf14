"""Tables of plain cells, with words or code, for pages about the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from docutils import nodes

from conf.language import tell

if TYPE_CHECKING:
    from collections.abc import Iterable

    from juegos.core.message import Message

Cell = nodes.paragraph


def words(text: str) -> Cell:
    """Return a cell of words."""
    return nodes.paragraph("", text)


def code(*names: str) -> Cell:
    """Return a cell of names as code, separated by commas; a dash if there are none."""
    cell = nodes.paragraph()
    for n, name in enumerate(names):
        cell += [nodes.Text(", " if n else ""), nodes.literal("", name)]
    return cell if names else words("–")


def table(heads: tuple[Message | str, ...], rows: Iterable[list[Cell]]) -> nodes.table:
    """Return a table with a head."""
    group = nodes.tgroup("", *(nodes.colspec(colwidth=1) for _ in heads), cols=len(heads))
    group += nodes.thead("", _row([words(tell(head)) for head in heads]))
    group += nodes.tbody("", *(_row(row) for row in rows))
    return nodes.table("", group)


def _row(cells: list[Cell]) -> nodes.row:
    return nodes.row("", *(nodes.entry("", cell) for cell in cells))
