"""How the race games of the Book of Tables come out between two players of ours, measured.

Not written by hand: ``python -m tests.bench.libro`` plays so many games of each, as it is read by
default, the greedy player against itself, each game from a seed of its own. What is kept are sums,
from which means and their standard errors follow. Other players would have other figures.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import NamedTuple

LEVEL = "greedy"


class Measured(NamedTuple):
    """What was met in so many games of a game.

    ``first`` is how many the player won who threw first, ``drawn`` how many nobody won; ``throws``
    and ``hits`` are the sums of the throws of a game and of the men hit in it, with the sums of
    their squares; ``ends`` says by which rule how many games ended.
    """

    games: int
    first: int
    drawn: int
    throws: tuple[int, int]
    hits: tuple[int, int]
    ends: Mapping[str, int]

    def share(self, count: int) -> tuple[float, float]:
        """Return the share of so many games, and its standard error."""
        share = count / self.games
        return share, sqrt(share * (1 - share) / self.games)

    def mean(self, sums: tuple[int, int]) -> tuple[float, float]:
        """Return the mean of what has this sum and sum of squares, and its standard error."""
        mean = sums[0] / self.games
        return mean, sqrt(max(0.0, sums[1] / self.games - mean**2) / self.games)


# Made by the command, game by game.
MADE = ""
KEPT: Mapping[str, Measured] = {}
