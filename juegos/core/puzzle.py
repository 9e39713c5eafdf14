"""Puzzles: a state of a game, a question about it, and the judgement of an answer.

Computed puzzles are stored as plain rows (``juegos.data``); the module of the game asks the
question and judges an answer by the rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from juegos.core.entry import Entry
from juegos.core.errors import BadNotation
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
    """A stored puzzle; its fields are texts.

    ``id`` is ``GAME.KIND.NUMBER``; ``asks`` is what the question names besides the state;
    ``solution`` is written like an answer; ``readings`` are ``name=key``, separated by commas.
    """

    id: str
    state: str
    asks: str
    solution: str
    grade: str
    readings: str = ""

    @property
    def slug(self) -> str:
        """The slug of its game.

        >>> Puzzle("konane.win.1", "", "", "", EASY).slug
        'konane'
        """
        return self.id.partition(".")[0]

    @property
    def kind(self) -> str:
        """The kind of puzzle.

        >>> Puzzle("konane.win.1", "", "", "", EASY).kind
        'win'
        """
        return self.id.split(".")[1]

    @property
    def chosen(self) -> dict[str, str]:
        """The readings that differ from the default.

        >>> Puzzle("azar.fair.1", "", "", "", EASY, "reazar=segundo").chosen
        {'reazar': 'segundo'}
        """
        pairs = (one.partition("=") for one in self.readings.split(",") if one)
        return {name: key for name, _equals, key in pairs}


class Question(NamedTuple):
    """The question of a puzzle, and the form of its answer.

    ``how`` is ``MOVE``; otherwise there are ``fields``, for a whole number each, or ``options`` to
    choose from, each with its key.
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
    """A kind of puzzle: its title, its puzzles, who asks and judges, and how the solution is known.

    ``asks`` and ``judges`` take the entry of the game. ``judges`` raises ``BadNotation`` or
    ``IllegalMove`` for a text that is no answer.
    """

    title: Message
    puzzles: Mapping[str, Puzzle]
    asks: Callable[[Entry, Puzzle], Question]
    judges: Callable[[Entry, Puzzle, str], Ruling]
    certainty: Message


def of_kind(rows: Iterable[tuple[str, ...]], kind: str) -> dict[str, Puzzle]:
    """Return the puzzles of a kind by their ids, made from stored rows.

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
    match = TWO_NUMBERS.fullmatch(answer)
    if not match:
        raise BadNotation(_("an answer is two numbers, like '4 0'"), 0)
    return int(match[1]), int(match[2])
