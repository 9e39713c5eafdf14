"""Texts that others have transcribed, as the pages of this edition ask about them.

By themselves the pages know none. An extension that has some, as ``conf.witness_pages``, puts an
object of its own in the place of the ``Transcriptions`` of the domain.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from conf.edition import views

if TYPE_CHECKING:
    from conf.edition.corpus import Segment
    from conf.edition.document import Element
    from conf.edition.views import Spelling
    from conf.sphinx.domain import Place
    from conf.sphinx.page.deferred import Link
    from juegos.core.source import Locus, Rule

ABOUT = "metodo/transcripciones"  # the page on transcriptions and the terms that they are under


class Words(NamedTuple):
    """The words of a passage in a transcription and their spelling, or a fault."""

    element: Element | None = None
    spelling: Spelling = views.as_printed
    fault: str = ""


class Quoted(NamedTuple):
    """The original of a passage that is printed in a rendering, or why it is not shown."""

    text: str = ""
    fault: str = ""


class Transcriptions:
    """No transcription at all; what has some answers otherwise."""

    def place(self, locus: Locus) -> Place | None:
        """Return the place of a locus on a page of a transcription."""
        del locus
        return None

    def places(self) -> Iterable[str]:
        """Return all loci that have such a place."""
        return ()

    def pages(self) -> Iterable[str]:
        """Return the names of the pages of transcriptions."""
        return ()

    def source(self, siglum: str) -> Link | None:
        """Return the credit of the public transcription of a work; None if there is none."""
        del siglum
        return None

    def has(self, siglum: str) -> bool:
        """Return whether the words of a work that are not printed here have been fetched."""
        del siglum
        return False

    def words(self, segment: Segment, siglum: str) -> Words:
        """Return the words of a segment that are not printed here."""
        del segment, siglum
        return Words()

    def originals(self, siglum: str) -> Mapping[str, Quoted]:
        """Return the original of each segment of a work that is printed in a rendering."""
        del siglum
        return {}

    def rule_words(self, rule: Rule) -> str:
        """Return the words that a rule rests on, where they are not printed here."""
        del rule
        return ""
