"""What is seen at the board of a room: how the game stands, dice that are played, men hit."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from juegos.catalogue import CATALOGUE
from juegos.serve import handle
from tests.browser.points import PointsBoard
from tests.browser.room import PERSON, UPRIGHT, Room
from tests.browser.tables import TablesBoard

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor

NEAR, FAR = map(str, CATALOGUE["backgammon"].sides)
LATE = 250  # ms
LONGEST = 200  # ms that anything moves on a board
# How long each motion on a board is, and of what.
MOTIONS = """() => {
  const { animate } = Element.prototype;
  globalThis.motions = [];
  Element.prototype.animate = function (frames, { duration }) {
    globalThis.motions.push([this.getAttribute("class") ?? this.localName, duration]);
    return animate.call(this, frames, { duration });
  };
}"""
STILL = "() => Promise.allSettled(document.getAnimations().map((one) => one.finished))"


def link(state: str) -> str:
    """Return the link to a position of backgammon."""
    made: str = handle({"do": "link", "slug": "backgammon", "state": state})["link"]
    return made


def standing(room: Room) -> list[list[str]]:
    """Return the rows of the table beside the board, without its heads."""
    rows: list[list[str]] = room.section.locator(".j-standing").evaluate(
        "(table) => [...table.rows].slice(1).map((row) => [...row.cells].map((c) => c.textContent))"
    )
    return rows


def test_pips_and_played_dice_are_those_of_the_position(visit: Visitor) -> None:
    """The table has what the rules count; a die that is played is dim, and said to be played."""
    page = visit("play/backgammon.html", reduced_motion="reduce").page
    room, board = Room(page, "backgammon"), TablesBoard(page, "backgammon")
    room.begin(against=PERSON)
    while not board.marked("may"):
        board.throw()
    assert standing(room) == [[FAR, "167"], [NEAR, "167"]]
    expect(room.section.locator(".j-has-turn")).to_have_count(1)
    left, dim = room.section.locator(".j-left"), room.section.locator(".j-die.j-played")
    expect(left).to_have_count(0)
    reply = replayed(board.throws())
    dice, (out, to, _knot) = reply["web"]["dice"], reply["web"]["knots"][0][0]
    board.press(out, to)
    die = int(out) - int(to)
    expect(left).to_have_text(re.compile(rf"^Dice: .*\b{die}, played"))
    expect(dim).to_have_count(0 if len(dice) == 4 else 1)
    board.button("Take back").click()
    expect(dim).to_have_count(0)
    expect(left).to_be_empty()
    while board.marked("may"):
        board.press(board.marked("may")[0])
        board.press(board.marked("to")[0])
    expect(room.section.get_by_role("button", name="Throw")).to_be_visible()
    pips = replayed(board.throws())["scene"]["standing"]["pips"]
    assert standing(room) == [[FAR, str(pips[1])], [NEAR, str(pips[0])]]


def test_a_room_of_dice_says_who_is_who(visit: Visitor) -> None:
    """Which name on the table is the reader's; two people here are called by these names."""
    page = visit("play/azar.html", reduced_motion="reduce").page
    room = Room(page, "azar")
    room.begin(against="the computer", side="B")
    assert standing(room) == [["Opponent", "A"], ["You", "B"]]
    page.reload()
    room.begin(against=PERSON)
    expect(room.section.locator(".j-standing")).to_be_hidden()


def test_what_a_seat_is_called_stands_in_one_line(visit: Visitor) -> None:
    """On a telephone too, where a name and what it is of share the width."""
    room = Room(visit("play/doblet.html", viewport=UPRIGHT, reduced_motion="reduce").page, "doblet")
    room.begin(against="the computer")
    rows = room.section.locator(".j-standing tr")
    heights = {round(row.bounding_box()["height"]) for row in rows.all()}
    assert len(standing(room)[0][1].split()) > 2
    assert max(heights) < 48


@pytest.mark.parametrize("slug", ["alquerque", "trictrac"])
def test_what_the_table_counts_is_not_on_the_board_too(visit: Visitor, slug: str) -> None:
    """Men, holes and points stand on the board as long as no table beside it tells them."""
    page = visit(f"play/{slug}.html", reduced_motion="reduce").page
    room = Room(page, slug)
    drawn = room.section.locator(".j-drawn .j-tally")
    expect(drawn).to_have_count(2)
    expect(drawn.first).to_be_visible()
    room.begin(against=PERSON)
    expect(room.section.locator(".j-standing")).to_be_visible()
    expect(drawn).to_have_count(2)
    expect(drawn.first).to_be_hidden()


def replayed(moves: list[str]) -> dict[str, Any]:
    """Return the reply after these moves of backgammon, as this Python finds it."""
    reply = handle({"do": "start", "slug": "backgammon"})
    for move in moves:
        value = "-".join(move) if move.isdigit() else move  # a throw is written 31
        asked = {"slug": "backgammon", "state": reply["state"], "move": value}
        reply = handle({"do": "play", **asked})
    return reply


@pytest.mark.thorough
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_man_that_is_hit_goes_to_the_bar(visit: Visitor, motion: str) -> None:
    """In sight of the reader, within a fifth of a second; before the throw is played whole."""
    state = "juega A 3-1 A 24:2 13:5 8:3 6:5 B 24 20 13:5 8:3 6:5"

    def watch(page: Page) -> None:
        page.add_init_script(f"({MOTIONS})()")

    seen = visit(f"embed/backgammon.html#{link(state)}", before=watch, reduced_motion=motion)
    board = TablesBoard(seen.page, "backgammon")
    board.button("Play").click()
    expect(board.at("6")).to_have_class("j-may")
    moved = "globalThis.motions.splice(0)"
    seen.page.evaluate(moved)
    board.press("8", "5")
    fallen = board.figure.locator(".j-points > g.j-b")
    expect(fallen).to_have_count(1)
    seen.page.evaluate(STILL)
    bar, man = board.at("bar").bounding_box(), fallen.bounding_box()
    assert bar
    assert man
    assert abs(bar["x"] + bar["width"] / 2 - man["x"] - man["width"] / 2) < 2
    motions = seen.page.evaluate(moved)
    if motion == "reduce":
        assert motions == []
    else:
        assert "j-b" in {css for css, _ms in motions}
        assert all(ms <= LONGEST for _css, ms in motions)
    board.press("6", "5")
    expect(board.log).to_have_count(1)
    expect(board.at("bar").locator("circle")).to_have_count(2)
    motions = seen.page.evaluate(moved)
    assert len(motions) == (0 if motion == "reduce" else 2)  # the rims of the man last moved


@pytest.mark.thorough
def test_a_man_that_the_last_step_hits_goes_to_the_bar_too(visit: Visitor) -> None:
    """When the reply has come: the board of the other has him then among its own."""

    def watch(page: Page) -> None:
        page.add_init_script(f"({MOTIONS})()")

    state = "juega A 3-1 A 24:2 13:5 8:3 6:5 B 24 20 13:5 8:3 6:5"
    seen = visit(f"embed/backgammon.html#{link(state)}", before=watch, lag=LATE)
    board = TablesBoard(seen.page, "backgammon")
    board.button("Play").click()
    expect(board.at("6")).to_have_class("j-may")
    board.press("6", "5")  # hits, by the ace
    expect(board.figure.locator(".j-points > g.j-b")).to_have_count(1)
    board.button("Take back").click()
    expect(board.figure.locator(".j-points > g.j-b")).to_have_count(0)
    board.press("24", "21")
    seen.page.evaluate("globalThis.motions.splice(0)")
    board.press("6", "5")
    expect(board.log).to_have_count(1)
    motions = seen.page.evaluate("globalThis.motions")
    assert [css for css, _ms in motions] == ["circle"] * 4  # his man, and the one that was hit


@pytest.mark.thorough
def test_a_man_pressed_too_early_is_taken_up_when_it_is_time(visit: Visitor) -> None:
    """While the computer thinks or an answer is on its way: once, and no move is made by it."""
    seen = visit("play/alquerque.html", reduced_motion="reduce", lag=LATE)
    room, board = Room(seen.page, "alquerque"), PointsBoard(seen.page, "alquerque")
    room.begin(level="at random")
    board.press("c2", "c3")
    for _ in range(2):
        board.press("a1")
    expect(room.log).to_have_count(2)
    expect(room.turn).to_have_text("Your turn.")
    reply = handle({"do": "start", "slug": "alquerque"})
    for move in board.throws():
        asked = {"slug": "alquerque", "state": reply["state"], "move": move}
        reply = handle({"do": "play", **asked})
    may = {path[0] for path in reply["paths"]}
    assert board.marked("from") == ["a1"] * ("a1" in may)
    expect(room.section.get_by_role("alert")).to_be_empty()
    assert room.log.count() == 2


@pytest.mark.thorough
def test_two_people_press_as_fast_as_they_like(visit: Visitor) -> None:
    """Whoever points at his man before the other’s move is answered has him taken up."""
    seen = visit("play/alquerque.html", reduced_motion="reduce", lag=LATE)
    room, board = Room(seen.page, "alquerque"), PointsBoard(seen.page, "alquerque")
    room.begin(against=PERSON)
    board.press("c2", "c3", "c4")
    expect(room.log).to_have_count(1)
    expect(room.point("c4")).to_have_class(re.compile("j-from"))
    board.press("c2")
    expect(room.log).to_have_count(2)


@pytest.mark.thorough
def test_men_are_counted_at_the_moment_that_is_shown(visit: Visitor) -> None:
    """Who goes back before a capture finds the man counted again, and forward not."""
    page = visit("play/alquerque.html", reduced_motion="reduce").page
    room = Room(page, "alquerque")
    room.begin(against=PERSON)
    room.move("c2", "c3")
    room.move("c4", "c2")
    assert [row[1] for row in standing(room)] == ["12", "11"]
    for key, men in ((",", "12"), (".", "11")):
        page.keyboard.press(key)
        expect(room.section.locator(".j-standing tr").last.locator("td")).to_have_text(men)


# What is pressed and is less high than a finger is broad, but for links within a text.
SMALL = """() => {
  const all = [...document.querySelectorAll("a, button, select, summary, label, textarea")];
  const seen = all.filter((one) => one.checkVisibility());
  const beside = (one) => one.matches("p a, li a") || one.matches("label[for]");
  return seen.filter((one) => !beside(one) && one.getBoundingClientRect().height < 43.5)
    .map((one) => one.outerHTML.slice(0, 80));
}"""


@pytest.mark.thorough
@pytest.mark.parametrize("slug", ["azar", "alquerque", "trictrac", "piquet"])
def test_whatever_is_pressed_is_as_high_as_a_finger(visit: Visitor, slug: str) -> None:
    """On a telephone 44 px at least: what is chosen first, the acts, and what the sheets hold."""
    size = {"width": 390, "height": 844}
    page = visit(f"play/{slug}.html", reduced_motion="reduce", viewport=size).page
    room = Room(page, slug)
    expect(room.button("Begin")).to_be_enabled()
    assert page.evaluate(SMALL) == []
    room.begin()
    assert page.evaluate(SMALL) == []
    for tab in room.section.get_by_role("tab").all():
        tab.click()
        assert page.evaluate(SMALL) == []


def test_a_hint_is_drawn_on_the_board(visit: Visitor) -> None:
    """Step by step as it is advised, through the first step of a play; the next board has none."""
    page = visit("play/backgammon.html", reduced_motion="reduce").page
    room, board = Room(page, "backgammon"), TablesBoard(page, "backgammon")
    room.begin(against=PERSON)
    while not board.marked("may"):
        board.throw()
    reply = replayed(board.throws())
    room.section.get_by_role("tab", name="Hint").click()
    room.button("What would a good player do?").click()
    way = room.section.locator(".j-drawn .j-way")
    expect(way).to_have_count(len(reply["web"]["dice"]))
    board.press(board.marked("may")[0])
    board.press(board.marked("to")[0])
    expect(way).to_have_count(len(reply["web"]["dice"]))
    while board.marked("may"):
        board.press(board.marked("may")[0])
        board.press(board.marked("to")[0])
    expect(way).to_have_count(0)


def test_a_hint_to_say_something_marks_its_button(visit: Visitor) -> None:
    """What is done by a word has no way on the board."""
    page = visit("play/guirguiesca.html", reduced_motion="reduce").page
    room = Room(page, "guirguiesca")
    room.begin(against=PERSON)
    offered = room.section.locator(".j-moves [data-move]")
    while not offered.count():
        count = room.log.count()
        room.section.locator(".j-actions > .j-main:visible").click()
        expect(room.log).not_to_have_count(count)
    room.section.get_by_role("tab", name="Hint").click()
    room.button("What would a good player do?").click()
    expect(room.section.locator(".j-pointed")).to_have_count(1)
    expect(room.section.locator(".j-moves > .j-pointed")).to_be_visible()


def test_a_play_is_confirmed_where_that_is_wanted(visit: Visitor) -> None:
    """The last die makes no play by itself; the button for moves takes it back."""
    page = visit("play/backgammon.html", reduced_motion="reduce").page
    room, board = Room(page, "backgammon"), TablesBoard(page, "backgammon")
    room.section.locator(".j-settings summary").click()
    room.section.get_by_label("Confirm a play").check()
    room.begin(against=PERSON)
    while not board.marked("may"):
        board.throw()
    count = board.log.count()
    confirm, back = room.button("Confirm"), room.button("Take back")
    for _ in range(2):
        while board.marked("may"):
            expect(confirm).to_have_count(0)
            board.press(board.marked("may")[0])
            board.press(board.marked("to")[0])
        assert board.log.count() == count
        expect(confirm).to_be_visible()
        back.click()
        expect(confirm).to_have_count(0)
    board.press(board.marked("may")[0])
    board.press(board.marked("to")[0])
    confirm.click()
    expect(board.log).to_have_count(count + 1)
    back.click()
    expect(board.log).to_have_count(count)
    assert board.marked("may")


@pytest.mark.parametrize(
    "state", ["juega A 6-5 A 6:8 5:7 B 24:15", "juega B 6-5 A 6:8 off:7 B 12:15"]
)
def test_points_are_as_broad_as_a_finger_on_a_telephone(visit: Visitor, state: str) -> None:
    """The tray is left out as long as no man lies in it or may go there; then it is in sight."""
    page = visit("play/backgammon.html", viewport=UPRIGHT, reduced_motion="reduce").page
    room = Room(page, "backgammon")
    room.begin(against=PERSON)
    box = room.point("13").bounding_box()
    assert box
    assert box["width"] >= 30
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(f"{page.url.partition('#')[0]}#{link(state)}")
    expect(room.section.locator(".j-drawn > .j-tray")).to_have_count(1)
    assert room.is_inside(".j-drawn > .j-tray")


@pytest.mark.parametrize("place", ["play/alquerque.html", "embed/alquerque.html"])
def test_each_script_is_fetched_once(visit: Visitor, place: str) -> None:
    """Under one address; a second one would also make two boards of one."""
    seen = visit(place)
    seen.page.wait_for_load_state("networkidle")
    scripts = [url.partition("?")[0] for url in seen.requests if ".mjs" in url]
    assert any(url.endswith("/client/board.mjs") for url in scripts)
    assert len(scripts) == len(set(scripts))
