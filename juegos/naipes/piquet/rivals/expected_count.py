"""The reckonings still to come, and the state of play after them, for a given hand of the other."""

from __future__ import annotations

from typing import NamedTuple

from juegos.material.cards import Hand, gather
from juegos.naipes.piquet.account_of_a_deal import Item
from juegos.naipes.piquet.combinations import KINDS
from juegos.naipes.piquet.cruces import TableRules
from juegos.naipes.piquet.open_hands import better, items_of
from juegos.naipes.piquet.rivals.playout import PlayState
from juegos.naipes.piquet.rivals.trick_values import Gain, Scoring
from juegos.naipes.piquet.state import ELDER, YOUNGER
from juegos.naipes.piquet.tricks import tricks
from juegos.naipes.piquet.view import Sight

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
