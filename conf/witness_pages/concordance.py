"""The concordance of the codex: every form with the lines that have it, and as a table.

A form that stands on few lines has their words; of one that stands on many the lines are named
alone, or its page would be too heavy. The table for programs has the words of all.
"""

from __future__ import annotations

import csv
import unicodedata
from bisect import bisect_right
from functools import cache, partial
from io import StringIO
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from conf.edition import corpus, spellings
from conf.edition.document import ROOT
from conf.edition.views import Line, Text, events
from conf.language import alphabetical, grouped, tell
from conf.sphinx import domain
from conf.sphinx.page.deferred import Link
from conf.witness_pages.books import Book, Sheet
from conf.witnesses.leaves import leaves
from conf.witnesses.line_text import lines, text
from conf.witnesses.listing import HOME
from conf.witnesses.tei_import import WORD
from juegos.core.message import _
from juegos.edition.cite import WORKS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from markupsafe import Markup

    from conf.sphinx.page.deferred import Page
    from conf.witnesses.leaves import Leaf


@cache
def forms(siglum: str, stem: str, home: Path = HOME) -> dict[str, list[str]]:
    """Return each form as expanded, in lower case, with its places in the order of the text.

    The forms are in the order of the alphabet. A word that two lines divide is whole, and stands
    on the first of them.
    """
    places_of: dict[str, list[str]] = {}
    for leaf in leaves(siglum, stem, home).values():
        for form, place in _words(leaf):
            places_of.setdefault(form, []).append(place)
    return {form: places_of[form] for form in sorted(places_of, key=alphabetical)}


def _words(leaf: Leaf) -> Iterator[tuple[str, str]]:
    """Yield the words of a leaf as expanded, each with the line on which it begins."""
    text, starts, places = "", [0], [""]
    for block in leaf.blocks:
        for event in events(block.words) if block.letter else ():
            match event:
                case Line(id_, _, joined, _):
                    text += "" if joined else " "
                    starts.append(len(text))
                    places.append(id_.removeprefix("f"))
                case Text(piece, views) if "e" in views:
                    text += piece
        text += "" if block.runs_on else " "
    for match in WORD.finditer(unicodedata.normalize("NFC", text)):
        yield match[0].lower(), places[bisect_right(starts, match.start()) - 1]


SIGLUM, STEM = "ldj", "TEXT.ACE"
CONTENTS = "codice/concordancia"
FILE = f"datos/concordancia-{SIGLUM}.csv"
TITLE = _("Concordance of the codex")
FEW = 60  # places: up to so many a form has the words of its lines
# What a page holds at most, in characters of its HTML.
MOST, A_LINE, A_PLACE, A_FORM = 120_000, 110, 46, 130
ALWAYS = 1000  # places of a form that are never parted, where it is not that frequent


class Entry(NamedTuple):
    """A form with some of its places; ``all`` is the number of places of all its parts."""

    form: str
    places: tuple[str, ...]
    all: int
    part: int


@cache
def book(home: Path) -> Book | None:
    """Return the concordance, if the witness of the codex has been fetched."""
    all_forms = forms(SIGLUM, STEM, home)
    if not all_forms:
        return None
    pages = list(_pages(all_forms))
    names = [_name(number) for number in range(1, len(pages) + 1)]
    titles = [(page[0].form, page[-1].form) for page in pages]
    body = partial(_contents, home, list(zip(names, titles, strict=True)))
    says = _(
        "Every form of the words of Alfonso X’s Book of Games (1283), from its public "
        "transcription, with every line where it appears."
    )
    contents = Sheet(CONTENTS, TITLE, WORKS[SIGLUM].title, says, body, str)
    sheets = (contents, *map(partial(_sheet, home), names, pages))
    return Book(SIGLUM, TITLE, sheets, files={FILE: partial(table, home)})


def _name(number: int) -> str:
    return f"{CONTENTS}-{number}"


def _sheet(home: Path, name: str, entries: list[Entry]) -> Sheet:
    first, last = entries[0].form, entries[-1].form
    return Sheet(
        name,
        _("Concordance: {first} – {last}", first=first, last=last),
        WORKS[SIGLUM].title,
        _(
            "The forms from {first} to {last} in Alfonso X’s Book of Games (1283), each "
            "with the lines where it appears.",
            first=first,
            last=last,
        ),
        partial(_body, home, entries, (first, last)),
        partial(_search_words, entries),
    )


def _search_words(entries: list[Entry]) -> str:
    return " ".join(entry.form for entry in entries)


def _pages(texts: dict[str, list[str]]) -> Iterator[list[Entry]]:
    """Yield the entries of each page, up to its limit; a very frequent form is split."""
    page: list[Entry] = []
    size = 0
    for entry in _parts(texts):
        each = A_LINE if entry.all <= FEW else A_PLACE
        more = A_FORM + each * len(entry.places)
        if page and size + more > MOST:
            yield page
            page, size = [], 0
        page.append(entry)
        size += more
    if page:
        yield page


def _parts(texts: dict[str, list[str]]) -> Iterator[Entry]:
    """Yield each form, in parts if it has too many places for a page."""
    for form, places in texts.items():
        for part, start in enumerate(range(0, len(places), ALWAYS), 1):
            yield Entry(form, tuple(places[start : start + ALWAYS]), len(places), part)


def _contents(home: Path, pages: list[tuple[str, tuple[str, str]]], page: Page) -> Markup:
    by_form = forms(SIGLUM, STEM, home)
    uri = page.app.builder.get_relative_uri
    links = [Link(uri(page.docname, name), f"{first} – {last}") for name, (first, last) in pages]
    by_letter = groupby(
        zip(pages, links, strict=True), key=lambda one: alphabetical(one[0][1][0])[0][0]
    )
    return page.fill(
        "concordance.html",
        title=TITLE,
        whole=Link(uri(page.docname, "codice/index"), tell(_("The whole codex"))),
        letters=[(letter, [link for _page, link in some]) for letter, some in by_letter],
        forms=grouped(len(by_form)),
        words=grouped(sum(map(len, by_form.values()))),
        few=FEW,
        file=Link(page.to(FILE), "CSV"),
    )


def _body(home: Path, entries: list[Entry], ends: tuple[str, str], page: Page) -> Markup:
    uri = page.app.builder.get_relative_uri
    return page.fill(
        "forms.html",
        title=_("Concordance: {first} – {last}", first=ends[0], last=ends[1]),
        work=WORKS[SIGLUM].title,
        contents=Link(uri(page.docname, CONTENTS), TITLE),
        entries=[_entry(page, home, one) for one in entries],
    )


def _entry(page: Page, home: Path, one: Entry) -> dict[str, Any]:
    """Return a form: its modern spelling and its term, if known, and its places."""
    few = one.all <= FEW
    lines_there = lines(SIGLUM, STEM, home)
    return {
        "form": one.form,
        "id": f"{one.form}-{one.part}" if one.part > 1 else one.form,
        "today": _today(one.form),
        "term": _term(page, one.form),
        "all": grouped(one.all),
        "lines": [(place, _href(place), text(lines_there, place)) for place in one.places]
        if few
        else [],
        "leaves": [] if few else _by_leaf(one.places),
    }


def _by_leaf(places: tuple[str, ...]) -> list[tuple[str, list[tuple[str, str]]]]:
    """Return places by their leaf: the rest of each place, and its address."""
    leaves = groupby(places, key=lambda place: place.partition(".")[0])
    return [
        (leaf, [(place.partition(".")[2], _href(place)) for place in some]) for leaf, some in leaves
    ]


def _href(place: str) -> str:
    """Return the address of a line as seen from a page of the same folder."""
    return f"{place.partition('.')[0]}.html#f{place}"


@cache
def _formas() -> spellings.Formas:
    return spellings.read(ROOT / "corpus" / SIGLUM)


def _today(form: str) -> str:
    """Return the modern spelling of a form, if our forms have one that differs."""
    today = _formas().forms.get(form, form)
    return "" if today == form else today


@cache
def _lemmas() -> dict[str, tuple[str, str]]:
    """Return the id and the lemma of the term of each form in the glossary."""
    terms = [term for term in corpus.load().terms if term.work == SIGLUM]
    return {
        form.lower(): (term.id.removeprefix("term."), term.lemma)
        for term in terms
        for form in (term.lemma, *term.spellings)
        if " " not in form
    }


def _term(page: Page, form: str) -> Link | None:
    id_, lemma = _lemmas().get(form, ("", ""))
    match = domain.domain(page.app.env).find("termino", id_) if id_ else None
    return page.link("termino", id_, lemma) if match else None


def table(home: Path) -> str:
    """Return the concordance as CSV: form, modern spelling, lemma, place, words of the line."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["form", "today", "lemma", "place", "line"])
    by_place = lines(SIGLUM, STEM, home)
    for form, places in forms(SIGLUM, STEM, home).items():
        word = (form, _today(form), _lemmas().get(form, ("", ""))[1])
        writer.writerows((*word, f"{SIGLUM}:{place}", text(by_place, place)) for place in places)
    return out.getvalue()
