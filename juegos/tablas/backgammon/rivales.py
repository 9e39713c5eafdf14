"""The strong opponent at backgammon, who weighs throws, and what players do about the cube.

It judges boards by ``juicio`` and, of the plays that look best, weighs every throw that the
other may answer with.
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.material import dados
from juegos.players import Advice
from juegos.tablas.backgammon.juicio import worth
from juegos.tablas.casas import MEN, OFF, Board, Play, Tablero, Throw, turned
from juegos.tablas.casas_rivales import LEVELS as PLAIN
from juegos.tablas.casas_rivales import by

LEVELS = ("strong", *PLAIN)
WEIGHED = 8  # how many plays are weighed against every answer
CLOSE = 0.25  # a play so much worse at first sight is not weighed


def strong(tablero: Tablero, plays: Mapping[Play, Board]) -> Advice:
    """Return the play that leaves most once the other has thrown and answered."""
    found = {after: play for play, after in plays.items()}
    after, value = best_of(tablero, list(found))
    why = f"Judged at {value:+.2f} points of a game after the other’s next throw."
    return by(found[after], why, value)


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


def cube(tablero: Tablero, board: Board, asks: str, level: str) -> Advice:
    """Return what is done about the cube; the board is as the side sees it that is to throw.

    Greedy judges the board as it lies, strong weighs the throws.
    """
    facing = turned(board)
    value = -answered(tablero, facing) if level == "strong" else -worth(facing)
    why = f"The side to throw is judged at {value:+.2f} points of a game."
    if asks == "dobla":
        return by("dobla" if 0.45 < value < 1.2 else "tira", why, value)
    return by("acepta" if value < 0.55 else "rechaza", why, -value)
