"""Finds puzzles of the Book of Tables, in games that greedy players play, or that dice alone play.

One that is answered by a play is easy where the greedy player finds it, and middling where the
strong one does, who is asked even where no match speaks for him; to count the throws that end a
game is harder the more of them do.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import chain
from typing import Any

from juegos import catalogue
from juegos.core.game import Turn
from juegos.core.puzzle import EASY, HARD, MIDDLING
from juegos.engine.sample import draw
from juegos.tablas.casas.board import BAR, stuck
from juegos.tablas.casas.state import mover_board
from juegos.tablas.puzzles_of_the_book import (
    failing,
    hitting,
    left,
    left_out,
    playable,
    total,
    winners,
)

EACH = 16  # puzzles of a kind of each game
PLAYS = (3, 16)  # plays to choose among, at least and at most
WAYS = 1200  # plays of all throws of the other, at most: an answer is judged at once
# Of all throws, or of all pairs of throws, by which the best play is better than any other.
APART, PAIRS_APART = 1 / 36, 1 / 100
MOST = 3 / 4  # of them, that the best play leaves the other
ENDS = {EASY: 3, MIDDLING: 7}  # at most so many throws that end it, as they are told apart
CARRERA = {"juego": "carrera"}
GUARD = "seis-dos-y-as emperador medio-emperador todas-tablas romanos-reencontrat tabula".split()
SHUT = (
    *("fallas", "emperador", "medio-emperador", "laquet", "romanos-reencontrat"),
    *("pareja-de-entrada", "cab-e-quinal", "buffa-cortesa", "buffa-de-baldrac", "jacquet"),
)
ENTER = ("todas-tablas", "medio-emperador", "romanos-reencontrat")
# Puzzles of fallas, by the readings.
FAIL: tuple[tuple[int, Mapping[str, str]], ...] = ((24, {}), (16, {"dados": "dos"}))


def decisions(game: Any, number: int) -> Iterator[Any]:
    """Yield the states of a game between greedy players in which one has few plays, by lot."""
    rng, state, met = random.Random(f"libro:{number}"), game.start(), []
    while (turn := game.turn(state)) is not Turn.END:
        if turn is Turn.CHANCE:
            move = draw(game.throws(state), rng)
        else:
            plays = game.moves(state)
            if PLAYS[0] <= len(plays) <= PLAYS[1]:
                met.append(state)
            move = game.advise(state, "greedy", rng).move
        state = game.play(state, move).state
    rng.shuffle(met)
    yield from met


def played(
    slug: str,
    counts: Callable[[Any, Any], int],
    readings: Mapping[str, str] | None = None,
    each: int = EACH,
) -> Iterator[tuple[str, ...]]:
    """Yield state, the fewest throws, the play that leaves them, grade, readings; one of a game."""
    game: Any = catalogue.game(slug, dict(readings or {}))
    chosen = ",".join(f"{name}={key}" for name, key in (readings or {}).items())
    yielded = number = 0
    while yielded < each:
        for state in decisions(game, number):
            if best := only(game, state, counts):
                count, move = best
                row = game.write(state), str(count), game.write_move(move), hard(game, state, move)
                yield (*row, chosen) if chosen else row
                yielded += 1
                break
        number += 1


def only(game: Any, state: Any, counts: Callable[[Any, Any], int]) -> tuple[int, Any] | None:
    """Return the fewest throws that a play leaves, and the play, or None if it is no puzzle."""
    moves = game.moves(state)
    for move in moves:
        step = game.play(state, move).state
        if game.turn(step) is not Turn.CHANCE or step.seat == state.seat:
            return None
    if counts is left_out and not mover_board(state)[BAR]:
        return None
    boards = {move: left(game, state, move) for move in moves}
    if counts is not playable and max(ways(game, board) for board in boards.values()) > WAYS:
        return None
    ranked = sorted((counts(game, board), move) for move, board in boards.items())
    every, pairs = total(game, counts), counts in {failing, left_out}
    apart = ranked[1][0] - ranked[0][0] >= (PAIRS_APART if pairs else APART) * every
    if not apart or not 0 < ranked[0][0] <= MOST * every:
        return None
    return None if pairs and any(may_end(game, one) for one in boards.values()) else ranked[0]


def may_end(game: Any, board: Any) -> bool:
    """Return whether a play of the side that a board begins with may end the game."""
    travel, laws = game.travel, game.laws
    ends = (end for throw in travel.throws(laws.dice) for end in travel.reached(board, throw))
    manera = "manera" in laws.event_rules
    return any(laws.over(end, 0) or (manera and stuck(travel, end)) for end in ends)


def ways(game: Any, board: Any) -> int:
    """Return how many plays the side that a board begins with has of all throws."""
    throws = game.travel.throws(game.laws.dice)
    return sum(len(game.travel.plays(board, throw)) for throw in throws)


def hard(game: Any, state: Any, move: Any) -> str:
    """Return how hard it is to find a play."""
    for level, grade in (("greedy", EASY), ("strong", MIDDLING)):
        if game.advise(state, level, random.Random(1)).move == move:
            return grade
    return HARD


def ends(slug: str) -> Iterator[tuple[str, ...]]:
    """Yield state, nothing, how many throws win for either, and grade; one of a game."""
    game: Any = catalogue.game(slug)
    written = number = 0
    while written < EACH:
        rng, state, states = random.Random(f"ends:{number}"), game.start(), []
        while game.turn(state) is Turn.CHANCE:
            states.append(state)
            state = game.play(state, draw(game.throws(state), rng)).state
        wanted = (EASY, MIDDLING, HARD)[number % 3]
        number += 1
        rng.shuffle(states)
        for one in states:
            if one.phase != "tira":
                continue
            wins = winners(game, one)
            kinds = sum(game.after(one, throw).winner is not None for throw in game.throws(one))
            grade = next((name for name, most in ENDS.items() if kinds <= most), HARD)
            if kinds and grade == wanted:
                yield game.write(one), "", f"{wins[one.seat]} {wins[1 - one.seat]}", grade
                written += 1
                break


KINDS: Mapping[str, Callable[[], Iterator[tuple[str, ...]]]] = {
    **{f"{slug}.guard": partial(played, slug, hitting) for slug in GUARD},
    "quinze-tablas.shut": partial(played, "quinze-tablas", playable, CARRERA),
    **{f"{slug}.shut": partial(played, slug, playable) for slug in SHUT},
    "fallas.fail": lambda: chain.from_iterable(
        played("fallas", failing, one, each) for each, one in FAIL
    ),
    **{f"{slug}.enter": partial(played, slug, left_out) for slug in ENTER},
    **{f"{slug}.ends": partial(ends, slug) for slug in ("doze-canes", "doblet", "doublets")},
}
