"""What a reader sets in a room, what is heard there, and what a page of a game prints."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from juegos.serve import handle
from tests.browser.accessibility import violations
from tests.browser.room import COMPUTER, PERSON, Room

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor

LONE = {  # a man who goes to d4 is taken, for nothing else is allowed
    "readings": {"captura": "obligatoria"},
    "state": "4b/5/2w2/5/w4 w",
}
# Faster than any module comes.
AT_ONCE = """settings => {
  settings.open = true;
  settings.querySelector("[name=coordinates]").click();
}"""
# How many noises were begun.
COUNTED = """() => {
  AudioBufferSourceNode.prototype.start = () => {
    const { dataset } = document.documentElement;
    dataset.noises = Number(dataset.noises ?? 0) + 1;
  };
}"""


def test_the_names_of_points_can_be_taken_away(visit: Visitor) -> None:
    """The browser remembers it, in the room of any game, until they are wanted again.

    So it does where the module that keeps it comes after the reader has chosen.
    """
    seen = visit("play/alquerque.html", reduced_motion="reduce")
    room = Room(seen.page, "alquerque")
    names = room.section.locator(".j-coordinates")
    expect(names).to_be_visible()
    room.section.locator(".j-settings").evaluate(AT_ONCE)
    expect(names).to_be_hidden()
    assert violations(seen.page) == []
    seen.page.goto(f"{seen.address}play/backgammon.html")
    other = Room(seen.page, "backgammon")
    expect(other.section.locator(".j-coordinates")).to_be_hidden()
    other.section.get_by_text("Settings").click()
    other.section.get_by_label("Names of the points").check()
    expect(other.section.locator(".j-coordinates")).to_be_visible()


@pytest.mark.thorough
def test_squares_are_numbered_unless_that_is_not_wanted(visit: Visitor) -> None:
    """As players write them: from above at international draughts, from below at the Spanish.

    No other board has numbers, and says nothing of them.
    """
    seen = visit("play/damas-internacionales.html")
    for slug, first in {"damas-internacionales": "b10", "damas-espanolas": "a1"}.items():
        if slug not in seen.page.url:
            seen.page.goto(f"{seen.address}play/{slug}.html")
        room = Room(seen.page, slug)
        numbers = room.section.locator(".j-numbers")
        room.section.get_by_text("Settings").click()
        wanted = room.section.get_by_label("Numbers of the squares")
        expect(numbers).to_be_visible()
        one = numbers.get_by_text("1", exact=True).bounding_box()
        corner = room.point(first).bounding_box()
        assert one
        assert corner
        assert abs(one["x"] - corner["x"]) < corner["width"] / 2
        assert abs(one["y"] - corner["y"]) < corner["height"] / 2
        wanted.uncheck()
        expect(numbers).to_be_hidden()
        wanted.check()  # the browser remembers it, for the other game too
    seen.page.goto(f"{seen.address}play/alquerque.html")
    room = Room(seen.page, "alquerque")
    room.section.get_by_text("Settings").click()
    expect(room.section.get_by_label("Numbers of the squares")).to_have_count(0)


def test_the_board_turns_to_whoever_moves(visit: Visitor) -> None:
    """Where two people play at it and wish that, also when one takes back; the computer does not.

    The browser remembers it.
    """
    seen = visit("play/alquerque.html", reduced_motion="reduce")
    room = Room(seen.page, "alquerque")
    edge = room.section.locator(".j-coordinates text").first
    room.begin(against=PERSON)
    room.move("c2", "c3")
    expect(edge).to_contain_text("abcde")
    room.section.get_by_text("Settings").click()
    room.section.get_by_label("Turn the board to whoever moves").check()
    expect(edge).to_contain_text("edcba")
    room.move("c4", "c2")
    expect(edge).to_contain_text("abcde")
    room.button("Take back").click()
    expect(edge).to_contain_text("edcba")
    seen.page.reload()
    room.begin(against=PERSON)
    room.move("c2", "c3")
    expect(edge).to_contain_text("edcba")
    seen.page.reload()
    room.begin(against=COMPUTER, side="White", level="at random")
    room.move("c2", "c3")
    expect(room.turn).to_have_text("Your turn.")
    expect(edge).to_contain_text("abcde")


@pytest.mark.thorough
def test_sounds_are_off_until_they_are_wanted(visit: Visitor) -> None:
    """Then a man who moves is heard once, and a throw as many knocks in a cup; so in every room."""

    def count(page: Page) -> None:
        page.add_init_script(f"({COUNTED})()")

    seen = visit("play/alquerque.html", reduced_motion="reduce", before=count)
    noises = seen.page.locator("html[data-noises]")
    room = Room(seen.page, "alquerque")
    room.begin(against=PERSON)
    room.move("c2", "c3")
    room.section.get_by_text("Settings").click()
    expect(noises).to_have_count(0)
    room.section.get_by_label("Sounds").check()
    room.move("c4", "c2")
    expect(noises).to_have_attribute("data-noises", "1")
    seen.page.goto(f"{seen.address}play/azar.html")
    other = Room(seen.page, "azar")
    other.begin(against=PERSON)
    other.section.get_by_role("button", name="Throw").click()
    expect(noises).not_to_have_attribute("data-noises", "1")


def test_a_game_is_printed_with_its_moves(visit: Visitor) -> None:
    """The board and every move, whichever tab is open, and nothing else to press."""
    seen = visit("play/alquerque.html", reduced_motion="reduce")
    room = Room(seen.page, "alquerque")
    room.begin(against=PERSON)
    room.move("c2", "c3")
    room.section.get_by_role("tab", name="Rules in force").click()
    expect(room.log).to_be_hidden()
    seen.page.emulate_media(media="print")
    expect(room.log).to_be_visible()
    expect(room.log).to_contain_text("c2-c3")
    expect(room.section.locator(".j-drawn svg")).to_be_visible()
    for gone in ("button:not(.j-log button)", "summary", "[role=tab]", ".j-readings"):
        assert not any(one.is_visible() for one in room.section.locator(gone).all()), gone
    expect(seen.page.locator(".j-learn")).to_be_hidden()


def test_a_reading_page_prints_the_moves_too(visit: Visitor) -> None:
    """Of the game that is on the board."""
    seen = visit("dados/azar.html")
    board = seen.board()
    board.play()
    board.throw()
    seen.page.emulate_media(media="print")
    expect(board.log).to_be_visible()
    expect(board.cast).to_be_hidden()


@pytest.mark.thorough
def test_what_cannot_be_otherwise_is_done_where_that_is_wanted(visit: Visitor) -> None:
    """A lone reply is made by itself, but not again once it was taken back."""
    link = handle({"do": "link", "slug": "alquerque", **LONE})["link"]
    seen = visit(f"play/alquerque.html#{link}", reduced_motion="reduce")
    room = Room(seen.page, "alquerque")
    expect(room.section).to_have_attribute("data-state", "playing")
    room.section.locator(".j-settings summary").click()
    room.section.get_by_label("Make your move by itself").check()
    room.move("c3", "d4")
    expect(room.log).to_have_count(2)
    expect(room.log.last).to_contain_text("e5xc3")
    room.button("Take back").click()
    expect(room.log).to_have_count(1)
    room.move("e5", "c3")
    expect(room.log).to_have_count(2)


@pytest.mark.thorough
def test_dice_of_the_computer_are_not_offered(visit: Visitor) -> None:
    """Its throw shows what it waits for, glows not, and is answered by neither click nor key."""
    seen = visit("play/par-con-as.html", reduced_motion="reduce")
    room = Room(seen.page, "par-con-as")
    room.section.locator(".j-settings summary").click()
    room.section.get_by_label("Time to read").check()
    room.begin(against=COMPUTER)
    cast = room.section.locator(".j-actions > .j-main:not([hidden])")
    cast.click()
    expect(room.log).to_have_count(1)
    expect(cast).to_be_disabled()
    seen.page.keyboard.press("t")
    assert cast.evaluate("cast => getComputedStyle(cast).backgroundColor") == "rgba(0, 0, 0, 0)"
    expect(cast).to_be_enabled()
    expect(room.log).to_have_count(2)
