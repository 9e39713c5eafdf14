"""The ten positions of the course in trictrac, with the scores of their throws by the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from juegos.core.game import SEATS, choose
from juegos.core.message import Message, _
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, as_tuples
from juegos.material import dice
from juegos.tablas.trictrac import doors


class Lesson(NamedTuple):
    """A lesson: its subject, either side's men, the throw, and its number in the relevé."""

    title: Message
    thrower: str
    opponent: str
    throw: tuple[int, int]
    nth: int = 9


LESSONS = (
    Lesson(_("setting out"), "T:15", "T:15", (6, 4), 1),
    Lesson(_("the corner"), "T:9 5:3 6:3", "T:12 1 2 3", (6, 5)),
    Lesson(_("beating truly"), "T:13 6 8", "T:13 6 9", (6, 2)),
    Lesson(_("beating falsely"), "T:13 11:2", "T:10 3 7:2 8:2", (5, 4)),
    Lesson(_("the petit jan"), "T:4 1:3 2:3 3:2 4:2 5", "T:12 6:3", (4, 3)),
    Lesson(_("the grand jan"), "3 4 5 6:2 7:2 8:2 9:2 10:2 11:2", "T:12 6:3", (2, 1)),
    Lesson(_("beating the corner"), "T:8 6:2 8:3 11:2", "T:12 5:3", (6, 4)),
    Lesson(_("the rare jans"), "T:13 11:2", "T:13 1 2", (6, 1), 3),
    Lesson(_("stay or go away"), "6:2 7:2 8:2 9:2 10:2 11:5", "T:15", (6, 6)),
    Lesson(_("the way home"), "r1 rT off:13", "6:5 7:5 8:5", (2, 1), 40),
)
COLUMNS = (
    *(_("lesson"), _("about"), _("thrower"), _("opponent"), _("throw")),
    *(_("scores"), _("thrower’s"), _("opponent’s")),
)


def lesson_score(lesson: Lesson) -> dict[str, Any]:
    """Return the score of the throw of a lesson, as the door ``score`` gives it."""
    return doors.score(
        {
            "thrower": lesson.thrower,
            "opponent": lesson.opponent,
            "throw": list(lesson.throw),
            "throw_of_releve": lesson.nth,
            "throws_since_corner": 1,
        }
    )


def position(lesson: Lesson) -> str:
    """Return the state of the game after the throw, with the thrower’s points marked."""
    result = lesson_score(lesson)
    step = {"player": "A", "points": result["total_thrower"]}
    marks = doors.mark({"state": {"A": [0, 0, 0], "B": [0, 0, 0]}, "steps": [step]})
    own, other = (marks["after_each"][0][seat] for seat in SEATS)
    taken = lesson.nth - 1 if "11:" in lesson.thrower else 0
    marked = " ".join(",".join(map(str, side)) for side in (own, other))
    thrown = f"{'decide' if own[0] else 'joue'} A {dice.write(lesson.throw)}"
    count = f"lances={lesson.nth},{lesson.nth - 1} coin={taken},0"
    rest = f"{count} pavillon=- premier=- du={result['total_opponent']}"
    return f"{thrown} / {lesson.thrower} / {lesson.opponent} / {marked} / {rest}"


def table(slug: str, readings: Mapping[str, str]) -> Table:
    """Return the ten positions with the scores of their throws for either side, in points."""
    choose(slug, (), readings)
    return Table(
        f"{slug}.lecciones",
        _("Trictrac: the ten positions of the course"),
        COLUMNS,
        as_tuples([_row(number, lesson) for number, lesson in enumerate(LESSONS, 1)]),
        _("points"),
        (Locus("s002"),),
        (),
    )


def _row(number: int, lesson: Lesson) -> list[Cell]:
    result = lesson_score(lesson)
    jans = ", ".join(f"{e['jan']} ×{e['ways']}" for e in result["events"]) or _("nothing")
    men = lesson.thrower, lesson.opponent, dice.write(lesson.throw)
    totals = result["total_thrower"], result["total_opponent"]
    return [number, lesson.title, *men, jans, *totals]
