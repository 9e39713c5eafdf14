"""Piquet between equal players: made by ``python -m tests.bench.piquet_simulada 20 1873``."""

from __future__ import annotations

from juegos.naipes.piquet.sumas import Sum, Sums

COMMAND = "python -m tests.bench.piquet_simulada 20 1873"
WHOLE = Sums(
    parties=20,
    seed=1873,
    deals=120,
    deals_squared=720,
    of={
        "elder": Sum(3356, 617460, 20136),
        "younger": Sum(2478, 323356, 14868),
        "elder_cards": Sum(55, 179, 330),
        "younger_cards": Sum(45, 125, 270),
        "divided": Sum(20, 44, 120),
        "elder_capot": Sum(4, 4, 24),
        "younger_capot": Sum(1, 1, 6),
        "elder_repique": Sum(3, 3, 18),
        "younger_repique": Sum(1, 1, 6),
        "pique": Sum(7, 7, 42),
        "pique_or_repique": Sum(11, 15, 66),
        "rubicon": Sum(7, 7, 42),
        "points": Sum(4620, 1364226, 27720),
    },
)
FIRST = Sums(
    parties=10,
    seed=1873,
    deals=60,
    deals_squared=360,
    of={
        "elder": Sum(1727, 324787, 10362),
        "younger": Sum(1244, 163952, 7464),
        "elder_cards": Sum(30, 104, 180),
        "younger_cards": Sum(21, 59, 126),
        "divided": Sum(9, 19, 54),
        "elder_capot": Sum(2, 2, 12),
        "younger_capot": Sum(1, 1, 6),
        "elder_repique": Sum(0, 0, 0),
        "younger_repique": Sum(1, 1, 6),
        "pique": Sum(5, 5, 30),
        "pique_or_repique": Sum(6, 8, 36),
        "rubicon": Sum(3, 3, 18),
        "points": Sum(2101, 597969, 12606),
    },
)
