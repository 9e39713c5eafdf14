"""Trictrac and its kin in play: throws, marking by the board, going away or staying, moving.

The differences between the games are in a ``Variant``: rules and cruces, marking, ends. The throw
comes first; its score for the thrower is marked at once, and after a hole the thrower decides
whether to go away; then the throw is played, and the other marks what it gave. A review judges a
play by every throw that may follow; it judges a throw more simply, by its immediate score and the
position after its best play.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Protocol

from juegos.core.advice import Advice
from juegos.core.distribution import Dist
from juegos.core.errors import BadNotation, IllegalMove, JuegosError, one_of
from juegos.core.game import SEATS, Event, Outcome, Policy, Step, Turn, choose
from juegos.core.message import Message, _, join_sentences
from juegos.core.review import Luck, Rated, Unit, rounded
from juegos.core.source import Crux, Rule
from juegos.draw.dice.scene import Scene
from juegos.material import dice
from juegos.tablas.trictrac import narration, players, rules, tables_board
from juegos.tablas.trictrac import state as states
from juegos.tablas.trictrac.evaluation import worth
from juegos.tablas.trictrac.marking import Marks
from juegos.tablas.trictrac.narration import write_play
from juegos.tablas.trictrac.players import (
    POINT,
    TrictracGame,
    best_of,
    in_holes,
    position_value,
    value_of_leaving,
)
from juegos.tablas.trictrac.plays import (
    PETIT,
    Legal,
    after_legs,
    find_play,
    free_to_break,
    full,
    ground,
    legal_of,
    playable,
    read_legs,
    trespass,
    within_duties,
)
from juegos.tablas.trictrac.position import ARROWS, OFF, START, Men, bad_arrow
from juegos.tablas.trictrac.rules import Usage, usage
from juegos.tablas.trictrac.scoring import (
    WORTH,
    Cast,
    Jan,
    Score,
    Throw,
    ThrowContext,
    casts,
    each,
    score_plays,
)
from juegos.tablas.trictrac.state import (
    DECIDE,
    FIN,
    GOES,
    JET,
    JOUE,
    PRIMAUTE,
    STAYS,
    Marques,
    State,
)
from juegos.tablas.trictrac.tables_board import Layout, Move, OnTables, marked
from juegos.tablas.trictrac.wrong_plays import Refusal, refusal

# The differences between the games of trictrac's kin: rules and cruces, marking, ends.

Readings = Mapping[str, str]


class Marking(Protocol):
    """The marking of what a throw brings."""

    @property
    def in_points(self) -> bool:
        """Whether a throw brings points, not holes."""

    def brings(self, score: Score, throw: Throw, *, thrower: bool) -> int:
        """Return what a throw brings its thrower, or the other."""

    def says(self, jan: Jan, hand: int) -> Event:
        """Return the event of a jan of the throw of a hand."""

    def gain(self, state: State, seat: int, amount: int) -> Step[State]:
        """Return the state with a positive amount marked for a seat."""

    def marked(self, marks: Marks, seat: int, amount: int) -> Marks:
        """Return the marks after a seat has marked so much, for an opponent to judge."""


class WhenOver(Protocol):
    """The end of a game, and who has won what."""

    @property
    def over(self) -> Rule:
        """The rule that nothing is played after the end."""

    @property
    def by_holes(self) -> bool:
        """Whether the game is won by holes, and so has one winner."""

    def won(self, marks: Marks, seat: int) -> bool:
        """Return whether a seat has won by its holes."""

    def pegged(self, marks: Marks) -> Marks:
        """Return the marks as the pegs show them."""

    def ended(self, step: Step[State], winner: int) -> Step[State]:
        """Return the end of the game, when the last event has given a seat the holes to win."""

    def begun(self, state: State) -> State:
        """Return the state when the first thrower is known."""

    def left(self, state: State, goes: Event) -> Step[State]:
        """Return the state after the hand has gone away."""

    def leaving(self, state: State) -> float:
        """Return the value of going away besides the marks, in holes, for an opponent to judge."""

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""

    def says(self, state: State) -> tuple[Message, ...]:
        """Return sentences about the state of the game besides the marks."""

    def write(self, state: State) -> str:
        """Return the text after a state of trictrac in the notation."""

    def read(self, text: str) -> tuple[str, Marques]:
        """Return the state of trictrac in a text, and the text after it."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A game of trictrac's kin.

    ``strict`` are the rules that hold only where the players mark for themselves; ``bound`` are
    readings of trictrac's cruces that the game takes for granted.
    """

    slug: str
    rules: tuple[Rule, ...]
    cruces: tuple[Crux, ...]
    marking: Callable[[Readings], Marking]
    ending: Callable[[Readings], WhenOver]
    stake: int = 1
    strict: tuple[Rule, ...] = ()
    bound: Readings = field(default_factory=dict)

    def id_of(self, rule: Rule) -> str:
        """Return the id that a rule of trictrac has in this game."""
        return _id_in(self.slug, rule.id)

    @contextmanager
    def naming(self) -> Iterator[None]:
        """Rename the rule of any error raised inside to its id in this game.

        A rule that this game does not have, as toc has none of jetons, keeps the id of trictrac.
        """
        try:
            yield
        except JuegosError as error:
            own = _id_in(self.slug, error.rule)
            if all(rule.id != own for rule in self.rules):
                raise
            raise error.replace(rule=own) from None


def adopted_rules(slug: str, rules: Iterable[Rule]) -> tuple[Rule, ...]:
    """Return rules of trictrac adopted by another game, under its own ids."""
    return tuple(replace(rule, id=_id_in(slug, rule.id)) for rule in rules)


def _id_in(slug: str, id: str) -> str:
    return f"{slug}.{id.partition('.')[2]}"


# Trictrac and its kin in play: throws, marking by the board, going away or staying, moving.

HOLES = Unit(_("holes"), rounded(12))


class Leaving(TrictracGame, Protocol):
    """The part of a game that the review needs besides what its players need."""

    ending: WhenOver


class TrictracReview:
    """The values of plays and throws of a game of trictrac's kin."""

    def rate(self: Leaving, state: State, moves: tuple[str, ...]) -> Rated | None:
        """Return the values of plays to the hand, or of staying and going away."""
        men, foe = state.men[state.hand], state.men[state.other]
        legal = legal_of(men, foe, state.pair, self.usage).plays
        if state.phase == DECIDE:
            stays = best_of(self, state, list(legal))[1]
            worths = {STAYS: stays, GOES: value_of_leaving(self, state, self.ending.leaving(state))}
        else:
            owed = state.owed
            marks = self.marked_by(state.marks, state.other, owed) if owed else state.marks
            worths = {
                move: position_value(self, state, marks, after)
                for after, play in legal.items()
                if (move := write_play(play)) in moves
            }
        return Rated({move: rounded(holes) for move, holes in worths.items()}, HOLES)

    def fortune(self: Leaving, state: State, throw: tuple[int, ...]) -> Luck | None:
        """Return what a throw brought A; None for a throw that decides who begins."""
        if state.phase != JET:
            return None
        men, foe = state.men[state.hand], state.men[state.other]
        nth, taken = state.throws[state.hand] + 1, state.corner[state.hand]
        when = ThrowContext(nth, nth - taken if taken else 1)
        sign = 1 if state.hand == 0 else -1
        every = casts(men, foe, self.usage, when)
        after = {cast.throw: sign * rounded(_brought(self, state, cast)) for cast in every}
        mean = Dist((cast.throw, cast.weight) for cast in every).mean(after.__getitem__)
        return Luck(mean, after[max(throw), min(throw)], HOLES)


def _brought(game: TrictracGame, state: State, cast: Cast) -> float:
    """Return the immediate score of a throw, with the value of the men after its best play."""
    men, foe = state.men[state.hand], state.men[state.other]
    own, given = (game.brings(cast.score, cast.throw, thrower=by) for by in (True, False))
    ends = within_duties(ground(men, foe, game.usage), cast.options, game.usage).plays
    return in_holes(game, own - given) + POINT * max(worth(after, foe) for after in ends)


@lru_cache(maxsize=4096)
def allowed(men: Men, foe: Men, throw: tuple[int, int], used: Usage) -> Legal:
    """Return the allowed plays; cached, because a board asks for them again and again."""
    here = ground(men, foe, used)
    return within_duties(here, playable(here, throw, used), used)


class Trictrac(TrictracReview, OnTables[State]):
    """A game of trictrac's kin under chosen readings (crux name to reading key)."""

    seats = 2
    policy: Policy | None = None
    hides = False

    def __init__(self, readings: Readings, variant: Variant) -> None:
        self.variant = variant
        self.slug, self.stake = variant.slug, variant.stake
        self.rules = variant.rules + variant.strict
        self.cruces = variant.cruces
        self.readings: Readings = choose(self.slug, self.cruces, readings)
        self.usage = usage({**self.readings, **variant.bound})
        self.marking = variant.marking(self.readings)
        self.in_points = self.marking.in_points
        self.ending = variant.ending(self.readings)
        self.playing = variant.id_of(rules.JOUE)
        self.over = variant.id_of(self.ending.over)
        self._rule = {rule.id: rule for rule in variant.rules}

    def start(self) -> State:
        """Return the state before the throw that decides who begins."""
        return State()

    def turn(self, state: State) -> int | Turn:
        """Return the seat that decides or plays; chance before each throw."""
        if state.phase == FIN:
            return Turn.END
        return Turn.CHANCE if state.phase in {PRIMAUTE, JET} else state.hand

    def throws(self, state: State) -> Dist[tuple[int, ...]]:
        """Return the throws of the dice."""
        if state.phase == PRIMAUTE:
            return tables_board.FIRST_THROWS
        if state.phase != JET:
            message = _("nothing is thrown here: a player must move")
            raise IllegalMove(message, rule=self.variant.id_of(rules.JET))
        return dice.throws(2)

    def distinct_throws(self, state: State) -> Dist[tuple[int, ...]]:
        """Return every throw: none is known to be equivalent to another."""
        return self.throws(state)

    def moves(self, state: State) -> tuple[str, ...]:
        """Return the legal moves of the seat to move, sorted."""
        if state.phase == DECIDE:
            return (STAYS, GOES)
        if state.phase != JOUE:
            return ()
        return tuple(
            sorted(narration.write_play(play) for play in self._legal(state).plays.values())
        )

    def _legal(self, state: State) -> Legal:
        men, foe = state.men[state.hand], state.men[state.other]
        return allowed(men, foe, state.pair, self.usage)

    def play(self, state: State, move: Move) -> Step[State]:
        """Return the result of a throw, a decision or a play, with the game's own rules."""
        step = self._step(state, move)
        events = tuple(replace(event, rule=self._own_rule(event.rule)) for event in step.events)
        return replace(step, events=events)

    def _own_rule(self, rule: Rule) -> Rule:
        """Return this game's own version of a rule of trictrac."""
        return self._rule.get(self.variant.id_of(rule), rule)

    def _step(self, state: State, move: Move) -> Step[State]:
        thrown = self.variant.id_of(rules.JET)
        if state.phase == FIN:
            message = _("the game is over: nothing is played any more")
            raise IllegalMove(message, rule=self.over)
        if isinstance(self.turn(state), Turn):
            if isinstance(move, str) or move not in self.throws(state):
                message = _("{move!r} cannot be thrown with two dice", move=move)
                raise IllegalMove(message, rule=thrown)
            return (
                self._primaute(state, move) if state.phase == PRIMAUTE else self._cast(state, move)
            )
        if not isinstance(move, str):
            message = _("{move!r} is a throw, and a player must move", move=move)
            raise IllegalMove(message, rule=thrown)
        return self._decided(state, move) if state.phase == DECIDE else self._played(state, move)

    def _cast(self, state: State, move: tuple[int, ...]) -> Step[State]:
        """Return the throw on the table, with its score for the thrower marked."""
        return self._marks(state, states.with_throw(state, (move[0], move[1])))

    def _primaute(self, state: State, move: tuple[int, ...]) -> Step[State]:
        step = self.first(state, move)
        if not step.state.throw:
            return step
        marked = self._marks(state, step.state)
        return replace(marked, events=step.events + marked.events)

    def first(self, state: State, move: tuple[int, ...]) -> Step[State]:
        """Return the result of a throw for the first throw: who has it, perhaps with these dice."""
        first = tables_board.first_throw(self.readings["primaute"], move)
        if first.seat is None:
            return Step(state, (first.event,))
        begun = self.ending.begun(replace(state, phase=JET, hand=first.seat))
        if first.throw:
            begun = states.with_throw(begun, first.throw)
        return Step(begun, (first.event,))

    def score(self, men: Men, foe: Men, throw: Throw, when: ThrowContext) -> Score:
        """Return the score of a throw for either side."""
        here = ground(men, foe, self.usage)
        return score_plays(here, playable(here, throw, self.usage), throw, self.usage, when)

    def _marks(self, before: State, now: State) -> Step[State]:
        """Mark the score of the throw for the thrower."""
        men, foe = now.men[now.hand], now.men[now.other]
        score = self.score(men, foe, now.pair, states.when(before, now))
        throws = _("{seat} throws {throw}.", seat=SEATS[now.hand], throw=dice.write(now.throw))
        events = [Event(rules.JET, throws, now.hand)]
        events += [self.marking.says(jan, now.hand) for jan in score.jans]
        owed = self.marking.brings(score, now.pair, thrower=False)
        now = replace(now, phase=JOUE, owed=owed)
        return self._marked(now, self.own(men, foe, now.pair, score), tuple(events))

    def own(self, men: Men, foe: Men, throw: Throw, score: Score) -> int:
        """Return the points that the thrower has at once, or the holes.

        A petit jan that the thrower is free to break is marked after it has been kept.
        """
        free = _free(men, foe, throw, self.usage)
        brings = self.marking.brings(score, throw, thrower=True)
        return brings - free * each(WORTH["conserver-petit"], throw)

    def _marked(self, state: State, points: int, events: tuple[Event, ...]) -> Step[State]:
        """Mark the score of the hand's own throw; a hole lets it go away."""
        step = self._gain(state, state.hand, points)
        marked = step.state.marks[state.hand].holes > state.marks[state.hand].holes
        if marked and step.state.phase != FIN:
            step = replace(step, state=replace(step.state, phase=DECIDE))
        return replace(step, events=events + step.events)

    def _gain(self, state: State, seat: int, amount: int) -> Step[State]:
        """Return the state with so much marked for a seat, or the end that it brings."""
        if not amount:
            return Step(state)
        step = self.marking.gain(state, seat, amount)
        marks = self.ending.pegged(step.state.marks)
        step = replace(step, state=replace(step.state, marks=marks))
        return self.ending.ended(step, seat) if self.ending.won(marks, seat) else step

    def _decided(self, state: State, move: str) -> Step[State]:
        name = SEATS[state.hand]
        if move == STAYS:
            stays = Event(rules.RESTER, _("{seat} stays.", seat=name), state.hand)
            return Step(replace(state, phase=JOUE), (stays,))
        if move != GOES:
            choice = one_of((STAYS, GOES))
            raise IllegalMove(
                _("{move!r} is not a choice here; {choice}", move=move, choice=choice)
            )
        goes = Event(rules.S_EN_ALLER, _("{seat} goes away.", seat=name), state.hand)
        return self.ending.left(state, goes)

    def _played(self, state: State, move: str) -> Step[State]:
        legal = self._legal(state)
        if move not in self.moves(state):
            raise self._refused(state, move)
        play = after_legs(state.men[state.hand], read_legs(move))
        events = (narration.play_event(legal.plays[play], state.hand, legal.obligation),)
        now = states.with_men_moved(state, play)
        late = self._gain(replace(now, owed=0), state.hand, self.late(state, play))
        step = late if late.state.phase == FIN else self._gain(late.state, state.other, state.owed)
        step = replace(step, events=events + late.events + step.events * (step is not late))
        if step.state.phase == FIN:
            return step
        return self.passed(step)

    def late(self, state: State, after: Men) -> int:
        """Return the points of a petit jan that could have been broken and has been kept."""
        keeps = full(after, PETIT) and full(state.men[state.hand], PETIT)
        if not keeps or self.usage.corner_bound or self._legal(state).obligation:
            return 0
        return each(WORTH["conserver-petit"], state.pair)

    def passed(self, step: Step[State]) -> Step[State]:
        """Return the turn of the other, or a new relevé if the last man is off."""
        state = step.state
        if state.men[state.hand][OFF] == START[0]:
            text = _("{seat} throws first again.", seat=SEATS[state.hand])
            again = Event(rules.PRIMAUTE_RELEVE, text, state.hand)
            fresh = states.releve(state, state.hand, state.marks)
            return replace(step, state=fresh, events=(*step.events, again))
        return replace(step, state=replace(state, phase=JET, hand=state.other, throw=()))

    def _refused(self, state: State, move: str) -> IllegalMove:
        try:
            with self.variant.naming():
                reason = self.why_not(state, move)
        except BadNotation as error:
            message = _("{move!r} is no play here: {why}", move=move, why=error.message)
            return IllegalMove(message, error.at, rule=error.rule)
        message = _("{move!r}: {why}", move=move, why=reason.text)
        return IllegalMove(message, rule=self.variant.id_of(reason.rule))

    def why_not(self, state: State, move: str) -> Refusal:
        """Return why a play is refused; raises ``BadNotation`` for a text that is no play."""
        after_legs(state.men[state.hand], read_legs(move))
        here = ground(state.men[state.hand], state.men[state.other], self.usage)
        return refusal(here, state.pair, read_legs(move), self._legal(state))

    def advise(self, state: State, level: str, rng: random.Random) -> Advice[str]:
        """Return the decision or play of a player of this level, and why."""
        return players.advise(self, state, level, rng, self.ending.leaving(state))

    def brings(self, score: Score, throw: Throw, *, thrower: bool) -> int:
        """Return what a throw brings its thrower, or the other: points, or holes."""
        return self.marking.brings(score, throw, thrower=thrower)

    def marked_by(self, marks: Marks, seat: int, amount: int) -> Marks:
        """Return the marks after a seat has marked so much, for an opponent to judge."""
        return self.marking.marked(marks, seat, amount)

    def won(self, marks: Marks, seat: int) -> bool:
        """Return whether a seat has won by its holes."""
        return self.ending.won(marks, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        return self.ending.outcome(state)

    def write(self, state: State) -> str:
        """Return a state in the notation of ``state``, with the addition of the ending."""
        return states.write_state(state) + self.ending.write(state)

    def read(self, text: str) -> State:
        """Return the state that ``text`` writes; raises ``BadNotation`` with the place."""
        head, marques = self.ending.read(text)
        with self.variant.naming():
            state = replace(states.read_state(head, self._rule), marques=marques)
            if state.phase == FIN and state.winner is None and self.ending.by_holes:
                message = _("{text!r}: a tour has a winner, A or B", text=text)
                raise BadNotation(message, 4, rule=self.over)
            self.check(state, head)
        return state

    def check(self, state: State, text: str) -> None:
        """Raise ``BadNotation`` for a state that no play can lead to."""
        check_men(state, text, self.usage)
        self.check_holes(state, text)
        check_beside(state, text, in_points=self.in_points)

    def check_holes(self, state: State, text: str) -> None:
        """Raise ``BadNotation`` for holes after the end."""
        over = self.ending.pegged(state.marks) != state.marks
        if over or (state.phase != FIN and any(self.won(state.marks, seat) for seat in (0, 1))):
            marks = text.split(" / ")[3]
            message = _("{marks!r}: a player who has won by his holes plays no more", marks=marks)
            raise BadNotation(message, text.index(f" {marks} ") + 1, rule=self.over)

    def write_move(self, move: Move) -> str:
        """Return a throw as ``6-1``; any other move is in its notation already."""
        return move if isinstance(move, str) else dice.write(move)

    def say_move(self, state: State, move: Move) -> str:
        """Return the name of a move where a player chooses among several."""
        text = self.write_move(move)
        words = {STAYS: _("stay"), GOES: _("go away")}
        return words.get(text) or narration.say_play(text)

    def read_move(self, state: State, text: str) -> Move:
        """Return the move that ``text`` writes, as ``moves`` has it."""
        self.not_alone(state, text)
        with self.variant.naming():
            if state.phase == JET:
                return dice.read(text, 2, states.JET_RULE)
            if state.phase == PRIMAUTE:
                return tables_board.read_first_throw(text)
            if state.phase != JOUE:
                return text
            legal = self._legal(state)
            after = find_play(state.men[state.hand], legal, text)
            return text if after is None else narration.write_play(legal.plays[after])

    def dice_and_caption(self, state: State) -> Scene:
        """Return the marks, the dice and the caption, in words."""
        shown = tables_board.scene(state, self.outcome(state))
        return replace(shown, caption=join_sentences(shown.caption, *self.ending.says(state)))

    def layout(self, state: State) -> Layout:
        """Return the men and the marks on the board."""
        marks = marked(state.marks, state.pavillon)
        return Layout(state.men, state.hand, state.phase == JOUE, marks, self.in_points)


def _free(men: Men, foe: Men, throw: Throw, used: Usage) -> bool:
    here = ground(men, foe, used)
    return free_to_break(here, playable(here, throw, used), used)


def check_men(state: State, text: str, usage: Usage) -> None:
    """Raise ``BadNotation`` where a man has passed that could not; ``text`` writes the state."""
    astray = trespass(state.men, usage)
    if astray is not None:
        parts = text.split(" / ")
        error = bad_arrow(parts[1 + astray.seat], ARROWS[astray.on], astray.why, rules.PASSAGE)
        before = sum(len(part) + 3 for part in parts[: 1 + astray.seat])
        raise error.replace(at=before + (error.at or 0))


def check_beside(state: State, text: str, *, in_points: bool) -> None:
    """Raise ``BadNotation`` for a pavillon before both have holes, or for odd points owed."""
    flown = state.pavillon.broken or state.pavillon.holder is not None
    if flown and not all(side.holes for side in state.marks):
        why = _("nobody takes the pavillon before both have holes")
        raise _beside(text, "pavillon", why, rules.PAVILLON)
    if in_points and state.owed % 2:
        raise _beside(text, "du", _("points come by twos"), rules.MARQUE)


def _beside(text: str, name: str, why: Message, rule: Rule) -> BadNotation:
    """Return the error for a word beside the marks, at its place."""
    at = text.index(f" {name}=") + 1
    word = text[at:].split(" ", maxsplit=1)[0]
    return BadNotation(_("{word!r}: {why}", word=word, why=why), at, rule=rule.id)
