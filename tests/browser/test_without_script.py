"""With JavaScript off, nothing of a game is missing from its page."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from conf.edition import corpus, views
from conf.sphinx.directives.table import OF_FILES, OF_GAMES, OF_WORKS
from juegos import catalogue, tables
from tests.help.languages import english

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from conf.edition.corpus import Division, Segment
    from conf.edition.entries import Crux as Noted
    from juegos.core.source import Crux
    from juegos.core.table import Cell, Table
    from tests.browser.conftest import Visitor

# What of each row of a passage is on the screen, by the row's id.
ROWS = """() => Object.fromEntries([...document.querySelectorAll(".j-row")].map((row) =>
  [row.id, [".j-original", ".j-en", ".j-es"].map(
    (part) => row.querySelector(part)?.innerText ?? "")]))"""
PLACES = """(start) => Object.fromEntries([...document.querySelectorAll(`[id^="${start}"]`)].map(
  (place) => [place.id, place.innerText]))"""

UNFOLD = "for (const fold of document.querySelectorAll('details')) fold.open = true"

GAMES = sorted(catalogue.CATALOGUE)
PRINTED = sorted(d.slug for d in corpus.load().divisions if d.slug in catalogue.CATALOGUE)
NAMES = sorted(tables.ids())
OWNERS = sorted({name.split(".")[0] for name in NAMES})
NAMED = {slug: entry.name for slug, entry in catalogue.CATALOGUE.items()}
TABLE = re.compile(r'id="cuadro-([^"]+)"')


def whole(text: str) -> str:
    """Return a text with its blanks single, as the eye takes them."""
    return " ".join(text.split())


def solid(text: str) -> str:
    """Return a text without blanks: an initial stands apart from the rest of its word."""
    return "".join(text.split())


def on_screen(page: Page, start: str) -> dict[str, str]:
    """Return what is on the screen of each element whose id begins so."""
    texts: dict[str, str] = page.evaluate(PLACES, start)
    return {id.removeprefix(start): whole(text) for id, text in texts.items()}


def segments(division: Division) -> list[Segment]:
    """Return the segments of a division, its title first."""
    title = division.title_segment
    return [title] * bool(title) + [s for s in division.segments if s is not title]


@pytest.fixture
def opened(visit: Visitor, slug: str) -> Page:
    """Return the page of a game as it is without JavaScript."""
    place = f"{catalogue.CATALOGUE[slug].family}/{slug}.html"
    page = visit(place, java_script_enabled=False).page
    expect(page.locator("h1")).to_be_visible()
    return page


@pytest.fixture(scope="session")
def places(site: Path) -> dict[str, str]:
    """Return the page on which each table stands."""
    pages = list(english(site))
    results = ((name, page) for page in pages for name in TABLE.findall(page.read_text("utf-8")))
    return {name: page.relative_to(site).as_posix() for name, page in results}


@pytest.mark.parametrize("slug", PRINTED)
def test_the_words_and_both_translations_are_on_the_page(opened: Page, slug: str) -> None:
    """Every segment is there, expanded, in English and, when both are chosen, in Spanish.

    What is not printed here has its translations alone.
    """
    opened.get_by_label("both of them", exact=True).check()
    rows = {id: [solid(text) for text in texts] for id, texts in opened.evaluate(ROWS).items()}
    assert rows == {
        s.id: [
            solid(views.plain(s.element, "e")) if s.printed else "",
            *(solid(views.plain(part, "e")) for part in (s.en, s.es)),
        ]
        for s in segments(corpus.load().division(slug))
    }


@pytest.mark.parametrize("slug", GAMES)
def test_the_game_is_on_the_page(opened: Page, slug: str) -> None:
    """The board at the start, to the eye and in words; the rules; the cruces."""
    scene = opened.locator(f"#tablero-{slug} svg.j-scene")
    expect(scene).to_be_visible()
    assert scene.get_attribute("aria-label") or scene.locator("title").count()
    has_rules(opened, slug)
    has_cruces(opened, slug)


def has_rules(page: Page, slug: str) -> None:
    """Hold that each rule is there in plain English and in the words it stands on."""
    shown = on_screen(page, "regla-")
    rules = catalogue.game(slug).rules
    assert sorted(shown) == sorted(rule.id for rule in rules)
    for rule in rules:
        assert whole(rule.says) in shown[rule.id]
        assert whole(rule.words) in shown[rule.id]


def has_cruces(page: Page, slug: str) -> None:
    """Hold that each place of its words and each choice of its own is there, with all we know."""
    page.evaluate(UNFOLD)
    shown = on_screen(page, "crux-")
    own = {c.id: c for c in catalogue.game(slug).cruces if c.id.startswith(f"{slug}.")}
    noted = {crux.id: crux for crux in corpus.load().cruces}
    marked = segments(corpus.load().division(slug)) if slug in PRINTED else []
    assert {*own, *(name for s in marked for name in s.cruces)} <= set(shown)
    for name, text in shown.items():
        for part in texts_of(noted[name]) if name in noted else asked(own[name]):
            assert whole(part) in text


def texts_of(crux: Noted) -> list[str]:
    """Return what is known of a place of the text: its words, what is said of it, its readings."""
    return [crux.words, crux.note, crux.effect, *(reading.key for reading in crux.readings)]


def asked(crux: Crux) -> list[str]:
    """Return what is known of a choice: the question, and the answers with their sense."""
    return [crux.question, *(part for r in crux.readings for part in (r.key, r.gloss))]


@pytest.mark.parametrize("owner", OWNERS)
def test_the_tables_are_whole(visit: Visitor, places: dict[str, str], owner: str) -> None:
    """Each stands on a page, with every row and every exact chance."""
    names = [name for name in NAMES if name.split(".")[0] == owner]
    for place in sorted({places[name] for name in names}):
        seen = visit(place, java_script_enabled=False)
        seen.page.evaluate(UNFOLD)
        shown = on_screen(seen.page, f"cuadro-{owner}.")
        for name in names:
            if places[name] == place:
                text = shown[name.removeprefix(f"{owner}.")]
                assert [cell for cell in cells(tables.table(name)) if cell not in text] == []


def cells(table: Table) -> list[str]:
    """Return the cells of a table that a page prints as they are, games by their names.

    Works are printed by their titles, of which tests of single tables speak.
    """
    return [
        printed(name, cell)
        for row in table.rows
        for name, cell in zip(table.columns, row, strict=True)
        if name not in OF_FILES | OF_WORKS
    ]


def printed(column: str, cell: Cell) -> str:
    """Return a cell of a column of this name, as a page prints it."""
    if isinstance(cell, Fraction):
        return str(cell)
    named = whole(str(cell))
    if column not in OF_GAMES:
        return named
    return re.sub(r"[\w-]+", lambda slug: NAMED.get(slug[0], slug[0]), named)
