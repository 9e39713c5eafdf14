"""The TEI of Antonomaz: mazarinades as a program has read them, line by line.

A page is told by the number of its picture (``vue``), not by what is printed on it; ``rend`` of a
line shows only that the one before ended in a hyphen, as ``break="no"`` says. Where a capital
letter follows, it was no hyphen, and the word ends there; each such place is reported.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from conf.witnesses import from_tei
from conf.witnesses.imported import Unknown

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conf.witnesses.imported import Imported


# On one line, so that all after it keep theirs.
ENDED = re.compile(r"""<lb\b[^>\n]*\bbreak="no"[^>\n]*/>(?=[ \t]*[A-ZÀ-ÖØ-Þ])""")


def read(text: str, name: str) -> Imported:
    """Return what a file of Antonomaz says; raises ``TeiError`` as ``from_tei.read`` does."""
    found = from_tei.read(ENDED.sub("<lb />", text), name, DIALECT)
    places = (text.count("\n", 0, one.start()) + 1 for one in ENDED.finditer(text))
    found.unknown += [Unknown(name, line, '<lb break="no"> before a capital') for line in places]
    return found


def words(text: str) -> list[str]:
    """Return the words of a file of Antonomaz in order, without reading it as XML."""
    return from_tei.words(ENDED.sub("<lb />", text), DIALECT)


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
