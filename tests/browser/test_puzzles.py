"""Puzzles as their reader meets them: lists, the one of the day, the board to solve one on."""

from __future__ import annotations

from datetime import date, datetime
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from juegos import puzzles
from tests.browser.test_access import picture, violations
from tests.sweeps import sweep

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visitor

PLACE = "play/puzzles.html"
MOVED, CHOSEN = "alquerque-de-tres.win.1", "azar.fair.1"
COUNTED = ("trictrac.throw.1", "piquet.declare.1")
REFUSING = "Object.defineProperty(window, 'localStorage', { get() { throw new Error(); } })"


class Posed:
    """A puzzle on the board of its game, in the page that was opened."""

    def __init__(self, page: Page, id: str) -> None:
        self.page = page
        self.section = page.locator(f"#tablero-{id.partition('.')[0]}")
        self.panel = page.locator(".j-puzzle")
        self.verdict = self.panel.get_by_role("status")

    def begin(self) -> None:
        """Have it asked, and wait until it is."""
        self.section.get_by_role("button", name="Show the puzzle").click()
        expect(self.section).to_have_attribute("data-state", "playing")

    def at(self, name: str) -> Locator:
        """Return a point of the board."""
        return self.section.locator(f'[data-at="{name}"]')

    def button(self, name: str) -> Locator:
        """Return a button of the puzzle."""
        return self.panel.get_by_role("button", name=name, exact=True)


def posed(visit: Visitor, id: str, **options: object) -> Posed:
    """Open the board of a game with a puzzle."""
    place = f"play/{id.partition('.')[0]}.html#puzzle={id}"
    seen = visit(place, reduced_motion="reduce", **options)
    found = Posed(seen.page, id)
    found.begin()
    return found


def test_a_move_is_judged_and_the_next_puzzle_asked(visit: Visitor) -> None:
    """A wrong move is told with its reason, another try is right; the next has another question."""
    here = posed(visit, MOVED, viewport={"width": 320, "height": 700})
    expect(here.panel).to_contain_text("Find the only first move")
    assert violations(here.page) == []
    here.at("c3").click()
    expect(here.verdict).to_have_text(f"Wrong: c3. {puzzles.judged(MOVED, 'c3').why}")
    here.button("Try again").click()
    expect(here.verdict).to_be_empty()
    expect(here.section.locator(".j-log li")).to_have_count(0)
    here.at("b2").click()
    expect(here.verdict).to_contain_text("Right: b2.")
    assert violations(here.page) == []
    wide = "document.documentElement.scrollWidth <= innerWidth"
    assert here.page.evaluate(wide)
    question = puzzles.question(puzzles.following(MOVED)).says
    here.panel.get_by_role("link", name="The next puzzle").click()
    expect(here.panel).to_contain_text(question)
    expect(here.verdict).to_be_empty()
    expect(here.panel.get_by_role("heading")).to_be_focused()


def test_a_reading_is_chosen_by_keys_and_counted(visit: Visitor) -> None:
    """By keys alone; who answers rightly has one more, and the list tells how many."""
    here = posed(visit, CHOSEN)
    solution = puzzles.solution(CHOSEN)[0]
    here.panel.locator(f'input[value="{solution}"]').focus()
    here.page.keyboard.press("Space")
    here.page.keyboard.press("Enter")
    expect(here.verdict).to_contain_text(f"Right: {solution}.")
    expect(here.panel.locator(".j-streak")).to_contain_text("1")
    assert violations(here.page) == []
    here.page.goto(here.page.url.partition("#")[0].replace("azar", "puzzles"))
    expect(here.page.locator(".j-today .j-streak")).to_contain_text("1")


@pytest.mark.parametrize("id", sweep(COUNTED, COUNTED[0]))
def test_points_are_counted_in_fields(visit: Visitor, id: str) -> None:
    """A wrong count is told with all that counts, and so is the solution; nothing need be kept."""
    here = posed(visit, id, before=lambda page: page.add_init_script(REFUSING))
    answer = puzzles.puzzle(id).solution.split()
    here.button("Answer").click()
    expect(here.verdict).to_contain_text("Wrong:")
    expect(here.verdict).to_contain_text(puzzles.solution(id)[1].why)
    for number, field in zip(answer, here.panel.get_by_role("spinbutton").all(), strict=True):
        field.fill(number)
    here.button("Answer").click()
    expect(here.verdict).to_contain_text("Right:")
    here.button("Show the solution").click()
    expect(here.verdict).to_contain_text("The solution is")


def test_the_puzzle_of_the_day_changes_with_the_date(visit: Visitor) -> None:
    """By the reader's own clock; it is the one that the rules tell for that date."""
    page = visit(PLACE).page
    for day in (date(2026, 11, 23), date(2026, 11, 24), date(2028, 2, 29)):
        page.clock.set_fixed_time(datetime(day.year, day.month, day.day, 12))  # noqa: DTZ001  his own
        page.reload()
        id = puzzles.of_the_day(day)
        link = page.locator(".j-of-day a")
        expect(link).to_have_attribute("href", f"{id.partition('.')[0]}.html#puzzle={id}")
    assert violations(page) == []


def test_puzzles_are_whole_without_a_script(visit: Visitor) -> None:
    """Every game has its list; there each puzzle has its board, its question and its solution."""
    seen = visit(PLACE, java_script_enabled=False)
    expect(seen.page.locator(".j-today")).to_be_hidden()
    seen.page.get_by_role("link", name="Konane", exact=True).last.click()
    every = [id for id in puzzles.ids() if id.startswith("konane.")]
    expect(seen.page.locator(".j-puzzles-of ol > li")).to_have_count(len(every))
    expect(seen.page.locator(".j-puzzles-of svg[aria-label]")).to_have_count(len(every))
    one = seen.page.locator(f'[id="{every[0]}"]')
    expect(one).to_contain_text(puzzles.question(every[0]).says)
    one.locator("summary").click()
    expect(one.locator("details")).to_contain_text(puzzles.solution(every[0])[1].why)
    picture(seen, "puzzles-of-konane")


def test_a_list_of_puzzles_is_read_by_everybody(visit: Visitor) -> None:
    """Nothing is wrong for axe, and a narrow window shows all of it."""
    page = visit("play/puzzles/trictrac.html", viewport={"width": 320, "height": 700}).page
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
