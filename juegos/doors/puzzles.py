"""The doors of puzzles: the question of one, and the judgement of an answer."""

from __future__ import annotations

import re

from juegos import catalogue, puzzles
from juegos.core.errors import BadRequest
from juegos.core.message import _
from juegos.core.puzzle import GRADES
from juegos.doors import request as asked
from juegos.doors.request import Reply, Request
from juegos.engine import account as accounts

DATE = re.compile(r"([0-9]{4})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")


def puzzle(request: Request) -> Reply:
    """Return a puzzle without its solution; for a date like 2026-11-23, its id alone."""
    if "date" in request:
        return {"id": puzzles.of_the_day(_day(request))}
    asked_puzzle = puzzles.puzzle(asked.text(request, "id"))
    kind, question = puzzles.kind(asked_puzzle.id), puzzles.question(asked_puzzle.id)
    game = catalogue.game(asked_puzzle.slug, asked_puzzle.chosen)
    return {
        "id": asked_puzzle.id,
        "slug": asked_puzzle.slug,
        "kind": asked_puzzle.kind,
        "title": kind.title,
        "known": kind.certainty,
        "readings": asked_puzzle.chosen,
        "state": accounts.write(game, game.read(asked_puzzle.state), accounts.opening(game)),
        "question": question.says,
        "how": question.how,
        "fields": list(question.fields),
        "options": [{"key": key, "says": says} for key, says in question.options],
        "grade": asked_puzzle.grade,
        "hard": GRADES[asked_puzzle.grade],
        "next": puzzles.next_id(asked_puzzle.id),
    }


def solve(request: Request) -> Reply:
    """Return whether an answer is right, and why; without an answer, the solution.

    ``said`` is the answer in a player's words.
    """
    id = asked.text(request, "id")
    if "answer" not in request:
        answer, verdict = puzzles.solution(id)
    else:
        answer = asked.text(request, "answer")
        verdict = puzzles.judge(id, answer)
    text = puzzles.answer_text(id, answer)
    return {"id": id, "answer": answer, "said": text, "right": verdict.right, "why": verdict.why}


def _day(request: Request) -> int:
    match = DATE.fullmatch(asked.text(request, "date"))
    if not match:
        raise BadRequest(_("'date' is a day, written like 2026-11-23"))
    year, month, number = map(int, match.groups())
    return puzzles.day(year, month, number)
