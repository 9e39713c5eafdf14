"""Citable tables of results: titled, sourced, with the readings in force, in four formats.

A cell is a text, a whole number or a ``Fraction``; a fraction is written exactly, with a decimal
beside it.
"""

from __future__ import annotations

import csv
import html
import io
import json
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from gettext import NullTranslations

from juegos import __version__
from juegos.core.message import ENGLISH, _, translated
from juegos.core.source import Locus

Cell = str | int | Fraction


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells under titled columns.

    ``made_by`` is the dotted name of its function, given by ``juegos.tables``.
    """

    id: str
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    unit: str
    source: tuple[Locus, ...]
    readings: tuple[tuple[str, str], ...]
    made_by: str = ""

    def fractions(self) -> tuple[bool, ...]:
        """Return for each column whether it holds fractions.

        >>> rows = (("heads", Fraction(1, 2)), ("tails", Fraction(1, 2)))
        >>> coin = Table("coin", "A coin", ("side", "chance"), rows, "chance", (), ())
        >>> coin.fractions()
        (False, True)
        """
        return tuple(any(isinstance(row[i], Fraction) for row in self.rows) for i in self._places)

    @property
    def _places(self) -> range:
        return range(len(self.columns))

    def spread(
        self, translations: NullTranslations = ENGLISH
    ) -> tuple[tuple[str, ...], list[list[str]]]:
        """Return head and rows as texts, each column of fractions followed by its decimals.

        Messages are translated into the language given.

        >>> rows = (("heads", Fraction(1, 2)), ("tails", Fraction(1, 2)))
        >>> coin = Table("coin", "A coin", ("side", "chance"), rows, "chance", (), ())
        >>> head, body = coin.spread()
        >>> head
        ('side', 'chance', 'chance (decimal)')
        >>> body[0]
        ['heads', '1/2', '0.500000']
        """
        split = self.fractions()
        head = [
            name
            for column, both in zip(self.columns, split, strict=True)
            for name in ((column, _("{column} (decimal)", column=column)) if both else (column,))
        ]
        body = [
            [
                str(translated(text, translations))
                for cell, both in zip(row, split, strict=True)
                for text in ((cell, decimal(cell)) if both else (cell,))
            ]
            for row in self.rows
        ]
        return tuple(translated(head, translations)), body

    def plain(self) -> dict[str, object]:
        """Return the table as JSON values: fractions as texts, their decimals beside them.

        >>> rows = (("heads", Fraction(1, 2)), ("tails", Fraction(1, 2)))
        >>> coin = Table("coin", "A coin", ("side", "chance"), rows, "chance", (), ())
        >>> coin.plain()["rows"], coin.plain()["decimals"]
        ([['heads', '1/2'], ['tails', '1/2']], [[None, 0.5], [None, 0.5]])
        """
        return {
            "id": self.id,
            "title": self.title,
            "columns": list(self.columns),
            "rows": [[_exact(cell) for cell in row] for row in self.rows],
            "decimals": [[_float(cell) for cell in row] for row in self.rows],
            "unit": self.unit,
            "source": [str(locus) for locus in self.source],
            "readings": dict(self.readings),
            "made_by": self.made_by,
            "version": __version__,
        }

    def json(self, translations: NullTranslations = ENGLISH) -> str:
        """Return the table as a JSON text in a language.

        >>> rows = (("heads", Fraction(1, 2)), ("tails", Fraction(1, 2)))
        >>> coin = Table("coin", "A coin", ("side", "chance"), rows, "chance", (), ())
        >>> json.loads(coin.json()) == coin.plain()
        True
        """
        return (
            json.dumps(translated(self.plain(), translations), ensure_ascii=False, indent=1) + "\n"
        )

    def csv(self, translations: NullTranslations = ENGLISH) -> str:
        """Return the table as comma-separated values with a head, in a language.

        >>> rows = (("heads", Fraction(1, 2)), ("tails", Fraction(1, 2)))
        >>> coin = Table("coin", "A coin", ("side", "chance"), rows, "chance", (), ())
        >>> print(coin.csv(), end="")
        side,chance,chance (decimal)
        heads,1/2,0.500000
        tails,1/2,0.500000
        """
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        head, body = self.spread(translations)
        writer.writerows([head, *body])
        return out.getvalue()

    def md(self, translations: NullTranslations = ENGLISH) -> str:
        """Return the table in Markdown, in a language.

        >>> rows = (("heads", Fraction(1, 2)), ("tails", Fraction(1, 2)))
        >>> coin = Table("coin", "A coin", ("side", "chance"), rows, "chance", (), ())
        >>> print(coin.md(), end="")
        | side | chance | chance (decimal) |
        | --- | --- | --- |
        | heads | 1/2 | 0.500000 |
        | tails | 1/2 | 0.500000 |
        """
        head, body = self.spread(translations)
        rows = [head, ["---"] * len(head), *body]
        return "".join("| " + " | ".join(row) + " |\n" for row in rows)

    def html(self, translations: NullTranslations = ENGLISH) -> str:
        """Return the table as an element of HTML, in a language; its title is the caption.

        >>> rows = (("heads", Fraction(1, 2)), ("tails", Fraction(1, 2)))
        >>> coin = Table("coin", "A coin", ("side", "chance"), rows, "chance", (), ())
        >>> coin.html().splitlines()[2]
        '<tr><th>side</th><th>chance</th><th>chance (decimal)</th></tr>'
        """
        head, body = self.spread(translations)
        lines = [_line("th", head), *(_line("td", row) for row in body)]
        caption = html.escape(str(translated(self.title, translations)))
        return "\n".join(["<table>", f"<caption>{caption}</caption>", *lines, "</table>\n"])

    def _repr_html_(self) -> str:
        """Return the HTML that a notebook shows."""
        return self.html()

    def text(self, translations: NullTranslations = ENGLISH) -> str:
        """Return the table for a terminal: title, aligned columns, unit and source.

        Messages are translated into the language given.

        >>> rows = (("heads", Fraction(1, 2)), ("tails", Fraction(1, 2)))
        >>> coin = Table("coin", "A coin", ("side", "chance"), rows, "chance", (), ())
        >>> print(coin.text(), end="")
        A coin [coin]
        <BLANKLINE>
        side   chance  chance (decimal)
        -----  ------  ----------------
        heads  1/2     0.500000
        tails  1/2     0.500000
        <BLANKLINE>
        chance
        """
        head, body = self.spread(translations)
        rows: list[Sequence[str]] = [head, *body]
        width = [max(len(row[i]) for row in rows) for i in range(len(head))]
        lines = [_aligned(row, width) for row in rows]
        lines.insert(1, "  ".join("-" * w for w in width))
        places = ", ".join(str(locus) for locus in self.source)
        title, unit = translated(self.title, translations), translated(self.unit, translations)
        foot = f"{unit}; {places}" if places else unit
        return "\n".join([f"{title} [{self.id}]", "", *lines, "", foot, ""])


def decimal(cell: Cell) -> str:
    """Return a number to six decimals, a text as it is.

    >>> decimal(Fraction(1, 3)), decimal("heads")
    ('0.333333', 'heads')
    """
    return cell if isinstance(cell, str) else f"{float(cell):.6f}"


def _line(tag: str, cells: Sequence[str]) -> str:
    return f"<tr>{''.join(f'<{tag}>{html.escape(cell)}</{tag}>' for cell in cells)}</tr>"


def _aligned(row: Sequence[str], width: Sequence[int]) -> str:
    return "  ".join(cell.ljust(w) for cell, w in zip(row, width, strict=True)).rstrip()


def _exact(cell: Cell) -> str | int:
    return str(cell) if isinstance(cell, Fraction) else cell


def _float(cell: Cell) -> float | None:
    return float(cell) if isinstance(cell, Fraction) else None


def as_tuples(rows: Sequence[Sequence[Cell]]) -> tuple[tuple[Cell, ...], ...]:
    """Return rows as ``Table`` holds them, as tuples.

    >>> as_tuples([["heads", Fraction(1, 2)]])
    (('heads', Fraction(1, 2)),)
    """
    return tuple(tuple(row) for row in rows)
