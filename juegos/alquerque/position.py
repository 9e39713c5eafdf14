"""The position of a game of short jumps."""

from __future__ import annotations

from typing import NamedTuple

HUFF = "*"


class Position(NamedTuple):
    """The men of the seat to move and of the other, the crowned among both, and that seat.

    ``more`` is the game's own field: here the men of the other side that may be huffed.
    """

    own: int
    other: int
    kings: int = 0
    side: int = 0
    more: int = 0
