"""Puzzles as their reader meets them: lists, the one of the day, the board to solve one on."""

from __future__ import annotations

import html
import re
from datetime import date, datetime
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from juegos import puzzles
from juegos.serve import handle
from tests.browser.accessibility import violations
from tests.browser.points import PointsBoard

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visitor

PLACE = "play/puzzles.html"
MOVED, CHOSEN = "alquerque-de-tres.win.1", "azar.fair.1"
ON_LINES = ("alquerque-de-nueve.win.1", "alquerque.win.1", "damas-espanolas.win.1", "konane.win.1")
COUNTED = ("trictrac.throw.1", "piquet.declare.1")
BORNE_OFF, PUT_OUT = "backgammon.bear-off.1", "piquet.put-out.1"
DENIED = """for (const name of ["indexedDB", "localStorage"])
  Object.defineProperty(window, name, { get() { throw new Error("denied"); } })"""
BEFORE = 3  # two links, and the board
DAY = date(2026, 11, 23)


class Posed(PointsBoard):
    """A puzzle on the board of its game, in the page that was opened."""

    def __init__(self, page: Page, id: str) -> None:
        super().__init__(page, id.partition(".")[0])
        self.panel = page.locator(".j-puzzle")
        self.verdict = self.panel.get_by_role("status")
        self.streak = self.panel.locator(".j-streak")

    def begin(self) -> None:
        """Have it asked, and wait until it is."""
        self.button("Show the puzzle").click()
        expect(self.figure).to_have_attribute("data-state", "playing")
        expect(self.panel.get_by_role("heading")).to_be_focused()

    def act(self, name: str) -> Locator:
        """Return a button of the puzzle."""
        return self.panel.get_by_role("button", name=name, exact=True)

    def go(self, *places: str) -> None:
        """Press places one after the other, each once the one before it is taken up."""
        for i, place in enumerate(places):
            marked = self.figure.locator(f".j-points .j-{'to' if i else 'may'}")
            expect(marked.first).to_be_attached()
            self.press(place)


def posed(visit: Visitor, id: str, **options: object) -> Posed:
    """Open the board of a game with a puzzle."""
    place = f"play/{id.partition('.')[0]}.html?puzzle={id}"
    seen = visit(place, reduced_motion="reduce", **options)
    results = Posed(seen.page, id)
    results.begin()
    return results


def noon(page: Page, day: date) -> None:
    """Set the reader's clock to the noon of a day."""
    page.clock.set_fixed_time(datetime(day.year, day.month, day.day, 12))  # noqa: DTZ001  his own


def test_a_move_is_judged_and_the_next_puzzle_asked(visit: Visitor) -> None:
    """A wrong move is told with its reason, another try is right; the next has another question."""
    here = posed(visit, MOVED, viewport={"width": 320, "height": 700})
    expect(here.panel).to_contain_text("Find the only first move")
    assert violations(here.page) == []
    here.press("c3")
    expect(here.verdict).to_have_text(f"Wrong: c3. {puzzles.judge(MOVED, 'c3').why}")
    here.act("Try again").click()
    expect(here.verdict).to_be_empty()
    expect(here.log).to_have_count(0)
    here.press("b2")
    expect(here.verdict).to_contain_text("Right: b2.")
    expect(here.streak).to_be_empty()  # the first answer was wrong
    assert violations(here.page) == []
    assert here.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    here.figure.get_by_role("tab", name="Rules in force").click()
    readings = here.figure.locator(".j-readings")
    expect(readings).to_contain_text("the readings that it was made for")
    assert all(select.is_disabled() for select in readings.locator("select").all())
    here.figure.get_by_role("tab", name="Rules in force").click()
    following = puzzles.next_id(MOVED)
    here.panel.get_by_role("link", name="The next puzzle").click()
    expect(here.panel).to_contain_text(puzzles.question(following).says)
    expect(here.page).to_have_url(re.compile(rf"\?puzzle={re.escape(following)}$"))
    expect(here.verdict).to_be_empty()
    expect(here.panel.get_by_role("heading")).to_be_focused()
    here.page.go_back()
    expect(here.panel).to_contain_text(puzzles.question(MOVED).says)


@pytest.mark.thorough
@pytest.mark.parametrize("id", [MOVED, "trictrac.throw.1"])
def test_a_puzzle_is_drawn_before_python_is_there(visit: Visitor, id: str) -> None:
    """Its question, and its board as the list draws it; nothing of Python has been asked for."""
    slug = id.partition(".")[0]
    seen = visit(f"play/{slug}.html?puzzle={id}")
    here = Posed(seen.page, id)
    expect(here.panel).to_contain_text(puzzles.question(id).says)
    scene = handle({"do": "start", "slug": slug, "state": puzzles.puzzle(id).state})["scene"]
    [label] = re.findall(r'^<svg[^>]*aria-label="([^"]*)"', scene["svg"])
    drawn = here.figure.locator(".j-drawn > svg")
    expect(drawn).to_have_attribute("aria-label", html.unescape(label))
    assert violations(seen.page) == []
    assert not any("pyodide" in url for url in seen.requests)
    here.begin()
    expect(here.figure.locator(".j-says")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize("id", ON_LINES)
def test_the_winning_move_is_made_on_the_board(visit: Visitor, id: str) -> None:
    """Point by point; the verdict tells how it goes on, and how the solution is known."""
    here = posed(visit, id)
    solution, ruling = puzzles.solution(id)
    here.go(*re.split("[-x]", solution))
    expect(here.verdict).to_have_text(f"Right: {puzzles.answer_text(id, solution)} {ruling.why}")
    expect(here.panel.locator(".j-certainty")).to_have_text(puzzles.kind(id).certainty)


@pytest.mark.thorough
def test_a_move_is_made_by_keys(visit: Visitor) -> None:
    """From the question the board is reached by Tab; there arrows and Enter answer."""
    here = posed(visit, MOVED)
    for _ in range(BEFORE):
        here.page.keyboard.press("Shift+Tab")
    here.go_to("b2")
    here.page.keyboard.press("Enter")
    expect(here.verdict).to_contain_text("Right: b2.")


@pytest.mark.thorough
def test_a_reading_is_chosen_by_keys_and_days_are_counted(visit: Visitor) -> None:
    """By keys alone; the days in a row are told here and on the list, until one is left out."""
    here = posed(visit, CHOSEN, before=lambda page: noon(page, DAY))
    solution = puzzles.solution(CHOSEN)[0]
    here.panel.locator(f'input[value="{solution}"]').focus()
    here.page.keyboard.press("Space")
    here.page.keyboard.press("Enter")
    expect(here.verdict).to_contain_text(f"Right: {solution}.")
    expect(here.streak).to_have_text("You have solved a puzzle on 1 day in a row.")
    expect(here.figure.locator(".j-controls")).to_be_hidden()
    assert violations(here.page) == []
    here.panel.get_by_role("link", name="All puzzles of this game").click()
    result = here.page.locator(f'[id="{CHOSEN}"] .j-answered')
    expect(result).to_have_text("You have solved it.")
    here.page.get_by_role("link", name="All puzzles", exact=True).click()
    row = here.page.locator(".j-today .j-streak")
    expect(row).to_contain_text("1 day in a row")
    noon(here.page, date(2026, 11, 24))
    here.page.reload()
    expect(row).to_contain_text("1 day in a row")
    noon(here.page, date(2026, 11, 25))
    here.page.reload()
    expect(here.page.locator(".j-of-day a")).to_be_visible()
    expect(row).to_be_empty()


@pytest.mark.thorough
@pytest.mark.parametrize("id", COUNTED)
def test_points_are_counted_in_fields(visit: Visitor, id: str) -> None:
    """What counts is told of the right count alone, or where it is asked for; nothing need be kept.

    The readings are told, and are not to be changed.
    """
    here = posed(visit, id, before=lambda page: page.add_init_script(DENIED))
    expect(here.figure.locator(".j-tutor, .j-teacher, .j-count")).to_have_count(0)
    expect(here.figure.locator(".j-records")).to_be_hidden()
    here.figure.get_by_text("Put this board on a page of yours").click()
    expect(here.figure.locator(".j-embed textarea")).to_have_value(re.compile("<iframe"))
    answer, ruling = puzzles.solution(id)
    here.act("Answer").click()
    zeros = " ".join("0" for _ in answer.split())
    wrong = f"Wrong: {puzzles.answer_text(id, zeros)} Try again, or have the solution shown."
    expect(here.verdict).to_have_text(wrong)
    for number, field in zip(
        answer.split(), here.panel.get_by_role("spinbutton").all(), strict=True
    ):
        field.fill(number)
    here.act("Answer").click()
    expect(here.verdict).to_have_text(f"Right: {puzzles.answer_text(id, answer)} {ruling.why}")
    expect(here.streak).to_be_empty()
    here.act("Show the solution").click()
    expect(here.verdict).to_contain_text("The solution is")


@pytest.mark.thorough
def test_men_are_borne_off(visit: Visitor) -> None:
    """Die by die; of a play taken back another one is judged."""
    here = posed(visit, BORNE_OFF)
    wrong, right = "5/1(2) 4/off(2)", "6/2 5/1 4/off(2)"
    for ways in ("51", "51", "4off", "4off"):
        here.go(ways[0], ways[1:])
    expect(here.verdict).to_have_text(f"Wrong: {wrong}. {puzzles.judge(BORNE_OFF, wrong).why}")
    here.button("Take back").click()
    for ways in ("62", "51", "4off", "4off"):
        here.go(ways[0], ways[1:])
    expect(here.verdict).to_have_text(f"Right: {right}. {puzzles.judge(BORNE_OFF, right).why}")


@pytest.mark.thorough
def test_cards_are_put_out(visit: Visitor) -> None:
    """Picked and put out as in a game; no hint is offered, and an estimate is called one."""
    here = posed(visit, PUT_OUT)
    expect(here.panel.locator(".j-certainty")).to_contain_text("estimate of our strong player")
    expect(here.button("What would a good player do?")).to_have_count(0)
    for card in puzzles.solution(PUT_OUT)[0].split()[1:]:
        here.figure.locator(f'.j-naipe[data-card="{card}"] .j-hit').click()
    here.figure.locator(".j-steps .j-main").click()
    expect(here.verdict).to_contain_text("Right: Discard")


@pytest.mark.thorough
def test_who_has_the_solution_shown_has_not_solved_it(visit: Visitor) -> None:
    """It is told with its reason; to play it then does not count."""
    here = posed(visit, MOVED)
    here.act("Show the solution").click()
    expect(here.verdict).to_have_text(f"The solution is this: b2. {puzzles.solution(MOVED)[1].why}")
    here.press("b2")
    expect(here.verdict).to_contain_text("Right: b2.")
    expect(here.streak).to_be_empty()
    here.page.goto(here.page.url.replace(f".html?puzzle={MOVED}", ".html?puzzle=azar.fair.1"))
    expect(here.figure.locator(".j-start")).to_be_visible()  # of another game it is no puzzle


@pytest.mark.thorough
def test_the_puzzle_of_the_day_changes_with_the_date(visit: Visitor) -> None:
    """By the reader's own clock; it is the one that the rules tell for that date."""
    page = visit(PLACE).page
    for day in (DAY, date(2026, 11, 24), date(2028, 2, 29)):
        noon(page, day)
        page.reload()
        id = puzzles.of_the_day(day.toordinal())
        link = page.locator(".j-of-day a")
        expect(link).to_have_attribute("href", f"{id.partition('.')[0]}.html?puzzle={id}")
    assert violations(page) == []


def test_puzzles_are_whole_without_a_script(visit: Visitor) -> None:
    """Every game has its list; there each puzzle has its board, its question and its solution."""
    seen = visit(PLACE, java_script_enabled=False)
    expect(seen.page.locator(".j-today")).to_be_hidden()
    seen.page.locator(".j-games").get_by_role("link", name="Konane", exact=True).click()
    every = [id for id in puzzles.ids() if id.startswith("konane.")]
    expect(seen.page.locator(".j-puzzles-of ol > li")).to_have_count(len(every))
    expect(seen.page.locator(".j-puzzles-of svg[aria-label]")).to_have_count(len(every))
    one = seen.page.locator(f'[id="{every[0]}"]')
    expect(one).to_contain_text(puzzles.question(every[0]).says)
    one.locator("summary").click()
    expect(one.locator("details")).to_contain_text(puzzles.solution(every[0])[1].why)


@pytest.mark.thorough
@pytest.mark.parametrize("place", [PLACE, "play/puzzles/trictrac.html", "play/puzzles/piquet.html"])
def test_lists_fit_a_narrow_window(visit: Visitor, place: str) -> None:
    """Nothing lies beside it."""
    page = visit(place, viewport={"width": 320, "height": 700}).page
    assert page.evaluate("document.documentElement.scrollWidth") == 320
