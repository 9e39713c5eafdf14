"""What the pages of this edition ask about transcriptions, answered from those fetched."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING

from sphinx.util import logging

from conf.edition import spellings
from conf.edition.document import ID, ROOT, read
from conf.sphinx.directives.unprinted_words import marks_in
from conf.sphinx.page.deferred import Link
from conf.sphinx.transcriptions import Quoted, Transcriptions, Words
from conf.witness_pages import shelf
from conf.witnesses import passages, spans
from conf.witnesses.errors import WitnessError
from conf.witnesses.excerpt import excerpt
from conf.witnesses.line_text import lines, passage
from conf.witnesses.measure import FILE, SIGLUM, STEM
from conf.witnesses.unprinted_texts import stem_of
from conf.witnesses.words import path_of, words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from sphinx.application import Sphinx

    from conf.edition.corpus import Segment
    from conf.edition.document import Element
    from conf.sphinx.domain import Place
    from conf.witnesses.spans import Span
    from juegos.core.source import Locus, Rule

logger = logging.getLogger(__name__)


class Fetched(Transcriptions):
    """The transcriptions that have been fetched for a site."""

    def __init__(self, app: Sphinx) -> None:
        self.app = app

    def place(self, locus: Locus) -> Place | None:
        """Return the place of a locus on a page of a transcription."""
        return shelf.elsewhere(shelf.books(self.app), locus)

    def places(self) -> Iterable[str]:
        """Return all loci that have such a place."""
        return (name for book in shelf.books(self.app) for name in book.places)

    def pages(self) -> Iterable[str]:
        """Return the names of the pages of transcriptions."""
        return shelf.page_names(self.app)

    def source(self, siglum: str) -> Link | None:
        """Return the credit of the public transcription of a work, with its commit."""
        text = passages.witness_of(siglum)
        if text is None:
            return None
        value = text.repository
        return Link(f"https://github.com/{value.name}/tree/{value.commit}", value.name)

    def has(self, siglum: str) -> bool:
        """Return whether the transcription of a work has been fetched."""
        return is_fetched(siglum, shelf.home(self.app))

    def words(self, segment: Segment, siglum: str) -> Words:
        """Return the words of a segment in the transcription; none if it has not been fetched."""
        return original(segment, siglum, shelf.home(self.app))

    def originals(self, siglum: str) -> Mapping[str, Quoted]:
        """Return the original of each segment of a work that is printed in a rendering."""
        result = passages.originals(siglum, shelf.home(self.app))
        return {name: Quoted(*one) for name, one in result.items()}

    def rule_words(self, rule: Rule) -> str:
        """Return the words that a rule rests on, where they are not printed here."""
        return rule_words(self.app, rule)


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
    quoted = excerpt(_body(siglum, stem, home), span.first, span.last)
    ours = {one.id for one in marks_in(segment.element)}
    for node in quoted.iter():
        if node.get(ID) not in ours:
            node.attrib.pop(ID, None)
    return Words(quoted, partial(spellings.read(ROOT / "corpus" / siglum).respelled, ""))


_measured = cache(passages.spans_of)


@cache
def _body(siglum: str, stem: str, home: Path) -> Element:
    return read(path_of(siglum, stem, home)).body


def rule_words(app: Sphinx, rule: Rule) -> str:
    """Return the words that a rule rests on, or nothing; warns if the witness has other words.

    ``conf.witnesses.measure`` has recorded the place of these words and their digest.
    """
    home = shelf.home(app)
    one = _rule_spans().get(rule.id)
    if one is None or not shelf.books(app) or not path_of(SIGLUM, STEM, home).is_file():
        return ""
    try:
        spans.check(one, words(SIGLUM, STEM, home))
    except WitnessError as fault:
        logger.warning("the words of a rule are not where they were: %s", fault)
        return ""
    return passage(lines(SIGLUM, STEM, home), rule.locus)


@cache
def _rule_spans() -> dict[str, Span]:
    return spans.read(FILE)[1]
