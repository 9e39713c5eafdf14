"""The cost of each solution stored here, and of the attempts that were given up.

Measured on 20 November 2026 on a machine with two cores that was also doing other work, each by its
command; the time is that of one processor. Solutions that take less than a second are computed by
every table again.
"""

from __future__ import annotations

from typing import NamedTuple

from juegos.core.message import _

SOLVED, GIVEN_UP = _("solved"), _("given up")
ENDINGS = "python -m tests.bench.finales alquerque 4 captura="
QUEAH = "python -m tests.bench.finales queah todo"


class Cost(NamedTuple):
    """A solved game, the number of its positions, and the time and memory of the solution.

    Positions that are alike by rotation or reflection are counted once, except the hare’s, which
    are all counted. An attempt that was given up had reached this number.
    """

    slug: str
    what: str
    positions: int
    seconds: float
    megabytes: int
    came: str
    command: str


COSTS = (
    Cost("alquerque", "captura=libre", 49_600, 5, 66, SOLVED, f"{ENDINGS}libre"),
    Cost("alquerque", "captura=una", 49_600, 5, 66, SOLVED, f"{ENDINGS}una"),
    Cost("alquerque", "captura=entera", 49_600, 6, 66, SOLVED, f"{ENDINGS}entera"),
    Cost("alquerque", "captura=obligatoria", 47_734, 4, 65, SOLVED, f"{ENDINGS}obligatoria"),
    Cost("alquerque", "captura=maxima", 47_734, 4, 65, SOLVED, f"{ENDINGS}maxima"),
    Cost(
        "cercar-la-liebre",
        _("{reading}, the hare wins with nine: one form of four", reading="saltos=uno"),
        2 * 179_038_900,
        101,
        489,
        SOLVED,
        "python3 noxfile.py bench -- liebre",
    ),
    Cost(
        "alquerque-de-tres",
        _("all twelve forms"),
        63_014,
        0.3,
        16,
        SOLVED,
        "python -m juegos table alquerque-de-tres.resuelta",
    ),
    Cost(
        "fanorona",
        _("{reading}, both forms", reading="tablero=telo"),
        1_833,
        0.01,
        16,
        SOLVED,
        "python -m juegos table fanorona.resuelta",
    ),
    Cost(
        "fanorona",
        "tablero=dimy",
        5_000_000,
        115,
        1_048,
        GIVEN_UP,
        "python -m tests.bench.finales fanorona todo tablero=dimy limit=5000000",
    ),
    Cost("konane", "tablero=4", 3_863, 0.01, 16, SOLVED, "python -m juegos table konane.resuelta"),
    Cost(
        "konane",
        _("{reading}, forward", reading="tablero=6"),
        4_486_085 + 3_053_108,
        71,
        763,
        SOLVED,
        "python -m tests.bench.konane6",
    ),
    Cost(
        "konane",
        _("{reading}, forward", reading="tablero=8"),
        4_000_000,
        37,
        435,
        GIVEN_UP,
        "python -m tests.bench.konane6 8 2000000",
    ),
    Cost("queah", "reserva=y-mueve captura=libre", 2_017_365, 93, 608, SOLVED, QUEAH),
    Cost(
        "queah",
        "reserva=y-mueve captura=obligatoria",
        1_846_127,
        63,
        560,
        SOLVED,
        f"{QUEAH} captura=obligatoria",
    ),
    Cost(
        "queah",
        "reserva=es-turno captura=libre",
        2_012_397,
        108,
        600,
        SOLVED,
        f"{QUEAH} reserva=es-turno",
    ),
    Cost(
        "queah",
        "reserva=es-turno captura=obligatoria",
        1_702_934,
        61,
        517,
        SOLVED,
        f"{QUEAH} reserva=es-turno captura=obligatoria",
    ),
)
