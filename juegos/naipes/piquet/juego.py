"""Piquet as a ``Game``: the cut, the deals of a partie, what is written and what a seat sees.

A move is its own notation: a card (``AS``) where chance deals or a player plays, else a word and
what it is about (``descarta 8C 7C``, ``punto 5``, ``cuanto``). A state is written as the dealer,
the packet, the deals and the games written down, and the moves since: ``A 2 28-23 - | AS KS``.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from importlib import import_module
from random import Random
from typing import ClassVar, Protocol

from juegos.dist import Dist
from juegos.errors import BadNotation, IllegalMove
from juegos.game import SEATS, Event, Known, Outcome, Policy, Step, Turn
from juegos.material import naipes
from juegos.naipes.piquet import antes, cuadro, ofertas, tablero, trato
from juegos.naipes.piquet.corte import NOTHING, Cut, Cutting
from juegos.naipes.piquet.cuenta import WHO, Count
from juegos.naipes.piquet.estado import ELDER, YOUNGER, Deal, Speech, counted, false_kinds
from juegos.naipes.piquet.lecturas import CRUCES, REGLAS, Opciones, options, readings_of_piquet
from juegos.naipes.piquet.notas import head, header, moves_of
from juegos.naipes.piquet.partida import Pair, Partida, Settled
from juegos.naipes.piquet.vista import View, view
from juegos.players import Advice
from juegos.scene import Cards
from juegos.source import Crux, Rule


class Tally(Protocol):
    """What keeps the score of deal after deal, until the partie ends."""

    @property
    def rules(self) -> Opciones:
        """The rules of the table."""

    def after(
        self, scores: tuple[Pair, ...], games: tuple[Pair, ...], count: Count, elder: int
    ) -> Settled:
        """Return what is written after a deal."""

    def outcome(self, scores: tuple[Pair, ...], games: tuple[Pair, ...]) -> Outcome | None:
        """Return how the partie ended, or None."""

    def amiss(self, scores: tuple[Pair, ...], games: tuple[Pair, ...], packet: int) -> str:
        """Return what cannot be in a partie written down, or nothing."""

    def says(self, scores: tuple[Pair, ...], games: tuple[Pair, ...]) -> str:
        """Return where the partie stands, in words."""


@dataclass(frozen=True, slots=True)
class State:
    """Where a partie stands: deals written (A’s score first), games won, and the deal that is on.

    Before the first deal ``cut`` is what has been cut; ``log`` holds the moves since the deal
    began (or the cutting did).
    """

    cut: Cut | None = NOTHING
    dealer: int = -1
    packet: int = 0
    scores: tuple[Pair, ...] = ()
    games: tuple[Pair, ...] = ()
    deal: Deal | None = None
    log: tuple[str, ...] = ()


class Juego:
    """A game of piquet under the rules of a table; ``tally`` keeps the partie."""

    seats = 2
    stake = 1
    policy: Policy | None = None
    levels: ClassVar[tuple[str, ...]] = ("bueno", "principiante", "random")

    def __init__(
        self,
        slug: str,
        cruces: tuple[Crux, ...],
        readings: Mapping[str, str],
        tally: Tally,
        cutting: Cutting,
    ) -> None:
        self.slug = slug
        self.cruces = cruces
        self.readings: Mapping[str, str] = readings
        self.opciones = tally.rules
        self.rules: tuple[Rule, ...] = tuple(tally.rules.rules.values())
        self.tally = tally
        self.cutting = cutting

    def known(self) -> Known:
        """Return exact chances of the cards, and what was found by play, each with its error."""
        resumen = import_module("juegos.naipes.piquet.resumen")  # which keeps what this plays
        found: Known = resumen.known(self.slug, self.readings)
        return found

    def start(self) -> State:
        """Return the state before the cut."""
        return State()

    def turn(self, state: State) -> int | Turn:
        """Return the seat that is to act, chance while cards are cut, dealt or drawn."""
        if state.cut is not None:
            return self.cutting.turn(state.cut)
        if state.deal is None:
            return Turn.END
        if state.deal.phase in trato.CHANCE:
            return Turn.CHANCE
        return seat_of(state, state.deal.who)

    def throws(self, state: State) -> Dist[str]:
        """Return the cards that may come next, each as likely as another."""
        if state.cut is not None:
            cards = self.cutting.cards(state.cut)
        elif state.deal is not None and state.deal.phase in trato.CHANCE:
            cards = state.deal.unseen
        else:
            raise IllegalMove("nothing is dealt here: a player acts")
        return Dist((naipes.write_card(card), 1) for card in naipes.cards(cards))

    def moves(self, state: State) -> tuple[str, ...]:
        """Return what the seat to act may do, in the order of the alphabet."""
        if isinstance(self.turn(state), Turn):
            return ()
        if state.cut is not None:
            return self.cutting.options(state.cut)
        assert state.deal is not None  # noqa: S101  neither chance nor the end
        return tuple(sorted(trato.options(state.deal, self.opciones)))

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
            rule = self.opciones["partida"].id
            raise IllegalMove(f"the partie is over: nothing is played any more ({rule})")
        return self._step(state, move, *self._next(state, state.deal, move))

    def _next(self, state: State, deal: Deal, move: str) -> tuple[Deal, tuple[Speech, ...]]:
        """Return what a card that is dealt, or a player’s move, makes of the deal."""
        if deal.phase not in trato.CHANCE:
            return trato.after(deal, move, self.opciones)
        if move not in self.throws(state):
            raise IllegalMove(f"{move!r} cannot be dealt here ({self.opciones['talon'].id})", 0)
        return trato.drawn(deal, naipes.read_card(move), state.packet, self.opciones)

    def _cut(self, state: State, cut: Cut, move: str) -> Step[State]:
        after, events = self.cutting.play(cut, move)
        if after.packet:
            return Step(State(None, after.dealer, after.packet, deal=Deal()), events)
        return Step(State(after, log=(*state.log, move) if after.cards else ()), events)

    def _step(self, state: State, move: str, deal: Deal, said: tuple[Speech, ...]) -> Step[State]:
        rules = self.opciones
        events = [
            Event(rules[s.rule], s.text, None if s.who is None else seat_of(state, s.who))
            for s in said
        ]
        assert state.deal is not None  # noqa: S101  a move was made in it
        for who in (ELDER, YOUNGER) if len(deal.plays) == 24 else ():
            if false_kinds(deal, who):
                text = f"{WHO[who].capitalize()} claimed cards put out: he reckons nothing."
                events.append(Event(rules["falsa"], text, seat_of(state, who)))
        for line in trato.new_lines(state.deal, deal, rules):
            text = f"{line.text[:1].upper()}{line.text[1:]}: {line.points}."
            events.append(Event(rules[line.rule], text, seat_of(state, line.who), line.points))
        if len(deal.plays) < 24:
            return Step(replace(state, deal=deal, log=(*state.log, move)), tuple(events))
        return self._finish(state, deal, events)

    def _finish(self, state: State, deal: Deal, events: list[Event]) -> Step[State]:
        elder = seat_of(state, 0)
        done = self.tally.after(state.scores, state.games, counted(deal, self.opciones), elder)
        events += done.events
        after = State(None, elder, state.packet, done.scores, done.games)
        if self.tally.outcome(done.scores, done.games) is None:
            text = f"{SEATS[elder]} deals."
            events.append(Event(self.opciones["turno"], text, elder))
            after = replace(after, deal=Deal())
        return Step(after, tuple(events))

    def outcome(self, state: State) -> Outcome | None:
        """Return the points won and lost, or None while the partie goes on."""
        over = state.cut is None and state.deal is None
        return self.tally.outcome(state.scores, state.games) if over else None

    def sees(self, state: State, seat: int) -> Hashable:
        """Return what that seat knows: the scores, and the deal as it has seen and heard it."""
        head = (seat, state.cut, state.dealer, state.packet, state.scores, state.games)
        return (*head, self.view(state, seat))

    def view(self, state: State, seat: int) -> View | None:
        """Return the deal that is on as a seat knows it, or None."""
        if state.deal is None:
            return None
        return view(state.deal, seat_of(state, seat), self.opciones)

    def write(self, state: State) -> str:
        """Return a state in the notation of this module."""
        begins = head(state.dealer, state.packet, state.scores, state.games)
        return f"{begins} | {', '.join(state.log)}" if state.log else begins

    def read(self, text: str) -> State:
        """Return the state that ``text`` writes; raises ``BadNotation`` with the place."""
        start, at, written = header(text)
        state = self.start()
        if start is not None:
            dealer, packet, scores, games = start
            if wrong := self.tally.amiss(scores, games, packet):
                raise BadNotation(f"{text!r}: {wrong}", 0)
            state = State(None, dealer, packet, scores, games)
            if self.tally.outcome(scores, games) is None:
                state = replace(state, deal=Deal())
        said: list[str] = []
        for written_move, place in moves_of(written, at):
            try:
                for move in antes.unfolded(self, state, written_move).split(", "):
                    state = self._quietly(state, move)
                    said.append(move)
            except IllegalMove as error:
                raise BadNotation(f"{error}, in {text!r}", place) from error
        whole = f"{text[:at]}{', '.join(said)}"
        if self.write(state) != whole:
            raise BadNotation(f"{text!r} is written {self.write(state)!r}", 0)
        return state

    def _quietly(self, state: State, move: str) -> State:
        """Return the state that a move leads to, without telling what it brings about."""
        if state.deal is None or len(state.deal.plays) == 23:
            return self.play(state, move).state
        deal, _ = self._next(state, state.deal, move)
        return replace(state, deal=deal, log=(*state.log, move))

    def write_move(self, move: str) -> str:
        """Return a move: it is its own notation."""
        return move

    def say_move(self, state: State, move: str) -> str:
        """Return a move in words: ``Play the ace of spades``."""
        return cuadro.say(move)

    def read_move(self, state: State, text: str) -> str:
        """Return the move that ``text`` writes, its cards in any order.

        Raises:
            BadNotation: a word of it is no card, or a card stands twice.
        """
        return antes.unfolded(self, state, cuadro.normal(text))

    def steps(self, move: str) -> tuple[str, ...]:
        """Return the cards that a move names; none where it is made by a word."""
        return ofertas.steps(move)

    def takes(self, move: str) -> tuple[str, ...]:
        """Return nothing: at cards no place is emptied."""
        return ()

    def scene(self, state: State, last: str | None = None) -> Cards:
        """Return what both players may see on the table, and it all in words."""
        return tablero.table(self, state, None)

    def shown_to(self, state: State, seat: int, last: str | None = None) -> Cards:
        """Return what one player sees on the table."""
        return tablero.table(self, state, seat)

    def heard(self, move: str) -> str:
        """Return a move as the other knows of it: of a discard the word alone."""
        return tablero.heard(move)

    def advise(self, state: State, level: str, rng: Random) -> Advice:
        """Return the move that a player of this level makes, by what his seat sees."""
        from juegos.naipes.piquet import jugadores  # noqa: PLC0415  they know the game

        found = jugadores.advise(self, state, "azar" if level == "random" else level, rng)
        worth = {move: Fraction(str(round(j.mean, 2))) for move, j in found.worth.items()}
        judged = found.worth.get(found.move)
        error = f" Standard error {judged.error:.1f}." if judged else ""
        return Advice(found.move, found.why + error, worth or {found.move: Fraction(0)})


def seat_of(state: State, who: int) -> int:
    """Return the seat of elder (0) or younger (1), and the other way round."""
    return (1 - state.dealer) ^ who


class Piquet(Juego):
    """Piquet under these readings (crux name to reading key); raises ``UnknownName``."""

    def __init__(self, readings: Mapping[str, str]) -> None:
        chosen = readings_of_piquet(readings)
        weights = (1,) * 6 if chosen["partida"] == "seis" else (2, 1, 1, 2)
        tally = Partida(options(chosen), weights)
        super().__init__("piquet", CRUCES, chosen, tally, Cutting(REGLAS))
