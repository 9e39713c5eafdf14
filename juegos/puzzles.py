"""Every puzzle by its id, the puzzle of a day, and the judgement of answers.

The puzzles of a family, and the functions that judge answers, are imported on demand; their number
is known in advance.
"""

from __future__ import annotations

from functools import cache
from math import gcd
from pkgutil import resolve_name

from juegos import catalogue, data
from juegos.core.errors import UnknownName, quoted
from juegos.core.message import _, joined
from juegos.core.puzzle import MOVE, Puzzle, PuzzleKind, Question, Ruling

GOLDEN = 0.618  # a step of this part of all puzzles leads to another kind every day


@cache
def ids() -> tuple[str, ...]:
    """Return the ids of all puzzles, kind by kind."""
    counts = data.rows("puzzles.tsv")
    return tuple(f"{kind}.{n}" for kind, count in counts for n in range(1, int(count) + 1))


def by_day() -> tuple[str, ...]:
    """Return all ids in the order of days; after the last the first follows again.

    >>> sorted(by_day()) == sorted(ids())
    True
    """
    every = ids()
    count = len(every)
    step = next(n for n in range(int(GOLDEN * count), 2 * count) if gcd(n, count) == 1)
    return tuple(every[n * step % count] for n in range(count))


def of_the_day(day: int) -> str:
    """Return the id of the puzzle of a day; it changes only when puzzles are added.

    Days are counted from the first of January of the year 1, which is day 1.

    >>> of_the_day(739943) == of_the_day(739944)
    False
    """
    every = by_day()
    return every[day % len(every)]


def day(year: int, month: int, number: int) -> int:
    """Return the number of a date as a day, in the Gregorian calendar.

    >>> day(1, 1, 1), day(2026, 11, 23)
    (1, 739943)
    """
    past = year - 1
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    months = (31, 28 + leap, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
    return 365 * past + past // 4 - past // 100 + past // 400 + sum(months[: month - 1]) + number


def next_id(id: str) -> str:
    """Return the id of the next puzzle of a game; after its last comes its first.

    >>> next_id("azar.fair.1")
    'azar.fair.2'
    """
    slug = id.partition(".")[0]
    mine = [one for one in ids() if one.partition(".")[0] == slug]
    return mine[(mine.index(id) + 1) % len(mine)]


def puzzle(id: str) -> Puzzle:
    """Return a puzzle; raises ``UnknownName``."""
    every = ids()
    if id not in every:
        raise UnknownName(
            _("there is no puzzle {name}; one is called {id!r}", name=quoted(id), id=every[0])
        )
    return kind(id).puzzles[id]


def kind(id: str) -> PuzzleKind:
    """Return the kind of a known puzzle."""
    slug, name, _number = id.split(".")
    family = catalogue.entry(slug).family
    result: PuzzleKind = resolve_name(f"juegos.{family}.puzzles:KINDS")[name]
    return result


def question(id: str) -> Question:
    """Return the question of a puzzle."""
    result = puzzle(id)
    return kind(id).asks(catalogue.entry(result.slug), result)


def judge(id: str, answer: str) -> Ruling:
    """Return whether an answer is right, and why; raises if it is no answer."""
    result = puzzle(id)
    return kind(id).judges(catalogue.entry(result.slug), result, answer)


def solution(id: str) -> tuple[str, Ruling]:
    """Return the right answer, and why it is right."""
    answer = puzzle(id).solution
    return answer, judge(id, answer)


def answer_text(id: str, answer: str) -> str:
    """Return an answer, right or not, in a player’s words, with a full stop.

    >>> answer_text("backgammon.bear-off.1", "6/2 5/1 4/off(2)")
    '6/2 5/1 4/off(2).'
    >>> answer_text("trictrac.throw.1", "4 0")
    'points of B: 4, points of A: 0.'
    """
    asked_puzzle, asked, text = puzzle(id), question(id), answer
    if asked.how == MOVE:
        game = catalogue.game(asked_puzzle.slug, asked_puzzle.chosen)
        state = game.read(asked_puzzle.state)
        text = game.say_move(state, game.read_move(state, answer)) or answer
    elif asked.fields:
        counts = zip(asked.fields, answer.split(), strict=True)
        text = joined(_("{what}: {number}", what=what, number=number) for what, number in counts)
    return text if text.endswith(".") else _("{row}.", row=text)
