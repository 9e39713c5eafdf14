"""Corrections until the younger plays to the first trick (Laws 52 and 56).

Once the younger has reckoned, the elder may take back a false call, or reckon an omitted
combination. The younger too may take back a false reckoning: then the elder may take up the card
led, and lead another. At piquet au cent it is too late for all this once the elder has led.
"""

from __future__ import annotations

from dataclasses import replace

from juegos.core.message import _
from juegos.material import cards
from juegos.naipes.piquet.calls import GOES, Next, with_call
from juegos.naipes.piquet.combinations import GRUPO, KINDS, PUNTO, SECUENCIA, say
from juegos.naipes.piquet.cruces import TableRules
from juegos.naipes.piquet.possible_claims import countable, omitted
from juegos.naipes.piquet.state import ELDER, YOUNGER, Call, Deal, Speech, false_kinds, without


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
    after, value = took_back(deal, move)
    freed = KINDS.index(move.partition(" ")[2])
    return next_count(replace(after, kind=freed), rules), value


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
