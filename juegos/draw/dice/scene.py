"""The scene of a table of dice, as plain data without rules or drawing."""

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
    """Dice on the table, each side's marks, the seat that holds the dice, and a caption.

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
        """Return the scene with the stakes and each seat's gains."""
        return replace(self, pot=pot, balance=balance)

    def seen_from(self, seat: int) -> Scene:
        """Return the scene unchanged: it has no edges."""
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
