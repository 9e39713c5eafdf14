"""The course of a partie of piquet: whose turn it is, what may be done, and what follows.

A ``Variant`` holds what differs between piquet and piquet au cent.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NamedTuple

from juegos.core.dist import Dist
from juegos.core.errors import IllegalMove
from juegos.core.game import SEATS, Event, Outcome, Step, Turn, choose
from juegos.core.message import _
from juegos.core.source import Crux, Rule
from juegos.material import cards as pack
from juegos.naipes.piquet import phases
from juegos.naipes.piquet.cut import Cut, Cutting
from juegos.naipes.piquet.events import events
from juegos.naipes.piquet.position import State, Tally, seat_of
from juegos.naipes.piquet.state import Deal, Speech, counted
from juegos.naipes.piquet.view import Sight, view


class Variant(NamedTuple):
    """One of the two games: its cruces, and a function that makes its ``Tally`` from readings.

    ``low``: whoever cuts the lower card deals, by twos.
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
        if state.deal.phase in phases.CHANCE:
            return Turn.CHANCE
        return seat_of(state, state.deal.who)

    def throws(self, state: State) -> Dist[str]:
        """Return the cards that may come next, each as likely as another."""
        if state.cut is not None:
            cards = self.cutting.cards(state.cut)
        elif state.deal is not None and state.deal.phase in phases.CHANCE:
            cards = state.deal.unseen
        else:
            raise IllegalMove(_("nothing is dealt here: a player acts"))
        return Dist((pack.write_card(card), 1) for card in pack.cards(cards))

    def lots(self, state: State) -> Dist[str]:
        """Return every card that may come: no two of them are known to lead to the same."""
        return self.throws(state)

    def moves(self, state: State) -> tuple[str, ...]:
        """Return what the seat to act may do, in the order of the alphabet."""
        if isinstance(self.turn(state), Turn):
            return ()
        if state.cut is not None:
            return self.cutting.options(state.cut)
        assert state.deal is not None  # noqa: S101  neither chance nor the end
        return tuple(sorted(phases.options(state.deal, self.table_rules)))

    def play(self, state: State, move: str) -> Step[State]:
        """Return what a move leads to; raises ``IllegalMove`` with the rule that forbids it.

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
        """Return the deal after a card that chance gives, or after a player’s move."""
        if deal.phase not in phases.CHANCE:
            return phases.after(deal, move, self.table_rules)
        if move not in self.throws(state):
            rule = self.table_rules["talon"].id
            raise IllegalMove(_("{move!r} cannot be dealt here ({rule})", move=move, rule=rule), 0)
        return phases.drawn(deal, pack.read_card(move), state.packet, self.table_rules)

    def _cut(self, state: State, cut: Cut, move: str) -> Step[State]:
        after, told = self.cutting.play(cut, move)
        if after.packet:
            return Step(State(None, after.dealer, after.packet, deal=Deal()), told)
        return Step(State(after, log=(*state.log, move) if after.cards else ()), told)

    def _step(self, state: State, move: str, deal: Deal, said: tuple[Speech, ...]) -> Step[State]:
        told = events(state, deal, said, self.table_rules)
        if len(deal.plays) < 24:
            return Step(replace(state, deal=deal, log=(*state.log, move)), tuple(told))
        return self._finish(state, deal, told)

    def _finish(self, state: State, deal: Deal, told: list[Event]) -> Step[State]:
        elder = seat_of(state, 0)
        done = self.tally.after(state.scores, state.games, counted(deal, self.table_rules), elder)
        told += done.events
        after = State(None, elder, state.packet, done.scores, done.games, past=done.past)
        if self.tally.outcome(done.scores, done.games) is None:
            text = _("{seat} deals.", seat=SEATS[elder])
            told.append(Event(self.table_rules["turno"], text, elder))
            after = replace(after, deal=Deal())
        return Step(after, tuple(told))

    def view(self, state: State, seat: int) -> Sight | None:
        """Return the deal that is on as a seat knows it, or None."""
        if state.deal is None:
            return None
        return view(state.deal, seat_of(state, seat), self.table_rules)

    def outcome(self, state: State) -> Outcome | None:
        """Return the points won and lost, or None while the partie goes on."""
        over = state.cut is None and state.deal is None
        return self.tally.outcome(state.scores, state.games) if over else None

    def quietly(self, state: State, move: str) -> State:
        """Return the state that a move leads to, without telling what it brings about."""
        if state.deal is None or len(state.deal.plays) == 23:
            return self.play(state, move).state
        deal, _ = self._next(state, state.deal, move)
        return replace(state, deal=deal, log=(*state.log, move))
