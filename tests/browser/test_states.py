"""The room in each of its states, and by the keyboard alone; with large letters and few colours."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.points import PointsBoard
from tests.browser.room import Room
from tests.browser.test_access import violations
from tests.sweeps import sweep

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor

PERSON = "somebody here, at this screen"
GALLERY = "play/index.html"
MOST = 80  # stops of Tab, or throws: more than there are
FOCUSED = "document.activeElement.textContent.trim()"
# What is written in a control and does not fit into it, or lies beside the screen.
CUT = """() => {
  const cut = (one) => one.scrollWidth > one.clientWidth + 1
    && getComputedStyle(one).display !== "inline";
  return [...document.querySelectorAll(".j-room :is(button, label, summary, h1, p, li)")]
    .filter((one) => one.checkVisibility() && one.getClientRects().length)
    .filter((one) => cut(one) || one.getBoundingClientRect().right > innerWidth + 1)
    .map((one) => one.outerHTML.slice(0, 90));
}"""


class KeyedBoard(PointsBoard):
    """A board of points that is played by the keyboard alone."""

    def press(self, *places: str) -> None:
        """Go to some points, one after the other, and press Enter there."""
        for place in places:
            self.go_to(place)
            self.page.keyboard.press("Enter")


def tab_to(page: Page, name: str) -> None:
    """Press Tab until what says so has the focus."""
    for _ in range(MOST):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED) == name:
            return
    raise AssertionError(f"no Tab leads to {name}")


def begin(page: Page, slug: str) -> Room:
    """Choose by keys to play against somebody here, and begin."""
    room = Room(page, slug)
    expect(room.button("Begin")).to_be_enabled()
    for _ in range(MOST):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.name") == "against":
            break
    page.keyboard.press("ArrowDown")
    expect(room.form.get_by_label(PERSON)).to_be_checked()
    page.keyboard.press("Enter")
    expect(room.section).to_have_attribute("data-state", "playing")
    return room


def test_dice_are_thrown_from_the_gallery_to_the_end_by_keys_alone(visit: Visitor) -> None:
    """The name of the game leads to its room; at the end Tab leads to the rematch."""
    page = visit(GALLERY, reduced_motion="reduce").page
    tab_to(page, "Azar")
    page.keyboard.press("Enter")
    room = begin(page, "azar")
    throw = room.section.get_by_role("button", name="Throw")
    for count in range(1, MOST):
        expect(throw).to_be_focused()
        page.keyboard.press("Enter")
        expect(room.log).to_have_count(count)
        if room.section.get_attribute("data-state") == "over":
            break
    expect(room.end).to_be_focused()
    tab_to(page, "Rematch")
    page.keyboard.press("Enter")
    expect(room.log).to_have_count(0)


def test_men_go_on_points_to_the_end_by_keys_alone(visit: Visitor) -> None:
    """Each is put down and moved by arrows and Enter; the end is told, and Tab leads on."""
    page = visit("play/alquerque-de-tres.html", reduced_motion="reduce").page
    room = begin(page, "alquerque-de-tres")
    made = KeyedBoard(page, "alquerque-de-tres").play_by_lot(random.Random(2), MOST)
    assert len(made) < MOST
    expect(room.section.get_by_role("status").first).to_contain_text("Black wins.")
    expect(room.end).to_be_focused()
    tab_to(page, "Rematch")
    page.keyboard.press("Enter")
    expect(room.log).to_have_count(0)


def test_what_is_refused_and_what_is_advised_has_no_fault(visit: Visitor) -> None:
    """Neither the words that say why not, nor those of a good player, break a rule of axe."""
    page = visit("play/alquerque.html", reduced_motion="reduce").page
    room = Room(page, "alquerque")
    room.begin(against=PERSON)
    room.point("c2").click()
    room.point("e5").click()
    expect(room.section.locator(".j-news a")).to_have_count(1)
    assert violations(page) == []
    room.section.get_by_role("tab", name="Hint").click()
    room.button("What would a good player do?").click()
    expect(room.section.get_by_role("tabpanel")).to_contain_text("A good player would play")
    assert violations(page) == []


@pytest.mark.parametrize("slug", sweep(["azar", "alquerque", "backgammon", "piquet"], "backgammon"))
def test_nothing_is_cut_off_with_large_letters_and_few_colours(visit: Visitor, slug: str) -> None:
    """At 320 px, and at 640 px with letters twice as large, where colours are the reader's own."""
    seen = visit(
        f"play/{slug}.html",
        viewport={"width": 320, "height": 640},
        reduced_motion="reduce",
        forced_colors="active",
    )
    room = Room(seen.page, slug)
    expect(room.button("Begin")).to_be_enabled()
    assert seen.page.evaluate(CUT) == []
    room.begin()
    assert seen.page.evaluate(CUT) == []
    seen.page.set_viewport_size({"width": 640, "height": 900})
    seen.page.evaluate("document.documentElement.style.fontSize = '32px'")
    assert seen.page.evaluate(CUT) == []
    assert room.is_inside(".j-actions")
