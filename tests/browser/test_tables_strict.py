"""Strict trictrac in the browser: the reader announces, marks, is sent to school and plays on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from juegos.serve import handle
from tests.browser.accessibility import WIDTHS, faults, picture
from tests.browser.tables import TablesBoard

if TYPE_CHECKING:
    from tests.browser.conftest import Visit, Visitor

STRICT = {"niveau": "strict"}
SEAT = "Your opponent is played by"
LONGEST = 120  # moves until somebody has been at school and more has been played
AFTER = 6  # moves that are played after school


class StrictBoard(TablesBoard):
    """A board of strict trictrac: what the reader may say there, and where the game stands."""

    def begin_strictly(self) -> None:
        """Press Play, and choose that each marks for himself."""
        self.begin()
        question = next(c["question"] for c in cruces() if c["name"] == "niveau")
        self.figure.get_by_label(question).select_option("strict")
        expect(self.log).to_have_count(0)

    def settled(self) -> dict[str, Any]:
        """Return where the game stands after all that the log tells of, as this Python finds it."""
        asked = {"slug": self.slug, "readings": STRICT}
        reply = handle({"do": "start", **asked})
        for move in self.throws():
            reply = handle({"do": "play", **asked, "state": reply["state"], "move": move})
            assert "error" not in reply, move
        return reply

    def say(self, move: str) -> None:
        """Press the button of a move, unfolding the marks if it is among those folded."""
        count = self.log.count()
        self.word(move).click()
        expect(self.log).not_to_have_count(count)

    def play_men(self) -> None:
        """Play the throw man by man."""
        count = self.log.count()
        while self.marked("may"):
            self.press(self.marked("may")[0])
            self.press(self.marked("to")[0])
        expect(self.log).not_to_have_count(count)


def cruces() -> list[dict[str, Any]]:
    """Return what is disputed of trictrac."""
    games = handle({"do": "list"})["games"]
    rows: list[dict[str, Any]] = next(g["cruces"] for g in games if g["slug"] == "trictrac")
    return rows


def opened(visit: Visitor, **options: Any) -> tuple[Visit, StrictBoard]:
    """Return the page of trictrac, and its board set to the strict game."""
    seen = visit("tablas/trictrac.html", reduced_motion="reduce", **options)
    board = StrictBoard(seen.page, "trictrac")
    board.begin_strictly()
    return seen, board


def stage(reply: dict[str, Any]) -> str:
    """Return the stage of a strict game, as its state writes it."""
    return re.findall(r"etapa=(\w+)", reply["state"])[0]


def due(reply: dict[str, Any]) -> int:
    """Return the points that are to be marked."""
    return int(re.findall(r"debido=(\d+)", reply["state"])[0])


def until_marking(board: StrictBoard) -> dict[str, Any]:
    """Throw until a seat is to mark its throw."""
    while (reply := board.settled())["turn"] == "chance":
        board.throw()
    return reply


@pytest.mark.thorough
@pytest.mark.elsewhere
def test_reader_is_sent_to_school_and_plays_on(visit: Visitor) -> None:
    """Who marks too little is sent to school by the other, accepts, and the game goes on.

    One reader plays both seats: A marks nothing of what his throw gives, all else is marked right.
    """
    _, board = opened(visit, viewport={"width": 390, "height": 900})
    at_school = 0
    while board.log.count() < LONGEST:
        reply = board.settled()
        at = stage(reply)
        if reply["turn"] == "chance":
            board.throw()
        elif at == "marque":
            few = reply["turn"] == 0 and not at_school
            right = handle(
                {"do": "advise", "slug": "trictrac", "readings": STRICT, "level": "greedy"}
                | {"state": reply["state"], "seed": 1}
            )["move"]
            if right.startswith("marque") and not few:
                board.say(right)
            elif board.marked("may"):
                board.play_men()
            else:
                board.say("passe")
        elif at == "juge":
            owed = due(reply)
            called = f"ecole {owed}"
            wrong = "pide=-" in reply["state"] and owed and board.word(called).count()
            board.say(called if wrong else "passe")
        elif at == "repond":
            assert not at_school
            board.say("accepte")
            expect(board.news).to_contain_text("is sent to school")
            at_school = board.log.count()
        elif at == "don":
            board.say("jette")
        else:
            board.say(reply["moves"][0])
        if at_school and board.log.count() >= at_school + AFTER:
            break
    assert at_school
    assert board.log.count() >= at_school + AFTER
    sides = board.settled()["scene"]["marks"]
    assert any(side["points"] or side["holes"] for side in sides)


@pytest.mark.thorough
def test_computer_sends_the_reader_to_school(visit: Visitor) -> None:
    """A mark of more than the throw gave is an école, which the computer calls at once."""
    _, board = opened(visit)
    board.figure.get_by_label(SEAT).select_option("greedy")
    while True:
        count, reply = board.log.count(), board.settled()
        if reply["turn"] == 0 and stage(reply) == "marque":
            break
        if board.log.count() != count:
            continue  # the computer has just done something
        if reply["turn"] == "chance" and reply["scene"]["hand"] != 1:
            board.cast.click()
        elif reply["turn"] == 0:
            board.word(reply["moves"][0]).click()
        expect(board.log).not_to_have_count(count)
    board.say("marque 2 0")
    board.play_men()
    expect(board.word("accepte")).to_be_visible()
    expect(board.news).to_contain_text("calls an école of ")
    board.say("accepte")
    assert "marque 2 0" in board.throws()


@pytest.mark.thorough
def test_marks_are_in_groups_with_the_old_word_and_its_sense(visit: Visitor) -> None:
    """The old word is French and told as such; a mark names its holes and the jeton's place."""
    _, board = opened(visit, viewport={"width": 390, "height": 900})
    until_marking(board)
    group = board.figure.locator(".j-group").first
    expect(group.locator("legend [lang=fr]")).to_have_text("annoncer et marquer")
    expect(group.locator("legend")).to_contain_text("mark it")
    expect(group.get_by_role("button", name="1 trou: 4", exact=True)).to_be_visible()
    expect(board.word("marque 5 4")).to_be_hidden()
    group.locator("summary").click()
    expect(board.word("marque 5 4")).to_be_visible()
    across = [board.word(f"marque {n} 4").bounding_box() for n in range(3)]
    assert len({round(box["x"]) for box in across if box}) == 1
    assert all(box and box["width"] >= 24 and box["height"] >= 24 for box in across)


@pytest.mark.thorough
def test_mark_is_made_by_keys_alone(visit: Visitor) -> None:
    """From the board Tab leads to the marks; Enter marks, and the focus is not lost."""
    seen, board = opened(visit)
    until_marking(board)
    count = board.log.count()
    board.at(board.marked("may")[0]).focus()
    for _ in range(80):
        seen.page.keyboard.press("Tab")
        if seen.page.evaluate("document.activeElement.dataset.move") == "marque 0 4":
            break
    seen.page.keyboard.press("Enter")
    expect(board.log).to_have_count(count + 1)
    assert board.throws()[-1] == "marque 0 4"
    assert seen.page.evaluate("document.activeElement.tagName") != "BODY"


@pytest.mark.thorough
@pytest.mark.parametrize("width", WIDTHS)
def test_strict_board_has_no_fault_that_axe_finds(visit: Visitor, width: int) -> None:
    """While it is marked and then judged, narrow and wide, light and dark; nothing is cut off."""
    seen, board = opened(visit, viewport={"width": width, "height": 900})
    until_marking(board)
    expect(board.figure.locator(".j-storage-note")).not_to_be_empty()
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= width
    assert faults(seen.page) == {}
    picture(seen, f"trictrac-strict-{width}")
    board.play_men()
    expect(board.word("corrige")).to_be_visible()
    assert faults(seen.page) == {}
