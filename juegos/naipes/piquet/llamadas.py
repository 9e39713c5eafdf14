"""The elder’s calls and the younger’s replies: good, not good, making?, equal (Laws 46 to 52).

A call is at first a number (*five cards*, *a sequence of four*); the younger may hold as many and
ask what it makes; then the elder names it, or says no more. A quatorze or trio is named at once,
at piquet au cent every call. What the elder calls may be less than he holds, or may take in
cards that he has put out, at his peril (Law 54).
"""

from __future__ import annotations

from dataclasses import replace

from juegos.material import naipes
from juegos.material.naipes import Hand
from juegos.naipes.piquet.combinaciones import (
    GRUPO,
    KINDS,
    PUNTO,
    SECUENCIA,
    SEQUENCES,
    against_the_cards,
    best,
    name,
    parts,
    say,
    strength,
    whole,
)
from juegos.naipes.piquet.estado import ELDER, YOUNGER, Call, Deal, Speech
from juegos.naipes.piquet.lecturas import Opciones

Next = tuple[Deal, tuple[Speech, ...]]


def with_call(deal: Deal, call: Call) -> Deal:
    """Return the deal with the call of the kind that is on changed."""
    calls = tuple(call if i == deal.kind else old for i, old in enumerate(deal.calls))
    return replace(deal, calls=(calls[0], calls[1], calls[2]))


def callable_masks(deal: Deal, rules: Opciones) -> tuple[Hand, ...]:
    """Return what the elder may call of the kind: what he holds, less than that, or too much.

    Too much is what he would hold if he had put nothing out, taken whole.
    """
    kind, hand = KINDS[deal.kind], deal.hands[ELDER]
    both = hand | deal.discards[ELDER]
    false = tuple(mask for mask in whole(kind, both, rules.least) if mask & ~hand)
    return (*parts(kind, hand, rules.least), *false)


def named_at_once(deal: Deal, rules: Opciones) -> bool:
    """Return whether a call says from the first what it consists of."""
    return rules.full or KINDS[deal.kind] == GRUPO


def call_options(deal: Deal, rules: Opciones) -> tuple[str, ...]:
    """Return what the elder may call of the kind that is on."""
    masks = callable_masks(deal, rules)
    if named_at_once(deal, rules):
        return (*(f"declara {naipes.write(mask)}" for mask in masks), "calla")
    kind = KINDS[deal.kind]
    return (*(f"{kind} {n}" for n in {mask.bit_count() for mask in masks}), "calla")


def call(deal: Deal, move: str, rules: Opciones) -> Next:
    """Return what follows a call: the younger’s reply."""
    if move == "calla":
        return on(deal, rules), ()
    verb, _, what = move.partition(" ")
    kind = KINDS[deal.kind]
    if verb == "declara":
        mask = naipes.read(what)
        made = Call(mask.bit_count(), mask)
        said = name(kind, strength(kind, mask))
    else:
        made = Call(int(what))
        said = f"{what} cards" if kind == PUNTO else SEQUENCES[made.number]
    after = with_call(replace(deal, phase="responde", who=YOUNGER), made)
    return after, (Speech("llamada", f"The elder: “{_capital(said)}”.", ELDER),)


def on(deal: Deal, rules: Opciones) -> Deal:
    """Return the deal at the elder’s next kind, or at his first lead."""
    for kind in range(deal.kind + 1, len(KINDS)):
        deal = replace(deal, kind=kind, phase="llama", who=ELDER)
        if callable_masks(deal, rules):
            return deal
    return replace(deal, kind=0, phase="sale", who=ELDER)


def answers(deal: Deal, rules: Opciones) -> tuple[Hand, ...]:
    """Return what the younger holds that is good against the call; empty: he has nothing."""
    called, kind, hand = deal.calls[deal.kind], KINDS[deal.kind], deal.hands[YOUNGER]
    held = parts(kind, hand, rules.least)
    if not called.mask and not called.asked:
        return tuple(mask for mask in held if mask.bit_count() > called.number)
    better = tuple(m for m in held if strength(kind, m) > strength(kind, called.mask))
    if kind == PUNTO and called.asked:  # who asks can count no greater number (Law 46)
        same = tuple(mask for mask in better if mask.bit_count() == called.number)
        return same or better
    return better


def equal(deal: Deal, rules: Opciones) -> Hand:
    """Return what the younger holds that is equal to the elder’s call; 0: nothing."""
    called, kind = deal.calls[deal.kind], KINDS[deal.kind]
    if kind == GRUPO or not called.mask:
        return 0
    force = strength(kind, called.mask)
    held = parts(kind, deal.hands[YOUNGER], rules.least)
    return next((mask for mask in held if strength(kind, mask) == force), 0)


def reply_options(deal: Deal, rules: Opciones) -> tuple[str, ...]:
    """Return what the younger may reply: good always, the rest if it is true."""
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


def reply(deal: Deal, move: str, rules: Opciones) -> Next:
    """Return what follows a reply: the elder names what he called, reckons it, or goes on."""
    called, kind = deal.calls[deal.kind], KINDS[deal.kind]
    if move == "cuanto":
        asks = f"The younger asks {'what they make' if kind == PUNTO else 'how high'}."
        after = with_call(deal, called._replace(asked=True))
        return replace(after, phase="nombra", who=ELDER), (Speech("pregunta", asks, YOUNGER),)
    words = {"buena": "Good", "igual": "Equal", "no": "Not good"}[move]
    shown = equal(deal, rules) if move == "igual" else 0
    deal = replace(with_call(deal, called._replace(reply=move, shown=shown)), who=ELDER)
    said_so = (Speech("respuesta", f"The younger: “{words}”.", YOUNGER),)
    if move == "buena":
        after = good(deal, rules) if called.mask else replace(deal, phase="nombra")
        return after, said_so
    if move == "igual":
        text = f"Neither scores for {_PLURAL[kind]}."
        return on(deal, rules), (*said_so, Speech("igual", text))
    return on(deal, rules), said_so


def name_options(deal: Deal, rules: Opciones) -> tuple[str, ...]:
    """Return what the elder may mean by the number he called; asked, he may say no more."""
    called = deal.calls[deal.kind]
    masks = (m for m in callable_masks(deal, rules) if m.bit_count() == called.number)
    found = tuple(f"declara {naipes.write(mask)}" for mask in masks)
    return (*found, "calla") if called.asked else found


def named(deal: Deal, move: str, rules: Opciones) -> Next:
    """Return what follows: the younger’s second reply, or the reckoning of what is good."""
    called, kind = deal.calls[deal.kind], KINDS[deal.kind]
    if move == "calla":
        said = Speech("calla", "The elder says no more of it.", ELDER)
        return on(with_call(deal, called._replace(reply="no")), rules), (said,)
    mask = naipes.read(move.partition(" ")[2])
    deal = with_call(deal, called._replace(mask=mask))
    if called.reply == "buena":
        return good(deal, rules), ()
    force = strength(kind, mask)
    text = f"making {force[1]}" if kind == PUNTO else name(kind, force)
    after = replace(deal, phase="responde", who=YOUNGER)
    return after, (Speech("llamada", f"The elder: “{_capital(text)}”.", ELDER),)


def good(deal: Deal, rules: Opciones) -> Deal:
    """Return the deal with the elder’s call reckoned; of sequences and sets he may add more."""
    kind, mask = KINDS[deal.kind], deal.calls[deal.kind].mask
    deal = replace(deal, recorded=deal.record(kind, mask, rules), phase="suma", who=ELDER)
    return deal if more(deal, rules) else on(deal, rules)


def more(deal: Deal, rules: Opciones) -> tuple[Hand, ...]:
    """Return what else of the kind the elder may reckon after a good call (Laws 49 and 63)."""
    kind, called = KINDS[deal.kind], deal.calls[deal.kind].mask
    if kind == PUNTO:
        return ()
    used = 0
    for mask in deal.masks(ELDER, kind):
        used |= mask
    free = parts(kind, deal.hands[ELDER] & ~used, rules.least)
    if not rules.full and against_the_cards(kind, called, deal.hands[0] | deal.discards[0]):
        return free
    return tuple(mask for mask in free if strength(kind, mask) <= strength(kind, called))


def add_options(deal: Deal, rules: Opciones) -> tuple[str, ...]:
    """Return what else the elder may reckon, and that he stops."""
    return (*(f"suma {naipes.write(mask)}" for mask in more(deal, rules)), "basta")


def add(deal: Deal, move: str, rules: Opciones) -> Next:
    """Return the deal with one combination more reckoned, or at the next kind."""
    if move == "basta":
        return on(deal, rules), ()
    kind, mask = KINDS[deal.kind], naipes.read(move.partition(" ")[2])
    said: tuple[Speech, ...] = ()
    if strength(kind, mask) > strength(kind, deal.calls[deal.kind].mask):
        text = f"The call was good against the cards: the {say(kind, mask)} counts too."
        said = (Speech("contra-las-cartas", text, ELDER),)
    deal = replace(deal, recorded=deal.record(kind, mask, rules))
    return (deal if more(deal, rules) else on(deal, rules)), said


_PLURAL = {PUNTO: "point", SECUENCIA: "sequence", GRUPO: "sets"}


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
