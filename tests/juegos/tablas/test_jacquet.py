"""Jacquet and garanguet: Lepeintre's examples, and both again by the second program."""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import pytest

from juegos import catalogue
from juegos.core.game import Turn
from juegos.engine.sample import draw
from juegos.serve import handle
from juegos.tablas import garanguet_bearing_off
from juegos.tablas.casas.board import MEN, OFF, SIDE, turned
from juegos.tablas.garanguet import garanguet
from tests.help.laws import Case, cases
from tests.juegos.tablas.laws import hold, walk
from tests.juegos.tablas.second_generator import Side, Words, ends

CASES = [*cases("jacquet"), *cases("garanguet")]


def test_example_of_jacquet() -> None:
    """6-5, then 6-1: the first man goes eleven points, then seven, and is home."""
    game = catalogue.game("jacquet")
    state = game.start()
    for throw in ("6-5", "6-5", "6-1", "6-1"):
        state = game.play(state, game.read_move(state, throw)).state
        (move,) = game.moves(state)
        state = game.play(state, move).state
    assert game.write(state) == "tira A A 24:14 6 B 24:14 6"
    state = game.play(state, game.read_move(state, "2-1")).state
    moves = {game.write_move(move) for move in game.moves(state)}
    assert moves == {"6/3", "24/23 6/4", "24/22 6/5", "24/23 24/22", "24/21"}


def test_talons_lie_at_the_ends_of_a_diagonal() -> None:
    """Half a board apart at jacquet; across from each other at garanguet."""
    facing = {slug: catalogue.game(slug).travel.facing(24) for slug in ("jacquet", "garanguet")}  # type: ignore[attr-defined]
    assert facing == {"jacquet": 12, "garanguet": 1}


def test_second_man_waits_for_the_first() -> None:
    """What leaves the talon too early is refused by the rule of the first man."""
    request = {"do": "play", "slug": "jacquet", "state": "juega A 6-5 A 24:14 20 B 24:15"}
    reply = handle({**request, "move": "24/18 24/19"})
    assert "jacquet.premiere" in reply["error"]["message"]


POINTS = [
    ({}, "3-2-2", 7),
    ({}, "4-4-3", 19),
    ({}, "4-3-3", 10),
    ({}, "2-2-2", 18),
    ({"triplet": "trois"}, "2-2-2", 6),
]


@pytest.mark.parametrize(("readings", "throw", "points"), POINTS)
def test_points_of_garanguet(readings: dict[str, str], throw: str, points: int) -> None:
    """2, 2 and 3 make seven points; 4, 4 and 3 make sixteen and three."""
    game = catalogue.game("garanguet", readings)
    state = game.play(game.start(), game.read_move(game.start(), throw)).state
    moves: tuple[Any, ...] = game.moves(state)
    assert {sum(out - to for out, to, _hits in move) for move in moves} == {points}


def of_jacquet(readings: dict[str, str]) -> Words:
    """Return what the chapter says of jacquet, for the second program."""
    closing = 1 if readings["fleche"] == "une" else 2
    return Words(facing="n+12", hitting=False, closing=closing, courier=True)


def of_garanguet(readings: dict[str, str]) -> Words:
    """Return what the chapter says of garanguet."""
    closing = 1 if readings["seule"] == "ferme" else 2
    return Words(hitting=readings["seule"] == "battue", closing=closing)


WORDS: dict[str, Callable[[dict[str, str]], Words]] = {
    "jacquet": of_jacquet,
    "garanguet": of_garanguet,
}


def due(throw: tuple[int, ...], readings: dict[str, str]) -> tuple[int, ...]:
    """Return the dice that are played of a throw, by the words on doublets and triplets."""
    high, *rest = throw
    if len(throw) == 2:
        return throw * 2 if rest == [high] else throw
    if rest == [high, high]:
        return throw * (3 if readings["triplet"] == "neuf" else 1)
    return (high, high, *throw) if rest[0] == high else throw


@pytest.mark.parametrize("case", CASES, ids=str)
def test_second_program_plays_alike(case: Case) -> None:
    """All along a game, a throw leads to the same boards, and to no others."""
    game: Any = case.game
    readings = dict(case.readings)
    words = WORDS[case.slug](readings)
    rng, state, compared = random.Random(5), game.start(), 0
    while (turn := game.turn(state)) is not Turn.END:
        if turn is Turn.CHANCE:
            state = game.play(state, draw(game.throws(state), rng)).state
            continue
        dice = due(state.throw, readings)
        plays = game.plays(state)
        if len(dice) <= 5:  # of nine dice the second program tries too many orders
            board = turned(state.board) if state.seat else state.board
            sides = tuple(board[:SIDE]), tuple(board[SIDE:])
            after = {then for then, _left in ends(words, sides, dice)}
            ours = {(tuple(then[:SIDE]), tuple(then[SIDE:])) for then in plays.values()}
            assert ours == after, (game.write(state), dice)
            compared += 1
        state = game.play(state, rng.choice(list(plays))).state
    assert compared > 30


@pytest.mark.parametrize("case", CASES, ids=str)
def test_laws(case: Case) -> None:
    """A random game keeps the laws to its end."""
    states, _fired = walk(case.game, range(1))
    hold(case.game, states[::9])


DOUBLES = [
    ("7 off:14", "oui", 2),
    ("7 off:14", "levee", 1),
    ("7 off:14", "non", 1),
    ("6 off:14", "oui", 1),
    ("6:15", "oui", 1),
    ("6:15", "levee", 2),
    ("6:15", "non", 1),
]


@pytest.mark.parametrize(("other", "double", "points"), DOUBLES)
def test_double_is_won_while_the_other_is_late(other: str, double: str, points: int) -> None:
    """By its reading alone: while a man of the other is outside, or while none is borne off."""
    game = catalogue.game("jacquet", {"double": double})
    state = game.read(f"juega A 6-4 A 6 4 off:13 B {other}")
    last = game.play(state, game.read_move(state, "6/off 4/off"))
    end = game.outcome(last.state)
    assert end is not None
    assert end.shares == (points, -points)


@pytest.mark.parametrize("triplet", ["neuf", "trois"])
def test_last_two_men_of_garanguet_by_the_second_program(triplet: str) -> None:
    """Wherever they stand, the least mean number of throws is the same to the last fraction."""
    readings = {"triplet": triplet, "seule": "ferme"}
    words, travel = of_garanguet(readings), garanguet(readings).travel

    @cache
    def least(board: tuple[Side, Side]) -> Fraction:
        if board[0][OFF] == MEN:
            return Fraction(0)
        means = (
            min(least(then) for then, _left in ends(words, board, due(throw, readings)))
            for throw in (
                tuple(sorted(dice, reverse=True)) for dice in product(range(1, 7), repeat=3)
            )
        )
        return 1 + sum(means, Fraction(0)) / 216

    for high, low in product(range(1, 7), range(7)):
        board = garanguet_bearing_off.stack(1, high)
        men = bytearray(board)
        if low:
            men[OFF] -= 1
            men[low] += 1
        board = bytes(men)
        assert garanguet_bearing_off.mean(travel, board) == least(
            (tuple(board[:SIDE]), tuple(board[SIDE:]))
        )


def test_bearing_off_at_garanguet_by_hand() -> None:
    """The last man on the six stays by 2-1-1 and 3-1-1 alone, six throws of 216.

    Of four men on the ace one stays unless two dice are alike and higher than the third, or all
    three are alike: 45 and 6 throws of 216.
    """
    rows = {row[0]: row[1:] for row in garanguet_bearing_off.table("garanguet", {}).rows}
    assert rows[6][0] == 1 + Fraction(6, 216)
    assert rows[1] == (1, 1, 1, 1 + Fraction(165, 216))
