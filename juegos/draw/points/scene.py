"""The scene of a board of points, as plain data without rules or drawing."""

from __future__ import annotations

from dataclasses import dataclass, replace

from juegos.material.boards import Board


@dataclass(frozen=True, slots=True)
class Points:
    """A board of points: its men, the seat to move, the last move, the men of each seat.

    ``men`` are the points that are not empty with the letters of what stands there, of a column
    from the bottom up; ``last`` are the points that the last move went through, ``taken`` those
    it emptied. ``look`` is what the board is made of. ``counts`` are the men that each seat has,
    ``full`` those that it began with. ``near`` is the seat at the near edge. ``draws`` tells
    whether a draw is offered by a move, as it may not be at once where one was refused.
    """

    field: Board
    look: str
    caption: str
    men: tuple[tuple[str, str], ...]
    hand: int | None = None
    last: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()
    counts: tuple[int, ...] = ()
    full: tuple[int, ...] = ()
    near: int = 0
    draws: bool = False

    def staked(self, pot: int, balance: tuple[str, ...]) -> Points:
        """Return the scene unchanged: it has no place for stakes."""
        return self

    def seen_from(self, seat: int) -> Points:
        """Return the scene with this seat at the near edge."""
        return replace(self, near=seat)

    def plain(self) -> dict[str, object]:
        """Return the scene as JSON values; the board itself is in the drawing."""
        return {
            "board": "puntos",
            "look": self.look,
            "caption": self.caption,
            "men": dict(self.men),
            "hand": self.hand,
            "last": list(self.last),
            "taken": list(self.taken),
            "counts": list(self.counts),
            "draws": self.draws,
            "standing": {"men": list(self.counts)} if self.counts else {},
        }
