"""The cut for deal: the player with the higher card chooses who deals first.

The dealer then chooses to deal by twos or by threes. At piquet au cent the player with the lower
card deals, by twos.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from juegos.core.errors import IllegalMove
from juegos.core.game import SEATS, Event, Turn
from juegos.core.message import _, either
from juegos.core.source import Rule
from juegos.material import cards as pack
from juegos.material.cards import PACK, Card, Hand

PACKETS = {"a dos": 2, "a tres": 3}
_BY = {"a dos": _("{seat} deals by twos."), "a tres": _("{seat} deals by threes.")}


class Cut(NamedTuple):
    """The cards cut so far, A’s first; the dealer (-1: unknown), the packets (0: unknown)."""

    cards: tuple[Card, ...] = ()
    dealer: int = -1
    packet: int = 0


NOTHING = Cut()


class Cutting:
    """The choice of the dealer; ``low``: the lower card deals, by twos, without a choice."""

    def __init__(self, rules: Mapping[str, Rule], *, low: bool = False) -> None:
        self.rules = rules
        self.low = low

    def turn(self, cut: Cut) -> int | Turn:
        """Return chance while cards are cut, else the seat that chooses."""
        if len(cut.cards) < 2:
            return Turn.CHANCE
        return winner(cut) if cut.dealer < 0 else cut.dealer

    def cards(self, cut: Cut) -> Hand:
        """Return the cards that may still be cut."""
        if len(cut.cards) == 2:
            raise IllegalMove(_("both have cut: now a player chooses"))
        return PACK & ~pack.gather(cut.cards)

    def options(self, cut: Cut) -> tuple[str, ...]:
        """Return the moves of the seat that chooses."""
        return ("cede", "reparte") if cut.dealer < 0 else tuple(PACKETS)

    def play(self, cut: Cut, move: str) -> tuple[Cut, tuple[Event, ...]]:
        """Return the result of a card cut or a choice; raises ``IllegalMove``."""
        if len(cut.cards) == 2:
            return self._chosen(cut, move)
        if move not in map(pack.write_card, pack.cards(self.cards(cut))):
            rule = self.rules["corte"].id
            raise IllegalMove(_("{move!r} cannot be cut here ({rule})", move=move, rule=rule), 0)
        card = pack.read_card(move)
        seat = len(cut.cards)
        text = _("{seat} cuts the {card}.", seat=SEATS[seat], card=pack.say(card))
        results = (Event(self.rules["corte"], text, seat),)
        after = Cut((*cut.cards, card))
        if seat == 0:
            return after, results
        if pack.rank(cut.cards[0]) == pack.rank(card):
            text = _("Equal cards: they cut again.")
            return NOTHING, (*results, Event(self.rules["corte"], text))
        if self.low:
            return after._replace(dealer=1 - winner(after), packet=2), results
        return after, results

    def _chosen(self, cut: Cut, move: str) -> tuple[Cut, tuple[Event, ...]]:
        if move not in self.options(cut):
            raise IllegalMove(
                _(
                    "{move!r} is not allowed now: {moves} ({rule})",
                    move=move,
                    moves=either(map(repr, self.options(cut))),
                    rule=self.rules["corte"].id,
                ),
                0,
            )
        if cut.dealer >= 0:
            text = _BY[move].with_fields(seat=SEATS[cut.dealer])
            event = Event(self.rules["reparto"], text, cut.dealer)
            return cut._replace(packet=PACKETS[move]), (event,)
        dealer = winner(cut) if move == "reparte" else 1 - winner(cut)
        event = Event(self.rules["corte"], _("{seat} must deal.", seat=SEATS[dealer]), dealer)
        return cut._replace(dealer=dealer), (event,)


def winner(cut: Cut) -> int:
    """Return who has cut the higher card; the ace is highest."""
    return int(pack.rank(cut.cards[1]) > pack.rank(cut.cards[0]))
