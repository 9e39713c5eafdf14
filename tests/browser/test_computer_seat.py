"""The computer in the other's seat: it casts and decides by itself, when it is its turn."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.board import Board
    from tests.browser.conftest import Visitor

SEAT = "Your opponent is played by"
YOURS, THEIRS = "Your turn.", "Your opponent’s turn."
SETTLED = re.compile(rf"{YOURS}|wins")  # the other has answered, or the first cast has decided


def against_the_computer(board: Board, level: str) -> None:
    """Begin a game and give the computer the other's seat."""
    board.play()
    board.figure.get_by_label(SEAT).select_option(label=level)


@pytest.mark.thorough
def test_the_computer_casts_where_the_dice_are_the_others(visit: Visitor) -> None:
    """In par con as the players cast in turn: one press of the reader's makes two casts."""
    board = visit("dados/par-con-as.html").board("par-con-as")
    against_the_computer(board, "the computer")
    board.cast.click()
    expect(board.log).not_to_have_count(0)
    expect(board.figure.locator(".j-turn")).to_have_text(SETTLED)
    assert board.log.count() == 2 or board.over


@pytest.mark.thorough
def test_the_computer_decides_what_is_the_others_to_decide(visit: Visitor) -> None:
    """In guirguiesca it stakes or not on its suerte, and leaves the answer to the reader."""
    board = visit("dados/guirguiesca.html").board("guirguiesca")
    against_the_computer(board, "the computer, at random")
    turn = board.figure.locator(".j-turn")
    while not board.log.filter(has_text="para-").count():
        expect(turn).to_have_text(YOURS)
        if board.over:
            board.again()
            expect(turn).to_have_text(YOURS)
        count = board.log.count()
        board.figure.locator(".j-actions button:not([hidden]):not([disabled])").first.click()
        expect(board.log).not_to_have_count(count)
        expect(turn).not_to_have_text(THEIRS)
    assert board.log.filter(has_text="para-").count() == 1


@pytest.mark.thorough
def test_taking_back_gives_the_reader_his_own_turn_again(visit: Visitor) -> None:
    """What the computer did in answer is taken back with the cast that it answered."""
    board = visit("dados/par-con-as.html").board("par-con-as")
    against_the_computer(board, "the computer")
    board.cast.click()
    expect(board.log).not_to_have_count(0)
    expect(board.figure.locator(".j-turn")).to_have_text(SETTLED)
    board.button("Take back").click()
    expect(board.log).to_have_count(0)
    expect(board.figure.locator(".j-turn")).to_have_text(YOURS)


@pytest.mark.thorough
def test_by_lot_is_offered_only_where_something_is_decided(visit: Visitor) -> None:
    """Azar leaves nothing to choose, so there the computer can only cast."""
    board = visit("dados/azar.html").board()
    board.play()
    options = board.figure.get_by_label(SEAT).locator("option")
    assert options.all_text_contents() == ["somebody here", "the computer"]
