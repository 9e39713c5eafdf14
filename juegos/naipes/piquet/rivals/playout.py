"""A quick playout of a deal: two hands played to the end by plain play.

It is rough: the leader plays a card that cannot be beaten, else a low one; the other wins as
cheaply as possible, else throws a card of little use. Each may know the other’s hand, or believe
something of it: ``mine`` is the hand that plays, ``theirs`` the other as the player believes it.

A player that imagines thousands of deals meets the same few cases again and again. The gain of each
trick is counted once by ``score``, and cached: for a new case, a deal in the same state
is counted with this trick more. A *gain* holds two numbers in one: the margin of
the elder over the younger, times ``SPAN``, plus the points of both together. So gains add up, and
of two the greater is the better for the elder.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from juegos.material.cards import QUEEN, Card, Hand, gather
from juegos.naipes.piquet.combinations import KINDS
from juegos.naipes.piquet.rules import TableRules
from juegos.naipes.piquet.score import (
    DealCount,
    Item,
    Trick,
    better,
    count,
    items_of,
    tricks,
)
from juegos.naipes.piquet.state import ELDER, YOUNGER, Sight


def plain_lead(mine: Hand, theirs: Hand) -> Card:
    """Return a card that the other hand cannot beat, from the longest suit, else a low one."""
    best, length, low, weight = -1, 0, -1, 99
    for shift in (0, 8, 16, 24):
        bits, other = mine >> shift & 255, theirs >> shift & 255
        if not bits:
            continue
        if bits > other:  # the highest card of the two is mine
            size = bits.bit_count()
            if size > length:
                best, length = shift + bits.bit_length() - 1, size
        else:
            rank = (bits & -bits).bit_length() - 1
            cost = rank + 2 * (bits & -bits == bits) + 3 * (bits >> QUEEN + 1 & 1)
            if cost < weight:
                low, weight = shift + rank, cost
    return best if best >= 0 else low


def answer(mine: Hand, led: Card, theirs: Hand) -> Card:
    """Return the lowest card that wins, else the lowest of the suit led, else one to throw."""
    if mine >> (led & 24) & 255:
        return plain_answer(mine, led)
    return throw(mine, theirs)


def throw(mine: Hand, theirs: Hand) -> Card:
    """Return a card whose loss weakens its suit least against the other hand, a low one."""
    worst, weight = -1, 999
    for shift in (0, 8, 16, 24):
        bits, other = mine >> shift & 255, theirs >> shift & 255
        if bits:
            low = bits & -bits
            lost = guards(bits, other) - guards(bits ^ low, other)
            cost = 16 * lost + low.bit_length() - 1
            if cost < weight:
                worst, weight = shift + low.bit_length() - 1, cost
    return worst


@cache
def guards(mine: int, other: int) -> int:
    """Return the number of cards of a suit that win when the other leads it from the top down."""
    result = 0
    while mine and other:
        led = 1 << other.bit_length() - 1
        other ^= led
        over = mine & -led
        result += over > 0
        card = over or mine
        mine ^= card & -card
    return result


def plain_answer(mine: Hand, led: Card) -> Card:
    """Return the same without regard to the other hand: the card thrown is of little use."""
    shift = led & 24
    bits = mine >> shift & 255
    if bits:
        over = bits >> (led & 7) + 1 << (led & 7) + 1
        card = over or bits
        return shift + (card & -card).bit_length() - 1
    worst, weight = -1, 999
    for shift in (0, 8, 16, 24):
        bits = mine >> shift & 255
        if bits:
            rank = (bits & -bits).bit_length() - 1
            alone = bits & bits - 1 == 0
            cost = 4 * rank + bits.bit_count() + 6 * (alone and rank < 7)
            if cost < weight:
                worst, weight = shift + rank, cost
    return worst


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


Hands = tuple[Hand, Hand]


class PlayState(NamedTuple):
    """The state of the play of a deal; elder first in each pair.

    ``led`` is an unanswered card led (-1: none), ``stand`` the count before it.
    """

    hands: Hands
    leader: int
    led: Card
    stand: Stand

    @property
    def turn(self) -> int:
        """The player to act: 0 elder, 1 younger."""
        return self.leader if self.led < 0 else 1 - self.leader


def play_card(table: PlayState, card: Card, scoring: Scoring) -> tuple[PlayState, Gain]:
    """Return the table after a card, and the gain by the trick if the card ends it."""
    (first, second), leader, led, stand = table
    if table.turn == 0:
        first &= ~(1 << card)
    else:
        second &= ~(1 << card)
    if led < 0:
        return PlayState((first, second), leader, card, stand), 0
    trick = Trick(leader, led, card)
    stand, gain = scoring.trick(stand, trick)
    return PlayState((first, second), trick.winner, -1, stand), gain


def play_out(table: PlayState, scoring: Scoring, believed: Hands | None = None) -> Gain:
    """Return the gain from this trick on if both play plainly.

    ``believed`` are the cards that elder and younger think the other may hold; without it they
    know.
    """
    hands, leader, led, stand = list(table.hands), table.leader, table.led, table.stand
    take = list(believed) if believed else hands[::-1]
    total = 0
    while led >= 0 or hands[0]:
        if led < 0:
            led = plain_lead(hands[leader], take[leader])
            hands[leader] &= ~(1 << led)
            take[1 - leader] &= ~(1 << led)
        who = 1 - leader
        card = answer(hands[who], led, take[who])
        hands[who] &= ~(1 << card)
        take[leader] &= ~(1 << card)
        trick = Trick(leader, led, card)
        stand, gain = scoring.trick(stand, trick)
        total += gain
        leader, led = trick.winner, -1
    return total


EVERY = len(KINDS)


class ExpectedDeal(NamedTuple):
    """The state of a deal once all calls are done.

    ``shown`` is the player’s hand without sunk cards, ``theirs`` the other’s. The kinds before
    ``on`` were over at the start of this computation. ``items`` are all final reckonings, ``table``
    the play, and ``gain`` the gain before it.
    """

    shown: Hand
    theirs: Hand
    on: int
    items: tuple[Item, ...]
    table: PlayState
    gain: Gain


def expected_deal(
    view: Sight, shown: Hand, theirs: Hand, on: int, scoring: Scoring
) -> ExpectedDeal:
    """Return the state of the deal if both call and reckon all they hold from now on."""
    items = _items(view, (shown, theirs) if view.me == ELDER else (theirs, shown), on, scoring)
    hands = (view.hand, theirs) if view.me == ELDER else (theirs, view.hand)
    whole = [trick for trick in tricks(view.plays) if trick.answer is not None]
    stand, gain = scoring.begin(items, whole, hands)
    led = view.plays[-1] if len(view.plays) % 2 else -1
    beaten = whole[-1].winner if whole else ELDER
    left = ~gather(view.plays)
    table = PlayState((hands[0] & left, hands[1] & left), beaten, led, stand)
    return ExpectedDeal(shown, theirs, on, items, table, gain)


def _items(view: Sight, hands: tuple[Hand, Hand], on: int, scoring: Scoring) -> tuple[Item, ...]:
    results = list(view.recorded)
    for at, kind in enumerate(KINDS):
        who = _reckons(view, at, hands, on, scoring.rules)
        if who is not None:
            used = 0
            for item in view.recorded:
                used |= item.cards if (item.kind, item.who) == (kind, who) else 0
            held = items_of(kind, who, hands[who], scoring.rules)
            results += [item for item in held if not item.cards & used]
    return tuple(results)


def _reckons(
    view: Sight, at: int, hands: tuple[Hand, Hand], on: int, rules: TableRules
) -> int | None:
    """Return which player may still reckon something of a kind, or None."""
    reply = view.heard[at].reply
    counting = len(view.plays) > 0  # the elder has led, and the younger reckons before he plays
    if counting and (at < on < EVERY or view.phase == "play"):
        return None
    if reply == "buena" and not counting and at == on:
        return ELDER
    if reply in {"buena", "igual"}:
        return None
    return YOUNGER if counting or at < on else better(KINDS[at], hands, rules)
