"""A quick playout of a deal: two hands played to the end by plain play.

It is rough: the leader plays a card that cannot be beaten, else a low one; the other wins as
cheaply as possible, else throws a card of little use. Each may know the other’s hand, or believe
something of it.
"""

from __future__ import annotations

from typing import NamedTuple

from juegos.material.cards import Card, Hand
from juegos.naipes.piquet.rivals.plain_play import answer, plain_lead
from juegos.naipes.piquet.rivals.trick_values import Gain, Scoring, Stand
from juegos.naipes.piquet.tricks import Trick

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
