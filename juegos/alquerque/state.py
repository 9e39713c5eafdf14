"""What a table of points remembers beside the position, and what its seats are called."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from juegos.core.message import Message, _

SIDES = "wb"
WHO = (_("White"), _("Black"))


def by_loser(says: Message) -> tuple[Message, Message]:
    """Return what is said when White loses and when Black does, made once for both.

    A search asks at every turn how a game ends, and has no time to write a sentence.
    """
    white, black = WHO
    return says.with_fields(loser=white, winner=black), says.with_fields(loser=black, winner=white)


@dataclass(frozen=True, slots=True)
class State:
    """A position, the idle turns before it and what stood then, and what was said of a draw."""

    position: Any
    idle: int = 0
    past: tuple[Any, ...] = ()
    offer: int | None = None
    end: str = ""
