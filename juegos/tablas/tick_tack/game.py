"""Tick-tack: the English game of the tables that ends at its first advantage.

Men move as at trictrac, but a man may stand alone in a corner, and nothing is marked.

``state`` has its states.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from itertools import permutations
from typing import Protocol

from juegos.core.about import About
from juegos.core.advice import Advice, Players
from juegos.core.distribution import Dist
from juegos.core.errors import BadNotation, IllegalMove
from juegos.core.game import SEATS, Event, Outcome, Policy, Step, Turn, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _, _n
from juegos.core.review import Luck, Rated, Unit, rounded
from juegos.core.source import Crux, Rule
from juegos.draw.dice.scene import Scene
from juegos.material import dice
from juegos.material.dice import throws
from juegos.tablas.tick_tack import players
from juegos.tablas.tick_tack import rules as law
from juegos.tablas.tick_tack.players import PlayerView, TickTackGame, position_value
from juegos.tablas.tick_tack.state import (
    CLAIM,
    FIN,
    FIRST,
    HOLD,
    JET,
    VIE,
    WHYNOT,
    State,
    read_state,
    rename_rule,
    write_state,
)
from juegos.tablas.trictrac import tables_board
from juegos.tablas.trictrac.narration import say_play, write_play
from juegos.tablas.trictrac.plays import (
    GRAND,
    PETIT,
    Leg,
    Play,
    after,
    after_legs,
    full,
    lack,
    read_legs,
    takers,
)
from juegos.tablas.trictrac.position import CORNER, FAR_CORNER, HOME, LAST, Men
from juegos.tablas.trictrac.scoring import Throw
from juegos.tablas.trictrac.tables_board import Layout, Move, OnTables, position

STAKES = Unit(_("stakes"))


class WatchedGame(TickTackGame, Protocol):
    """The part of the game that the review needs besides what its players need."""

    def board(self, state: State) -> PlayerView:
        """Return the view of an opponent."""


class TickTackReview:
    """The values of plays and casts."""

    def rate(self: WatchedGame, state: State, moves: tuple[str, ...]) -> Rated | None:
        """Return the values of plays to the caster, None where something else is decided."""
        board = self.board(state)
        if not {*moves} <= board.plays.keys():
            return None
        worth = {
            move: rounded(position_value(self, board.plays[move], board.foe)) for move in moves
        }
        return Rated(worth, STAKES)

    def fortune(self: WatchedGame, state: State, throw: tuple[int, ...]) -> Luck | None:
        """Return what a cast won A at once; None for a cast that decides who begins."""
        if state.phase != JET:
            return None
        men, foe = state.men[state.hand], state.men[1 - state.hand]
        sign, every = 1 if state.hand == 0 else -1, throws(2)
        gains = {cast: self.advantages(men, foe, (cast[0], cast[1])) for cast in every}
        after = {cast: Fraction(sign * won[0][1] if won else 0) for cast, won in gains.items()}
        return Luck(every.mean(after.__getitem__), after[max(throw), min(throw)], STAKES)


@lru_cache(maxsize=4096)
def plays(men: Men, foe: Men, throw: Throw) -> dict[Men, Play]:
    """Return the positions after a cast: by both numbers, else by one, the higher first."""
    by_position: dict[Men, Play] = {}
    for first, second in sorted(set(permutations(throw)), reverse=True):
        for one in _steps(men, foe, first):
            there = after(men, Play((one,)))
            for two in _steps(there, foe, second):
                goes_on = two.start == one.to and not men[one.to]
                if goes_on:
                    play = Play((Leg(one.start, two.to, one.pips + two.pips, one.to),))
                else:
                    play = Play((one, two))
                by_position.setdefault(after(there, Play((two,))), play)
    for die in sorted(throw, reverse=True):
        if not by_position:
            single = (Play((leg,)) for leg in _steps(men, foe, die))
            by_position = {after(men, play): play for play in single}
    return by_position


def _steps(men: Men, foe: Men, die: int) -> Iterator[Leg]:
    """Yield each man's step by a number to a point where the other has no man."""
    for start in range(LAST + 1 - die):
        if men[start] and not foe[LAST - start - die]:
            yield Leg(start, start + die, die)


def hits(men: Men, foe: Men, throw: Throw) -> bool:
    """Return whether the cast brings a man to one that stands alone, by a free way."""
    for to in (i for i in range(1, LAST + 1) if foe[LAST - i] == 1):
        if any(to >= die and men[to - die] for die in throw):
            return True
        start = to - sum(throw)
        ways = throw if start >= 0 and men[start] else ()
        if any(foe[LAST - start - die] < 2 for die in ways):
            return True
    return False


def won_by(
    men: Men, foe: Men, throw: Throw, readings: Mapping[str, str]
) -> tuple[tuple[Rule, int], ...]:
    """Return the wins of the cast by these readings: each rule with its stakes, the best first."""
    wins = []
    if takers(men, FAR_CORNER, *throw) is not None and not foe[CORNER]:
        wins.append((law.IN, 2))
    # a play brings two men at most
    if lack(men, GRAND) <= 2 and any(full(there, GRAND) for there in plays(men, foe, throw)):
        wins.append((law.TABLE, 2))
    if hits(men, foe, throw):
        wins.append((law.HIT, 1))
    if readings["ways"] == "all":
        wins += _ways(foe, plays(men, foe, throw))
    if throw[0] == throw[1] and readings["doublets"] == "twice":
        wins = [(rule, 2 * worth) for rule, worth in wins]
    return tuple(sorted(wins, key=lambda pair: -pair[1]))


def _ways(foe: Men, plays: Mapping[Men, Play]) -> Iterator[tuple[Rule, int]]:
    """Yield Toots, Boveries and Flyers where a play makes them."""
    if any(full(there, PETIT) for there in plays):
        yield law.TOOTS, 1
    if any(there[CORNER] and there[FAR_CORNER] for there in plays):
        yield law.BOVERIES, 1
    if not any(foe[len(PETIT) :]) and any(any(there[HOME[0] :]) for there in plays):
        yield law.FLYERS, 1


class TickTack(TickTackReview, OnTables[State]):
    """The rules of tick-tack under chosen readings."""

    slug = "tick-tack"
    seats = 2
    stake = 1
    rules: tuple[Rule, ...] = law.RULES
    cruces: tuple[Crux, ...] = law.CRUCES
    policy: Policy | None = None
    hides = False
    playing = law.PLAY.id

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self._rule = {rule.id: rule for rule in self.rules}
        self._before = VIE if self.readings["vies"] == "yes" else JET

    def advantages(self, men: Men, foe: Men, throw: Throw) -> tuple[tuple[Rule, int], ...]:
        """Return the wins of the cast: each rule with its stakes, the best first."""
        return won_by(men, foe, throw, self.readings)

    def start(self) -> State:
        """Return the state before the throw that decides who begins."""
        return State()

    def turn(self, state: State) -> int | Turn:
        """Return the seat that decides or plays; chance before each throw."""
        if state.phase == FIN:
            return Turn.END
        if state.phase in {FIRST, JET}:
            return Turn.CHANCE
        return 1 - state.hand if state.phase in {HOLD, WHYNOT} else state.hand

    def throws(self, state: State) -> Dist[tuple[int, ...]]:
        """Return the throws of the dice."""
        if state.phase == FIRST:
            return tables_board.FIRST_THROWS
        if state.phase != JET:
            message = _("nothing is thrown here: a player must move")
            raise IllegalMove(message, rule=law.THROW.id)
        return dice.throws(2)

    def distinct_throws(self, state: State) -> Dist[tuple[int, ...]]:
        """Return every throw: none is known to be equivalent to another."""
        return self.throws(state)

    def moves(self, state: State) -> tuple[str, ...]:
        """Return the legal moves of the seat to move, sorted."""
        match state.phase:
            case "vie":
                return ("throw", "vie")
            case "hold":
                return ("accept", "refuse")
            case "whynot":
                return ("pass", "why-not")
            case "claim":
                written = (write_play(play) for play in self._plays(state).values())
                claims = ("claim",) if self.readings["claims"] == "why-not" else ()
                return tuple(sorted((*claims, *(set(written) or {"passe"}))))
        return ()

    def _plays(self, state: State) -> dict[Men, Play]:
        return plays(state.men[state.hand], state.men[1 - state.hand], _pair(state))

    def play(self, state: State, move: Move) -> Step[State]:
        """Return the result of a throw, a decision or a play."""
        if state.phase == FIN:
            message = _("the game is over: nothing is played any more")
            raise IllegalMove(message, rule=law.HIT.id)
        if isinstance(move, str):
            if state.phase == CLAIM:
                return self._claim(state, move)
            if move not in self.moves(state):
                message = _("{move!r} cannot be done here", move=move)
                raise IllegalMove(message, rule=law.THROW.id)
            return self._decided(state, move)
        if move not in self.throws(state):
            message = _("{throw!r} cannot be thrown with two dice", throw=move)
            raise IllegalMove(message, rule=law.THROW.id)
        return self._first(state, move) if state.phase == FIRST else self._thrown(state, move)

    def _first(self, state: State, move: tuple[int, ...]) -> Step[State]:
        """Return who begins, or that it is thrown again."""
        seat = tables_board.first_throw(tables_board.THROWN_AGAIN, move).seat
        if seat is None:
            return Step(state, (Event(law.FIRST, _("The players throw again."), seat),))
        begins = Event(law.FIRST, _("{who} begins.", who=SEATS[seat]), seat)
        return Step(replace(state, phase=self._before, hand=seat), (begins,))

    def _decided(self, state: State, move: str) -> Step[State]:
        """Return the result of a vie, its answer or a why-not."""
        hand, other = SEATS[state.hand], SEATS[1 - state.hand]
        match move:
            case "throw":
                text = _("{who} throws without a vie.", who=hand)
                event = Event(law.THROW, text, state.hand)
                return Step(replace(state, phase=JET), (event,))
            case "vie":
                event = Event(law.VIE, _("{who} sets a vie.", who=hand), state.hand)
                return Step(replace(state, phase=HOLD), (event,))
            case "accept":
                now = replace(state, phase=JET, vies=state.vies + 1)
                text = _("{who} accepts: {stakes} staked.", who=other, stakes=now.vies + 1)
                event = Event(law.VIE, text, 1 - state.hand)
                return Step(now, (event,))
            case "refuse":
                return self._ends(state, state.hand, law.REFUSE, 1)
            case "why-not":
                return self._ends(state, 1 - state.hand, law.WHY_NOT, state.missed)
        event = Event(law.PASS, _("{who} lets it pass.", who=other), 1 - state.hand)
        now = replace(state, phase=self._before, hand=1 - state.hand, throw=(), missed=0)
        return Step(now, (event,))

    def _thrown(self, state: State, move: tuple[int, ...]) -> Step[State]:
        now = replace(state, phase=CLAIM, throw=move)
        text = _("{who} throws {throw}.", who=SEATS[state.hand], throw=dice.write(move))
        event = Event(law.THROW, text, state.hand)
        won = self._won(now)
        if not won or self.readings["claims"] == "why-not":
            return Step(now, (event,))
        ended = self._ends(now, state.hand, *won[0])
        return replace(ended, events=(event, *ended.events))

    def _won(self, state: State) -> tuple[tuple[Rule, int], ...]:
        return self.advantages(state.men[state.hand], state.men[1 - state.hand], _pair(state))

    def _claim(self, state: State, move: str) -> Step[State]:
        """Return the result of the caster's claim or play."""
        won = self._won(state)
        if move == "claim" and self.readings["claims"] == "why-not":
            if won:
                return self._ends(state, state.hand, *won[0])
            text = _("{who} has nothing to claim.", who=SEATS[state.hand])
            return Step(state, (Event(law.PLAY, text, state.hand),))
        if move not in self.moves(state):
            raise self._refused(state, move)
        plays = self._plays(state)
        there = after_legs(state.men[state.hand], read_legs(move))
        both = (there, state.men[1]) if state.hand == 0 else (state.men[0], there)
        event = _play_event(state.hand, move if plays else "")
        now = replace(state, men=both, missed=won[0][1] if won else 0)
        if self.readings["claims"] == "why-not":
            return Step(replace(now, phase=WHYNOT), (event,))
        if not plays and self._is_dead(now):
            return _after(event, self._ends(now, None, law.STUCK, 0))
        now = replace(now, phase=self._before, hand=1 - state.hand, throw=(), missed=0)
        return Step(now, (event,))

    def _refused(self, state: State, move: str) -> IllegalMove:
        try:
            legs = read_legs(move, law.PLAY.id)
        except BadNotation as error:
            return IllegalMove(error.message, error.at, rule=error.rule)
        foe = state.men[1 - state.hand]
        blocked = any(leg.to <= LAST and foe[LAST - leg.to] for leg in legs)
        rule = law.BLOCK if blocked else law.PLAY
        throw = dice.write(state.throw)
        return IllegalMove(
            _("{move!r} is not allowed with {throw}", move=move, throw=throw), rule=rule.id
        )

    def _is_dead(self, state: State) -> bool:
        """Return whether no throw moves a man of either side, or wins anything."""
        first, second = state.men
        for throw in dice.throws(2):
            pair = throw[0], throw[1]
            for men, foe in ((first, second), (second, first)):
                if plays(men, foe, pair) or self.advantages(men, foe, pair):
                    return False
        return True

    def _ends(self, state: State, winner: int | None, why: Rule, worth: int) -> Step[State]:
        """Return the end of a game; the vies raise its stakes."""
        stakes = worth * (1 + state.vies)
        if winner is None:
            text = _("Nobody wins.")
        else:
            text = _n(
                "{who} wins {count} stake. {why}",
                "{who} wins {count} stakes. {why}",
                stakes,
                who=SEATS[winner],
                why=why.says,
            )
        over = State(FIN, men=state.men, winner=winner, worth=stakes, why=why.id)
        return Step(over, (Event(why, text, winner, stakes),))

    def advise(self, state: State, level: str, rng: random.Random) -> Advice[str]:
        """Return the claim, play or word of a player of this level, and why."""
        return players.advise(self, self.board(state), level, rng)

    def board(self, state: State) -> players.PlayerView:
        """Return the view of an opponent."""
        men, foe = state.men[state.hand], state.men[1 - state.hand]
        won = self._won(state) if state.throw else ()
        after = self._plays(state) if state.phase == CLAIM else {}
        written = {write_play(play): there for there, play in after.items()}
        return players.PlayerView(
            state.phase, self.moves(state), men, foe, bool(won), bool(state.missed), written
        )

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        if state.phase != FIN:
            return None
        share = Fraction(0 if state.winner is None else state.worth * (1 - 2 * state.winner))
        return Outcome((share, -share), self._rule[state.why])

    def write(self, state: State) -> str:
        """Return a state in the notation of ``state``."""
        return write_state(state)

    def read(self, text: str) -> State:
        """Return the state that ``text`` writes; raises ``BadNotation`` with the place."""
        return read_state(text, self._rule)

    def write_move(self, move: Move) -> str:
        """Return a throw as ``6-1``; any other move is in its notation already."""
        return move if isinstance(move, str) else dice.write(move)

    def say_move(self, state: State, move: Move) -> str:
        """Return the name of a move where a player chooses among several."""
        text = self.write_move(move)
        return _WORDS.get(text) or say_play(text)

    def read_move(self, state: State, text: str) -> Move:
        """Return the move that ``text`` writes, as ``moves`` has it."""
        self.not_alone(state, text)
        if state.phase == JET:
            return dice.read(text, 2, law.THROW.id)
        if state.phase == FIRST:
            with rename_rule(law.FIRST):
                return tables_board.read_first_throw(text)
        if state.phase != CLAIM or text == "claim":
            return text
        with rename_rule(law.PLAY):
            there = after_legs(state.men[state.hand], read_legs(text))
        play = self._plays(state).get(there)
        return write_play(play) if play else text

    def dice_and_caption(self, state: State) -> Scene:
        """Return the dice and the caption, in words."""
        says = _SAYS[state.phase].with_fields(hand=SEATS[state.hand], other=SEATS[1 - state.hand])
        turn = self.turn(state)
        hand = turn if isinstance(turn, int) else state.hand
        none = state.phase in {FIRST, FIN}
        where = position(state.men)
        shown = None if none else hand
        return Scene("trictrac", says, state.throw, (), shown, 2, position=where)

    def layout(self, state: State) -> Layout:
        """Return the men on the board; nothing is marked."""
        return Layout(state.men, state.hand, state.phase == CLAIM)


# What is decided by a word.
_WORDS = {
    "throw": _("throw the dice"),
    "vie": _("set a vie"),
    "accept": _("accept the vie"),
    "refuse": _("refuse the vie"),
    "claim": _("claim what the throw wins"),
    "why-not": _("say “Why not?”"),
    "pass": _("let it pass"),
}

_SAYS = {
    FIRST: _("The players throw to decide who begins."),
    VIE: _("{hand} throws, or sets a vie first."),
    HOLD: _("{other} must accept the vie or refuse it."),
    JET: _("{hand} throws."),
    CLAIM: _("{hand} plays his throw."),
    WHYNOT: _("{other} must say “Why not?” or let it pass."),
    FIN: _("The game is over."),
}


def _play_event(seat: int, play: str) -> Event:
    """Return the event of a play that a seat has made, an empty one where it could make none."""
    if not play:
        return Event(law.PASS, _("{who} plays nothing.", who=SEATS[seat]), seat)
    return Event(law.PLAY, _("{who} plays {play}.", who=SEATS[seat], play=say_play(play)), seat)


def _pair(state: State) -> Throw:
    return state.throw[0], state.throw[1]


def _after(event: Event, step: Step[State]) -> Step[State]:
    return replace(step, events=(event, *step.events))


ABOUT = About(
    "tick-tack",
    "Tick-tack",
    "cotton1674",
    TickTack,
    says=_("The first player to hit, fill or get in wins."),
    origin=_("England, described in 1674"),
    players=Players(
        ("strong", "good", "greedy", "random"),
        "juegos.tablas.players:advise",
        work=players.WORK,
        reviews="juegos.tablas.review:REVIEWER",
    ),
    no_better=("greedy",),
    lesson=lesson(
        ("hit", _("You want a throw that brings a man to a lone man of the other.")),
        ("pass", _("You move one man by each number, or one man by both.")),
        ("block", _("No man may be put where the other has a man.")),
        ("second-table", _("A throw that fills the six points of your second table wins two.")),
        ("hit", _("As played here, such a throw ends the game: leave no man alone within reach.")),
        SmallBoard(
            "throw A - / T:13 2 4 / T:14 9 / vies=0 missed=0",
            _("6-4 brings a man to the lone man of B: A wins one."),
            "6-4",
            "hit",
        ),
        SmallBoard(
            "throw A - / T:13 8:2 / T:13 1:2 / vies=0 missed=0",
            _("4-4 brings two men to the other’s eleventh point: A wins two."),
            "4-4",
            "going-in",
        ),
        SmallBoard(
            "throw A - / T:3 5 6:2 7:2 8:2 9:2 10:2 11 / T:13 11:2 / vies=0 missed=0",
            _("A six fills the second table: A wins two."),
            "6-1",
            "second-table",
        ),
    ),
)
