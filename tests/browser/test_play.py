"""A game in the browser, by mouse, keys and touch."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from juegos.serve import handle
from tests.help.sweeps import sweep

if TYPE_CHECKING:
    from tests.browser.conftest import Visitor


GAMES = {game["slug"]: game for game in handle({"do": "list"})["games"]}
DICE = [slug for slug in GAMES if GAMES[slug]["family"] == "dados"]


@pytest.mark.parametrize("slug", sweep(DICE, "triga"))
def test_a_game_is_played_to_its_end_by_clicking(visit: Visitor, slug: str) -> None:
    """The board says who has won, its odds are certain by then, and it offers another game."""
    board = visit(f"{GAMES[slug]['family']}/{slug}.html").board(slug)
    board.play()
    board.play_out()
    assert len(board.winners()) == 1
    expect(board.cast).to_be_hidden()
    board.expect_chances_of({}, board.throws())
    assert set(board.chances().values()) == {0, 1}
    board.again()
    expect(board.cast).to_be_visible()


@pytest.mark.elsewhere
def test_the_browser_finds_the_very_fractions_of_cpython(visit: Visitor) -> None:
    """After every throw the chances on the board are those of this Python, as fractions."""
    board = visit("dados/azar.html").board()
    board.play()
    board.expect_chances_of({}, [])
    for _ in range(5):
        board.throw_often(1)
        board.expect_chances_of({}, board.throws())


@pytest.mark.thorough
def test_another_reading_begins_a_new_game_with_its_own_odds(visit: Visitor) -> None:
    """Each crux is one labelled choice; the odds that follow are those of the reading chosen."""
    board = visit("dados/azar.html").board()
    board.play()
    board.throw()
    over = board.over
    for count, crux in enumerate(GAMES["azar"]["cruces"]):
        other = crux["keys"][1]
        board.figure.get_by_label(crux["question"]).select_option(other)
        if not count and not over:
            board.give_up()  # the game of that one throw
        expect(board.log).to_have_count(0)
        board.expect_chances_of({crux["name"]: other}, [])
        board.figure.get_by_label(crux["question"]).select_option(crux["default"])
    board.expect_chances_of({}, [])


@pytest.mark.thorough
def test_every_line_of_the_log_leads_to_the_words_it_rests_on(visit: Visitor) -> None:
    """Its link is a line of the codex on the same page."""
    seen = visit("dados/azar.html")
    board = seen.board()
    board.play()
    board.throw()
    link = board.log.first.get_by_role("link")
    expect(link).to_have_text(re.compile(r"67r\.[ab]\.\d+"))
    target = str(link.get_attribute("href")).removeprefix("#")
    assert seen.page.locator(f'[id="{target}"]').count() == 1


@pytest.mark.elsewhere
def test_a_throw_is_taken_back(visit: Visitor) -> None:
    """Log, dice and odds are those from before; the very first situation cannot be taken back."""
    board = visit("dados/azar.html").board()
    board.play()
    expect(board.button("Take back")).to_be_disabled()
    drawn = board.figure.locator(".j-drawn").inner_html()
    board.throw()
    assert board.figure.locator(".j-drawn").inner_html() != drawn
    board.button("Take back").click()
    expect(board.log).to_have_count(0)
    assert board.figure.locator(".j-drawn").inner_html() == drawn
    board.expect_chances_of({}, [])
    expect(board.button("Take back")).to_be_disabled()


@pytest.mark.thorough
def test_a_game_is_played_by_keyboard_alone(visit: Visitor) -> None:
    """Tab reaches Play; Enter, Space and T throw; the focus is never lost on the way."""
    seen = visit("dados/azar.html")
    board, keys = seen.board(), seen.page.keyboard
    start = board.button("Play")
    for _ in range(500):  # past every link of the text
        keys.press("Tab")
        if start.evaluate("button => button === document.activeElement"):
            break
    expect(start).to_be_focused()
    keys.press("Enter")
    expect(board.cast).to_be_focused()
    count = 0
    while not board.over:
        keys.press(("Enter", "Space", "t")[count % 3])
        count += 1
        expect(board.log).to_have_count(count)
    expect(board.button("New game")).to_be_focused()
    keys.press("Enter")
    expect(board.log).to_have_count(0)
    expect(board.cast).to_be_focused()


def test_a_game_is_played_by_touch_on_a_telephone(visit: Visitor) -> None:
    """Taps do all, and every control is at least 44 px high and wide."""
    seen = visit(
        "dados/azar.html", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    board = seen.board()
    board.button("Play").tap()
    board.cast.tap()
    expect(board.log).to_have_count(1)
    board.button("Take back").tap()
    expect(board.log).to_have_count(0)
    for control in board.figure.locator("button, select").all():
        box = control.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    width = seen.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390


@pytest.mark.thorough
def test_what_happens_is_told_to_those_who_do_not_see_it(visit: Visitor) -> None:
    """A status tells the event, whose turn it is and what he may do; the drawing has a title."""
    board = visit("dados/azar.html").board()
    board.play()
    board.throw()
    event = board.log.first.inner_text()
    text = board.figure.get_by_role("status").inner_text()
    assert text.split(". ")[0].rstrip(".") in event
    expect(board.figure.locator("svg title")).to_have_text(re.compile("^Dice: "))


@pytest.mark.thorough
@pytest.mark.parametrize(("motion", "longest"), [("no-preference", 0.2), ("reduce", 0)])
def test_dice_tumble_briefly_or_not_at_all(visit: Visitor, motion: str, longest: float) -> None:
    """No longer than 200 ms, and not for a reader who asked for less motion."""
    board = visit("dados/azar.html", reduced_motion=motion).board()
    board.play()
    board.throw()
    rect = board.figure.locator(".j-tumble .j-die rect").first
    style = rect.evaluate("e => (({ animation: a }) => a)(getComputedStyle(e))")
    seconds = [float(s) for s in re.findall(r"([\d.]+)s", style)]
    assert (longest > 0) == ("j-tumble" in style)
    assert sum(seconds) <= longest
