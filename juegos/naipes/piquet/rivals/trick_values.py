"""The gain of each trick. Every case is counted once by ``account_of_a_deal``, and cached.

A player that imagines thousands of deals meets the same few cases again and again. This module has
no rule of counting: for a new case, a deal in the same state is counted with this trick more.

A *gain* holds two numbers in one: the margin of the elder over the younger, times ``SPAN``, plus
the points of both together. So gains add up, and of two the greater is the better for the elder.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from juegos.material.cards import Card, Hand
from juegos.naipes.piquet.account_of_a_deal import DealCount, Item, count
from juegos.naipes.piquet.cruces import TableRules
from juegos.naipes.piquet.tricks import Trick

SPAN = 4096  # more than both ever score in a deal

Stand = int  # what a ``Scoring`` calls as much of a count as decides what later tricks gain
Gain = int


class Decides(NamedTuple):
    """The part of a count that decides the gains of later tricks.

    ``pique`` are the elder's points toward a pique (-1: none can be won), ``tricks`` the tricks won
    by each, and ``cards`` the points already counted for the cards.
    """

    pique: int
    tricks: tuple[int, int]
    cards: tuple[int, int]


class Sampled(NamedTuple):
    """A deal in some state: its reckonings, its tricks, its gain."""

    items: tuple[Item, ...]
    tricks: tuple[Trick, ...]
    hands: tuple[Hand, Hand]
    gain: Gain


class Scoring:
    """The elder's gain over the younger by each trick, under the rules of a table."""

    def __init__(self, rules: TableRules) -> None:
        self.rules = rules
        self.worth = tuple(count((), (Trick(0, rank, None),), rules).total[0] for rank in range(8))
        self.decides: list[Decides] = []  # by stand
        self._stands: dict[Decides, Stand] = {}
        self._deals: list[Sampled] = []
        self._begun: dict[tuple[tuple[str, int, int], ...], tuple[Stand, Gain]] = {}
        self._gains: dict[tuple[Stand, int, int, int, int], tuple[Stand, Gain]] = {}

    def begin(
        self, items: Sequence[Item], tricks: Sequence[Trick], hands: tuple[Hand, Hand]
    ) -> tuple[Stand, Gain]:
        """Return the state of the count after some tricks, and the gain so far."""
        if tricks or self.rules.rouge != "no":  # a carte rouge is found by the cards themselves
            return self._counted(tuple(items), tuple(tricks), hands)
        key = tuple([(item.kind, item.who, item.points) for item in items])
        if key not in self._begun:
            self._begun[key] = self._counted(tuple(items), (), hands)
        return self._begun[key]

    def trick(self, stand: Stand, trick: Trick) -> tuple[Stand, Gain]:
        """Return the state of the count after one trick more, and its gain."""
        leader, led, answer = trick
        assert answer is not None  # noqa: S101  whole tricks alone are counted here
        key = (stand, leader, trick.winner, self.worth[led & 7], self.worth[answer & 7])
        result = self._gains.get(key)
        if result is None:
            deal = self._deals[stand]
            after, gain = self._counted(deal.items, (*deal.tricks, trick), deal.hands)
            result = self._gains[key] = after, gain - deal.gain
        return result

    def alike(self, one: Card, other: Card) -> bool:
        """Return whether two cards count the same when they are played."""
        return self.worth[one & 7] == self.worth[other & 7]

    def _counted(
        self, items: tuple[Item, ...], tricks: tuple[Trick, ...], hands: tuple[Hand, Hand]
    ) -> tuple[Stand, Gain]:
        result = count(items, tricks, self.rules, hands)
        gain = as_gain(*result.total)
        decides = _decides(result)
        if decides not in self._stands:
            self._stands[decides] = len(self._deals)
            self.decides.append(decides)
            self._deals.append(Sampled(items, tricks, hands, gain))
        return self._stands[decides], gain


def as_gain(elder: int, younger: int) -> Gain:
    """Return the points of elder and younger as a gain."""
    return (elder - younger) * SPAN + elder + younger


def margin(gain: Gain) -> int:
    """Return the margin of the elder over the younger in a gain."""
    return gain // SPAN


def points(gain: Gain, who: int) -> tuple[int, int]:
    """Return the points of a player and of the other in a gain."""
    more, both = divmod(gain, SPAN)
    elder, younger = (both + more) // 2, (both - more) // 2
    return (younger, elder) if who else (elder, younger)


def _decides(deal_count: DealCount) -> Decides:
    won, cards = deal_count.tricks, deal_count.cards
    return Decides(deal_count.toward_pique, (won[0], won[1]), (cards[0], cards[1]))
