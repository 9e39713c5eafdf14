"""A game that is over is looked back at in its room: score card, tally, a review of each step."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.test_access import picture, violations
from tests.browser.test_room import PERSON, UPRIGHT, opened, thrown_out

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visitor
    from tests.browser.room import Room

ROW = ("a1", "a3", "b1", "b3", "c1")  # three men of White in a row, while Black looks on
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


def put(room: Room) -> None:
    """Put men on the board until White has a row."""
    for number, point in enumerate(ROW, 1):
        room.point(point).click()
        expect(room.log).to_have_count(number)
    expect(room.section).to_have_attribute("data-state", "over")


def test_throws_are_reviewed_on_a_telephone(visit: Visitor) -> None:
    """The score card tells who has won; of a game of dice luck is all, and it is exact."""
    seen, room = opened(visit, "azar", viewport=UPRIGHT)
    room.begin(against=PERSON)
    thrown_out(room)
    expect(back(room).locator(".j-card")).to_contain_text("wins. In stakes: A ")
    room.button("Review this game").click()
    expect(back(room).locator("h3").first).to_have_text("What mattered most")
    expect(back(room).locator("figure").first).to_contain_text("was thrown: it ")
    expect(back(room)).to_contain_text("All of it is exact: reckoned to the end.")
    assert fits(seen.page)
    assert violations(seen.page) == []
    picture(seen, "room-of-azar-reviewed")


@pytest.mark.thorough
def test_choices_are_reviewed_and_games_tallied(visit: Visitor) -> None:
    """Each dear choice has its board; in a rematch nothing of it is left, and then two are won."""
    seen, room = opened(visit, "alquerque-de-tres")
    room.begin(against=PERSON)
    put(room)
    expect(back(room).locator(".j-card")).to_contain_text("White wins.")
    room.button("Review this game").focus()
    seen.page.keyboard.press("Enter")
    expect(back(room).locator("figure svg").first).to_be_visible()
    expect(back(room).locator("figcaption").first).to_contain_text("which cost")
    expect(back(room).get_by_role("status")).to_have_text("5 of 5 steps are judged.")
    expect(back(room).locator("h3").first).to_be_focused()
    back(room).locator("summary").click()
    expect(back(room).locator("ol li").first).to_be_visible()
    assert violations(seen.page) == []
    picture(seen, "room-of-alquerque-de-tres-reviewed")
    room.button("Rematch").click()
    expect(back(room)).to_be_hidden()
    put(room)
    expect(back(room)).to_contain_text("Games won in this room: White 2, Black 0; drawn 0.")
    expect(back(room).locator("figure")).to_have_count(0)


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
    room.button("Stop").click()
    expect(back(room).locator("h3").first).to_be_visible()
    expect(room.button("Review this game")).to_be_visible()
    expect(back(room).get_by_role("status")).to_have_text("1 of 5 steps are judged.")
