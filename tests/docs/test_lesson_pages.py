"""The pages of the course in trictrac show the positions that the package scores."""

from __future__ import annotations

import pytest

from conf.edition.document import ROOT
from juegos import catalogue
from juegos.core.game import SEATS
from juegos.material import dice
from juegos.serve import handle
from juegos.tablas.trictrac import doors
from juegos.tablas.trictrac.chances import LESSONS, Lesson, lesson_score

NUMBER_WORDS = {2: "two", 4: "four", 6: "six", 8: "eight", 12: "twelve"}


def lesson_state(lesson: Lesson) -> str:
    """Return the state of the game after the throw, with the thrower’s points marked."""
    score = lesson_score(lesson)
    step = {"player": "A", "points": score["total_thrower"]}
    marks = doors.mark({"state": {"A": [0, 0, 0], "B": [0, 0, 0]}, "steps": [step]})
    own, other = (marks["after_each"][0][seat] for seat in SEATS)
    taken = lesson.nth - 1 if "11:" in lesson.thrower else 0
    marked = " ".join(",".join(map(str, side)) for side in (own, other))
    thrown = f"{'decide' if own[0] else 'joue'} A {dice.write(lesson.throw)}"
    count = f"lances={lesson.nth},{lesson.nth - 1} coin={taken},0"
    rest = f"{count} pavillon=- premier=- du={score['total_opponent']}"
    return f"{thrown} / {lesson.thrower} / {lesson.opponent} / {marked} / {rest}"


@pytest.mark.parametrize("number", range(1, 11))
def test_a_page_is_set_to_the_position_of_its_lesson(number: int) -> None:
    """The board of each lesson stands at its position, which trictrac reads and writes back."""
    here = lesson_state(LESSONS[number - 1])
    game = catalogue.game("trictrac")
    assert game.write(game.read(here)) == here
    page = (ROOT / "docs" / "tablas" / f"leccion-{number}.md").read_text("utf-8")
    assert f":position: {here}\n" in page


@pytest.mark.parametrize("number", range(1, 11))
def test_a_board_of_a_lesson_starts(number: int) -> None:
    """From the position of each lesson a game begins: White is to move, and there is a move."""
    here = lesson_state(LESSONS[number - 1])
    reply = handle({"do": "start", "slug": "trictrac", "state": here})
    assert reply["turn"] == 0
    assert reply["moves"]
    step = handle({"do": "play", "slug": "trictrac", "state": here, "move": reply["moves"][0]})
    assert "error" not in step


@pytest.mark.parametrize("number", range(1, 11))
def test_a_page_says_what_is_counted(number: int) -> None:
    """A lesson names the throw of its board, and in words what each jan gives and in what ways."""
    lesson = LESSONS[number - 1]
    page = (ROOT / "docs" / "tablas" / f"leccion-{number}.md").read_text("utf-8").casefold()
    result = lesson_score(lesson)
    high, low = lesson.throw
    assert f"white throws {high}-{low}" in page
    for event in result["events"]:
        assert f" {NUMBER_WORDS[event['points']]}" in page, event["jan"]
        assert event["ways"] == 1 or NUMBER_WORDS[event["ways"]] in page, event["jan"]
    total = result["total_thrower"]
    assert not total or f"{NUMBER_WORDS[total]}" in page
    assert total or number in {1, 2, 4}
