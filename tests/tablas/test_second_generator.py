"""The race games of the Book of Tables played a second time, by a program made from the words."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from juegos import catalogue
from juegos.core.game import Turn
from juegos.engine.sample import draw
from juegos.tablas.casas.board import SIDE
from juegos.tablas.casas.state import TIRA, State
from tests.laws import singles
from tests.tablas.second_generator import GAMES, Board, Outcome, outcomes, words_of

CASES = [(slug, readings) for slug in GAMES for readings in singles(slug)]
POSITIONS = 25  # of a game, from its beginning to its end
WHOLE, MORE = 4, 20  # games under a reading, and under the default: in all 1,000 positions a game
FEW = 10


def sides(board: bytes, seat: int) -> Board:
    """Return a board of ours as the second program has it, the side of a seat first."""
    halves = tuple(board[:SIDE]), tuple(board[SIDE:])
    return halves[seat], halves[1 - seat]


def ours(game: Any, state: State, throw: tuple[int, ...]) -> set[Outcome]:
    """Return all that a throw leads to in our game, as the second program tells it."""
    seat, found = state.seat, set()
    work, met = [game.play(state, throw).state], set()
    while work:
        here = work.pop()
        if here in met:
            continue
        met.add(here)
        turn = game.turn(here)
        if isinstance(turn, int):
            work += [game.play(here, move).state for move in game.moves(here)]
            continue
        board = sides(here.board, seat)
        if turn is Turn.CHANCE:
            found.add((board, int(here.seat != seat), ""))
        elif here.points:
            found.add((board, 0, int(here.winner != seat)))
        else:
            found.add((board, 0, "drawn"))
    return found


def whole(game: Any, rng: random.Random) -> list[State]:
    """Return where a throw was due in a game played by lot."""
    found, state = [], game.start()
    while (turn := game.turn(state)) is not Turn.END:
        if state.phase == TIRA:
            found.append(state)
        chance = turn is Turn.CHANCE
        move = draw(game.throws(state), rng) if chance else rng.choice(game.moves(state))
        state = game.play(state, move).state
    return found


def close(outcome: Outcome) -> Outcome:
    """Return an outcome without whose throw is next where the game is over."""
    board, following, won = outcome
    return board, following if won == "" else 0, won


def compare(slug: str, readings: dict[str, str], positions: int, games: int) -> None:
    """Compare the two programs at so many places of so many games played by lot."""
    game = catalogue.game(slug, readings)
    words = words_of(slug, game.readings)
    rng = random.Random(f"{slug} {readings}")
    for _game in range(games):
        states = whole(game, rng)
        for state in rng.sample(states, min(positions, len(states))):
            throw = draw(game.throws(state), rng)
            second = set(map(close, outcomes(words, sides(state.board, state.seat), throw)))
            assert second == set(map(close, ours(game, state, throw))), (game.write(state), throw)


@pytest.mark.parametrize("slug", GAMES)
def test_two_programs_play_alike(slug: str) -> None:
    """At a few places of a game a throw leads to the same, and to nothing else."""
    compare(slug, {}, FEW, 1)


@pytest.mark.thorough
@pytest.mark.heavy
@pytest.mark.parametrize(("slug", "readings"), CASES, ids=str)
def test_two_programs_play_alike_under_every_reading(slug: str, readings: dict[str, str]) -> None:
    """So they do at places all along whole games, under every change of one reading."""
    compare(slug, readings, POSITIONS, WHOLE if readings else MORE)


def test_second_program_is_no_copy() -> None:
    """Told that one man closes a casa, it plays otherwise, and the comparison would see it."""
    words = words_of("fallas", catalogue.game("fallas").readings)
    mine, theirs = sides(catalogue.game("fallas").start().board, 0)
    alone = tuple(men + (casa == 2) - (casa == 6) for casa, men in enumerate(theirs))
    there = mine, alone
    open_, shut = (outcomes(replace(words, closing=men), there, (4, 1)) for men in (2, 1))
    assert open_ != shut
