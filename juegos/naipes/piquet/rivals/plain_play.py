"""Plain play: the card to lead, to answer with and to throw.

``mine`` is the hand that plays, ``theirs`` the other hand as the player believes it to be.
"""

from __future__ import annotations

from functools import cache

from juegos.material.cards import QUEEN, Card, Hand


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
