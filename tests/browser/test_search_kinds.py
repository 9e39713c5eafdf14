"""Beside every field of the search stands what it is to find; rules and tables by their words."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import violations
from tests.browser.conftest import FOLDERS
from tests.browser.test_search import hrefs, look_for

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visitor

WIDE, NARROW = {"width": 1280, "height": 800}, {"width": 390, "height": 800}
CHOSEN = "What of it to show"
MENOR = "naipes/piquet.html#regla-piquet.descarte-del-menor"
QUINZE = "tablas/backgammon.html#cuadro-backgammon.sacar-quince"


def results(page: Page) -> None:
    """Wait until the search is over."""
    expect(page.locator(".search-summary")).to_have_text(re.compile("match|No page"))


@pytest.mark.parametrize(
    ("words", "place"),
    [
        ("younger hand exchanging at least one card", MENOR),
        ("throws to bear off five men each", QUINZE),
    ],
)
def test_words_find_the_rule_or_the_table_that_has_them(
    visit: Visitor, words: str, place: str
) -> None:
    """The first result, which shows its words and leads to it."""
    seen = look_for(visit, words)
    assert hrefs(seen)[0] == place
    result = seen.page.locator("ul.search > li").first
    expect(result.locator(".context .highlighted").first).to_be_visible()
    result.locator("> a").click()
    expect(seen.page.locator(f"[id='{place.partition('#')[2]}']")).to_be_in_viewport()


def test_a_page_comes_before_rules_that_have_one_word(visit: Visitor) -> None:
    """Many rules say it; they come once each, after every page."""
    result = hrefs(look_for(visit, "captures"))
    at = [number for number, href in enumerate(result) if "#" not in href]
    rules = [number for number, href in enumerate(result) if "#regla-" in href]
    assert at
    assert len(rules) > len(at)
    assert max(at) < max(rules)
    assert len(set(result)) == len(result)


def test_a_piece_of_a_word_is_no_word_of_a_rule(visit: Visitor) -> None:
    """*Eat* is a word of pages: no rule is found that says *beaten* or *repeats*."""
    result = hrefs(look_for(visit, "eat"))
    assert result
    assert not [href for href in result if "#regla-" in href]


def test_the_search_in_the_head_may_be_for_one_kind(visit: Visitor) -> None:
    """By the keyboard alone; the page of results keeps it, beside both of its fields."""
    page = visit("dados/azar.html", viewport=WIDE).page
    form = page.locator(".j-head-search")
    form.get_by_role("searchbox").focus()
    page.keyboard.type("elder cards")
    page.keyboard.press("Tab")
    chosen = form.get_by_label(CHOSEN)
    expect(chosen).to_be_focused()
    page.keyboard.type("rules")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"search\.html\?q=elder\+cards&kind=rules$"))
    results(page)
    links = page.locator("ul.search > li > a")
    expect(links.first).to_be_visible()
    assert all("#regla-" in (link.get_attribute("href") or "") for link in links.all())
    for item in page.locator("select[name=kind]").all():
        expect(item).to_have_value("rules")


def test_the_menu_has_the_same_kinds_where_the_head_has_no_room(visit: Visitor) -> None:
    """On a telephone: a search there for tables finds these alone."""
    page = visit("dados/azar.html", viewport=NARROW).page
    expect(page.locator(".j-head-search")).to_be_hidden()
    page.get_by_role("button", name="Contents").click()
    menu = page.locator("#menu")
    menu.get_by_label(CHOSEN).select_option(label="tables")
    menu.get_by_role("searchbox").fill("odds by reading")
    menu.get_by_role("searchbox").press("Enter")
    expect(page).to_have_url(re.compile(r"q=odds\+by\+reading&kind=tables$"))
    results(page)
    links = page.locator("ul.search > li > a")
    expect(links.first).to_be_visible()
    assert all("#cuadro-" in (link.get_attribute("href") or "") for link in links.all())


def test_an_unknown_kind_is_everything(visit: Visitor) -> None:
    """An address that names none of ours finds as one without; the choice says so."""
    page = visit("search.html?q=reazar&kind=xyzzy").page
    results(page)
    expect(page.locator("ul.search > li").first).to_be_visible()
    expect(page.locator("article select[name=kind]")).to_have_value("")


def box(part: Locator) -> tuple[float, float, float, float]:
    """Return the left, top, right and bottom of a part of the page."""
    result = part.bounding_box()
    assert result
    return result["x"], result["y"], result["x"] + result["width"], result["y"] + result["height"]


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_the_head_stays_in_one_line(
    visit: Visitor, folder: str, scheme: str, size: dict[str, int]
) -> None:
    """Its parts stand beside one another, and the page is no wider than the screen."""
    page = visit(f"{folder}indices/reglas.html", viewport=size, color_scheme=scheme).page
    parts = ".j-ways-in > *, .brand, .j-head-search > *, .j-languages, .theme-toggle"
    shown = [
        part for part in page.locator(".mobile-header").locator(parts).all() if part.is_visible()
    ]
    boxes = sorted(box(part) for part in shown)
    assert len(boxes) == (7 if size == WIDE else 4)
    for (_, _, right, _), (left, _, _, _) in pairwise(boxes):
        assert right <= left
    assert max(bottom - top for _, top, _, bottom in boxes) <= 48
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_choice_has_no_fault_that_axe_finds(visit: Visitor, scheme: str) -> None:
    """In the head, in the menu and on the page of the search: it has a name and can be read."""
    page = visit("search.html", viewport=WIDE, color_scheme=scheme).page
    assert page.get_by_label(CHOSEN).count() >= 2
    assert violations(page) == []
    page = visit("dados/azar.html", viewport=NARROW, color_scheme=scheme).page
    page.get_by_role("button", name="Contents").click()
    expect(page.locator("#menu").get_by_label(CHOSEN)).to_be_visible()
    assert violations(page) == []
