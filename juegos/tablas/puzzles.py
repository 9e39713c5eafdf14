"""Puzzles of the games of tables: the score of a throw, and bearing off in the fewest throws."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from juegos import data
from juegos.core.entry import Entry
from juegos.core.game import SEATS
from juegos.core.message import Message, _, decimal, join_sentences
from juegos.core.puzzle import Puzzle, PuzzleKind, Question, Ruling, of_kind, two_numbers
from juegos.tablas import puzzles_of_the_book
from juegos.tablas.backgammon import bearing_off
from juegos.tablas.casas.board import SIDE
from juegos.tablas.casas.game import TablesGame
from juegos.tablas.trictrac.scoring import Cast, ThrowContext, casts
from juegos.tablas.trictrac.state import State


def asks_throw(entry: Entry, puzzle: Puzzle) -> Question:
    """Return the question: the points, or the holes, that a throw brings to either side."""
    game: Any = entry.game(puzzle.chosen)
    hand = game.read(puzzle.state).hand
    points = _(
        "{seat} throws {throw}. How many points does the throw bring to {seat}, and how many to "
        "{other}, before anything is played?"
    )
    holes = _(
        "{seat} throws {throw}. How many holes does the throw bring to {seat}, and how many to "
        "{other}, before anything is played?"
    )
    says, of = (points, _("points of {seat}")) if game.in_points else (holes, _("holes of {seat}"))
    says = says.with_fields(seat=SEATS[hand], other=SEATS[1 - hand], throw=puzzle.asks)
    fields = tuple(of.with_fields(seat=SEATS[seat]) for seat in (hand, 1 - hand))
    return Question(says, "fields", fields)


def judges_throw(entry: Entry, puzzle: Puzzle, answer: str) -> Ruling:
    """Return whether two numbers are what either side gets, with the events that score them."""
    numbers = two_numbers(answer)
    game: Any = entry.game(puzzle.chosen)
    state, cast = puzzle_cast(entry, puzzle)
    says = [game.marking.says(jan, state.hand).text for jan in cast.score.jans]
    return Ruling(numbers == brought(game, cast), join_sentences(*says))


def brought(game: Any, cast: Cast) -> tuple[int, int]:
    """Return the points, or holes, that a throw brings its thrower and the other."""
    mine, theirs = (game.brings(cast.score, cast.throw, thrower=who) for who in (True, False))
    return mine, theirs


def puzzle_cast(entry: Entry, puzzle: Puzzle) -> tuple[State, Cast]:
    """Return the state of a puzzle, and its throw with the score."""
    game: Any = entry.game(puzzle.chosen)
    state = game.read(puzzle.state)
    nth, taken = state.throws[state.hand] + 1, state.corner[state.hand]
    when = ThrowContext(nth, nth - taken if taken else 1)
    every = casts(state.men[state.hand], state.men[state.other], game.usage, when)
    return state, next(cast for cast in every if _answer_text(cast.throw) == puzzle.asks)


def _answer_text(throw: tuple[int, int]) -> str:
    return f"{throw[0]}-{throw[1]}"


def asks_bearing_off(entry: Entry, puzzle: Puzzle) -> Question:
    """Return the question: the play after which the fewest throws are needed on average."""
    says = _(
        "{seat} bears off with {throw}. Play so that all men are off in the fewest throws on "
        "average, whatever the other side does.",
        seat=puzzle.state.split()[1],
        throw=puzzle.state.split()[2],
    )
    return Question(says)


def judges_bearing_off(entry: Entry, puzzle: Puzzle, answer: str) -> Ruling:
    """Return whether a play leaves the fewest throws, and how many the best leaves.

    Raises:
        JuegosError: the answer is no play, or none that the throw allows.
    """
    game = entry.game(puzzle.chosen)
    state = game.read(puzzle.state)
    move = game.read_move(state, answer)
    game.play(state, move)  # which tells what is wrong with a play that is none
    every = throws_left(game, state)
    best = min(every.values())
    if every[move] == best:
        return Ruling(
            True,
            _(
                "{move} leaves {throws} throws on average, the fewest.",
                move=answer,
                throws=_throws(best),
            ),
        )
    says = _(
        "{move} leaves {throws} throws on average, and another play leaves {fewest}.",
        move=answer,
        throws=_throws(every[move]),
        fewest=_throws(best),
    )
    return Ruling(False, says)


def throws_left(game: Any, state: Any) -> dict[Any, Fraction]:
    """Return the mean number of throws that each play leaves to the side that bears off."""
    if isinstance(game, TablesGame):
        return puzzles_of_the_book.throws_left(game, state)
    seat, result = game.turn(state), {}
    for move in game.moves(state):
        board = game.play(state, move).state.table.board
        own = board[SIDE:] if seat else board[:SIDE]
        result[move] = bearing_off.mean(bearing_off.position(own[1 : bearing_off.CASAS + 1]))
    return result


def _throws(mean: Fraction) -> Message:
    return decimal(float(mean), ".3f")


KINDS = {
    "throw": PuzzleKind(
        _("What does this throw bring?"),
        of_kind(data.rows("tablas/puzzles.tsv"), "throw"),
        asks_throw,
        judges_throw,
        _("The solution is the count of the throw by the rules, and is exact."),
    ),
    "bear-off": PuzzleKind(
        _("Bear off in fewest throws"),
        of_kind(data.rows("tablas/puzzles.tsv"), "bear-off"),
        asks_bearing_off,
        judges_bearing_off,
        _("The solution comes from the exact mean number of throws."),
    ),
    **puzzles_of_the_book.KINDS,
}
