"""A deal from the first card to the last trick: what each phase offers and leads to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import NamedTuple

from juegos.core.errors import IllegalMove
from juegos.core.message import _
from juegos.material import cards
from juegos.material.cards import Card
from juegos.naipes.piquet import calls, corrections, dealing, replies, taking_in, younger
from juegos.naipes.piquet.account_of_a_deal import Line
from juegos.naipes.piquet.cruces import TableRules
from juegos.naipes.piquet.state import Deal, PhaseName, Speech, counted

CHANCE: set[PhaseName] = {"deal", "take", "turned"}


class Phase(NamedTuple):
    """What a player may do in a phase, what follows, and the rule named where he is refused."""

    options: Callable[[Deal, TableRules], tuple[str, ...]]
    after: Callable[[Deal, str, TableRules], tuple[Deal, tuple[Speech, ...]]]
    rule: str


PHASES: Mapping[PhaseName, Phase] = {
    "blank": Phase(dealing.blank_options, dealing.blank, "aviso"),
    "discard": Phase(dealing.discard_options, dealing.discard, "descarte"),
    "glance": Phase(taking_in.glance_options, taking_in.glance, "mira"),
    "call": Phase(calls.call_options, calls.call, "llamada"),
    "mend": Phase(calls.mend_options, calls.mend, "corrige"),
    "reply": Phase(replies.reply_options, replies.reply, "respuesta"),
    "repair": Phase(replies.repair_options, replies.repair, "corrige-respuesta"),
    "name": Phase(replies.name_options, replies.named, "llamada"),
    "add": Phase(calls.add_options, calls.add, "llamada"),
    "lead": Phase(younger.lead_options, younger.lead, "asistir"),
    "look": Phase(younger.look_options, younger.look, "resto"),
    "count": Phase(younger.count_options, younger.add, "cuenta-del-menor"),
    "right": Phase(corrections.right_options, corrections.right, "retira"),
    "retake": Phase(corrections.retake_options, corrections.retake, "recoge"),
    "play": Phase(younger.play_options, younger.play, "asistir"),
}


def options(deal: Deal, rules: TableRules) -> tuple[str, ...]:
    """Return the moves of the player whose turn it is, not sorted."""
    return PHASES[deal.phase].options(deal, rules)


def after(deal: Deal, move: str, rules: TableRules) -> tuple[Deal, tuple[Speech, ...]]:
    """Return what a player’s move leads to.

    Raises:
        IllegalMove: it is not allowed here; the rule that forbids it stands in brackets.
    """
    phase = PHASES[deal.phase]
    # Thousands of discards are allowed, and a revoke has words of its own: the phase judges them.
    judged = deal.phase == "discard" or (deal.phase == "play" and move in _CARDS)
    if not judged and move not in (allowed := phase.options(deal, rules)):
        some = ", ".join(map(repr, allowed[:6])) + (", ..." if len(allowed) > 6 else "")
        raise IllegalMove(
            _(
                "{move!r} is not allowed here ({rule}); allowed: {moves}",
                move=move,
                rule=rules[phase.rule].id,
                moves=some,
            ),
            0,
        )
    return _called(phase.after(deal, move, rules), rules)


_CARDS = frozenset(map(cards.write_card, cards.cards(cards.PACK)))


def drawn(
    deal: Deal, card: Card, packet: int, rules: TableRules
) -> tuple[Deal, tuple[Speech, ...]]:
    """Return what a card that chance turns up leads to."""
    if deal.phase == "deal":
        return dealing.dealt(deal, card, packet)
    if deal.phase == "take":
        return _called(taking_in.taken(deal, card, rules), rules)
    return younger.turned(deal, card, rules)


def _called(after: taking_in.Next, rules: TableRules) -> taking_in.Next:
    """Return the same; where the calls are to begin, at the first kind that may be called."""
    deal, said = after
    ready = deal.phase == "call" and deal.kind < 0
    return (calls.on(deal, rules) if ready else deal), said


def changed_lines(
    before: Deal, deal: Deal, rules: TableRules
) -> tuple[tuple[Line, ...], tuple[Line, ...]]:
    """Return the lines of the count that a move has added, and those that it has taken away."""
    if before.recorded == deal.recorded and before.plays == deal.plays:
        return (), ()
    old, new = (Counter(counted(one, rules).lines) for one in (before, deal))
    return tuple((new - old).elements()), tuple((old - new).elements())
