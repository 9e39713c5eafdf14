"""What each trick gains. Every case is counted once by ``account_of_a_deal``, and remembered.

A player that imagines thousands of deals meets the same few cases again and again. No rule of
counting stands here: for a case not met before, a deal that came to the same stand is counted
with this trick more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from juegos.material.cards import Card, Hand
from juegos.naipes.piquet.account_of_a_deal import DealCount, Item, count
from juegos.naipes.piquet.cruces import TableRules
from juegos.naipes.piquet.tricks import Trick


class Stand(NamedTuple):
    """As much of a count as decides what later tricks gain.

    ``pique`` is what the elder has toward a pique (-1: he can win none), ``tricks`` how many each
    has won, and ``cards`` what has already been counted for the cards.
    """

    pique: int
    tricks: tuple[int, int]
    cards: tuple[int, int]


class Sampled(NamedTuple):
    """A deal that has come to a stand: what was reckoned, the tricks, the elder’s lead."""

    items: tuple[Item, ...]
    tricks: tuple[Trick, ...]
    hands: tuple[Hand, Hand]
    margin: int


class Scoring:
    """What the elder gains over the younger by each trick, under the rules of a table."""

    def __init__(self, rules: TableRules) -> None:
        self.rules = rules
        self.worth = tuple(count((), (Trick(0, rank, None),), rules).total[0] for rank in range(8))
        self._deals: dict[Stand, Sampled] = {}
        self._gains: dict[tuple[Stand, int, int, int, int], tuple[Stand, int]] = {}

    def begin(
        self, items: Sequence[Item], tricks: Sequence[Trick], hands: tuple[Hand, Hand]
    ) -> tuple[Stand, int]:
        """Return where the count stands after some tricks, and by how much the elder is ahead."""
        return self._counted(Sampled(tuple(items), tuple(tricks), hands, 0))

    def trick(self, stand: Stand, trick: Trick) -> tuple[Stand, int]:
        """Return where the count stands after one trick more, and what the elder gains by it."""
        leader, led, answer = trick
        assert answer is not None  # noqa: S101  whole tricks alone are counted here
        key = (stand, leader, trick.winner, self.worth[led & 7], self.worth[answer & 7])
        found = self._gains.get(key)
        if found is None:
            deal = self._deals[stand]
            after, margin = self._counted(deal._replace(tricks=(*deal.tricks, trick)))
            found = self._gains[key] = after, margin - deal.margin
        return found

    def alike(self, one: Card, other: Card) -> bool:
        """Return whether two cards count the same when they are played."""
        return self.worth[one & 7] == self.worth[other & 7]

    def _counted(self, deal: Sampled) -> tuple[Stand, int]:
        found = count(deal.items, deal.tricks, self.rules, deal.hands)
        margin = found.total[0] - found.total[1]
        stand = _stand(found)
        self._deals.setdefault(stand, deal._replace(margin=margin))
        return stand, margin


def _stand(found: DealCount) -> Stand:
    won, cards = found.tricks, found.cards
    return Stand(found.toward_pique, (won[0], won[1]), (cards[0], cards[1]))
