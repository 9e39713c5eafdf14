"""The elder’s calls, and what he reckons of them once they are good (Laws 46 to 50).

A call is at first only a number (*five cards*, *a sequence of four*), and says more when the
younger asks. A quatorze or trio is named at once; at piquet au cent every call is. The elder may
call less than he holds. He may also call a combination of which he has put cards out, and is
punished if he lets that stand (Law 54).
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
    """Return the deal with this call of the kind that is on in place of the one before."""
    calls = tuple(call if i == deal.kind else old for i, old in enumerate(deal.calls))
    return replace(deal, calls=(calls[0], calls[1], calls[2]))


def named_at_once(deal: Deal, rules: TableRules) -> bool:
    """Return whether a call of the kind that is on names its cards, and not their number alone."""
    return rules.full or KINDS[deal.kind] == GRUPO


def call_options(deal: Deal, rules: TableRules) -> tuple[str, ...]:
    """Return what the elder may call of the kind that is on."""
    masks = callable_masks(deal, rules)
    if named_at_once(deal, rules):
        return (*(f"declara {cards.write(mask)}" for mask in masks), "calla")
    kind = KINDS[deal.kind]
    return (*(f"{kind} {n}" for n in {mask.bit_count() for mask in masks}), "calla")


def call(deal: Deal, move: str, rules: TableRules) -> Next:
    """Return what follows a call: the younger replies, or the elder may correct himself first."""
    if move == "calla":
        return on(deal, rules), ()
    made, said = _made(deal, move.partition(" ")[2])
    after = with_call(replace(deal, phase="reply", who=YOUNGER), made)
    if not rules.full and larger(after, rules):  # he may still correct himself (Law 50)
        after = replace(after, phase="mend", who=ELDER)
    return after, (Speech("llamada", _("The elder: “{call}”.", call=said), ELDER),)


def _made(deal: Deal, what: str) -> tuple[Call, Message]:
    """Return the call that is written as a number or as cards, and the words of it."""
    kind = KINDS[deal.kind]
    if what.isdecimal():
        number = int(what)
        said = _n("{count} card", "{count} cards", number) if kind == PUNTO else SEQUENCES[number]
        return Call(number), said.capitalize()
    mask = cards.read(what)
    return Call(mask.bit_count(), mask), name(kind, strength(kind, mask)).capitalize()


def mend_options(deal: Deal, rules: TableRules) -> tuple[str, ...]:
    """Return the moves of an elder who has called less than he holds: call more, or let it be."""
    masks = larger(deal, rules)
    named = deal.calls[deal.kind].mask
    what = map(cards.write, masks) if named else {str(mask.bit_count()) for mask in masks}
    return (*(f"corrige {words}" for words in what), GOES)


def mend(deal: Deal, move: str, rules: TableRules) -> Next:
    """Return what follows once the elder has corrected his call (Law 50), or let it stand."""
    after = replace(deal, phase="reply", who=YOUNGER)
    if move == GOES:
        return after, ()
    made, said = _made(deal, move.partition(" ")[2])
    text = _("The elder corrects his call: “{call}”.", call=said)
    return with_call(after, made), (Speech("corrige", text, ELDER),)


def on(deal: Deal, rules: TableRules) -> Deal:
    """Return the deal at the next kind that the elder may call, or at his first lead.

    He may call a kind if his hand has some of it, or had some before he put cards out.
    """
    both = deal.hands[ELDER] | deal.discards[ELDER]
    for kind in range(deal.kind + 1, len(KINDS)):
        if best(KINDS[kind], both, rules.least):
            return replace(deal, kind=kind, phase="call", who=ELDER)
    return replace(deal, kind=0, phase="lead", who=ELDER)


def good(deal: Deal, rules: TableRules) -> Deal:
    """Return the deal once a call is good: the elder reckons it, and what else he has of it."""
    kind, mask = KINDS[deal.kind], deal.calls[deal.kind].mask
    deal = replace(deal, recorded=deal.record(kind, mask, rules), phase="add", who=ELDER)
    return deal if more(deal, rules) else on(deal, rules)


def add_options(deal: Deal, rules: TableRules) -> tuple[str, ...]:
    """Return the moves by which the elder reckons one combination more, or stops."""
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
