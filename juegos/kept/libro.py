"""How the race games of the Book of Tables come out between two players of ours, measured.

Not written by hand: ``python -m tests.bench.libro`` plays so many games of each, as it is read by
default, a level against itself, each game from a seed of its own. What is kept are sums, from which
means and their standard errors follow. Other players have other figures: so those of play by lot
stand beside those of the greedy player, and of laquet those of the strong one too.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import NamedTuple

LEVEL = "greedy"


class Measured(NamedTuple):
    """What was met in so many games of a game.

    ``first`` is how many the player won who threw first, ``seat`` how many the seat A, and
    ``drawn`` how many nobody won; ``throws`` and ``hits`` are the sums of the throws of a game and
    of the men hit in it, with the sums of their squares; ``ends`` says by which rule how many games
    ended, and ``sample`` how many throws the first few games had.
    """

    games: int
    first: int
    seat: int
    drawn: int
    throws: tuple[int, int]
    hits: tuple[int, int]
    ends: Mapping[str, int]
    sample: tuple[int, ...]

    def share(self, count: int) -> tuple[str, str]:
        """Return the share of so many games, and its standard error, as they are shown."""
        return share_of(count, self.games)

    def mean(self, sums: tuple[int, int]) -> tuple[str, str]:
        """Return the mean of what has this sum and sum of squares, and its standard error."""
        mean = sums[0] / self.games
        error = sqrt(max(0.0, sums[1] / self.games - mean**2) / self.games)
        return f"{mean:.1f}", f"{error:.1f}"


def share_of(count: int, games: int) -> tuple[str, str]:
    """Return a share and its standard error to three decimals.

    What was met never or always has no such error; in its place stands the bound that the share
    (or what it lacks of all) stays below with 95 % confidence, three divided by the games.
    """
    share = count / games
    error = sqrt(share * (1 - share) / games)
    return f"{share:.3f}", f"{error:.3f}" if error else f"< {3 / games:.3f}"


# Made by the command, game by game.
MADE = "2026-11-26"
KEPT: Mapping[str, Measured] = {
    "fallas": Measured(
        1000,
        509,
        509,
        0,
        (23821, 696963),
        (7942, 132396),
        {
            "fallas.falla": 482,
            "fallas.gana": 518,
        },
        (21, 12, 15),
    ),
    "seis-dos-y-as": Measured(
        1000,
        420,
        520,
        0,
        (47558, 2624436),
        (13268, 439786),
        {
            "seis-dos-y-as.gana": 1000,
        },
        (30, 39, 44),
    ),
    "emperador": Measured(
        200,
        101,
        110,
        4,
        (44873, 11224003),
        (26161, 4073269),
        {
            "emperador.gana": 196,
            "emperador.manera": 4,
        },
        (90, 113, 359),
    ),
    "medio-emperador": Measured(
        1000,
        488,
        488,
        26,
        (97966, 10458040),
        (41257, 2169625),
        {
            "medio-emperador.gana": 974,
            "medio-emperador.manera": 26,
        },
        (56, 93, 103),
    ),
    "pareja-de-entrada": Measured(
        200,
        118,
        118,
        0,
        (20883, 2233201),
        (5079, 151117),
        {
            "pareja-de-entrada.gana": 200,
        },
        (120, 121, 149),
    ),
    "cab-e-quinal": Measured(
        200,
        95,
        95,
        0,
        (24639, 3178619),
        (11212, 751140),
        {
            "cab-e-quinal.gana": 200,
        },
        (114, 127, 117),
    ),
    "todas-tablas": Measured(
        1000,
        551,
        551,
        0,
        (115401, 19213599),
        (36334, 3115868),
        {
            "todas-tablas.gana": 1000,
        },
        (136, 79, 73),
    ),
    "laquet": Measured(
        1000,
        505,
        27,
        0,
        (86689, 7554023),
        (0, 0),
        {
            "laquet.gana": 1000,
        },
        (79, 86, 82),
    ),
    "buffa-cortesa": Measured(
        200,
        125,
        125,
        0,
        (18784, 1812632),
        (4897, 144445),
        {
            "buffa-cortesa.gana": 200,
        },
        (126, 97, 85),
    ),
    "buffa-de-baldrac": Measured(
        200,
        107,
        104,
        0,
        (26657, 4025975),
        (10568, 893790),
        {
            "buffa-de-baldrac.gana": 200,
        },
        (134, 237, 151),
    ),
    "romanos-reencontrat": Measured(
        200,
        102,
        100,
        0,
        (37648, 7534722),
        (24929, 3441719),
        {
            "romanos-reencontrat.gana": 200,
        },
        (139, 135, 221),
    ),
}
BY_LOT: Mapping[str, Measured] = {
    "fallas": Measured(
        400,
        219,
        219,
        0,
        (11533, 394205),
        (2908, 48428),
        {
            "fallas.falla": 124,
            "fallas.gana": 276,
        },
        (25, 25, 31),
    ),
    "seis-dos-y-as": Measured(
        400,
        190,
        201,
        0,
        (22826, 1401774),
        (8667, 261113),
        {
            "seis-dos-y-as.gana": 400,
        },
        (47, 74, 96),
    ),
    "emperador": Measured(
        60,
        12,
        14,
        36,
        (7325, 1073163),
        (2918, 165018),
        {
            "emperador.gana": 24,
            "emperador.manera": 36,
        },
        (89, 147, 55),
    ),
    "medio-emperador": Measured(
        400,
        192,
        192,
        31,
        (37436, 3707430),
        (12748, 459064),
        {
            "medio-emperador.gana": 369,
            "medio-emperador.manera": 31,
        },
        (93, 71, 141),
    ),
    "pareja-de-entrada": Measured(
        60,
        34,
        34,
        0,
        (7245, 917167),
        (3079, 177687),
        {
            "pareja-de-entrada.gana": 60,
        },
        (114, 146, 139),
    ),
    "cab-e-quinal": Measured(
        60,
        36,
        36,
        0,
        (7056, 857960),
        (3642, 243154),
        {
            "cab-e-quinal.gana": 60,
        },
        (149, 109, 127),
    ),
    "todas-tablas": Measured(
        400,
        218,
        218,
        0,
        (49396, 7289578),
        (15284, 872212),
        {
            "todas-tablas.gana": 400,
        },
        (107, 132, 85),
    ),
    "laquet": Measured(
        400,
        197,
        27,
        0,
        (35449, 3159461),
        (0, 0),
        {
            "laquet.gana": 400,
        },
        (83, 96, 92),
    ),
    "buffa-cortesa": Measured(
        60,
        32,
        32,
        0,
        (6284, 679922),
        (2607, 124703),
        {
            "buffa-cortesa.gana": 60,
        },
        (92, 101, 109),
    ),
    "buffa-de-baldrac": Measured(
        60,
        30,
        31,
        0,
        (11940, 2523362),
        (6251, 728985),
        {
            "buffa-de-baldrac.gana": 60,
        },
        (148, 120, 179),
    ),
    "romanos-reencontrat": Measured(
        60,
        25,
        26,
        15,
        (7488, 1009550),
        (3318, 199262),
        {
            "romanos-reencontrat.gana": 45,
            "romanos-reencontrat.manera": 15,
        },
        (142, 117, 128),
    ),
}
STRONG: Mapping[str, Measured] = {
    "laquet": Measured(
        8,
        4,
        0,
        0,
        (542, 36832),
        (0, 0),
        {
            "laquet.gana": 8,
        },
        (63, 64, 70),
    ),
}
