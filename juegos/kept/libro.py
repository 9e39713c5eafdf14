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
MADE = "2026-11-24"
KEPT: Mapping[str, Measured] = {
    "fallas": Measured(
        200,
        101,
        0,
        (4705, 135063),
        (1656, 29348),
        {
            "fallas.falla": 102,
            "fallas.gana": 98,
        },
    ),
    "seis-dos-y-as": Measured(
        200,
        86,
        0,
        (9656, 541510),
        (2752, 89852),
        {
            "seis-dos-y-as.gana": 200,
        },
    ),
    "emperador": Measured(
        200,
        101,
        4,
        (44873, 11224003),
        (26161, 4073269),
        {
            "emperador.gana": 196,
            "emperador.manera": 4,
        },
    ),
    "medio-emperador": Measured(
        200,
        103,
        4,
        (19617, 2133625),
        (8346, 466866),
        {
            "medio-emperador.gana": 196,
            "medio-emperador.manera": 4,
        },
    ),
    "pareja-de-entrada": Measured(
        200,
        118,
        0,
        (20883, 2233201),
        (5079, 151117),
        {
            "pareja-de-entrada.gana": 200,
        },
    ),
    "cab-e-quinal": Measured(
        200,
        95,
        0,
        (24639, 3178619),
        (11212, 751140),
        {
            "cab-e-quinal.gana": 200,
        },
    ),
    "todas-tablas": Measured(
        200,
        117,
        0,
        (23851, 4413409),
        (7707, 777595),
        {
            "todas-tablas.gana": 200,
        },
    ),
    "laquet": Measured(
        200,
        102,
        0,
        (17279, 1500753),
        (0, 0),
        {
            "laquet.gana": 200,
        },
    ),
    "buffa-cortesa": Measured(
        200,
        125,
        0,
        (18784, 1812632),
        (4897, 144445),
        {
            "buffa-cortesa.gana": 200,
        },
    ),
    "buffa-de-baldrac": Measured(
        200,
        107,
        0,
        (26657, 4025975),
        (10568, 893790),
        {
            "buffa-de-baldrac.gana": 200,
        },
    ),
    "romanos-reencontrat": Measured(
        200,
        102,
        0,
        (37648, 7534722),
        (24929, 3441719),
        {
            "romanos-reencontrat.gana": 200,
        },
    ),
}
