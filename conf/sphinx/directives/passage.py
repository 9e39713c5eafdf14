"""``{j:pasaje} azar``: a division of a text, original and translations side by side.

Folio and line stand in the margin as links; cruces, notes and rules stand beside their
segment. Which view of the original and which translation is shown is chosen without script, once
for all passages of a page, and so is a word explained (``gloss``). Beneath the last of them
stand the files of the texts. Where our words are a rendering (``second_hand``) or not printed
(``unprinted_words``), the translations stand alone.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from markupsafe import Markup

from conf.edition import corpus, marks, views
from conf.language import current_language, tell
from conf.publish import texts
from conf.sphinx import domain
from conf.sphinx.directives import downloads, gloss, margin, second_hand, unprinted_words
from conf.sphinx.directives.base import Directive, language
from conf.sphinx.page import deferred, languages
from conf.sphinx.page.deferred import Link
from conf.sphinx.page.place_names import place_name
from conf.sphinx.transcriptions import Quoted
from juegos.core.message import _
from juegos.core.source import Locus
from juegos.edition import places
from juegos.edition.cite import WORKS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from docutils import nodes

    from conf.edition.corpus import Division, Segment
    from conf.edition.document import Element
    from conf.edition.views import Spelling
    from conf.sphinx.page.deferred import Page

# What is chosen by radio buttons, which the style sheet obeys: their key, what they choose, what
# there is to choose from.
ORIGINAL = (
    "original",
    _("The original"),
    (("e", _("expanded")), ("d", _("as written")), ("r", _("regularised"))),
)
# The translations that a page shows, by its language; the first is chosen at first.
TRANSLATIONS = {"en": ("en", "es"), "es": ("es", "en"), "fr": ("fr", "en", "es")}


class Mark(NamedTuple):
    """A link to a place on the same page: its id, its text, and the place as copied."""

    anchor: str
    text: str
    place: str


class PassageDirective(Directive):
    """Prints a division and records every leaf, column, line and segment of it."""

    def content_nodes(self) -> list[nodes.Node]:
        """Return the passage; raises for an unknown division."""
        division = corpus.load().division(self.arguments[0])
        metadata = self.env.metadata[self.env.docname]
        metadata["passages"] = [*metadata.get("passages", ()), division.id]
        for line in _lines_of(division.id):
            self._note(Locus.parse(line))
        for segment in _segments(division):
            self.j.note("pasaje", segment.id, segment.id, segment.id)
        return [deferred.placeholder(facing_page, name=division.id)]

    def _note(self, line: Locus) -> None:
        """Record a line, and the column and the leaf that it begins."""
        places = [line]
        if str(line) in _first_lines():
            places.append(Locus(line.work, line.leaf, line.column))
            if line.column == "a":
                places.append(Locus(line.work, line.leaf))
        for place in places:
            self.j.note("pasaje", str(place), line.anchor, place_name(place.work, place.place))


def _segments(division: Division) -> tuple[Segment, ...]:
    head = (division.title_segment,) if division.title_segment else ()
    return (*head, *(s for s in division.segments if s is not division.title_segment))


@cache
def _lines_of(name: str) -> tuple[str, ...]:
    """Return the lines that begin in a division; a shared line belongs to the earlier one."""
    begun: dict[str, str] = {}
    for division in corpus.load().divisions:
        for segment in _segments(division):
            for line in segment.lines:
                begun.setdefault(line, division.id)
    return tuple(line for line, division in begun.items() if division == name)


@cache
def _first_lines() -> frozenset[str]:
    """Return the first printed line of each column of all texts."""
    tops: dict[tuple[str, str, str], str] = {}
    for division in corpus.load().divisions:
        for line in _lines_of(division.id):
            at = Locus.parse(line)
            if at.column:
                tops.setdefault((at.work, at.leaf, at.column), line)
    return frozenset(tops.values())


@deferred.maker
def facing_page(page: Page, name: str) -> Markup:
    """Return a division with its translations side by side."""
    division = corpus.load().division(name)
    translations = _translations()
    links = {role: _Links(page, name) for role in ("original", *translations)}
    begun = _lines_of(name)
    siglum = texts.text_of_division(name).siglum
    hand = second_hand.hand(page, siglum)
    printed = _printed(name)
    transcriptions = domain.domain(page.app.env).transcriptions
    source = transcriptions.source(siglum)
    originals = transcriptions.originals(siglum) if hand else {}
    shown = not hand and (printed or transcriptions.has(siglum))
    rows = [_row(page, segment, links, begun, originals) for segment in _segments(division)]
    terms = dict.fromkeys(term for of_one in links.values() for term in of_one.terms)
    glosses = gloss.glosses(page, name, terms)
    every = page.app.env.metadata[page.docname]["passages"]
    return page.fill(
        "passage.html",
        name=name,
        choices=_choices(translations, shown=shown) if name == every[0] else (),
        hand=hand,
        elsewhere=source is not None,
        how=second_hand.how(page),
        witness=source if originals or (shown and not printed) else None,
        away=None if printed or hand else unprinted_words.transcription_link(page),
        told=any(
            texts.text_of_division(one).siglum == siglum and _printed(one) == printed
            for one in every[: every.index(name)]
        ),
        first={"lang": translations[0], "original": "e"},
        rows=rows,
        glosses=glosses,
        glossary=gloss.glossary(glosses),
        facsimile=margin.facsimile(siglum),
        leaves=_leaves(page, begun),
        files=downloads.text_files(page, every) if name == every[-1] else (),
    )


def _translations() -> tuple[str, ...]:
    return TRANSLATIONS.get(current_language(), TRANSLATIONS["en"])


@cache
def _printed(name: str) -> bool:
    """Return whether the words of a division are printed here."""
    return all(segment.printed for segment in _segments(corpus.load().division(name)))


def _leaves(page: Page, begun: tuple[str, ...]) -> list[Link]:
    """Return links to the leaves of these lines in a witness, if it has them."""
    leaves = dict.fromkeys(f"{at.work}:{at.leaf}" for at in map(Locus.parse, begun))
    leaves_there = (
        (Locus.parse(leaf), domain.transcribed(page, Locus.parse(leaf))) for leaf in leaves
    )
    return [Link(there, place_name(at.work, at.leaf)) for at, there in leaves_there if there]


def _choices(translations: tuple[str, ...], *, shown: bool) -> tuple[Any, ...]:
    """Return the views and translations that a reader can choose."""
    together = _("both of them") if len(translations) == 2 else _("all of them")
    options = (*((code, languages.NAMES[code]) for code in translations), ("both", together))
    return (*[ORIGINAL] * shown, ("lang", _("The translation"), options))


class _Links:
    """Links in one language: the first mention of a term opens its gloss, each crux is a link.

    In a book, where nothing opens, a term leads to the glossary.
    """

    def __init__(self, page: Page, division: str) -> None:
        self.page, self.division = page, division
        self.terms: list[str] = []

    def __call__(self, reference: str) -> str:
        kind, _, name = reference.partition(":")
        if kind != "term":
            return self.page.href(kind, name)
        return self.page.href("termino", name) if self._first(name) else ""

    def gloss(self, reference: str) -> str:
        """Return the id of the gloss that a term opens, or nothing."""
        name = reference.removeprefix("term:")
        return gloss.anchor(self.division, name) if self._first(name) else ""

    def _first(self, name: str) -> bool:
        if name in self.terms:
            return False
        self.terms.append(name)
        return True


def _row(
    page: Page,
    segment: Segment,
    links: Mapping[str, _Links],
    begun: tuple[str, ...],
    originals: Mapping[str, Quoted],
) -> dict[str, Any]:
    """Return one segment: its place, the original, the translations, and its margin."""
    siglum = Locus.parse(segment.first).work
    words: Element | None = segment.element
    spelling, marks = segment.spelling, list[views.Leaf]()
    fault = ""
    if WORKS[siglum].hand:
        marks = second_hand.places_in(segment.element)
        words = None
    elif not segment.printed:
        transcriptions = domain.domain(page.app.env).transcriptions
        words, spelling, fault = transcriptions.words(segment, siglum)
        marks = unprinted_words.missing_marks(words, segment.element)
    return {
        "id": segment.id,
        "heading": segment.heading,
        **_place(segment, begun),
        "marks": marks,
        "original": _original(words, language(siglum), links["original"], spelling),
        "fault": fault,
        "translations": [
            (code, _html(segment.translation(code)[1], code, links[code]))
            for code in _translations()
        ],
        "margin": margin.margin(page, segment),
        "witness": originals and originals.get(segment.id, Quoted()),
        "of": corpus.load().work(siglum)["language"],
    }


def _original(words: Element | None, lang: str, link: _Links, spelling: Spelling) -> Markup | None:
    """Return the words of a segment; None if there are none to show."""
    return None if words is None else _html(words, lang, link, spelling)


def _html(
    element: Element,
    lang: str,
    link: _Links,
    spelling: Spelling = views.as_printed,
) -> Markup:
    """Return the words of a segment, in all views on the site and in one in a book."""
    book = link.page.book
    return Markup(  # noqa: S704 - it escapes what is no mark
        marks.html(
            element,
            lang=lang,
            link=link,
            spelling=spelling,
            gloss=None if book else link.gloss,
            views="e" if book else views.ALL_VIEWS,
        )
    )


def _place(segment: Segment, begun: tuple[str, ...]) -> dict[str, Any]:
    """Return the place of a segment as a link to copy, with the columns that begin in it."""
    first, last = (Locus.parse(place) for place in (segment.first, segment.last))
    alone = not places.shares_lines(segment.id)
    here = first.anchor if alone and segment.first in begun else segment.id
    to_end = f"–{_end(first, last)}" if last != first else ""
    whole = place_name(first.work, f"{first.place}{to_end}")
    shown = first.place if first.column else place_name(first.work, first.place)
    lines = [Locus.parse(line) for line in segment.lines if line in begun]
    return {
        "place": Mark(here, shown, whole if alone else f"{whole}, {segment.id}"),
        "to_end": to_end,
        "columns": [_column(line) for line in lines if str(line) in _first_lines()],
    }


def _column(line: Locus) -> Mark:
    """Return the link to the column, or the leaf, that a line begins."""
    leaf, column = place_name(line.work, line.leaf), tell(_("col. {column}", column=line.column))
    if line.column in {"", "a"}:
        return Mark(line.anchor, leaf, leaf)
    return Mark(line.anchor, column, f"{leaf}, {column}")


def _end(first: Locus, last: Locus) -> str:
    """Return the last line, with its column if that differs."""
    number = last.place.rpartition(".")[2]
    return number if last.column == first.column else f"{last.column}.{number}"
