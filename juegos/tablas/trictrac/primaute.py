"""Who throws first: one die each, or two dice of which the nearer higher one decides.

For one die each a throw is written ``6:4``, A's die first; for *coup et dé* ``6-4:A``, the seat
that has the higher nearer to it, or ``3-3`` for a doublet.
"""

from __future__ import annotations

from typing import NamedTuple

from juegos.dist import Dist
from juegos.game import SEATS, Event
from juegos.material import dados
from juegos.material.dados import FACES
from juegos.tablas.trictrac.reglas import COUP_ET_DE, PRIMAUTE

COUP = "coup-et-de"
PLAYED = "joues"


class Found(NamedTuple):
    """Who begins (None: it is thrown again), by which throw if that is played, and the event."""

    seat: int | None
    throw: tuple[int, int] | None
    event: Event


def throws(method: str) -> Dist[str]:
    """Return what may be thrown for the first throw.

    By *coup et dé* each seat is as likely to be nearer; dice at one distance are thrown again
    and change nothing.
    """
    if method != COUP:
        return Dist((f"{a}:{b}", 1) for a in FACES for b in FACES)
    every = []
    for throw, weight in dados.throws(2).items():
        text = dados.write(throw)
        doublet = throw[0] == throw[1]
        every += [(text, weight)] if doublet else [(f"{text}:{seat}", 1) for seat in SEATS]
    return Dist(every)


def decided(method: str, move: str) -> Found:
    """Return what a throw for the first throw decides."""
    rule = COUP_ET_DE if method == COUP else PRIMAUTE
    if method == COUP:
        text, _, name = move.partition(":")
        high, low = dados.read(text, 2)
        seat = SEATS.index(name) if name else None
    else:
        first, second = map(int, move.split(":"))
        high, low = max(first, second), min(first, second)
        seat = None if first == second else int(second > first)
    if seat is None:
        return Found(None, None, Event(rule, f"{move}: it is thrown again."))
    plays = method in {COUP, PLAYED}
    what = f"plays {high}-{low}" if plays else "throws first"
    return Found(seat, (high, low) if plays else None, Event(rule, f"{SEATS[seat]} {what}.", seat))
