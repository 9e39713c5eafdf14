"""What a table of points remembers beside the position, and what its seats are called."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from juegos.core.message import _

SIDES = "wb"
WHO = (_("White"), _("Black"))


@dataclass(frozen=True, slots=True)
class State:
    """A position, the idle turns before it and what stood then, and what was said of a draw."""

    position: Any
    idle: int = 0
    past: tuple[Any, ...] = ()
    offer: int | None = None
    end: str = ""
