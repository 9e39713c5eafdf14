"""Matches of the greedy level against the lot at the games of the Book of Tables.

After them stand those of the strong player in games that have no level of that name, for he has
not been seen to gain by it. Each entry is printed by the command that it names.
"""

from __future__ import annotations

from juegos.kept.tablas_matches import Match

MATCHES = (
    Match(
        "fallas",
        {},
        ("greedy", "random"),
        (
            "1 1 1 1 1 -1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 -1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
            " 1 1 1 1 1 1 1 1 1 -1 1 1 1 1 1 -1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 -1 1 1 1 1"
            " 1 1 1 1 1 -1 1 1 1 -1 1 -1 1 1 1 1 1 1 1 1 1 1 1 -1 1 1 1 1 1 -1 1 1 1 1 1 1 1 1 1 1"
            " 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 -1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 -1 1 1 "
            "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 -1 1 1 1 1 1 1 1 1 1 1 1"
        ),
        "2026-11-24",
        "python -m tests.bench.matches fallas greedy random 200",
    ),
    Match(
        "seis-dos-y-as",
        {},
        ("greedy", "random"),
        (
            "1 1 1 1 1 1 1 1 1 1 -1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 "
            "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
            " 1 1 1 1 -1 1 1 1 1 1 1 1 1 1 1 -1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 "
            "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
            " 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
        ),
        "2026-11-24",
        "python -m tests.bench.matches seis-dos-y-as greedy random 200",
    ),
    Match(
        "emperador",
        {},
        ("greedy", "random"),
        (
            "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
            " 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 "
            "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
            " 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 "
            "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
        ),
        "2026-11-24",
        "python -m tests.bench.matches emperador greedy random 200",
    ),
    Match(
        "medio-emperador",
        {},
        ("greedy", "random"),
        (
            "1 1 1 1 1 -1 -1 1 -1 1 -1 -1 -1 1 1 1 1 1 1 1 1 1 1 1 1 1 -1 1 1 1 1 1 1 1 1 1 1 1 1 "
            "1 -1 -1 1 1 1 -1 1 1 1 1 -1 1 1 0 1 1 1 1 -1 1 1 1 1 1 1 1 1 1 1 1 0 1 1 -1 1 1 -1 1 "
            "1 1 1 1 -1 1 -1 1 1 1 1 1 -1 1 -1 -1 -1 1 1 1 1 0 1 1 -1 1 1 1 1 1 1 1 1 0 1 -1 1 1 1"
            " -1 1 1 1 1 1 -1 1 1 1 1 -1 1 1 1 1 1 1 1 1 0 1 1 1 1 1 1 1 1 -1 1 1 1 1 1 1 1 -1 1 1"
            " 1 -1 1 1 1 1 -1 1 1 1 -1 1 -1 1 1 -1 1 1 -1 1 1 1 1 -1 -1 1 1 1 1 -1 0 1 1 1 1 1 1 1"
            " 1 -1 1 -1 1"
        ),
        "2026-11-24",
        "python -m tests.bench.matches medio-emperador greedy random 200",
    ),
    Match(
        "pareja-de-entrada",
        {},
        ("greedy", "random"),
        (
            "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
            " 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 "
            "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
            " 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 -1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 -1 1 1 1 1 "
            "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
        ),
        "2026-11-24",
        "python -m tests.bench.matches pareja-de-entrada greedy random 200",
    ),
    Match(
        "cab-e-quinal",
        {},
        ("greedy", "random"),
        (
            "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
            " 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 "
            "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
            " 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 "
            "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
        ),
        "2026-11-24",
        "python -m tests.bench.matches cab-e-quinal greedy random 200",
    ),
    Match(
        "todas-tablas",
        {},
        ("greedy", "random"),
        (
            "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
            " 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 "
            "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
            " 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 "
            "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
        ),
        "2026-11-24",
        "python -m tests.bench.matches todas-tablas greedy random 200",
    ),
    Match(
        "laquet",
        {},
        ("greedy", "random"),
        (
            "-1 1 -1 1 -1 1 -1 -1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1"
            " -1 -1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 -1 -1"
            " 1 -1 1 -1 1 -1 1 -1 1 -1 -1 -1 1 -1 1 1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 1 "
            "1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 1 1 1 1 -1 1 -1 1 -1 -1 -1 1 -1 1 -1 1 -1 1"
            " -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 -1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 "
            "-1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 -1 -1 1 -1 1 -1 1 -1 -1 -1 1 -1 1"
        ),
        "2026-11-24",
        "python -m tests.bench.matches laquet greedy random 200",
    ),
    Match(
        "buffa-cortesa",
        {},
        ("greedy", "random"),
        (
            "1 1 1 1 1 1 1 1 1 1 1 1 1 -1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 -1 1 1"
            " -1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
            " 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 -1 1 1 1 1 1 1 1 1 1"
            " 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 "
            "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 -1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
        ),
        "2026-11-24",
        "python -m tests.bench.matches buffa-cortesa greedy random 200",
    ),
    Match(
        "buffa-de-baldrac",
        {},
        ("greedy", "random"),
        (
            "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
            " 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 "
            "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
            " 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 "
            "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
        ),
        "2026-11-24",
        "python -m tests.bench.matches buffa-de-baldrac greedy random 200",
    ),
    Match(
        "romanos-reencontrat",
        {},
        ("greedy", "random"),
        (
            "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
            " 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 "
            "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
            " 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 "
            "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
        ),
        "2026-11-24",
        "python -m tests.bench.matches romanos-reencontrat greedy random 200",
    ),
    Match(
        "seis-dos-y-as",
        {},
        ("strong", "greedy"),
        ("-1 1 1 1 -1 -1 -1 -1 -1 1 1 1 1 1 -1 1 -1 -1 -1 -1 -1 -1 1 -1"),
        "2026-11-24",
        "python -m tests.bench.matches seis-dos-y-as strong greedy 24",
    ),
    Match(
        "pareja-de-entrada",
        {},
        ("strong", "greedy"),
        ("1 -1 -1 1 1 1 -1 1"),
        "2026-11-24",
        "python -m tests.bench.matches pareja-de-entrada strong greedy 8",
    ),
    Match(
        "cab-e-quinal",
        {},
        ("strong", "greedy"),
        ("-1 1 1 -1 -1 -1 1 1 -1 1 -1 -1 -1 1 -1 1"),
        "2026-11-24",
        "python -m tests.bench.matches cab-e-quinal strong greedy 16",
    ),
    Match(
        "buffa-cortesa",
        {},
        ("strong", "greedy"),
        ("1 -1 -1 -1 1 -1 1 -1"),
        "2026-11-24",
        "python -m tests.bench.matches buffa-cortesa strong greedy 8",
    ),
    Match(
        "buffa-de-baldrac",
        {},
        ("strong", "greedy"),
        ("-1 -1 1 1 -1 1 -1 -1 1 1 1 -1"),
        "2026-11-24",
        "python -m tests.bench.matches buffa-de-baldrac strong greedy 12",
    ),
)
