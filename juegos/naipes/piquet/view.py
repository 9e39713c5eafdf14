"""A player's view of a deal: everything that the player has seen or heard, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from juegos.material.cards import Card, Hand, gather
from juegos.naipes.piquet.combinations import GRUPO, KINDS, Strength, strength
from juegos.naipes.piquet.rules import TableRules
from juegos.naipes.piquet.score import Item
from juegos.naipes.piquet.state import ELDER, YOUNGER, Deal, PhaseName


class Heard(NamedTuple):
    """A call as a player has heard it: the number, its strength if it was named, the reply.

    ``mask`` are the elder’s cards and ``shown`` the equal ones of the younger, as far as the player
    has seen them. ``asked``: the younger has asked what the call makes.
    """

    number: int = 0
    force: Strength = (0, 0)
    reply: str = ""
    mask: Hand = 0
    shown: Hand = 0
    asked: bool = False


@dataclass(frozen=True, slots=True)
class Sight:
    """A deal as one player knows it (``me``: 0 elder, 1 younger).

    ``phase`` is what the player must do, or ``wait`` during the other's turn. ``left`` are the
    cards that the elder left and looked at, as far as this player has seen them. The other fields
    are those of ``Deal``, of this player alone where they are not known to both.
    """

    me: int
    phase: PhaseName | Literal["wait"]
    kind: int
    hand: Hand
    dealt: Hand
    discard: Hand
    swaps: tuple[int, int]
    left: tuple[Card, ...]
    rest: tuple[Card, ...]
    blank: tuple[bool, bool]
    heard: tuple[Heard, ...]
    recorded: tuple[Item, ...]
    plays: tuple[Card, ...]

    @property
    def taken_from_left(self) -> Hand:
        """The cards that the elder looked at and the younger took."""
        return gather(self.left[: max(self.swaps[1], 0)])

    @property
    def elsewhere(self) -> Hand:
        """The cards that, as this player knows, the other neither holds nor can still draw."""
        value = self.hand | self.dealt | self.discard | gather(self.rest)
        return value | (gather(self.left) & ~self.taken_from_left if self.me == ELDER else 0)


def view(deal: Deal, me: int, rules: TableRules) -> Sight:
    """Return a deal as elder or younger knows it."""
    mine = deal.who == me
    return Sight(
        me,
        deal.phase if mine else "wait",
        deal.kind if mine else -1,
        deal.hands[me],
        deal.dealt[me],
        deal.discards[me],
        deal.swaps,
        deal.left if me == ELDER else deal.left[: max(deal.swaps[1], 0)],
        deal.rest,
        deal.blank,
        tuple(_heard(deal, kind, me, rules) for kind in range(len(KINDS))),
        deal.recorded,
        deal.plays,
    )


def _heard(deal: Deal, kind: int, me: int, rules: TableRules) -> Heard:
    called = deal.calls[kind]
    if not called.number:
        return Heard()
    shown = called.reply in {"buena", "igual"}
    named = shown or called.asked or rules.full or KINDS[kind] == GRUPO
    return Heard(
        called.number,
        strength(KINDS[kind], called.mask) if named else (called.number, 0),
        called.reply,
        called.mask if shown or me == ELDER else 0,
        called.shown if deal.plays or me == YOUNGER else 0,
        called.asked,
    )
