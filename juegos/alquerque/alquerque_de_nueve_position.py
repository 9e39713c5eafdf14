"""A position of alquerque de nueve: the men on the board, and what is noted beside them.

Besides the men it has those ``hand=9+9`` that are still to be placed, ``take=1``, how many the seat
to move has to take, and with dice ``place=3``, how many its throw lets it place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from juegos.core.errors import BadNotation
from juegos.core.message import _

EACH = 9


class Position(NamedTuple):
    """Both bands, the seat to move, the men in hand, how many to take, how many to place."""

    white: int = 0
    black: int = 0
    side: int = 0
    white_hand: int = EACH
    black_hand: int = EACH
    take: int = 0
    place: int = 0

    @property
    def hand(self) -> int:
        """How many men the seat to move has still to place."""
        return self[3 + self.side]

    def extra(self) -> Mapping[str, str]:
        """Return what is noted of it beside the men on the board."""
        found = {}
        if self.white_hand or self.black_hand:
            found["hand"] = f"{self.white_hand}+{self.black_hand}"
        if self.take:
            found["take"] = str(self.take)
        if self.place:
            found["place"] = str(self.place)
        return found


def read_hands(text: str) -> tuple[int, int]:
    """Return the men in hand; raises ``BadNotation``."""
    parts = text.split("+")
    if len(parts) != 2 or not all(part in set("0123456789") for part in parts):
        raise BadNotation(
            _("hand={text}: expected two numbers from 0 to 9, as in hand=9+8", text=text)
        )
    return int(parts[0]), int(parts[1])


def read_number(key: str, text: str) -> int:
    """Return how many men are to be taken or placed; raises ``BadNotation``."""
    if text not in {"0", "1", "2", "3"}:
        raise BadNotation(_("{key}={text}: expected a number from 1 to 3", key=key, text=text))
    return int(text)
