"""A beginner who follows Cavendish’s plain precepts, and mostly looks at the own hand.

The plain play of a deal: the leader plays a card that cannot be beaten, else a low one; the other
wins as cheaply as possible, else throws a card of little use. A player may know the other’s hand,
or believe something of it: ``mine`` is the hand that plays, ``theirs`` the other as the player
believes it.

By the general rules of discarding a player keeps the best suit for the point, high cards to win
tricks, and sequences, trios and quatorzes; a younger also keeps small cards that guard kings and
queens. The weights are ours: the book gives no numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from juegos.core.message import _
from juegos.material import cards as pack
from juegos.material.cards import QUEEN, SUIT_VALUE, TEN, Card, Hand, each, of_suit, write
from juegos.naipes.piquet import dealing
from juegos.naipes.piquet.combinations import (
    KINDS,
    SECUENCIA,
    Strength,
    best,
    best_strength,
    scores,
    strength,
    whole,
)
from juegos.naipes.piquet.dealing import MOST
from juegos.naipes.piquet.rules import TableRules
from juegos.naipes.piquet.score import may_play
from juegos.naipes.piquet.state import Deal, Sight

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


def _guard(hand: Hand, fields: dict[int, float]) -> None:
    """Add the values of the lowest cards that guard a king or a queen."""
    for suit in range(4):
        bits = of_suit(hand, suit)
        top = bits.bit_length() - 1
        if top in {QUEEN, QUEEN + 1}:
            low = [8 * suit + rank for rank in range(top) if bits >> rank & 1]
            for card in low[: QUEEN + 2 - top]:
                fields[card] += GUARD


def lowest(fields: dict[int, float], number: int) -> Hand:
    """Return the cards of least value; of equals those with the lower number."""
    out = 0
    for card in sorted(fields, key=lambda c: (fields[c], c))[:number]:
        out |= 1 << card
    return out


@lru_cache(maxsize=4096)
def discard(hand: Hand, who: int, number: int) -> Hand:
    """Return the plain discard of so many cards: the best suit kept for the point."""
    return lowest(keep_values(hand, who, strongest(hand)), number)


def bounds(view: Sight, rules: TableRules) -> tuple[int, int]:
    """Return the least and the most cards to put out; more than five is never sensible."""
    deal = Deal(who=view.me, swaps=view.swaps, blank=view.blank)
    low, high = dealing.bounds(deal, rules)
    return low, min(high, MOST)


def put_out(cards: Hand) -> str:
    """Return the move that puts out these cards, or the move that puts out nothing."""
    return f"descarta {write(cards)}" if cards else dealing.NOTHING


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


# Phases in which he always does the same: the move, and why.
ALWAYS = {
    "look": ("deja", _("To look would show the cards to both.")),
    "glance": ("mira", _("You may see what you leave, and the other does not.")),
    "mend": ("sigue", _("What was said stands.")),
    "repair": ("sigue", _("What was said stands.")),
    "retake": ("sigue", _("The card led was well led.")),
}


def choose(view: Sight, moves: Sequence[str], rules: TableRules) -> tuple[str, str]:
    """Return a move and why: by plain precepts, from what the player knows alone."""
    match view.phase:
        case "blank":
            return ("blanca 5" if view.me == 0 else "blanca"), _("A carte blanche is announced.")
        case "discard":
            return discarded(view, rules)
        case "lead" | "play":
            return card(view)
        case "reply":
            return replied(view, moves, rules)
        case "right":
            back = next((move for move in moves if move.startswith("retira ")), "sigue")
            return back, _("What was said stands, unless it is false.")
    return ALWAYS.get(view.phase) or called(view, moves, rules)


def discarded(view: Sight, rules: TableRules) -> tuple[str, str]:
    """Return the plain discard: as many cards as possible, the best suit kept for the point."""
    out = discard(view.hand, view.me, bounds(view, rules)[1])
    suit = pack.SUIT_NAMES[strongest(view.hand)]
    return put_out(out), _("Keep {suit} for the point, and the high cards.", suit=suit)


def called(view: Sight, moves: Sequence[str], rules: TableRules) -> tuple[str, str]:
    """Return the best held combination of the current kind; nothing is sunk."""
    kind = KINDS[view.kind]
    held = [m for m in moves if m != "basta" and not _cards(m) & ~view.hand]
    masks = [m for m in held if _cards(m)]
    if masks:
        move = max(masks, key=lambda m: _worth(kind, _cards(m), rules))
        return move, _("Call the best that you hold.")
    number = best(kind, view.hand, rules.least).bit_count()
    if f"{kind} {number}" in moves:
        return f"{kind} {number}", _("Call the best that you hold.")
    return ("basta" if "basta" in moves else "calla"), _("There is nothing more to count.")


def replied(view: Sight, moves: Sequence[str], rules: TableRules) -> tuple[str, str]:
    """Return the true reply: not good with a better combination, equal with an equal one."""
    heard, kind = view.heard[view.kind], KINDS[view.kind]
    mine = best_strength(kind, view.hand, rules.least)
    result = bool(heard.force[1])
    if "no" in moves and (mine > heard.force if result else mine[0] > heard.number):
        return "no", _("You hold better.")
    if "igual" in moves:
        return "igual", _("You hold the same.")
    if "cuanto" in moves:
        return "cuanto", _("You hold as many: ask what they make.")
    return "buena", _("You hold nothing as good.")


def _worth(kind: str, cards: Hand, rules: TableRules) -> tuple[int, Strength]:
    return scores(kind, cards, rules.fours), strength(kind, cards)


def _cards(move: str) -> Hand:
    verb, _blank, what = move.partition(" ")
    return pack.read(what) if verb in {"declara", "suma"} else 0


def card(view: Sight) -> tuple[str, str]:
    """Return the card to play: lead winners of the best suit, else win as cheaply as possible."""
    played = pack.gather(view.plays)
    mine = view.hand & ~played
    if len(view.plays) % 2:
        led = view.plays[-1]
        chosen = plain_answer(may_play(mine, led), led)
        return pack.write_card(chosen), _(
            "Win as cheaply as you can, otherwise throw the least card."
        )
    gone = played | view.discard | pack.gather(view.rest)
    chosen = led_card(mine, pack.PACK & ~gone & ~mine)
    return pack.write_card(chosen), _("Lead from the suit that you are likely to establish.")


def led_card(mine: Hand, against: Hand) -> int:
    """Return the card to lead: the top of the suit with most winners, else of the longest."""
    best_card, merit = -1, -99.0
    for suit in range(4):
        bits = mine >> 8 * suit & 255
        other = against >> 8 * suit & 255
        if not bits:
            continue
        winners = (bits >> other.bit_length()).bit_count()
        size = bits.bit_count()
        low = (bits & -bits).bit_length() - 1
        top = bits.bit_length() - 1
        if winners:
            worth, rank = 10.0 + 2 * winners + size, top
        elif size >= 3 and top >= pack.QUEEN and bits >> top - 1 & 1:
            worth, rank = float(size), top
        else:
            worth, rank = size - 0.5 * top - 4, low
        if worth > merit:
            best_card, merit = 8 * suit + rank, worth
    return best_card if best_card >= 0 else next(each(mine))
