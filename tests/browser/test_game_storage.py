"""A game is kept from its first move on: nothing that happens to the page loses it."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING
from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

from juegos.serve import handle
from tests.browser.points import PointsBoard, point_of
from tests.browser.room import PERSON, Room
from tests.browser.saved_games import stored
from tests.help.sweeps import sweep

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.conftest import Visit, Visitor

PAGE = "alquerque/alquerque.html"
DENIED = 'IDBFactory.prototype.open = () => { throw new DOMException("denied", "SecurityError"); }'
FULL = (
    'IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); }'
)
# A move that no rules know takes the place of the last, as after a change of the rules.
SPOILT = """() => new Promise((done) => {
  indexedDB.open("juegos-games").onsuccess = ({ target: { result } }) => {
    const games = result.transaction("games", "readwrite").objectStore("games");
    games.getAll().onsuccess = ({ target: { result: [game] } }) => {
      game.moments.at(-1).written = ["z9-z8"];
      games.put(game);
    };
    games.transaction.oncomplete = () => { result.close(); done(); };
  };
})"""
# Those that a page starts, so that they can be told to have failed.
WORKERS = """globalThis.workers = [];
globalThis.Worker = class extends Worker {
  constructor(...given) { super(...given); workers.push(this); }
};"""
# No lock is had before `grant` is called.
SLOW_LOCKS = """const granted = new Promise((resolve) => { globalThis.grant = resolve; });
const { request } = LockManager.prototype;
LockManager.prototype.request = function (name, how, call) {
  return request.call(this, name, how, (lock) => granted.then(() => call(lock)));
};"""


def script(text: str) -> Callable[[Page], object]:
    """Return what makes a page run a script before its own."""
    return lambda page: page.add_init_script(text)


def lines(moves: list[str]) -> re.Pattern[str]:
    """Return what a record of these moves looks like."""
    text = "\n".join(map(re.escape, moves))
    return re.compile(rf"^Game: alquerque\n(.+\n)+\n{text}\n$")


def begun(seen: Visit, moves: int) -> tuple[PointsBoard, list[str]]:
    """Play so many moves; return the board and the moves."""
    board = PointsBoard(seen.page, "alquerque")
    board.play()
    return board, board.play_by_lot(random.Random(4), moves)


def go_on(board: PointsBoard, moves: list[str]) -> None:
    """Continue the game, and hold its log to the moves that were made."""
    board.button("Continue").click()
    board.moved(len(moves))
    assert board.throws() == moves


def move_on(board: PointsBoard, moves: list[str]) -> None:
    """Make one more move, the first that there is, and wait until the log tells of it."""
    reply = handle({"do": "replay", "slug": "alquerque", "moves": moves})
    board.press(*map(point_of, reply["paths"][0]))
    moves.append(reply["moves"][0])
    board.moved(len(moves))


def test_a_game_outlives_the_page(visit: Visitor) -> None:
    """After a reload, and after the way to another page and back, it goes on where it stood.

    Each move can be taken back as if nothing had happened.
    """
    seen = visit(PAGE)
    board, moves = begun(seen, 3)
    stored(seen.page, 3)
    drawn = board.figure.locator(".j-drawn svg")
    before = drawn.get_attribute("aria-label"), board.figure.locator(".j-turn").inner_text()
    seen.page.reload()
    go_on(board, moves)
    assert before == (
        drawn.get_attribute("aria-label"),
        board.figure.locator(".j-turn").inner_text(),
    )
    board.button("Take back").click()
    board.moved(2)
    moves.pop()
    move_on(board, moves)
    stored(seen.page, 3)
    seen.page.goto(f"{seen.address}dados/azar.html")
    seen.page.go_back()
    go_on(board, moves)
    for left in (2, 1, 0):
        board.button("Take back").click()
        board.moved(left)


@pytest.mark.thorough
def test_the_dice_fall_as_they_would_have(visit: Visitor) -> None:
    """A throw that is taken back after a reload falls again as it did before."""
    seen = visit("dados/panquist.html")
    board = seen.board("panquist")
    board.play()
    board.throw()
    thrown = board.throws()
    stored(seen.page, 1)
    seen.page.reload()
    board.button("Continue").click()
    expect(board.log).to_have_count(1)
    board.button("Take back").click()
    expect(board.log).to_have_count(0)
    board.throw()
    assert board.throws() == thrown


@pytest.mark.thorough
def test_two_tabs_do_not_overwrite_each_other(visit: Visitor) -> None:
    """The second looks on, sees each move, and may take over; then the first looks on."""
    first = visit(PAGE)
    one, moves = begun(first, 2)
    stored(first.page, 2)
    second = visit(PAGE, context=first.page.context)
    other = PointsBoard(second.page, "alquerque")
    go_on(other, moves)
    looks_on = other.figure.get_by_text("here you can only watch")
    expect(looks_on).to_be_visible()
    expect(other.figure.locator(".j-controls")).to_have_js_property("inert", value=True)
    move_on(one, moves)
    other.moved(3)
    other.button("Take over here").click()
    expect(looks_on).to_be_hidden()
    expect(one.figure.get_by_text("here you can only watch")).to_be_visible()
    move_on(other, moves)
    one.moved(4)
    assert one.throws() == other.throws() == moves


@pytest.mark.thorough
def test_a_killed_python_loses_nothing(visit: Visitor) -> None:
    """The game stays on the board, the next move is asked of another Python, and all is kept."""
    seen = visit(PAGE, before=script(WORKERS))
    board, moves = begun(seen, 2)
    seen.page.evaluate("() => workers.forEach((one) => one.dispatchEvent(new ErrorEvent('error')))")
    board.moved(2)
    move_on(board, moves)
    stored(seen.page, 3)
    seen.page.reload()
    go_on(board, moves)


@pytest.mark.parametrize("text", sweep([DENIED, FULL]), ids=["denied", "full"])
def test_a_browser_that_keeps_nothing_gives_the_record(visit: Visitor, text: str) -> None:
    """The game goes on; one sentence says that it is not kept, with the record as it stands."""
    seen = visit(PAGE, before=script(text))
    board, moves = begun(seen, 2)
    expect(board.figure.get_by_text("This browser saves nothing: copy the record.")).to_be_visible()
    result = board.figure.get_by_role("textbox")
    expect(result).to_have_value(lines(moves))
    reply = handle({"do": "replay", "text": result.input_value()})
    assert [step["move"] for step in reply["steps"]] == moves


@pytest.mark.thorough
def test_a_game_that_the_rules_refuse_is_given_as_it_is(visit: Visitor) -> None:
    """Whoever comes back to it under other rules is told so, and gets its record; it stays kept."""
    seen = visit(PAGE)
    board, moves = begun(seen, 2)
    stored(seen.page, 2)
    seen.page.evaluate(SPOILT)
    seen.page.reload()
    board.button("Continue").click()
    expect(board.figure.get_by_text("The rules refuse this game")).to_be_visible()
    expect(board.figure.get_by_role("textbox")).to_have_value(lines([*moves[:-1], "z9-z8"]))
    expect(board.figure.get_by_role("alert")).to_contain_text("z9-z8")
    expect(board.button("Continue")).to_be_visible()


@pytest.mark.thorough
def test_a_room_and_the_gallery_lead_back_to_a_game(visit: Visitor) -> None:
    """Everybody sits where he sat, with the board as it was turned; also once he has left it."""
    seen = visit("play/alquerque.html", reduced_motion="reduce")
    room = Room(seen.page, "alquerque")
    room.begin(side="Black", level="weak")
    expect(room.log).to_have_count(1)
    first = room.log.text_content() or ""
    stored(seen.page, 1)
    seen.page.goto(f"{seen.address}play/index.html")
    shown = seen.page.locator(".j-unfinished li")
    expect(shown.get_by_role("heading")).to_have_text("Alquerque de doce")
    expect(shown.locator("img")).to_have_js_property("complete", value=True)
    shown.get_by_role("link").click()
    expect(room.log).to_have_text(first)
    expect(room.turn).to_have_text("Your turn.")
    expect(room.section.locator(".j-coordinates text").first).to_contain_text("edcba")
    room.button("New game").click()
    room.section.get_by_role("dialog").get_by_role("button", name="Begin another").click()
    on = room.form.get_by_role("button", name="Continue")
    assert room.form.locator(".j-main").all_inner_texts() == ["Continue"]
    waiting = room.section.locator(".j-drawn > img")
    expect(waiting).to_be_visible()
    light = waiting.get_attribute("src") or ""
    assert "var(--j-ground" not in unquote(light)  # as on the page
    room.page.emulate_media(color_scheme="dark")
    expect(waiting).not_to_have_attribute("src", light)
    expect(room.section.locator(".j-drawn > svg")).to_be_hidden()
    on.click()
    expect(room.form).to_be_hidden()
    expect(waiting).to_have_count(0)
    expect(room.log).to_have_text(first)
    expect(room.turn).to_have_text("Your turn.")


def test_a_game_is_left_before_its_lock_is_had(visit: Visitor) -> None:
    """Another begins then: a reader who is quicker than the lock waited for it without end."""
    seen = visit("play/alquerque.html", reduced_motion="reduce", before=script(SLOW_LOCKS))
    room = Room(seen.page, "alquerque")
    room.begin(against=PERSON)
    room.move("c2", "c3")
    room.button("New game").click()
    room.section.get_by_role("button", name="Begin another").click()
    room.button("Begin").click()
    seen.page.evaluate("grant()")
    expect(room.log).to_have_count(0)
    room.move("c2", "c3")
