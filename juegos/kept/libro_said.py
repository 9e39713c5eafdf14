"""What the Book of Tables says of how games come out, as they came out here.

Not written by hand: ``python -m tests.bench.libro_said`` plays so many games, each from a seed of
its own, and writes how many were as the book says. In doblet nobody decides anything; cab e quinal
is played by the greedy player against itself, and another player would have other figures.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple


class Often(NamedTuple):
    """How many games out of so many were as the book says."""

    met: int
    games: int

    @property
    def share(self) -> float:
        """Their share."""
        return self.met / self.games

    @property
    def error(self) -> float:
        """The standard error of their share."""
        return sqrt(self.share * (1 - self.share) / self.games)


# Made by the command.
DOBLET = Often(3839, 20000)
FIVES_FIRST = Often(216, 400)
SIXES_FIRST = Often(235, 400)
