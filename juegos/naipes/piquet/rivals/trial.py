"""A quick trial of how a deal ends: two hands played out by plain play.

It is rough: the leader plays a card that cannot be beaten, else a low one; the other wins as
cheaply as he can, else throws a card of little use. Each may know the other’s hand, or believe
something of it.
"""

from __future__ import annotations

from typing import NamedTuple

from juegos.material.cards import Card, Hand
from juegos.naipes.piquet.rivals.plain import answer, plain_lead
from juegos.naipes.piquet.rivals.trick_values import Scoring, Stand
from juegos.naipes.piquet.tricks import Trick

Hands = tuple[Hand, Hand]


class InPlay(NamedTuple):
    """Where the play of a deal stands; elder first in each pair.

    ``led`` is a card led that is not answered yet (-1: none), ``stand`` the count before it.
    """

    hands: Hands
    leader: int
    led: Card
    stand: Stand

    @property
    def turn(self) -> int:
        """Who is to play: 0 elder, 1 younger."""
        return self.leader if self.led < 0 else 1 - self.leader


def played(table: InPlay, card: Card, scoring: Scoring) -> tuple[InPlay, int]:
    """Return the table after a card, and what the elder gains by the trick if the card ends it."""
    (first, second), leader, led, stand = table
    if table.turn == 0:
        first &= ~(1 << card)
    else:
        second &= ~(1 << card)
    if led < 0:
        return InPlay((first, second), leader, card, stand), 0
    trick = Trick(leader, led, card)
    stand, gain = scoring.trick(stand, trick)
    return InPlay((first, second), trick.winner, -1, stand), gain


def trial(table: InPlay, scoring: Scoring, believed: Hands | None = None) -> int:
    """Return what the elder gains over the younger from this trick on if both play plainly.

    ``believed`` is what elder and younger think that the other may hold; without it they know.
    """
    total = 0
    take = list(believed) if believed else None
    while table.led >= 0 or table.hands[0]:
        who = table.turn
        mine, theirs = table.hands[who], take[who] if take else table.hands[1 - who]
        card = plain_lead(mine, theirs) if table.led < 0 else answer(mine, table.led, theirs)
        if take:
            take[1 - who] &= ~(1 << card)
        table, gain = played(table, card, scoring)
        total += gain
    return total
