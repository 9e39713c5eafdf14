"""Records in the room of a game: copied, taken along, handed on as a link, and brought there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from juegos import catalogue
from juegos.serve import handle
from tests.browser.accessibility import picture, violations
from tests.browser.room import PERSON, UPRIGHT, Room, opened
from tests.browser.saved_games import stored
from tests.browser.test_stepping import MANY, played, says
from tests.help.replay import some_moves

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visitor

DRAUGHTS = '[GameType "25"]\n[White "Ana"]\n[Result "*"]\n\n1. c3-d4 *\n'
# A file that is dropped on the board.
DROP = """([selector, bytes]) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([new Uint8Array(bytes)], "game.txt", { type: "text/plain" }));
  const how = { dataTransfer, bubbles: true, cancelable: true };
  document.querySelector(selector).dispatchEvent(new DragEvent("drop", how));
}"""


def fold(room: Room) -> Locator:
    """Return the fold of records, opened."""
    result = room.section.locator(".j-records")
    if result.get_attribute("open") is None:
        result.locator("summary").click()
    expect(room.button("Open it")).to_be_visible()
    return result


def record_text(room: Room) -> Locator:
    """Return the text that the fold gives to be copied."""
    return fold(room).get_by_label("The game as a record")


def write_in(room: Room, notation: str) -> None:
    """Have the text written in a notation of other programs."""
    fold(room).get_by_label("Written in").select_option(notation)


def text_of(room: Room) -> str:
    """Wait until the fold gives a text; return it."""
    expect(record_text(room)).not_to_have_value("")
    return record_text(room).input_value()


def linked(room: Room, name: str = "Copy link to the game") -> str:
    """Copy a link; return what stands behind its ``#``."""
    fold(room)
    room.button(name).click()
    expect(record_text(room)).not_to_have_value("")
    room.page.wait_for_function(
        "() => document.querySelector('.j-records textarea').value[0] == 'h'"
    )
    return record_text(room).input_value().partition("#")[2]


def paste(room: Room, text: str) -> None:
    """Paste a text into the fold and have it opened."""
    fold(room).get_by_label("Paste a record or a link here").fill(text)
    room.button("Open it").click()


def drop(page: Page, text: str, encoding: str = "utf-8") -> None:
    """Drop a file on the board."""
    page.evaluate(DROP, [".j-room .j-drawn", list(text.encode(encoding))])


def drawn(room: Room) -> str:
    """Return the drawing of the board that is shown, whichever of its points Tab comes to."""
    drawn = room.section.locator(".j-drawn svg").first.evaluate("svg => svg.outerHTML")
    return re.sub(r' tabindex="-?\d"', "", drawn)


def moves_of(text: str) -> list[str]:
    """Return the moves that a record or a link holds, as the rules read it."""
    reply: dict[str, Any] = handle({"do": "records", "text": text})["records"][0]
    return list(reply["moves"])


@pytest.mark.thorough
def test_a_game_is_handed_on_as_a_link_and_as_a_record(visit: Visitor) -> None:
    """Who opens the link sees the game as it stands, and plays his own on, also after a reload.

    A record that is brought is gone on with; a bad one is told with its line, and nothing is lost.
    """
    seen, room = opened(visit, "alquerque")
    room.begin(against=PERSON)
    moves = played(room, 2)
    stored(seen.page, 2)
    assert violations(seen.page) == []
    link = linked(room)
    picture(seen, "room-with-its-record")
    other = visit(f"play/alquerque.html#{link}", reduced_motion="reduce")
    theirs = Room(other.page, "alquerque")
    expect(theirs.log).to_have_count(2)
    says(theirs, moves)
    assert moves_of(text_of(theirs)) == moves
    other.page.reload()
    expect(theirs.log).to_have_count(2)
    paste(theirs, "Game: alquerque\n\nb2-c3\nz9-z8\n")
    expect(theirs.section.get_by_role("alert")).to_contain_text("line 4")
    expect(theirs.log).to_have_count(2)
    drop(other.page, "Game: alquerque\nA: Ana\n\nb2-c3\n")
    expect(theirs.log).to_have_count(1)
    expect(record_text(theirs)).to_have_value(re.compile("\nA: Ana\n"))
    expect(theirs.section.get_by_role("alert")).to_be_empty()


@pytest.mark.thorough
@pytest.mark.parametrize("family", catalogue.FAMILIES)
def test_each_game_is_handed_on(visit: Visitor, family: str) -> None:
    """By record and by link: what comes to another reader is the same game on the same board."""
    seen = visit("play/games.html", reduced_motion="reduce")
    for slug in (entry.slug for entry in catalogue.games_of(family)):
        # at cards without the last, which the computer would answer
        moves = list(some_moves(slug))[: -1 if family == "naipes" else MANY]
        record = "\n".join([f"Game: {slug}", "", *moves])
        link = handle({"do": "link", "text": record})["link"]
        room = Room(seen.page, slug)
        seen.page.goto(f"{seen.address}play/{slug}.html#{link}")
        expect(room.log.first).to_be_visible()
        assert moves_of(text_of(room)) == moves, slug
        assert moves_of(linked(room)) == moves, slug
        line = room.section.locator(".j-says").inner_text()
        count, board = room.log.count(), drawn(room)
        drop(seen.page, f"Game: {slug}\n")
        expect(room.log).to_have_count(0)
        drop(seen.page, record)
        expect(room.log).to_have_count(count)
        expect(room.section.locator(".j-says")).to_have_text(line, use_inner_text=True)
        assert moves_of(text_of(room)) == moves, slug
        assert drawn(room) == board, slug


@pytest.mark.thorough
def test_a_hint_is_marked_in_the_record(visit: Visitor) -> None:
    """By the number of the move that it was asked for; also before the first, and once each."""
    _, room = opened(visit, "alquerque")
    room.begin(against=PERSON)
    room.section.get_by_role("tab", name="Hint").click()
    hint = room.section.get_by_role("tabpanel")
    for _ in range(2):
        room.button("What would a good player do?").click()
        expect(hint).to_contain_text("A good player would play")
    expect(record_text(room)).to_have_value(re.compile("\nHints: 1\n"))
    played(room, 2)
    expect(record_text(room)).to_have_value(re.compile("\nHints: 1\n"))
    room.button("What would a good player do?").click()
    expect(record_text(room)).to_have_value(re.compile("\nHints: 1 3\n"))
    assert len(moves_of(text_of(room))) == 2


@pytest.mark.thorough
def test_no_hint_is_had_where_the_dice_are_to_be_thrown(visit: Visitor) -> None:
    """It says that it is not for the reader to decide, and the record tells of no hint."""
    _, room = opened(visit, "backgammon")
    room.begin(against=PERSON)
    room.section.get_by_role("tab", name="Hint").click()
    room.button("What would a good player do?").click()
    hint = room.section.get_by_role("tabpanel")
    expect(hint).to_contain_text("It is not your turn to decide yet.")
    expect(room.section.locator(".j-alert")).to_be_empty()
    expect(record_text(room)).not_to_have_value(re.compile("Hints"))


def to_decide(slug: str) -> list[str]:
    """Return moves of a game after which A is to decide, who sees his own cards alone."""
    moves = list(some_moves(slug))
    for count in range(len(moves)):
        if handle({"do": "replay", "slug": slug, "moves": moves[:count]})["turn"] == 0:
            return moves[:count]
    raise AssertionError("A decides nothing")


def at_a_choice(visit: Visitor, slug: str) -> tuple[Room, int]:
    """Open the room of a game where its reader is to decide; return it with that move's number."""
    moves = to_decide(slug)
    link = handle({"do": "link", "text": "\n".join([f"Game: {slug}", "", *moves])})["link"]
    room = Room(visit(f"play/{slug}.html#{link}", reduced_motion="reduce").page, slug)
    expect(room.section).to_have_attribute("data-state", "playing")
    assert "Hints:" not in text_of(room)
    return room, len(moves) + 1


@pytest.mark.thorough
def test_odds_are_a_hint_to_who_decides(visit: Visitor) -> None:
    """Marked once their tab is open, in a game of dice where something is decided."""
    room, number = at_a_choice(visit, "guirguiesca")
    room.section.get_by_role("tab", name="Rules in force").click()
    assert "Hints:" not in text_of(room)
    room.section.get_by_role("tab", name="Odds").click()
    expect(record_text(room)).to_have_value(re.compile(f"\nHints: {number}\n"))


@pytest.mark.thorough
def test_the_tutor_is_a_hint_to_who_decides(visit: Visitor) -> None:
    """Marked once it tells what the throw is worth; not where one looks back at a moment before."""
    room, number = at_a_choice(visit, "trictrac")
    tutor = room.section.locator(".j-tutor")
    room.button("Back").click()
    tutor.locator("summary").click()
    expect(tutor.locator("tbody tr")).to_have_count(21)
    assert "Hints:" not in text_of(room)
    room.button("Back to the game").click()
    expect(tutor).to_contain_text("in the long run")
    expect(record_text(room)).to_have_value(re.compile(f"\nHints: {number}\n"))


@pytest.mark.thorough
def test_the_teacher_is_a_hint_to_who_decides(visit: Visitor) -> None:
    """Marked where it was asked of a hand; what it deals itself is nobody's."""
    room, number = at_a_choice(visit, "piquet")
    teacher = room.section.locator(".j-teacher")
    teacher.locator("summary").click()
    teacher.get_by_role("button", name="Deal me twelve").click()
    expect(teacher.locator("table").nth(1)).to_be_visible()
    assert "Hints:" not in text_of(room)
    teacher.get_by_role("button", name="Ask the teacher").click()
    expect(record_text(room)).to_have_value(re.compile(f"\nHints: {number}\n"))


@pytest.mark.thorough
def test_what_is_brought_may_be_of_another_game(visit: Visitor) -> None:
    """A file of draughts that is dropped on alquerque opens in the room of its own; on a telephone.

    It may be in Latin-1, as the standard has it: names keep their letters. So does a position
    alone, and a link that is damaged is told in words.
    """
    seen, room = opened(visit, "alquerque", viewport=UPRIGHT)
    drop(seen.page, DRAUGHTS.replace("Ana", "Núñez"), "latin-1")
    theirs = Room(seen.page, "damas-rusas")
    expect(theirs.log).to_have_count(1)
    write_in(theirs, "PDN")
    expect(record_text(theirs)).to_have_value(re.compile(r'\[White "Núñez"\][^$]*\n1\. c3-d4 '))
    place = linked(theirs, "Copy link to this position")
    assert violations(seen.page) == []
    picture(seen, "room-with-its-record-390")
    reply = handle({"do": "unlink", "link": place})
    other = visit(f"play/damas-rusas.html#{place}", reduced_motion="reduce")
    expect(other.page.locator(".j-says")).to_contain_text(reply["scene"]["caption"])
    seen.page.goto(f"{seen.address}play/alquerque.html#{place[:-9]}")
    expect(room.section.get_by_role("alert")).to_contain_text("damaged or not whole")
    expect(room.button("Begin")).to_be_visible()


@pytest.mark.thorough
def test_a_position_comes_and_goes_by_its_ids(visit: Visitor) -> None:
    """As GNU Backgammon shows them; what they leave out of the game is told beside them."""
    _, room = opened(visit, "backgammon")
    paste(room, "Position ID: 4HPwATDgc/ABMA\n  Match ID: cAkAAAAAAAAE")
    expect(room.turn).to_contain_text("B")
    write_in(room, "GNU Backgammon ID")
    expect(record_text(room)).to_have_value("4HPwATDgc/ABMA:cAkAAAAAAAAE\n")
    room.button("Throw the dice").click()
    expect(fold(room).get_by_role("status")).to_contain_text("the moves before are left out")
