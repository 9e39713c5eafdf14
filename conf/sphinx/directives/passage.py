"""``{j:pasaje} azar``: a division of a text, original and translations side by side.

Folio and line stand in the margin as links; cruces, notes and rules stand beside their
segment. Which view of the original and which translation is shown is chosen without script, once
for all passages of a page, and so is a word explained (``glosa``). Beneath the last of them
stand the files of the texts.
"""

from __future__ import annotations

from functools import cache
from html import escape
from typing import TYPE_CHECKING

from conf.edition import corpus, marks, views
from conf.sphinx.directives import downloads, margin
from conf.sphinx.directives import gloss as glosa
from conf.sphinx.directives.base import Directive, language
from conf.sphinx.page import late
from juegos.core.source import Locus
from juegos.edition import places
from juegos.edition.cite import WORKS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from docutils import nodes

    from conf.edition.corpus import Division, Segment
    from conf.edition.document import Element
    from conf.edition.views import Spelling
    from conf.sphinx.page.late import Page

ROLES = ("original", "en", "es")


class Pasaje(Directive):
    """Prints a division and notes every leaf, column, line and segment of it."""

    def content_nodes(self) -> list[nodes.Node]:
        """Return the passage; raises for a division that the corpus does not have."""
        division = corpus.load().division(self.arguments[0])
        metadata = self.env.metadata[self.env.docname]
        metadata["passages"] = [*metadata.get("passages", ()), division.id]
        for line in _begun(division.id):
            self._note(Locus.parse(line))
        for segment in _segments(division):
            self.j.note("pasaje", segment.id, segment.id, segment.id)
        return [late.later(facing, name=division.id)]

    def _note(self, line: Locus) -> None:
        """Note a line, and the column and the leaf that it begins."""
        places = [line]
        if str(line) in _tops():
            places.append(Locus(line.work, line.leaf, line.column))
            if line.column == "a":
                places.append(Locus(line.work, line.leaf))
        for place in places:
            self.j.note("pasaje", str(place), line.anchor, _called(place, place.place))


def _segments(division: Division) -> tuple[Segment, ...]:
    head = (division.title_segment,) if division.title_segment else ()
    return (*head, *(s for s in division.segments if s is not division.title_segment))


@cache
def _begun(name: str) -> tuple[str, ...]:
    """Return the lines that begin in a division: one that two share belongs to the earlier."""
    begun: dict[str, str] = {}
    for division in corpus.load().divisions:
        for segment in _segments(division):
            for line in segment.lines:
                begun.setdefault(line, division.id)
    return tuple(line for line, division in begun.items() if division == name)


@cache
def _tops() -> frozenset[str]:
    """Return the first printed line of each column of all texts."""
    tops: dict[tuple[str, str, str], str] = {}
    for division in corpus.load().divisions:
        for line in _begun(division.id):
            at = Locus.parse(line)
            if at.column:
                tops.setdefault((at.work, at.leaf, at.column), line)
    return frozenset(tops.values())


@late.maker
def facing(page: Page, name: str) -> str:
    """Return a division as a facing page."""
    division = corpus.load().division(name)
    links = {role: _Links(page, name) for role in ROLES}
    begun = _begun(name)
    rows = "".join(_row(page, segment, links, begun) for segment in _segments(division))
    terms = dict.fromkeys(term for of_one in links.values() for term in of_one.terms)
    pictures = margin.facsimile(Locus.parse(division.segments[0].first).work)
    every = page.app.env.metadata[page.docname]["passages"]
    choices = _choices(name) if name == every[0] else ""
    files = downloads.beneath(page, every) if name == every[-1] else ""
    return (
        f'<section class="j-passage" id="pasaje-{escape(name)}"'
        f' aria-label="The words: {escape(name)}">'
        f"{choices}{rows}{glosa.glosses(page, name, terms)}{pictures}{files}</section>"
    )


class _Links:
    """Links of one language: a term opens its gloss where it comes first, a crux leads anywhere.

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
        return glosa.anchor(self.division, name) if self._first(name) else ""

    def _first(self, name: str) -> bool:
        if name in self.terms:
            return False
        self.terms.append(name)
        return True


def _row(page: Page, segment: Segment, links: Mapping[str, _Links], begun: tuple[str, ...]) -> str:
    """Return one segment: its place, the original, the translations, what there is to note."""
    head = " j-head" if segment.heading else ""
    lang = language(Locus.parse(segment.first).work)
    original = _html(segment.element, lang, links["original"], segment.spelling)
    return (
        f'<div class="j-row{head}" id="{escape(segment.id)}">'
        f'<div class="j-place">{_place(segment, begun)}</div>'
        f'<div class="j-original">{original}</div>'
        f'<div class="j-translations"><p class="j-en">{_html(segment.en, "en", links["en"])}</p>'
        f'<p class="j-es">{_html(segment.es, "es", links["es"])}</p></div>'
        f"{margin.margin(page, segment)}</div>"
    )


def _html(
    element: Element,
    lang: str,
    link: _Links,
    spelling: Spelling = views.as_printed,
) -> str:
    gloss = link.gloss if glosa.opens(link.page) else None
    return marks.html(element, lang=lang, link=link, spelling=spelling, gloss=gloss)


def _called(at: Locus, place: str) -> str:
    """Return a place with what its work counts: ``fol. 67r``, ``p. 8``."""
    return WORKS[at.work].called(place)


def _place(segment: Segment, begun: tuple[str, ...]) -> str:
    """Return the place of a segment as a link to copy, and so the columns that begin within it."""
    first, last = (Locus.parse(place) for place in (segment.first, segment.last))
    alone = not places.shared(segment.id)
    here = first.anchor if alone and segment.first in begun else segment.id
    to_end = f"–{_end(first, last)}" if last != first else ""
    called = _called(first, f"{first.place}{to_end}")
    shown = first.place if first.column else _called(first, first.place)
    place = _link(here, shown, called if alone else f"{called}, {segment.id}")
    rest = f'<span class="j-to">{escape(to_end)}</span>' if to_end else ""
    lines = [Locus.parse(line) for line in segment.lines if line in begun]
    return place + rest + "".join(_column(line) for line in lines if str(line) in _tops())


def _column(line: Locus) -> str:
    """Return the link to the column, or the leaf, that a line begins."""
    leaf, column = _called(line, line.leaf), f"col. {line.column}"
    if line.column in {"", "a"}:
        return _link(line.anchor, leaf, leaf, "j-col")
    return _link(line.anchor, column, f"{leaf}, {column}", "j-col")


def _link(anchor: str, text: str, place: str, css: str = "") -> str:
    """Return a link that says what copying it gives."""
    kind = f' class="{css}"' if css else ""
    name = f"Link to {escape(place)}"
    return f'<a{kind} href="#{escape(anchor)}" aria-label="{name}">{escape(text)}</a>'


def _end(first: Locus, last: Locus) -> str:
    """Return the last line, with its column where that is another."""
    number = last.place.rpartition(".")[2]
    return number if last.column == first.column else f"{last.column}.{number}"


def _choices(name: str) -> str:
    """Return the choice of view and translation: radio buttons that the style sheet obeys."""
    texts = (("e", "expanded"), ("d", "as written"), ("r", "regularised"))
    sets = (
        ("original", "The original", texts),
        ("lang", "The translation", (("en", "English"), ("es", "Castellano"), ("both", "both"))),
    )
    return f'<div class="j-choices">{"".join(_choice(name, *one) for one in sets)}</div>'


def _choice(name: str, key: str, legend: str, options: tuple[tuple[str, str], ...]) -> str:
    radios = "".join(
        f'<label><input type="radio" name="{key}-{escape(name)}" class="j-{key}-{value}"'
        f"{' checked' if i == 0 else ''}> {text}</label>"
        for i, (value, text) in enumerate(options)
    )
    return f"<fieldset><legend>{legend}</legend>{radios}</fieldset>"
