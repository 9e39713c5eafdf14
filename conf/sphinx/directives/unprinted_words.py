"""Words that this edition does not print: their places, and where they are published.

The passages of such a text have our translations, and an address for every leaf, column and line.
If its public transcription has been fetched, the words of each passage are printed beside them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from conf.edition import views
from conf.edition.document import ID
from juegos.core.message import _

if TYPE_CHECKING:
    from conf.edition.document import Element
    from conf.sphinx.page.deferred import Link, Page


def transcription_link(page: Page) -> Link:
    """Return the link to the transcription in which the words of the codex are."""
    return page.link("obra", "osta", _("the transcription"))


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
