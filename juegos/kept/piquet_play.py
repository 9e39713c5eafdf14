"""Piquet between equal players: made by ``python -m tests.bench.piquet_simulada 8000 1873``."""

from __future__ import annotations

from juegos.naipes.piquet.sums import Sum, Sums

COMMAND = "python -m tests.bench.piquet_simulada 8000 1873"
WHOLE = Sums(
    parties=8000,
    seed=1873,
    deals=48090,
    deals_squared=289260,
    of={
        "elder": Sum(1448333, 291670759, 8710918),
        "younger": Sum(938428, 123698214, 5643876),
        "elder_cards": Sum(24569, 87731, 147804),
        "younger_cards": Sum(16867, 46695, 101432),
        "divided": Sum(6654, 11284, 40024),
        "elder_capot": Sum(1203, 1349, 7224),
        "younger_capot": Sum(231, 237, 1386),
        "elder_repique": Sum(1451, 1707, 8714),
        "younger_repique": Sum(724, 772, 4352),
        "pique": Sum(4434, 6534, 26678),
        "pique_or_repique": Sum(6609, 11243, 39744),
        "rubicon": Sum(2345, 2345, 14070),
        "points": Sum(1741231, 479064915, 10459414),
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
