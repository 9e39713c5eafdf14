"""The teacher of piquet in the browser, and piquet au cent from the cut to a finished deal."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import picture, violations
from tests.browser.test_cards import opened

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.conftest import Visitor
    from tests.browser.test_cards import Cards

HAND = "AS KS QS JS 9H 8H 7H KD 9D 8C 7C 9C"


def teacher(table: Cards) -> Locator:
    """Return the teacher, unfolded."""
    fold = table.figure.locator(".j-teacher")
    fold.locator("summary").click()
    return fold


@pytest.mark.thorough
def test_the_teacher_tells_what_to_put_out(visit: Visitor) -> None:
    """Twelve cards typed, by keys alone: declarations with chances, discards with reasons."""
    seen, table = opened(visit)
    fold = teacher(table)
    hand = fold.get_by_label("Twelve cards")
    hand.fill(HAND.lower())
    hand.press("Enter")
    may, out = fold.locator("table").nth(0), fold.locator("table").nth(1)
    expect(may).to_contain_text("quart major in spades")
    expect(out).to_contain_text(re.compile("keeps .* chances? in"))
    assert out.locator("tbody tr").count() > 1
    assert violations(seen.page) == []
    picture(seen, "piquet-teacher-desk")


@pytest.mark.thorough
def test_the_teacher_deals_and_refuses_on_a_telephone(visit: Visitor) -> None:
    """Asked to deal it names its twelve; what is no hand is refused with the rule or the card."""
    seen, table = opened(visit, "telephone")
    fold = teacher(table)
    fold.get_by_label("You are").select_option("younger")
    fold.get_by_role("button", name="Deal me twelve").click()
    expect(fold.locator("table").nth(1)).to_be_visible()
    assert len(fold.get_by_label("Twelve cards").input_value().split()) == 12
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert violations(seen.page) == []
    picture(seen, "piquet-teacher-telephone")
    for text, value in (("AS KS", "a hand has twelve (piquet.reparto)"), ("1S", "'1S'")):
        fold.get_by_label("Twelve cards").fill(text)
        fold.get_by_role("button", name="Ask the teacher").click()
        expect(fold.get_by_role("alert")).to_contain_text(value)
        assert fold.locator("table").count() == 0


@pytest.mark.thorough
def test_the_teacher_goes_by_the_readings_chosen(visit: Visitor) -> None:
    """Under *no point of three cards* a hand of four suits of three has no point to declare.

    The reader need not wait: what is asked before the other reading is in force is told by it too.
    """
    _, table = opened(visit, lag=250)
    fold = teacher(table)
    hand = "AS KS 7S AH KH 7H AD KD 7D QC JC 7C"
    fold.get_by_label("Twelve cards").fill(hand)
    fold.get_by_label("Twelve cards").press("Enter")
    expect(fold.locator("table").nth(0)).to_contain_text("3 cards in")
    table.figure.get_by_label("Does a point of three cards count?").select_option("no")
    expect(table.button("Cut for the deal")).to_be_visible()
    fold.get_by_label("Twelve cards").press("Enter")
    expect(fold.locator("table").nth(0)).not_to_contain_text("3 cards in")
    expect(fold.locator("table").nth(0)).to_contain_text("three aces")


# Chooses a reading, goes on writing, and tells what has the focus once the new game is shown.
WRITES_ON = """figure => new Promise((done) => {
  const choice = figure.querySelector("[id$=punto-de-tres]");
  figure.addEventListener("shown", () => done(document.activeElement.localName), { once: true });
  choice.value = "no";
  choice.dispatchEvent(new Event("change"));
  figure.querySelector(".j-teacher input").focus();
})"""


@pytest.mark.thorough
def test_a_new_game_leaves_the_reader_who_writes_where_he_is(visit: Visitor) -> None:
    """The button that cuts does not take the focus: a key meant for the teacher would press it."""
    _, table = opened(visit)
    teacher(table)
    assert table.figure.evaluate(WRITES_ON) == "input"


@pytest.mark.thorough
def test_a_deal_of_piquet_au_cent(visit: Visitor) -> None:
    """It is dealt and played to its written score; it has no teacher of its own."""
    seen, table = opened(visit, slug="piquet-au-cent")
    table.play_a_deal()
    assert table.figure.locator(".j-teacher").count() == 0
    assert violations(seen.page) == []
