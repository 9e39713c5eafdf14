"""Backgammon as a ``Game``: one game or a match, with or without the doubling cube.

``juegos.tablas.casas.game`` plays each game of the match. The cube adds two phases: ``dobla`` (a
seat may double before it throws) and ``responde`` (the other accepts or refuses).
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

from juegos.core.about import About
from juegos.core.advice import Advice
from juegos.core.distribution import Dist
from juegos.core.errors import BadNotation, IllegalMove
from juegos.core.game import SEATS, Event, MoveGraph, Outcome, Step, Turn
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _, either, join_sentences
from juegos.core.review import EXACT, Luck, Rated, Unit, rounded
from juegos.core.tokens import Tokens
from juegos.draw.tables.scene import Offer, Tables
from juegos.tablas.backgammon import notation, players
from juegos.tablas.backgammon import rules as law
from juegos.tablas.backgammon.one_game import OneGameRules
from juegos.tablas.backgammon.players import CubeDecision, Place, final, rate_plays
from juegos.tablas.backgammon.race import is_race
from juegos.tablas.backgammon.stakes import stakes
from juegos.tablas.backgammon.state import State, Terms
from juegos.tablas.casas import state as tables
from juegos.tablas.casas.board import Board, Play, Throw
from juegos.tablas.casas.game import TablesGame
from juegos.tablas.casas.move_graph import NOTHING
from juegos.tablas.casas.players import random_play
from juegos.tablas.casas.review import POINTS

MATCHES = Unit(_("matches"))
FINE = 10_000  # into so many parts a value is rounded


def of_race(place: Place, board: Board, plays: Mapping[Play, Board]) -> Rated:
    """Return the values of plays of a race; the board is as the seat sees it before."""
    worth = {play: rounded(one, FINE) for play, one in rate_plays(place, board, plays).items()}
    error = None if final(place.stakes, board) is None else EXACT
    return Rated(worth, unit(place), error)


def of_cube(place: Place, cube_decision: CubeDecision, moves: tuple[str, ...]) -> Rated:
    """Return the values of answers about the cube to the seat that gives them."""
    worth = {move: rounded(cube_decision.worth[move], FINE) for move in moves}
    return Rated(worth, unit(place), EXACT if cube_decision.exact else None)


def unit(place: Place) -> Unit:
    """Return the unit of the stakes: the points of a game, or a match."""
    return POINTS if place.stakes.match is None else MATCHES


DOBLA, RESPONDE = "dobla", "responde"
ABANDONA = "abandona"
_GIVES_UP = re.compile(rf"{ABANDONA} (?P<who>[AB]) (?P<times>[123])")
ASKS = {DOBLA: ("dobla", "tira"), RESPONDE: ("acepta", "rechaza")}
_SAYS = {
    # NOTE: on a button: to double the stake
    "dobla": _("double"),
    "tira": _("throw without doubling"),
    "acepta": _("accept the double"),
    "rechaza": _("refuse: lose the game"),
}


# The words for resigning a game, by how many times the cube it costs.
RESIGNS = {
    1: _("{who} resigns the game."),
    2: _("{who} resigns the game as a gammon."),
    3: _("{who} resigns the game as a backgammon."),
}


# NOTE: on a button: what a player who gives up a game loses
_RESIGN = {1: _("resign the game"), 2: _("resign a gammon"), 3: _("resign a backgammon")}

Move = Throw | Play | str


def _ways_to_resign(state: State, seat: int | None) -> tuple[Offer, ...]:
    """Return the moves by which the seat that is to throw or to decide may give up the game."""
    if seat is None or state.table.phase == tables.FIN:
        return ()
    return tuple(Offer(f"{ABANDONA} {SEATS[seat]} {n}", word) for n, word in _RESIGN.items())


def _resigns(move: Move) -> re.Match[str] | None:
    return _GIVES_UP.fullmatch(move) if isinstance(move, str) else None


class Backgammon:
    """Backgammon under chosen readings (crux name to reading key).

    Raises:
        ImpossibleReadings: Jacoby's rule without the cube, or in a match.
    """

    slug = "backgammon"
    seats = 2
    stake = 1
    policy = None
    hides = False
    rules = law.RULES
    cruces = law.CRUCES

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.one_game = TablesGame(OneGameRules(readings))
        self.travel = self.one_game.travel
        self.readings = self.one_game.readings
        self.terms = Terms(self.readings)

    def start(self) -> State:
        """Return the first game as it is set up."""
        return State(self.one_game.start(), crawford=self.terms.is_crawford((0, 0), (0, 0)))

    def turn(self, state: State) -> int | Turn:
        """Return the seat that plays, doubles or answers, else chance until the end."""
        return state.asked if state.asks else self.one_game.turn(state.table)

    def throws(self, state: State) -> Dist[Throw]:
        """Return the throws by permutations; for the first turn, A's die and B's die."""
        if state.asks:
            rule = law.DOBLAR.id
            message = _("{rule}: nothing is thrown before the cube is decided", rule=rule)
            raise IllegalMove(message, rule=rule)
        return self.one_game.throws(state.table)

    def distinct_throws(self, state: State) -> Dist[Throw]:
        """Return every throw: none is known to be equivalent to another."""
        return self.throws(state)

    def moves(self, state: State) -> tuple[Move, ...]:
        """Return the plays of a throw, or the answers about the cube."""
        return ASKS[state.asks] if state.asks else self.one_game.moves(state.table)

    def play(self, state: State, move: Move) -> Step[State]:
        """Return the result of a throw, a play, an answer or a resignation."""
        if gives_up := _resigns(move):
            return self._given_up(state, SEATS.index(gives_up["who"]), int(gives_up["times"]))
        if state.asks:
            return self._decided(state, move)
        if isinstance(move, str):
            rule = law.DOBLAR.id
            message = _("{rule}: {move!r} is not a choice here", rule=rule, move=move)
            raise IllegalMove(message, rule=rule)
        step = self.one_game.play(state.table, move)
        return self._after(replace(state, table=step.state), step.events)

    def _after(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        """Return a step that ends a game, lets the next seat double, or does neither."""
        if state.table.phase == tables.FIN:
            return self._ended(state, events)
        if state.table.phase == tables.TIRA and self.terms.may_double(state):
            state = replace(state, asks=DOBLA)
        return Step(state, events)

    def _decided(self, state: State, move: Move) -> Step[State]:
        if move not in ASKS[state.asks]:
            message = _(
                "{rule}: {move!r} is no answer here: {answers}",
                rule=law.DOBLAR.id,
                move=move,
                answers=either(map(repr, ASKS[state.asks])),
            )
            raise IllegalMove(message, rule=law.DOBLAR.id)
        seat, free = state.table.seat, replace(state, asks="")
        who, other = SEATS[seat], SEATS[1 - seat]
        match move:
            case "tira":
                text = _("{who} does not double.", who=who)
                return Step(free, (Event(law.DOBLAR, text, seat),))
            case "dobla":
                text = _("{who} doubles to {cube}.", who=who, cube=2 * state.cube)
                event = Event(law.DOBLAR, text, seat, state.cube)
                return Step(replace(state, asks=RESPONDE), (event,))
            case "acepta":
                cube = 2 * state.cube
                text = _("{other} accepts and owns the cube.", other=other)
                event = Event(law.ACEPTAR, text, 1 - seat, cube)
                return Step(replace(free, cube=cube, owner=1 - seat), (event,))
        text = _("{other} refuses: {who} wins the game.", other=other, who=who)
        why = law.RECHAZAR.id
        over = replace(state.table, phase=tables.FIN, winner=seat, points=1, why=why)
        event = Event(law.RECHAZAR, text, seat, state.cube)
        return self._ended(replace(free, table=over), (event,))

    def _given_up(self, state: State, seat: int, times: int) -> Step[State]:
        """Return the end of a game that a seat gives up, when it is to decide or chance is."""
        turn, rule = self.turn(state), law.ABANDONAR.id
        if turn not in {seat, Turn.CHANCE}:
            says = _("{rule}: it is not {who}’s turn to resign", rule=rule, who=SEATS[seat])
            raise IllegalMove(says, rule=rule)
        over = replace(
            state.table,
            phase=tables.FIN,
            seat=1 - seat,
            throw=(),
            winner=1 - seat,
            points=times,
            why=rule,
        )
        text = RESIGNS[times].with_fields(who=SEATS[seat])
        event = Event(law.ABANDONAR, text, 1 - seat, times * state.cube)
        return self._ended(replace(state, table=over, asks=""), (event,))

    def _ended(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        """Return the end of a game, and in a match the next game or the end of all."""
        table = state.table
        if self.terms.jacoby and state.owner is None and table.points > 1:
            text = _("Nobody has doubled: the game counts once.")
            table = replace(table, points=1, why=law.JACOBY.id)
            events = (*events, Event(law.JACOBY, text, table.winner, 1))
            state = replace(state, table=table)
        if not self.terms.length:
            return Step(state, events)
        worth = table.points * state.cube
        gains = (worth, 0) if table.winner == 0 else (0, worth)
        score = (state.score[0] + gains[0], state.score[1] + gains[1])
        who = SEATS[table.winner]
        if max(score) >= self.terms.length:
            text = _("{who} wins the match, {a} to {b}.", who=who, a=score[0], b=score[1])
            closed = replace(table, why=law.RONDAS.id)
            won = replace(state, table=closed, score=score, crawford=False)
            return Step(won, (*events, Event(law.RONDAS, text, table.winner, worth)))
        text = _(
            "{who} scores {points}: A {a}, B {b}.", who=who, points=worth, a=score[0], b=score[1]
        )
        events = (*events, Event(law.RONDAS, text, table.winner, worth))
        crawford = self.terms.is_crawford(state.score, score)
        if crawford:
            text = _("This is the Crawford game: nobody may double.")
            events = (*events, Event(law.CRAWFORD, text))
        return Step(State(self.one_game.start(), score=score, crawford=crawford), events)

    def outcome(self, state: State) -> Outcome | None:
        """Return the winner's gain: the match, or the game by its points and the cube."""
        end = self.one_game.outcome(state.table)
        if end is None:
            return None
        worth = Fraction(1 if self.terms.length else state.table.points * state.cube)
        gain = worth if state.table.winner == 0 else -worth
        return Outcome((gain, -gain), end.why)

    def rate(self, state: State, moves: tuple[Any, ...]) -> Rated:
        """Return the values of plays, or of answers about the cube, to the seat that decides.

        Resignations are not rated.
        """
        moves = tuple(move for move in moves if not _resigns(move))
        table, board, place = state.table, tables.mover_board(state.table), self._place(state)
        if state.asks:
            decision = players.cube_decision(self.travel, place, board, "strong")
            return of_cube(place, decision, moves)
        plays = self.one_game.plays(table)
        if players.is_usual(self.travel) and is_race(board):
            return of_race(place, board, {move: plays[move] for move in moves})
        return self.one_game.rate(table, moves)

    def fortune(self, state: State, throw: Throw) -> Luck | None:
        """Return what a throw brought A; None for one that decides who begins, or none."""
        return None if _resigns(throw) else self.one_game.fortune(state.table, throw)

    def _place(self, state: State) -> players.Place:
        """Return the stakes and the cube of the seat to throw."""
        return players.Place(stakes(self.terms, state), state.table.seat, state.cube, state.owner)

    def advise(self, state: State, level: str, rng: random.Random) -> Advice[Play] | Advice[str]:
        """Return the move of a player of this level."""
        table, board, place = state.table, tables.mover_board(state.table), self._place(state)
        if not state.asks:
            if level == "strong" and players.is_usual(self.travel) and is_race(board):
                return players.race(place, board, self.one_game.plays(table))
            return self.one_game.advise(table, level, rng)
        if level == "random":
            dead = state.asks == DOBLA and not self.terms.gains_by_doubling(state)
            return random_play(("tira",) if dead else ASKS[state.asks], rng)
        return players.answer(self.travel, place, board, state.asks, level)

    def write(self, state: State) -> str:
        """Return a state in the notation of ``juegos.tablas.backgammon.notation``."""
        return notation.write(self.one_game, self.terms, state)

    def read(self, text: str) -> State:
        """Return the state that ``text`` writes, also as ids; raises ``BadNotation``."""
        return notation.read(self.one_game, self.terms, text)

    def write_move(self, move: Move) -> str:
        """Return a throw, a play or an answer in its notation."""
        return move if isinstance(move, str) else self.one_game.write_move(move)

    def say_move(self, state: State, move: Move) -> str:
        """Return a move as players write it, an answer in words."""
        if gives_up := _resigns(move):
            return RESIGNS[int(gives_up["times"])].with_fields(who=gives_up["who"])
        if isinstance(move, str):
            return _SAYS[move]
        return self.one_game.say_move(state.table, move)

    def read_move(self, state: State, text: str) -> Move:
        """Return the throw, play, answer or resignation that is written; raises ``BadNotation``."""
        if text.startswith(ABANDONA):
            if _GIVES_UP.fullmatch(text):
                return text
            says = _("{text!r} is no resignation; one is like 'abandona A 1', which goes to 3")
            raise BadNotation(says.with_fields(text=text))
        if not state.asks:
            return self.one_game.read_move(state.table, text)
        tokens = Tokens(text)
        move = tokens.one_of(ASKS[state.asks])
        tokens.finish()
        return move

    def steps(self, move: Move) -> tuple[str, ...]:
        """Return the places of a play, from and to for each man; none for a throw or an answer."""
        return () if isinstance(move, str) else self.one_game.steps(move)

    def takes(self, move: Move) -> tuple[str, ...]:
        """Return the places where a play hits."""
        return () if isinstance(move, str) else self.one_game.takes(move)

    def move_graph(self, state: State) -> MoveGraph:
        """Return the plays as steps in every order; empty where the cube is decided."""
        return NOTHING if state.asks else self.one_game.move_graph(state.table)

    def scene(self, state: State, last: Move | None = None) -> Tables:
        """Return the board, the dice and the things beside them."""
        moved = None if isinstance(last, str) or state.table.phase == tables.SALE else last
        scene = self.one_game.scene(state.table, moved)
        captions = [scene.caption]
        throws = ""
        offers: tuple[Offer, ...] | None = None
        if state.asks == DOBLA:
            throws, offers = "tira", ()
            if self.terms.gains_by_doubling(state):
                offers = (Offer("dobla", _SAYS["dobla"]),)
                captions.append(_("{who} may double before the throw.", who=SEATS[state.asked]))
        if state.asks == RESPONDE:
            captions.append(_("{who} must accept the double or refuse it.", who=SEATS[state.asked]))
        if self.terms.length:
            a, b = state.score
            captions.append(
                _("Match to {points}: A {a}, B {b}.", points=self.terms.length, a=a, b=b)
            )
        hand = state.asked if state.asks else scene.hand
        cube = (state.cube, state.owner) if self.terms.cube else None
        score = state.score if self.terms.length else ()
        return replace(
            scene,
            caption=join_sentences(*captions),
            hand=hand,
            cube=cube,
            score=score,
            throws=throws,
            offers=offers,
            resigns=_ways_to_resign(state, hand),
        )


ABOUT = About(
    "backgammon",
    "Backgammon",
    "s003",
    Backgammon,
    says=_("A race with dice in which each player can send back the other’s men."),
    origin=_("As it is played today"),
    doors={
        "ids": "juegos.tablas.backgammon.door_ids:ids",
        "odds": "juegos.tablas.backgammon.door_odds:odds",
    },
    formats={
        "mat": "juegos.tablas.backgammon.mat:MAT",
        "gnubg": "juegos.tablas.backgammon.ids:IDS",
        "xgid": "juegos.tablas.backgammon.ids:XGID",
    },
    lesson=lesson(
        ("gana", _("Bring all your men home and bear them off before the other has done so.")),
        ("mover", _("In turn you throw two dice; each moves a man forward by its number.")),
        ("bloqueada", _("You may not stop where the other has two men or more.")),
        ("captura", _("You may stop on a man who stands alone: he is hit, and goes to the bar.")),
        (
            "rescate",
            _("While you have a man on the bar you may move no other, so leave few alone."),
        ),
        SmallBoard(
            "juega A 4-1 A 24:2 13:5 8:3 6:5 B 24:2 13:4 8:3 6:5 5",
            _("A hits the man who stands alone on A’s 20."),
            "24/20* 6/5",
            "captura",
        ),
        SmallBoard(
            "juega A 6-1 A bar 24 13:5 8:3 6:5 B 24:2 13:5 8:3 6:5",
            _("A must enter first, and only the ace lets him in."),
            "bar/24 13/7",
            "rescate",
        ),
        SmallBoard(
            "juega A 6-4 A 6 4 off:13 B 6:3 5:2 4:2 off:8",
            _("A bears off his last two men and wins."),
            "6/off 4/off",
            "gana",
        ),
    ),
)
