"""The play of two hands laid open: a quick trial by plain play, and the exact end of a deal.

Both serve an opponent that imagines the hidden cards. A *trial* is cheap and rough: who leads
plays what cannot be beaten, else his lowest; who answers wins as cheaply as he can. The exact
search takes over when few cards are left.
"""

from __future__ import annotations

from typing import NamedTuple

from juegos.material.naipes import Hand


class Table(NamedTuple):
    """Where the play of a deal stands; elder first in each pair.

    ``led`` is a card led and not answered (-1: none); ``pique`` is what the elder has counted
    while a pique is possible (the younger has recorded nothing, the elder has no bonus), else -1.
    """

    hands: tuple[Hand, Hand]
    leader: int
    led: int
    tricks: tuple[int, int]
    pique: int


def last_gain(tricks: tuple[int, int]) -> int:
    """Return what the cards give the elder less the younger at the end of a deal."""
    if tricks[0] == tricks[1]:
        return 0
    gain = 40 if 12 in tricks else 10
    return gain if tricks[0] > tricks[1] else -gain


def with_lead(table: Table, card: int) -> tuple[Table, int]:
    """Return the table after a card led, and what that gains the elder less the younger."""
    who = table.leader
    if who == 0:
        hands = (table.hands[0] & ~(1 << card), table.hands[1])
        pique, gain = _toward(table.pique, 1)
        return Table(hands, 0, card, table.tricks, pique), gain
    hands = (table.hands[0], table.hands[1] & ~(1 << card))
    return Table(hands, 1, card, table.tricks, -1), -1


def _toward(pique: int, points: int) -> tuple[int, int]:
    """Return what the elder has toward a pique after so many points, and what they gain him."""
    if pique < 0:
        return -1, points
    return (-1, points + 30) if pique + points >= 30 else (pique + points, points)


def with_answer(table: Table, card: int) -> tuple[Table, int]:
    """Return the table after the card that answers, and what that gains the elder."""
    other, led = 1 - table.leader, table.led
    wins = card >> 3 == led >> 3 and card > led
    winner = other if wins else table.leader
    left = table.hands[other] & ~(1 << card)
    hands = (left, table.hands[1]) if other == 0 else (table.hands[0], left)
    over = hands == (0, 0)
    points = wins + over
    if winner == 0:
        tricks = (table.tricks[0] + 1, table.tricks[1])
        pique, gain = _toward(table.pique, points)
    else:
        tricks = (table.tricks[0], table.tricks[1] + 1)
        pique, gain = -1 if points else table.pique, -points
    return Table(hands, winner, -1, tricks, pique), gain + (last_gain(tricks) if over else 0)


def trial(table: Table) -> int:
    """Return what the elder gains over the younger from here on if both play plainly."""
    total = 0
    while table.led >= 0 or table.hands[0]:
        if table.led >= 0:
            card = plain_answer(table.hands[1 - table.leader], table.led)
            table, gain = with_answer(table, card)
        else:
            who = table.leader
            table, gain = with_lead(table, plain_lead(table.hands[who], table.hands[1 - who]))
        total += gain
    return total


def plain_lead(mine: Hand, theirs: Hand) -> int:
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
            cost = rank + 2 * (bits & -bits == bits) + 3 * (bits >> 6 & 1)
            if cost < weight:
                low, weight = shift + rank, cost
    return best if best >= 0 else low


def plain_answer(mine: Hand, led: int) -> int:
    """Return the lowest card that wins, else the lowest that follows, else the least useful."""
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


def choices(table: Table) -> list[int]:
    """Return the cards that may be played, one of each group that makes no difference.

    Two cards of a suit are alike when no card left in either hand lies between them and both
    count in play: all do at piquet.
    """
    who = table.leader if table.led < 0 else 1 - table.leader
    mine, theirs = table.hands[who], table.hands[1 - who]
    if table.led >= 0:
        theirs |= 1 << table.led
        mine = mine & 255 << (table.led & 24) or mine
    found = []
    for shift in (0, 8, 16, 24):
        bits, other = mine >> shift & 255, theirs >> shift & 255
        running = False
        for rank in range(8):
            if bits >> rank & 1:
                if not running:
                    found.append(shift + rank)
                running = True
            elif other >> rank & 1:
                running = False
    return found


class Spent(Exception):
    """The search has looked at more positions than it may."""


class Exact:
    """The exact value of positions with few cards, remembered while one deal is thought over."""

    def __init__(self, most: int) -> None:
        self.known: dict[Table, int] = {}
        self.left = most

    def value(self, table: Table) -> int:
        """Return what the elder gains over the younger from here on under best play of both.

        Raises:
            Spent: more than ``most`` positions have been looked at.
        """
        if table.led < 0 and not table.hands[0]:
            return 0
        if table in self.known:
            return self.known[table]
        self.left -= 1
        if self.left < 0:
            raise Spent
        who = table.leader if table.led < 0 else 1 - table.leader
        step = with_lead if table.led < 0 else with_answer
        found = []
        for card in choices(table):
            after, gain = step(table, card)
            found.append(gain + self.value(after))
        best = max(found) if who == 0 else min(found)
        self.known[table] = best
        return best
