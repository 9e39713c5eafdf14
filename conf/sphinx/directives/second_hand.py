"""Words known only in a rendering, of which a passage shows our translations alone.

What heads such a passage is made of what ``siglas.toml`` says of the work. The renderings are
printed on the page on transcriptions, by ``{j:segunda-mano}``. Where a public transcription of the
original has been fetched (``transcriptions``), its words stand beside our translations.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from markupsafe import Markup

from conf.edition import corpus, marks, views
from conf.edition.renderings import left_out
from conf.sphinx.directives.base import Directive, author, fol, language
from conf.sphinx.page import deferred
from conf.sphinx.page.deferred import Link
from conf.sphinx.transcriptions import ABOUT
from juegos.core.message import Message, _, as_message
from juegos.core.source import Locus
from juegos.edition.cite import LANGUAGES, RENDERERS, WORKS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from docutils import nodes

    from conf.edition.corpus import Segment
    from conf.edition.document import Element
    from conf.edition.views import Event
    from conf.sphinx.page.deferred import Page


class Hand(NamedTuple):
    """The rendering of a work: the original's language, its maker and source.

    ``doubt`` is how far the original was seen, and ``rendering`` the link to the rendering, which
    has no address where the page on transcriptions is left out.
    """

    original: Message
    maker: Message
    source: Link
    doubt: Message
    rendering: Link


def hand(page: Page, siglum: str) -> Hand | None:
    """Return the rendering of a work; None if its own words are printed here."""
    work = WORKS[siglum]
    if not work.hand:
        return None
    key = str(corpus.load().work(siglum)["rendered_in"])
    into = LANGUAGES[work.printed]
    there = about(page)
    place = "" if left_out() else f"#{anchor(siglum)}"
    return Hand(
        original=LANGUAGES[work.language],
        maker=RENDERERS[work.renderer],
        source=page.link("obra", key, author(corpus.load().cited(key))),
        doubt=as_message(work.doubt),
        rendering=Link(
            there and f"{there}{place}", _("a rendering into {language}", language=into)
        ),
    )


def about(page: Page) -> str | None:
    """Return the address of the page on transcriptions by others, unless it is left out."""
    there = ABOUT in page.app.env.found_docs
    return page.app.builder.get_relative_uri(page.docname, ABOUT) if there else None


def anchor(siglum: str) -> str:
    """Return the HTML id of the rendering of a work."""
    return f"version-{siglum}"


def how(page: Page) -> Link:
    """Return the link to how to fetch transcriptions by others."""
    return Link(about(page), _("how to see it beside our translations"))


class RenderingsDirective(Directive):
    """Prints the renderings of all works, passage by passage, or says that they are left out."""

    required_arguments = 0

    def content_nodes(self) -> list[nodes.Node]:
        """Return the renderings."""
        return [deferred.placeholder(renderings)]


@deferred.maker
def renderings(page: Page) -> Markup:
    """Return the passages of each work in its rendering, with their places."""
    words = corpus.load()
    segments: dict[str, list[Segment]] = {siglum: [] for siglum, work in WORKS.items() if work.hand}
    for segment in (segment for division in words.divisions for segment in division.segments):
        segments.get(Locus.parse(segment.first).work, []).append(segment)
    return page.fill(
        "renderings.html",
        works=[
            {
                "anchor": anchor(siglum),
                "title": work.title,
                "date": work.date,
                "lang": work.language,
                "head": _("The rendering into {language}", language=LANGUAGES[work.printed]),
                "doubt": as_message(work.doubt),
                "rows": [_rendered(page, segment, language(siglum)) for segment in of_one],
            }
            for siglum, of_one in segments.items()
            if of_one and not left_out() and (work := WORKS[siglum])
        ],
    )


def _rendered(page: Page, segment: Segment, lang: str) -> dict[str, Any]:
    """Return the place of a segment, and its words as corrected and as written."""
    return {
        "place": fol(page, segment.first),
        "words": Markup(  # noqa: S704 - it escapes what is no mark
            marks.html(
                segment.element, lang=lang, link=lambda _reference: "", spelling=_without_marks
            )
        ),
    }


def places_in(element: Element) -> list[views.Leaf]:
    """Return the places that begin within a segment."""
    return [event for event in views.events(element) if isinstance(event, views.Leaf)]


def _without_marks(stream: Iterable[Event]) -> Iterable[Event]:
    """Return words without the marks of the places that begin among them."""
    return (event for event in stream if not isinstance(event, views.Leaf))
