"""Strict trictrac: the players mark for themselves, and may send each other to school.

The thrower marks a throw (``marque 1 4``: one hole, the jeton at four; ``neuf`` after it: with a
second jeton), and may go on marking forward until touching a man, playing or going away. A play may
break the rules (``faux T-5 T-6``; ``read_move`` adds the word): then the other chooses the
consequence. The other judges the marks, then marks what the throw gave; that is judged after the
other's throw. Only right plays are listed, and touching (``touche 8``) is not.

All opponents mark what is due; they differ in play and in what they allow. Random lets every mark
of the other pass; greedy and strong send the other to school for wrong marks, and dispute an école
that is none.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from juegos.core.advice import Advice, random_move
from juegos.core.distribution import Dist
from juegos.core.errors import BadNotation, IllegalMove
from juegos.core.game import SEATS, Event, Outcome, Policy, Step, Turn
from juegos.core.message import Message, _, _n, as_message
from juegos.core.review import Luck, Rated
from juegos.draw.dice.scene import Scene
from juegos.material import dice
from juegos.tablas.trictrac import ecoles, rules, strict_plays, tables_board
from juegos.tablas.trictrac import state as states
from juegos.tablas.trictrac.ecoles import Due, Severity, truth
from juegos.tablas.trictrac.evaluation import worth
from juegos.tablas.trictrac.game import Trictrac, check_beside
from juegos.tablas.trictrac.narration import say_play, write_play
from juegos.tablas.trictrac.players import UNIT, by
from juegos.tablas.trictrac.plays import after_legs, read_legs
from juegos.tablas.trictrac.scoring import Score
from juegos.tablas.trictrac.state import (
    ACCEPTS,
    ANSWER,
    AUGMENTS,
    CASE,
    DECIDE,
    DISPUTES,
    FIN,
    GIVEN,
    GOES,
    HOLES,
    HUNT,
    JET,
    JOUE,
    JUDGE,
    MARK,
    MENDS,
    PASSES,
    PLAY_AGAIN,
    PRIMAUTE,
    REPLY,
    THROW,
    THROWS,
    Claim,
    State,
    Strict,
    after_leaving,
    read_strict,
    with_due,
    write_strict,
)
from juegos.tablas.trictrac.strict_plays import HUNTS
from juegos.tablas.trictrac.tables_board import Layout, Move, OnTables
from juegos.tablas.trictrac.wrong_plays import FORCES

# Opponents at strict trictrac: all mark what is due; they differ in play and in what they allow.


def advise(table: StrictTrictrac, state: Strict, level: str, rng: random.Random) -> Advice[str]:
    """Return the mark, play or word of a player of this level."""
    if state.stage in {MARK, GIVEN}:
        mark = _mark(table, state)
        if mark is None and state.stage == GIVEN:
            return by(THROWS, _("All is marked."))
        return mark or _move(table, state, level, rng)
    if state.stage in {JUDGE, ANSWER, REPLY}:
        return _judgement(table, state, level)
    if level == "random":
        return random_move(table.moves(state), UNIT, rng)
    if state.stage == HUNT:
        return by(HUNTS, _("A man who should not be there is in the way of a jan."))
    return _best_choice(table, state, table.moves(state))


def _mark(table: StrictTrictrac, state: Strict) -> Advice[str] | None:
    """Return the mark that is still to be made, if there is one."""
    seat = state.accused
    if state.claim is not None or not state.due:
        return None
    right = truth(state.before, seat, Due(state.due))
    claim = Claim(right[seat].holes - state.before[seat].holes, right[seat].points)
    text = ecoles.write_claim(claim)
    why = _n("There is {count} point to mark.", "There are {count} points to mark.", state.due)
    return by(text, why) if text in table.moves(state) else None


def _move(table: StrictTrictrac, state: Strict, level: str, rng: random.Random) -> Advice[str]:
    """Return the play, or the going away where a hole has been marked."""
    holed = state.asked.holes > 0
    if holed and level != "random":
        decided = table.game.advise(replace(state.base, phase=DECIDE), level, rng)
        if decided.move == GOES:
            return decided
    if state.tried:  # a man is to be played: no other play is left
        bound = [one for one in table.moves(state) if one != GOES and not one.startswith("marque")]
        lot = level == "random"
        return random_move(tuple(bound), UNIT, rng) if lot else _best_choice(table, state, bound)
    return table.game.advise(replace(state.base, phase=JOUE), level, rng)


def _judgement(table: StrictTrictrac, state: Strict, level: str) -> Advice[str]:
    """Return the judgement of the other's marks, or the answer to the other's judgement."""
    school = ecoles.verdict(state, table.severity)
    if state.stage != JUDGE:
        return by(*_answer(state, school.amount))
    if level == "random" or school.rule is None:
        return by(PASSES, _("The marks are let pass."))
    call = f"ecole {school.amount}"
    called = school.amount and call in table.moves(state)
    return by(call if called else MENDS, as_message(school.rule.says))


def _answer(state: Strict, amount: int) -> tuple[str, Message]:
    """Return the answer to an école that was called, or to a dispute of one, and why."""
    if state.stage == ANSWER:
        if 0 < state.announced <= amount:
            return ACCEPTS, _("The école is right, or less than it might be.")
        return DISPUTES, _("There is no such école.")
    if state.announced == amount:
        return AUGMENTS, _("The école is right: it is held to.")
    return ACCEPTS, _("The école was wrong.")


def _best_choice(table: StrictTrictrac, state: Strict, moves: Sequence[str]) -> Advice[str]:
    """Return the best choice about a fausse case: of the judge, or of the player."""
    hand, judging = state.base.hand, state.stage == CASE
    sign = -1 if judging else 1

    def value(move: str) -> float:
        men = table.play(state, move).state.base.men
        return sign * worth(men[hand], men[1 - hand])

    best = max(moves, key=lambda move: (value(move), move))
    worst = _("Of the choices allowed, the worst for the player who made the mistake.")
    return by(best, worst if judging else _("The best that is left."))


# What a move is called, and the game.

_FIXED = {THROWS: _("take up the dice and throw"), **ecoles.SAYS, **strict_plays.SAYS}


def _forced(match: re.Match[str]) -> Message:
    first, *second = match[1].split(" ")
    if not second:
        return _("have the man of {arrow} played", arrow=first)
    if second[0] == first:
        return _("have two men of {arrow} played", arrow=first)
    return _("have the men of {first} and {second} played", first=first, second=second[0])


def _marks(match: re.Match[str]) -> Message:
    holes, points = int(match[1]), match[2]
    if match[3]:
        return _("mark: a new jeton at {points}", points=points)
    if not holes:
        return _("mark: the jeton at {points}", points=points)
    return _n(
        "mark: {count} hole, the jeton at {points}",
        "mark: {count} holes, the jeton at {points}",
        holes,
        points=points,
    )


_WORDS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Message]], ...] = (
    (re.compile(rf"{FORCES} (\S+(?: \S+)?)"), _forced),
    (
        re.compile(r"met-(\d)"),
        lambda match: _("have the man put where the {number} brings him", number=match[1]),
    ),
    (
        re.compile(r"met-(\d)-seconde"),
        lambda match: _("have the second man put where the {number} brings him", number=match[1]),
    ),
    (
        re.compile(r"met-(\d)-(\d)"),
        lambda match: _(
            "have the men put where the {first} and the {second} bring them",
            first=match[1],
            second=match[2],
        ),
    ),
    (re.compile(r"tout-d-une"), lambda _match: _("have one man play both numbers")),
    (
        re.compile(r"tout-d-une-(\w+)"),
        lambda match: _("have the man of {arrow} play both numbers", arrow=match[1]),
    ),
    (re.compile(r"faux passe"), lambda _match: _("pass, against the rules")),
    (
        re.compile(r"faux (.+)"),
        lambda match: _("play {play}, against the rules", play=say_play(match[1])),
    ),
    (re.compile(r"marque (\d) (\d+)( neuf)?"), _marks),
    (
        re.compile(r"ecole (\d+)"),
        lambda match: _n(
            "send to school for {count} point",
            "send to school for {count} points",
            int(match[1]),
        ),
    ),
    (
        re.compile(rf"{strict_plays.TOUCHES} (\w+)"),
        lambda match: _("touch the man on {arrow}", arrow=match[1]),
    ),
    (
        re.compile(rf"{strict_plays.ADOUBES} (\w+)"),
        lambda match: _("say j’adoube, and touch the man on {arrow}", arrow=match[1]),
    ),
    (re.compile(r"pone (.+)"), lambda match: _("have the men stand at {men}", men=match[1])),
)


def move_words(move: str) -> Message | None:
    """Return the words for a move of the strict game; None if the board's game has it too."""
    if move in _FIXED:
        return _FIXED[move]
    for pattern, words in _WORDS:
        if match := pattern.fullmatch(move):
            return words(match)
    return None


WRONG = "faux "


class StrictTrictrac(OnTables[Strict]):
    """Strict trictrac, made from the game in which the board marks."""

    seats = 2
    policy: Policy | None = None
    hides = False

    def __init__(self, game: Trictrac) -> None:
        self.game = game
        self.slug, self.stake, self.playing = game.slug, game.stake, game.playing
        self.rules, self.cruces, self.readings = game.rules, game.cruces, game.readings
        self.severity = Severity(
            self.readings["ecole-plein"] == "deux-fois", self.readings["deux-jetons"] == "ecole"
        )
        self._rule = {rule.id: rule for rule in self.rules}

    def start(self) -> Strict:
        """Return the state before the throw that decides who begins."""
        return Strict()

    def turn(self, state: Strict) -> int | Turn:
        """Return the seat that marks, plays, judges or answers; chance before each throw."""
        if state.base.phase == FIN:
            return Turn.END
        if state.stage == THROW:
            return Turn.CHANCE
        if state.stage in {MARK, PLAY_AGAIN}:
            return state.base.hand
        if state.stage in {CASE, GIVEN, HUNT}:
            return state.base.other
        return ecoles.deciding_seat(state)

    def throws(self, state: Strict) -> Dist[tuple[int, ...]]:
        """Return the throws of the dice."""
        if state.stage != THROW:
            message = _("nothing is thrown here: a player must move")
            raise IllegalMove(message, rule=rules.JET.id)
        return self.game.throws(state.base)

    def distinct_throws(self, state: Strict) -> Dist[tuple[int, ...]]:
        """Return every throw: none is known to be equivalent to another."""
        return self.throws(state)

    def moves(self, state: Strict) -> tuple[str, ...]:
        """Return the legal moves of the seat, its marks right or wrong."""
        if isinstance(self.turn(state), Turn):
            return ()
        return tuple(sorted(self._moves(state)))

    def _moves(self, state: Strict) -> tuple[str, ...]:
        if state.stage in strict_plays.STAGES:
            return strict_plays.choices(self.game, state)
        if state.stage == GIVEN:
            return (THROWS, *ecoles.claims(state))
        if state.stage != MARK:
            return ecoles.answers(state, self.severity)
        plays = tuple(map(write_play, strict_plays.plays_left(self.game, state).plays.values()))
        if strict_plays.is_touched(state):
            return plays
        return (*plays, *(GOES,) * (state.asked.holes > 0), *ecoles.claims(state))

    def play(self, state: Strict, move: Move) -> Step[Strict]:
        """Return the result of a throw, a mark, a play or a judgement."""
        if state.base.phase == FIN:
            message = _("the game is over: nothing is played any more")
            raise IllegalMove(message, rule=rules.TOUR.id)
        if state.stage == THROW or not isinstance(move, str):
            return self._thrown(state, move)
        if state.stage == MARK:
            return self._marking(state, move)
        ecoles.check_listed(move, self.moves(state))
        if state.stage in strict_plays.STAGES:
            return strict_plays.after_choice(self.game, self.severity, state, move)
        if state.stage == GIVEN:
            return self._given(state, move)
        judged = ecoles.after_answer(state, move, self.severity)
        return self._settled(judged) if judged.state.stage == JUDGE else judged

    def _thrown(self, state: Strict, move: Move) -> Step[Strict]:
        """Return the throw on the table, without its score."""
        if isinstance(move, str) or move not in self.throws(state):
            message = _("{move!r} cannot be thrown here", move=move)
            raise IllegalMove(message, rule=rules.JET.id)
        base = state.base
        events: tuple[Event, ...] = ()
        if base.phase == PRIMAUTE:
            step = self.game.first(base, move)
            base, events = step.state, step.events
            if not base.throw:
                return Step(replace(state, base=base), events)
        else:
            base = states.with_throw(base, (move[0], move[1]))
            text = _("{seat} throws {throw}.", seat=SEATS[base.hand], throw=dice.write(move))
            events = (Event(rules.JET, text, base.hand),)
        score = self._score(base, state.base)
        base = replace(base, phase=JOUE, owed=score.total(thrower=False))
        men, foe = base.men[base.hand], base.men[base.other]
        after = replace(state, base=base, own=self.game.own(men, foe, base.pair, score))
        if state.given and (state.claim is not None or state.due):
            return Step(replace(after, stage=JUDGE), events)
        return Step(self._ready(after), events)

    def _ready(self, state: Strict) -> Strict:
        """Return the thrower about to mark, unless a man of the thrower may first be driven out."""
        return strict_plays.ready(self.game, with_due(state, state.base.hand, state.own))

    def _score(self, base: State, before: State) -> Score:
        men, foe = base.men[base.hand], base.men[base.other]
        return self.game.score(men, foe, base.pair, states.when(before, base))

    def _marking(self, state: Strict, move: str) -> Step[Strict]:
        touched = strict_plays.is_touched(state)
        if move in ecoles.claims(state) and not touched:
            return ecoles.marked(state, move)
        if move == GOES and state.asked.holes and not touched:
            text = _("{seat} goes away.", seat=SEATS[state.base.hand])
            gone = Event(rules.S_EN_ALLER, text, state.base.hand)
            return Step(replace(state, goes=True, stage=JUDGE), (gone,))
        if move == GOES or move.startswith("marque"):
            message = _(
                "{move!r}: nobody goes away without a hole, and a jeton only goes forward",
                move=move,
            )
            if touched:
                message = _(
                    "{move!r}: a player who has touched a man marks no more and does not go away",
                    move=move,
                )
            raise IllegalMove(message, rule=rules.MARQUE.id)
        if move.startswith((strict_plays.TOUCHES, strict_plays.ADOUBES)):
            return strict_plays.touch(self.game, state, move)
        if move.startswith(WRONG):
            return strict_plays.wrong_play(self.game, state, move.removeprefix(WRONG))
        return self._play(state, move)

    def _play(self, state: Strict, move: str) -> Step[Strict]:
        """Return the state after a legal play, for the other to judge the marks."""
        base = state.base
        if state.tried:
            after, event = strict_plays.play_bound_man(self.game, state, read_legs(move))
        else:
            step = self.game.play(replace(base, owed=0), move)  # refuses what is not allowed
            after, event = after_legs(base.men[base.hand], read_legs(move)), step.events[0]
        due = state.due + self.game.late(base, after)
        return strict_plays.men_moved(replace(state, due=due), after, (event,))

    def _settled(self, step: Step[Strict]) -> Step[Strict]:
        """Return the state after the marks of a seat are agreed on."""
        pegged = strict_plays.with_pavillon(self.game, step.state, step.events)
        state, events = pegged.state, pegged.events
        base = state.base
        if base.phase == FIN:
            return pegged
        if state.given:
            if base.throw:
                return Step(self._ready(state), events)
            return Step(replace(with_due(state, base.hand, state.own), stage=THROW), events)
        if state.goes:
            return self._left(state, events)
        return Step(
            replace(with_due(state, base.other, base.owed, given=True), stage=GIVEN), events
        )

    def _left(self, state: Strict, events: tuple[Event, ...]) -> Step[Strict]:
        """Return a new relevé, or a thrower who must stay: no hole, or too much marked."""
        base = state.base
        name = SEATS[base.hand]
        if base.marks[base.hand].holes > state.before[base.hand].holes and not state.announced:
            first = _("{seat} throws first.", seat=name)
            again = Event(rules.PRIMAUTE_RELEVE, first, base.hand)
            left = after_leaving(base, again)
            return Step(Strict(left.state), (*events, again))
        stays = Event(ecoles.S_EN_ALLER, _("{seat} must stay.", seat=name), base.hand)
        return Step(strict_plays.hold_player(self.game, state), (*events, stays))

    def _given(self, state: Strict, move: str) -> Step[Strict]:
        """Return the other about to mark what the throw gave, or to take up the dice."""
        if move != THROWS:
            return ecoles.marked(state, move)
        base = state.base
        passed = self.game.passed(Step(replace(base, owed=0)))
        now = replace(state, base=passed.state, stage=THROW)
        if base.marks[state.accused].holes >= HOLES:
            now = replace(now, stage=JUDGE)
        hand = now.base.hand
        takes = Event(rules.JET, _("{seat} takes up the dice.", seat=SEATS[hand]), hand)
        return Step(now, (takes, *passed.events))

    def advise(self, state: Strict, level: str, rng: random.Random) -> Advice[str]:
        """Return the mark, play or word of a player of this level, and why."""
        return advise(self, state, level, rng)

    def rate(self, state: Strict, moves: tuple[str, ...]) -> Rated | None:
        """Return the values of plays to the hand; marks and écoles are not rated."""
        base = replace(state.base, phase=JOUE)
        plays = state.stage in {MARK, GIVEN} and {*moves} <= {*self.game.moves(base)}
        return self.game.rate(base, moves) if plays else None

    def fortune(self, state: Strict, throw: tuple[int, ...]) -> Luck | None:
        """Return what a throw brought A; None for a throw that decides who begins."""
        return self.game.fortune(state.base, throw)

    def outcome(self, state: Strict) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        return self.game.outcome(state.base)

    def write(self, state: Strict) -> str:
        """Return a state in the notation of ``state``."""
        return write_strict(state)

    def read(self, text: str) -> Strict:
        """Return the state that ``text`` writes; raises ``BadNotation`` with the place."""
        state = read_strict(text, self._rule)
        check_beside(state.base, text, in_points=True)
        judging = state.given and state.stage not in {THROW, MARK, CASE, PLAY_AGAIN, GIVEN, HUNT}
        phases = (
            {PRIMAUTE, JET, FIN} if state.stage == THROW else ({JOUE, JET} if judging else {JOUE})
        )
        won = state.base.phase == FIN and state.base.winner is None
        if state.base.phase not in phases or won:
            message = _(
                "{text!r}: the stage {stage!r} does not go with the phase {phase!r}",
                text=text,
                stage=state.stage,
                phase=state.base.phase,
            )
            raise BadNotation(message, 0)
        if state.stage in strict_plays.STAGES or (state.stage == MARK and state.tried):
            strict_plays.check_fault(self.game, state, text)
        return state

    def write_move(self, move: Move) -> str:
        """Return a throw as ``6-1``; any other move is in its notation already."""
        return self.game.write_move(move)

    def say_move(self, state: Strict, move: Move) -> str:
        """Return the name of a move where a player chooses among several."""
        text = self.write_move(move)
        is_play = state.stage == MARK and text == PASSES
        return (not is_play and move_words(text)) or self.game.say_move(state.base, move)

    def read_move(self, state: Strict, text: str) -> Move:
        """Return the move that ``text`` writes; ``faux`` goes before a play that is not allowed."""
        self.not_alone(state, text)
        if state.stage == THROW:
            return self.game.read_move(state.base, text)
        if state.stage != MARK or text in self.moves(state) or text.startswith(("marque", WRONG)):
            return text
        if text == GOES or text.startswith((strict_plays.TOUCHES, strict_plays.ADOUBES)):
            return text
        read = self.game.read_move(state.base, text)
        if read in self.game.moves(state.base):
            return read
        plays = strict_plays.plays_left(self.game, state).plays
        after = after_legs(state.base.men[state.base.hand], read_legs(text))
        return write_play(plays[after]) if after in plays else f"{WRONG}{text}"

    def dice_and_caption(self, state: Strict) -> Scene:
        """Return the marks as they are shown, the dice, and the caption, in words."""
        seat = self.turn(state)
        if isinstance(seat, Turn):
            return self.game.dice_and_caption(state.base)
        return tables_board.strict(state.base, seat, state.stage, self.game.outcome(state.base))

    def layout(self, state: Strict) -> Layout:
        """Return the men and the marks on the board."""
        return self.game.layout(state.base)
