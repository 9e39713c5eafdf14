"""The play of a deal, from the first lead to the last trick, and what a move brings about.

``PHASES`` has the options and results of every phase of a deal, from the first card to the last
trick.

After the elder’s first lead the younger may look at the cards left, and counts; then tricks are
played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NamedTuple

from juegos.core.errors import IllegalMove
from juegos.core.game import Event
from juegos.core.message import _
from juegos.material import cards
from juegos.material.cards import Card, Hand
from juegos.naipes.piquet import dealing, declarations
from juegos.naipes.piquet.declarations import next_count, took_back, younger_took_back
from juegos.naipes.piquet.rules import TableRules
from juegos.naipes.piquet.score import Line, may_play
from juegos.naipes.piquet.state import (
    ELDER,
    STOCK,
    YOUNGER,
    Deal,
    Next,
    PhaseName,
    Speech,
    State,
    counted,
    false_kinds,
    seat_of,
)


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


def play_options(deal: Deal, rules: TableRules) -> tuple[str, ...]:
    """Return the options of a player who plays a card; the younger may first take a claim back."""
    back = false_kinds(deal, YOUNGER) if len(deal.plays) == 1 else ()
    legal = map(cards.write_card, cards.cards(playable(deal)))
    return (*legal, *(f"retira {kind}" for kind in back))


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


_NO_SUIT = _("The elder cannot follow: {card}."), _("The younger cannot follow: {card}.")


CHANCE: set[PhaseName] = {"deal", "take", "turned"}


class Phase(NamedTuple):
    """The options of a player in a phase, their results, and the rule named in a refusal."""

    options: Callable[[Deal, TableRules], tuple[str, ...]]
    after: Callable[[Deal, str, TableRules], Next]
    rule: str


PHASES: Mapping[PhaseName, Phase] = {
    "blank": Phase(dealing.blank_options, dealing.blank, "aviso"),
    "discard": Phase(dealing.discard_options, dealing.discard, "descarte"),
    "glance": Phase(dealing.glance_options, dealing.glance, "mira"),
    "call": Phase(declarations.call_options, declarations.call, "llamada"),
    "mend": Phase(declarations.mend_options, declarations.mend, "corrige"),
    "reply": Phase(declarations.reply_options, declarations.reply, "respuesta"),
    "repair": Phase(declarations.repair_options, declarations.repair, "corrige-respuesta"),
    "name": Phase(declarations.name_options, declarations.after_naming, "llamada"),
    "add": Phase(declarations.add_options, declarations.add, "llamada"),
    "lead": Phase(lead_options, lead, "asistir"),
    "look": Phase(look_options, look, "resto"),
    "count": Phase(declarations.count_options, declarations.count, "cuenta-del-menor"),
    "right": Phase(declarations.right_options, declarations.right, "retira"),
    "retake": Phase(declarations.retake_options, declarations.retake, "recoge"),
    "play": Phase(play_options, play, "asistir"),
}


def options(deal: Deal, rules: TableRules) -> tuple[str, ...]:
    """Return the moves of the player whose turn it is, not sorted."""
    return PHASES[deal.phase].options(deal, rules)


def after(deal: Deal, move: str, rules: TableRules) -> Next:
    """Return the result of a player’s move.

    Raises:
        IllegalMove: it is not allowed here; the rule that forbids it follows in brackets.
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
    return _at_calls(phase.after(deal, move, rules), rules)


_CARDS = frozenset(map(cards.write_card, cards.cards(cards.PACK)))


def after_card(deal: Deal, card: Card, packet: int, rules: TableRules) -> Next:
    """Return the result of a card that chance turns up."""
    if deal.phase == "deal":
        return dealing.dealt(deal, card, packet)
    if deal.phase == "take":
        return _at_calls(dealing.after_stock_card(deal, card, rules), rules)
    return turned(deal, card, rules)


def _at_calls(after: Next, rules: TableRules) -> Next:
    """Return the same deal, at the first kind that may be called if the calls begin."""
    deal, speeches = after
    ready = deal.phase == "call" and deal.kind < 0
    return (declarations.on(deal, rules) if ready else deal), speeches


def changed_lines(
    before: Deal, deal: Deal, rules: TableRules
) -> tuple[tuple[Line, ...], tuple[Line, ...]]:
    """Return the lines of the count that a move has added, and those that it has removed.

    A pique or repique that stays is neither, though there is more in hand.
    """
    if before.recorded == deal.recorded and before.plays == deal.plays:
        return (), ()
    old, new = (Counter(counted(one, rules).lines) for one in (before, deal))
    added, gone = [*(new - old).elements()], [*(old - new).elements()]
    stay = {(line.rule, line.who) for line in gone} & {(line.rule, line.who) for line in added}
    stay = {(rule, who) for rule, who in stay if rule in {"pique", "repique"}}
    added, gone = (
        [line for line in lines if (line.rule, line.who) not in stay] for lines in (added, gone)
    )
    return tuple(added), tuple(gone)


def events(state: State, deal: Deal, lines: tuple[Speech, ...], rules: TableRules) -> list[Event]:
    """Return the events of a move from ``state`` to ``deal``."""
    events = [
        Event(rules[s.rule], s.text, None if s.who is None else seat_of(state, s.who))
        for s in lines
    ]
    assert state.deal is not None  # noqa: S101  a move was made in it
    events += [
        Event(rules["falsa"], _FALSE[who], seat_of(state, who))
        for who in (ELDER, YOUNGER)
        if len(deal.plays) == 24 and false_kinds(deal, who)
    ]
    added, gone = changed_lines(state.deal, deal, rules)
    for who in (ELDER, YOUNGER):  # what was taken back, or has come to nothing
        if lost := [line for line in gone if line.who == who]:
            points = sum(line.points for line in lost)
            rule = events[-1].rule if events else rules[lost[0].rule]
            text = _TAKEN_OFF[who].with_fields(points=points)
            events.append(Event(rule, text, seat_of(state, who), -points))
    for line in added:
        text = _("{line}: {points}.", line=line.text.capitalize(), points=line.points)
        events.append(Event(rules[line.rule], text, seat_of(state, line.who), line.points))
    return events


_TAKEN_OFF = (_("Elder: {points} taken off."), _("Younger: {points} taken off."))
_FALSE = (
    _("The elder claimed cards he had discarded: he counts nothing."),
    _("The younger claimed cards he had discarded: he counts nothing."),
)
