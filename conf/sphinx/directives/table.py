"""``{j:cuadro} azar.odds``: a table of the rules package, with its source and its downloads."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from docutils.parsers.rst import directives

from conf.edition import corpus
from conf.language import decimal, tell, with_local_point
from conf.sphinx import domain
from conf.sphinx.directives.base import Directive, anchor, author, fol, readings
from conf.sphinx.directives.cite import control
from conf.sphinx.directives.folios import CODEX
from conf.sphinx.page import deferred, value_cache
from conf.sphinx.page.deferred import Link
from conf.sphinx.page.place_names import place_name
from juegos import catalogue
from juegos.core.message import _
from juegos.edition import cite

if TYPE_CHECKING:
    from collections.abc import Iterator

    from docutils import nodes
    from markupsafe import Markup

    from conf.sphinx.page.deferred import Page
    from juegos.core.source import Locus
    from juegos.core.table import Cell, Table


OF_GAMES = {"game", "kin of", "played on it"}  # columns whose words are the slugs of games
OF_WORKS = {"source", "read in"}  # columns whose words are the keys of works, or places in ours
OF_FILES = {"command"}  # columns that only the files of a table have, not its page
WORD = re.compile(r"[\w-]+(?::[\w.-]+)?|[^\w-]+")  # and what stands between two words


class TableDirective(Directive):
    """Prints a table under the given readings and records it."""

    option_spec: ClassVar[dict[str, Any]] = {"readings": directives.unchanged}

    def content_nodes(self) -> list[nodes.Node]:
        """Return the table; raises for an unknown table, crux or reading."""
        chosen = readings(self.options.get("readings", ""))
        result = value_cache.table(self.env, self.arguments[0], chosen)
        self.j.note("cuadro", result.id, anchor("cuadro", result.id), result.title)
        return [deferred.placeholder(table_html, table=result)]


LONGEST = 100  # characters of a fraction; those of doblet have hundreds


class Number(NamedTuple):
    """A number as shown, and the exact value below it if that is a fraction."""

    text: str
    exact: Fraction | None = None


class Words(NamedTuple):
    """A cell in which games or works are named."""

    words: list[Link]


@deferred.maker
def table_html(page: Page, table: Table) -> Markup:
    """Return a table: a rule above and below the head, the caption below."""
    places = [i for i, name in enumerate(table.columns) if name not in OF_FILES]
    names = tuple(table.columns[i] for i in places)
    rows = [tuple(row[i] for i in places) for row in table.rows]
    numbers = [all(_is_number(row[i]) for row in rows) for i in range(len(names))]
    return page.fill(
        "table.html",
        table=table,
        id=anchor("cuadro", table.id),
        heads=list(zip(names, numbers, strict=True)),
        rows=[_row(page, names, row, numbers) for row in rows],
        **_caption(page, table),
    )


def _is_number(cell: Cell) -> bool:
    """Return whether a cell is a number, or empty in a column of numbers."""
    return not isinstance(cell, str) or not cell


def _row(
    page: Page, names: tuple[str, ...], row: tuple[Cell, ...], numbers: list[bool]
) -> dict[str, Any]:
    shown = [_shown(page, name, cell) for name, cell in zip(names, row, strict=True)]
    return {"default": "default" in row[:2], "cells": list(zip(shown, numbers, strict=True))}


def _shown(page: Page, name: str, cell: Cell) -> Words | Number:
    """Return a cell of the column of this name: links where it names games or works."""
    if isinstance(cell, str) and name in OF_GAMES:
        return _games(page, cell)
    if isinstance(cell, str) and name in OF_WORKS:
        words = [_work(page, word) for word in WORD.findall(cell)]
        if "".join(word.text for word in words) != cell:
            return Words(words)
    return number(cell)  # also "not seen", in the language of the page


def _work(page: Page, word: str) -> Link:
    siglum, place = word.partition(":")[::2]
    if siglum in cite.WORKS:
        link = fol(page, word)
        return link._replace(text=place_name(siglum, place)) if place else link
    cited = corpus.load().bibliography
    return page.link("obra", word, author(cited[word])) if word in cited else Link(None, word)


def _games(page: Page, cell: str) -> Words:
    """Return a cell with the names of games, and links to them, instead of slugs."""
    return Words([_game(page, word) for word in WORD.findall(cell)])


def _game(page: Page, word: str) -> Link:
    if word not in catalogue.CATALOGUE:
        return Link(None, word)
    match = domain.domain(page.app.env).find("juego", word)
    return Link(page.href("juego", word) if match else None, catalogue.entry(word).name)


def number(cell: Cell) -> Number:
    """Return a cell: a fraction as a decimal, with the exact value below it if that is short."""
    if not isinstance(cell, Fraction):
        return Number(with_local_point(tell(cell)) if isinstance(cell, str) else str(cell))
    if cell.denominator == 1:
        return Number(str(cell.numerator))
    read = len(str(cell)) <= LONGEST
    return Number(decimal(float(cell), 4), cell if read else None)


def _sources(page: Page, loci: tuple[Locus, ...]) -> Iterator[Link]:
    """Yield links to the places of a table; a work cited is named only at the first of several."""
    last = ""
    for at in loci:
        link, named = fol(page, str(at)), at.work == last and at.work not in cite.WORKS
        yield link._replace(text=at.place) if named and at.leaf else link
        last = at.work


def _caption(page: Page, table: Table) -> dict[str, Any]:
    """Return what stands beneath a table: its source, whether it rests on readings, its files."""
    return {
        "source": list(_sources(page, table.source)),
        "leaves": _("fol. ") if {locus.work for locus in table.source} == {CODEX} else "",
        "read": bool(table.readings),
        "files": [
            Link(page.to(f"cuadros/{table.id}.{form}"), form.upper()) for form in ("csv", "json")
        ],
        "control": control(page, "cuadro", table.id, cite.table_record(table)),
    }
