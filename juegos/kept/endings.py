"""Endings of alquerque with up to four men, by the reading of captura.

Made by ``python -m tests.bench.solved``, not written by hand.
"""

from __future__ import annotations

from juegos.kept.solved import Ending

ENDINGS = {
    "libre": (
        Ending(1, 1, 80, 0, 520, 1),
        Ending(1, 2, 224, 36, 6640, 2),
        Ending(1, 3, 596, 35640, 14364, 26),
        Ending(2, 1, 1708, 0, 5192, 3),
        Ending(2, 2, 4476, 8, 71416, 3),
        Ending(3, 1, 50232, 0, 368, 25),
    ),
    "una": (
        Ending(1, 1, 80, 0, 520, 1),
        Ending(1, 2, 0, 36, 6864, 2),
        Ending(1, 3, 0, 37632, 12968, 26),
        Ending(2, 1, 1708, 0, 5192, 3),
        Ending(2, 2, 200, 0, 75700, 3),
        Ending(3, 1, 50272, 0, 328, 25),
    ),
    "entera": (
        Ending(1, 1, 80, 0, 520, 1),
        Ending(1, 2, 224, 36, 6640, 2),
        Ending(1, 3, 596, 35648, 14356, 26),
        Ending(2, 1, 1708, 0, 5192, 3),
        Ending(2, 2, 4476, 8, 71416, 3),
        Ending(3, 1, 50232, 0, 368, 25),
    ),
    "obligatoria": (
        Ending(1, 1, 80, 0, 520, 1),
        Ending(1, 2, 224, 5292, 1384, 32),
        Ending(1, 3, 596, 46744, 3260, 32),
        Ending(2, 1, 6868, 0, 32, 31),
        Ending(2, 2, 29018, 1510, 45372, 35),
        Ending(3, 1, 50600, 0, 0, 27),
    ),
    "maxima": (
        Ending(1, 1, 80, 0, 520, 1),
        Ending(1, 2, 224, 5292, 1384, 32),
        Ending(1, 3, 596, 46744, 3260, 32),
        Ending(2, 1, 6868, 0, 32, 31),
        Ending(2, 2, 29018, 1510, 45372, 35),
        Ending(3, 1, 50600, 0, 0, 27),
    ),
}
