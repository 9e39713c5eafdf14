"""A game is gone through back and forward in its room, and played on from any of its moments."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from juegos.serve import handle
from tests.browser.accessibility import picture, violations
from tests.browser.points import point_of
from tests.browser.room import PERSON, UPRIGHT, WIDE, Room, opened
from tests.browser.saved_games import stored
from tests.browser.test_games_page import opened as file_opened
from tests.help.replay import some_moves

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.conftest import Visitor

# Whether the line of the move shown lies within its list, but for the fraction of a dot.
IN_SIGHT = """(log) => {
  const boxes = [log.querySelector("[aria-current]"), log];
  const [line, list] = boxes.map((box) => box.getBoundingClientRect());
  return line.top > list.top - 1 && line.bottom < list.bottom + 1;
}"""
# How many lines of a list lie whole within it, above the buttons that go through the game.
LINES = """(log) => {
  const { bottom } = log.getBoundingClientRect();
  const { top } = log.closest("[role=tabpanel]").querySelector(".j-ways").getBoundingClientRect();
  const boxes = [...log.children].map((line) => line.getBoundingClientRect());
  const shown = boxes.filter((box) => box.top > log.getBoundingClientRect().top - 1);
  const whole = shown.filter((box) => box.bottom < Math.min(bottom, top, innerHeight) + 1);
  return new Set(whole.map((box) => Math.round(box.top))).size;
}"""
TOP, BOTTOM = (f"(box) => box.getBoundingClientRect().{edge}" for edge in ("top", "bottom"))
MANY = 9  # moves of a game that is gone through
# How many games are kept, and of how many moves each is.
STORED_GAMES = """() => new Promise((done) => {
  indexedDB.open("juegos-games", 1).onsuccess = ({ target: { result } }) => {
    result.transaction("games").objectStore("games").getAll().onsuccess = (found) => {
      result.close();
      done(found.target.result.map(({ moments }) => moments.length).sort());
    };
  };
})"""


def played(room: Room, count: int) -> list[str]:
    """Play so many moves of alquerque, each the first that there is; return them."""
    moves: list[str] = []
    for _ in range(count):
        reply = handle({"do": "replay", "slug": "alquerque", "moves": moves})
        room.move(*map(point_of, reply["paths"][0]))
        moves.append(reply["moves"][0])
    return moves


def position(slug: str, moves: list[str], **fields: Any) -> str:
    """Return in words what stands on a board after some moves."""
    reply = handle({"do": "replay", "slug": slug, "moves": moves, **fields})
    scene = reply["scene"]
    return str(scene.get("position") or scene["caption"])


def says(room: Room, moves: list[str], slug: str = "alquerque") -> None:
    """Wait until the line under the board tells how things stand after these moves."""
    expect(room.section.locator(".j-says")).to_contain_text(position(slug, moves))


def looking(room: Room) -> Locator:
    """Return what says that an earlier moment is shown."""
    return room.section.locator(".j-looking")


def test_a_game_is_gone_through_and_played_on_from_a_moment(visit: Visitor) -> None:
    """By keys, by buttons and by the list of moves; nothing moves the focus, and no man moves.

    What is played on from an earlier moment is another game; both are kept.
    """
    seen, room = opened(visit, "alquerque")
    room.begin(against=PERSON)
    moves = played(room, 3)
    stored(seen.page, 3)
    here = room.focused()
    seen.page.keyboard.press(",")
    expect(looking(room)).to_have_text("Move 2 of 3.")
    says(room, moves[:2])
    seen.page.keyboard.press(",")
    seen.page.keyboard.press(",")
    seen.page.keyboard.press(",")
    expect(looking(room)).to_have_text("Move 0 of 3.")
    says(room, [])
    assert room.focused() == here
    expect(room.section.locator(".j-may")).to_have_count(0)
    expect(room.button("Take back")).to_be_hidden()
    seen.page.keyboard.press(".")
    expect(looking(room)).to_have_text("Move 1 of 3.")
    room.button("To the present").click()
    expect(looking(room)).to_be_empty()
    says(room, moves)
    room.log.nth(1).get_by_role("button").click()
    expect(looking(room)).to_have_text("Move 2 of 3.")
    says(room, moves[:2])
    expect(room.log.nth(1)).to_have_attribute("aria-current", "step")
    expect(room.log.nth(1).get_by_role("button")).to_be_focused()
    assert violations(seen.page) == []
    picture(seen, "room-looked-back")
    room.button("Back to the game").click()
    says(room, moves)
    room.log.first.get_by_role("button").click()
    room.button("Play on from here").click()
    expect(room.log).to_have_count(1)
    expect(looking(room)).to_be_empty()
    expect(room.section.locator(".j-origin")).to_contain_text("Played on from move 1 of the game")
    reply = handle({"do": "replay", "slug": "alquerque", "moves": moves[:1]})
    room.move(*map(point_of, reply["paths"][-1]))
    stored(seen.page, 2)
    assert seen.page.evaluate(STORED_GAMES) == [2, 3]


@pytest.mark.thorough
def test_a_long_list_of_moves_scrolls_by_itself(visit: Visitor) -> None:
    """The page stays as short as without it, and the move shown is in sight in the list."""
    moves = list(some_moves("backgammon"))
    seen = visit("play/games.html", reduced_motion="reduce", viewport=WIDE)
    file_opened(seen.page, "\n".join(["Game: backgammon", "", *moves]))
    seen.page.locator(".j-kept-games a").click()
    room = Room(seen.page, "backgammon")
    expect(room.log).to_have_count(len(moves))
    log = room.section.locator(".j-log")
    shown, whole = log.evaluate("(log) => [log.clientHeight, log.scrollHeight]")
    assert shown < min(WIDE["height"] / 2, whole)
    for _ in range(MANY):
        room.button("Back").click()
        expect(log.locator("[aria-current]")).to_have_count(1)
        assert log.evaluate(IN_SIGHT)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("slug", "height", "lines"), [("konane", 800, 6), ("trictrac", 800, 6), ("trictrac", 720, 3)]
)
def test_lines_are_in_sight_at_the_end(visit: Visitor, slug: str, height: int, lines: int) -> None:
    """Of a game that is over the last, in a window 1280 px wide, though it can be reviewed."""
    draw = Random(3)
    moves: list[str] = []
    shown = handle({"do": "start", "slug": slug})
    while shown["moves"]:
        asked = {"do": "play", "slug": slug, "state": shown["state"]}
        moves.append(draw.choice(shown["moves"]))
        shown = handle({**asked, "move": moves[-1]})
    seen = visit("play/games.html", viewport={"width": 1280, "height": height})
    file_opened(seen.page, "\n".join([f"Game: {slug}", "", *moves]))
    seen.page.locator(".j-kept-games a").click()
    room = Room(seen.page, slug)
    expect(room.log).to_have_count(len(moves))
    expect(room.button("Review this game")).to_be_in_viewport()
    log, ways = room.section.locator(".j-log"), room.section.locator(".j-ways")
    assert log.evaluate(LINES) >= lines
    assert log.locator("[aria-current]").evaluate(BOTTOM) <= ways.evaluate(TOP) + 1


@pytest.mark.thorough
@pytest.mark.parametrize("slug", ["azar", "backgammon", "trictrac", "piquet"])
def test_each_moment_is_shown_as_it_was(visit: Visitor, slug: str) -> None:
    """Of a game of each kind, brought in a file: its moments back to the first, in words.

    Of cards no hidden one is shown, and nobody plays on once they are dealt.
    """
    seen = visit("play/games.html", reduced_motion="reduce")
    moves = list(some_moves(slug))[: None if slug == "piquet" else MANY]
    file_opened(seen.page, "\n".join([f"Game: {slug}", "", *moves]))
    seen.page.locator(".j-kept-games a").click()
    room = Room(seen.page, slug)
    expect(room.section.locator(".j-ways")).to_contain_text(" of ")
    asked = {"seat": 0} if slug == "piquet" else {}
    here = {position(slug, moves[:count], **asked) for count in range(len(moves) + 1)}
    last = int(room.section.locator(".j-ways span").inner_text().split()[-1])
    if slug != "piquet":  # where what is dealt belongs to the move before
        assert last == len(moves)
    for at in range(last - 1, -1, -1):
        room.button("Back").click()
        expect(looking(room)).to_have_text(f"Move {at} of {last}.")
        line = room.section.locator(".j-says").inner_text()
        assert any(words in line for words in here), line
    expect(room.button("Play on from here")).to_be_visible()
    room.button("Back to the game").click()
    expect(looking(room)).to_be_empty()


@pytest.mark.thorough
def test_the_computer_waits_while_one_looks_back(visit: Visitor) -> None:
    """It plays when the reader is back at the game, and not before; also on a telephone."""
    seen, room = opened(visit, "alquerque", viewport=UPRIGHT)
    room.begin(level="at random")
    expect(room.section.locator(".j-ways")).to_be_attached()  # what hears of the key has come
    room.move("c2", "c3")
    seen.page.keyboard.press(",")
    expect(looking(room)).to_have_text("Move 0 of 1.")
    seen.page.wait_for_timeout(1500)
    expect(room.log).to_have_count(1)
    assert room.is_inside(".j-actions")
    assert violations(seen.page) == []
    picture(seen, "room-looked-back-390")
    room.button("Back to the game").click()
    expect(room.log).to_have_count(2)
