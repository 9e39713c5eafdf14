"""A puzzle: a state of a game, a question about it, and what tells a right answer from a wrong one.

What was computed is kept as plain rows (``juegos.data``); whoever knows the game asks the question
and judges an answer by the rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from juegos.core.errors import BadNotation
from juegos.core.manifest import Entry
from juegos.core.message import Message, _

EASY, MIDDLING, HARD = "easy", "middling", "hard"
GRADES: Mapping[str, Message] = {
    EASY: _("easy"),
    MIDDLING: _("middling"),
    HARD: _("hard"),
}
TWO_NUMBERS = re.compile(r"([0-9]{1,3}) ([0-9]{1,3})")
MOVE = "move"  # the answer is a move, made on the board


class Puzzle(NamedTuple):
    """A puzzle as it is kept; its fields are texts.

    ``id`` is ``GAME.KIND.NUMBER``; ``asks`` is what the question names besides the state; the
    ``solution`` is written as an answer is; ``readings`` are ``name=key``, with commas between.
    """

    id: str
    state: str
    asks: str
    solution: str
    grade: str
    readings: str = ""

    @property
    def slug(self) -> str:
        """The game that it is of.

        >>> Puzzle("konane.win.1", "", "", "", EASY).slug
        'konane'
        """
        return self.id.partition(".")[0]

    @property
    def kind(self) -> str:
        """What kind of puzzle it is.

        >>> Puzzle("konane.win.1", "", "", "", EASY).kind
        'win'
        """
        return self.id.split(".")[1]

    @property
    def chosen(self) -> dict[str, str]:
        """The readings that are not the default ones.

        >>> Puzzle("azar.fair.1", "", "", "", EASY, "reazar=segundo").chosen
        {'reazar': 'segundo'}
        """
        pairs = (one.partition("=") for one in self.readings.split(",") if one)
        return {name: key for name, _equals, key in pairs}


class Question(NamedTuple):
    """What is asked, and how it is answered.

    ``how`` is ``MOVE``; or else there are ``fields``, for a whole number each, or ``options`` to
    choose one of, each with its key.
    """

    says: Message
    how: str = MOVE
    fields: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()


class Ruling(NamedTuple):
    """Whether an answer is right, and why."""

    right: bool
    why: Message


class PuzzleKind(NamedTuple):
    """A kind of puzzles: its title, its puzzles, what asks and judges, how the solution is known.

    What asks and what judges an answer are given the entry of the game. What judges raises
    ``BadNotation`` or ``IllegalMove`` for what is no answer.
    """

    title: Message
    puzzles: Mapping[str, Puzzle]
    asks: Callable[[Entry, Puzzle], Question]
    judges: Callable[[Entry, Puzzle, str], Ruling]
    known: Message


def of_kind(rows: Iterable[tuple[str, ...]], kind: str) -> dict[str, Puzzle]:
    """Return the puzzles of a kind by their ids, made of the rows that are kept.

    >>> list(of_kind((("azar.fair.1", "", "", "", "easy"), ("azar.win.1",) * 5), "win"))
    ['azar.win.1']
    """
    every = (Puzzle(*row) for row in rows)
    return {puzzle.id: puzzle for puzzle in every if puzzle.kind == kind}


def two_numbers(answer: str) -> tuple[int, int]:
    """Return the numbers of an answer that has two; raises ``BadNotation`` for any other.

    >>> two_numbers("4 0")
    (4, 0)
    """
    found = TWO_NUMBERS.fullmatch(answer)
    if not found:
        raise BadNotation(_("an answer is two numbers, like '4 0'"), 0)
    return int(found[1]), int(found[2])
