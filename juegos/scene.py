"""What a board shows, as plain data: no rule in it and no drawing."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from juegos.material.tableros import Board


@dataclass(frozen=True, slots=True)
class Mark:
    """A labelled place on a table of dice: whose number it is and what it is (empty: not yet)."""

    seat: int
    label: str
    value: str = ""
    won: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """Dice on the table, each side's marks, the seat that holds the dice, and it all in words.

    ``count`` is how many dice are cast. In a staked game ``pot`` is what lies at stake, and
    ``balance`` what each seat has gained.
    """

    board: str
    caption: str
    dice: tuple[int, ...] = ()
    marks: tuple[Mark, ...] = ()
    hand: int | None = None
    count: int = 3
    pot: int = 0
    balance: tuple[str, ...] = ()

    def plain(self) -> dict[str, object]:
        """Return the scene as JSON values."""
        marks = [asdict(mark) for mark in self.marks]
        return {
            **asdict(self),
            "dice": list(self.dice),
            "marks": marks,
            "balance": list(self.balance),
        }


@dataclass(frozen=True, slots=True)
class Points:
    """A board of points: its men, the seat to move, what the last move did, men of each seat.

    ``men`` are the points that are not empty with the letters of what stands there, of a column
    from the bottom up; ``last`` are the points that the last move went through, ``taken`` those
    it emptied. ``look`` is what the board is made of. ``counts`` are the men that each seat has,
    ``full`` those that it began with.
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
        }


Shown = Scene | Points
