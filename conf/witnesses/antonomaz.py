"""The TEI of Antonomaz: mazarinades transcribed by a program, line by line.

A page is named by the number of its picture (``vue``), not by what is printed on it; ``rend`` of a
line shows only that the one before ended in a hyphen, as ``break="no"`` says. Where a capital
letter follows, it was no hyphen, and the word ends there; each such place is reported.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from conf.witnesses import from_tei
from conf.witnesses.tei_import import Unknown

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conf.witnesses.tei_import import ImportResult


# A line that a capital follows; on one line, so that all after it keep theirs.
CAPITAL = re.compile(r"<lb\b([^<>\n]*)/>(?=[ \t]*[A-ZÀ-ÖØ-Þ])")
BROKEN = 'break="no"'


def read(text: str, name: str) -> ImportResult:
    """Return the body and metadata of a file of Antonomaz; raises ``TeiError``."""
    result = from_tei.read(CAPITAL.sub(_line_break, text), name, DIALECT)
    result.unknown += [
        Unknown(name, number, f"<lb {BROKEN}> before a capital")
        for number, line in enumerate(text.split("\n"), 1)
        for tag in CAPITAL.findall(line)
        if BROKEN in tag
    ]
    return result


def words(text: str) -> list[str]:
    """Return the words of a file of Antonomaz in order, without reading it as XML."""
    return from_tei.words(CAPITAL.sub(_line_break, text), DIALECT)


def _line_break(line: re.Match[str]) -> str:
    return "<lb />" if BROKEN in line[1] else line[0]


def _mark(name: str, texts: Mapping[str, str]) -> from_tei.Mark:
    match name, texts:
        case "pb", {"vue": view, **rest}:
            return name, {key: rest[key] for key in rest if key != "manual_correction"} | {
                "facs": f"vue:{view}"
            }
        case "lb", {"rend": "¬", "break": "no", **rest}:
            return name, {**rest, "break": "no"}
    return name, texts


DIALECT = from_tei.Dialect(
    ours=_mark,
    title="//t:titleStmt/t:title",
    author="//t:sourceDesc//t:author",
    date="//t:sourceDesc//t:date/@when",
)
