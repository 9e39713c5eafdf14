"""The first throw: one die each, or two dice of which the nearer higher one decides.

Either way a throw is two numbers, A's first: the die that A threw, or the one that lies nearer to
A. Dice that lie at one distance are thrown again and change nothing.
"""

from __future__ import annotations

from typing import NamedTuple

from juegos.core.distribution import Dist
from juegos.core.errors import BadNotation
from juegos.core.game import SEATS, Event
from juegos.core.message import _
from juegos.material.dice import FACES
from juegos.tablas.trictrac.rules import COUP_ET_DE, PRIMAUTE
from juegos.tablas.trictrac.scoring import Throw

COUP, PLAYED, AGAIN = "coup-et-de", "joues", "rejetes"
THROWS: Dist[tuple[int, ...]] = Dist(((a, b), 1) for a in FACES for b in FACES)


class FirstThrow(NamedTuple):
    """Who begins (None: it is thrown again), with the throw if it is played, and the event."""

    seat: int | None
    throw: Throw | None
    event: Event


def first_throw(method: str, move: tuple[int, ...]) -> FirstThrow:
    """Return the result of a throw for the first throw."""
    rule = COUP_ET_DE if method == COUP else PRIMAUTE
    first, second = move
    if first == second:
        again = _("{first} and {second}: the players throw again.", first=first, second=second)
        return FirstThrow(None, None, Event(rule, again))
    seat = int(second > first)
    throw = max(first, second), min(first, second)
    if method not in {COUP, PLAYED}:
        return FirstThrow(
            seat, None, Event(rule, _("{seat} throws first.", seat=SEATS[seat]), seat)
        )
    plays = _("{seat} plays {throw}.", seat=SEATS[seat], throw=f"{throw[0]}-{throw[1]}")
    return FirstThrow(seat, throw, Event(rule, plays, seat))


def read(text: str) -> tuple[int, ...]:
    """Return the throw for the first throw that a text writes, A's number first: ``4-6``."""
    words = text.split("-")
    if len(words) != len(SEATS) or not set(words) <= set(map(str, FACES)):
        message = _("{text!r} is no throw for the first throw; one looks like '4-6'", text=text)
        raise BadNotation(message, 0, rule=PRIMAUTE.id)
    return tuple(map(int, words))
