"""What can go wrong, by situation. Each message says what is wrong and what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class JuegosError(Exception):
    """The request cannot be met; ``at`` is the place in the input, where there is one."""

    def __init__(self, message: str, at: int | None = None) -> None:
        super().__init__(message)
        self.at = at


class BadNotation(JuegosError):
    """A text that should name a place, a throw, a move or a position does not."""


class BadRequest(JuegosError):
    """A request lacks a field, or a field has the wrong kind of value."""


class UnknownName(JuegosError):
    """There is no game, crux, reading, table or door of that name."""


class IllegalMove(JuegosError):
    """The move is well written, but the rules do not allow it here."""


class ImpossibleReadings(JuegosError):
    """These readings cannot stand together, or leave nothing of what was asked for."""


class NotExact(JuegosError):
    """No engine can give this number exactly for this game; none is guessed."""


def nearest(name: str, names: Iterable[str]) -> str:
    """Return for the end of a message the names most alike, or all: ``nearest: azar``."""
    known = list(names)
    near = get_close_matches(name, known, 3, 0.4)
    return f"nearest: {', '.join(near)}" if near else f"there are: {', '.join(known)}"


def one_of(names: Iterable[str]) -> str:
    """Return a list of names for the end of a message: ``there are: azar, marlota``."""
    return "there are: " + ", ".join(names)
