"""The gallery of games, chosen from by clicks and by keys, and the ways in at the head of pages."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from juegos.catalogue import CATALOGUE
from tests.browser.conftest import FOLDERS
from tests.help.weights import fetched

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.conftest import Visitor

PLACE = "play/index.html"
CARDS = [entry.name for entry in CATALOGUE.values() if entry.family == "naipes"]
APART = (".woff2", "searchindex.js")  # as in test_budget
MOST = 60_000


def test_the_gallery_is_whole_without_a_script(visit: Visitor) -> None:
    """All games are listed, each with its picture and a link; nothing stands there that is dead."""
    page = visit(PLACE, java_script_enabled=False).page
    games = page.locator(".j-games > li")
    expect(games).to_have_count(len(CATALOGUE))
    expect(page.locator(".j-games svg.j-small")).to_have_count(len(CATALOGUE))
    assert page.locator(".j-games h3").all_inner_texts() == [e.name for e in CATALOGUE.values()]
    expect(page.locator(".j-choosing")).to_be_hidden()
    link = page.get_by_role("link", name="Cercar la liebre")
    expect(link).to_have_attribute("href", "cercar-la-liebre.html")


def test_the_gallery_is_light(site: Path) -> None:
    """With all its pictures, which stand in the page itself, it is no heavier than it may be."""
    sizes = {name: size for name, size in fetched(site, PLACE).items() if not name.endswith(APART)}
    assert sum(sizes.values()) <= MOST, sizes


def test_one_chooses_among_the_games(visit: Visitor) -> None:
    """What is chosen is shown, counted and in the address; a family without a game is gone."""
    seen = visit(PLACE)
    page = seen.page
    shown = page.locator(".j-games > li:visible h3")
    page.get_by_label("Kind of game").select_option("naipes")
    expect(shown).to_have_text(CARDS)
    expect(page.get_by_role("status")).to_have_text(f"{len(CARDS)} games")
    expect(page.locator(".j-family:visible")).to_have_count(1)
    expect(page).to_have_url(re.compile(r"\?kind=naipes$"))
    page.get_by_label("How many play").select_option("2")
    expect(shown).to_have_count(0)
    expect(page.get_by_role("status")).to_have_text("No game fits these choices.")


def test_an_address_tells_what_was_chosen(visit: Visitor) -> None:
    """A name is found without its accents, and an unknown choice leaves all open."""
    page = visit(f"{PLACE}?q=dieciseis&kind=alquerque&luck=fate").page
    expect(page.locator(".j-games > li:visible h3")).to_have_text(["Dieciséis soldados"])
    expect(page.get_by_label("Kind of game")).to_have_value("alquerque")
    expect(page.get_by_label("What decides")).to_have_value("")
    expect(page.get_by_role("status")).to_have_text("1 game")


def test_a_game_is_found_by_what_is_said_of_it(visit: Visitor) -> None:
    """By the words of its card in any language, and by the name that its address has."""
    page = visit(f"{PLACE}?q=draughts").page
    result = page.locator(".j-games > li:visible h3")
    expect(result.filter(has_text="Damas")).not_to_have_count(0)
    sought = page.get_by_label("Find a game by name")
    for text in ("alquerque-de-nueve", "men nine", "nine men's morris", "marelle", "molino"):
        sought.fill(text)  # of each language, in any order
        expect(result).to_have_text(["Alquerque de nueve"])
    sought.fill("marelle molino checkers")
    expect(result).to_have_count(0)
    for text in ("mill", "mills", "moulin"):  # as others say for morris
        sought.fill(text)
        expect(result).to_have_text(["Alquerque de nueve"])
    sought.fill("cientos")
    expect(result).to_have_text(CARDS)
    sought.fill("checkers")
    draughts = [e.name for e in CATALOGUE.values() if "draughts" in e.says.lower()]
    expect(result).to_have_text(draughts)


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_game_is_found_by_its_family(visit: Visitor, folder: str) -> None:
    """By the name of the family in any language of the site."""
    page = visit(folder + PLACE).page
    for text in ("cards", "naipes", "cartes"):
        page.locator(".j-find input").fill(text)
        expect(page.locator(".j-games > li:visible h3")).to_have_text(CARDS)


def test_a_game_is_drawn_by_lot(visit: Visitor) -> None:
    """By keyboard: one of those shown, and then another; the link leads to its board."""
    page = visit(f"{PLACE}?kind=naipes").page
    drawn = page.locator(".j-drawn-lot h3")
    page.get_by_role("button", name="What shall I play?").press("Enter")
    expect(drawn).to_have_text(re.compile("|".join(CARDS)))
    first = drawn.inner_text()
    page.get_by_role("button", name="Another").press("Enter")
    expect(drawn).to_have_text(next(name for name in CARDS if name != first))
    drawn.get_by_role("link").press("Enter")
    expect(page).to_have_url(re.compile(r"/play/piquet(-au-cent)?\.html$"))


def test_a_card_leads_to_its_game(visit: Visitor) -> None:
    """Wherever it is pressed, except where it says where the game comes from."""
    page = visit(PLACE).page
    card = page.locator("[data-game=backgammon]")
    expect(card.locator(".j-meta a")).to_have_attribute("href", re.compile("tablas/"))
    card.locator(".j-meta a").click(trial=True)
    box = card.locator(".j-summary > p").first.bounding_box()
    assert box
    page.mouse.click(box["x"] + 5, box["y"] + 5)
    expect(page).to_have_url(re.compile(r"/play/backgammon\.html$"))


@pytest.mark.parametrize("width", [320, 1280])
def test_the_gallery_fits_and_a_finger_finds_it(visit: Visitor, width: int) -> None:
    """Nothing lies beside the screen, and what is chosen by is 44 px high."""
    page = visit(PLACE, viewport={"width": width, "height": 800}).page
    assert page.evaluate("document.documentElement.scrollWidth") == width
    for one in page.locator(".j-filter select, .j-filter input, .j-lot button").all():
        box = one.bounding_box()
        assert box
        assert box["height"] >= 44
    box = page.get_by_role("link", name="Backgammon").bounding_box()
    assert box
    assert box["height"] >= 40  # and its picture is part of it


def test_the_head_shows_the_ways_in(visit: Visitor) -> None:
    """On a wide screen, without a script too: four links and a field; a narrow one has the menu."""
    wide = visit("dados/azar.html", java_script_enabled=False).page
    ways = wide.get_by_role("navigation", name="Ways in").get_by_role("link")
    expect(ways).to_have_text(["Read", "Play", "Tables and figures", "Cite"])
    field = wide.locator(".mobile-header").get_by_role("searchbox", name="Search")
    field.fill("azar")
    field.press("Enter")
    expect(wide).to_have_url(re.compile(r"/search\.html\?q=azar&kind=$"))
    narrow = visit("dados/azar.html", viewport={"width": 390, "height": 844}).page
    expect(narrow.get_by_role("button", name="Contents")).to_be_visible()
    expect(narrow.locator(".j-ways-in a:visible")).to_have_count(0)
    expect(narrow.locator(".j-head-search")).to_be_hidden()


@pytest.mark.parametrize("width", [960, 1280])
@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("path", ["play/azar.html", "play/puzzles/alquerque-de-tres.html"])
def test_a_room_shows_the_ways_in_too(visit: Visitor, path: str, folder: str, width: int) -> None:
    """And so does a list of puzzles, in a head of one line that nothing of lies beside."""
    page = visit(folder + path, viewport={"width": width, "height": 800}).page
    head = page.locator(".j-room-head")
    expect(head.locator(".j-ways-in nav a:visible")).to_have_count(4)
    expect(head.get_by_role("searchbox")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == width
    boxes = [box for one in head.locator("a:visible, input").all() if (box := one.bounding_box())]
    sides = sorted((box["x"], box["x"] + box["width"]) for box in boxes)
    assert all(left[1] <= right[0] for left, right in pairwise(sides))
    assert {box["height"] < 50 for box in boxes} == {True}


def test_the_front_page_shows_in_one_screen_what_this_is(visit: Visitor) -> None:
    """At 1280 to 800: the passage, its rule and odds, its board, and a row of games to play."""
    page = visit("index.html", viewport={"width": 1280, "height": 800}).page
    for part in (".j-excerpt blockquote", ".j-excerpt dl", ".j-board .j-drawn", ".j-row-of-games"):
        box = page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 800, part
    page.locator(".j-row-of-games").get_by_role("link", name="Cercar la liebre").click()
    expect(page).to_have_url(re.compile(r"/play/cercar-la-liebre\.html$"))


@pytest.mark.parametrize("path", ["play/index.html", "play/puzzles/alquerque-de-tres.html"])
def test_small_boards_are_dark_on_dark_pages(visit: Visitor, path: str) -> None:
    """Their wood is another than by day, without which they would shine."""
    page = visit(path, color_scheme="dark").page
    wood = "getComputedStyle(document.querySelector('.j-small.j-madera rect')).fill"
    dark = page.evaluate(wood)
    page.emulate_media(color_scheme="light")
    assert page.evaluate(wood) != dark
