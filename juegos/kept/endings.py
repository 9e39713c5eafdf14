"""Endings of alquerque with up to four men, by the reading of captura.

Made by ``python -m tests.bench.solved``, not written by hand.
"""

from __future__ import annotations

from juegos.kept.solved import SolvedEnding

ENDINGS = {
    "libre": (
        SolvedEnding(1, 1, 80, 0, 520, 1),
        SolvedEnding(1, 2, 224, 36, 6640, 2),
        SolvedEnding(1, 3, 596, 35640, 14364, 26),
        SolvedEnding(2, 1, 1708, 0, 5192, 3),
        SolvedEnding(2, 2, 4476, 8, 71416, 3),
        SolvedEnding(3, 1, 50232, 0, 368, 25),
    ),
    "una": (
        SolvedEnding(1, 1, 80, 0, 520, 1),
        SolvedEnding(1, 2, 0, 36, 6864, 2),
        SolvedEnding(1, 3, 0, 37632, 12968, 26),
        SolvedEnding(2, 1, 1708, 0, 5192, 3),
        SolvedEnding(2, 2, 200, 0, 75700, 3),
        SolvedEnding(3, 1, 50272, 0, 328, 25),
    ),
    "entera": (
        SolvedEnding(1, 1, 80, 0, 520, 1),
        SolvedEnding(1, 2, 224, 36, 6640, 2),
        SolvedEnding(1, 3, 596, 35648, 14356, 26),
        SolvedEnding(2, 1, 1708, 0, 5192, 3),
        SolvedEnding(2, 2, 4476, 8, 71416, 3),
        SolvedEnding(3, 1, 50232, 0, 368, 25),
    ),
    "obligatoria": (
        SolvedEnding(1, 1, 80, 0, 520, 1),
        SolvedEnding(1, 2, 224, 5292, 1384, 32),
        SolvedEnding(1, 3, 596, 46744, 3260, 32),
        SolvedEnding(2, 1, 6868, 0, 32, 31),
        SolvedEnding(2, 2, 29018, 1510, 45372, 35),
        SolvedEnding(3, 1, 50600, 0, 0, 27),
    ),
    "maxima": (
        SolvedEnding(1, 1, 80, 0, 520, 1),
        SolvedEnding(1, 2, 224, 5292, 1384, 32),
        SolvedEnding(1, 3, 596, 46744, 3260, 32),
        SolvedEnding(2, 1, 6868, 0, 32, 31),
        SolvedEnding(2, 2, 29018, 1510, 45372, 35),
        SolvedEnding(3, 1, 50600, 0, 0, 27),
    ),
}
