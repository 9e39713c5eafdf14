"""The TEI of EEBO-TCP, made from its keyed texts by tcp2tei.

A mark at the end of a printed line, ``g`` with ``char:EOLhyphen``, breaks a word: ours is ``lb``
with ``break="no"``. A gap's ``desc`` only shows a sign for it, and whoever reports a gap (``resp``)
is the project itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from conf.witnesses import from_tei

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conf.witnesses.tei_import import ImportResult


def read(text: str, name: str) -> ImportResult:
    """Return the body and metadata of a file of EEBO-TCP; raises ``TeiError``."""
    return from_tei.read(text, name, DIALECT)


def words(text: str) -> list[str]:
    """Return the words of a file of EEBO-TCP in order, without reading it as XML."""
    return from_tei.words(text, DIALECT)


def _mark(name: str, texts: Mapping[str, str]) -> from_tei.Mark:
    match name, texts:
        case "g", {"ref": "char:EOLhyphen" | "char:EOLunhyphen"}:
            return "lb", {"break": "no"}
        case "seg", {"rend": "decorInit"}:
            return "hi", {"rend": "initial"}
        case "q", _:
            return "quote", texts
        case "gap", _:
            return name, {key: texts[key] for key in texts if key != "resp"}
    return name, texts


DIALECT = from_tei.Dialect(
    ours=_mark,
    title="//t:titleStmt/t:title",
    author="//t:titleStmt/t:author",
    date="//t:sourceDesc//t:date",
    breaks=r"""g\b.*\bref=["']char:EOL(?:un)?hyphen["']""",
)
