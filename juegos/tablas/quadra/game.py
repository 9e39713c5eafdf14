"""A game within a quadra in play: chance throws, and the dice are carried out.

Nobody decides anything. A state is written ``batalla`` during the throw for the hand, then ``tira
A`` with the thrower, each with the men; at the end ``fin A B`` has who threw last, who won (``-``:
nobody) and the rule that ended it. The scene has the men on their casas and beside the board.
"""

from __future__ import annotations

from itertools import groupby, product
from random import Random
from typing import Any

from juegos.core.advice import Advice, random_move
from juegos.core.distribution import Dist
from juegos.core.errors import BadNotation, IllegalMove
from juegos.core.game import SEATS, Event, KnownFigures, MoveGraph, Outcome, Step, Turn, shares
from juegos.core.message import _, joined
from juegos.core.review import Luck
from juegos.core.tokens import Tokens
from juegos.draw.tables.scene import Stack, Tables
from juegos.material import dice
from juegos.material.dice import Throw
from juegos.tablas.casas.move_graph import NOTHING
from juegos.tablas.casas.players import UNIT
from juegos.tablas.quadra import notation
from juegos.tablas.quadra.notation import beside, write
from juegos.tablas.quadra.state import BATALLA, CASAS, FIN, TIRA, Deed, QuadraRules, State

ARROWS = 24
ROW = ARROWS // 2
DOUBLED = 2  # men of one casa; what is more stands on the casa of that number in the next quadra


def scene(laws: QuadraRules, state: State, throw: Throw) -> Tables:
    """Return the board; A's quadra lies below at the right, B's across from it or in the same."""
    arrows = tuple(_arrow(laws, state, slot) for slot in range(ARROWS))
    over, opening = state.phase == FIN, state.phase == BATALLA
    thrower = state.seat if over or not throw else 1 - state.seat
    return Tables(
        "backgammon",
        _caption(state),
        arrows,
        tuple(_label(laws, slot) for slot in range(ARROWS)),
        _piles(laws, state),
        throw,
        None if over or opening else state.seat,
        position=f"{write(laws, state.casas)}.",
        thrower=thrower,
    )


def _caption(state: State) -> str:
    if state.phase == BATALLA:
        return _("Each player throws one die; the higher begins.")
    if state.phase != FIN:
        return _("{who} is to throw.", who=SEATS[state.seat])
    if state.winner is None:
        return _("The game is over: it is a draw.")
    return _("The game is over: {who} wins.", who=SEATS[state.winner])


def _arrow(laws: QuadraRules, state: State, slot: int) -> Stack:
    """Return the contents of an arrow, numbered as in backgammon."""
    far, column = divmod(slot, ROW)
    name = str(column + 13 if far else ROW - column)
    casa, second = (ROW - column, False) if column >= CASAS else (column + 1, True)
    seats = (0, 1) if laws.shared and not far else () if laws.shared else (far,)
    for seat in seats:
        men, upon = laws.stands[state.casas[seat][casa - 1]]
        wide = max(0, men - DOUBLED) if laws.spills else 0
        here = wide if second else men - wide
        if here:
            return Stack(name, seat, here, upon=0 if second else upon)
    return Stack(name)


def _label(laws: QuadraRules, slot: int) -> str:
    """Return the number of a casa for men, nothing where none ever stands."""
    far, column = divmod(slot, ROW)
    if (far and laws.shared) or (column < CASAS and not laws.spills):
        return ""
    return str(ROW - column if column >= CASAS else column + 1)


def _piles(laws: QuadraRules, state: State) -> tuple[Stack, ...]:
    return tuple(Stack(laws.rest, seat, beside(laws, state.casas[seat])) for seat in (0, 1))


class QuadraGame:
    """A game within a quadra as a ``Game``: chance alone moves."""

    seats = 2
    stake = 1
    policy = None
    hides = False

    def __init__(self, laws: QuadraRules) -> None:
        self.laws = laws
        self.slug, self.rules, self.cruces = laws.slug, laws.rules, laws.cruces
        self.readings = laws.readings
        self._rule = {rule.id: rule for rule in laws.rules}

    def known_figures(self) -> KnownFigures:
        """Return the exact chances of the game, which are stored."""
        from juegos.tablas.quadra.exact_results import known_figures  # noqa: PLC0415  only where it is asked for

        return known_figures(self.slug, self.readings)

    def start(self) -> State:
        """Return the board as it is set up."""
        return State(self.laws.opening, (self.laws.begin, self.laws.begin))

    def turn(self, state: State) -> Turn:
        """Return chance, until the end: no seat ever decides."""
        return Turn.END if state.phase == FIN else Turn.CHANCE

    def throws(self, state: State) -> Dist[Throw]:
        """Return the throws by permutations, for the hand A's die and B's die.

        Raises:
            IllegalMove: the game is over.
        """
        if state.phase == BATALLA:
            return Dist((both, 1) for both in product(dice.FACES, repeat=2))
        if state.phase == FIN:
            rule = self.laws.named["dados"].id
            raise IllegalMove(_("{rule}: nothing is thrown here", rule=rule))
        return dice.throws(self.laws.dice)

    def distinct_throws(self, state: State) -> Dist[Throw]:
        """Return every throw."""
        return self.throws(state)

    def moves(self, state: State) -> tuple[Throw, ...]:
        """Return nothing: no seat decides."""
        return ()

    def play(self, state: State, move: Throw) -> Step[State]:
        """Return the result of a throw; raises ``IllegalMove`` where it cannot be thrown."""
        if move not in self.throws(state):
            rule, written = self.laws.named["dados"].id, self.write_move(move)
            message = _("{rule}: {throw!r} cannot be thrown here", rule=rule, throw=written)
            raise IllegalMove(message, rule=rule)
        if state.phase == BATALLA:
            return self._first(state, move)
        seat = state.seat
        casas, deeds = self.laws.thrown(state.casas, seat, move)
        text = _("{who} throws {throw}.", who=SEATS[seat], throw=dice.write(move))
        events = [Event(self.laws.named["dados"], text, seat), *self._events(seat, deeds)]
        end = self.laws.over(casas, seat)
        if end is None:
            return Step(State(TIRA, casas, 1 - seat), tuple(events))
        events.append(Event(end.why, end.says, end.winner, int(end.winner is not None)))
        return Step(State(FIN, casas, seat, end.winner, end.why.id), tuple(events))

    def _first(self, state: State, both: Throw) -> Step[State]:
        rule, (first, second) = self.laws.named["sale"], both
        if first == second:
            return Step(
                state, (Event(rule, _("Both throw {number} and throw again.", number=first)),)
            )
        seat = int(second > first)
        text = _(
            "A throws {first}, B {second}: {who} has the hand.",
            first=first,
            second=second,
            who=SEATS[seat],
        )
        return Step(State(TIRA, state.casas, seat), (Event(rule, text, seat),))

    def after(self, state: State, throw: Throw) -> State:
        """Return the state after a throw, without events."""
        casas, _deeds = self.laws.thrown(state.casas, state.seat, throw)
        end = self.laws.over(casas, state.seat)
        if end is None:
            return State(TIRA, casas, 1 - state.seat)
        return State(FIN, casas, state.seat, end.winner, end.why.id)

    def _events(self, thrower: int, deeds: list[Deed]) -> list[Event]:
        """Return deeds of one kind of one seat as one event."""
        events = []
        for (what, seat), alike in groupby(deeds, key=lambda deed: deed[:2]):
            casas = [deed.casa for deed in alike]
            rule, says = self.laws.event_rules[what]
            text = says.with_fields(
                who=SEATS[seat],
                other=SEATS[1 - seat],
                thrower=SEATS[thrower],
                casas=joined(map(str, casas)),
            )
            events.append(Event(rule, text, seat, len(casas)))
        return events

    def outcome(self, state: State) -> Outcome | None:
        """Return who takes the stake, or None while the game goes on."""
        return shares(state.winner, self._rule[state.why]) if state.phase == FIN else None

    def write(self, state: State) -> str:
        """Return a state in the notation of this module."""
        men = notation.write(self.laws, state.casas)
        if state.phase == FIN:
            winner = "-" if state.winner is None else SEATS[state.winner]
            return f"{FIN} {SEATS[state.seat]} {winner} {state.why} {men}"
        return f"{TIRA} {SEATS[state.seat]} {men}" if state.phase == TIRA else f"{BATALLA} {men}"

    def read(self, text: str) -> State:
        """Return the state that ``text`` writes; raises ``BadNotation`` with the place."""
        tokens = Tokens(text)
        phase = tokens.one_of([*dict.fromkeys((self.laws.opening, TIRA, FIN))])
        if phase == BATALLA:
            return self._opened(text, tokens.at)
        seat = SEATS.index(tokens.one_of(SEATS))
        if phase == TIRA:
            state = State(TIRA, notation.read(self.laws, text, tokens.at), seat)
        else:
            won, why = tokens.one_of([*SEATS, "-"]), tokens.one_of([*self._rule])
            winner = None if won == "-" else SEATS.index(won)
            state = State(FIN, notation.read(self.laws, text, tokens.at), seat, winner, why)
        self._check(state, text)
        return state

    def _opened(self, text: str, at: int) -> State:
        """Return the board as it is set up; raises ``BadNotation`` for another set-up."""
        state = State(BATALLA, notation.read(self.laws, text, at))
        if state != self.start():
            now = self.write(self.start())
            message = _(
                "{text!r}: the hand is thrown for at the start, {now!r}", text=text, now=now
            )
            raise BadNotation(message, at, rule=self.laws.named["sale"].id)
        return state

    def _check(self, state: State, text: str) -> None:
        """Raise ``BadNotation`` where men and text disagree on whether the game is over."""
        last = state.seat if state.phase == FIN else 1 - state.seat
        end = self.laws.over(state.casas, last)
        if end is None and state.phase == FIN:
            message = _("{text!r}: the game is not over, so it must be 'tira'", text=text)
            raise BadNotation(message, 0, rule=state.why)
        ended = State(FIN, state.casas, last, end.winner, end.why.id) if end else state
        if ended != state:
            message = _(
                "{text!r}: the game is over there, which is written {now!r}",
                text=text,
                now=self.write(ended),
            )
            raise BadNotation(message, 0, rule=ended.why)

    def write_move(self, move: Throw) -> str:
        """Return a throw in its notation."""
        return dice.write(move)

    def say_move(self, state: State, move: Throw) -> str:
        """Return a throw in its notation."""
        return self.write_move(move)

    def read_move(self, state: State, text: str) -> Throw:
        """Return the throw that ``text`` writes; raises ``BadNotation``."""
        if state.phase == BATALLA:
            dice.read(text, 2, self.laws.named["sale"].id)
            return tuple(map(int, text.split("-")))
        return dice.read(text, self.laws.dice, self.laws.named["dados"].id)

    def steps(self, move: Throw) -> tuple[str, ...]:
        """Return no place: no man is moved by hand."""
        return ()

    def takes(self, move: Throw) -> tuple[str, ...]:
        """Return no place: the dice take men by themselves."""
        return ()

    def move_graph(self, state: State) -> MoveGraph:
        """Return an empty graph: no man is moved by hand."""
        return NOTHING

    def advise(self, state: State, level: str, rng: Random) -> Advice[Any]:
        """Return one of the moves, of which there are none: no level ever decides."""
        return random_move(self.moves(state), UNIT, rng)

    def fortune(self, state: State, throw: Throw) -> Luck | None:
        """Return None: the luck of a throw is not computed here."""
        return None

    def scene(self, state: State, last: Throw | None = None) -> Tables:
        """Return the board, the last dice thrown and the caption."""
        return scene(self.laws, state, last or ())
