"""What a board shows, as plain data: no rule in it and no drawing."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from juegos.draw.tables.scene import Tables
from juegos.material.boards import Board


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
    ``balance`` what each seat has gained. ``position`` is what else stands on a board, in words
    for those who do not see it.
    """

    board: str
    caption: str
    dice: tuple[int, ...] = ()
    marks: tuple[Mark, ...] = ()
    hand: int | None = None
    count: int = 3
    pot: int = 0
    balance: tuple[str, ...] = ()
    position: str = ""

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


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a table of cards: what it is called, its cards, what it counts, its tricks."""

    name: str
    cards: int
    count: int
    tricks: int


@dataclass(frozen=True, slots=True)
class Cards:
    """A table of cards as one seat sees it (``seat``), or as all may (None).

    ``own`` is the hand of that seat, ``out`` what it has put away, ``known`` what it knows of the
    ``stock``; a card on the table stands with the seat that played it. ``rows`` are the deals
    written down, ``times`` how often each counts, ``totals`` what they come to, ``games`` what each
    seat has won where games are counted. ``chance`` is what to do where cards are drawn, empty
    where they are drawn without being asked for; ``offers`` are moves made by a word: the move,
    the word, its sense. ``position`` is what each counts, in words.
    """

    caption: str
    sides: tuple[Side, ...] = ()
    seat: int | None = None
    hand: int | None = None
    own: tuple[str, ...] = ()
    out: tuple[str, ...] = ()
    known: tuple[str, ...] = ()
    stock: int = 0
    trick: tuple[tuple[int, str], ...] = ()
    last: tuple[tuple[int, str], ...] = ()
    rows: tuple[tuple[int, ...], ...] = ()
    times: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()
    games: tuple[int, ...] = ()
    chance: str = ""
    offers: tuple[tuple[str, str, str], ...] = ()
    position: str = ""

    def plain(self) -> dict[str, object]:
        """Return the scene as JSON values."""
        return {
            "board": "naipes",
            **asdict(self),
            "own": list(self.own),
            "out": list(self.out),
            "known": list(self.known),
            **{name: list(getattr(self, name)) for name in ("times", "totals", "games")},
            "sides": [asdict(side) for side in self.sides],
            **{
                name: [list(pair) for pair in getattr(self, name)]
                for name in ("trick", "last", "rows", "offers")
            },
        }


Shown = Scene | Points | Cards | Tables
