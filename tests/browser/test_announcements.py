"""What the boards say: to whom sees them no more than he needs, and of the end once who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import picture
from tests.browser.tables import TablesBoard
from tests.help.sweeps import sweep

if TYPE_CHECKING:
    from tests.browser.board import Board
    from tests.browser.conftest import Visit, Visitor

# What of a piece of the bar is seen of its words: whole (true), nothing (false), else a part.
SEEN = """bar => [...bar.querySelectorAll(":not([hidden]) > .j-share")].map((one) => {
  const [word, piece] = [one, one.parentNode].map((each) => each.getBoundingClientRect());
  if (word.top >= piece.bottom) return false;
  return word.left >= piece.left - 1 && word.right <= piece.right + 1 ? true : one.textContent;
})"""
SHARES = """(bar, shares) => [...bar.children].forEach((piece, at) => {
  piece.hidden = at === 2;
  piece.style.transition = "none";
  piece.style.flexGrow = shares[at] ?? 0;
})"""


@pytest.mark.parametrize("slug", sweep(["backgammon", "trictrac"]))
def test_the_position_is_told_to_those_who_do_not_see_it(visit: Visitor, slug: str) -> None:
    """Its words are there, on the page and in play, and take no room beside the drawing."""
    board = visit(f"tablas/{slug}.html").board(slug)
    result = board.figure.locator(".j-position")
    for now in ("page", "play"):
        if now == "play":
            board.play()
        expect(result).to_contain_text("A ")
        box = result.bounding_box()
        assert box is not None
        assert max(box["width"], box["height"]) <= 1
        assert (result.text_content() or "") not in board.figure.locator(".j-caption").inner_text()


@pytest.mark.thorough
@pytest.mark.parametrize("slug", ["backgammon", "trictrac"])
def test_the_man_of_the_other_is_asked_about(visit: Visitor, slug: str) -> None:
    """Pointed at, he is said to be the other's, with a link to the words; nobody is taken up."""
    seen = visit(f"tablas/{slug}.html", reduced_motion="reduce")
    board = TablesBoard(seen.page, slug)
    board.begin()
    while not board.marked("may"):
        board.throw()
    theirs = "rT" if slug == "trictrac" else "12"
    board.press(theirs)
    expect(board.news).to_contain_text(f"the man on {theirs} is the other’s")
    expect(board.news.get_by_role("link")).to_have_count(1)
    assert board.marked("from") == []


@pytest.fixture
def bar(visit: Visitor) -> tuple[Visit, Board]:
    """Return a page with a bar of chances, on a telephone."""
    seen = visit("dados/azar.html", viewport={"width": 390, "height": 844})
    return seen, seen.board()


@pytest.mark.thorough
def test_no_word_of_the_bar_is_clipped(bar: tuple[Visit, Board]) -> None:
    """However small a piece is, it shows its words whole or not at all."""
    pieces = bar[1].figure.locator(".j-bar")
    for share in (0, 0.02, 0.1, 0.2, 0.3, 0.5, 1):
        pieces.evaluate(SHARES, [share, 1 - share])
        result = pieces.evaluate(SEEN)
        assert len(result) == 2
        assert set(result) <= {True, False}
        assert result[share < 0.5] is True


@pytest.mark.thorough
def test_the_end_tells_once_who_has_won(bar: tuple[Visit, Board]) -> None:
    """Who, and by what; not that the game is over as well."""
    seen, board = bar
    board.play()
    board.play_out()
    assert len(board.winners()) == 1
    assert "over" not in board.figure.locator(".j-says").inner_text()
    picture(seen, "azar-over-390")
