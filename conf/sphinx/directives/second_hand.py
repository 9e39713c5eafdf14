"""Words known only in a rendering, which is folded under our translations.

What heads such a passage is made of what ``siglas.toml`` says of the work. The places that an
address may name stand before the fold, where every browser finds them without a script. Where a
public transcription of the original has been fetched (``transcriptions``), its words stand first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from conf.edition import corpus, views
from conf.sphinx.directives.base import author
from conf.sphinx.page.deferred import Link
from conf.sphinx.transcriptions import ABOUT
from juegos.core.message import Message, _, as_message
from juegos.edition.cite import LANGUAGES, RENDERERS, WORKS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from conf.edition.document import Element
    from conf.edition.views import Event
    from conf.sphinx.page.deferred import Page


class Hand(NamedTuple):
    """The rendering of a work: the original's language, its own, its maker and source.

    ``doubt`` is how far the original was seen, and ``folded`` what the rendering is called.
    """

    original: Message
    language: Message
    maker: Message
    source: Link
    doubt: Message
    folded: Message


def hand(page: Page, siglum: str) -> Hand | None:
    """Return the rendering of a work; None if its own words are printed here."""
    work = WORKS[siglum]
    if not work.hand:
        return None
    key = str(corpus.load().work(siglum)["rendered_in"])
    language = LANGUAGES[work.printed]
    return Hand(
        original=LANGUAGES[work.language],
        language=language,
        maker=RENDERERS[work.renderer],
        source=page.link("obra", key, author(corpus.load().cited(key))),
        doubt=as_message(work.doubt),
        folded=_("The rendering into {language}", language=language),
    )


def how(page: Page) -> Link:
    """Return the link to the page on transcriptions by others and how to fetch them."""
    there = ABOUT in page.app.env.found_docs
    address = page.app.builder.get_relative_uri(page.docname, ABOUT) if there else None
    return Link(address, _("how to see it beside our translations"))


def places_in(element: Element) -> list[views.Leaf]:
    """Return the places that begin within a segment."""
    return [event for event in views.events(element) if isinstance(event, views.Leaf)]


def without_marks(stream: Iterable[Event]) -> Iterable[Event]:
    """Return words without the marks of the places that begin among them."""
    return (event for event in stream if not isinstance(event, views.Leaf))
