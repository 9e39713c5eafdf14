"""The elder’s calls, and the reckoning of good ones (Laws 46 to 50).

A call is at first only a number (*five cards*, *a sequence of four*), and is specified when the
younger asks. A quatorze or trio is named at once; at piquet au cent every call is. The elder may
call less than the hand holds. The elder may also call a combination of which some cards were put
out, and is punished if that stands (Law 54).
"""

from __future__ import annotations

from dataclasses import replace

from juegos.core.message import Message, _, _n
from juegos.material import cards
from juegos.naipes.piquet.combinations import (
    GRUPO,
    KINDS,
    PUNTO,
    SECUENCIA,
    SEQUENCES,
    best,
    name,
    say,
    strength,
)
from juegos.naipes.piquet.cruces import TableRules
from juegos.naipes.piquet.possible_claims import callable_masks, larger, more
from juegos.naipes.piquet.state import ELDER, YOUNGER, Call, Deal, Speech

Next = tuple[Deal, tuple[Speech, ...]]
GOES = "sigue"  # what was said stands


def with_call(deal: Deal, call: Call) -> Deal:
    """Return the deal with this call of the current kind in place of the one before."""
    calls = tuple(call if i == deal.kind else old for i, old in enumerate(deal.calls))
    return replace(deal, calls=(calls[0], calls[1], calls[2]))


def named_at_once(deal: Deal, rules: TableRules) -> bool:
    """Return whether a call of the current kind names its cards, and not their number alone."""
    return rules.full or KINDS[deal.kind] == GRUPO


def call_options(deal: Deal, rules: TableRules) -> tuple[str, ...]:
    """Return the elder's possible calls of the current kind."""
    masks = callable_masks(deal, rules)
    if named_at_once(deal, rules):
        return (*(f"declara {cards.write(mask)}" for mask in masks), "calla")
    kind = KINDS[deal.kind]
    return (*(f"{kind} {n}" for n in {mask.bit_count() for mask in masks}), "calla")


def call(deal: Deal, move: str, rules: TableRules) -> Next:
    """Return the deal after a call: the younger replies, or the elder may first correct it."""
    if move == "calla":
        return on(deal, rules), ()
    made, said = _read_call(deal, move.partition(" ")[2])
    after = with_call(replace(deal, phase="reply", who=YOUNGER), made)
    if not rules.full and larger(after, rules):  # he may still correct himself (Law 50)
        after = replace(after, phase="mend", who=ELDER)
    return after, (Speech("llamada", _("The elder: “{call}”.", call=said), ELDER),)


def _read_call(deal: Deal, what: str) -> tuple[Call, Message]:
    """Return the call that is written as a number or as cards, and its words."""
    kind = KINDS[deal.kind]
    if what.isdecimal():
        number = int(what)
        said = _n("{count} card", "{count} cards", number) if kind == PUNTO else SEQUENCES[number]
        return Call(number), said.capitalize()
    mask = cards.read(what)
    return Call(mask.bit_count(), mask), name(kind, strength(kind, mask)).capitalize()


def mend_options(deal: Deal, rules: TableRules) -> tuple[str, ...]:
    """Return the options of an elder who has called too little: call more, or let it stand."""
    masks = larger(deal, rules)
    named = deal.calls[deal.kind].mask
    what = map(cards.write, masks) if named else {str(mask.bit_count()) for mask in masks}
    return (*(f"corrige {words}" for words in what), GOES)


def mend(deal: Deal, move: str, rules: TableRules) -> Next:
    """Return the deal after the elder has corrected the call (Law 50), or let it stand."""
    after = replace(deal, phase="reply", who=YOUNGER)
    if move == GOES:
        return after, ()
    made, said = _read_call(deal, move.partition(" ")[2])
    text = _("The elder corrects his call: “{call}”.", call=said)
    return with_call(after, made), (Speech("corrige", text, ELDER),)


def on(deal: Deal, rules: TableRules) -> Deal:
    """Return the deal at the next kind that the elder may call, or at the elder's first lead.

    A kind may be called if the hand has some of it, or had some before the discard.
    """
    both = deal.hands[ELDER] | deal.discards[ELDER]
    for kind in range(deal.kind + 1, len(KINDS)):
        if best(KINDS[kind], both, rules.least):
            return replace(deal, kind=kind, phase="call", who=ELDER)
    return replace(deal, kind=0, phase="lead", who=ELDER)


def good(deal: Deal, rules: TableRules) -> Deal:
    """Return the deal after a good call: the elder reckons it and others of its kind."""
    kind, mask = KINDS[deal.kind], deal.calls[deal.kind].mask
    deal = replace(deal, recorded=deal.record(kind, mask, rules), phase="add", who=ELDER)
    return deal if more(deal, rules) else on(deal, rules)


def add_options(deal: Deal, rules: TableRules) -> tuple[str, ...]:
    """Return the options of the elder: to reckon one combination more, or to stop."""
    return (*(f"suma {cards.write(mask)}" for mask in more(deal, rules)), "basta")


def add(deal: Deal, move: str, rules: TableRules) -> Next:
    """Return the deal with one combination more reckoned, or at the next kind."""
    if move == "basta":
        return on(deal, rules), ()
    kind, mask = KINDS[deal.kind], cards.read(move.partition(" ")[2])
    said: tuple[Speech, ...] = ()
    if strength(kind, mask) > strength(kind, deal.calls[deal.kind].mask):
        said = (Speech("contra-las-cartas", _ALSO[kind].with_fields(cards=say(kind, mask)), ELDER),)
    deal = replace(deal, recorded=deal.record(kind, mask, rules))
    return (deal if more(deal, rules) else on(deal, rules)), said


_ALSO = {
    SECUENCIA: _("The call was good against the cards: the {cards} counts too."),
    GRUPO: _("The call was good against the cards: the {cards} count too."),
}
