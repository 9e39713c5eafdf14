"""The younger’s replies (good, equal, not good, making?) and the elder's answers to them.

A younger who holds as many cards as were called may ask what they make; then the elder names the
cards, or gives up the call. A younger who has replied good or equal, but holds better, may correct
the reply before the elder goes on (Law 51), but not at piquet au cent.
"""

from __future__ import annotations

from dataclasses import replace

from juegos.core.message import _
from juegos.material import cards
from juegos.naipes.piquet.calls import GOES, Next, good, on, with_call
from juegos.naipes.piquet.combinations import KINDS, PUNTO, SECUENCIA, best, name, strength
from juegos.naipes.piquet.cruces import TableRules
from juegos.naipes.piquet.possible_claims import answers, callable_masks, equal
from juegos.naipes.piquet.state import ELDER, YOUNGER, Deal, Speech

_ASKS = _("The younger asks what they make."), _("The younger asks how high.")
_SAYS = {
    "buena": _("The younger: “Good”."),
    "igual": _("The younger: “Equal”."),
    "no": _("The younger: “Not good”."),
}
_NEITHER = {
    PUNTO: _("Neither scores for point."),
    SECUENCIA: _("Neither scores for sequence."),
}


def reply_options(deal: Deal, rules: TableRules) -> tuple[str, ...]:
    """Return the younger's possible replies: good always, any other if it is true."""
    called, kind = deal.calls[deal.kind], KINDS[deal.kind]
    found = ["buena"]
    if not called.mask:
        longest = best(kind, deal.hands[YOUNGER], rules.least).bit_count()
        found += ["cuanto"] * (longest >= called.number)
    elif equal(deal, rules):
        found.append("igual")
    if answers(deal, rules):
        found.append("no")
    return tuple(found)


def reply(deal: Deal, move: str, rules: TableRules) -> Next:
    """Return the deal after a reply: the elder names the call, reckons it, or goes on."""
    called, kind = deal.calls[deal.kind], KINDS[deal.kind]
    if move == "cuanto":
        asks = Speech("pregunta", _ASKS[kind != PUNTO], YOUNGER)
        after = with_call(deal, called._replace(asked=True))
        return replace(after, phase="name", who=ELDER), (asks,)
    shown = equal(deal, rules) if move == "igual" else 0
    deal = replace(with_call(deal, called._replace(reply=move, shown=shown)), who=ELDER)
    said = (Speech("respuesta", _SAYS[move], YOUNGER),)
    if move == "no":
        return on(deal, rules), said
    if not called.mask:
        return replace(deal, phase="name"), said
    after, told = _granted(deal, rules)
    return after, (*said, *told)


def _granted(deal: Deal, rules: TableRules) -> Next:
    """Return the deal after good or equal: a younger with better may correct the reply."""
    if not rules.full and answers(deal, rules):
        return replace(deal, phase="repair", who=YOUNGER), ()
    return _after_reply(deal, rules)


def _after_reply(deal: Deal, rules: TableRules) -> Next:
    """Return the deal once a reply of good or equal stands."""
    deal = replace(deal, who=ELDER)
    if deal.calls[deal.kind].reply == "buena":
        return good(deal, rules), ()
    return on(deal, rules), (Speech("igual", _NEITHER[KINDS[deal.kind]]),)


def repair_options(deal: Deal, rules: TableRules) -> tuple[str, ...]:
    """Return the options of a younger who may correct the reply: to do so, or to let it stand."""
    return ("corrige", GOES)


def repair(deal: Deal, move: str, rules: TableRules) -> Next:
    """Return the deal after the younger has corrected the reply (Law 51), or let it stand."""
    if move == GOES:
        return _after_reply(deal, rules)
    after = with_call(deal, deal.calls[deal.kind]._replace(reply="no", shown=0))
    text = _("The younger corrects his reply: “Not good”.")
    return on(replace(after, who=ELDER), rules), (Speech("corrige-respuesta", text, YOUNGER),)


def name_options(deal: Deal, rules: TableRules) -> tuple[str, ...]:
    """Return the combinations that the elder may have meant by the number called.

    If the younger has asked what they make, the elder may also give up the call.
    """
    called = deal.calls[deal.kind]
    masks = (m for m in callable_masks(deal, rules) if m.bit_count() == called.number)
    found = tuple(f"declara {cards.write(mask)}" for mask in masks)
    return (*found, "calla") if called.asked else found


def after_naming(deal: Deal, move: str, rules: TableRules) -> Next:
    """Return the deal after the naming: the younger’s second reply, or a good call reckoned."""
    called, kind = deal.calls[deal.kind], KINDS[deal.kind]
    if move == "calla":
        said = Speech("calla", _("The elder says no more about it."), ELDER)
        return on(with_call(deal, called._replace(reply="no")), rules), (said,)
    mask = cards.read(move.partition(" ")[2])
    deal = with_call(deal, called._replace(mask=mask))
    if called.reply == "buena":
        return _granted(deal, rules)
    force = strength(kind, mask)
    call = _("making {value}", value=force[1]) if kind == PUNTO else name(kind, force)
    text = _("The elder: “{call}”.", call=call.capitalize())
    after = replace(deal, phase="reply", who=YOUNGER)
    return after, (Speech("llamada", text, ELDER),)
