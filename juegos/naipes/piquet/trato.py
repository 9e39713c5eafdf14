"""A deal from the first card to the last trick: what each phase offers and leads to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import NamedTuple

from juegos.errors import IllegalMove
from juegos.material import naipes
from juegos.material.naipes import Card
from juegos.naipes.piquet import correcciones, llamadas, menor, reparto, respuestas, toma
from juegos.naipes.piquet.cuenta import Line
from juegos.naipes.piquet.estado import Deal, Speech, counted
from juegos.naipes.piquet.lecturas import Opciones

CHANCE = {"reparto", "toma", "ve"}


class Phase(NamedTuple):
    """What a player may do, what that leads to, and the rule by which all else is refused."""

    options: Callable[[Deal, Opciones], tuple[str, ...]]
    after: Callable[[Deal, str, Opciones], tuple[Deal, tuple[Speech, ...]]]
    rule: str


PHASES: Mapping[str, Phase] = {
    "blanca": Phase(reparto.blank_options, reparto.blank, "aviso"),
    "descarte": Phase(reparto.discard_options, reparto.discard, "descarte"),
    "mirada": Phase(toma.glance_options, toma.glance, "mira"),
    "llama": Phase(llamadas.call_options, llamadas.call, "llamada"),
    "enmienda": Phase(llamadas.mend_options, llamadas.mend, "corrige"),
    "responde": Phase(respuestas.reply_options, respuestas.reply, "respuesta"),
    "repara": Phase(respuestas.repair_options, respuestas.repair, "corrige-respuesta"),
    "nombra": Phase(respuestas.name_options, respuestas.named, "llamada"),
    "suma": Phase(llamadas.add_options, llamadas.add, "llamada"),
    "sale": Phase(menor.lead_options, menor.lead, "asistir"),
    "resto": Phase(menor.look_options, menor.look, "resto"),
    "cuenta": Phase(menor.count_options, menor.add, "cuenta-del-menor"),
    "rectifica": Phase(correcciones.right_options, correcciones.right, "retira"),
    "recoge": Phase(correcciones.retake_options, correcciones.retake, "recoge"),
    "juega": Phase(menor.play_options, menor.play, "asistir"),
}


def options(deal: Deal, rules: Opciones) -> tuple[str, ...]:
    """Return what who is to act may do, as it is written; not sorted."""
    return PHASES[deal.phase].options(deal, rules)


def after(deal: Deal, move: str, rules: Opciones) -> tuple[Deal, tuple[Speech, ...]]:
    """Return what a player’s move leads to.

    Raises:
        IllegalMove: it is not allowed here; the rule that forbids it stands in brackets.
    """
    phase = PHASES[deal.phase]
    # A discard is one of thousands and a revoke has its own words: both are judged where made.
    judged = deal.phase == "descarte" or (deal.phase == "juega" and move in _CARDS)
    if not judged and move not in (allowed := phase.options(deal, rules)):
        some = ", ".join(map(repr, allowed[:6])) + (", ..." if len(allowed) > 6 else "")
        rule = rules[phase.rule].id
        raise IllegalMove(f"{move!r} may not be done here ({rule}); allowed: {some}", 0)
    return _called(phase.after(deal, move, rules), rules)


_CARDS = frozenset(map(naipes.write_card, naipes.cards(naipes.PACK)))


def drawn(deal: Deal, card: Card, packet: int, rules: Opciones) -> tuple[Deal, tuple[Speech, ...]]:
    """Return what a card that chance turns up leads to."""
    if deal.phase == "reparto":
        return reparto.dealt(deal, card, packet)
    if deal.phase == "toma":
        return _called(toma.taken(deal, card, rules), rules)
    return menor.turned(deal, card, rules)


def _called(after: toma.Next, rules: Opciones) -> toma.Next:
    """Return the same, past the kinds of which the elder can call nothing."""
    deal, said = after
    ready = deal.phase == "llama" and deal.kind < 0
    return (llamadas.on(deal, rules) if ready else deal), said


def new_lines(before: Deal, deal: Deal, rules: Opciones) -> tuple[Line, ...]:
    """Return the lines of the count that a move has added."""
    if before.recorded == deal.recorded and before.plays == deal.plays:
        return ()
    old = Counter(counted(before, rules).lines)
    return tuple((Counter(counted(deal, rules).lines) - old).elements())
