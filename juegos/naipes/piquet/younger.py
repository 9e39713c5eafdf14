"""From the elder’s first lead to the end: the younger’s count and the tricks."""

from __future__ import annotations

from dataclasses import replace

from juegos.core.errors import IllegalMove
from juegos.core.message import _
from juegos.material import cards
from juegos.material.cards import Card, Hand
from juegos.naipes.piquet.account_of_a_deal import may_play
from juegos.naipes.piquet.combinations import GRUPO, KINDS, PUNTO, SECUENCIA
from juegos.naipes.piquet.corrections import next_count, took_back, younger_took_back
from juegos.naipes.piquet.cruces import TableRules
from juegos.naipes.piquet.possible_claims import countable
from juegos.naipes.piquet.state import ELDER, STOCK, YOUNGER, Deal, Speech, false_kinds

Next = tuple[Deal, tuple[Speech, ...]]


def lead_options(deal: Deal, rules: TableRules) -> tuple[str, ...]:
    """Return the elder's options before the first lead: a card, or to take a claim back."""
    back = (f"retira {kind}" for kind in false_kinds(deal))
    return (*map(cards.write_card, cards.cards(deal.hands[ELDER])), *back)


def lead(deal: Deal, move: str, rules: TableRules) -> Next:
    """Return the deal after the first lead.

    A younger who left cards may look at them; otherwise the younger reckons.
    """
    if move.startswith("retira "):
        return took_back(deal, move)
    deal = replace(deal, plays=(cards.read_card(move),), who=YOUNGER)
    if sum(deal.swaps) < STOCK and not deal.back:  # if the elder led again he has chosen before
        return replace(deal, phase="look"), ()
    return next_count(replace(deal, kind=0), rules), ()


def look_options(deal: Deal, rules: TableRules) -> tuple[str, ...]:
    """Return the options of a younger who may look at the cards left."""
    return ("deja", "mira")


def look(deal: Deal, move: str, rules: TableRules) -> Next:
    """Return the deal after the choice: the cards left are turned up, or the younger reckons."""
    if move == "deja":
        text = _("The younger does not look at the cards he left.")
        after = next_count(replace(deal, kind=0), rules)
        return after, (Speech("resto", text, YOUNGER),)
    text = _("The younger looks at the cards he left, and shows them.")
    deal = replace(deal, phase="turned", rest=deal.left[deal.swaps[1] :])
    return _turned(deal, rules), (Speech("resto", text, YOUNGER),)


def turned(deal: Deal, card: Card, rules: TableRules) -> Next:
    """Return the deal with one more of the cards left turned up."""
    return _turned(replace(deal, rest=(*deal.rest, card)), rules), ()


def _turned(deal: Deal, rules: TableRules) -> Deal:
    if len(deal.rest) < STOCK - sum(deal.swaps):
        return deal
    return next_count(replace(deal, kind=0), rules)


def bound(deal: Deal) -> bool:
    """Return whether the younger has said “not good” and must now show why."""
    kind = KINDS[deal.kind]
    return deal.calls[deal.kind].reply == "no" and not deal.masks(YOUNGER, kind)


def count_options(deal: Deal, rules: TableRules) -> tuple[str, ...]:
    """Return the younger's options: to reckon a combination, or to stop."""
    results = tuple(f"suma {cards.write(mask)}" for mask in countable(deal, rules))
    return results if bound(deal) else (*results, "basta")


def add(deal: Deal, move: str, rules: TableRules) -> Next:
    """Return the deal with a combination that the younger reckons.

    After asking what the elder’s point makes, the younger scores nothing for a point of more cards,
    which only keeps the elder from reckoning the elder's (Law 46).
    """
    if move == "basta":
        return next_count(replace(deal, kind=deal.kind + 1), rules), ()
    kind, called = KINDS[deal.kind], deal.calls[deal.kind]
    mask = cards.read(move.partition(" ")[2])
    recorded = deal.record(kind, mask, rules)
    lines: list[Speech] = []
    if kind == PUNTO and called.asked and mask.bit_count() > called.number:
        recorded = (*recorded[:-1], recorded[-1]._replace(points=0))
        text = _("He asked what the elder’s point makes, so he cannot count a point of more cards.")
        lines.append(Speech("pregunta", text, YOUNGER))
    if not deal.masks(YOUNGER, kind):
        lines.append(Speech("cuenta-del-menor", _RECKONS[kind], YOUNGER))
    return next_count(replace(deal, recorded=recorded), rules), tuple(lines)


def play_options(deal: Deal, rules: TableRules) -> tuple[str, ...]:
    """Return the options of a player who plays a card; the younger may first take a claim back."""
    back = false_kinds(deal, YOUNGER) if len(deal.plays) == 1 else ()
    results = map(cards.write_card, cards.cards(playable(deal)))
    return (*results, *(f"retira {kind}" for kind in back))


def playable(deal: Deal) -> Hand:
    """Return the legal cards: of the suit led, if the player has any."""
    led = deal.plays[-1] if len(deal.plays) % 2 else None
    return may_play(deal.holds(deal.who), led)


def play(deal: Deal, move: str, rules: TableRules) -> Next:
    """Return the deal with a card played; raises ``IllegalMove`` for a revoke (Law 59)."""
    if move.startswith("retira "):
        return younger_took_back(deal, move)
    card = cards.read_card(move)
    lines: tuple[Speech, ...] = ()
    if not playable(deal) >> card & 1:
        rule = rules["asistir"].id
        if deal.holds(deal.who) >> card & 1:
            raise IllegalMove(
                _(
                    "{card!r} does not follow suit: {suit} were led ({rule})",
                    card=move,
                    suit=cards.SUIT_NAMES[deal.plays[-1] >> 3],
                    rule=rule,
                ),
                0,
            )
        raise IllegalMove(_("{card!r} is not in the hand ({rule})", card=move, rule=rule), 0)
    if len(deal.plays) % 2 and card >> 3 != deal.plays[-1] >> 3:
        lines = (Speech("asistir", _NO_SUIT[deal.who].with_fields(card=cards.say(card)), deal.who),)
    deal = replace(deal, plays=(*deal.plays, card))
    last = deal.tricks[-1]
    return replace(deal, who=1 - deal.who if last.answer is None else last.winner), lines


_RECKONS = {
    PUNTO: _("The younger counts his point."),
    SECUENCIA: _("The younger counts his sequences."),
    GRUPO: _("The younger counts his quatorzes and trios."),
}
_NO_SUIT = _("The elder cannot follow: {card}."), _("The younger cannot follow: {card}.")
