"""``{j:pasaje} azar``: a division of a text, original and translations side by side.

Folio and line stand in the margin as links; cruces, notes and rules stand beside their
segment. Which view of the original and which translation is shown is chosen without script,
and so is a word explained (``glosa``).
"""

from __future__ import annotations

from functools import cache
from html import escape
from typing import TYPE_CHECKING

from conf import corpus, views
from conf.ext import citas, glosa, late
from conf.ext.base import Directive, a
from juegos import catalogue
from juegos.source import Locus

if TYPE_CHECKING:
    import xml.etree.ElementTree as ET
    from collections.abc import Mapping

    from docutils import nodes

    from conf.corpus import Division, Segment
    from conf.ext.late import Page
    from conf.views import Spelling

LANGUAGES = ("osp", "en", "es")


class Pasaje(Directive):
    """Prints a division and notes every leaf, column, line and segment of it."""

    def content_nodes(self) -> list[nodes.Node]:
        """Return the passage; raises for a division that the corpus does not have."""
        division = corpus.load().division(self.arguments[0])
        for line in _begun(division.id):
            self._note(Locus.parse(line))
        for segment in _segments(division):
            self.j.note("pasaje", segment.id, segment.id, segment.id)
        return [late.later(facing, name=division.id)]

    def _note(self, line: Locus) -> None:
        """Note a line, and the column and the leaf that it begins."""
        places = [line]
        if line.lines == (1, 1):
            places.append(Locus(line.work, line.leaf, line.column))
            if line.column == "a":
                places.append(Locus(line.work, line.leaf))
        for place in places:
            self.j.note("pasaje", str(place), line.anchor, f"fol. {place.place}")


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


@late.maker
def facing(page: Page, name: str) -> str:
    """Return a division as a facing page."""
    division = corpus.load().division(name)
    links = {lang: _Links(page, name) for lang in LANGUAGES}
    begun = _begun(name)
    rows = "".join(_row(page, segment, links, begun) for segment in _segments(division))
    terms = dict.fromkeys(term for of_one in links.values() for term in of_one.terms)
    return (
        f'<section class="j-passage" id="pasaje-{escape(name)}"'
        f' aria-label="The words: {escape(name)}">'
        f"{_choices(name)}{rows}{glosa.glosses(page, name, terms)}</section>"
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
    original = _html(segment.element, "osp", links, segment.spelling)
    return (
        f'<div class="j-row{head}" id="{escape(segment.id)}">'
        f'<div class="j-place">{_place(segment, begun)}</div>'
        f'<div class="j-original">{original}</div>'
        f'<div class="j-translations"><p class="j-en">{_html(segment.en, "en", links)}</p>'
        f'<p class="j-es">{_html(segment.es, "es", links)}</p></div>'
        f"{_notes(page, segment)}</div>"
    )


def _html(
    element: ET.Element,
    lang: str,
    links: Mapping[str, _Links],
    spelling: Spelling = views.as_printed,
) -> str:
    link = links[lang]
    gloss = link.gloss if glosa.opens(link.page) else None
    return views.html(element, lang=lang, link=link, spelling=spelling, gloss=gloss)


def _place(segment: Segment, begun: tuple[str, ...]) -> str:
    """Return the place of a segment as a link to copy, and so the columns that begin within it."""
    first, last = (Locus.parse(place) for place in (segment.first, segment.last))
    here = first.anchor if segment.first in begun else segment.id
    to_end = f"–{_end(first, last)}" if last != first else ""
    place = _link(here, first.place, f"fol. {first.place}{to_end}")
    rest = f'<span class="j-to">{escape(to_end)}</span>' if to_end else ""
    lines = [Locus.parse(line) for line in segment.lines if line in begun]
    return place + rest + "".join(_column(line) for line in lines if line.lines == (1, 1))


def _column(line: Locus) -> str:
    """Return the link to the column, or the leaf, that a line begins."""
    leaf, column = f"fol. {line.leaf}", f"col. {line.column}"
    if line.column in {"", "a"}:
        return _link(line.anchor, leaf, leaf, "j-col")
    return _link(line.anchor, column, f"{leaf}, {column}", "j-col")


def _link(anchor: str, text: str, place: str, css: str = "") -> str:
    """Return a link that says what copying it gives."""
    kind = f' class="{css}"' if css else ""
    name = f"Link to {escape(place)}"
    says = f'title="{name}" aria-label="{name}"'
    return f'<a{kind} href="#{escape(anchor)}" {says}>{escape(text)}</a>'


def _end(first: Locus, last: Locus) -> str:
    """Return the last line, with its column where that is another."""
    number = last.place.rpartition(".")[2]
    return number if last.column == first.column else f"{last.column}.{number}"


def _notes(page: Page, segment: Segment) -> str:
    """Return the margin of a segment: its cruces, editorial notes and rules."""
    every = corpus.load()
    cruces = "".join(_crux(page, every.crux(name)) for name in segment.cruces)
    notes = "".join(
        f'<p class="j-note">{escape(views.plain(note, "e"))}</p>'
        for note in segment.element.iter("note")
        if note.get("type") == "editorial"
    )
    # A game may stand in the text before it can be played.
    played = (rule for rule in segment.rules if rule.partition(".")[0] in catalogue.CATALOGUE)
    rules = " ".join(a(page.href("regla", rule), rule) for rule in played)
    rules = f'<p class="j-rules">{rules}</p>' if rules else ""
    cite = citas.control(page, "pasaje", segment.id)
    return f'<div class="j-notes">{cruces}{notes}{rules}{cite}</div>'


def _crux(page: Page, crux: corpus.Crux) -> str:
    number = f"Crux {crux.n}. " if crux.n else "Crux. "
    more = a(page.href("crux", crux.id), "What it changes" if crux.switch else "The readings")
    return f'<p class="j-crux-note"><b>{number}</b>{escape(crux.question)} {more}</p>'


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
