"""Opponents at backgammon: ``random``; ``greedy``, who takes what there is now; ``strong``.

``greedy`` bears off, hits and makes casas as it can and never looks at an answer. ``strong``
judges the board by ``juicio`` and, of the plays that look best, weighs every throw that the
other may answer with.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from juegos.errors import BadRequest
from juegos.game import Turn
from juegos.material import dados
from juegos.tablas.backgammon.estado import State
from juegos.tablas.backgammon.juicio import worth
from juegos.tablas.backgammon.partida import Backgammon, Move
from juegos.tablas.casas import BAR, MEN, OFF, SIDE, Board, Tablero, Throw, turned
from juegos.tablas.casas_mesa import seen

LEVELS = ("random", "greedy", "strong")
WEIGHED = 5  # how many plays are weighed against every answer
CLOSE = 0.25  # a play so much worse at first sight is not weighed


class Choice(NamedTuple):
    """A move and why it is taken."""

    move: Move
    why: str


def choose(game: Backgammon, state: State, level: str, rng: random.Random) -> Choice:
    """Return the move that a player of this level takes; only ``random`` uses ``rng``.

    Raises:
        BadRequest: no seat is to move, or there is no such level.
    """
    if isinstance(game.turn(state), Turn) or level not in LEVELS:
        raise BadRequest(f"nobody decides here, or {level!r} is none of {', '.join(LEVELS)}")
    if level == "random":
        return Choice(rng.choice(game.moves(state)), "Drawn by lot.")
    if state.asks:
        return _cube(game, state, level)
    plays = game.mesa.plays(state.table)
    if level == "greedy":
        best = max(plays, key=lambda play: (_now(plays[play]), play))
        return Choice(best, "Bears off, hits and makes casas as it can; no answer is looked at.")
    found = {after: play for play, after in plays.items()}
    after, value = best_of(game.tablero, list(found))
    why = f"Worth about {value:+.2f} points of a game after the other’s next throw."
    return Choice(found[after], why)


def _now(after: Board) -> tuple[int, int, int, int]:
    """Return what greedy looks at: men borne off, men hit, casas held, single men."""
    own, their = after[:SIDE], after[SIDE:]
    held = sum(own[casa] > 1 for casa in range(1, BAR))
    single = sum(own[casa] == 1 for casa in range(1, BAR))
    return own[OFF], their[BAR], held, -single


def best_of(tablero: Tablero, boards: list[Board]) -> tuple[Board, float]:
    """Return the board that is best once the other has answered, and what it is then worth."""
    first = sorted(((worth(board), board) for board in boards), reverse=True)
    near = [board for value, board in first[:WEIGHED] if value > first[0][0] - CLOSE]
    if len(near) == 1:
        return near[0], first[0][0]
    value, board = max((answered(tablero, board), board) for board in near)
    return board, value


def answered(tablero: Tablero, board: Board) -> float:
    """Return what a board is worth on average when the other has thrown and played its best."""
    if board[OFF] == MEN:
        return worth(board)
    facing = turned(board)
    total = 0.0
    for throw, weight in dados.throws(2).items():
        total -= weight * _best_answer(tablero, facing, throw)
    return total / 36


def _best_answer(tablero: Tablero, board: Board, throw: Throw) -> float:
    ends = tablero.reached(board, throw)
    return max(map(worth, ends)) if ends else worth(board)


def _cube(game: Backgammon, state: State, level: str) -> Choice:
    """Return what is done about the cube: greedy trusts the race, strong the whole board."""
    board = turned(seen(state.table))
    value = -answered(game.tablero, board) if level == "strong" else -worth(board)
    if state.asks == "dobla":
        move = "dobla" if 0.45 < value < 1.2 else "tira"
    else:
        move = "acepta" if value < 0.55 else "rechaza"
    return Choice(move, f"The side to throw stands at about {value:+.2f} points of a game.")
