"""The notation of states of tables: ``juega A 6-4 A 24:2 13:5 8:3 6:5 B 24:2 13:5 8:3 6:5``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from juegos.core.errors import BadNotation
from juegos.core.game import SEATS
from juegos.core.message import _
from juegos.core.tokens import Tokens
from juegos.material import dice
from juegos.tablas.casas import notation
from juegos.tablas.casas.board import MEN, OFF, SIDE, Board, Throw, stuck, turned
from juegos.tablas.casas.state import (
    FIN,
    JUEGA,
    OPENINGS,
    PLAYING,
    RESTO,
    RESTO_OTRA,
    TIRA,
    State,
    TablesRules,
)


def write(state: State) -> str:
    """Return a state as text."""
    head = [state.phase]
    if state.phase == FIN:
        head += [SEATS[state.winner], str(state.points), state.why]
    elif state.phase not in OPENINGS:
        head += [SEATS[state.seat], *([dice.write(state.throw)] if state.throw else [])]
    return " ".join([*head, notation.write_board(state.board)])


def read(laws: TablesRules, text: str) -> State:
    """Return the state that ``text`` writes; raises ``BadNotation`` with the place."""
    tokens = Tokens(text)
    phase = tokens.one_of([*_phases(laws)])
    fields: dict[str, object] = {}
    at = 0
    if phase == FIN:
        seat = SEATS.index(tokens.one_of(SEATS))
        points = int(tokens.one_of("0123" if "manera" in laws.event_rules else "123"))
        why = tokens.one_of([rule.id for rule in laws.rules])
        fields = {"seat": seat, "winner": seat, "points": points, "why": why}
    elif phase not in OPENINGS:
        fields["seat"] = SEATS.index(tokens.one_of(SEATS))
        if phase in PLAYING:
            at = tokens.at
            fields["throw"] = _read_throw(laws, tokens)
    board = notation.read_board(text, tokens.at, laws.travel, laws.event_rules)
    state = replace(State(phase, board), **fields)  # type: ignore[arg-type]
    _check(laws, state, text, at)
    return state


def _phases(laws: TablesRules) -> Iterable[str]:
    if laws.opening in OPENINGS:
        yield laws.opening
    yield from (TIRA, JUEGA)
    if laws.turns.shared:
        yield RESTO
    if laws.turns.shared and laws.turns.par:
        yield RESTO_OTRA
    yield FIN


def _read_throw(laws: TablesRules, tokens: Tokens) -> Throw:
    word, at = tokens.text[tokens.at :].split(" ", 1)[0], tokens.at
    value, most = laws.event_rules["dados"].id, laws.dice + len(laws.travel.fixed)
    loose = laws.turns.shared or laws.turns.twice  # fewer dice are left over, more are played
    count = word.count("-") + 1 if loose and len(word) <= 4 * most else most
    return dice.read(tokens.one_of([word]), count, value, at)


def _check(laws: TablesRules, state: State, text: str, at: int) -> None:
    """Raise ``BadNotation`` where a rule forbids the state; the throw is at the place ``at``."""
    off = [state.board[OFF] == MEN, state.board[SIDE] == MEN]
    if any(off) and state.phase != FIN:
        raise BadNotation(
            _(
                "{text!r}: {who} has borne off all men, so it must be 'fin'",
                text=text,
                who=SEATS[off.index(True)],
            ),
            rule=laws.event_rules["sacar"].id,
        )
    if state.phase == FIN:
        loser = 1 - state.seat
        if state.points and off[loser]:
            raise BadNotation(
                _(
                    "{text!r}: {who} has borne off all men, so the other side has not won",
                    text=text,
                    who=SEATS[loser],
                ),
                rule=laws.event_rules["sacar"].id,
            )
        return
    if state.phase not in PLAYING:
        ends = laws.turns.fails or "manera" in laws.event_rules  # then the next throw ends the game
        if not ends and stuck(laws.travel, state.board):
            rule = laws.event_rules["pierde"].id
            message = _("{text!r}: neither side can ever play a die", text=text)
            raise BadNotation(message, rule=rule)
        return
    board = turned(state.board) if state.seat else state.board
    if not _fits_throw(laws, state, board):
        rule, throw = laws.event_rules["dados"].id, dice.write(state.throw)
        message = _("{rule}: {throw!r} cannot be thrown here", rule=rule, throw=throw)
        raise BadNotation(message, at, rule=rule)
    if not laws.travel.plays(board, state.throw):
        rule = laws.event_rules["pierde"].id
        raise BadNotation(
            _("{text!r}: {rule}: none of the throw can be played", text=text, rule=rule)
        )


def _fits_throw(laws: TablesRules, state: State, board: Board) -> bool:
    """Return whether a throw leaves these dice to be played."""
    every = laws.travel.throws(laws.dice)
    if state.phase == JUEGA:
        return any(laws.turns.played(board, throw) == state.throw for throw in every)
    thrower, left = turned(board), Counter(state.throw)
    return any(
        left <= Counter(laws.turns.played(thrower, throw))
        for throw in every
        if state.phase == RESTO or laws.turns.equal(thrower, throw)
    )
