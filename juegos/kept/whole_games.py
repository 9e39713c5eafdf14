"""Games solved whole that are too large to solve when asked.

Made by ``python -m tests.bench.solved``, not written by hand.
"""

from __future__ import annotations

from juegos.kept.solved import Whole

WHOLE = (
    Whole(
        slug="queah",
        readings="reserva=y-mueve captura=libre",
        state="2b/wb/w1b/wb/w2 w reserva=1+0",
        winner=0,
        plies=20,
        positions=133077,
        forward=False,
    ),
    Whole(
        slug="queah",
        readings="reserva=y-mueve captura=libre",
        state="",
        winner=None,
        plies=0,
        positions=2017365,
        forward=False,
    ),
    Whole(
        slug="queah",
        readings="reserva=y-mueve captura=obligatoria",
        state="2b/wb/w1b/wb/w2 w reserva=1+0",
        winner=0,
        plies=12,
        positions=90595,
        forward=False,
    ),
    Whole(
        slug="queah",
        readings="reserva=y-mueve captura=obligatoria",
        state="",
        winner=None,
        plies=0,
        positions=1846127,
        forward=False,
    ),
    Whole(
        slug="queah",
        readings="reserva=es-turno captura=libre",
        state="2b/wb/w1b/wb/w2 w reserva=1+0",
        winner=None,
        plies=0,
        positions=132843,
        forward=False,
    ),
    Whole(
        slug="queah",
        readings="reserva=es-turno captura=libre",
        state="",
        winner=None,
        plies=0,
        positions=2012397,
        forward=False,
    ),
    Whole(
        slug="queah",
        readings="reserva=es-turno captura=obligatoria",
        state="2b/wb/w1b/wb/w2 w reserva=1+0",
        winner=0,
        plies=21,
        positions=87476,
        forward=False,
    ),
    Whole(
        slug="queah",
        readings="reserva=es-turno captura=obligatoria",
        state="",
        winner=None,
        plies=0,
        positions=1702934,
        forward=False,
    ),
    Whole(
        slug="konane",
        readings="tablero=6",
        state="",
        winner=1,
        plies=0,
        positions=7539193,
        forward=True,
    ),
)
