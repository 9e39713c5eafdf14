"""Puzzles of the Book of Tables: the throws of a solution, counted by a program from the words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, permutations, product
from typing import Any

import pytest

from juegos import catalogue, puzzles
from juegos.core.puzzle import Puzzle
from juegos.tablas import garanguet_bearing_off
from juegos.tablas.backgammon import bearing_off
from juegos.tablas.casas.board import SIDE, turned
from juegos.tablas.puzzles_of_the_book import left, mean_throws, throws_left, winners
from tests.help.sweeps import sweep
from tests.juegos.tablas.second_generator import (
    HIT,
    OFF,
    Board,
    Side,
    Words,
    ends,
    outcomes,
    singles,
    words_of,
)
from tests.juegos.tablas.test_jacquet import due, of_garanguet, of_jacquet

COUNTED = [id for id in puzzles.ids() if id.split(".")[1] in {"guard", "shut"}]
FIRST = [next(id for id in COUNTED if f".{kind}." in id) for kind in ("guard", "shut")]

IN_PAIRS = [id for id in puzzles.ids() if id.split(".")[1] in {"fail", "enter"}]
FIRST_IN_PAIRS = [next(id for id in IN_PAIRS if f".{kind}." in id) for kind in ("fail", "enter")]
OTHERS: Mapping[str, Callable[[Any], Words]] = {
    "quinze-tablas": lambda _readings: Words(),
    "irish": lambda _readings: Words(),
    "jacquet": of_jacquet,
    "garanguet": of_garanguet,
    "tabula": lambda _readings: Words(facing="n"),
}
BORNE = [id for id in puzzles.ids() if ".bear-off." in id and "backgammon" not in id]
FIRST_BORNE = {id.split(".")[0]: id for id in reversed(BORNE)}


def solved(puzzle: Puzzle) -> tuple[Any, Board]:
    """Return the game of a puzzle, and the board after its solution, the other’s side first."""
    game: Any = catalogue.game(puzzle.slug, puzzle.chosen)
    state = game.read(puzzle.state)
    board = left(game, state, game.read_move(state, puzzle.solution))
    return game, (tuple(board[:SIDE]), tuple(turned(board)[:SIDE]))


def words_for(slug: str, readings: Mapping[str, str]) -> Words:
    """Return what the words say of a game; of quinze and Irish they say nothing of their own."""
    return OTHERS[slug](readings) if slug in OTHERS else words_of(slug, readings)


def dealt(slug: str, throw: tuple[int, ...], readings: Mapping[str, str]) -> tuple[int, ...]:
    """Return the dice that are played of a throw."""
    doubled = slug in {"jacquet", "garanguet"}
    return due(tuple(sorted(throw, reverse=True)), dict(readings)) if doubled else throw


@pytest.mark.parametrize("id", sweep(COUNTED, *FIRST))
def test_throws_counted_a_second_time(id: str) -> None:
    """With every way in which the dice can fall: which hit a man, or let anything be played."""
    puzzle = puzzles.puzzle(id)
    game, board = solved(puzzle)
    words = words_for(puzzle.slug, game.readings)
    verdicts: dict[tuple[int, ...], bool] = {}
    for throw in fallen(game.laws.dice):
        if throw not in verdicts:
            dice = dealt(puzzle.slug, throw, game.readings)
            all_ends = ends(words, board, dice)
            hits = any(sides[1][HIT] > board[1][HIT] for sides, _left in all_ends)
            played = any(len(left) < len(dice) for _sides, left in all_ends)
            verdicts[throw] = hits if puzzle.kind == "guard" else played
    count = sum(verdicts[throw] for throw in fallen(game.laws.dice))
    assert count == int(puzzle.asks)


@cache
def mean(slug: str, words: Words, side: Side, dice: int) -> Fraction:
    """Return the least mean of throws that bear a side off, where no man of the other is about."""
    if side[OFF] == sum(side):
        return Fraction(0)
    total = Fraction(0)
    for throw in combinations_with_replacement(range(1, 7), dice):
        due_dice = dealt(slug, throw, {"triplet": "neuf"})
        all_ends = {board[0] for board, _left in ends(words, (side, (0,) * len(side)), due_dice)}
        ways = len(set(permutations(throw)))
        total += ways * min(mean(slug, words, end, dice) for end in all_ends)
    return 1 + total / 6**dice


@pytest.mark.parametrize("id", sweep(BORNE, *FIRST_BORNE.values()))
def test_mean_throws_a_second_time(id: str) -> None:
    """The solution leaves the mean that the second program finds, and no play of a board less."""
    puzzle = puzzles.puzzle(id)
    game, board = solved(puzzle)
    state = game.read(puzzle.state)
    result = throws_left(game, state)
    least = result[game.read_move(state, puzzle.solution)]
    words = words_for(puzzle.slug, game.readings)
    assert mean(puzzle.slug, words, board[1], game.laws.dice) == least == min(result.values())


@pytest.mark.parametrize("id", sweep(IN_PAIRS, *FIRST_IN_PAIRS))
def test_pairs_of_throws_counted_a_second_time(id: str) -> None:
    """By the second program: each throw of the other, each answer, each throw of one's own."""
    puzzle = puzzles.puzzle(id)
    game, board = solved(puzzle)
    words, throws = words_of(puzzle.slug, game.readings), Counter(fallen(game.laws.dice))

    @cache
    def lost(after: Board) -> int:
        """Return the number of throws that fail, or leave a man to enter."""
        if puzzle.kind == "fail":
            can, alone = playable(words, after), playable(words, (after[0], (0,) * SIDE))
            losing = (can.isdisjoint(throw) and not alone.isdisjoint(throw) for throw in throws)
        else:
            losing = (
                bool(after[0][HIT])
                and all(sides[0][HIT] for sides, _left in ends(words, after, throw))
                for throw in throws
            )
        return sum(ways for ways, loses in zip(throws.values(), losing, strict=True) if loses)

    count = 0
    for throw, ways in throws.items():
        answers = outcomes(words, board, throw)
        if answers != {(board, 0, 1)}:  # else the other has failed
            assert {result[1:] for result in answers} == {(1, "")}
            count += ways * max(lost(answer[0][::-1]) for answer in answers)
    assert count == int(puzzle.asks)


def playable(words: Words, board: Board) -> set[int]:
    """Return the dice that can be played."""
    return {die for die in range(1, 7) if any(True for _ in singles(words, board, die))}


def fallen(dice: int) -> list[tuple[int, ...]]:
    """Return every way in which dice can fall, each as a throw."""
    return [tuple(sorted(faces)) for faces in product(range(1, 7), repeat=dice)]


def test_who_wins_the_last_throws_by_hand() -> None:
    """A has one man on the six and B one on the five: a six wins for A, a five and no six for B.

    Of the 216 throws of three dice 125 have no six, and 64 of these no five either.
    """
    game: Any = catalogue.game("doblet")
    result = winners(game, game.read("tira A A 6 off:11 B 5 off:11"))
    assert (result[0], result[1], result[None]) == (91, 61, 64)


def test_equal_dice_are_played_double_where_the_rules_say_so() -> None:
    """At jacquet a mean is that of backgammon, at garanguet that of its own table."""
    position = bearing_off.position([1, 1, 0, 1, 0, 1])
    jacquet: Any = catalogue.game("jacquet")
    game: Any = catalogue.game("garanguet")
    assert mean_throws(position, 2, jacquet.travel) == bearing_off.mean(position)
    assert mean_throws(position, 2) > mean_throws(position, 2, jacquet.travel)
    board = garanguet_bearing_off.stack(2, 6)
    two = bearing_off.position([0, 0, 0, 0, 0, 2])
    assert mean_throws(two, 3, game.travel) == garanguet_bearing_off.mean(game.travel, board)


def test_reasons_have_the_counts() -> None:
    """The reason of a ruling tells what the play leaves, of all throws, and the best."""
    puzzle = puzzles.puzzle(FIRST[0])
    why = puzzles.solution(puzzle.id)[1].why
    assert re.search(rf"with {puzzle.asks} of (36|216) throws", why)
