"""Stored matches between levels at the games of tables.

Game n, from 0, is played from the seed ``1:n``, and the first level is A where n is even.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import sqrt
from typing import NamedTuple

from juegos import data

SEED = 1


class Match(NamedTuple):
    """A match of two levels, and the gain of the first by each game.

    ``gained`` has the gains in the order of the games, in stakes or, at trictrac à écrire, in
    jetons.
    """

    slug: str
    readings: Mapping[str, str]
    levels: tuple[str, str]
    gained: str
    made: str

    @property
    def command(self) -> str:
        """The command that plays it again."""
        chosen = [f"{crux}={key}" for crux, key in self.readings.items()]
        results = [self.slug, *self.levels, str(len(self.gains)), *chosen]
        return " ".join(["python -m conf.make.matches", *results])

    @property
    def gains(self) -> tuple[Fraction, ...]:
        """The gain by each game, in the order of the games."""
        return tuple(map(Fraction, self.gained.split()))

    @property
    def wins(self) -> int:
        """The number of games that brought the first level something."""
        return sum(gain > 0 for gain in self.gains)

    @property
    def mean(self) -> Fraction:
        """The mean gain of a game."""
        return sum(self.gains, Fraction(0)) / len(self.gains)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        gains, mean = self.gains, self.mean
        games = len(gains)
        spread = sum((gain - mean) ** 2 for gain in gains)
        return sqrt(spread / (games - 1) / games)


def _stored(part: str) -> tuple[Match, ...]:
    value = data.load_json("tablas/matches.json")[part]
    return tuple(Match(**{**one, "levels": tuple(one["levels"])}) for one in value)


MATCHES = _stored("of levels")
# At the games of the Book of Tables: the greedy level against the lot, and after these the strong
# player in games that have no level of that name, for he has not been seen to gain by it.
OTHERS = _stored("others")
