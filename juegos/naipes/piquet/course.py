"""The course of a partie of piquet: turns, moves and their results.

A deal goes through phases from the first card to the last trick; ``PHASES`` has the options and
results of each. A ``Variant`` holds the differences between piquet and piquet au cent.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NamedTuple

from juegos.core.distribution import Dist
from juegos.core.errors import IllegalMove
from juegos.core.game import SEATS, Event, Outcome, Step, Turn, choose
from juegos.core.message import _
from juegos.core.source import Crux, Rule
from juegos.material import cards
from juegos.material.cards import Card
from juegos.naipes.piquet import calls, corrections, dealing, replies, younger
from juegos.naipes.piquet.account_of_a_deal import Line
from juegos.naipes.piquet.cruces import TableRules
from juegos.naipes.piquet.dealing import Cut, Cutting
from juegos.naipes.piquet.position import State, Tally, seat_of
from juegos.naipes.piquet.state import ELDER, YOUNGER, Deal, PhaseName, Speech, counted, false_kinds
from juegos.naipes.piquet.view import Sight, view

CHANCE: set[PhaseName] = {"deal", "take", "turned"}


class Phase(NamedTuple):
    """The options of a player in a phase, their results, and the rule named in a refusal."""

    options: Callable[[Deal, TableRules], tuple[str, ...]]
    after: Callable[[Deal, str, TableRules], tuple[Deal, tuple[Speech, ...]]]
    rule: str


PHASES: Mapping[PhaseName, Phase] = {
    "blank": Phase(dealing.blank_options, dealing.blank, "aviso"),
    "discard": Phase(dealing.discard_options, dealing.discard, "descarte"),
    "glance": Phase(dealing.glance_options, dealing.glance, "mira"),
    "call": Phase(calls.call_options, calls.call, "llamada"),
    "mend": Phase(calls.mend_options, calls.mend, "corrige"),
    "reply": Phase(replies.reply_options, replies.reply, "respuesta"),
    "repair": Phase(replies.repair_options, replies.repair, "corrige-respuesta"),
    "name": Phase(replies.name_options, replies.after_naming, "llamada"),
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


def after_card(
    deal: Deal, card: Card, packet: int, rules: TableRules
) -> tuple[Deal, tuple[Speech, ...]]:
    """Return the result of a card that chance turns up."""
    if deal.phase == "deal":
        return dealing.dealt(deal, card, packet)
    if deal.phase == "take":
        return _at_calls(dealing.after_stock_card(deal, card, rules), rules)
    return younger.turned(deal, card, rules)


def _at_calls(after: dealing.Next, rules: TableRules) -> dealing.Next:
    """Return the same deal, at the first kind that may be called if the calls begin."""
    deal, value = after
    ready = deal.phase == "call" and deal.kind < 0
    return (calls.on(deal, rules) if ready else deal), value


def changed_lines(
    before: Deal, deal: Deal, rules: TableRules
) -> tuple[tuple[Line, ...], tuple[Line, ...]]:
    """Return the lines of the count that a move has added, and those that it has removed."""
    if before.recorded == deal.recorded and before.plays == deal.plays:
        return (), ()
    old, new = (Counter(counted(one, rules).lines) for one in (before, deal))
    return tuple((new - old).elements()), tuple((old - new).elements())


def events(state: State, deal: Deal, lines: tuple[Speech, ...], rules: TableRules) -> list[Event]:
    """Return the events of a move from ``state`` to ``deal``."""
    result = [
        Event(rules[s.rule], s.text, None if s.who is None else seat_of(state, s.who))
        for s in lines
    ]
    assert state.deal is not None  # noqa: S101  a move was made in it
    result += [
        Event(rules["falsa"], _FALSE[who], seat_of(state, who))
        for who in (ELDER, YOUNGER)
        if len(deal.plays) == 24 and false_kinds(deal, who)
    ]
    added, gone = changed_lines(state.deal, deal, rules)
    for who in (ELDER, YOUNGER):  # what was taken back, or has come to nothing
        if points := sum(line.points for line in gone if line.who == who):
            text = _TAKEN_OFF[who].with_fields(points=points)
            result.append(Event(result[-1].rule, text, seat_of(state, who), -points))
    for line in added:
        text = _("{line}: {points}.", line=line.text.capitalize(), points=line.points)
        result.append(Event(rules[line.rule], text, seat_of(state, line.who), line.points))
    return result


_TAKEN_OFF = (_("Elder: {points} taken off."), _("Younger: {points} taken off."))
_FALSE = (
    _("The elder claimed cards he had discarded: he counts nothing."),
    _("The younger claimed cards he had discarded: he counts nothing."),
)


class Variant(NamedTuple):
    """One of the two games: its cruces, and a function that makes its ``Tally`` from readings.

    ``low``: the player with the lower cut deals, by twos.
    """

    slug: str
    cruces: tuple[Crux, ...]
    tally: Callable[[Mapping[str, str]], Tally]
    low: bool = False


class Course:
    """A partie under its rules: the cut, deal after deal, the end. ``tally`` keeps its score."""

    def __init__(self, variant: Variant, readings: Mapping[str, str]) -> None:
        self.slug, self.cruces = variant.slug, variant.cruces
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.tally = variant.tally(self.readings)
        self.table_rules = self.tally.rules
        self.rules: tuple[Rule, ...] = tuple(self.table_rules.rules.values())
        self.cutting = Cutting(self.table_rules.rules, low=variant.low)

    def start(self) -> State:
        """Return the state before the cut."""
        return State()

    def turn(self, state: State) -> int | Turn:
        """Return the seat that is to act, chance while cards are cut, dealt or drawn."""
        if state.cut is not None:
            return self.cutting.turn(state.cut)
        if state.deal is None:
            return Turn.END
        if state.deal.phase in CHANCE:
            return Turn.CHANCE
        return seat_of(state, state.deal.who)

    def throws(self, state: State) -> Dist[str]:
        """Return the possible next cards, each equally likely."""
        if state.cut is not None:
            left = self.cutting.cards(state.cut)
        elif state.deal is not None and state.deal.phase in CHANCE:
            left = state.deal.unseen
        else:
            raise IllegalMove(_("nothing is dealt here: a player acts"))
        return Dist((cards.write_card(card), 1) for card in cards.cards(left))

    def distinct_throws(self, state: State) -> Dist[str]:
        """Return every possible card: no two of them are known to be equivalent."""
        return self.throws(state)

    def moves(self, state: State) -> tuple[str, ...]:
        """Return the legal moves of the seat to act, in alphabetical order."""
        if isinstance(self.turn(state), Turn):
            return ()
        if state.cut is not None:
            return self.cutting.options(state.cut)
        assert state.deal is not None  # noqa: S101  neither chance nor the end
        return tuple(sorted(options(state.deal, self.table_rules)))

    def play(self, state: State, move: str) -> Step[State]:
        """Return the result of a move; raises ``IllegalMove`` with the rule that forbids it.

        Several moves, as ``read_move`` writes them, are made one after the other.
        """
        first, comma, rest = move.partition(", ")
        if comma:
            before = self.play(state, first)
            after = self.play(before.state, rest)
            return Step(after.state, (*before.events, *after.events))
        if state.cut is not None:
            return self._cut(state, state.cut, move)
        if state.deal is None:
            rule = self.table_rules["partida"].id
            raise IllegalMove(
                _("the partie is over: nothing is played any more ({rule})", rule=rule)
            )
        return self._step(state, move, *self._next(state, state.deal, move))

    def _next(self, state: State, deal: Deal, move: str) -> tuple[Deal, tuple[Speech, ...]]:
        """Return the deal after a card of chance, or after a player’s move."""
        if deal.phase not in CHANCE:
            return after(deal, move, self.table_rules)
        if move not in self.throws(state):
            rule = self.table_rules["talon"].id
            raise IllegalMove(_("{move!r} cannot be dealt here ({rule})", move=move, rule=rule), 0)
        return after_card(deal, cards.read_card(move), state.packet, self.table_rules)

    def _cut(self, state: State, cut: Cut, move: str) -> Step[State]:
        after, value = self.cutting.play(cut, move)
        if after.packet:
            return Step(State(None, after.dealer, after.packet, deal=Deal()), value)
        return Step(State(after, log=(*state.log, move) if after.cards else ()), value)

    def _step(self, state: State, move: str, deal: Deal, lines: tuple[Speech, ...]) -> Step[State]:
        result = events(state, deal, lines, self.table_rules)
        if len(deal.plays) < 24:
            return Step(replace(state, deal=deal, log=(*state.log, move)), tuple(result))
        return self._finish(state, deal, result)

    def _finish(self, state: State, deal: Deal, result: list[Event]) -> Step[State]:
        elder = seat_of(state, 0)
        done = self.tally.after(state.scores, state.games, counted(deal, self.table_rules), elder)
        result += done.events
        after = State(None, elder, state.packet, done.scores, done.games, past=done.past)
        if self.tally.outcome(done.scores, done.games) is None:
            text = _("{seat} deals.", seat=SEATS[elder])
            result.append(Event(self.table_rules["turno"], text, elder))
            after = replace(after, deal=Deal())
        return Step(after, tuple(result))

    def view(self, state: State, seat: int) -> Sight | None:
        """Return the present deal as a seat knows it, or None."""
        if state.deal is None:
            return None
        return view(state.deal, seat_of(state, seat), self.table_rules)

    def outcome(self, state: State) -> Outcome | None:
        """Return the points won and lost, or None while the partie goes on."""
        over = state.cut is None and state.deal is None
        return self.tally.outcome(state.scores, state.games) if over else None

    def quietly(self, state: State, move: str) -> State:
        """Return the state after a move, without its events."""
        if state.deal is None or len(state.deal.plays) == 23:
            return self.play(state, move).state
        deal, _ = self._next(state, state.deal, move)
        return replace(state, deal=deal, log=(*state.log, move))
