"""The exact chances of doblet and doze canes, in which nobody decides anything.

Not written by hand: ``python -m tests.bench.quadra`` reckons them from the rules that play the
games, under every combination of readings. Where each player of doze canes has a quarter of his
own, the other readings but that of the dice change nothing, and one combination stands for all.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple


class Exact(NamedTuple):
    """What is kept of a game under some readings, each figure as a fraction in writing.

    ``first`` and ``second`` are how likely it is that the player wins who throws first, and that
    the other does; ``throws`` is how many throws the game has on average.
    """

    slug: str
    chosen: str
    first: str
    second: str
    throws: str

    @property
    def readings(self) -> Mapping[str, str]:
        """The readings, by the names of their cruces."""
        return dict(reading.split("=") for reading in self.chosen.split())

    @property
    def figures(self) -> tuple[Fraction, Fraction, Fraction, Fraction]:
        """The chances of who throws first, of the other and of neither, and the mean throws."""
        first, second = Fraction(self.first), Fraction(self.second)
        return first, second, 1 - first - second, Fraction(self.throws)


# Made by the command.
KEPT: tuple[Exact, ...] = ()
