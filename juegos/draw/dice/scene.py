"""What a table of dice shows, as plain data: no rule in it and no drawing."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace


@dataclass(frozen=True, slots=True)
class Mark:
    """A labelled value of a seat, shown beside the dice; an empty one is not known yet."""

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

    def staked(self, pot: int, balance: tuple[str, ...]) -> Scene:
        """Return the scene with what lies at stake and what each seat has gained."""
        return replace(self, pot=pot, balance=balance)

    def seen_from(self, seat: int) -> Scene:
        """Return the scene as it is: it has no edges that anybody sits at."""
        return self

    def plain(self) -> dict[str, object]:
        """Return the scene as JSON values."""
        marks = [asdict(mark) for mark in self.marks]
        return {
            **asdict(self),
            "dice": list(self.dice),
            "marks": marks,
            "balance": list(self.balance),
        }
