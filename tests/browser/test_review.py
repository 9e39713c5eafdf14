"""A game that is over is looked back at in its room: score card, tally, a review of each step."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import picture, violations
from tests.browser.room import PERSON, UPRIGHT, WIDE, opened, thrown_out
from tests.browser.saved_games import stored
from tests.browser.test_records import record_text
from tests.browser.test_stepping import looking

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visitor
    from tests.browser.room import Room

ROW = ("a1", "a3", "b1", "b3", "c1")  # three men of White in a row, while Black looks on
TALLY = "Games won in this series: White 2, Black 0; drawn 0."
# A second review is never answered: what is stopped here has judged one step.
ONE_ONLY = """() => {
  const { postMessage } = Worker.prototype;
  let asked = 0;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message.request?.do === "review" && (asked += 1) > 1) return;
    postMessage.call(this, message, ...more);
  };
}"""


def back(room: Room) -> Locator:
    """Return where a game that is over is looked back at."""
    return room.section.locator(".j-back")


def fits(page: Page) -> bool:
    """Return whether nothing of a page is wider than the window."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def put(room: Room, before: int = 0) -> None:
    """Put men on the board, after those that were put before, until White has a row."""
    for number, point in enumerate(ROW[before:], before + 1):
        room.point(point).click()
        expect(room.log).to_have_count(number)
    expect(room.section).to_have_attribute("data-state", "over")


def test_throws_are_reviewed_on_a_telephone(visit: Visitor) -> None:
    """The score card tells what it came to; of a game of dice luck is all, and it is exact."""
    seen, room = opened(visit, "azar", viewport=UPRIGHT)
    room.begin(against=PERSON)
    thrown_out(room)
    expect(back(room).locator(".j-card")).to_have_text(re.compile(r"^In stakes: A [+−]\d"))
    room.button("Review this game").click()
    expect(back(room).locator("h3").first).to_have_text("What mattered most")
    expect(back(room).locator("figure").first).to_contain_text("was thrown: it ")
    expect(back(room)).to_contain_text("All exact: computed to the end.")
    assert fits(seen.page)
    assert violations(seen.page) == []
    picture(seen, "room-of-azar-reviewed")


@pytest.mark.thorough
def test_choices_are_reviewed_and_games_tallied(visit: Visitor) -> None:
    """Each dear choice has its board; in a rematch nothing of it is left, and then two are won."""
    seen, room = opened(visit, "alquerque-de-tres")
    room.begin(against=PERSON)
    put(room)
    expect(room.end).to_have_text("The winner: White.")
    expect(back(room).locator(".j-card")).to_be_empty()  # for nothing is staked
    room.button("Review this game").focus()
    seen.page.keyboard.press("Enter")
    expect(back(room).get_by_role("status")).to_be_in_viewport()
    expect(back(room).locator("figure svg").first).to_be_visible()
    expect(back(room).locator("figcaption").first).to_contain_text("which cost")
    expect(back(room).get_by_role("status")).to_have_text("5 of 5 steps are judged.")
    expect(back(room).locator("h3").first).to_be_focused()
    back(room).locator("summary").click()
    expect(back(room).locator("ol li").first).to_be_visible()
    assert violations(seen.page) == []
    picture(seen, "room-of-alquerque-de-tres-reviewed")
    way = room.section.locator(".j-drawn .j-way")
    expect(way).to_have_count(0)
    back(room).locator("figure").first.get_by_role("button", name="Show on the board").click()
    expect(looking(room)).to_have_text("Move 0 of 5.")
    expect(way).to_have_count(1)  # better was another point than the first that White took
    back(room).locator("ol li").last.get_by_role("button").click()
    expect(looking(room)).to_have_text("Move 4 of 5.")
    expect(way).to_have_count(0)  # where the best was done nothing is drawn
    room.button("Back to the game").click()
    room.button("Rematch").click()
    expect(back(room)).to_be_hidden()
    put(room)
    expect(back(room)).to_contain_text(TALLY)
    expect(back(room).locator("figure")).to_have_count(0)


@pytest.mark.thorough
def test_a_series_outlives_a_reload(visit: Visitor) -> None:
    """Its tally counts the games before, a record tells its number; the last is looked at again.

    A game that is begun anew is of no series.
    """
    seen, room = opened(visit, "alquerque-de-tres")
    room.begin(against=PERSON)
    put(room)
    expect(record_text(room)).not_to_have_value(re.compile("Series:"))
    room.button("Rematch").click()
    room.move("a1")
    stored(seen.page, 1)
    seen.page.reload()
    for size in (UPRIGHT, WIDE):
        seen.page.set_viewport_size(size)
        for name in ("Begin", "Continue", "Look at the last game"):
            room.button(name).click(trial=True)  # nothing lies over it
        assert violations(seen.page) == []
        picture(seen, f"room-with-games-to-open-{size['width']}")
    room.button("Continue").click()
    expect(room.log).to_have_count(1)
    put(room, 1)
    expect(back(room)).to_contain_text(TALLY)
    seen.page.reload()
    room.button("Look at the last game").click()
    expect(back(room)).to_contain_text(TALLY)
    expect(record_text(room)).to_have_value(re.compile("\nSeries: 2\n"))
    room.button("New game").click()
    expect(room.button("Continue")).to_have_count(0)
    room.begin(against=PERSON)
    put(room)
    expect(room.button("Review this game")).to_be_visible()
    expect(back(room)).not_to_contain_text("Games won in this series")


@pytest.mark.thorough
def test_a_series_is_tallied_where_nothing_is_kept(visit: Visitor) -> None:
    """As long as the page is open."""
    seen, room = opened(visit, "alquerque-de-tres")
    seen.page.add_init_script("indexedDB.open = () => { throw new Error('denied'); };")
    seen.page.reload()
    room.begin(against=PERSON)
    put(room)
    room.button("Rematch").click()
    expect(room.log).to_have_count(0)
    put(room)
    expect(back(room)).to_contain_text(TALLY)


@pytest.mark.thorough
def test_review_is_stopped(visit: Visitor) -> None:
    """What was judged until then is told; the game can be reviewed again."""
    seen, room = opened(visit, "alquerque-de-tres")
    seen.page.add_init_script(f"({ONE_ONLY})()")
    seen.page.reload()
    room.begin(against=PERSON)
    put(room)
    room.button("Review this game").click()
    expect(back(room).get_by_role("status")).to_have_text("1 of 5 steps are judged.")
    expect(back(room).locator("ol li")).to_contain_text("White chose")  # it is told at once
    room.button("Stop").click()
    expect(back(room).locator("h3").first).to_be_visible()
    expect(room.button("Review this game")).to_be_visible()
    expect(back(room).get_by_role("status")).to_have_text("1 of 5 steps are judged.")
