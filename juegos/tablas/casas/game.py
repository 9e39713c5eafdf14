"""A game of tables as it is played: who throws, what the throw allows, when it is over.

A state is written ``juega A 6-4 A 24:2 13:5 8:3 6:5
B 24:2 13:5 8:3 6:5``, at the end ``fin A 2 backgammon.gammon A off:15 B ...``: the winner, what
the game is worth and the rule that ended it. A throw that cannot be played passes by itself.
"""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction
from itertools import product

from juegos.core.advice import Advice
from juegos.core.dist import Dist
from juegos.core.errors import BadNotation, IllegalMove
from juegos.core.game import SEATS, Event, Outcome, Step, Turn, Web
from juegos.core.message import _, either
from juegos.core.review import Luck, Rated
from juegos.core.tokens import Tokens
from juegos.draw.tables.scene import Tables
from juegos.material import dice
from juegos.tablas.casas import notation, review, steps
from juegos.tablas.casas.board import BAR, OFF, SIDE, Board, Play, Throw, turned
from juegos.tablas.casas.players import greedy, lot
from juegos.tablas.casas.refusals import alone, why_not
from juegos.tablas.casas.state import FIN, JUEGA, SALE, TIRA, State, TablesRules, seen
from juegos.tablas.casas.strong import strong
from juegos.tablas.casas.told import brought, doubled

Move = Throw | Play


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
        """Return the board as it is set out."""
        return State(self.laws.opening, self.laws.board)

    def turn(self, state: State) -> int | Turn:
        """Return the seat that plays its throw, else chance until the end."""
        match state.phase:
            case "juega":
                return state.seat
            case "fin":
                return Turn.END
        return Turn.CHANCE

    def throws(self, state: State) -> Dist[Throw]:
        """Return the throws by permutations; for the first turn, A's die and B's die."""
        if state.phase not in {SALE, TIRA}:
            rule = self.laws.told["dados"].id
            raise IllegalMove(_("{rule}: nothing is thrown here", rule=rule))
        if state.phase == SALE:
            return Dist((both, 1) for both in product(dice.FACES, repeat=2))
        return dice.throws(self.laws.dice)

    def lots(self, state: State) -> Dist[Throw]:
        """Return every throw: none is known to be like another."""
        return self.throws(state)

    def plays(self, state: State) -> dict[Play, Board]:
        """Return every play of the throw, and the board that it leaves as its seat sees it."""
        return self.travel.plays(seen(state), state.throw) if state.phase == JUEGA else {}

    def moves(self, state: State) -> tuple[Play, ...]:
        """Return every play of the throw; no two leave the same board."""
        return tuple(self.plays(state))

    def play(self, state: State, move: Move) -> Step[State]:
        """Return what a throw or a play leads to."""
        if state.phase != JUEGA:
            throw = _throw(move)
            if throw is None or throw not in self.throws(state):
                rule, written = self.laws.told["dados"].id, self.write_move(move)
                said = _("{rule}: {throw!r} cannot be thrown here", rule=rule, throw=written)
                raise IllegalMove(said, rule=rule)
            return self._first(state, throw) if state.phase == SALE else self._thrown(state, throw)
        plays = self.plays(state)
        if move not in plays:
            raise self._refusal(state, move)
        return self._played(state, _play(move), plays[_play(move)])

    def _refusal(self, state: State, move: Move) -> IllegalMove:
        told, play = self.laws.told, _play(move)
        if play != move or not move:
            rule, throw = told["dados"].id, dice.write(state.throw)
            said = _("{rule}: the throw {throw} is to be played", rule=rule, throw=throw)
            return IllegalMove(said, rule=rule)
        name, why = why_not(self.travel, seen(state), state.throw, play)
        rule, written = told[name].id, notation.write_play(play)
        said = _("{rule}: {play} is not allowed: {why}", rule=rule, play=written, why=why)
        return IllegalMove(said, rule=rule)

    def _first(self, state: State, both: Throw) -> Step[State]:
        rule = self.laws.told["sale"]
        if both[0] == both[1]:
            text = _("Both throw {number} and throw again.", number=both[0])
            return Step(state, (Event(rule, text),))
        seat = int(both[1] > both[0])
        text = _(
            "A throws {first}, B {second}: {who} begins and plays {throw}.",
            first=both[0],
            second=both[1],
            who=SEATS[seat],
            throw=dice.write(tuple(sorted(both, reverse=True))),
        )
        return self._to_play(replace(state, seat=seat), both, Event(rule, text, seat))

    def _thrown(self, state: State, throw: Throw) -> Step[State]:
        text = _("{who} throws {throw}.", who=SEATS[state.seat], throw=dice.write(throw))
        return self._to_play(state, throw, Event(self.laws.told["dados"], text, state.seat))

    def _to_play(self, state: State, thrown: Throw, event: Event) -> Step[State]:
        throw = tuple(sorted(thrown, reverse=True))
        events = (event, *doubled(self.laws, throw, state.seat))
        if self.travel.plays(seen(state), throw):
            return Step(replace(state, phase=JUEGA, throw=throw), events)
        text = _("{who} can play none of it and loses the turn.", who=SEATS[state.seat])
        lost = Event(self.laws.told["pierde"], text, state.seat)
        return Step(replace(state, phase=TIRA, seat=1 - state.seat, throw=()), (*events, lost))

    def _played(self, state: State, play: Play, after: Board) -> Step[State]:
        seat = state.seat
        events = brought(self.laws, state, play, after)
        board = turned(after) if seat else after
        end = self.laws.over(after, seat)
        if end is None:
            return Step(State(TIRA, board, 1 - seat), events)
        closed = State(FIN, board, seat, (), end.winner, end.points, end.why.id)
        return Step(closed, (*events, Event(end.why, end.says, end.winner, end.points)))

    def outcome(self, state: State) -> Outcome | None:
        """Return what the winner takes, in stakes, or None while the game goes on."""
        if state.phase != FIN:
            return None
        gain = Fraction(state.points if state.winner == 0 else -state.points)
        return Outcome((gain, -gain), self._rule[state.why])

    def advise(self, state: State, level: str, rng: random.Random) -> Advice[Play]:
        """Return the play that a player of this level makes."""
        plays = self.plays(state)
        if level == "random":
            return lot(tuple(plays), rng)
        if level == "greedy":
            return greedy(plays)
        return strong(self.travel, plays, self.laws.worth, self.laws.dice)

    def rate(self, state: State, moves: tuple[Play, ...]) -> Rated:
        """Return what plays are worth to the seat that is to play."""
        plays, laws = self.plays(state), self.laws
        return review.rated(self.travel, plays, laws.worth, moves, laws.dice)

    def fortune(self, state: State, throw: Throw) -> Luck | None:
        """Return what a throw brought A; None where it is thrown for who begins."""
        if state.phase == SALE:
            return None
        thrown = review.Thrown(seen(state), throw, state.seat)
        return review.fortune(self.travel, thrown, self.laws.worth, self.laws.dice)

    def sees(self, state: State, seat: int) -> State:
        """Return the whole state: nothing is hidden."""
        return state

    def write(self, state: State) -> str:
        """Return a state in the notation of this module."""
        head = [state.phase]
        if state.phase == FIN:
            head += [SEATS[state.winner], str(state.points), state.why]
        elif state.phase != SALE:
            head += [SEATS[state.seat], *([dice.write(state.throw)] if state.throw else [])]
        return " ".join([*head, notation.write_board(state.board)])

    def read(self, text: str) -> State:
        """Return the state that ``text`` writes; raises ``BadNotation`` with the place."""
        tokens = Tokens(text)
        phases = [SALE] * (self.laws.opening == SALE) + [TIRA, JUEGA, FIN]
        phase = tokens.one_of(phases)
        fields: dict[str, object] = {}
        if phase == FIN:
            seat = SEATS.index(tokens.one_of(SEATS))
            points = int(tokens.one_of("123"))
            why = tokens.one_of([*self._rule])
            fields = {"seat": seat, "winner": seat, "points": points, "why": why}
        elif phase != SALE:
            fields["seat"] = SEATS.index(tokens.one_of(SEATS))
            if phase == JUEGA:
                fields["throw"] = self._read_throw(tokens)
        board = notation.read_board(text, tokens.at, self.travel, self.laws.told)
        state = replace(State(phase, board), **fields)  # type: ignore[arg-type]
        self._check(state, text)
        return state

    def _read_throw(self, tokens: Tokens) -> Throw:
        word = tokens.text[tokens.at :].split(" ", 1)[0]
        at, told = tokens.at, self.laws.told["dados"].id
        return dice.read(tokens.one_of([word]), self.laws.dice, told, at)

    def _check(self, state: State, text: str) -> None:
        """Raise ``BadNotation`` where a rule leaves no such state."""
        off = [state.board[OFF] == 15, state.board[SIDE] == 15]
        if any(off) and state.phase != FIN:
            raise BadNotation(
                _(
                    "{text!r}: {who} has borne off all men, so it must be 'fin'",
                    text=text,
                    who=SEATS[off.index(True)],
                ),
                rule=self.laws.told["sacar"].id,
            )
        if state.phase == JUEGA and not self.plays(state):
            rule = self.laws.told["pierde"].id
            raise BadNotation(
                _("{text!r}: {rule}: none of the throw can be played", text=text, rule=rule)
            )

    def write_move(self, move: Move) -> str:
        """Return a throw or a play in its notation."""
        throw = _throw(move)
        return notation.write_play(_play(move)) if throw is None else dice.write(throw)

    def say_move(self, state: State, move: Move) -> str:
        """Return a move in its notation, which players use too."""
        return self.write_move(move)

    def read_move(self, state: State, text: str) -> Move:
        """Return the throw or the play that ``text`` writes.

        Raises:
            BadNotation: it writes none.
            IllegalMove: it is a casa alone; the message says whose man stands there.
        """
        if state.phase == SALE:
            dice.read(text, 2, self.laws.told["sale"].id)
            return tuple(map(int, text.split("-")))
        if state.phase != JUEGA:
            return dice.read(text, self.laws.dice, self.laws.told["dados"].id)
        if (casa := notation.casa_of(text)) is not None:
            why = alone(self.travel, seen(state), casa)
            rule = self.laws.told["mover"].id
            raise IllegalMove(_("{rule}: {why}", rule=rule, why=why), rule=rule)
        written = notation.read_play(text, self.laws.told["mover"])
        found = notation.meant(self.travel, seen(state), state.throw, written)
        if len(found) > 1:
            ways = either(map(notation.write_play, found))
            raise BadNotation(
                _("{text!r} may mean {ways}: write the hits", text=text, ways=ways), 0
            )
        return found[0] if found else written

    def steps(self, move: Move) -> tuple[str, ...]:
        """Return the places of a play, from and to for each man; none of a throw."""
        return steps.path(_play(move))

    def takes(self, move: Move) -> tuple[str, ...]:
        """Return the places where a play hits."""
        return steps.taken(_play(move))

    def web(self, state: State) -> Web:
        """Return the plays as steps in every order in which they may be made."""
        return steps.web(self.travel, seen(state), state.throw, self.plays(state))

    def scene(self, state: State, last: Move | None = None) -> Tables:
        """Return the board, the dice and what is to be done, the way of the men last moved."""
        who = SEATS[state.seat]
        match state.phase:
            case "sale":
                says = _("Each player throws one die; the higher begins.")
            case "tira":
                says = _("{who} is to throw.", who=who)
            case "juega":
                says = _("{who} is to play {throw}.", who=who, throw=dice.write(state.throw))
            case _:
                says = _("The game is over: {who} wins.", who=SEATS[state.winner])
        arrows = steps.slots(state.board, self.travel, state.seat)
        return Tables(
            "backgammon",
            says,
            arrows,
            tuple(arrow.name for arrow in arrows),
            steps.piles(state.board),
            state.throw,
            None if state.phase in {SALE, FIN} else state.seat,
            self._ways(state, _play(last or ())),
            position=f"{notation.write_board(state.board)}.",
            taken=self._taken(state, _play(last or ())),
            bar=notation.name(self.travel.returns),
            pips=steps.pips(state.board),
        )

    def _ways(self, state: State, play: Play) -> tuple[tuple[str, str], ...]:
        """Return the way of each man last moved, by the numbers of the seat that sees it."""
        return tuple((self._seen_as(state, out), self._seen_as(state, to)) for out, to, _ in play)

    def _taken(self, state: State, play: Play) -> tuple[tuple[str, str], ...]:
        """Return the way of each man that was hit, by the numbers of the seat that sees it."""
        bar = notation.name(self.travel.returns)
        return tuple((self._seen_as(state, to), bar) for _out, to, hits in play if hits)

    def _seen_as(self, state: State, casa: int) -> str:
        """Return what the seat that sees the board calls a casa of who moved last."""
        theirs = state.phase != FIN and 0 < casa < BAR
        return notation.name(self.travel.facing(casa) if theirs else casa)


def _throw(move: Move) -> Throw | None:
    return move if all(isinstance(part, int) for part in move) else None  # type: ignore[return-value]


def _play(move: Move) -> Play:
    return () if _throw(move) is not None else move  # type: ignore[return-value]
