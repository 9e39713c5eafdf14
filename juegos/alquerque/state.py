"""The state of a game of points: its position with the history that draws need."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from juegos.core.message import Message, _

SIDES = "wb"
WHO = (_("White"), _("Black"))


def by_loser(says: Message) -> tuple[Message, Message]:
    """Return the sentences for a loss of White and of Black, made once.

    A search asks at every turn how a game ends, and has no time to write a sentence.
    """
    white, black = WHO
    return says.with_fields(loser=white, winner=black), says.with_fields(loser=black, winner=white)


@dataclass(frozen=True, slots=True)
class State:
    """A position, the idle turns before it, the positions since, and any offer of a draw."""

    position: Any
    idle: int = 0
    past: tuple[Any, ...] = ()
    offer: int | None = None
    end: str = ""
