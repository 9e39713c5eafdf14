"""Where the browser keeps nothing, or no more, all works that does not need keeping."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.room import PERSON, Room
from tests.help.sweeps import sweep

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor

# As browsers do where a reader forbids sites to keep data: already the name throws.
DENIED = """
for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
  Object.defineProperty(window, name, {
    configurable: true,
    get() { throw new DOMException("denied", "SecurityError"); },
  });
"""
FULL = """
const refuse = () => { throw new DOMException("full", "QuotaExceededError"); };
Storage.prototype.setItem = refuse;
for (const name of ["put", "add", "addAll"]) Cache.prototype[name] = async () => refuse();
"""
# As on a page that does not come over a safe line.
ABSENT = "delete window.caches; delete Navigator.prototype.serviceWorker;"

without = pytest.mark.parametrize(
    "script", sweep([DENIED, FULL, ABSENT], DENIED), ids=["denied", "full", "absent"]
)


def under(script: str) -> Callable[[Page], object]:
    """Return what makes a page run a script before its own."""
    return lambda page: page.add_init_script(script)


@without
def test_a_search_finds(visit: Visitor, script: str) -> None:
    """The results stand there, each with its words, and nothing is complained of."""
    page = visit("search.html?q=reazar", before=under(script)).page
    expect(page.locator(".search-summary")).to_contain_text("matching the search query")
    expect(page.locator("ul.search .context").first).to_be_visible()


@without
def test_the_theme_can_be_chosen(visit: Visitor, script: str) -> None:
    """The button is there, and goes through its three states while the page is open."""
    page = visit("dados/azar.html", before=under(script)).page
    button = page.locator(".theme-toggle:visible")
    body = page.locator("body")
    expect(button.locator("span:visible")).to_have_count(1)
    for theme in ("dark", "light", "auto"):
        button.click()
        expect(body).to_have_attribute("data-theme", theme)
        expect(button.locator("span:visible")).to_have_count(1)


@without
def test_a_game_can_be_played(visit: Visitor, script: str) -> None:
    """The board says nothing of having kept the page, for it has not."""
    seen = visit("dados/azar.html", before=under(script))
    board = seen.board()
    board.play()
    board.throw()
    seen.page.wait_for_load_state("networkidle")
    expect(board.figure.locator(".j-storage-note")).to_be_empty()


@without
def test_a_room_is_set_and_played_in(visit: Visitor, script: str) -> None:
    """What is set holds as long as the page is open; that nothing is kept is said."""
    seen = visit("play/alquerque-de-tres.html", before=under(script))
    room = Room(seen.page, "alquerque-de-tres")
    room.section.locator(".j-settings summary").click()
    room.section.get_by_label("Names of the points").uncheck()
    expect(room.section.locator(".j-drawn .j-coordinates")).to_be_hidden()
    room.begin(against=PERSON)
    room.move("a1")
    if script == DENIED:
        expect(room.section).to_contain_text("This browser saves nothing: copy the record.")


def test_a_theme_that_was_chosen_stays(visit: Visitor) -> None:
    """Where the browser keeps it, the next page comes in it."""
    page = visit("dados/azar.html").page
    page.locator(".theme-toggle:visible").click()
    expect(page.locator("body")).to_have_attribute("data-theme", "dark")
    page.goto(page.url.replace("azar", "marlota"))
    expect(page.locator("body")).to_have_attribute("data-theme", "dark")


@pytest.mark.thorough
def test_a_disk_that_is_full_is_told(visit: Visitor, address: str) -> None:
    """By the browser's own refusal: the game goes on, and its record has all of it."""
    page = visit("play/alquerque.html", reduced_motion="reduce").page
    room = Room(page, "alquerque")
    room.begin(against=PERSON)
    disk = page.context.new_cdp_session(page)
    origin = address.rstrip("/")
    disk.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1000})
    room.move("c2", "c3")
    room.move("c4", "c2")
    result = room.section.locator(".j-keeping")
    expect(result).to_contain_text("This browser saves nothing: copy the record.")
    expect(result.get_by_role("textbox")).to_have_value(re.compile("\nc2-c3\nc4xc2\n$"))
    expect(room.section).to_have_attribute("data-state", "playing")
