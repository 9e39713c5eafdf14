"""The scene of a table of cards, as plain data without rules or drawing."""

from __future__ import annotations

from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a table of cards: its name, its cards, its count, its tricks."""

    name: str
    cards: int
    count: int
    tricks: int


@dataclass(frozen=True, slots=True)
class Cards:
    """A table of cards as one seat sees it (``seat``), or as all may (None).

    ``own`` is the hand of that seat, ``out`` what it has discarded, ``known`` what it knows
    of the ``stock``; a card in ``trick`` or ``last`` stands with the seat that played it. ``rows``
    are the deals written down, ``times`` how often each counts, ``totals`` what they add up to,
    ``games`` how many games each seat has won where games are counted. ``chance`` says what to do
    where cards are drawn, and is empty where the table draws them by itself. ``offers`` are moves
    chosen by a word: the move, the word, its sense. ``position`` is what each counts, in words.
    ``declaration`` is the move by which that seat declares truly all that it holds, and ``winner``
    the card that it can lead and nothing can beat, each empty where there is none.
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
    declaration: str = ""
    winner: str = ""

    def staked(self, pot: int, balance: tuple[str, ...]) -> Cards:
        """Return the scene unchanged: it has no place for stakes."""
        return self

    def seen_from(self, seat: int) -> Cards:
        """Return the scene unchanged: it has no edges."""
        return self

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
            "standing": self.standing(),
        }

    def standing(self) -> dict[str, list[int]]:
        """Return the counts of each seat, by their names."""
        counts = {
            "deal": [side.count for side in self.sides],
            "tricks": [side.tricks for side in self.sides],
            "score": list(self.totals),
            "games": list(self.games),
        }
        return {name: values for name, values in counts.items() if values}
