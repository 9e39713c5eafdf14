"""The positions of the treatises as files: a row for each answer, with ours.

Other programs can be held to it: the men, the throw, what is asked and what is printed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from conf.claims import position_board, question_forms
from conf.claims.question_text import words
from conf.claims.questions import QUESTIONS
from conf.claims.worked_positions import EVIDENCE, VERDICTS, positions
from conf.edition import corpus
from conf.publish import row_files

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from conf.claims.worked_positions import Result

NAME = "datos/posiciones"
FIELDS = {
    "id": "Id of the position, as it is cited.",
    "work": "Key of the treatise in the bibliography of the edition.",
    "where": "Article, part and section, or chapter of the treatise.",
    "figure": "Number of the figure that has the position; empty where it is described in words.",
    "known": "How the position is known: figure, words, game, list, or partly: some men are ours.",
    "thrower": "Men of the side that throws, from its talon T over 1-11 and r11-r1, the other's "
    "arrows, to rT, the other's talon, and off: those borne off. 6:3 is three men on the sixth "
    "arrow; an arrow without a number has one.",
    "opponent": "Men of the other side, by its own way.",
    "nth": "Which throw of the relevé it is; 0 where it is a later one.",
    "asks": question_forms.asks_says(),
    "of": question_forms.of_says(),
    "says": "What is asked, in words.",
    "printed": f"What the treatise says. {question_forms.answer_says()}",
    "ours": question_forms.scorer_says(),
    "verdict": "equal, slip, or assumption: the printed answer rests on another one.",
    "note": "In what the two differ.",
    "state": "The position as a state of the game trictrac here, to play on from.",
}
ONE_OF = {"known": EVIDENCE, "asks": QUESTIONS, "verdict": VERDICTS}


def rows(answers: Iterable[Result]) -> list[dict[str, object]]:
    """Return every answer, by the names of its fields."""
    return [
        {
            "id": one.position.id,
            "work": one.position.by,
            "where": one.position.where,
            "figure": one.position.figure,
            "known": one.position.evidence,
            "thrower": one.position.thrower,
            "opponent": one.position.opponent,
            "nth": one.position.nth,
            "asks": one.check.asks,
            "of": one.check.of,
            "says": str(words(one.check)),
            "printed": one.check.printed,
            "ours": one.ours,
            "verdict": one.verdict,
            "note": one.check.note,
            "state": position_board.state(one.position),
        }
        for one in answers
    ]


def works() -> list[str]:
    """Return the titles of the treatises."""
    keys = dict.fromkeys(one.by for one in positions())
    return [str(corpus.load().cited(key)["title"]) for key in keys]


def table(answers: Iterable[Result]) -> str:
    """Return the answers as CSV."""
    return row_files.table(FIELDS, rows(answers))


def files(answers: Iterable[Result]) -> Iterator[tuple[str, str]]:
    """Return the files, CSV and JSON."""
    return row_files.files(NAME, FIELDS, rows(answers))
