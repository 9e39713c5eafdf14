"""The good player of piquet against the beginner, two parties with the same cards a row.

Made by ``python -m tests.bench.piquet 300 1``, when the good player weighed the points of the deal
alone; since then it weighs the partie in its last two deals, which leaves the first pair as it was.
"""

from __future__ import annotations

from juegos.naipes.piquet.sums import Sum, Sums

COMMAND = "python -m tests.bench.piquet 300 1"
DATE = "2026-11-20"
WHOLE = Sums(
    parties=150,
    seed=1,
    deals=1800,
    deals_squared=21600,
    of={
        "margin": Sum(9945, 1006509, 119340),
        "points": Sum(29545, 10907129, 354540),
        "won": Sum(204, 314, 2448),
    },
)
FIRST = Sums(
    parties=1,
    seed=1,
    deals=12,
    deals_squared=144,
    of={
        "margin": Sum(63, 3969, 756),
        "points": Sum(63, 3969, 756),
        "won": Sum(1, 1, 12),
    },
)
