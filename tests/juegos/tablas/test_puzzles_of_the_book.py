"""Puzzles of the Book of Tables: the throws of a solution, counted by a program from the words."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, permutations, product
from typing import Any

import pytest

from juegos import catalogue, puzzles
from juegos.core.puzzle import Puzzle
from juegos.tablas.casas.board import SIDE, turned
from juegos.tablas.puzzles_of_the_book import left, throws_left, winners
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

COUNTED = [id for id in puzzles.ids() if id.split(".")[1] in {"guard", "shut"}]
FIRST = [next(id for id in COUNTED if f".{kind}." in id) for kind in ("guard", "shut")]

IN_PAIRS = [id for id in puzzles.ids() if id.split(".")[1] in {"fail", "enter"}]
FIRST_IN_PAIRS = [next(id for id in IN_PAIRS if f".{kind}." in id) for kind in ("fail", "enter")]
BORNE = [id for id in puzzles.ids() if ".bear-off." in id and "backgammon" not in id]
FIRST_BORNE = {id.split(".")[0]: id for id in reversed(BORNE)}


def solved(puzzle: Puzzle) -> tuple[Any, Board]:
    """Return the game of a puzzle, and the board after its solution, the other’s side first."""
    game: Any = catalogue.game(puzzle.slug, puzzle.chosen)
    state = game.read(puzzle.state)
    board = left(game, state, game.read_move(state, puzzle.solution))
    return game, (tuple(board[:SIDE]), tuple(turned(board)[:SIDE]))


@pytest.mark.parametrize("id", sweep(COUNTED, *FIRST))
def test_throws_counted_a_second_time(id: str) -> None:
    """With every way in which the dice can fall: which hit a man, or let anything be played."""
    puzzle = puzzles.puzzle(id)
    game, board = solved(puzzle)
    race = puzzle.slug == "quinze-tablas"  # of which no words tell anything
    words = Words() if race else words_of(puzzle.slug, game.readings)
    verdicts: dict[tuple[int, ...], bool] = {}
    for throw in fallen(game.laws.dice):
        if throw not in verdicts:
            all_ends = ends(words, board, throw)
            hits = any(sides[1][HIT] > board[1][HIT] for sides, _left in all_ends)
            played = any(left != throw for _sides, left in all_ends)
            verdicts[throw] = hits if puzzle.kind == "guard" else played
    count = sum(verdicts[throw] for throw in fallen(game.laws.dice))
    assert count == int(puzzle.asks)


@cache
def mean(words: Words, side: Side, dice: int) -> Fraction:
    """Return the least mean of throws that bear a side off, where no man of the other is about."""
    if side[OFF] == sum(side):
        return Fraction(0)
    total = Fraction(0)
    for throw in combinations_with_replacement(range(1, 7), dice):
        all_ends = {board[0] for board, _left in ends(words, (side, (0,) * len(side)), throw)}
        ways = len(set(permutations(throw)))
        total += ways * min(mean(words, end, dice) for end in all_ends)
    return 1 + total / 6**dice


@pytest.mark.parametrize("id", sweep(BORNE, *FIRST_BORNE.values()))
def test_mean_throws_a_second_time(id: str) -> None:
    """The solution leaves the mean that the second program finds, and no play of a board less."""
    puzzle = puzzles.puzzle(id)
    game, board = solved(puzzle)
    state = game.read(puzzle.state)
    result = throws_left(game, state)
    least = result[game.read_move(state, puzzle.solution)]
    words = Words() if puzzle.slug == "irish" else words_of(puzzle.slug, game.readings)
    assert mean(words, board[1], game.laws.dice) == least == min(result.values())


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


def test_reasons_have_the_counts() -> None:
    """The reason of a ruling tells what the play leaves, of all throws, and the best."""
    puzzle = puzzles.puzzle(FIRST[0])
    why = puzzles.solution(puzzle.id)[1].why
    assert re.search(rf"with {puzzle.asks} of (36|216) throws", why)
