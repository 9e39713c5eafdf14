"""Who throws first: one die each, or two dice of which the nearer higher one decides.

Either way a throw is two numbers, A's first: the die that A threw, or the one that lies nearer
to him. Dice that lie at one distance are thrown again and change nothing.
"""

from __future__ import annotations

from typing import NamedTuple

from juegos.core.dist import Dist
from juegos.core.errors import BadNotation
from juegos.core.game import SEATS, Event
from juegos.material.dice import FACES
from juegos.tablas.trictrac.rules import COUP_ET_DE, PRIMAUTE
from juegos.tablas.trictrac.values import Throw

COUP, PLAYED, AGAIN = "coup-et-de", "joues", "rejetes"
THROWS: Dist[tuple[int, ...]] = Dist(((a, b), 1) for a in FACES for b in FACES)


class Found(NamedTuple):
    """Who begins (None: it is thrown again), by which throw if that is played, and the event."""

    seat: int | None
    throw: Throw | None
    event: Event


def decided(method: str, move: tuple[int, ...]) -> Found:
    """Return what a throw for the first throw decides."""
    rule = COUP_ET_DE if method == COUP else PRIMAUTE
    first, second = move
    if first == second:
        return Found(None, None, Event(rule, f"{first} and {second}: it is thrown again."))
    seat = int(second > first)
    throw = max(first, second), min(first, second)
    plays = method in {COUP, PLAYED}
    what = f"plays {throw[0]}-{throw[1]}" if plays else "throws first"
    return Found(seat, throw if plays else None, Event(rule, f"{SEATS[seat]} {what}.", seat))


def read(text: str) -> tuple[int, ...]:
    """Return the throw for the first throw that a text writes, A's number first: ``4-6``."""
    words = text.split("-")
    if len(words) != len(SEATS) or not set(words) <= set(map(str, FACES)):
        raise BadNotation(
            f"{text!r} is no throw for the first throw; one looks like '4-6' (trictrac.primaute)", 0
        )
    return tuple(map(int, words))
