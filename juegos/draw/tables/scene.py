"""The scene of a tables board, as plain data without rules or drawing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple


class Marked(NamedTuple):
    """The marks of a seat at trictrac: holes, points, jetons, whether it has the pavillon."""

    holes: int
    points: int
    jetons: int
    flag: bool = False


class Stack(NamedTuple):
    """The men in one place of a tables board, and their seat (None: there are none).

    ``guests`` are men of the other seat that share it, ``upon`` how many of the men lie upon
    another.
    """

    name: str
    seat: int | None = None
    men: int = 0
    guests: int = 0
    upon: int = 0


class Sign(NamedTuple):
    """An arrow with a name of its own: its kind (talon, coin) and its name."""

    arrow: str
    kind: str
    called: str


class Offer(NamedTuple):
    """A move chosen by a word instead of a man: the move, the word and its sense."""

    move: str
    word: str
    sense: str = ""


class Group(NamedTuple):
    """Offers of one kind: the old word for it, its sense, and rows of offers with their heads."""

    word: str
    sense: str
    rows: tuple[tuple[str, tuple[Offer, ...]], ...]

    def plain(self) -> dict[str, object]:
        """Return the group as JSON values."""
        rows = [{"head": head, "offers": [list(offer) for offer in row]} for head, row in self.rows]
        return {"word": self.word, "sense": self.sense, "rows": rows}


@dataclass(frozen=True, slots=True)
class Tables:
    """A tables board: its 24 arrows and what lies beside them.

    ``arrows`` are listed from the left, A's row first and then B's, each by the name that the seat
    in hand has for it; ``labels`` is what is written there. ``piles`` are the men at the ``bar``,
    in ``hand`` and ``off``. ``last`` is the way of each man that was moved last, by the names of
    now. ``marks`` are those of trictrac, ``idle`` the jetons at rest (None: it is played
    without), ``cube`` its value and its owner. ``signs`` are the arrows with a name of their own,
    ``cups`` says whether the dice are thrown from cups. ``groups`` are the moves that no man makes.
    ``thrower`` is whose dice they are, where that is not the seat in hand. ``caption`` says what
    is to be done, ``position`` where the men stand, in words for those who do not see them.
    ``taken`` is the way of each man that the last move hit, ``bar`` the pile where men go that
    are hit. ``pips`` are what each seat has still to throw, ``score`` what it has in the match.
    ``throws`` is the move by which the seat in hand throws where it might do something else first,
    and ``offers`` are the moves by a word that are worth a button (None: all of them), ``resigns``
    those by which that seat gives up.
    ``near`` is the seat whose row is drawn at the near edge; men bear off to the same hand.
    """

    look: str
    caption: str
    arrows: tuple[Stack, ...]
    labels: tuple[str, ...]
    piles: tuple[Stack, ...] = ()
    dice: tuple[int, ...] = ()
    hand: int | None = None
    last: tuple[tuple[str, str], ...] = ()
    marks: tuple[Marked, ...] = ()
    cube: tuple[int, int | None] | None = None
    idle: int | None = None
    signs: tuple[Sign, ...] = ()
    cups: bool = False
    groups: tuple[Group, ...] = ()
    thrower: int | None = None
    position: str = ""
    taken: tuple[tuple[str, str], ...] = ()
    bar: str = ""
    pips: tuple[int, ...] = ()
    score: tuple[int, ...] = ()
    throws: str = ""
    offers: tuple[Offer, ...] | None = None
    resigns: tuple[Offer, ...] = ()
    near: int = 0

    @property
    def dice_of(self) -> int | None:
        """The seat whose dice they are, thrown or about to be."""
        return self.hand if self.thrower is None else self.thrower

    def is_far(self, seat: int | None) -> bool:
        """Return whether a seat is at the far edge; nobody is."""
        return seat == 1 - self.near

    def staked(self, pot: int, balance: tuple[str, ...]) -> Tables:
        """Return the scene unchanged: it has no place for stakes."""
        return self

    def seen_from(self, seat: int) -> Tables:
        """Return the scene with this seat at the near edge."""
        return replace(self, near=seat)

    def plain(self) -> dict[str, object]:
        """Return the scene as JSON values; of the piles those of the seat in hand have a name."""
        own = [pile for pile in self.piles if pile.seat == self.hand]
        return {
            "board": "tablas",
            "look": self.look,
            "caption": self.caption,
            "position": self.position,
            "between": "-" if self.look == "trictrac" else "/",
            "men": {s.name: [s.seat, s.men] for s in (*self.arrows, *own) if s.men},
            "hand": self.hand,
            "dice": list(self.dice),
            "last": [list(way) for way in self.last],
            "marks": [mark._asdict() for mark in self.marks],
            "cube": list(self.cube) if self.cube else None,
            "throws": self.throws,
            "offers": None if self.offers is None else [list(offer) for offer in self.offers],
            "resigns": [list(offer) for offer in self.resigns],
            "groups": [group.plain() for group in self.groups],
            "called": {sign.arrow: sign.called for sign in self.signs},
            "taken": [list(way) for way in self.taken],
            "hit": self._hit(),
            "standing": self.standing(),
        }

    def _hit(self) -> list[str | int]:
        """Return the place of men hit by the seat in hand, and how many lie there."""
        there = [p.men for p in self.piles if p.name == self.bar and p.seat != self.hand]
        return [self.bar, *there[:1]] if self.hand is not None and there else []

    def standing(self) -> dict[str, list[int]]:
        """Return the counts of each seat, by their names."""
        points = [mark.points for mark in self.marks] if self.idle is not None else []
        counts = {
            "pips": list(self.pips),
            "holes": [mark.holes for mark in self.marks],
            "points": points,
            "score": list(self.score),
        }
        return {name: values for name, values in counts.items() if values}
