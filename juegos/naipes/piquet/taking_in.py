"""Taking in after the discard, and the elder’s look at what he leaves (Laws 23, 33 and 34)."""

from __future__ import annotations

from dataclasses import replace

from juegos.core.message import _
from juegos.material import cards
from juegos.material.cards import Card
from juegos.naipes.piquet.account_of_a_deal import carte_blanche
from juegos.naipes.piquet.cruces import TableRules
from juegos.naipes.piquet.state import ELDER, YOUNGER, Deal, Speech, pair

MOST = 5
_TAKEN_IN = _("The elder has taken in."), _("The younger has taken in.")
Next = tuple[Deal, tuple[Speech, ...]]


def take(deal: Deal, rules: TableRules) -> Deal:
    """Return the deal once a player has put out cards, and takes in as many.

    The younger first takes those that the elder left and looked at, which need not be drawn.
    """
    who = deal.who
    if who == YOUNGER:
        top = cards.gather(deal.left[: deal.swaps[1]])
        deal = replace(deal, hands=pair(deal.hands, who, deal.hands[who] | top))
    if deal.hands[who].bit_count() < 12:
        return replace(deal, phase="take")
    if who == YOUNGER:
        return replace(deal, phase="call", kind=-1, who=ELDER)
    if deal.swaps[0] < MOST:
        return replace(deal, phase="glance")
    return _taken_in(deal, rules)


def _taken_in(deal: Deal, rules: TableRules) -> Deal:
    """Return the deal once the elder has taken in and has looked at what he leaves, or not."""
    deal = replace(deal, who=YOUNGER)
    if deal.swaps[1] >= 0:
        return take(deal, rules)
    late = rules.full and carte_blanche(deal.dealt[1]) and not deal.blank[1]
    return replace(deal, phase="blank" if late else "discard")


def taken(deal: Deal, card: Card, rules: TableRules) -> Next:
    """Return the deal after one card of the stock: taken in, or looked at by the elder."""
    who = deal.who
    if deal.hands[who].bit_count() < 12:
        hands = pair(deal.hands, who, deal.hands[who] | 1 << card)
        after = take(replace(deal, hands=hands), rules)
        full = hands[who].bit_count() == 12
        return after, (Speech("talon", _TAKEN_IN[who], who),) if full else ()
    after = replace(deal, left=(*deal.left, card))
    if len(after.left) == MOST - deal.swaps[0]:
        after = _taken_in(after, rules)
    return after, (Speech("mira", _("The elder looks at a card that he leaves."), ELDER),)


def glance_options(deal: Deal, rules: TableRules) -> tuple[str, ...]:
    """Return that the elder may look at what he leaves, or not (Law 33)."""
    return ("deja", "mira")


def glance(deal: Deal, move: str, rules: TableRules) -> Next:
    """Return what follows: the cards left are turned up to the elder, or lie unseen."""
    if move == "mira":
        said = _("The elder will see what he leaves.")
        return replace(deal, phase="take"), (Speech("mira", said, ELDER),)
    said = _("The elder does not look at what he leaves.")
    return _taken_in(deal, rules), (Speech("mira", said, ELDER),)
