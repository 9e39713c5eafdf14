"""Doublets: Cotton's position and example, and its chances by a second program."""

from __future__ import annotations

import random
from fractions import Fraction
from math import sqrt

import pytest

from juegos.engine.odds import odds
from juegos.tablas.doublets import Doublets
from juegos.tablas.quadra.classes import Classes
from juegos.tablas.quadra.exact_results import stored_result
from tests.help.laws import Case, cases
from tests.juegos.tablas.laws import hold, walk

START = "6:1+2 5:1+2 4:1+2 3:1+1 2:1+1 1:1+1"
DOWN = "6:3 5:3 4:3 3:2 2:2 1:2"
LAST = "6:2+1 5:3 4:3 3:2 2:2 1:2"
CASES = cases("doublets")

# At a state, under readings, a throw leads to the state; all by hand.
CHECKS = [
    ({}, f"A {START} B {START}", "6-3", f"A 6:2+1 5:1+2 4:1+2 3:2 2:1+1 1:1+1 B {START}"),
    ({}, f"A {START} B {START}", "4-4", f"A 6:3 5:3 4:3 3:2 2:2 1:1+1 B {START}"),
    ({}, f"A {START} B {DOWN}", "1-1", f"A 6:2+1 5:2+1 4:1+2 3:1+1 2:1+1 1:1+1 B {DOWN}"),
    ({}, f"A {DOWN} B {START}", "4-4", f"A 6 5 4:2 3 2 1 off:8 B {START}"),
    ({}, f"A {DOWN} B {START}", "5-1", f"A 6:3 5:2 4:3 3:2 2:2 1 off:2 B {START}"),
    ({}, f"A 6:3 off:12 B {START}", "5-2", "A 6:3 off:12 B 6:1+2 5:2+1 4:1+2 3:1+1 2:2 1:1+1"),
    ({}, f"A 6:3 off:12 B {DOWN}", "5-2", f"A 6:3 off:12 B {DOWN}"),
    (
        {"other": "bears"},
        f"A 6:3 off:12 B {DOWN}",
        "5-2",
        "A 6:3 off:12 B 6:3 5:2 4:3 3:2 2 1:2 off:2",
    ),
    (
        {"eight": "own"},
        f"A {START} B {START}",
        "4-4",
        "A 6:1+2 5:1+2 4:3 3:1+1 2:1+1 1:1+1 B 6:1+2 5:1+2 4:3 3:1+1 2:1+1 1:1+1",
    ),
    (
        {"eight": "own"},
        f"A {DOWN} B {START}",
        "4-4",
        "A 6:3 5:3 3:2 2:2 1:2 off:3 B 6:1+2 5:1+2 4:3 3:1+1 2:1+1 1:1+1",
    ),
    ({}, f"A {LAST} B {START}", "6-5", f"A 6:3 5:2 4:3 3:2 2:2 1:2 off B {START}"),
    ({}, f"A {LAST} B {START}", "1-1", f"A 6:2 5:3 4:3 3:2 2:2 1:2 off B {START}"),
    (
        {"down": "next"},
        f"A {LAST} B {START}",
        "6-5",
        f"A {DOWN} B 6:1+2 5:2+1 4:1+2 3:1+1 2:1+1 1:1+1",
    ),
    (
        {"down": "next"},
        f"A {LAST} B {START}",
        "1-1",
        f"A {DOWN} B 6:2+1 5:1+2 4:1+2 3:1+1 2:1+1 1:1+1",
    ),
    ({"down": "next"}, f"A {LAST} B {DOWN}", "6-6", f"A {DOWN} B {DOWN}"),
    (
        {"down": "next", "other": "bears"},
        f"A {LAST} B {DOWN}",
        "6-5",
        f"A {DOWN} B 6:3 5:2 4:3 3:2 2:2 1:2 off",
    ),
]


@pytest.mark.parametrize(("readings", "men", "throw", "after"), CHECKS)
def test_worked_checks(readings: dict[str, str], men: str, throw: str, after: str) -> None:
    """What a throw leads to, worked out from Cotton's words by hand."""
    game = Doublets(readings)
    here = game.read(f"tira A {men}")
    assert game.write(game.play(here, game.read_move(here, throw)).state) == f"tira B {after}"


def test_last_men_by_hand() -> None:
    """A has a man on the six, B one on the five, and A throws two dice.

    Eleven throws of 36 have a six, and five others are doublets, which bear any man: A wins.
    """
    game = Classes(Doublets({}))
    state = game.game.read("tira A A 6 off:14 B 5 off:14")
    wins = Fraction(16, 36)
    assert odds(game, state).p_first == wins / (1 - (1 - wins) ** 2)


class Side:
    """A side in a second program: of each number, how many men lie upon others, and are there."""

    def __init__(self) -> None:
        self.upon = [1, 1, 1, 2, 2, 2]
        self.there = [2, 2, 2, 3, 3, 3]

    def due(self, face: int) -> int:
        """Return how often a number is still to be thrown."""
        return self.upon[face] + self.there[face]

    def use(self, face: int, *, bears: bool = True) -> bool:
        """Play one number, if it can be played."""
        if self.upon[face]:
            self.upon[face] -= 1
        elif bears and not any(self.upon) and self.there[face]:
            self.there[face] -= 1
        else:
            return False
        return True

    def rest(self, faces: list[int], *, bears: bool = True, waits: bool = False) -> list[int]:
        """Play numbers, first those that lay men down; return those that cannot be played."""
        bears = bears and not (waits and any(self.upon))
        faces = [face for face in faces if not (self.upon[face] and self.use(face))]
        return [face for face in faces if not self.use(face, bears=bears)]

    def use_any(self, other: Side, *, bears: bool = True) -> bool:
        """Play a number of those that have most to do, where the other has least to do."""
        pool = self.upon if any(self.upon) or not bears else self.there
        ranks = [
            (self.due(face), -other.due(face), -other.upon[face], face)
            for face in range(6)
            if pool[face]
        ]
        return bool(ranks) and self.use(max(ranks)[-1])


def play(rng: random.Random, *, bears: bool, own: bool, waits: bool) -> tuple[bool, int]:
    """Return whether who throws first wins, and after how many throws, by a second program."""
    sides, throws = (Side(), Side()), 0
    while True:
        thrower, other = sides if throws % 2 == 0 else sides[::-1]
        throws += 1
        faces = [rng.randrange(6), rng.randrange(6)]
        if faces[0] == faces[1]:
            faces = faces[:1] * (2 * faces[0] + 2)
            if not own:
                lays = waits and any(thrower.upon)
                over = [1 for _man in faces if not thrower.use_any(other, bears=not lays)]
                lays = not bears or any(other.upon)
                for _man in over if any(thrower.there) else ():
                    other.use_any(thrower, bears=not lays)
                faces = []
        left = thrower.rest(faces, waits=waits)
        if any(thrower.there):
            other.rest(left, bears=bears, waits=waits)
        for side in (thrower, other):
            if not any(side.there):
                return side is sides[0], throws


@pytest.mark.parametrize("case", CASES, ids=str)
def test_chances_by_a_second_program(case: Case) -> None:
    """Five hundred games come out as computed, within four standard errors."""
    readings, games = dict(case.readings), 500
    rng = random.Random(str(case))
    rules = {
        "bears": readings["other"] == "bears",
        "own": readings["eight"] == "own",
        "waits": readings["down"] == "next",
    }
    played = [play(rng, **rules) for _game in range(games)]
    first, second, nobody, throws = stored_result("doublets", readings).figures
    assert (first + second, nobody) == (1, 0)
    won = sum(one for one, _ in played) / games
    assert abs(won - float(first)) < 4 * sqrt(float(first * second) / games)
    mean = sum(count for _, count in played) / games
    spread = sqrt(sum((count - mean) ** 2 for _, count in played) / games)
    assert abs(mean - float(throws)) < 4 * spread / sqrt(games)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_laws(case: Case) -> None:
    """Random games keep the laws to their end."""
    states, _fired = walk(case.game, range(3))
    hold(case.game, states)
