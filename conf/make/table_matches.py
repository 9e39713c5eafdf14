"""Two opponents at a game of tables against each other: a seeded match, and what came of it."""

from __future__ import annotations

import random
from fractions import Fraction
from math import sqrt
from time import perf_counter
from typing import Any

from juegos.core.game import Turn
from juegos.engine.sample import draw


class Duel:
    """A match; the levels take turns in being A, and each game has a seed of its own.

    ``gains`` is what the first level gained by each game, in stakes or in jetons, ``mean`` the
    same on average, ``error`` its standard error, ``wins`` how many games brought it anything;
    ``times`` are the seconds of CPU that each of its moves took.
    """

    def __init__(self, game: Any, levels: tuple[str, str], games: int, seed: int) -> None:
        self.times: list[float] = []
        self.gains = tuple(gain(game, levels, n, seed, self.times) for n in range(games))
        self.wins = sum(gain > 0 for gain in self.gains)
        self.mean = float(sum(self.gains) / games)
        spread = sum((float(gain) - self.mean) ** 2 for gain in self.gains)
        self.error = sqrt(spread / (games - 1) / games)


def gain(
    game: Any, levels: tuple[str, str], number: int, seed: int, times: list[float]
) -> Fraction:
    """Return what the first level gains by a game; it is A in those of an even number."""
    seat, paid = number % 2, Fraction(0)
    rng = random.Random(f"{seed}:{number}")
    state = game.start()
    while (turn := game.turn(state)) is not Turn.END:
        if turn is Turn.CHANCE:
            move = draw(game.throws(state), rng)
        else:
            start = perf_counter()
            move = game.advise(state, levels[turn != seat], rng).move
            if turn == seat:
                times.append(perf_counter() - start)
        step = game.play(state, move)
        paid += step.pays[seat] if step.pays else 0
        state = step.state
    shares: tuple[Fraction, ...] = game.outcome(state).shares
    return paid + shares[seat]
