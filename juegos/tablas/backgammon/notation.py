"""The notation of states of backgammon, and GNU Backgammon's ids of them.

``juega A 6-4 A 24:2 13:5 8:3 6:5 B 24:2 13:5 8:3 6:5`` is a state of ``casas``; then come
``cubo=2A`` (value and owner) where the cube is used, ``tantos=2-4`` in a match and ``crawford`` in
the Crawford game. ``4HPwATDgc/ABMA:cAkAAAAAAAAA`` is read too, and XG's ids.
"""

from __future__ import annotations

import re
from dataclasses import replace

from juegos.core.errors import BadNotation
from juegos.core.game import SEATS
from juegos.core.message import _
from juegos.core.tokens import Tokens
from juegos.tablas.backgammon import gnubg, rules, xgid
from juegos.tablas.backgammon.state import HIGHEST, State, Terms
from juegos.tablas.casas import state as tables
from juegos.tablas.casas.board import MEN, OFF, SIDE, Board, turned
from juegos.tablas.casas.game import TablesGame

_BESIDE = re.compile(r" (?:cubo=|tantos=|crawford$)")
_CUBE = re.compile(r"cubo=(?:1|(?P<value>2|4|8|16|32|64)(?P<owner>[AB]))")
MATCH = 15  # where the match id begins
_SCORE = re.compile(r"tantos=(?P<a>[0-9]{1,3})-(?P<b>[0-9]{1,3})")


def write(one_game: TablesGame, terms: Terms, state: State) -> str:
    """Return a state: the phase, the board, then the cube and the score where there are any."""
    text = one_game.write(state.table)
    if state.asks:
        question = f"{state.asks} {SEATS[state.asked]}"
        text = question + text.removeprefix(f"tira {SEATS[state.table.seat]}")
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
    if xgid.looks_like(text) or gnubg.looks_like(text):
        return _checked(terms, _from_ids(one_game, terms, text), text)
    match = _BESIDE.search(text)
    at = match.start() if match else len(text)
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
    return _checked(terms, _beside(terms, state, text, at), text)


def _beside(terms: Terms, state: State, text: str, at: int) -> State:
    """Return the state with the cube and the score that ``text`` has from ``at`` on."""
    words = text[at:].split()
    if terms.cube:
        cube = _CUBE.fullmatch(words.pop(0) if words else "")
        if cube is None:
            raise BadNotation(
                _("{text!r}: after the board expected 'cubo=1' or 'cubo=2A'", text=text), at
            )
        if cube["value"]:
            owner = SEATS.index(cube["owner"])
            state = replace(state, cube=int(cube["value"]), owner=owner)
    if terms.length:
        score = _SCORE.fullmatch(words.pop(0) if words else "")
        if score is None:
            raise BadNotation(
                _("{text!r}: after the board expected a score like 'tantos=2-4'", text=text), at
            )
        state = replace(state, score=(int(score["a"]), int(score["b"])))
    if words == ["crawford"]:
        return replace(state, crawford=True)
    if words:
        raise BadNotation(
            _("{text!r}: {word!r} has no place in these readings", text=text, word=words[0]), at
        )
    return state


def _checked(terms: Terms, state: State, text: str) -> State:
    """Return the state; raises ``BadNotation`` where these readings have no such state."""
    over = state.table.phase == tables.FIN
    if terms.length:
        wins = [points >= terms.length for points in state.score]
        if any(wins) != over or all(wins) or (over and not wins[state.table.winner]):
            raise BadNotation(
                _(
                    "{text!r}: {rule}: the match ends when one has {points} points",
                    text=text,
                    rule=rules.RONDAS.id,
                    points=terms.length,
                )
            )
    if (state.cube == 1) != (state.owner is None) or state.cube > HIGHEST:
        says = _(
            "{text!r}: the cube is at {cube}; it is at 1 in the middle, or from 2 to {most} "
            "on the side of a player"
        )
        raise BadNotation(says.with_fields(text=text, cube=state.cube, most=HIGHEST))
    if state.crawford and not terms.is_crawford((0, 0), state.score):
        rule = rules.CRAWFORD.id
        raise BadNotation(
            _("{text!r}: {rule}: this cannot be the Crawford game", text=text, rule=rule)
        )
    if state.asks and not terms.may_double(state):
        rule = rules.DOBLAR.id
        raise BadNotation(_("{text!r}: {rule}: nobody may double here", text=text, rule=rule))
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
        state=gnubg.OVER if table.phase == tables.FIN else gnubg.PLAYING,
        turn=state.asked,
        doubled=state.asks == "responde",
        dice=table.throw,
        length=terms.length,
        score=state.score,
        jacoby=terms.jacoby,
    )
    return f"{gnubg.write_position(board)}:{gnubg.write_match(match)}"


def lost(terms: Terms, state: State) -> str:
    """Return in words what the ids of a state cannot hold, empty where they hold all of it."""
    table = state.table
    if table.phase == tables.SALE:
        return _("The ids cannot say that each throws one die for the first turn: A is to throw.")
    if table.phase == tables.FIN and MEN not in {table.board[OFF], table.board[SIDE]}:
        if terms.length:
            return _("The ids say that the game is over; they cannot say what it was won by.")
        return _("The ids say that the game is over; they cannot say who has won it.")
    if table.phase == tables.TIRA and not state.asks and terms.may_double(state):
        return _(
            "The ids cannot say that {who} has decided not to double: read back, {who} may double.",
            who=SEATS[table.seat],
        )
    return ""


def _from_ids(one_game: TablesGame, terms: Terms, text: str) -> State:
    """Return the state of ids; without a match id, A is to throw."""
    ids = xgid.read(text) if xgid.looks_like(text) else text
    position, _colon, rest = ids.partition(":")
    match = (
        gnubg.read_match(rest) if rest else gnubg.MatchId(length=terms.length, jacoby=terms.jacoby)
    )
    board = gnubg.read_position(position)
    _check(terms, match, text, won=MEN in {board[OFF], board[SIDE]})
    seat = match.thrower
    if match.state == gnubg.OVER:
        return _over(one_game, terms, match, turned(board) if seat else board)
    phase = tables.JUEGA if match.dice else tables.TIRA
    throw = tuple(sorted(match.dice, reverse=True))
    table = tables.State(phase, turned(board) if seat else board, seat, throw)
    table = one_game.read(one_game.write(table))  # as strictly as what we write ourselves
    state = State(table, cube=match.cube, owner=match.owner)
    state = replace(state, score=match.score, crawford=match.crawford and terms.cube)
    if match.doubled:
        return replace(state, asks="responde")
    return replace(state, asks="dobla") if not throw and terms.may_double(state) else state


def _over(one_game: TablesGame, terms: Terms, match: gnubg.MatchId, board: Board) -> State:
    """Return the end of a game; A comes first on the board.

    The winner is the side that has borne off all men, else in a match the one that has the points.
    """
    off = [board[OFF] == MEN, board[SIDE] == MEN]
    winner = off.index(True) if any(off) else int(match.score[1] > match.score[0])
    end = one_game.laws.over(turned(board) if winner else board, winner)
    points, why = (end.points, end.why) if end else (1, rules.RONDAS)
    if terms.jacoby and match.owner is None and points > 1:
        points, why = 1, rules.JACOBY
    why = rules.RONDAS if terms.length else why
    table = tables.State(tables.FIN, board, winner, (), winner, points, why.id)
    return State(table, cube=match.cube, owner=match.owner, score=match.score)


def _check(terms: Terms, match: gnubg.MatchId, text: str, *, won: bool) -> None:
    """Raise ``BadNotation`` where a match id is of a game by other readings, or of none.

    ``won``: one side has borne off all its men.
    """
    if match.length != terms.length:
        says = _OF_MATCH if match.length else _BY_ITSELF
        raise BadNotation(says.with_fields(text=text, points=match.length), MATCH)
    ended = match.state == gnubg.OVER and (won or match.length)
    if (match.state > gnubg.PLAYING and not ended) or match.resigned:
        says = _("{text!r}: its game is over or resigned; there is nothing to play", text=text)
        raise BadNotation(says, MATCH)
    if not terms.cube and (match.cube, match.owner, match.doubled) != (1, None, False):
        says = _("{text!r}: its cube is turned: choose the reading cubo=si", text=text)
        raise BadNotation(says, MATCH)
    if terms.cube and not terms.length and match.jacoby != terms.jacoby:
        says = _JACOBY if match.jacoby else _NO_JACOBY
        raise BadNotation(says.with_fields(text=text), MATCH, rule=rules.JACOBY.id)


_OF_MATCH = _("{text!r} is of a match to {points}: choose the reading 'partida' to match")
_BY_ITSELF = _("{text!r} is of a game by itself: choose the reading 'partida' to match")
_JACOBY = _(
    "{text!r}: its game is played by Jacoby’s rule: choose the reading jacoby=si, or end the id "
    "in E if it was made before GNU Backgammon wrote the rule down"
)
_NO_JACOBY = _("{text!r}: its game is not played by Jacoby’s rule: choose the reading jacoby=no")
