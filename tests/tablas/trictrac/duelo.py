"""Two opponents at a game of the trictrac family against each other: a seeded match."""

from __future__ import annotations

import random
from math import sqrt
from time import process_time
from typing import Any

from juegos.game import Turn
from juegos.sample import draw


class Duel:
    """A match; the levels take turns in being A.

    ``mean`` is what the first level gains a game, in stakes or in jetons, ``error`` its standard
    error; ``times`` are the seconds of CPU that each of its moves took.
    """

    def __init__(self, game: Any, levels: tuple[str, str], games: int, seed: int) -> None:
        self.game, self.levels = game, levels
        self.rng = random.Random(seed)
        self.times: list[float] = []
        gains = [self._gain(first=number % 2 == 0) for number in range(games)]
        self.wins = sum(gain > 0 for gain in gains)
        self.mean = sum(gains) / games
        spread = sum((gain - self.mean) ** 2 for gain in gains)
        self.error = sqrt(spread / (games - 1) / games)

    def _gain(self, *, first: bool) -> float:
        """Return what the first level gains by one game, in which it is A or not."""
        game, seat, paid = self.game, 0 if first else 1, 0.0
        state = game.start()
        while (turn := game.turn(state)) is not Turn.END:
            if turn is Turn.CHANCE:
                move = draw(game.throws(state), self.rng)
            else:
                start = process_time()
                move = game.advise(state, self.levels[turn != seat], self.rng).move
                if turn == seat:
                    self.times.append(process_time() - start)
            step = game.play(state, move)
            paid += step.pays[seat] if step.pays else 0
            state = step.state
        return paid + float(game.outcome(state).shares[seat])
