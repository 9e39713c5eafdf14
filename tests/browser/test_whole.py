"""With JavaScript off, nothing of a game is missing from its page."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from conf import corpus, views
from juegos import catalogue, cuadros

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from conf.corpus import Division, Segment
    from juegos.table import Table
    from tests.browser.conftest import Visitor

# What of each row of a passage is on the screen, by the row's id.
ROWS = """() => Object.fromEntries([...document.querySelectorAll(".j-row")].map((row) =>
  [row.id, [".j-original", ".j-en", ".j-es"].map((part) => row.querySelector(part).innerText)]))"""
PLACES = """(start) => Object.fromEntries([...document.querySelectorAll(`[id^="${start}"]`)].map(
  (place) => [place.id, place.innerText]))"""

GAMES = sorted(s for s, entry in catalogue.CATALOGUE.items() if entry.family == "dados")
ELSEWHERE = {"panquist.bote"}  # tables that stand on the overview of the book


def whole(text: str) -> str:
    """Return a text with its blanks single, as the eye takes them."""
    return " ".join(text.split())


def solid(text: str) -> str:
    """Return a text without blanks: an initial stands apart from the rest of its word."""
    return "".join(text.split())


def on_screen(page: Page, start: str) -> dict[str, str]:
    """Return what is on the screen of each element whose id begins so."""
    found: dict[str, str] = page.evaluate(PLACES, start)
    return {id.removeprefix(start): whole(text) for id, text in found.items()}


def segments(division: Division) -> list[Segment]:
    """Return the segments of a division, its title first."""
    title = division.title_segment
    return [title] * bool(title) + [s for s in division.segments if s is not title]


@pytest.fixture
def opened(visit: Visitor, slug: str) -> Page:
    """Return the page of a game as it is without JavaScript."""
    page = visit(f"dados/{slug}.html", java_script_enabled=False).page
    expect(page.locator("h1")).to_be_visible()
    return page


@pytest.mark.parametrize("slug", GAMES)
def test_the_words_and_both_translations_are_on_the_page(opened: Page, slug: str) -> None:
    """Every segment is there, expanded, in English and, when both are chosen, in Spanish."""
    opened.get_by_label("both", exact=True).check()
    rows = {id: [solid(text) for text in texts] for id, texts in opened.evaluate(ROWS).items()}
    assert rows == {
        s.id: [solid(views.plain(part, "e")) for part in (s.element, s.en, s.es)]
        for s in segments(corpus.load().division(slug))
    }


@pytest.mark.parametrize("slug", GAMES)
def test_the_rules_are_on_the_page(opened: Page, slug: str) -> None:
    """Each in plain English and in the words it stands on."""
    shown = on_screen(opened, "regla-")
    rules = catalogue.game(slug).rules
    assert sorted(shown) == sorted(rule.id for rule in rules)
    for rule in rules:
        assert whole(rule.says) in shown[rule.id]
        assert whole(rule.words) in shown[rule.id]


@pytest.mark.parametrize("slug", GAMES)
def test_the_cruces_are_on_the_page(opened: Page, slug: str) -> None:
    """Each with its words, its note, what it does in play and every reading."""
    shown = on_screen(opened, "crux-")
    every = corpus.load()
    names = {name for s in segments(every.division(slug)) for name in s.cruces}
    assert set(shown) == names
    for crux in map(every.crux, names):
        for text in (crux.words, crux.note, crux.effect, *(r.key for r in crux.readings)):
            assert whole(text) in shown[crux.id]


@pytest.mark.parametrize("slug", GAMES)
def test_the_tables_are_on_the_page(opened: Page, slug: str) -> None:
    """Each with every row and every exact chance."""
    shown = on_screen(opened, f"cuadro-{slug}.")
    names = [name for name in cuadros.ids() if name.startswith(f"{slug}.")]
    names = [name for name in names if name not in ELSEWHERE]
    assert f"{slug}.odds" in names
    for name in names:
        text = shown[name.removeprefix(f"{slug}.")]
        assert [cell for cell in cells(cuadros.table(name)) if cell not in text] == []


def cells(table: Table) -> list[str]:
    """Return the cells of a table as they are written."""
    every = [cell for row in table.rows for cell in row]
    return [str(cell) if isinstance(cell, Fraction) else whole(str(cell)) for cell in every]


@pytest.mark.parametrize("slug", GAMES)
def test_the_start_is_drawn_and_described(opened: Page, slug: str) -> None:
    """The board shows the position at the start, to the eye and in words."""
    scene = opened.locator(f"#tablero-{slug} svg.j-scene")
    expect(scene).to_be_visible()
    assert scene.get_attribute("aria-label") or scene.locator("title").count()
