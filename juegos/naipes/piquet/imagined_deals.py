"""Imagined deals: hidden cards that agree with a player’s knowledge, and their quick playout.

A sample is drawn from a ``Sight`` alone. It always agrees with what is certain: cards that were
shown, suits that the other could not follow. What is only likely, a plain discard and honest calls,
is tried a number of times, and then given up.

The discard and the play of an imagined deal are plain. By Cavendish’s general rules of discarding a
player keeps the best suit for the point, high cards to win tricks, and sequences, trios and
quatorzes; a younger also keeps small cards that guard kings and queens. The weights are ours: the
book gives no numbers. The leader plays a card that cannot be beaten, else a low one; the other wins
as cheaply as possible, else throws a card of little use. Either may know the other’s hand, or
believe something of it: ``mine`` is the hand that plays, ``theirs`` the other as the player
believes it. When few cards are left the best play is searched instead.

A player that imagines thousands of deals meets the same few cases again and again. The gain of each
trick is counted once by ``score``, and cached: for a new case, a deal in the same state is counted
with this trick more. A *gain* holds two numbers in one: the margin of the elder over the younger,
times ``SPAN``, plus the points of both together. So gains add up, and of two the greater is the
better for the elder.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from random import Random
from typing import NamedTuple

from juegos.material.cards import PACK, QUEEN, SUIT_VALUE, TEN, Card, Hand, each, gather, of_suit
from juegos.naipes.piquet.combinations import (
    KINDS,
    SECUENCIA,
    Strength,
    best_strength,
    parts,
    strength,
    whole,
)
from juegos.naipes.piquet.rules import TableRules
from juegos.naipes.piquet.score import (
    BLANCA,
    COURTS,
    DealCount,
    Reckoning,
    Trick,
    better,
    count,
    may_play,
    reckonings_of,
    tricks,
)
from juegos.naipes.piquet.state import ELDER, YOUNGER, Heard, Sight

RANK = (0.0, 0.1, 0.3, 1.0, 1.6, 2.6, 4.2, 6.5)
SEQUENCE, TRIO, QUATORZE, PAIR, GUARD = 0.8, 2.0, 7.0, 0.4, 1.5
PLAIN_PLAN = (5.0, 1.0)


def strongest(hand: Hand) -> int:
    """Return the suit to keep for the point: long, of high cards and sequences."""
    return max(range(4), key=lambda suit: suit_worth(of_suit(hand, suit)))


@cache
def suit_worth(bits: int) -> float:
    """Return the value of a suit for the point."""
    runs = sum(run.bit_count() ** 2 for run in whole(SECUENCIA, bits))
    return 3.0 * bits.bit_count() + SUIT_VALUE[bits] / 10 + 0.25 * runs + (bits >> 6).bit_count()


def keep_values(
    hand: Hand, who: int, main: int, plan: tuple[float, float] = PLAIN_PLAN
) -> dict[int, float]:
    """Return for each card the value of keeping it, ``main`` being the suit for the point.

    ``plan`` is the bonus of a card of that suit, and the weight of the rank of a card.
    """
    worths, (bonus, times) = {}, plan
    alike = [(hand >> rank & 0x01010101).bit_count() for rank in range(8)]
    runs = whole(SECUENCIA, hand)
    for card in each(hand):
        rank, suit = card & 7, card >> 3
        worth = times * RANK[rank] + bonus * (suit == main)
        if rank >= TEN:
            high = 1 + 0.15 * (rank - TEN)
            worth += high * (0, 0, PAIR, TRIO, QUATORZE)[alike[rank]]
        worth += sum(SEQUENCE * run.bit_count() for run in runs if run >> card & 1)
        worths[card] = worth
    if who == 1:
        _guard(hand, worths)
    return worths


def _guard(hand: Hand, worths: dict[int, float]) -> None:
    """Add the values of the lowest cards that guard a king or a queen."""
    for suit in range(4):
        bits = of_suit(hand, suit)
        top = bits.bit_length() - 1
        if top in {QUEEN, QUEEN + 1}:
            low = [8 * suit + rank for rank in range(top) if bits >> rank & 1]
            for card in low[: QUEEN + 2 - top]:
                worths[card] += GUARD


def lowest(worths: dict[int, float], number: int) -> Hand:
    """Return the cards of least value; of equals those with the lower number."""
    out = 0
    for card in sorted(worths, key=lambda c: (worths[c], c))[:number]:
        out |= 1 << card
    return out


@lru_cache(maxsize=4096)
def discard(hand: Hand, who: int, number: int) -> Hand:
    """Return the plain discard of so many cards: the best suit kept for the point."""
    return lowest(keep_values(hand, who, strongest(hand)), number)


TRIES = 12


def draw_cards(cards: Hand, number: int, rng: Random) -> Hand:
    """Return so many cards drawn at random."""
    return gather(tuple(rng.sample(list(each(cards)), number)))


def before_exchange(view: Sight, rng: Random) -> tuple[Hand, Hand, list[int]]:
    """Return the other’s hand and discard, and the stock in order, before the player takes in.

    If the other is the elder and has exchanged, a hand dealt is imagined, a plain discard, and the
    draw.
    """
    unseen = PACK & ~(view.dealt | view.hand)
    bare = next((i.cards for i in view.recorded if i.kind == BLANCA and i.who != view.me), 0)
    announced = view.blank[1 - view.me] and not bare
    pool = unseen & ~COURTS if announced else unseen
    dealt = bare or draw_cards(pool, 12, rng)
    stock = list(each(unseen & ~dealt))
    rng.shuffle(stock)
    number = view.swaps[1 - view.me]
    if view.me == 0 or number < 0 or view.blank[0]:
        return dealt, 0, stock
    out = discard(dealt, 0, number)
    return dealt & ~out | gather(tuple(stock[:number])), out, stock[number:]


def other_hand(view: Sight, rng: Random) -> Hand:
    """Return twelve cards that the other may have held when the calls were made."""
    void = view.elsewhere | _voids(view)
    must = _shown(view)
    if not 0 <= 12 - must.bit_count() <= (PACK & ~(void | must)).bit_count():
        must = _sure(view)  # he has reckoned what he did not hold
    equal = _equal(view, must, void)
    for attempt in range(TRIES):
        held = must | rng.choice(equal)
        hand = held | _completed_hand(view, held, PACK & ~(void | held), rng)
        if _honest(view, hand) or attempt == TRIES - 1:
            return hand
    raise AssertionError("the last try is always taken")


def _equal(view: Sight, must: Hand, void: Hand) -> list[Hand]:
    """Return the combinations by which a younger may have said “equal” and not yet shown it.

    If there are none, the result is one empty hand.
    """
    for kind, heard in zip(KINDS, view.heard, strict=True):
        if view.me == 0 and heard.reply == "igual" and not heard.shown:
            force = strength(kind, heard.mask)
            parts_of = parts(kind, must | PACK & ~void, force[0])
            hands = [must | mask for mask in parts_of if strength(kind, mask) == force]
            return [hand for hand in hands if hand.bit_count() <= 12] or [0]
    return [0]


def _sure(view: Sight) -> Hand:
    """Return the cards that the other has played, or has taken after the player saw them."""
    result = gather(tuple(card for card, who in _played(view) if who != view.me))
    return result | (view.taken_from_left if view.me == 0 else 0)


def _shown(view: Sight) -> Hand:
    """Return the cards that the other has held, if the other's reckonings are true."""
    other, value = 1 - view.me, _sure(view)
    for reckoning in view.recorded:
        value |= reckoning.cards if reckoning.who == other and reckoning.kind != BLANCA else 0
    for heard in view.heard:
        value |= heard.mask if other == 0 else heard.shown
    return value & ~view.elsewhere


def _played(view: Sight) -> list[tuple[int, int]]:
    """Return the cards played, each with its player."""
    result = []
    for trick in tricks(view.plays):
        result.append((trick.led, trick.leader))
        if trick.answer is not None:
            result.append((trick.answer, 1 - trick.leader))
    return result


def _voids(view: Sight) -> Hand:
    """Return the cards of the suits that the other could not follow."""
    cards = 0
    for trick in tricks(view.plays):
        answer = trick.led if trick.answer is None else trick.answer
        if trick.leader == view.me and answer >> 3 != trick.led >> 3:
            cards |= 255 << (trick.led & 24)
    return cards


def _completed_hand(view: Sight, must: Hand, pool: Hand, rng: Random) -> Hand:
    """Return cards of the pool that fill the hand to twelve.

    They are imagined as they arise: some are kept after a plain discard, others drawn then.
    """
    out = max(view.swaps[1 - view.me], 0)
    missing = 12 - must.bit_count()
    size = min(pool.bit_count(), missing + out)
    some = draw_cards(pool, size, rng)
    excess = size - missing
    if not excess:
        return some
    fresh = draw_cards(some, min(out, missing), rng)  # taken in: never among the cards put out
    hand = must | some
    worth = keep_values(hand, 1 - view.me, strongest(hand))
    free = {c: worth[c] + 2 * rng.random() for c in each(some & ~fresh)}
    return some & ~lowest(free, excess)


def _honest(view: Sight, hand: Hand) -> bool:
    """Return whether the other, holding this, would have called and replied as observed."""
    done = bool(view.plays)
    for kind, name in enumerate(KINDS):
        heard = view.heard[kind]
        force = best_strength(name, hand)
        if view.me == 1:
            fits = _called(heard, force, done or view.phase in {"count", "play", "lead"})
        else:
            mine = strength(name, heard.mask)
            counted = any(i.who == 1 and i.kind == name for i in view.recorded)
            fits = _replied(heard, mine, force, done and len(view.plays) > 1, counted=counted)
        if not fits:
            return False
    return True


def _called(heard: Heard, force: Strength, past: bool) -> bool:  # noqa: FBT001
    if not heard.number:
        return not past or force[0] == 0
    return heard.number == force[0] and (not heard.force[1] or heard.force == force)


def _replied(heard: Heard, mine: Strength, force: Strength, past: bool, *, counted: bool) -> bool:  # noqa: FBT001
    match heard.reply:
        case "buena":
            return force < mine
        case "igual":
            return force == mine
        case "no":
            return force > mine if mine[0] else force[0] > heard.number
    return not past or counted or force[0] == 0


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

    reckonings: tuple[Reckoning, ...]
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
        self, reckonings: Sequence[Reckoning], tricks: Sequence[Trick], hands: tuple[Hand, Hand]
    ) -> tuple[Stand, Gain]:
        """Return the state of the count after some tricks, and the gain so far."""
        if tricks or self.rules.rouge != "no":  # a carte rouge is found by the cards themselves
            return self._counted(tuple(reckonings), tuple(tricks), hands)
        key = tuple([(one.kind, one.who, one.points) for one in reckonings])
        if key not in self._begun:
            self._begun[key] = self._counted(tuple(reckonings), (), hands)
        return self._begun[key]

    def trick(self, stand: Stand, trick: Trick) -> tuple[Stand, Gain]:
        """Return the state of the count after one trick more, and its gain."""
        leader, led, answer = trick
        assert answer is not None  # noqa: S101  whole tricks alone are counted here
        key = (stand, leader, trick.winner, self.worth[led & 7], self.worth[answer & 7])
        outcome = self._gains.get(key)
        if outcome is None:
            deal = self._deals[stand]
            after, gain = self._counted(deal.reckonings, (*deal.tricks, trick), deal.hands)
            outcome = self._gains[key] = after, gain - deal.gain
        return outcome

    def alike(self, one: Card, other: Card) -> bool:
        """Return whether two cards count the same when they are played."""
        return self.worth[one & 7] == self.worth[other & 7]

    def _counted(
        self, reckonings: tuple[Reckoning, ...], tricks: tuple[Trick, ...], hands: tuple[Hand, Hand]
    ) -> tuple[Stand, Gain]:
        outcome = count(reckonings, tricks, self.rules, hands)
        gain = as_gain(*outcome.total)
        decides = _decides(outcome)
        if decides not in self._stands:
            self._stands[decides] = len(self._deals)
            self.decides.append(decides)
            self._deals.append(Sampled(reckonings, tricks, hands, gain))
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
    guarded = 0
    while mine and other:
        led = 1 << other.bit_length() - 1
        other ^= led
        over = mine & -led
        guarded += over > 0
        card = over or mine
        mine ^= card & -card
    return guarded


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


def choices(table: PlayState, scoring: Scoring) -> list[Card]:
    """Return the legal cards, of equivalent ones only the lowest.

    Two cards of a suit are equivalent if the other hand, and the card led, have none between them
    and both count the same in play.
    """
    who = table.turn
    theirs = table.hands[1 - who]
    if table.led >= 0:
        theirs |= 1 << table.led
    mine = may_play(table.hands[who], table.led if table.led >= 0 else None)
    chosen: list[Card] = []
    before = -1
    for card in each(mine):
        between = theirs & (1 << card) - (1 << before + 1) if before >= 0 else 0
        same = before >= 0 and before >> 3 == card >> 3 and scoring.alike(before, card)
        if not same or between:
            chosen.append(card)
        before = card
    return chosen


class WorkExhausted(Exception):
    """The search has looked at the maximum number of positions."""


class Exact:
    """Finds the exact value of positions with few cards, with a cache."""

    def __init__(self, scoring: Scoring, most: int) -> None:
        self.scoring = scoring
        self.gains: dict[PlayState, Gain] = {}
        self.left = most

    def value(self, table: PlayState) -> Gain:
        """Return the gain from this trick on if both play their best by the margin.

        Raises:
            WorkExhausted: more than ``most`` positions have been looked at.
        """
        if table.led < 0 and not table.hands[0]:
            return 0
        if table in self.gains:
            return self.gains[table]
        self.left -= 1
        if self.left < 0:
            raise WorkExhausted
        gains = []
        for card in choices(table, self.scoring):
            after, gain = play_card(table, card, self.scoring)
            gains.append(gain + self.value(after))
        best = max(gains) if table.turn == 0 else min(gains)
        self.gains[table] = best
        return best


EVERY = len(KINDS)


class ExpectedDeal(NamedTuple):
    """The state of a deal once all calls are done.

    ``shown`` is the player’s hand without sunk cards, ``theirs`` the other’s. The kinds before
    ``on`` were over at the start of this computation. ``reckonings`` are all in the end, ``table``
    the play, and ``gain`` the gain before it.
    """

    shown: Hand
    theirs: Hand
    on: int
    reckonings: tuple[Reckoning, ...]
    table: PlayState
    gain: Gain


def expected_deal(
    view: Sight, shown: Hand, theirs: Hand, on: int, scoring: Scoring
) -> ExpectedDeal:
    """Return the state of the deal if both call and reckon all they hold from now on."""
    claimed = (shown, theirs) if view.me == ELDER else (theirs, shown)
    reckonings = _reckonings(view, claimed, on, scoring)
    hands = (view.hand, theirs) if view.me == ELDER else (theirs, view.hand)
    whole = [trick for trick in tricks(view.plays) if trick.answer is not None]
    stand, gain = scoring.begin(reckonings, whole, hands)
    led = view.plays[-1] if len(view.plays) % 2 else -1
    beaten = whole[-1].winner if whole else ELDER
    left = ~gather(view.plays)
    table = PlayState((hands[0] & left, hands[1] & left), beaten, led, stand)
    return ExpectedDeal(shown, theirs, on, reckonings, table, gain)


def _reckonings(
    view: Sight, hands: tuple[Hand, Hand], on: int, scoring: Scoring
) -> tuple[Reckoning, ...]:
    reckonings = list(view.recorded)
    for at, kind in enumerate(KINDS):
        who = _reckons(view, at, hands, on, scoring.rules)
        if who is not None:
            used = 0
            for one in view.recorded:
                used |= one.cards if (one.kind, one.who) == (kind, who) else 0
            held = reckonings_of(kind, who, hands[who], scoring.rules)
            reckonings += [one for one in held if not one.cards & used]
    return tuple(reckonings)


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
