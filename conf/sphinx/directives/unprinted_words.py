"""Words that this edition does not print: their places, and where they are published.

The passages of such a text have our translations, and an address for every leaf, column and line.
If its public transcription has been fetched, the words of each passage are printed beside them.
"""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, NamedTuple

from conf.edition import spellings, views
from conf.edition.document import ID, ROOT, read
from conf.witnesses import passages, spans
from conf.witnesses.errors import WitnessError
from conf.witnesses.excerpt import excerpt
from conf.witnesses.unprinted_texts import stem_of
from conf.witnesses.words import path_of, words
from juegos.core.message import _

if TYPE_CHECKING:
    from pathlib import Path

    from conf.edition.corpus import Segment
    from conf.edition.document import Element
    from conf.edition.views import Spelling
    from conf.sphinx.page.deferred import Link, Page


def transcription_link(page: Page) -> Link:
    """Return the link to the transcription in which the words of the codex are."""
    return page.link("obra", "osta", _("the transcription"))


class Words(NamedTuple):
    """The words of a passage in a transcription and their spelling, or a fault."""

    element: Element | None = None
    spelling: Spelling = views.as_printed
    fault: str = ""


def is_fetched(siglum: str, home: Path) -> bool:
    """Return whether the transcription of a work has been fetched."""
    return path_of(siglum, stem_of(siglum), home).is_file()


def original(segment: Segment, siglum: str, home: Path) -> Words:
    """Return the words of a segment in the transcription; none if it has not been fetched."""
    if not is_fetched(siglum, home):
        return Words()
    stem, span = _measured(siglum)[segment.id][0]
    try:
        spans.check(span, words(siglum, stem, home))
    except WitnessError as fault:
        return Words(fault=str(fault))
    found = excerpt(_body(siglum, stem, home), span.first, span.last)
    ours = {one.id for one in marks_in(segment.element)}
    for node in found.iter():
        if node.get(ID) not in ours:
            node.attrib.pop(ID, None)
    return Words(found, partial(spellings.read(ROOT / "corpus" / siglum).respelled, ""))


_measured = cache(passages.spans_of)


@cache
def _body(siglum: str, stem: str, home: Path) -> Element:
    return read(path_of(siglum, stem, home)).body


def missing_marks(words: Element | None, element: Element) -> list[views.Leaf]:
    """Return the leaves, columns and lines of a segment that its words do not mark."""
    there = set() if words is None else {one.get(ID) for one in words.iter()}
    return [one for one in marks_in(element) if one.id not in there]


def marks_in(element: Element) -> list[views.Leaf]:
    """Return the leaves, columns and lines that begin within a segment.

    A column to which the words come back has its address where they first stood in it.
    """
    return [
        views.Leaf(one.id, one.n, "lb") if isinstance(one, views.Line) else one
        for one in views.events(element)
        if isinstance(one, (views.Leaf, views.Line)) and one.id
    ]
