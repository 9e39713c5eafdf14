"""The concordance as files: every figure that a work prints, with ours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conf.claims.concordance import KINDS, VERDICTS
from conf.publish import row_files

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from conf.claims.concordance import Line

NAME = "datos/concordancia"
FIELDS = {
    "id": "Id of the figure, the verdict or the answer, as it is cited.",
    "kind": "figure, table (a figure of a table), practice (from played games), text or position.",
    "work": "Key of the work in the bibliography of the edition, or the siglum of a text.",
    "where": "Place in the work; empty where we do not know it.",
    "claim": "What is counted; of an old text its words.",
    "figure": "The figure as it is printed; empty where the words claim it.",
    "ours": "Our figure.",
    "verdict": "equal, rounded, slip, assumption (it rests on another one) or unproved.",
    "note": "How the figure is known to us, or in what the two differ.",
    "code": "The function that counts ours.",
    "again": "Id of the line that has the same printed figure, counted in another way; the totals "
    "of the page leave out the lines that have one.",
}
ONE_OF = {"kind": KINDS, "verdict": VERDICTS}


def rows(lines: Iterable[Line]) -> list[dict[str, str]]:
    """Return every line, by the names of its fields."""
    return [{name: str(getattr(one, name)) for name in FIELDS} for one in lines]


def table(lines: Iterable[Line]) -> str:
    """Return the lines as CSV."""
    return row_files.table(FIELDS, rows(lines))


def files(lines: Iterable[Line]) -> Iterator[tuple[str, str]]:
    """Return the files, CSV and JSON."""
    return row_files.files(NAME, FIELDS, rows(lines))
