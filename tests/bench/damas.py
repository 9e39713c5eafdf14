"""Draughts against py-draughts, the fast engine in pure Python, as ratios of one run.

py-draughts is no part of this package, and goes by the same name as pydraughts: it must stand
in the environment in which this bench is run. The figures are of the core, without records.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from math import log
from time import process_time
from typing import Any

import draughts

from juegos.alquerque.boards_of_games import damero
from juegos.alquerque.boards_of_games import rows as filled
from juegos.alquerque.damas_internacionales import DamasInternacionales
from juegos.alquerque.damas_rusas import DamasRusas
from juegos.alquerque.jumping_game import JumpingGame
from tests.bench import Row

SECONDS, LONGEST = 3.0, 300
SIZES = (6, 8, 10, 12, 14)


class Big(DamasInternacionales):
    """International draughts on a board of another size."""

    def __init__(self, size: int) -> None:
        super().__init__({})
        board = damero(size)
        JumpingGame.__init__(self, board, filled(board, range(size // 2 - 1)), self.kind)


def ours(core: Any, rng: random.Random) -> Callable[[], int]:
    """Return what plays a game out at random and says how many turns it took."""
    moves, after = core.moves, core.after

    def play() -> int:
        position = core.start()
        for turn in range(LONGEST):
            found = moves(position)
            if not found:
                return turn
            position = after(position, found[int(rng.random() * len(found))])
        return LONGEST

    return play


def theirs(board: Any, rng: random.Random) -> Callable[[], int]:
    """Return the same for the peer."""

    def play() -> int:
        game = board()
        for turn in range(LONGEST):
            found = game.legal_moves
            if not found:
                return turn
            game.push(found[int(rng.random() * len(found))])
        return LONGEST

    return play


def speed(play: Callable[[], int], seconds: float = SECONDS) -> tuple[float, float]:
    """Return turns a second and games a second."""
    turns = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        turns += play()
        games += 1
    return turns / spent, games / spent


def slope() -> float:
    """Return the power of the number of squares with which the cost of a turn grows."""
    costs = [1 / speed(ours(Big(size), random.Random(1)), 1)[0] for size in SIZES]
    squares = [size * size / 2 for size in SIZES]
    xs, ys = [log(n) for n in squares], [log(cost) for cost in costs]
    x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    over = sum((a - x) * (b - y) for a, b in zip(xs, ys, strict=True))
    return over / sum((a - x) ** 2 for a in xs)


def rows() -> list[Row]:
    """Return turns and games a second of both, their ratios, and the slope of the cost."""
    found = []
    for name, core, board in (
        ("international", DamasInternacionales({}), draughts.StandardBoard),
        ("Russian", DamasRusas({}), draughts.RussianBoard),
    ):
        (a, b), (c, d) = speed(ours(core, random.Random(1))), speed(theirs(board, random.Random(1)))
        found += [
            Row(f"{name}: turns a second", f"{a:,.0f} to {c:,.0f}, {a / c:.2f} times", "1 or more"),
            Row(f"{name}: games a second", f"{b:,.0f} to {d:,.0f}, {b / d:.2f} times", "1 or more"),
        ]
    return [*found, Row("cost of a turn grows with squares to", f"the power {slope():.2f}")]
