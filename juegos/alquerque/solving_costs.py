"""The cost of each solution stored here, and of the attempts that were given up.

``conf.make.solutions`` measures most of them, a case at a time, and keeps the figures in
``juegos/data/alquerque/solving-costs.json``. The others were measured on 20 November 2026 on a
machine with two cores that was also doing other work, each by its command. The time is always that
of one processor. Solutions that take less than a second are computed by every table again.
"""

from __future__ import annotations

from typing import NamedTuple

from juegos import data
from juegos.core.message import _

SOLVED, GIVEN_UP = _("solved"), _("given up")
MEASURE = "python -m conf.make.solutions"
MEASURED = data.load_json("alquerque/solving-costs.json")["costs"]


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


def measured(case: str, what: str, came: str = SOLVED) -> Cost:
    """Return the cost of a case of ``conf.make.solutions``, with the figures stored for it."""
    slug = case.partition("/")[0]
    positions, seconds, megabytes = MEASURED[case]
    return Cost(slug, what, positions, seconds, megabytes, came, f"{MEASURE} {case}")


CAPTURES = ("libre", "una", "entera", "obligatoria", "maxima")
QUEAH = tuple(
    f"reserva={reserve} captura={capture}"
    for reserve in ("y-mueve", "es-turno")
    for capture in ("libre", "obligatoria")
)
COSTS = (
    *(measured(f"alquerque/captura={key}/4", f"captura={key}") for key in CAPTURES),
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
    measured("fanorona/tablero=dimy", "tablero=dimy", GIVEN_UP),
    measured("konane/tablero=4", "tablero=4"),
    measured("konane/tablero=6", _("{reading}, forward", reading="tablero=6")),
    measured("konane/tablero=8", _("{reading}, forward", reading="tablero=8"), GIVEN_UP),
    *(measured(f"queah/{readings.replace(' ', ',')}", readings) for readings in QUEAH),
)
