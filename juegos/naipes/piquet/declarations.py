"""The dialogue of declarations: the elder’s calls, the younger’s replies and count, corrections.

A call is at first only a number (*five cards*, *a sequence of four*), and is specified when the
younger asks. A quatorze or trio is named at once; at piquet au cent every call is. The elder may
call less than the hand holds. Calls, and the reckoning of good ones, are Laws 46 to 50.

A younger who holds as many cards as were called may ask what they make; then the elder names the
cards, or gives up the call. A younger who has replied good or equal, but holds better, may correct
the reply before the elder goes on (Law 51), but not at piquet au cent.

A false claim is a combination of which the player has put cards out, as it was before. A player who
lets one stand is punished (Law 54). At piquet au cent points and sequences are shown, so that only
a quatorze or trio can be claimed falsely.

After the elder’s first lead the younger counts. Until the younger plays to the first trick, claims
may be corrected (Laws 52 and 56): once the younger has reckoned, the elder may take back a false
call, or reckon an omitted combination. The younger too may take back a false reckoning: then the
elder may take up the card led, and lead another. At piquet au cent it is too late for all this once
the elder has led.
"""

from __future__ import annotations

from dataclasses import replace

from juegos.core.message import Message, _, _n
from juegos.material import cards
from juegos.material.cards import Hand
from juegos.naipes.piquet.combinations import (
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
from juegos.naipes.piquet.rules import TableRules
from juegos.naipes.piquet.score import BLANCA
from juegos.naipes.piquet.state import (
    ELDER,
    YOUNGER,
    Call,
    Deal,
    Next,
    Speech,
    false_kinds,
    without,
)


def false_claims(deal: Deal, who: int, kind: str, rules: TableRules) -> tuple[Hand, ...]:
    """Return the combinations of a kind that a player has broken by the discard, and may claim."""
    if (rules.full and kind != GRUPO) or (who == YOUNGER and kind in deal.back):
        return ()
    hand = deal.hands[who]
    both = hand | deal.discards[who]
    return tuple(mask for mask in whole(kind, both, rules.least) if mask & ~hand)


def callable_masks(deal: Deal, rules: TableRules) -> tuple[Hand, ...]:
    """Return the elder's possible calls of the current kind, true or false."""
    kind = KINDS[deal.kind]
    held = parts(kind, deal.hands[ELDER], rules.least)
    return (*held, *false_claims(deal, ELDER, kind, rules))


def larger(deal: Deal, rules: TableRules) -> tuple[Hand, ...]:
    """Return the elder's combinations that are better than the call.

    Where only a number was called, a combination of more cards is better.
    """
    called, kind = deal.calls[deal.kind], KINDS[deal.kind]
    held = parts(kind, deal.hands[ELDER], rules.least)
    if not called.mask:
        return tuple(mask for mask in held if mask.bit_count() > called.number)
    return tuple(mask for mask in held if strength(kind, mask) > strength(kind, called.mask))


def answers(deal: Deal, rules: TableRules) -> tuple[Hand, ...]:
    """Return the combinations of the younger that are better than the elder’s call."""
    called, kind = deal.calls[deal.kind], KINDS[deal.kind]
    better = _beating(deal, parts(kind, deal.hands[YOUNGER], rules.least))
    if kind == PUNTO and called.asked:  # who asks can count no greater number (Law 46)
        same = tuple(mask for mask in better if mask.bit_count() == called.number)
        return same or better
    return better


def _beating(deal: Deal, masks: tuple[Hand, ...]) -> tuple[Hand, ...]:
    """Return those that are better than the elder’s call, as far as it has been named."""
    called, kind = deal.calls[deal.kind], KINDS[deal.kind]
    if not called.mask and not called.asked:
        return tuple(mask for mask in masks if mask.bit_count() > called.number)
    return tuple(m for m in masks if strength(kind, m) > strength(kind, called.mask))


def equal(deal: Deal, rules: TableRules) -> Hand:
    """Return a combination of the younger that is equal to the elder’s call; 0 if there is none."""
    called, kind = deal.calls[deal.kind], KINDS[deal.kind]
    if kind == GRUPO or not called.mask:
        return 0
    force = strength(kind, called.mask)
    held = parts(kind, deal.hands[YOUNGER], rules.least)
    return next((mask for mask in held if strength(kind, mask) == force), 0)


def more(deal: Deal, rules: TableRules) -> tuple[Hand, ...]:
    """Return the elder's other combinations of the kind after a good call (Laws 49 and 63)."""
    kind, called = KINDS[deal.kind], deal.calls[deal.kind].mask
    if kind == PUNTO:
        return ()
    free = parts(kind, _unused(deal, ELDER, kind), rules.least)
    if not rules.full and against_the_cards(kind, called, deal.hands[0] | deal.discards[0]):
        return free
    return tuple(mask for mask in free if strength(kind, mask) <= strength(kind, called))


def _unused(deal: Deal, who: int, kind: str) -> Hand:
    """Return the cards of a hand that no reckoned combination of a kind has used."""
    left = deal.hands[who]
    for mask in deal.masks(who, kind):
        left &= ~mask
    return left


def implied(deal: Deal, kind: str, rules: TableRules) -> Hand:
    """Return the best combination of a kind made by cards that the elder has called (Case IV).

    To call cards is as good as to show them, so this keeps the younger from reckoning less. It
    never applies to a point, which is called first or lost.
    """
    return 0 if kind == PUNTO else best(kind, _shown(deal), rules.least)


def _shown(deal: Deal) -> Hand:
    """Return the elder’s cards that have been reckoned, or called and found equal."""
    shown = 0
    for one in deal.recorded:
        shown |= one.cards if one.who == ELDER and one.kind != BLANCA else 0
    for called in deal.calls:
        shown |= called.mask if called.reply == "igual" else 0
    return shown


def countable(deal: Deal, rules: TableRules) -> tuple[Hand, ...]:
    """Return what the younger may reckon of the current kind, truly or falsely."""
    kind, called = KINDS[deal.kind], deal.calls[deal.kind]
    before = deal.masks(YOUNGER, kind)
    if called.reply in {"buena", "igual"} or (before and kind == PUNTO):
        return ()
    free = _unused(deal, YOUNGER, kind)
    used = deal.hands[YOUNGER] & ~free
    false = tuple(m for m in false_claims(deal, YOUNGER, kind, rules) if not m & used)
    if before:
        return (*parts(kind, free, rules.least), *false)
    if called.reply == "no":
        return (*answers(deal, rules), *_beating(deal, false))
    bar = strength(kind, implied(deal, kind, rules))
    held = (*parts(kind, free, rules.least), *false)
    return tuple(mask for mask in held if strength(kind, mask) > bar)


def omitted(deal: Deal, rules: TableRules) -> tuple[tuple[str, Hand], ...]:
    """Return the good combinations that the elder has omitted, each with its kind (Law 56)."""
    combinations: list[tuple[str, Hand]] = []
    for number, kind in enumerate(KINDS):
        reckoned, called = deal.masks(ELDER, kind), deal.calls[number]
        if called.reply == "buena" and called.mask in reckoned:
            masks = more(replace(deal, kind=number), rules)
        elif called.number or kind == PUNTO or deal.masks(YOUNGER, kind):
            continue
        elif reckoned:
            top = max(strength(kind, mask) for mask in reckoned)
            held = parts(kind, _unused(deal, ELDER, kind), rules.least)
            masks = tuple(mask for mask in held if strength(kind, mask) <= top)
        else:
            masks = parts(kind, _shown(deal) & deal.hands[ELDER], rules.least)
        combinations += [(kind, mask) for mask in masks]
    return tuple(combinations)


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
    made, words = _read_call(deal, move.partition(" ")[2])
    after = with_call(replace(deal, phase="reply", who=YOUNGER), made)
    if not rules.full and larger(after, rules):  # he may still correct himself (Law 50)
        after = replace(after, phase="mend", who=ELDER)
    return after, (Speech("llamada", _("The elder: “{call}”.", call=words), ELDER),)


def _read_call(deal: Deal, what: str) -> tuple[Call, Message]:
    """Return the call that is written as a number or as cards, and its words."""
    kind = KINDS[deal.kind]
    if what.isdecimal():
        number = int(what)
        words = _n("{count} card", "{count} cards", number) if kind == PUNTO else SEQUENCES[number]
        return Call(number), words.capitalize()
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
    made, words = _read_call(deal, move.partition(" ")[2])
    text = _("The elder corrects his call: “{call}”.", call=words)
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
    speeches: tuple[Speech, ...] = ()
    if strength(kind, mask) > strength(kind, deal.calls[deal.kind].mask):
        speeches = (
            Speech("contra-las-cartas", _ALSO[kind].with_fields(cards=say(kind, mask)), ELDER),
        )
    deal = replace(deal, recorded=deal.record(kind, mask, rules))
    return (deal if more(deal, rules) else on(deal, rules)), speeches


_ALSO = {
    SECUENCIA: _("The call was good against the cards: the {cards} counts too."),
    GRUPO: _("The call was good against the cards: the {cards} count too."),
}


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
    options = ["buena"]
    if not called.mask:
        longest = best(kind, deal.hands[YOUNGER], rules.least).bit_count()
        options += ["cuanto"] * (longest >= called.number)
    elif equal(deal, rules):
        options.append("igual")
    if answers(deal, rules):
        options.append("no")
    return tuple(options)


def reply(deal: Deal, move: str, rules: TableRules) -> Next:
    """Return the deal after a reply: the elder names the call, reckons it, or goes on."""
    called, kind = deal.calls[deal.kind], KINDS[deal.kind]
    if move == "cuanto":
        asks = Speech("pregunta", _ASKS[kind != PUNTO], YOUNGER)
        after = with_call(deal, called._replace(asked=True))
        return replace(after, phase="name", who=ELDER), (asks,)
    shown = equal(deal, rules) if move == "igual" else 0
    deal = replace(with_call(deal, called._replace(reply=move, shown=shown)), who=ELDER)
    speeches = (Speech("respuesta", _SAYS[move], YOUNGER),)
    if move == "no":
        return on(deal, rules), speeches
    if not called.mask:
        return replace(deal, phase="name"), speeches
    after, more_speeches = _granted(deal, rules)
    return after, (*speeches, *more_speeches)


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
    options = tuple(f"declara {cards.write(mask)}" for mask in masks)
    return (*options, "calla") if called.asked else options


def after_naming(deal: Deal, move: str, rules: TableRules) -> Next:
    """Return the deal after the naming: the younger’s second reply, or a good call reckoned."""
    called, kind = deal.calls[deal.kind], KINDS[deal.kind]
    if move == "calla":
        speech = Speech("calla", _("The elder says no more about it."), ELDER)
        return on(with_call(deal, called._replace(reply="no")), rules), (speech,)
    mask = cards.read(move.partition(" ")[2])
    deal = with_call(deal, called._replace(mask=mask))
    if called.reply == "buena":
        return _granted(deal, rules)
    force = strength(kind, mask)
    call = _("making {value}", value=force[1]) if kind == PUNTO else name(kind, force)
    text = _("The elder: “{call}”.", call=call.capitalize())
    after = replace(deal, phase="reply", who=YOUNGER)
    return after, (Speech("llamada", text, ELDER),)


def bound(deal: Deal) -> bool:
    """Return whether the younger has said “not good” and must now show why."""
    kind = KINDS[deal.kind]
    return deal.calls[deal.kind].reply == "no" and not deal.masks(YOUNGER, kind)


def count_options(deal: Deal, rules: TableRules) -> tuple[str, ...]:
    """Return the younger's options: to reckon a combination, or to stop."""
    counts = tuple(f"suma {cards.write(mask)}" for mask in countable(deal, rules))
    return counts if bound(deal) else (*counts, "basta")


def count(deal: Deal, move: str, rules: TableRules) -> Next:
    """Return the deal with a combination that the younger reckons.

    After asking what the elder’s point makes, the younger scores nothing for a point of more cards,
    which only keeps the elder from reckoning the elder's (Law 46).
    """
    if move == "basta":
        return next_count(replace(deal, kind=deal.kind + 1), rules), ()
    kind, called = KINDS[deal.kind], deal.calls[deal.kind]
    mask = cards.read(move.partition(" ")[2])
    recorded = deal.record(kind, mask, rules)
    speeches: list[Speech] = []
    if kind == PUNTO and called.asked and mask.bit_count() > called.number:
        recorded = (*recorded[:-1], recorded[-1]._replace(points=0))
        text = _("He asked what the elder’s point makes, so he cannot count a point of more cards.")
        speeches.append(Speech("pregunta", text, YOUNGER))
    if not deal.masks(YOUNGER, kind):
        speeches.append(Speech("cuenta-del-menor", _RECKONS[kind], YOUNGER))
    return next_count(replace(deal, recorded=recorded), rules), tuple(speeches)


_RECKONS = {
    PUNTO: _("The younger counts his point."),
    SECUENCIA: _("The younger counts his sequences."),
    GRUPO: _("The younger counts his quatorzes and trios."),
}


def took_back(deal: Deal, move: str) -> Next:
    """Return the deal as if the elder had called nothing of the kind taken back."""
    kind = move.partition(" ")[2]
    at = replace(without(deal, ELDER, kind), kind=KINDS.index(kind))
    speech = Speech("retira", _TAKES_BACK[ELDER][kind], ELDER)
    return replace(with_call(at, Call()), kind=deal.kind), (speech,)


def younger_took_back(deal: Deal, move: str) -> Next:
    """Return the deal without the combination that the younger takes back."""
    kind = move.partition(" ")[2]
    deal = replace(without(deal, YOUNGER, kind), back=(*deal.back, kind), kind=KINDS.index(kind))
    speech = Speech("retira", _TAKES_BACK[YOUNGER][kind], YOUNGER)
    return replace(deal, phase="retake", who=ELDER), (speech,)


def retake_options(deal: Deal, rules: TableRules) -> tuple[str, ...]:
    """Return the elder's options: take up the card led, or let it lie."""
    return ("recoge", GOES)


def next_count(deal: Deal, rules: TableRules) -> Deal:
    """Return the deal at the next kind of which the younger can reckon something.

    When there is none left, the elder may make corrections, or the younger plays.
    """
    while deal.kind < len(KINDS) and not countable(deal, rules):
        deal = replace(deal, kind=deal.kind + 1)
    if deal.kind < len(KINDS):
        return replace(deal, phase="count", who=YOUNGER)
    return before_play(deal, rules)


def retake(deal: Deal, move: str, rules: TableRules) -> Next:
    """Return the deal after the choice: the elder leads again, or the younger goes on reckoning."""
    if move == GOES:
        return next_count(deal, rules), ()
    message = _("The elder takes up the card he led, and may lead another.")
    return replace(deal, plays=(), kind=0, phase="lead"), (Speech("recoge", message, ELDER),)


def before_play(deal: Deal, rules: TableRules) -> Deal:
    """Return the deal where the elder may make corrections, or at the younger’s first card."""
    if not rules.full and (false_kinds(deal) or omitted(deal, rules)):
        return replace(deal, kind=0, phase="right", who=ELDER)
    return replace(deal, kind=0, phase="play", who=YOUNGER)


def right_options(deal: Deal, rules: TableRules) -> tuple[str, ...]:
    """Return the elder's options: take back, reckon an omitted combination, or go on."""
    back = (f"retira {kind}" for kind in false_kinds(deal))
    late = (f"suma {cards.write(mask)}" for _, mask in omitted(deal, rules))
    return (*back, *late, GOES)


def right(deal: Deal, move: str, rules: TableRules) -> Next:
    """Return the deal after the elder has corrected something, or lets everything stand.

    The younger may now reckon combinations of a kind that the elder took back.
    """
    if move == GOES:
        return replace(deal, phase="play", who=YOUNGER), ()
    if move.startswith("suma "):
        return _count_omitted(deal, move, rules)
    after, speeches = took_back(deal, move)
    freed = KINDS.index(move.partition(" ")[2])
    return next_count(replace(after, kind=freed), rules), speeches


def _count_omitted(deal: Deal, move: str, rules: TableRules) -> Next:
    """Return the deal with a combination reckoned that the elder had omitted (Law 56)."""
    mask = cards.read(move.partition(" ")[2])
    kind = next(kind for kind, held in omitted(deal, rules) if held == mask)
    message = _IN_TIME[kind].with_fields(cards=say(kind, mask))
    after = before_play(replace(deal, recorded=deal.record(kind, mask, rules)), rules)
    return after, (Speech("omitido", message, ELDER),)


_IN_TIME = {
    SECUENCIA: _("The elder had left out his {cards}: he adds it in time."),
    GRUPO: _("The elder had left out his {cards}: he adds them in time."),
}
_TAKES_BACK = (
    {
        PUNTO: _("The elder takes back his point: he does not hold it."),
        SECUENCIA: _("The elder takes back his sequence: he does not hold it."),
        GRUPO: _("The elder takes back his set: he does not hold it."),
    },
    {
        PUNTO: _("The younger takes back his point: he does not hold it."),
        SECUENCIA: _("The younger takes back his sequence: he does not hold it."),
        GRUPO: _("The younger takes back his set: he does not hold it."),
    },
)
