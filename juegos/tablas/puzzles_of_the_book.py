"""Puzzles of the Book of Tables: guard men, shut the other in, enter, do not fail, count the ends.

Each question is about a number of throws, with each way in which the dice can fall counted by
itself; the number follows from the rules and is exact. ``asks`` of a puzzle answered by a play is
that number for the best play, so that only the play to be judged must be counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from typing import Any

from juegos import data
from juegos.core.entry import Entry
from juegos.core.game import SEATS
from juegos.core.message import Message, _, join_sentences
from juegos.core.puzzle import Puzzle, PuzzleKind, Question, Ruling, of_kind, two_numbers
from juegos.material import dice
from juegos.tablas.backgammon.bearing_off import after, position
from juegos.tablas.casas.board import (
    BAR,
    QUARTER,
    SIDE,
    Board,
    Play,
    Throw,
    Travel,
    steps_of,
    turned,
)
from juegos.tablas.casas.game import TablesGame
from juegos.tablas.casas.state import State

ONCE = Travel(doubles=2)  # each die is one move


def left(game: TablesGame, state: State, play: Any) -> Board:
    """Return the board after a play, as the other side sees it."""
    return turned(game.plays(state)[play])


def hitting(game: TablesGame, board: Board) -> int:
    """Return the number of throws by which the side that a board begins with can hit a man."""
    travel = game.travel
    return sum(
        weight
        for throw, weight in travel.throws(game.laws.dice).items()
        if any(hits for play in travel.plays(board, throw) for _out, _to, hits in play)
    )


def playable(game: TablesGame, board: Board) -> int:
    """Return the number of throws of which the side that a board begins with can play a die."""
    travel = game.travel
    can = _playable(travel, board)
    return sum(
        weight
        for throw, weight in travel.throws(game.laws.dice).items()
        if not can.isdisjoint(throw)
    )


def _playable(travel: Travel, board: Board) -> set[int]:
    """Return the dice that the side that a board begins with can play."""
    return {die for die in dice.FACES if steps_of(travel, board, die, 0)}


def failing(game: TablesGame, board: Board) -> int:
    """Return the number of pairs of throws by which the side that has just played fails.

    A pair is a throw of the side that a board begins with, which answers so that most throws
    fail, and a throw of the side that has just played. A throw fails if the other's men leave
    nothing of it to play.
    """
    return _pairs(game, board, _failing)


def left_out(game: TablesGame, board: Board) -> int:
    """Return the number of pairs of throws that leave the side that has just played a man to enter.

    Pairs are those of ``failing``. Men that were hit enter before another moves.
    """
    return _pairs(game, board, _left_out)


def _pairs(game: TablesGame, board: Board, count: Callable[[TablesGame, Board], int]) -> int:
    """Return the sum over the throws of the other of the most that an answer lets ``count`` be."""
    travel, turns = game.travel, game.laws.turns
    return sum(
        weight * max(count(game, turned(end)) for end in travel.reached(board, throw) or [board])
        for throw, weight in travel.throws(game.laws.dice).items()
        if not turns.failed(travel, board, throw)
    )


def _failing(game: TablesGame, board: Board) -> int:
    travel = game.travel
    can, alone = _playable(travel, board), _playable(travel, board[:SIDE] + bytes(SIDE))
    return sum(
        weight
        for throw, weight in travel.throws(game.laws.dice).items()
        if can.isdisjoint(throw) and not alone.isdisjoint(throw)
    )


def _left_out(game: TablesGame, board: Board) -> int:
    if not board[BAR]:
        return 0
    travel = game.travel
    gate = range(travel.gate - QUARTER, travel.gate)
    places = {BAR, *gate, *(SIDE + travel.facing(casa) for casa in gate)}
    entrance = bytes(men if place in places else 0 for place, men in enumerate(board))
    return _entering(travel, entrance, game.laws.dice)


@cache
def _entering(travel: Travel, entrance: Board, count: int) -> int:
    """Return the number of throws that leave a man to enter; no man elsewhere is on the board."""
    return sum(
        weight
        for throw, weight in travel.throws(count).items()
        if all(end[BAR] for end in travel.reached(entrance, throw) or [entrance])
    )


def throws_left(game: TablesGame, state: State) -> dict[Play, Fraction]:
    """Return the mean number of throws that each play leaves to the side that bears off."""
    count, travel = game.laws.dice, game.travel
    return {
        play: mean_throws(position([*board[1 : QUARTER + 1]]), count, travel)
        for play, board in game.plays(state).items()
    }


@cache
def mean_throws(at: int, count: int, travel: Travel = ONCE) -> Fraction:
    """Return the least mean number of throws that bear off a position.

    With every man home and no man of the other about, each number that a throw gives can be played;
    ``travel`` says how often equal dice are, by default once each. Positions are those of
    ``juegos.tablas.backgammon.bearing_off``.

    >>> mean_throws(position([0, 0, 0, 0, 0, 1]), 1) == Fraction(7, 6) ** 5
    True
    """
    if not at:
        return Fraction(0)
    throws = dice.throws(count)
    total = sum(
        (ways * _least(at, travel.dealt(throw), count, travel) for throw, ways in throws.items()),
        Fraction(0),
    )
    return total / throws.total + 1


@cache
def _least(at: int, throw: Throw, count: int, travel: Travel) -> Fraction:
    """Return the least mean after the dice of a throw."""
    if not throw or not at:
        return mean_throws(at, count, travel)
    return min(
        _least(to, (*throw[:n], *throw[n + 1 :]), count, travel)
        for n, die in enumerate(throw)
        if die not in throw[:n]
        for to in after(at)[die - 1]
    )


def asks_guard(entry: Entry, puzzle: Puzzle) -> Question:
    """Return the question: the play after which the fewest throws hit."""
    says = _("{seat} plays {throw}. Play so that the fewest throws of {other} can hit a man.")
    return Question(_with_readings(puzzle, _before(puzzle, says)))


def judges_guard(entry: Entry, puzzle: Puzzle, answer: str) -> Ruling:
    """Return whether a play leaves the fewest throws that hit, and how many it leaves."""
    says = _(
        "After {move} {other} can hit with {count} of {total} throws; after the best play with "
        "{best}."
    )
    return _ruled(entry, puzzle, answer, hitting, says)


def asks_shut(entry: Entry, puzzle: Puzzle) -> Question:
    """Return the question: the play after which the other can play the fewest throws."""
    asked = _(
        "{seat} plays {throw}. Play so that {other} can play anything at all with the fewest "
        "throws."
    )
    says = _before(puzzle, asked)
    game: Any = entry.game(puzzle.chosen)
    if game.laws.turns.fails:
        says = join_sentences(says, _("A player who can play nothing loses."))
    return Question(_with_readings(puzzle, says))


def judges_shut(entry: Entry, puzzle: Puzzle, answer: str) -> Ruling:
    """Return whether a play leaves the fewest playable throws, and how many it leaves."""
    says = _(
        "After {move} {other} can play something with {count} of {total} throws; after the best "
        "play with {best}."
    )
    return _ruled(entry, puzzle, answer, playable, says)


def asks_fail(entry: Entry, puzzle: Puzzle) -> Question:
    """Return the question: the play after which a player is the least likely to fail."""
    says = _(
        "{seat} plays {throw}. Play so that {seat} is least likely to fail with the throw after "
        "{other}’s, if {other} always answers with the play that makes failing likeliest. A "
        "player fails, and loses, if the other’s men leave nothing of the throw to play."
    )
    return Question(_with_readings(puzzle, _before(puzzle, says)))


def judges_fail(entry: Entry, puzzle: Puzzle, answer: str) -> Ruling:
    """Return whether a play leaves the fewest pairs of throws that fail, and how many it leaves."""
    says = _(
        "After {move} {seat} fails with {count} of the {total} pairs of throws, {other}’s and "
        "then {seat}’s; after the best play with {best}."
    )
    return _ruled(entry, puzzle, answer, failing, says)


def asks_enter(entry: Entry, puzzle: Puzzle) -> Question:
    """Return the question: the play after which a player is the likeliest to have all men in."""
    says = _(
        "{seat} enters with {throw}. Play so that {seat} is most likely to have no man to enter "
        "after the throw that follows {other}’s, if {other} always answers with the play that "
        "makes this least likely."
    )
    return Question(_with_readings(puzzle, _before(puzzle, says)))


def judges_enter(entry: Entry, puzzle: Puzzle, answer: str) -> Ruling:
    """Return whether a play leaves a man out with the fewest pairs of throws, and with how many."""
    says = _(
        "After {move} {seat} still has a man to enter with {count} of the {total} pairs of "
        "throws, {other}’s and then {seat}’s; after the best play with {best}."
    )
    return _ruled(entry, puzzle, answer, left_out, says)


def _before(puzzle: Puzzle, says: Message) -> Message:
    """Return a question headed by the player and the throw."""
    seat, throw = puzzle.state.split()[1:3]
    return says.with_fields(seat=seat, throw=throw, other=_other(seat))


def _ruled(
    entry: Entry,
    puzzle: Puzzle,
    answer: str,
    count: Callable[[TablesGame, Board], int],
    says: Message,
) -> Ruling:
    """Return whether a play leaves the other as few throws as the best."""
    game: Any = entry.game(puzzle.chosen)
    state = game.read(puzzle.state)
    move = game.read_move(state, answer)
    game.play(state, move)  # raises where it is not allowed
    number = count(game, left(game, state, move))
    seat = puzzle.state.split()[1]
    message = says.with_fields(
        move=answer,
        seat=seat,
        other=_other(seat),
        count=number,
        total=total(game, count),
        best=puzzle.asks,
    )
    return Ruling(number == int(puzzle.asks), message)


def total(game: TablesGame, count: Callable[[TablesGame, Board], int]) -> int:
    """Return the number of all throws, or of all pairs of them if ``count`` counts pairs."""
    return int(6 ** (game.laws.dice * (2 if count in {failing, left_out} else 1)))


def _with_readings(puzzle: Puzzle, says: Any) -> Any:
    if not puzzle.readings:
        return says
    return _("Readings: {readings}. {question}", readings=puzzle.readings, question=says)


def _other(seat: str) -> str:
    return SEATS[1 - SEATS.index(seat)]


def asks_ends(entry: Entry, puzzle: Puzzle) -> Question:
    """Return the question: how many throws end the game for either side."""
    game: Any = entry.game(puzzle.chosen)
    seat = game.read(puzzle.state).seat
    says = _(
        "{seat} throws next. Count each way the dice can fall as a throw of its own: with "
        "how many of the {total} throws does {seat} win at once, and with how many does "
        "{other}?",
        seat=SEATS[seat],
        other=SEATS[1 - seat],
        total=6**game.laws.dice,
    )
    fields = tuple(_("throws by which {seat} wins", seat=SEATS[one]) for one in (seat, 1 - seat))
    return Question(says, "fields", fields)


def judges_ends(entry: Entry, puzzle: Puzzle, answer: str) -> Ruling:
    """Return whether two numbers are the throws by which the thrower and the other win."""
    numbers = two_numbers(answer)
    game: Any = entry.game(puzzle.chosen)
    state = game.read(puzzle.state)
    chances = winners(game, state)
    mine, theirs = chances[state.seat], chances[1 - state.seat]
    says = _(
        "{seat} wins with {mine} throws and {other} with {theirs}; with {rest} the game goes on "
        "or nobody wins.",
        seat=SEATS[state.seat],
        other=SEATS[1 - state.seat],
        mine=mine,
        theirs=theirs,
        rest=6**game.laws.dice - mine - theirs,
    )
    return Ruling(numbers == (mine, theirs), says)


def winners(game: Any, state: Any) -> Counter[int | None]:
    """Return the number of throws by which each seat wins at once; None has the others."""
    result: Counter[int | None] = Counter()
    for throw, weight in game.throws(state).items():
        result[game.after(state, throw).winner] += weight
    return result


THROWS_COUNTED = _("The solution is a count of all throws by the rules, and is exact.")
PAIRS_COUNTED = _(
    "The solution is a count of all pairs of throws by the rules, with every answer in between, "
    "and is exact."
)
KINDS = {
    "guard": PuzzleKind(
        _("Guard your men"),
        of_kind(data.rows("tablas/puzzles.tsv"), "guard"),
        asks_guard,
        judges_guard,
        THROWS_COUNTED,
    ),
    "shut": PuzzleKind(
        _("Shut the other in"),
        of_kind(data.rows("tablas/puzzles.tsv"), "shut"),
        asks_shut,
        judges_shut,
        THROWS_COUNTED,
    ),
    "fail": PuzzleKind(
        _("Do not fail"),
        of_kind(data.rows("tablas/puzzles.tsv"), "fail"),
        asks_fail,
        judges_fail,
        PAIRS_COUNTED,
    ),
    "enter": PuzzleKind(
        _("Bring your men in"),
        of_kind(data.rows("tablas/puzzles.tsv"), "enter"),
        asks_enter,
        judges_enter,
        PAIRS_COUNTED,
    ),
    "ends": PuzzleKind(
        _("How many throws end the game?"),
        of_kind(data.rows("tablas/puzzles.tsv"), "ends"),
        asks_ends,
        judges_ends,
        THROWS_COUNTED,
    ),
}
