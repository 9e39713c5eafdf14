"""A game of tables in play: who throws, what the throw allows, when it is over.

A state is written ``juega A 6-4 A 24:2 13:5 8:3 6:5 B 24:2 13:5 8:3 6:5``, at the end ``fin A 2
backgammon.gammon A off:15 B ...``: the winner, the value of the game (0: nobody has won) and the
rule that ended it. A throw that cannot be played passes by itself.
"""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction
from itertools import product

from juegos.core.advice import Advice
from juegos.core.distribution import Dist
from juegos.core.errors import BadNotation, IllegalMove
from juegos.core.game import SEATS, Event, MoveGraph, Outcome, Step, Turn
from juegos.core.message import Message, _, either
from juegos.core.review import Luck, Rated
from juegos.draw.tables.scene import Tables
from juegos.material import dice
from juegos.tablas.casas import move_graph, notation, review, state_notation
from juegos.tablas.casas.board import BAR, Board, Play, Throw, stuck, turned
from juegos.tablas.casas.narration import (
    added_dice,
    doubled,
    failed,
    left_by_both,
    left_over,
    lost,
    nobody_plays,
    once_more,
    play_events,
)
from juegos.tablas.casas.players import greedy, random_play
from juegos.tablas.casas.refusals import alone, why_not
from juegos.tablas.casas.state import (
    FIN,
    JUEGA,
    OPENINGS,
    PLAYING,
    RESTO,
    RESTO_OTRA,
    SALE,
    TIRA,
    End,
    State,
    TablesRules,
    mover_board,
)
from juegos.tablas.casas.strong_player import at_sight, best_play
from juegos.tablas.casas.turns import dice_left


def scene(laws: TablesRules, state: State, play: Play) -> Tables:
    """Return the board, the dice and the caption, with the path of the men that ``play`` moved."""
    arrows = move_graph.slots(state.board, laws.travel, state.seat)
    bar = notation.name(laws.travel.returns)

    def seen_as(casa: int) -> str:
        """Return the viewer's name for a casa of the seat that moved last."""
        theirs = state.phase != FIN and 0 < casa < BAR
        return notation.name(laws.travel.facing(casa) if theirs else casa)

    return Tables(
        "backgammon",
        _caption(state),
        arrows,
        tuple(arrow.name for arrow in arrows),
        move_graph.piles(state.board),
        state.throw,
        None if state.phase in {*OPENINGS, FIN} else state.seat,
        tuple((seen_as(out), seen_as(to)) for out, to, _hits in play),
        position=f"{notation.write_board(state.board)}.",
        taken=tuple((seen_as(to), bar) for _out, to, hits in play if hits),
        bar=bar,
        pips=move_graph.pips(state.board, laws.travel.gate),
    )


def _caption(state: State) -> Message:
    who = SEATS[state.seat]
    if state.phase in OPENINGS:
        return _("Each player throws one die; the higher begins.")
    if state.phase == TIRA:
        return _("{who} is to throw.", who=who)
    if state.phase == JUEGA:
        return _("{who} is to play {throw}.", who=who, throw=dice.write(state.throw))
    if state.phase in PLAYING:
        return _(
            "{who} is to play {throw}, which {other} could not.",
            who=who,
            throw=dice.write(state.throw),
            other=SEATS[1 - state.seat],
        )
    if not state.points:
        return _("The game is over: nobody wins.")
    return _("The game is over: {who} wins.", who=SEATS[state.winner])


Move = Throw | Play
Events = tuple[Event, ...]


class TablesGame:
    """A game of tables as a ``Game``: chance throws, the seats play."""

    seats = 2
    stake = 1
    policy = None
    hides = False

    def __init__(self, laws: TablesRules) -> None:
        self.laws = laws
        self.slug, self.rules, self.cruces = laws.slug, laws.rules, laws.cruces
        self.readings = laws.readings
        self.travel = laws.travel
        self._rule = {rule.id: rule for rule in laws.rules}

    def start(self) -> State:
        """Return the board as it is set up."""
        return State(self.laws.opening, self.laws.board)

    def turn(self, state: State) -> int | Turn:
        """Return the seat that plays, else chance until the end."""
        if state.phase in PLAYING:
            return state.seat
        return Turn.END if state.phase == FIN else Turn.CHANCE

    def throws(self, state: State) -> Dist[Throw]:
        """Return the throws by permutations; for the first turn, A's die and B's die."""
        if state.phase in OPENINGS:
            return Dist((both, 1) for both in product(dice.FACES, repeat=2))
        if state.phase != TIRA:
            rule = self.laws.event_rules["dados"].id
            raise IllegalMove(_("{rule}: nothing is thrown here", rule=rule))
        return dice.throws(self.laws.dice)

    def distinct_throws(self, state: State) -> Dist[Throw]:
        """Return every throw: none is known to be equivalent to another."""
        return self.throws(state)

    def plays(self, state: State) -> dict[Play, Board]:
        """Return every play of the throw, and the board after it as its seat sees it."""
        return self.travel.plays(mover_board(state), state.throw) if state.phase in PLAYING else {}

    def moves(self, state: State) -> tuple[Play, ...]:
        """Return every play of the throw; no two leave the same board."""
        return tuple(self.plays(state))

    def play(self, state: State, move: Move) -> Step[State]:
        """Return the result of a throw or a play."""
        if state.phase not in PLAYING:
            throw = _throw(move)
            if throw is None or throw not in self.throws(state):
                rule, written = self.laws.event_rules["dados"].id, self.write_move(move)
                message = _("{rule}: {throw!r} cannot be thrown here", rule=rule, throw=written)
                raise IllegalMove(message, rule=rule)
            if state.phase in OPENINGS:
                return self._first(state, throw)
            return self._thrown(state, throw)
        plays = self.plays(state)
        if move not in plays:
            raise self._refusal(state, move)
        return self._played(state, _play(move), plays[_play(move)])

    def _refusal(self, state: State, move: Move) -> IllegalMove:
        rules, play = self.laws.event_rules, _play(move)
        if play != move or not move:
            rule, throw = rules["dados"].id, dice.write(state.throw)
            message = _("{rule}: the throw {throw} must be played", rule=rule, throw=throw)
            return IllegalMove(message, rule=rule)
        name, why = why_not(self.travel, mover_board(state), state.throw, play)
        rule, asked = rules[name].id, notation.write_play(play)
        message = _("{rule}: {play} is not allowed: {why}", rule=rule, play=asked, why=why)
        return IllegalMove(message, rule=rule)

    def _first(self, state: State, both: Throw) -> Step[State]:
        rule = self.laws.event_rules["sale"]
        if both[0] == both[1]:
            text = _("Both throw {number} and throw again.", number=both[0])
            return Step(state, (Event(rule, text),))
        seat = int(both[1] > both[0])
        who, (first, second) = SEATS[seat], both
        if state.phase == SALE:
            throw = tuple(sorted(both, reverse=True))
            text = _(
                "A throws {first}, B {second}: {who} begins and plays {throw}.",
                first=first,
                second=second,
                who=who,
                throw=dice.write(throw),
            )
            return self._to_play(replace(state, seat=seat), throw, Event(rule, text, seat))
        text = _(
            "A throws {first}, B {second}: {who} has the hand.", first=first, second=second, who=who
        )
        board = turned(state.board) if seat and self.laws.turns.first else state.board
        return Step(State(TIRA, board, seat), (Event(rule, text, seat),))

    def _thrown(self, state: State, thrown: Throw) -> Step[State]:
        laws, board = self.laws, mover_board(state)
        text = _("{who} throws {throw}.", who=SEATS[state.seat], throw=dice.write(thrown))
        throw = tuple(sorted(thrown + self.travel.fixed, reverse=True))
        played = laws.turns.played(board, throw)
        added = added_dice(laws, state.seat, throw, played)
        event = Event(laws.event_rules["dados"], text, state.seat)
        return self._to_play(state, played, event, *added)

    def _to_play(self, state: State, throw: Throw, *event: Event) -> Step[State]:
        laws, board, seat = self.laws, mover_board(state), state.seat
        events = (*event, *doubled(laws, throw, seat))
        if laws.turns.failed(self.travel, board, throw):
            return self._ended(state, failed(laws, seat), events)
        if self.travel.plays(board, throw):
            return Step(replace(state, phase=JUEGA, throw=throw), events)
        again = bool(laws.turns.equal(board, throw)) and not laws.turns.whole
        if laws.turns.shared:
            return self._left(state, throw, events, again=again)
        return self._next(state, seat, (*events, lost(laws, seat)), again=again)

    def _played(self, state: State, play: Play, after: Board) -> Step[State]:
        laws, turns, seat, throw = self.laws, self.laws.turns, state.seat, state.throw
        here = State(state.phase, turned(after) if seat else after, seat)
        events = play_events(laws, state, play, after)
        if end := laws.over(after, seat):
            return self._ended(here, end, events)
        if state.phase != JUEGA:
            return self._next(here, 1 - seat, events, again=state.phase == RESTO_OTRA)
        whole = len(play) == self.travel.steps(throw)
        again = bool(turns.equal(mover_board(state), throw)) and (whole or not turns.whole)
        if turns.shared and not whole:
            rest = dice_left(self.travel, mover_board(state), throw, after, len(play))
            return self._left(here, rest, events, again=again)
        return self._next(here, seat, events, again=again)

    def _left(self, state: State, rest: Throw, events: Events, *, again: bool) -> Step[State]:
        """Return the result of dice that the seat could not play: they are the other's."""
        seat, other = state.seat, 1 - state.seat
        here = State(RESTO_OTRA if again else RESTO, state.board, other, rest)
        if self.travel.plays(mover_board(here), rest):
            return Step(here, (*events, left_over(self.laws, other, rest)))
        events = (*events, left_by_both(self.laws, rest))
        return self._next(state, seat, events, again=again)

    def _next(self, state: State, thrower: int, events: Events, *, again: bool) -> Step[State]:
        """Return the throw after that of ``thrower``, or the end where nobody can ever play."""
        laws = self.laws
        if "manera" in laws.event_rules and stuck(self.travel, state.board):
            return self._ended(state, nobody_plays(laws, state.seat), events)
        more = (once_more(laws, thrower),) if again else ()
        seat = thrower if again else 1 - thrower
        return Step(State(TIRA, state.board, seat), (*events, *more))

    def _ended(self, state: State, end: End, events: Events) -> Step[State]:
        closed = State(FIN, state.board, end.winner, (), end.winner, end.points, end.why.id)
        event = Event(end.why, end.says, end.winner if end.points else None, end.points)
        return Step(closed, (*events, event))

    def outcome(self, state: State) -> Outcome | None:
        """Return the winner's gain, in stakes, or None while the game goes on."""
        if state.phase != FIN:
            return None
        gain = Fraction(state.points if state.winner == 0 else -state.points)
        return Outcome((gain, -gain), self._rule[state.why])

    def advise(self, state: State, level: str, rng: random.Random) -> Advice[Play]:
        """Return the play of a player of this level."""
        plays = self.plays(state)
        if level == "random":
            return random_play(tuple(plays), rng)
        if level == "greedy":
            return greedy(plays)
        if level == "good":
            return at_sight(self.laws, plays, rng)
        return best_play(self.laws, plays)

    def rate(self, state: State, moves: tuple[Play, ...]) -> Rated:
        """Return the values of plays to the seat to play."""
        return review.rate_plays(self.laws, self.plays(state), moves)

    def fortune(self, state: State, throw: Throw) -> Luck | None:
        """Return what a throw brought A; None for a throw that decides who begins."""
        if state.phase in OPENINGS:
            return None
        cast = tuple(sorted(throw + self.travel.fixed, reverse=True))
        thrown = review.ThrownBoard(mover_board(state), cast, state.seat)
        return review.fortune(self.laws, thrown)

    def write(self, state: State) -> str:
        """Return a state in the notation of this module."""
        return state_notation.write(state)

    def read(self, text: str) -> State:
        """Return the state that ``text`` writes; raises ``BadNotation`` with the place."""
        return state_notation.read(self.laws, text)

    def write_move(self, move: Move) -> str:
        """Return a throw or a play in its notation."""
        throw = _throw(move)
        return notation.write_play(_play(move)) if throw is None else dice.write(throw)

    def say_move(self, state: State, move: Move) -> str:
        """Return a throw in its notation, which players use too, a play in their language."""
        return notation.say_play(_play(move)) if _throw(move) is None else self.write_move(move)

    def read_move(self, state: State, text: str) -> Move:
        """Return the throw or the play that ``text`` writes.

        Raises:
            BadNotation: it writes none.
            IllegalMove: it is a casa alone; the message says whose man stands there.
        """
        if state.phase in OPENINGS:
            dice.read(text, 2, self.laws.event_rules["sale"].id)
            return tuple(map(int, text.split("-")))
        if state.phase not in PLAYING:
            return dice.read(text, self.laws.dice, self.laws.event_rules["dados"].id)
        if (casa := notation.casa_of(text)) is not None:
            why = alone(self.travel, mover_board(state), casa)
            rule = self.laws.event_rules["mover"].id
            raise IllegalMove(_("{rule}: {why}", rule=rule, why=why), rule=rule)
        asked = notation.read_play(text, self.laws.event_rules["mover"])
        plays = notation.matching_plays(self.travel, mover_board(state), state.throw, asked)
        if len(plays) > 1:
            ways = either(map(notation.write_play, plays))
            raise BadNotation(
                _("{text!r} may mean {ways}: write the hits", text=text, ways=ways), 0
            )
        return plays[0] if plays else asked

    def steps(self, move: Move) -> tuple[str, ...]:
        """Return the places of a play, from and to for each man; none for a throw."""
        return move_graph.path(_play(move))

    def takes(self, move: Move) -> tuple[str, ...]:
        """Return the places where a play hits."""
        return move_graph.hit_places(_play(move))

    def move_graph(self, state: State) -> MoveGraph:
        """Return the plays as steps in every order in which they can be made."""
        return move_graph.move_graph(
            self.travel, mover_board(state), state.throw, self.plays(state)
        )

    def scene(self, state: State, last: Move | None = None) -> Tables:
        """Return the board, the dice and the caption, with the path of the men moved last."""
        return scene(self.laws, state, _play(last or ()))


def _throw(move: Move) -> Throw | None:
    return move if all(isinstance(part, int) for part in move) else None  # type: ignore[return-value]


def _play(move: Move) -> Play:
    return () if _throw(move) is not None else move  # type: ignore[return-value]
