"""Two opponents at a game of tables against each other: a seeded match, and what came of it."""

from __future__ import annotations

import random
from math import sqrt
from time import process_time

from juegos.game import Turn
from juegos.sample import draw
from juegos.tablas.backgammon.partida import Backgammon
from juegos.tablas.casas_mesa import Mesa


class Duel:
    """A match of single games; the levels take turns in being A.

    ``mean`` is what the first level gains a game, in stakes, ``error`` its standard error;
    ``slowest`` and ``thought`` are seconds of CPU that its slowest and its average move took.
    """

    def __init__(
        self, game: Backgammon | Mesa, levels: tuple[str, str], games: int, seed: int
    ) -> None:
        self.game, self.levels = game, levels
        self.rng = random.Random(seed)
        self.times: list[float] = []
        gains = [self._gain(first=bool(number % 2)) for number in range(games)]
        self.wins = sum(gain > 0 for gain in gains)
        self.mean = sum(gains) / games
        self.error = sqrt(sum((gain - self.mean) ** 2 for gain in gains) / (games - 1) / games)
        self.slowest, self.thought = max(self.times), sum(self.times) / len(self.times)

    def _gain(self, *, first: bool) -> float:
        """Return what the first level gains by one game, in which it is A or not."""
        game, seat = self.game, 0 if first else 1
        state = game.start()
        while (turn := game.turn(state)) is not Turn.END:
            if turn is Turn.CHANCE:
                move = draw(game.throws(state), self.rng)
            else:
                start = process_time()
                move = game.advise(state, self.levels[turn != seat], self.rng).move
                if turn == seat:
                    self.times.append(process_time() - start)
            state = game.play(state, move).state
        end = game.outcome(state)
        assert end is not None
        return float(end.shares[seat])
