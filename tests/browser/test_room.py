"""The room in which a game is played: from what is chosen before it to the return match."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import picture, violations
from tests.browser.conftest import FOLDERS
from tests.browser.room import (
    COMPUTER,
    LOW,
    PERSON,
    SIDEWAYS,
    UPRIGHT,
    WIDE,
    Room,
    opened,
    thrown_out,
)
from tests.browser.tables import TablesBoard
from tests.help.sweeps import sweep

if TYPE_CHECKING:
    from tests.browser.conftest import Visitor

WON = ("a1", "a3", "b1", "b3", "c1")  # a game of alquerque de tres
# Where an alert is and what lies there.
ATOP = """alert => {
  const { left, top } = alert.getBoundingClientRect();
  return alert.contains(document.elementFromPoint(left + 5, top + 5));
}"""
FAMILIES = ("azar", "alquerque", "backgammon", "piquet")  # a game of each


@pytest.mark.elsewhere
def test_a_game_is_played_from_the_choice_to_the_return_match(visit: Visitor) -> None:
    """The end tells who has won and by which rule, and a rematch begins the game again."""
    seen, room = opened(visit, "azar")
    assert violations(seen.page) == []
    room.begin(against=PERSON)
    expect(room.turn).to_have_text("To move: A.")
    assert violations(seen.page) == []
    thrown_out(room)
    expect(room.end).not_to_be_empty()
    expect(room.section.locator(".j-end a")).to_have_count(1)
    expect(room.end).to_be_focused()
    assert violations(seen.page) == []
    picture(seen, "room-of-azar-at-its-end")
    room.button("Rematch").click()
    expect(room.log).to_have_count(0)
    expect(room.end).to_be_hidden()
    expect(room.section.get_by_role("button", name="Throw")).to_be_focused()


@pytest.mark.thorough
def test_the_end_is_seen_once(visit: Visitor) -> None:
    """What the title says is said under the board for ears alone, and the card says it no more.

    Whoever steps back reads again whose turn it was.
    """
    seen, room = opened(visit, "azar")
    room.begin(against=PERSON)
    thrown_out(room)
    expect(room.end).to_have_text(room.turn.text_content() or "")
    assert room.turn.evaluate("turn => turn.offsetWidth") == 1
    expect(room.section.locator(".j-card")).to_have_text(re.compile(r"^In stakes: [^.]*\.$"))
    seen.page.keyboard.press(",")
    expect(room.turn).not_to_have_text(room.end.inner_text())
    assert room.turn.evaluate("turn => turn.offsetWidth") != 1


@pytest.mark.thorough
def test_a_match_has_the_cube_and_throw_throws(visit: Visitor) -> None:
    """The cube comes with a match, unless it is put away; Double stands second, and is no throw."""
    _, room = opened(visit, "backgammon")
    length, cube = (room.form.locator(f"[name=reading-{name}]") for name in ("partida", "cubo"))
    expect(cube).to_have_value("no")
    length.select_option("3")
    expect(cube).to_have_value("si")
    cube.select_option("no")
    expect(length).to_have_value("3")
    length.select_option("suelta")
    length.select_option("3")
    room.begin(against=PERSON)
    board, rng = TablesBoard(room.page, "backgammon"), random.Random(1)
    acts = room.section.locator(".j-actions button:visible")
    for _ in range(20):
        if "double" in (names := acts.all_text_contents()):
            break
        board.step(rng)
    assert names.index("double") == names.index("Throw the dice") + 1
    before = room.log.count()
    room.button("Throw the dice").click()
    expect(room.section.locator(".j-points .j-may").first).to_be_attached()
    assert room.log.count() == before + 1  # that nobody doubles is not worth a line
    assert not {"double", "Throw the dice"} & set(acts.all_text_contents())


@pytest.mark.thorough
def test_moves_stand_in_columns_and_a_game_is_given_up(visit: Visitor) -> None:
    """Each throw before its play, A's to the left; what happened is told of the moment shown."""
    _, room = opened(visit, "backgammon")
    room.begin(against=PERSON)
    board, rng = TablesBoard(room.page, "backgammon"), random.Random(2)
    for _ in range(12):
        board.step(rng)
    lines = room.section.locator(".j-log li:visible").all()
    left = {line.get_attribute("data-by"): line.bounding_box()["x"] for line in lines}
    assert left["0"] < left["1"]
    thrown, made = lines[0], lines[1]
    assert re.fullmatch(r"[2-6][1-5]", thrown.inner_text())
    assert thrown.bounding_box()["y"] == made.bounding_box()["y"]
    happened = room.section.locator(".j-shown-events")
    thrown.get_by_role("button").click()
    expect(happened).to_contain_text("begins and plays")
    expect(happened.get_by_role("link").first).to_be_visible()
    room.button("Back to the game").click()
    resign = room.section.locator(".j-resign")
    resign.locator("summary").click()
    resign.get_by_role("button", name="resign a gammon").click()
    expect(room.end).to_have_text(re.compile("^The winner: [AB], with the (white|black) men.$"))
    expect(room.section.locator(".j-end p")).to_contain_text("resigns the game as a gammon.")
    expect(room.section.locator(".j-card")).to_contain_text("In stakes: ")
    expect(resign).to_be_hidden()


@pytest.mark.thorough
def test_the_hare_can_be_had(visit: Visitor) -> None:
    """The hunters of the computer begin; then it is the reader's turn, with the hare near him."""
    seen, room = opened(visit, "cercar-la-liebre")
    room.begin(side="the hare", level="at random")
    expect(room.turn).to_have_text("Your turn.")
    expect(room.log).to_have_count(1)
    assert room.point("a1").bounding_box()["y"] < room.point("a5").bounding_box()["y"]
    picture(seen, "room-of-the-hare")
    expect(room.button("Take back")).to_be_disabled()  # for nothing of his own is there


@pytest.mark.thorough
def test_a_board_is_turned_and_played_on(visit: Visitor) -> None:
    """At any time; the man goes where the reader points, whichever side is near."""
    _, room = opened(visit, "alquerque")
    room.begin(against=PERSON)
    room.move("c2", "c3")
    room.button("Turn the board").click()
    expect(room.section.locator(".j-coordinates text").first).to_contain_text("edcba")
    room.move("c4", "c2")
    expect(room.log).to_have_count(2)
    room.button("Take back").click()
    expect(room.log).to_have_count(1)
    expect(room.section.locator(".j-coordinates text").first).to_contain_text("edcba")


@pytest.mark.thorough
def test_the_last_choice_is_there_again(visit: Visitor) -> None:
    """Whoever comes again begins by one press what he began before."""
    seen, room = opened(visit, "alquerque")
    room.begin(side="Black", level="weak")
    seen.page.reload()
    expect(room.form.get_by_label("Black", exact=True)).to_be_checked()
    expect(room.form.locator("select[name=level]")).to_have_value("weak")
    expect(room.form.locator(".j-level-says")).to_contain_text("next turn")
    seen.page.evaluate("localStorage.setItem('juegos-start-alquerque', '[{')")
    seen.page.reload()
    expect(room.form.get_by_label("White", exact=True)).to_be_checked()


@pytest.mark.thorough
def test_a_game_is_chosen_and_played_by_keys_alone(visit: Visitor) -> None:
    """Begin leads to the board, and the tabs are gone through by arrows."""
    seen, room = opened(visit, "alquerque")
    keys = seen.page.keyboard
    room.form.locator("input[name=against]").first.focus()
    keys.press("ArrowDown")
    expect(room.form.get_by_label(PERSON)).to_be_checked()
    keys.press("Enter")
    expect(room.section).to_have_attribute("data-state", "playing")
    expect(room.point("b2")).to_be_focused()
    keys.press("Enter")
    expect(room.point("c3")).to_have_class("j-to")
    keys.press("ArrowRight")
    keys.press("ArrowUp")
    expect(room.point("c3")).to_be_focused()
    keys.press("Enter")
    expect(room.log).to_have_count(1)
    assert room.focused() == "c3"
    room.section.get_by_role("tab", name="Moves").focus()
    keys.press("End")
    expect(room.section.get_by_role("tab", name="Hint")).to_be_focused()
    keys.press("Tab")
    keys.press("Tab")
    keys.press("Enter")
    expect(room.section.get_by_role("tabpanel")).to_contain_text("A good player would play")


@pytest.mark.thorough
def test_another_game_is_chosen_only_when_this_is_given_up(visit: Visitor) -> None:
    """New game asks first, and then leads to the choice; to stay keeps the game."""
    _, room = opened(visit, "alquerque")
    room.begin(against=PERSON)
    room.move("c2", "c3")
    dialog = room.section.get_by_role("dialog")
    room.button("New game").click()
    dialog.get_by_role("button", name="Go on with this one").click()
    expect(room.form).to_be_hidden()
    room.button("New game").click()
    dialog.get_by_role("button", name="Begin another").click()
    expect(room.form).to_be_visible()
    expect(room.button("Begin")).to_be_focused()
    room.begin(against=COMPUTER, side="Black", level="at random")
    expect(room.turn).to_have_text("Your turn.")
    expect(room.log).to_have_count(1)


@pytest.mark.parametrize("size", sweep([UPRIGHT, SIDEWAYS], UPRIGHT), ids=["upright", "sideways"])
@pytest.mark.parametrize("slug", sweep(FAMILIES, "backgammon"))
def test_board_and_acts_never_leave_a_telephone(
    visit: Visitor, slug: str, size: dict[str, int]
) -> None:
    """Nor when the page is scrolled to its end."""
    seen, room = opened(visit, slug, viewport=size)
    room.begin()
    for where in ("0", "document.body.scrollHeight"):
        seen.page.evaluate(f"scrollTo({{ top: {where}, behavior: 'instant' }})")
        assert room.shows_the_board()
        assert room.is_inside(".j-actions")
    assert violations(seen.page) == []
    picture(seen, f"room-of-{slug}-{size['width']}")


@pytest.mark.thorough
@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize(
    ("slug", "acts"), [("trictrac", 1), ("alquerque", 2), ("damas-internacionales", 2)]
)
def test_whose_turn_it_is_is_in_sight_on_a_low_telephone(
    visit: Visitor, folder: str, slug: str, acts: int
) -> None:
    """The bar of acts does not cover it, also when one can take back and resign."""
    seen = visit(f"{folder}play/{slug}.html", reduced_motion="reduce", viewport=LOW)
    room = Room(seen.page, slug)
    room.form.locator("[value=person]").check()
    room.form.locator("[type=submit]").click()
    expect(room.section).to_have_attribute("data-state", "playing")
    for done in range(acts):
        if slug == "trictrac":
            room.section.locator(".j-actions > .j-main:visible").click()
        else:
            room.section.locator(".j-points .j-may").first.click()
            room.section.locator(".j-points .j-to").first.click()
        expect(room.log).to_have_count(done + 1)
    turn = room.turn.bounding_box()
    bar = room.section.locator(".j-controls").bounding_box()
    assert turn
    assert bar
    assert turn["y"] >= 0
    assert turn["y"] + turn["height"] <= bar["y"]


def test_what_begins_a_game_is_in_sight_and_then_the_board(visit: Visitor) -> None:
    """However much is chosen: Begin stays at the foot of a wide window, the board at its head."""
    seen, room = opened(visit, "backgammon", viewport=WIDE)
    expect(room.button("Begin")).to_be_in_viewport(ratio=1)
    room.form.locator("summary").click()
    seen.page.mouse.wheel(0, 400)
    expect(room.button("Begin")).to_be_in_viewport(ratio=1)
    assert room.is_inside(".j-drawn > svg")
    room.form.locator("select").last.focus()
    room.begin()
    assert room.is_inside(".j-drawn > svg")


@pytest.mark.thorough
def test_how_a_game_ended_is_told_beside_its_board(visit: Visitor) -> None:
    """Not over it, on a low telephone either; what goes wrong then is told in sight."""
    seen, room = opened(visit, "alquerque-de-tres", viewport=LOW)
    room.begin(against=PERSON)
    for place in WON:
        room.move(place)
    expect(room.end).to_be_focused()
    board, bar = (room.section.locator(name).bounding_box() for name in (".j-drawn", ".j-controls"))
    assert board
    assert bar
    assert bar["y"] >= board["y"] + board["height"] - 1
    alert = room.section.locator(".j-alert")
    alert.evaluate("alert => alert.append('It went wrong.')")
    for size in (LOW, SIDEWAYS):
        seen.page.set_viewport_size(size)
        assert alert.evaluate(ATOP)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("way", "result", "why"),
    [
        ("resign the game", "A agreed", "The other side resigned."),
        ("agree on a draw", "- agreed", "Both sides agreed on a draw."),
    ],
)
def test_a_game_is_over_as_both_agree(visit: Visitor, way: str, result: str, why: str) -> None:
    """From the first move on; it is over too where it is kept, until a move is taken back."""
    _, room = opened(visit, "alquerque", viewport={"width": 1280, "height": 900})
    room.begin(against=PERSON)
    resign = room.section.locator(".j-resign")
    expect(resign).to_be_hidden()
    room.move("b2", "c3")
    resign.get_by_text("Resign or draw").click()
    resign.get_by_role("button", name=way, exact=True).click()
    expect(room.section).to_have_attribute("data-state", "over")
    expect(room.end).to_have_text("The winner: White." if "A" in result else "Nobody has won.")
    expect(room.section.locator(".j-end p")).to_have_text(why)
    expect(resign).to_be_hidden()
    assert room.section.locator(".j-drawn .j-may").count() == 0
    expect(room.section.locator(".j-drawn .j-hand")).to_be_hidden()
    assert violations(room.page) == []
    room.page.goto(room.page.url.replace("play/alquerque", "play/games"))
    room.page.get_by_role("link", name="Look at it again").click()
    expect(room.section).to_have_attribute("data-state", "over")
    expect(room.section.locator(".j-end p")).to_have_text(why)
    room.section.get_by_text("Record and link").click()
    expect(room.section.locator(".j-records textarea").first).to_have_value(
        re.compile(f"Result: {result}\n")
    )
    room.button("Take back").click()
    expect(room.section).to_have_attribute("data-state", "playing")
    room.move("c2", "c3")
    expect(resign).to_be_visible()


@pytest.mark.thorough
def test_the_computer_answers_the_offer_of_a_draw(visit: Visitor) -> None:
    """It agrees where it stands no better, and says so where it does not agree."""
    _, room = opened(visit, "alquerque")
    room.begin(against="the computer")
    room.move("b2", "c3")  # which leaves a man to be taken
    expect(room.log).not_to_have_count(1)
    resign = room.section.locator(".j-resign")
    resign.get_by_text("Resign or draw").click()
    resign.get_by_role("button", name="offer a draw").click()
    expect(resign.get_by_role("status")).to_have_text("The draw is refused: the game goes on.")
    expect(room.section).to_have_attribute("data-state", "playing")
