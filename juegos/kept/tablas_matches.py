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
            "4 4 2 4 4 4 4 1 1 4 4 1 2 2 -3 1 2 1 2 4 2 2 2 3 4 2 2 1 2 2 2 2 2 4 2 4 2 2 4 2 3 4 "
            "4 2 4 4 2 4 2 4 4 4 4 2 1 2 4 2 2 1 2 3 1 2 2 4 1 4 2 4 2 1 3 3 1 4 4 4 4 2 4 2 1 1 2"
            " 4 3 2 4 2 2 1 4 2 1 4 3 2 4 4 3 4 3 4 3 2 2 4 4 2 3 2 4 4 4 3 2 2 4 4 4 4 4 4 2 3 2 "
            "4 1 2 2 3 4 4 1 3 2 4 4 2 1 2 1 4 4 4 2 4 2 3 1 4 4 3 -2 2 3 2 1 4 2 2 3 2 4 2 -1 4 4"
            " 2 4 2 4 4 2 2 2 2 4 4 3 1 2 4 1 4 2 4 2 2 2 1 4 1 2 3 4 4 2 1"
        ),
        "2026-11-27",
        "python -m tests.bench.matches trictrac strong greedy 200",
    ),
    Match(
        "trictrac-a-ecrire",
        {"marques": "quatre"},
        ("strong", "greedy"),
        (
            "201 166 167 134 66 96 108 52 81 164 185 140 231 120 72 104 82 89 100 101 101 85 114 "
            "127 158 143 80 137 67 113 91 79 213 227 158 136 93 89 208 199"
        ),
        "2026-11-27",
        "python -m tests.bench.matches trictrac-a-ecrire strong greedy 40 marques=quatre",
    ),
    Match(
        "toc",
        {},
        ("strong", "greedy"),
        (
            "1 1 1 1 1 -1 1 -2 2 1 1 1 -1 1 1 1 -1 -1 1 1 1 2 1 -1 1 1 1 1 1 1 2 1 -2 1 2 2 1 1 1 "
            "1 -1 1 -1 1 -1 -1 1 1 2 1 1 1 1 1 -1 1 1 1 2 -1 2 -1 2 1 2 1 -1 1 1 -1 -1 1 1 -2 1 1 "
            "1 -2 1 2 1 1 -1 1 -1 1 1 -1 1 1 -1 1 -1 1 -1 2 2 1 2 1 1 2 2 1 -2 1 1 -1 1 2 -2 1 2 2"
            " 2 1 -2 1 1 -1 1 1 1 1 -2 -2 1 1 1 1 1 -1 1 1 1 1 1 -1 1 1 2 1 1 -1 -2 1 1 -1 1 -1 1 "
            "1 2 1 1 1 2 -2 2 1 -2 2 -2 1 -1 1 -1 1 1 -2 1 1 1 1 1 1 -2 -1 -1 1 1 2 1 1 1 1 1 2 1 "
            "-1 -1 1 1 1 1 -1 1 1 -2 1"
        ),
        "2026-11-27",
        "python -m tests.bench.matches toc strong greedy 200",
    ),
    Match(
        "tick-tack",
        {},
        ("strong", "greedy"),
        (
            "1 2 1 1 1 1 1 1 1 1 1 1 -1 -1 2 2 1 1 -1 2 1 2 1 1 1 1 2 1 1 1 1 -2 -1 2 -1 2 1 -1 2 "
            "1 -1 1 -2 1 -1 1 1 1 -1 1 1 -1 -1 1 1 -1 2 1 -1 1 2 1 -1 1 2 1 1 1 1 -1 1 1 1 1 1 2 2"
            " 1 1 -1 1 1 1 2 -1 1 -1 -1 1 1 2 -1 2 2 -2 1 1 1 -1 2 1 1 1 -1 -1 -1 2 -1 -1 2 1 1 -1"
            " -1 1 1 -1 1 2 -1 -1 2 1 1 -2 -2 1 1 -1 2 -1 1 2 1 1 1 2 1 1 1 2 -1 -1 1 1 1 1 1 -1 1"
            " 1 -1 1 -1 -2 -1 1 -1 2 1 1 -1 1 1 1 1 1 -1 1 -1 -1 -1 1 1 1 2 -2 -1 2 2 -1 2 1 1 -1 "
            "1 1 -1 1 -2 1 1 1 1 2 1 1 2 1 1"
        ),
        "2026-11-27",
        "python -m tests.bench.matches tick-tack strong greedy 200",
    ),
    Match(
        "backgammon",
        {},
        ("strong", "greedy"),
        (
            "-1 1 1 -1 2 2 3 1 2 1 -1 2 1 2 1 2 2 2 2 3 1 3 1 1 2 3 1 3 1 -2 2 1 1 -1 2 2 3 1 1 2 "
            "1 2 1 1 1 1 1 -1 2 2 1 2 -3 -1 -1 2 2 2 3 -1 -1 1 1 2 3 2 -2 3 1 2 -1 3 1 1 2 2 1 2 2"
            " 2 2 2 2 2 2 2 1 2 1 2 1 1 2 3 2 1 -1 1 2 -1 2 1 2 2 3 1 2 1 1 2 3 1 2 2 -1 3 1 2 1 1"
            " -1 1 -1 3 2 1 1 -1 1 1 2 2 2 2 1 1 2 1 3 1 3 1 1 1 2 2 2 1 1 2 3 -2 2 1 3 -2 1 2 1 2"
            " 2 1 3 3 3 1 1 1 1 1 -2 3 3 2 1 3 1 1 2 2 3 3 3 2 1 1 1 1 1 1 -2 2 2 1 3 1 1 2 -1 1"
        ),
        "2026-11-25",
        "python -m tests.bench.matches backgammon strong greedy 200",
    ),
    Match(
        "todas-tablas",
        {},
        ("strong", "greedy"),
        (
            "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 -1 1 1 1 "
            "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
            " 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 -1 1 1 1 1 1 1 1 1 1 -1 1 1 1 1 1 1 1 1 1 1 "
            "1 1 1 1 1 -1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 -1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
            " 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 -1 1 1 1 1 1"
        ),
        "2026-11-26",
        "python -m tests.bench.matches todas-tablas strong greedy 200",
    ),
    Match(
        "tabula",
        {},
        ("strong", "greedy"),
        ("1 1 1 1 1 1 1 1 -1 1 1 1 1 -1 -1 1 1 1 1 1 1 1 1 -1 1 1 1 1 1 -1 1 1 1 1 1 -1 1 1 1 1"),
        "2026-11-26",
        "python -m tests.bench.matches tabula strong greedy 40",
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
        "python -m tests.bench.matches fallas strong greedy 100",
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
        "python -m tests.bench.matches emperador strong greedy 60",
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
        "python -m tests.bench.matches medio-emperador strong greedy 60",
    ),
    Match(
        "romanos-reencontrat",
        {},
        ("strong", "greedy"),
        ("1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 -1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 -1 1 1"),
        "2026-11-24",
        "python -m tests.bench.matches romanos-reencontrat strong greedy 40",
    ),
    Match(
        "laquet",
        {},
        ("strong", "greedy"),
        ("1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 -1 1 1 1 1 1 -1 1"),
        "2026-11-24",
        "python -m tests.bench.matches laquet strong greedy 40",
    ),
)
