"""The exact value of the last tricks of a deal when both hands are known."""

from __future__ import annotations

from juegos.material.cards import Card, each
from juegos.naipes.piquet.rivals.trial import InPlay, played
from juegos.naipes.piquet.rivals.trick_values import Gain, Scoring
from juegos.naipes.piquet.tricks import may_play


def choices(table: InPlay, scoring: Scoring) -> list[Card]:
    """Return the cards that may be played, of cards that are alike only the lowest.

    Two cards of a suit are alike if the other hand, and the card led, have none between them and
    both count the same in play.
    """
    who = table.turn
    theirs = table.hands[1 - who]
    if table.led >= 0:
        theirs |= 1 << table.led
    mine = may_play(table.hands[who], table.led if table.led >= 0 else None)
    found: list[Card] = []
    before = -1
    for card in each(mine):
        between = theirs & (1 << card) - (1 << before + 1) if before >= 0 else 0
        same = before >= 0 and before >> 3 == card >> 3 and scoring.alike(before, card)
        if not same or between:
            found.append(card)
        before = card
    return found


class Spent(Exception):
    """The search has looked at more positions than it may."""


class Exact:
    """Finds the exact value of positions with few cards, and remembers those it has found."""

    def __init__(self, scoring: Scoring, most: int) -> None:
        self.scoring = scoring
        self.known: dict[InPlay, Gain] = {}
        self.left = most

    def value(self, table: InPlay) -> Gain:
        """Return what is gained from this trick on if both play their best by the margin.

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
        found = []
        for card in choices(table, self.scoring):
            after, gain = played(table, card, self.scoring)
            found.append(gain + self.value(after))
        best = max(found) if table.turn == 0 else min(found)
        self.known[table] = best
        return best
