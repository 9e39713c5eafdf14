"""What may still be set right until the younger plays to the first trick (Laws 52 and 56).

Once the younger has reckoned, the elder may take back what he called and does not hold, or reckon
what he has left out. The younger too may take back what he reckoned and does not hold: then the
elder may take up the card he led, and lead another. At piquet au cent it is too late for all this
once the elder has led.
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
    """Return the deal as if the elder had called nothing of the kind that he takes back."""
    kind = move.partition(" ")[2]
    at = replace(without(deal, ELDER, kind), kind=KINDS.index(kind))
    said = Speech("retira", _TAKES_BACK[ELDER][kind], ELDER)
    return replace(with_call(at, Call()), kind=deal.kind), (said,)


def younger_took_back(deal: Deal, move: str) -> Next:
    """Return the deal without what the younger takes back; the elder may take up his card."""
    kind = move.partition(" ")[2]
    deal = replace(without(deal, YOUNGER, kind), back=(*deal.back, kind), kind=KINDS.index(kind))
    said = Speech("retira", _TAKES_BACK[YOUNGER][kind], YOUNGER)
    return replace(deal, phase="retake", who=ELDER), (said,)


def retake_options(deal: Deal, rules: TableRules) -> tuple[str, ...]:
    """Return that the elder takes up the card he led, or lets it lie."""
    return ("recoge", GOES)


def next_count(deal: Deal, rules: TableRules) -> Deal:
    """Return the deal at the next kind of which the younger can reckon something.

    When there is none left, it is the elder’s turn to set something right, or the younger plays.
    """
    while deal.kind < len(KINDS) and not countable(deal, rules):
        deal = replace(deal, kind=deal.kind + 1)
    if deal.kind < len(KINDS):
        return replace(deal, phase="count", who=YOUNGER)
    return before_play(deal, rules)


def retake(deal: Deal, move: str, rules: TableRules) -> Next:
    """Return what follows: the elder leads again, or else the younger goes on reckoning."""
    if move == GOES:
        return next_count(deal, rules), ()
    said = _("The elder takes up the card he led, and may lead another.")
    return replace(deal, plays=(), kind=0, phase="lead"), (Speech("recoge", said, ELDER),)


def before_play(deal: Deal, rules: TableRules) -> Deal:
    """Return the deal where the elder may set something right, or at the younger’s first card."""
    if not rules.full and (false_kinds(deal) or omitted(deal, rules)):
        return replace(deal, kind=0, phase="right", who=ELDER)
    return replace(deal, kind=0, phase="play", who=YOUNGER)


def right_options(deal: Deal, rules: TableRules) -> tuple[str, ...]:
    """Return the moves by which the elder takes back, reckons what he left out, or goes on."""
    back = (f"retira {kind}" for kind in false_kinds(deal))
    late = (f"suma {cards.write(mask)}" for _, mask in omitted(deal, rules))
    return (*back, *late, GOES)


def right(deal: Deal, move: str, rules: TableRules) -> Next:
    """Return what follows once the elder has set something right, or lets all stand.

    Of a kind that he took back the younger may now reckon what he has.
    """
    if move == GOES:
        return replace(deal, phase="play", who=YOUNGER), ()
    if move.startswith("suma "):
        return _late(deal, move, rules)
    after, said = took_back(deal, move)
    freed = KINDS.index(move.partition(" ")[2])
    return next_count(replace(after, kind=freed), rules), said


def _late(deal: Deal, move: str, rules: TableRules) -> Next:
    """Return the deal with something reckoned that the elder had left out (Law 56)."""
    mask = cards.read(move.partition(" ")[2])
    kind = next(kind for kind, held in omitted(deal, rules) if held == mask)
    said = _IN_TIME[kind].with_fields(cards=say(kind, mask))
    after = before_play(replace(deal, recorded=deal.record(kind, mask, rules)), rules)
    return after, (Speech("omitido", said, ELDER),)


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
