"""The TEI of Antonomaz: mazarinades as a program has read them, line by line.

A page is told by the number of its picture (``vue``), not by what is printed on it; ``rend`` of a
line shows only that the one before ended in a hyphen, as ``break="no"`` says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from conf.witnesses import from_tei

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conf.witnesses.imported import Imported


def read(text: str, name: str) -> Imported:
    """Return what a file of Antonomaz says; raises ``TeiError`` as ``from_tei.read`` does."""
    return from_tei.read(text, name, DIALECT)


def words(text: str) -> list[str]:
    """Return the words of a file of Antonomaz in order, without reading it as XML."""
    return from_tei.words(text, DIALECT)


def _ours(name: str, said: Mapping[str, str]) -> from_tei.Mark:
    match name, said:
        case "pb", {"vue": view, **rest}:
            return name, {key: rest[key] for key in rest if key != "manual_correction"} | {
                "facs": f"vue:{view}"
            }
        case "lb", {"rend": "¬", "break": "no", **rest}:
            return name, {**rest, "break": "no"}
    return name, said


DIALECT = from_tei.Dialect(
    ours=_ours,
    title="//t:titleStmt/t:title",
    author="//t:sourceDesc//t:author",
    date="//t:sourceDesc//t:date/@when",
)
