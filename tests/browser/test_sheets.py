"""The room on a telephone: sheets that open between the board and the bar of acts, and close."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import picture, violations
from tests.browser.phone import PHONE
from tests.browser.room import PERSON, Room
from tests.browser.test_touch import Finger
from tests.help.sweeps import sweep

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.conftest import Visit, Visitor

SIZES = {"upright": (390, 844), "small": (320, 640), "sideways": (844, 390)}
GAMES = ("azar", "alquerque", "backgammon", "trictrac")


def begun(visit: Visitor, slug: str, **options: Any) -> tuple[Visit, Room]:
    """Return the room of a game that two play at one telephone, and its page."""
    seen = visit(f"play/{slug}.html", reduced_motion="reduce", **{**PHONE, **options})
    room = Room(seen.page, slug)
    room.begin(against=PERSON)
    return seen, room


def tab(room: Room, name: str) -> Locator:
    """Return the tab of a sheet."""
    return room.section.get_by_role("tab", name=name)


@pytest.mark.parametrize("size", sweep(SIZES, "upright"))
@pytest.mark.parametrize("slug", sweep(GAMES, "backgammon"))
def test_a_sheet_leaves_board_and_acts_on_the_screen(visit: Visitor, slug: str, size: str) -> None:
    """Each opens over neither, and nothing lies beside the screen."""
    width, height = SIZES[size]
    seen, room = begun(visit, slug, viewport={"width": width, "height": height})
    sheet = room.section.get_by_role("tabpanel")
    expect(sheet).to_have_count(0)
    for name in room.section.get_by_role("tab").all_inner_texts():
        tab(room, name).tap()
        expect(tab(room, name)).to_have_attribute("aria-selected", "true")
        expect(sheet).to_have_count(1)
        assert room.shows_the_board()
        assert room.is_inside(".j-actions")
        assert room.is_inside(".j-tabs")
        board, box = (room.section.locator(".j-drawn > svg").bounding_box(), sheet.bounding_box())
        assert board
        assert box
        assert box["height"] > 15
        under, beside = box["y"] >= board["y"] + board["height"] - 1, box["x"] >= board["width"]
        assert under or beside
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= width
    assert violations(seen.page) == []
    picture(seen, f"sheet-of-{slug}-{size}")


@pytest.mark.thorough
def test_a_sheet_is_closed_in_four_ways(visit: Visitor) -> None:
    """By its tab, by a button, by Escape, which leads back to the tab, and by a swipe."""
    seen, room = begun(visit, "alquerque")
    sheet, moves = room.section.get_by_role("tabpanel"), tab(room, "Moves")
    moves.tap()
    expect(moves).to_have_attribute("aria-selected", "true")
    moves.tap()
    expect(sheet).to_have_count(0)
    expect(moves).to_have_attribute("aria-selected", "false")
    moves.tap()
    room.button("Close").tap()
    expect(sheet).to_have_count(0)
    expect(room.button("Close")).to_have_count(0)
    moves.press("Enter")
    sheet.focus()
    sheet.press("Escape")
    expect(sheet).to_have_count(0)
    expect(moves).to_be_focused()
    moves.tap()
    box = sheet.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + 10
    Finger(seen).draw((x, y), (x, y + 90))
    expect(sheet).to_have_count(0)


@pytest.mark.thorough
def test_one_plays_on_while_a_sheet_is_open(visit: Visitor) -> None:
    """It tells of the move at once, and stays."""
    _, room = begun(visit, "alquerque")
    tab(room, "Moves").tap()
    room.move("c2", "c3")
    expect(room.section.get_by_role("tabpanel")).to_contain_text("c2-c3")


def test_on_a_wide_screen_a_panel_is_always_shown(visit: Visitor) -> None:
    """Its tab does not close it; where the window becomes narrow it is a sheet, and closed."""
    seen, room = begun(visit, "alquerque", viewport={"width": 1280, "height": 800})
    expect(tab(room, "Moves")).to_have_attribute("aria-selected", "true")
    tab(room, "Moves").tap()
    expect(room.section.get_by_role("tabpanel")).to_have_count(1)
    expect(room.button("Close")).to_have_count(0)
    seen.page.set_viewport_size({"width": 390, "height": 844})
    expect(room.section.get_by_role("tabpanel")).to_have_count(0)
