"""The room in each of its states, and by the keyboard alone; with large letters and few colours."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import violations
from tests.browser.chromium import ARGS, find
from tests.browser.points import PointsBoard
from tests.browser.room import PERSON, Room
from tests.browser.saved_games import stored
from tests.help.sweeps import sweep

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.browser.conftest import Visitor

GALLERY = "play/index.html"
ROW = ("a1", "a3", "b1", "b3", "c1")  # three men of White in a row, while Black looks on
MOST = 80  # stops of Tab, or throws: more than there are
FOCUSED = "document.activeElement.textContent.trim()"
LINES = """(heading) => {
  const range = document.createRange();
  range.selectNodeContents(heading);
  return range.getClientRects().length;
}"""
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
    expect(room.section.get_by_role("status").first).to_contain_text("The winner: Black.")
    expect(room.end).to_be_focused()
    tab_to(page, "Rematch")
    page.keyboard.press("Enter")
    expect(room.log).to_have_count(0)


@pytest.mark.thorough
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


@pytest.mark.thorough
def test_no_state_has_a_fault_in_the_dark(visit: Visitor) -> None:
    """From the start to the review, then what is kept of it, and the same board in a frame."""
    size = {"width": 390, "height": 844}
    seen = visit(
        "play/alquerque-de-tres.html", color_scheme="dark", viewport=size, reduced_motion="reduce"
    )
    page, room = seen.page, Room(seen.page, "alquerque-de-tres")
    back = room.section.locator(".j-back")

    def hold() -> None:
        assert violations(page) == []

    expect(room.button("Begin")).to_be_enabled()
    hold()
    room.begin(against=PERSON)
    hold()
    room.move(ROW[0])
    room.point(ROW[0]).click()
    expect(room.section.locator(".j-news a")).to_have_count(1)
    hold()
    room.section.get_by_role("tab", name="Hint").click()
    room.button("What would a good player do?").click()
    expect(room.section.get_by_role("tabpanel")).to_contain_text("A good player would play")
    hold()
    room.button("Close").click()
    for point in ROW[1:]:
        room.move(point)
    expect(room.end).to_be_visible()
    hold()
    room.button("Review this game").click()
    expect(back.get_by_role("status")).to_have_text(f"{len(ROW)} of {len(ROW)} steps are judged.")
    hold()
    room.button("Rematch").click()
    expect(room.log).to_have_count(0)
    room.move(ROW[0])
    stored(page, 1)
    for place, value in (("games", ".j-kept-games > li"), ("index", ".j-unfinished li")):
        page.goto(f"{seen.address}play/{place}.html")
        expect(page.locator(value)).not_to_have_count(0)
        hold()
    page.goto(f"{seen.address}embed/alquerque-de-tres.html")
    play = room.section.get_by_role("button", name="Play").first
    expect(play).to_be_visible()
    hold()
    play.click()
    expect(room.section).to_have_attribute("data-state", "playing")
    hold()


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
    seen.page.evaluate("document.documentElement.style.fontSize = ''")
    seen.page.set_viewport_size({"width": 1280, "height": 900})
    seen.page.wait_for_function(
        """() => new Set([...document.querySelectorAll(".j-room [role=tab]")]
          .map((tab) => getComputedStyle(tab).borderBottomColor)).size > 1"""
    )


@pytest.mark.parametrize("width", [1280, 640, 390])
def test_the_text_size_of_the_browser_counts(browser: Browser, address: str, width: int) -> None:
    """Where the reader has set letters twice as large, they are, and nothing lies beside it."""
    large = [*ARGS, "--blink-settings=defaultFontSize=32"]
    with browser.browser_type.launch(executable_path=str(find()), args=large) as other:
        page = other.new_page(viewport={"width": width, "height": 900})
        for path in ("index.html", GALLERY, "play/backgammon.html"):
            page.goto(address + path)
            size = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
            assert size >= 32, path
            assert page.evaluate("document.documentElement.scrollWidth") == width, path
        assert page.locator("h1").evaluate(LINES) == 1  # Backgammon is not broken within the word
