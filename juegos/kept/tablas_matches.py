"""Matches between levels at the games of tables: each entry made by the command that it names.

A match is not written by hand. Game n, 0 and up, is played from the seed ``1:n``, and the first
level is A where n is even; ``gained`` is what that level gained by each game, in their order, in
stakes or, at trictrac à écrire, in jetons.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import sqrt
from typing import NamedTuple

SEED = 1


class Match(NamedTuple):
    """A match of two levels, and what the first of them gained by each game."""

    slug: str
    readings: Mapping[str, str]
    levels: tuple[str, str]
    gained: str
    made: str
    command: str

    @property
    def gains(self) -> tuple[Fraction, ...]:
        """The gain by each game, in the order of the games."""
        return tuple(map(Fraction, self.gained.split()))

    @property
    def wins(self) -> int:
        """How many games brought the first level something."""
        return sum(gain > 0 for gain in self.gains)

    @property
    def mean(self) -> Fraction:
        """What it gained by a game on average."""
        return sum(self.gains, Fraction(0)) / len(self.gains)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        games = len(self.gains)
        spread = sum((gain - self.mean) ** 2 for gain in self.gains)
        return sqrt(spread / (games - 1) / games)


MATCHES = (
    Match(
        "trictrac",
        {},
        ("strong", "greedy"),
        (
            "2 4 -1 2 2 1 3 1 2 2 3 2 1 2 2 4 1 3 2 1 2 1 2 2 3 2 2 1 -2 2 2 1 2 1 2 3 2 3 -1 2 2 "
            "1 -1 1 4 4 2 4 2 2 4 3 -2 1 3 4 4 4 2 3 2 2 2 2 1 1 -2 1 4 3 1 1 2 -2 4 3 4 1 3 2 1 "
            "-1 2 4 2 1 3 4 2 2 3 2 3 3 3 1 3 2 1 4 1 3 2 2 2 3 3 2 4 4 -3 1 1 -2 1 2 1 4 1 2 1 4 "
            "4 3 3 1 2 1 4 -4 2 3 4 4 3 1 2 2 4 3 -3 2 1 2 2 2 2 1 4 2 1 1 4 1 1 2 2 1 1 2 1 2 2 2"
            " 3 2 -1 4 4 2 2 1 3 -2 2 4 3 2 1 2 2 -2 2 2 2 2 2 1 3 3 2 2 2 2 2 1 4 4 2 2"
        ),
        "2026-11-22",
        "python -m tests.bench.encuentros trictrac strong greedy 200",
    ),
    Match(
        "trictrac-a-ecrire",
        {"marques": "quatre"},
        ("strong", "greedy"),
        (
            "21 236 44 98 42 143 56 138 71 83 52 132 83 12 85 70 105 104 -2 101 48 110 73 -13 137 "
            "96 79 109 62 140 115 46 6 78 87 75 79 127 57 64"
        ),
        "2026-11-22",
        "python -m tests.bench.encuentros trictrac-a-ecrire strong greedy 40 marques=quatre",
    ),
    Match(
        "toc",
        {},
        ("strong", "greedy"),
        (
            "1 1 1 -1 1 1 1 -1 2 2 2 1 2 1 1 1 1 -1 -1 -1 2 2 1 -1 -1 1 -1 1 2 1 2 -2 -1 1 -2 2 1 "
            "1 1 -1 -1 2 -1 1 1 -1 -2 -1 1 1 1 1 2 1 1 1 1 2 2 -1 2 -1 -1 -2 1 2 2 1 1 1 -1 -2 1 "
            "-1 -1 -1 1 1 1 2 1 1 -1 1 1 1 -1 1 1 1 -1 1 -1 1 -1 2 2 1 1 1 1 2 -1 1 1 -1 1 -1 1 2 "
            "-1 1 -1 2 2 1 2 1 1 -1 1 -1 1 -1 -2 -1 1 1 1 1 1 2 -1 1 -1 1 1 2 1 1 2 1 1 -1 -2 1 1 "
            "-1 1 -1 1 1 2 -1 2 1 -1 -2 2 1 -2 2 -2 1 -2 1 -1 1 1 2 1 1 -1 1 -2 1 -2 2 2 -1 1 1 1 "
            "1 1 -1 1 1 1 1 2 -1 1 1 -1 -1 2 1 -2 1"
        ),
        "2026-11-20",
        "python -m tests.bench.encuentros toc strong greedy 200",
    ),
    Match(
        "tick-tack",
        {},
        ("strong", "greedy"),
        (
            "1 2 1 1 1 -1 1 1 1 -2 1 1 -1 -1 2 2 1 1 1 2 1 2 1 1 1 1 2 1 1 1 1 2 -1 1 -1 2 1 -2 -2"
            " 1 -1 1 -2 1 -1 1 1 1 1 1 1 -1 -1 1 1 1 2 1 -1 1 2 -1 1 -1 1 1 1 1 1 2 1 1 1 -2 1 -1 "
            "1 1 1 -2 1 1 1 1 1 1 -2 -2 2 1 1 1 2 2 -2 1 1 1 -1 -1 1 -2 1 -1 -1 1 2 -1 1 2 1 1 -2 "
            "-1 1 1 2 1 2 -1 -1 2 2 1 -2 -2 1 1 -1 2 2 1 -1 1 1 1 2 1 1 1 2 -1 -1 1 1 1 1 1 -1 1 1"
            " 1 1 -2 -1 1 1 -1 1 1 -1 -1 1 1 1 1 1 1 1 1 1 -1 1 1 1 2 -2 -2 1 2 1 2 -1 1 1 -1 1 -1"
            " 1 -1 1 -1 -1 1 1 -1 1 2 1 1"
        ),
        "2026-11-20",
        "python -m tests.bench.encuentros tick-tack strong greedy 200",
    ),
    Match(
        "backgammon",
        {},
        ("strong", "greedy"),
        (
            "2 1 2 1 3 2 2 2 1 2 2 2 1 2 1 -1 1 -1 1 3 -1 1 2 3 1 1 2 3 1 2 2 3 -1 3 3 2 2 -1 2 1 "
            "2 1 -1 -1 -1 1 -1 1 1 -1 2 1 1 1 -1 2 3 2 1 1 -1 1 1 1 1 3 2 -1 1 2 1 1 2 2 2 2 1 1 3"
            " 1 2 1 2 3 1 1 2 2 2 3 1 -2 2 1 3 2 -1 1 1 1 1 -1 2 2 3 -1 1 1 1 2 3 -1 3 3 1 2 -1 1 "
            "-2 -1 -1 1 1 1 1 1 2 1 2 -1 1 2 1 1 3 -1 1 -2 1 3 1 1 2 1 -1 -1 2 -1 2 2 3 3 2 2 -1 "
            "-1 -1 3 -1 2 -1 3 1 2 1 2 1 2 3 1 -1 2 3 2 2 -1 -2 1 1 2 3 1 2 2 1 3 -1 1 3 2 1 3 2 3"
            " 1 -1 2 2 -1 2"
        ),
        "2026-11-22",
        "python -m tests.bench.encuentros backgammon strong greedy 200",
    ),
    Match(
        "todas-tablas",
        {},
        ("strong", "greedy"),
        ("1 1 1 1 1 1 1 1 1 -1 1 1 1 1 1 1 1 1 1 1 -1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 -1 -1 1"),
        "2026-11-22",
        "python -m tests.bench.encuentros todas-tablas strong greedy 40",
    ),
    Match(
        "tabula",
        {},
        ("strong", "greedy"),
        ("1 1 1 1 1 -1 1 -1 1 1 1 1 1 1 1 1 1 -1 1 1 1 1 -1 -1"),
        "2026-11-20",
        "python -m tests.bench.encuentros tabula strong greedy 24",
    ),
    Match(
        "fallas",
        {},
        ("strong", "greedy"),
        (
            "1 1 -1 1 1 -1 -1 1 -1 -1 1 1 1 1 1 -1 1 1 1 1 1 1 -1 1 1 1 1 1 1 -1 1 -1 1 1 -1 1 1 "
            "-1 1 1 1 1 -1 -1 -1 -1 -1 -1 -1 1 -1 -1 1 1 1 1 -1 1 1 1 1 -1 -1 -1 1 -1 -1 1 -1 1 1 "
            "1 1 -1 -1 1 1 -1 1 1 1 -1 -1 1 1 1 1 -1 1 -1 1 1 1 1 1 1 1 1 1 1"
        ),
        "2026-11-24",
        "python -m tests.bench.encuentros fallas strong greedy 100",
    ),
    Match(
        "emperador",
        {},
        ("strong", "greedy"),
        (
            "1 1 1 1 1 1 1 -1 1 1 1 1 1 1 -1 -1 1 1 1 -1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 "
            "-1 1 1 1 -1 -1 1 1 1 1 1 -1 1 1 1 1 1 1 1 1"
        ),
        "2026-11-24",
        "python -m tests.bench.encuentros emperador strong greedy 60",
    ),
    Match(
        "medio-emperador",
        {},
        ("strong", "greedy"),
        (
            "-1 1 1 1 1 1 1 1 1 1 -1 -1 1 -1 1 1 1 1 1 -1 1 -1 1 1 1 1 1 1 1 1 1 -1 1 1 1 1 -1 1 1"
            " 1 1 1 -1 1 -1 -1 1 1 1 -1 1 1 1 -1 1 -1 1 1 1 1"
        ),
        "2026-11-24",
        "python -m tests.bench.encuentros medio-emperador strong greedy 60",
    ),
    Match(
        "romanos-reencontrat",
        {},
        ("strong", "greedy"),
        ("1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 -1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 -1 1 1"),
        "2026-11-24",
        "python -m tests.bench.encuentros romanos-reencontrat strong greedy 40",
    ),
    Match(
        "laquet",
        {},
        ("strong", "greedy"),
        ("1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 -1 1 1 1 1 1 -1 1"),
        "2026-11-24",
        "python -m tests.bench.encuentros laquet strong greedy 40",
    ),
)
