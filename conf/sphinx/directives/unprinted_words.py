"""Words that this edition does not print: their places, and where they can be had.

Of such a text the passages have our translations, and every leaf, column and line as an address.
Where its public transcription has been fetched, the words of each passage stand beside them.
"""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, NamedTuple

from conf.edition import spellings, views
from conf.edition.document import ID, ROOT, read
from conf.witnesses import passages, spans
from conf.witnesses.errors import WitnessError
from conf.witnesses.excerpt import stretch
from conf.witnesses.unprinted_texts import stem_of
from conf.witnesses.words import path_of, words
from juegos.core.message import _

if TYPE_CHECKING:
    from pathlib import Path

    from conf.edition.corpus import Segment
    from conf.edition.document import Element
    from conf.edition.views import Spelling
    from conf.sphinx.page.deferred import Link, Page


def away(page: Page) -> Link:
    """Return the link to the transcription in which the words of the codex are."""
    return page.link("obra", "osta", _("the transcription"))


class Words(NamedTuple):
    """What a transcription has for a passage: its words and how they are spelled, or a fault."""

    element: Element | None = None
    spelling: Spelling = views.as_printed
    fault: str = ""


def fetched(siglum: str, home: Path) -> bool:
    """Return whether the transcription of a work is there."""
    return path_of(siglum, stem_of(siglum), home).is_file()


def original(segment: Segment, siglum: str, home: Path) -> Words:
    """Return what the transcription has for a segment; no words where it has not been fetched."""
    if not fetched(siglum, home):
        return Words()
    stem, span = _measured(siglum)[segment.id][0]
    try:
        spans.checked(span, words(siglum, stem, home))
    except WitnessError as fault:
        return Words(fault=str(fault))
    found = stretch(_body(siglum, stem, home), span.first, span.last)
    ours = {one.id for one in begun(segment.element)}
    for node in found.iter():
        if node.get(ID) not in ours:
            node.attrib.pop(ID, None)
    return Words(found, partial(spellings.read(ROOT / "corpus" / siglum).respelled, ""))


_measured = cache(passages.measured)


@cache
def _body(siglum: str, stem: str, home: Path) -> Element:
    return read(path_of(siglum, stem, home)).body


def begun_without(words: Element | None, element: Element) -> list[views.Leaf]:
    """Return the leaves, columns and lines of a segment that its words do not have as marks."""
    there = set() if words is None else {one.get(ID) for one in words.iter()}
    return [one for one in begun(element) if one.id not in there]


def begun(element: Element) -> list[views.Leaf]:
    """Return the leaves, columns and lines that begin within a segment.

    A column to which the words come back has its address where they first stood in it.
    """
    return [
        views.Leaf(one.id, one.n, "lb") if isinstance(one, views.Line) else one
        for one in views.events(element)
        if isinstance(one, (views.Leaf, views.Line)) and one.id
    ]
