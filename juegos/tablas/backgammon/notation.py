"""How a state of backgammon is written, and GNU Backgammon's ids of it.

``juega A 6-4 A 24:2 13:5 8:3 6:5 B 24:2 13:5 8:3 6:5`` is a state of ``casas``; after it
stand ``cubo=2A`` (value and owner) where the cube is used, ``tantos=2-4`` in a match and
``crawford`` in the Crawford game. ``4HPwATDgc/ABMA:cAkAAAAAAAAA`` is read too.
"""

from __future__ import annotations

import re
from dataclasses import replace

from juegos.core.errors import BadNotation
from juegos.core.game import SEATS
from juegos.core.tokens import Tokens
from juegos.tablas.backgammon import gnubg, rules
from juegos.tablas.backgammon.state import State, Terms
from juegos.tablas.casas import state as tables
from juegos.tablas.casas.board import turned
from juegos.tablas.casas.game import TablesGame

_BESIDE = re.compile(r" (?:cubo=|tantos=|crawford$)")
_CUBE = re.compile(r"cubo=(?:1|(?P<value>2|4|8|16|32|64)(?P<owner>[AB]))")
_PLAYED = "its game is played by Jacoby’s rule: choose the reading jacoby=si, or end the id in E "
_PLAYED += "if it was made before GNU Backgammon wrote the rule down"
_JACOBY = ("its game is not played by Jacoby’s rule: choose the reading jacoby=no", _PLAYED)
_SCORE = re.compile(r"tantos=(?P<a>[0-9]{1,3})-(?P<b>[0-9]{1,3})")


def write(one_game: TablesGame, terms: Terms, state: State) -> str:
    """Return a state: the phase, the board, then the cube and the score where there are any."""
    text = one_game.write(state.table)
    if state.asks:
        told = f"{state.asks} {SEATS[state.asked]}"
        text = told + text.removeprefix(f"tira {SEATS[state.table.seat]}")
    if terms.cube:
        text += f" cubo={state.cube}" + ("" if state.owner is None else SEATS[state.owner])
    if terms.length:
        text += f" tantos={state.score[0]}-{state.score[1]}"
    return text + " crawford" * state.crawford


def read(one_game: TablesGame, terms: Terms, text: str) -> State:
    """Return the state that ``text`` writes, in our notation or in ids.

    Raises:
        BadNotation: it is neither, or these readings know no such state.
    """
    if gnubg.looks_like(text):
        return _known(terms, _from_ids(one_game, terms, text), text)
    found = _BESIDE.search(text)
    at = found.start() if found else len(text)
    tokens = Tokens(text[:at])
    word = text.partition(" ")[0]
    asks = word if word in {"dobla", "responde"} else ""
    board = text[:at]
    if asks:
        tokens.one_of([word])
        seat = SEATS.index(tokens.one_of(SEATS))
        seat = 1 - seat if asks == "responde" else seat
        board = f"tira {SEATS[seat]} {board[tokens.at :]}"
    state = State(one_game.read(board), asks=asks)
    return _known(terms, _beside(terms, state, text, at), text)


def _beside(terms: Terms, state: State, text: str, at: int) -> State:
    """Return the state with the cube and the score that ``text`` tells of from ``at`` on."""
    words = text[at:].split()
    if terms.cube:
        cube = _CUBE.fullmatch(words.pop(0) if words else "")
        if cube is None:
            raise BadNotation(f"{text!r}: after the board expected 'cubo=1' or 'cubo=2A'", at)
        if cube["value"]:
            owner = SEATS.index(cube["owner"])
            state = replace(state, cube=int(cube["value"]), owner=owner)
    if terms.length:
        score = _SCORE.fullmatch(words.pop(0) if words else "")
        if score is None:
            raise BadNotation(f"{text!r}: after the board expected a score like 'tantos=2-4'", at)
        state = replace(state, score=(int(score["a"]), int(score["b"])))
    if words == ["crawford"]:
        return replace(state, crawford=True)
    if words:
        raise BadNotation(f"{text!r}: {words[0]!r} has no place in these readings", at)
    return state


def _known(terms: Terms, state: State, text: str) -> State:
    """Return the state; raises ``BadNotation`` where these readings have no such state."""
    over = state.table.phase == tables.FIN
    if terms.length:
        wins = [points >= terms.length for points in state.score]
        if any(wins) != over or all(wins):
            rule = rules.RONDAS.id
            raise BadNotation(
                f"{text!r}: {rule}: the match ends when one has {terms.length} points"
            )
    if state.crawford and not terms.is_crawford((0, 0), state.score):
        raise BadNotation(f"{text!r}: {rules.CRAWFORD.id}: this cannot be the Crawford game")
    if state.asks and not terms.may_double(state):
        raise BadNotation(f"{text!r}: {rules.DOBLAR.id}: nobody may double here")
    return state


def write_ids(terms: Terms, state: State) -> str:
    """Return GNU Backgammon's position id and match id of a state, joined by a colon.

    The first turn is written as A's to throw; at the end the match id says that it is over.
    """
    table = state.table
    board = turned(table.board) if table.seat else table.board
    match = gnubg.MatchId(
        cube=state.cube,
        owner=state.owner,
        thrower=table.seat,
        crawford=state.crawford,
        state=2 if table.phase == tables.FIN else gnubg.PLAYING,
        turn=state.asked,
        doubled=state.asks == "responde",
        dice=table.throw,
        length=terms.length,
        score=state.score,
        jacoby=terms.jacoby,
    )
    return f"{gnubg.write_position(board)}:{gnubg.write_match(match)}"


def lost(terms: Terms, state: State) -> str:
    """Return in words what the ids of a state do not hold, empty where they hold all of it."""
    table = state.table
    if table.phase == tables.SALE:
        return "The ids cannot say that each casts one die for the first turn: A is to throw."
    if table.phase == tables.FIN:
        return "The ids say that the game is over; what it was won by they cannot say."
    if table.phase == tables.TIRA and not state.asks and terms.may_double(state):
        who = SEATS[table.seat]
        return f"The ids cannot say that {who} has decided not to double: read again, {who} may."
    return ""


def _from_ids(one_game: TablesGame, terms: Terms, text: str) -> State:
    """Return the state of ids; without a match id, A is to throw."""
    position, _, rest = text.partition(":")
    match = (
        gnubg.read_match(rest) if rest else gnubg.MatchId(length=terms.length, jacoby=terms.jacoby)
    )
    if match.length != terms.length:
        told = f"a match to {match.length}" if match.length else "a game by itself"
        raise BadNotation(f"{text!r} is of {told}: choose the reading 'partida' so", 15)
    if match.state > gnubg.PLAYING or match.resigned:
        raise BadNotation(f"{text!r}: its game is over or resigned; nothing is to be played", 15)
    if not terms.cube and (match.cube, match.owner, match.doubled) != (1, None, False):
        raise BadNotation(f"{text!r}: its cube is turned: choose the reading cubo=si", 15)
    if terms.cube and not terms.length and match.jacoby != terms.jacoby:
        raise BadNotation(f"{text!r}: {_JACOBY[match.jacoby]} ({rules.JACOBY.id})", 15)
    board = gnubg.read_position(position)
    seat = match.thrower
    phase = tables.JUEGA if match.dice else tables.TIRA
    throw = tuple(sorted(match.dice, reverse=True))
    table = tables.State(phase, turned(board) if seat else board, seat, throw)
    table = one_game.read(one_game.write(table))  # as strictly as what we write ourselves
    state = State(table, cube=match.cube, owner=match.owner)
    state = replace(state, score=match.score, crawford=match.crawford and terms.cube)
    if match.doubled:
        return replace(state, asks="responde")
    return replace(state, asks="dobla") if not throw and terms.may_double(state) else state
