"""A tables board in the browser: plays are made man by man, by click or by key."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from juegos.serve import handle
from tests.browser.conftest import Visit, Visitor
from tests.browser.tables import TablesBoard
from tests.help.sweeps import sweep

PAGE = "tablas/{}.html"
HITS = "juega A 6-2 A 24 23 13:4 8:4 6:5 B 24:2 13:5 8 7 6:6"  # by 24/18
MIDDLE = """(man) => {
  const { a, d, e, f } = man.getCTM();
  return [man.cx.baseVal.value * a + e, man.cy.baseVal.value * d + f].map(Math.round);
}"""


@pytest.fixture
def opened(visit: Visitor) -> Visit:
    """Return the page of backgammon, opened on a narrow screen."""
    return visit(PAGE.format("backgammon"), viewport={"width": 390, "height": 800})


def thrown(board: TablesBoard) -> None:
    """Begin, and throw until a seat is to play."""
    board.begin()
    while not board.marked("may"):
        board.throw()


@pytest.mark.thorough
@pytest.mark.parametrize("width", sweep([390, 1280], 390))
@pytest.mark.parametrize(
    "slug",
    sweep(["backgammon", "tabula", "todas-tablas", "trictrac", "toc"], "backgammon"),
)
def test_plays_are_made_man_by_man(visit: Visitor, slug: str, width: int) -> None:
    """Random plays are clicked in random order; Python here follows and agrees on every one."""
    result = visit(PAGE.format(slug), viewport={"width": width, "height": 900})
    board = TablesBoard(result.page, slug)
    board.begin()
    made = board.play_by_lot(random.Random(f"{slug}{width}"), 24)
    assert len(made) == 24 or board.over


@pytest.mark.thorough
def test_a_whole_game_is_played_on_the_board(visit: Visitor) -> None:
    """A game of tick-tack is clicked to its end, on a narrow screen."""
    result = visit(PAGE.format("tick-tack"), viewport={"width": 390, "height": 900})
    board = TablesBoard(result.page, "tick-tack")
    board.begin()
    board.play_by_lot(random.Random(1), 300)
    assert board.over


@pytest.mark.thorough
def test_a_man_laid_down_stands_as_the_reply_draws_him(visit: Visitor) -> None:
    """At the rim of his point, and the man whom he hits on the bar."""
    link = handle({"do": "link", "slug": "backgammon", "state": HITS})["link"]
    seen = visit(f"play/backgammon.html#{link}", reduced_motion="reduce")
    board = TablesBoard(seen.page, "backgammon")
    expect(board.figure).to_have_attribute("data-state", "playing")
    board.press("24")
    board.press("18")
    laid = [board.men(where).first.evaluate(MIDDLE) for where in (".j-moved", "> .j-b")]
    board.press("8")
    board.press("6")
    expect(board.log).to_have_count(1)
    drawn = ('[data-at="7"]', '[data-at="bar"]')  # as the other numbers the points
    assert [board.men(where).first.evaluate(MIDDLE) for where in drawn] == laid


@pytest.mark.thorough
def test_step_is_taken_back(opened: Visit) -> None:
    """After a step there is a button to take it back; then the same men may move as before."""
    board = TablesBoard(opened.page, "backgammon")
    thrown(board)
    before, count = board.marked("may"), board.log.count()
    board.press(before[0])
    board.press(board.marked("to")[0])
    if board.marked("may"):
        board.button("Take back").click()
        assert sorted(board.marked("may")) == sorted(before)
    assert board.log.count() == count


@pytest.mark.elsewhere
def test_keys_make_a_play(opened: Visit) -> None:
    """With the keyboard alone a man is taken up by Enter and put down again by Escape."""
    board = TablesBoard(opened.page, "backgammon")
    thrown(board)
    first = board.marked("may")[0]
    board.at(first).focus()
    opened.page.keyboard.press("Enter")
    assert board.marked("from") == [first]
    says = re.compile(rf"^{first}, men of [AB]: \d+, the move is here$")
    expect(board.at(first)).to_have_attribute("aria-label", says)
    opened.page.keyboard.press("Escape")
    assert board.marked("from") == []
    here = opened.page.evaluate("document.activeElement.dataset.at")
    opened.page.keyboard.press("ArrowRight")
    assert opened.page.evaluate("document.activeElement.dataset.at") != here


def test_refusal_names_its_rule(opened: Visit) -> None:
    """Where a man may not go the page says why, with a link to what says so."""
    board = TablesBoard(opened.page, "backgammon")
    thrown(board)
    first = board.marked("may")[0]
    board.press(first)
    free = [str(casa) for casa in range(1, 25) if str(casa) not in (*board.marked("to"), first)]
    empty = [casa for casa in free if board.at(casa).locator("circle").count() == 0]
    board.press(empty[-1])
    expect(board.news.locator("a")).to_have_count(1)
    assert re.match("(men go down|.* not allowed: )", board.news.text_content() or "")


@pytest.mark.thorough
@pytest.mark.parametrize("slug", ["trictrac", "trictrac-a-ecrire"])
def test_tutor_tells_of_every_throw(visit: Visitor, slug: str) -> None:
    """Opened, it has 21 throws before the throw, after it what is best now and for what comes."""
    result = visit(PAGE.format(slug), viewport={"width": 1280, "height": 900})
    board = TablesBoard(result.page, slug)
    thrown(board)
    tutor = board.figure.locator(".j-tutor")
    tutor.locator("summary").click()
    best = tutor.get_by_text("Best in the long run: ")
    expect(best).to_have_text(
        re.compile(r": \S.*, judged to be worth -?\d+\.\d\d holes to [AB]\.$")
    )
    while board.marked("may"):
        board.press(board.marked("may")[0])
        board.press(board.marked("to")[0])
    expect(tutor.locator("tbody tr")).to_have_count(21)


@pytest.mark.thorough
def test_way_of_a_jan_is_drawn(visit: Visitor) -> None:
    """Where a throw scores, each jan has its words, its rule, and its way on the board."""
    result = visit(PAGE.format("trictrac"), viewport={"width": 1280, "height": 900})
    board = TablesBoard(result.page, "trictrac")
    board.begin()
    board.figure.locator(".j-tutor summary").click()
    show = board.figure.locator(".j-tutor").get_by_role("button", name="Show")
    rng = random.Random(1)
    results = board.figure.locator('.j-tutor [aria-busy="false"]')
    expect(results).to_be_attached()
    while not show.count():
        board.step(rng)
        expect(results).to_be_attached()
    show.first.click()
    assert board.figure.locator(".j-way").count() > 0
    assert board.figure.locator(".j-tutor li a").count() > 0
