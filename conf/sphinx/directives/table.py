"""``{j:cuadro} azar.odds``: a table of the rules package, with its source and its downloads."""

from __future__ import annotations

import re
from fractions import Fraction
from html import escape
from typing import TYPE_CHECKING, Any, ClassVar

from docutils.parsers.rst import directives

from conf.sphinx import domain
from conf.sphinx.directives import cite as citas
from conf.sphinx.directives.base import Directive, a, anchor, fol, framed, readings
from conf.sphinx.page import late
from conf.sphinx.page.folios import CODEX
from juegos import catalogue
from juegos.edition import cite
from juegos.tables import table

if TYPE_CHECKING:
    from docutils import nodes

    from conf.sphinx.page.late import Page
    from juegos.core.table import Cell, Table


OF_GAMES = {"game", "kin of", "played on it"}  # columns whose words are the slugs of games
WORD = re.compile(r"[\w-]+")


class Cuadro(Directive):
    """Prints a table under the readings given and notes it."""

    option_spec: ClassVar[dict[str, Any]] = {"readings": directives.unchanged}

    def content_nodes(self) -> list[nodes.Node]:
        """Return the table; raises for an unknown table, crux or reading."""
        found = table(self.arguments[0], readings(self.options.get("readings", "")))
        self.j.note("cuadro", found.id, anchor("cuadro", found.id), found.title)
        return [late.later(drawn, table=found)]


@late.maker
def drawn(page: Page, table: Table) -> str:
    """Return a table: a rule above and below the head, the caption beneath."""
    numbers = [all(_is_number(row[i]) for row in table.rows) for i in _places(table)]
    head = "".join(
        f'<th scope="col"{_kind(is_number)}>{escape(name)}</th>'
        for name, is_number in zip(table.columns, numbers, strict=True)
    )
    body = "".join(_row(page, table.columns, row, numbers) for row in table.rows)
    inner = f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody>"
    return (
        f'<figure class="j-cuadro" id="{anchor("cuadro", table.id)}">'
        f"{framed(inner, table.title)}<figcaption>{_caption(page, table)}</figcaption></figure>"
    )


def _is_number(cell: Cell) -> bool:
    """Return whether a cell is a number, or nothing where one might be."""
    return not isinstance(cell, str) or not cell


def _places(table: Table) -> range:
    return range(len(table.columns))


def _kind(is_number: bool) -> str:  # noqa: FBT001 (a column is one or the other)
    return ' class="j-num"' if is_number else ""


def _row(page: Page, names: tuple[str, ...], row: tuple[Cell, ...], numbers: list[bool]) -> str:
    first = ' class="j-default"' if "default" in row[:2] else ""
    shown = [
        _games(page, cell) if name in OF_GAMES and isinstance(cell, str) else number(cell)
        for name, cell in zip(names, row, strict=True)
    ]
    cells = "".join(
        f'<th scope="row"{_kind(kind)}>{cell}</th>' if i == 0 else f"<td{_kind(kind)}>{cell}</td>"
        for i, (cell, kind) in enumerate(zip(shown, numbers, strict=True))
    )
    return f"<tr{first}>{cells}</tr>"


def _games(page: Page, cell: str) -> str:
    """Return a cell with the names of games in the place of their slugs, and links to them."""
    return WORD.sub(lambda word: _game(page, word[0]), escape(cell))


def _game(page: Page, word: str) -> str:
    if word not in catalogue.CATALOGUE:
        return word
    name = catalogue.entry(word).name
    known = domain.domain(page.app.env).find("juego", word)
    return a(page.href("juego", word), name) if known else escape(name)


def number(cell: Cell) -> str:
    """Return a cell: a fraction as a decimal with the exact value beneath."""
    if not isinstance(cell, Fraction):
        return escape(str(cell))
    if cell.denominator == 1:
        return str(cell.numerator)
    exact = f"{cell.numerator}/<wbr>{cell.denominator}"
    return f'{float(cell):.4f}<span class="j-exact">{exact}</span>'


def _caption(page: Page, table: Table) -> str:
    links = " · ".join(
        a(page.to(f"cuadros/{table.id}.{form}"), form.upper()) for form in ("csv", "json")
    )
    source = ", ".join(fol(page, str(locus)) for locus in table.source)
    leaves = "fol. " if {locus.work for locus in table.source} == {CODEX} else ""
    source = f"; from {leaves}{source}" if source else ""
    force = ", ".join(f"{crux} {key}" for crux, key in table.readings)
    force = f" Readings in force: {escape(force)}." if force else ""
    return (
        f"{escape(table.title)}; in {escape(table.unit)}{source}.{force} "
        f'<span class="j-down"><code>{escape(table.id)}</code> {links}</span>'
        f"{citas.control(page, 'cuadro', table.id, cite.tabled(table))}"
    )
