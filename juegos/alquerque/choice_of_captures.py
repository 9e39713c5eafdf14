"""The rules on the choice of captures: whether a player must take, may stop, must take the most."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from juegos.engine.line_game import Move

# Of the captures found, with the set of promoted men, those that may be chosen.
Best = Callable[[list[Move], int], list[Move]]


class Capture(NamedTuple):
    """The duty to take: ``must`` one take; are chains ``free`` to stop, or jumps ``single``.

    ``best`` picks the captures that may be chosen; None leaves the choice free.
    """

    must: bool
    free: bool = False
    single: bool = False
    best: Best | None = None


def most(found: list[Move], kings: int) -> list[Move]:
    """Return the captures that take the greatest number of men."""
    number = max(move.taken.bit_count() for move in found)
    return [move for move in found if move.taken.bit_count() == number]


def most_then_kings(found: list[Move], kings: int) -> list[Move]:
    """Return of those that take the greatest number the ones with the most crowned men."""
    found = most(found, kings)
    number = max((move.taken & kings).bit_count() for move in found)
    return [move for move in found if (move.taken & kings).bit_count() == number]


# By the keys of the readings of the crux ``captura``.
CAPTURES = {
    "libre": Capture(must=False, free=True),
    "una": Capture(must=False, single=True),
    "entera": Capture(must=False),
    "obligatoria": Capture(must=True),
    "maxima": Capture(must=True, best=most),
}
