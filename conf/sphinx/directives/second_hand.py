"""Words that we have at second hand: in a rendering that stands folded under our translations.

What heads such a passage is made of what ``siglas.toml`` says of the work. The places that an
address may name stand before the fold, where every browser finds them without a script.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from conf.edition import corpus, views
from conf.sphinx.page.late import Link
from juegos.core.message import Message, _, marked
from juegos.edition.cite import LANGUAGES, RENDERERS, WORKS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from conf.edition.document import Element
    from conf.edition.views import Event
    from conf.sphinx.page.late import Page


class Hand(NamedTuple):
    """By what hand we have a work: its own language, that of the rendering, by whom, and where.

    ``doubt`` is how far the original was seen, and ``folded`` what the rendering is called.
    """

    original: Message
    language: Message
    maker: Message
    source: Link
    doubt: Message
    folded: Message


def hand(page: Page, siglum: str) -> Hand | None:
    """Return by what hand we have the words of a work; None of one that has its own words here."""
    work = WORKS[siglum]
    if not work.hand:
        return None
    key = str(corpus.load().work(siglum)["rendered_in"])
    language = LANGUAGES[work.printed]
    return Hand(
        original=LANGUAGES[work.language],
        language=language,
        maker=RENDERERS[work.renderer],
        source=page.link("obra", key, key),
        doubt=marked(work.doubt),
        folded=_("The rendering into {language}", language=language),
    )


def begun(element: Element) -> list[views.Leaf]:
    """Return the places that begin within a segment."""
    return [event for event in views.events(element) if isinstance(event, views.Leaf)]


def unmarked(stream: Iterable[Event]) -> Iterable[Event]:
    """Return words without the marks of the places that begin among them."""
    return (event for event in stream if not isinstance(event, views.Leaf))
