"""Men of a tables board in the hand: dragged, tapped on a telephone, seen to move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.tables import TablesBoard

if TYPE_CHECKING:
    from tests.browser.conftest import Visit, Visitor

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
NARROWEST = 24  # px that a place to touch has across (WCAG 2.2, 2.5.8)
BOARDS = ("backgammon", "tabula", "todas-tablas", "tick-tack", "trictrac", "toc")


def thrown(visit: Visitor, slug: str, **options: Any) -> tuple[Visit, TablesBoard]:
    """Return the page of a game on which a seat is to play, and its board."""
    seen = visit(f"tablas/{slug}.html", **{"reduced_motion": "reduce", **options})
    board = TablesBoard(seen.page, slug)
    board.begin()
    while not board.marked("may"):
        board.throw()
    return seen, board


def gone_by(board: TablesBoard, start: str) -> str:
    """Return where the man of a place may go, after taking him up and putting him down."""
    board.press(start)
    there = board.marked("to")[0]
    board.press(start)
    assert board.marked("from") == []
    return there


def stands(board: TablesBoard) -> dict[str, tuple[str, int]]:
    """Return what each place says of itself, and how many circles are drawn there."""
    places = board.figure.locator(".j-points [data-at]").all()
    return {
        str(place.get_attribute("data-at")): (
            str(place.get_attribute("aria-label")),
            place.locator("circle").count(),
        )
        for place in places
    }


@pytest.mark.thorough
@pytest.mark.parametrize("slug", ["backgammon", "trictrac"])
def test_man_is_carried_where_he_may_go(visit: Visitor, slug: str) -> None:
    """Let go there he stands there, and the next die may be played."""
    _, board = thrown(visit, slug)
    start = board.marked("may")[0]
    there = gone_by(board, start)
    board.drag(start, there)
    expect(board.figure.locator(".j-ghost")).to_have_count(0)
    assert board.figure.locator(".j-moved").count() == 1
    assert board.marked("may")
    assert board.marked("from") == []


@pytest.mark.thorough
def test_man_let_go_beside_the_board_is_put_back(visit: Visitor) -> None:
    """Nothing is played, nobody is taken up, and he stands where he stood."""
    seen, board = thrown(visit, "backgammon")
    start = board.marked("may")[0]
    before = stands(board)
    x, y = board.middle(start)
    seen.page.mouse.move(x, y)
    seen.page.mouse.down()
    seen.page.mouse.move(x + 9, y + 9)
    expect(board.figure.locator(".j-ghost")).to_have_count(1)
    assert board.figure.locator(".j-lifted").count() == 2
    seen.page.mouse.move(2, y)
    seen.page.mouse.up()
    expect(board.figure.locator(".j-ghost")).to_have_count(0)
    assert board.figure.locator(".j-lifted").count() == 0
    assert stands(board) == before


def test_board_is_played_by_touch_on_a_telephone(visit: Visitor) -> None:
    """Taps make a whole play, and the page is no broader than the screen."""
    seen, board = thrown(visit, "trictrac", **PHONE)
    before = board.log.count()
    taken_up = board.figure.locator(".j-points .j-from")
    while board.marked("may"):
        seen.page.touchscreen.tap(*board.middle(board.marked("may")[0]))
        expect(taken_up).not_to_have_count(0)
        seen.page.touchscreen.tap(*board.middle(board.marked("to")[0]))
        expect(taken_up).to_have_count(0)
    expect(board.log).to_have_count(before + 1)
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.thorough
@pytest.mark.parametrize("slug", BOARDS)
def test_places_are_broad_enough_to_touch(visit: Visitor, slug: str) -> None:
    """On a telephone no arrow and no pile is narrower than a finger needs."""
    _, board = thrown(visit, slug, **PHONE)
    boxes = [mark.bounding_box() for mark in board.figure.locator("[data-at]").all()]
    assert len(boxes) >= 24
    assert min(min(box["width"], box["height"]) for box in boxes if box) >= NARROWEST


@pytest.mark.thorough
def test_arrows_with_a_name_say_it(visit: Visitor) -> None:
    """The talon and the corner of rest are told by name to who hears the board."""
    _, board = thrown(visit, "trictrac")
    label = board.at("11").get_attribute("aria-label") or ""
    assert label.startswith("11, the coin de repos, ")
    assert (board.at("T").get_attribute("aria-label") or "").startswith("T, the talon, men of ")


@pytest.mark.thorough
@pytest.mark.parametrize(("motion", "moves"), [("no-preference", True), ("reduce", False)])
def test_men_move_briefly_or_not_at_all(visit: Visitor, motion: str, moves: bool) -> None:  # noqa: FBT001
    """No longer than 200 ms, and not for a reader who asked for less motion."""
    seen, board = thrown(visit, "backgammon", reduced_motion=motion)
    seen.page.evaluate(
        """() => { window.motions = []; const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
          window.motions.push(options.duration); return animate.call(this, frames, options); }; }"""
    )
    before = board.log.count()
    while board.marked("may"):
        board.press(board.marked("may")[0])
        board.press(board.marked("to")[0])
    expect(board.log).to_have_count(before + 1)
    lasted = seen.page.evaluate("window.motions")
    assert bool(lasted) == moves
    assert all(ms <= 200 for ms in lasted)
