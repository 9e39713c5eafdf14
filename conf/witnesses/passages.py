"""The originals of passages that we have in a rendering, quoted from fetched witnesses.

``corpus/SIGLUM/*.lugares.toml`` says which words each passage stands for (``spans``). A passage
that the rendering has put together of several places has further pieces, ``ID.2`` and so on.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from conf.edition import document
from conf.edition.document import ROOT
from conf.witnesses.errors import WitnessError
from conf.witnesses.listing import HOME, listing
from conf.witnesses.quotation import quotation
from conf.witnesses.spans import check, read
from conf.witnesses.words import path_of, words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from conf.witnesses.listing import Text
    from conf.witnesses.spans import Span

BETWEEN = " […] "  # stands where a passage leaves out words of its original


class Quoted(NamedTuple):
    """The words of a witness for a passage, or the reason why they are not shown."""

    text: str = ""
    fault: str = ""


def witness_of(siglum: str) -> Text | None:
    """Return the public transcription of a work in ``testigos.toml``, if there is one."""
    return next((text for text in listing() if text.siglum == siglum), None)


def spans_of(siglum: str, root: Path = ROOT) -> dict[str, list[tuple[str, Span]]]:
    """Return the witness's name and the span of each passage of a work."""
    result: dict[str, list[tuple[str, Span]]] = {}
    for path in sorted((root / "corpus" / siglum).glob("*.lugares.toml")):
        stem, spans = read(path)
        for name, span in spans.items():
            head, _, piece = name.rpartition(".")
            result.setdefault(head if piece.isdigit() else name, []).append((stem, span))
    return result


@cache
def originals(siglum: str, home: Path = HOME, root: Path = ROOT) -> Mapping[str, Quoted]:
    """Return the original of each passage in the witnesses that have been fetched."""
    by_passage: dict[str, Quoted] = {}
    for passage, pieces in spans_of(siglum, root).items():
        if all(path_of(siglum, stem, home).is_file() for stem, _ in pieces):
            try:
                quotations = [_quoted(siglum, stem, span, home) for stem, span in pieces]
            except WitnessError as fault:
                by_passage[passage] = Quoted(fault=str(fault))
            else:
                by_passage[passage] = Quoted(BETWEEN.join(quotations))
    return by_passage


def faults(home: Path = HOME, root: Path = ROOT) -> Iterator[str]:
    """Yield the faults of the fetched witnesses: passages whose words have changed."""
    for folder in sorted({path.parent for path in (root / "corpus").glob("*/*.lugares.toml")}):
        result = originals(folder.name, home, root).values()
        yield from (f"{folder.name}: {one.fault}" for one in result if one.fault)


def _quoted(siglum: str, stem: str, span: Span, home: Path) -> str:
    check(span, words(siglum, stem, home))
    return quotation(document.read(path_of(siglum, stem, home)).body, span.first, span.last)
