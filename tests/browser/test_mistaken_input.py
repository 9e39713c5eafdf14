"""What a reader did not mean: a game given up by Enter, a second click, a key held down."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from juegos.serve import handle
from tests.browser.accessibility import violations
from tests.browser.points import PointsBoard, point_of
from tests.browser.room import PERSON, Room
from tests.browser.saved_games import stored
from tests.browser.tables import TablesBoard
from tests.browser.test_cards import Cards
from tests.browser.test_stepping import STORED_GAMES, looking, played, says
from tests.browser.test_tables_strict import opened as strict
from tests.browser.test_tables_strict import until_marking
from tests.help.sweeps import sweep

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.board import Board
    from tests.browser.conftest import Visit, Visitor

OBLIGED = {"captura": "obligatoria"}
ENCUENTRO = "After an encuentro"
HERE = "document.activeElement.dataset.at"
TWICE = "button => { button.click(); button.click(); }"  # before any answer can have come


def settled(board: Board) -> None:
    """Wait until nothing is asked of the rules any more."""
    expect(board.figure.locator('[aria-disabled="true"]')).to_have_count(0)


def both(control: Locator, *, late: bool) -> None:
    """Click twice: as fast as a double click is, or faster than any answer."""
    if late:
        control.dblclick()
    else:
        control.evaluate(TWICE)


@pytest.mark.thorough
@pytest.mark.parametrize("slug", ["backgammon", "trictrac"])
def test_enter_throws_and_then_is_on_the_board(visit: Visitor, slug: str) -> None:
    """The reader is where he is to play: it was New game, and Enter wiped out what was played."""
    seen = visit(f"tablas/{slug}.html", reduced_motion="reduce")
    board = TablesBoard(seen.page, slug)
    board.begin()
    board.cast.focus()
    while not board.marked("may"):
        seen.page.keyboard.press("Enter")
        settled(board)
    count = board.log.count()
    assert seen.page.evaluate(HERE) in board.marked("may")
    seen.page.keyboard.press("Enter")
    assert len(board.marked("from")) == 1
    seen.page.keyboard.press("Escape")
    assert board.log.count() == count
    # and a play that is ended by a button, too, leaves him on the board or at the dice
    board.press(board.marked("may")[0])
    board.press(board.marked("to")[0])
    board.button("Take back").press("Enter")
    assert seen.page.evaluate(HERE) is not None


def moved(visit: Visitor) -> tuple[Visit, PointsBoard]:
    """Return a page on which a game is on, and its board."""
    seen = visit("alquerque/alquerque.html", reduced_motion="reduce")
    board = PointsBoard(seen.page, "alquerque")
    board.play()
    board.press("c2", "c3")
    board.moved(1)
    return seen, board


@pytest.mark.thorough
def test_a_game_is_not_given_up_unasked(visit: Visitor) -> None:
    """Enter twice, Escape and the first button go on with it; then the reader is on the board."""
    seen, board = moved(visit)
    keys = seen.page.keyboard
    for answer in ("Enter", "Escape"):
        board.button("New game").focus()
        keys.press("Enter")
        expect(board.sure).to_contain_text("The game is not over")
        keys.press(answer)
        expect(board.sure).to_have_count(0)
        expect(board.button("New game")).to_be_focused()
        assert board.throws() == ["c2-c3"]
    board.button("New game").click()
    assert violations(seen.page) == []
    board.give_up()
    board.moved(0)
    assert board.focused() is not None
    board.button("New game").click()  # there is nothing to give up
    expect(board.sure).to_have_count(0)


@pytest.mark.thorough
def test_a_reading_does_not_end_a_game_unasked(visit: Visitor) -> None:
    """Who goes on finds the reading that is in force; who gives up plays by the other."""
    seen = visit("dados/azar.html")
    board = seen.board()
    board.play()
    board.throw()
    while board.over:
        board.again()
        board.throw()
    encuentro = board.figure.get_by_label(ENCUENTRO)
    encuentro.select_option("pasa")
    board.sure.get_by_role("button", name="Go on").click()
    expect(encuentro).to_have_value("de-cabo")
    expect(board.log).to_have_count(1)
    board.expect_chances_of({}, board.throws())
    encuentro.select_option("pasa")
    board.give_up()
    expect(board.log).to_have_count(0)
    expect(encuentro).to_have_value("pasa")
    board.expect_chances_of({"encuentro": "pasa"}, [])


@pytest.mark.thorough
def test_a_game_goes_on_under_another_reading(visit: Visitor) -> None:
    """From the moment that is shown, and is kept so; the game before stays kept as it was."""
    seen = visit("play/alquerque.html", reduced_motion="reduce")
    room = Room(seen.page, "alquerque")
    room.begin(against=PERSON)
    moves = played(room, 3)
    stored(seen.page, 3)
    seen.page.keyboard.press(",")
    expect(looking(room)).to_have_text("Move 2 of 3.")
    room.section.get_by_role("tab", name="Rules in force").click()
    capture = room.section.locator("#tablero-alquerque-captura")
    capture.select_option("obligatoria")
    sure = room.section.locator(".j-confirm")
    sure.get_by_role("button", name="Play on from here under").click()
    expect(room.log).to_have_count(0)
    says(room, moves[:2])
    room.section.get_by_role("tab", name="Moves").click()
    room.move(*map(point_of, obliged(moves[:2])))
    stored(seen.page, 1)
    assert seen.page.evaluate(STORED_GAMES) == [1, 3]
    line = room.section.locator(".j-says").inner_text()
    seen.page.goto(f"{seen.address}play/games.html")
    seen.page.locator(".j-kept-games a").first.click()
    expect(room.section.locator(".j-says")).to_have_text(line)
    room.section.get_by_role("tab", name="Rules in force").click()
    expect(capture).to_have_value("obligatoria")


def obliged(moves: list[str]) -> list[int]:
    """Return the points of a move after these, where one must take who can."""
    standing = handle({"do": "replay", "slug": "alquerque", "moves": moves})
    asked = {"slug": "alquerque", "state": standing["state"], "readings": OBLIGED}
    [points, *_] = handle({"do": "start", **asked})["paths"]
    return list(points)


@pytest.mark.parametrize("late", sweep([False, True], False))
def test_dice_are_thrown_once_by_two_clicks(visit: Visitor, late: bool) -> None:  # noqa: FBT001
    """The second comes before the answer, or after it: a throw too many once lost the game."""
    board = visit("dados/azar.html").board()
    board.play()
    both(board.cast, late=late)
    expect(board.log).not_to_have_count(0)
    settled(board)
    assert board.log.count() == 1


@pytest.mark.thorough
@pytest.mark.parametrize("late", [False, True])
def test_a_decision_is_made_once_by_two_clicks(visit: Visitor, late: bool) -> None:  # noqa: FBT001
    """At guirguiesca the second was refused for ever, however often it was tried again."""
    board = visit("dados/guirguiesca.html").board("guirguiesca")
    board.play()
    choices = board.figure.locator(".j-moves button")
    while not choices.count():
        if board.over:
            board.again()
        board.throw()
    count = board.log.count()
    both(choices.first, late=late)
    expect(board.log).to_have_count(count + 1)
    settled(board)
    expect(board.figure.get_by_role("alert")).to_be_empty()
    assert board.log.count() == count + 1


@pytest.mark.thorough
@pytest.mark.parametrize("late", [False, True])
def test_cards_are_cut_once_by_two_clicks(visit: Visitor, late: bool) -> None:  # noqa: FBT001
    """The second click found nothing to cut, and the rules said so in red."""
    seen = visit("naipes/piquet.html", reduced_motion="reduce")
    table = Cards(seen.page, "piquet")
    table.begin()
    both(table.button("Cut for the deal"), late=late)
    expect(table.log).not_to_have_count(0)
    settled(table)
    expect(table.figure.get_by_role("alert")).to_be_empty()


@pytest.mark.thorough
def test_a_mark_is_made_once_by_two_clicks(visit: Visitor) -> None:
    """What the throw of strict trictrac gave is marked, and no more is said."""
    _, board = strict(visit)
    until_marking(board)
    count = board.log.count()
    both(board.word("marque 0 4"), late=True)
    expect(board.log).to_have_count(count + 1)
    settled(board)
    expect(board.figure.get_by_role("alert")).to_be_empty()
    assert board.log.count() == count + 1


@pytest.mark.thorough
def test_a_double_click_on_play_begins(visit: Visitor) -> None:
    """The second click lies on Stop, which was not meant."""
    board = visit("dados/azar.html").board()
    board.button("Play").dblclick()
    expect(board.cast).to_be_visible()


@pytest.mark.thorough
def test_a_man_is_taken_up_by_a_double_click(visit: Visitor) -> None:
    """The second click does not put him down again, nor asks why he may not go where he went."""
    seen = visit("alquerque/alquerque.html", reduced_motion="reduce")
    board = PointsBoard(seen.page, "alquerque")
    board.play()
    seen.page.mouse.dblclick(*board.middle("c2"))
    assert board.marked("from") == ["c2"]
    seen.page.mouse.dblclick(*board.middle("c3"))
    board.moved(1)
    settled(board)
    expect(board.news).to_have_text(re.compile(r"^White moves from c2 to c3\. The "))


@pytest.mark.thorough
@pytest.mark.parametrize("key", ["Enter", "t"])
def test_a_key_held_down_throws_once(visit: Visitor, key: str) -> None:
    """However often the keyboard repeats it."""
    seen = visit("dados/azar.html")
    board = seen.board()
    board.play()
    board.cast.focus()
    for _ in range(4):
        seen.page.keyboard.down(key)
        expect(board.log).to_have_count(1)
    seen.page.keyboard.up(key)
    settled(board)
    assert board.log.count() == 1


@pytest.mark.thorough
def test_a_letter_written_is_no_command(visit: Visitor) -> None:
    """T throws, cuts or deals; in the teacher's field it is the first letter of a ten."""
    seen = visit("naipes/piquet.html", reduced_motion="reduce")
    table = Cards(seen.page, "piquet")
    table.begin()
    table.figure.locator(".j-teacher summary").click()
    table.figure.get_by_label("Twelve cards").press_sequentially("TS")
    settled(table)
    expect(table.log).to_have_count(0)


@pytest.mark.thorough
def test_a_throw_that_was_seen_comes_again(visit: Visitor) -> None:
    """Taking back changes no luck: else one throws until one likes it. A new game has its own."""
    board = visit("dados/azar.html").board()
    board.play()
    firsts = set()
    for _ in range(8):
        while not board.over and board.log.count() < 3:
            board.throw()
        seen = board.throws()
        for count in reversed(range(len(seen))):
            board.button("Take back").click()
            expect(board.log).to_have_count(count)
        for _ in seen:
            board.throw()
        assert board.throws() == seen
        firsts.add(seen[0])
        over = board.over
        board.button("New game").click()
        if not over:
            board.give_up()
        expect(board.log).to_have_count(0)
    assert len(firsts) > 1


@pytest.mark.thorough
def test_a_throw_stays_when_it_is_played_otherwise(visit: Visitor) -> None:
    """The next throw is the same, whatever was played before it and taken back."""
    seen = visit("tablas/todas-tablas.html", reduced_motion="reduce")
    board = TablesBoard(seen.page, "todas-tablas")
    board.begin()
    thrown: list[list[Any]] = []
    for which in (0, -1):
        while not board.marked("may"):
            board.throw()
        count = board.log.count()
        while may := board.marked("may"):
            board.press(may[which])
            board.press(board.marked("to")[which])
        expect(board.log).to_have_count(count + 1)
        board.throw()
        made = board.throws()
        thrown.append([made[:count], made[count + 1]])
        for left in reversed(range(len(made))):
            board.button("Take back").click()
            expect(board.log).to_have_count(left)
    assert thrown[0] == thrown[1]
