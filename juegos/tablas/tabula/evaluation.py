"""What a board of tabula is worth: the way still to go, casas held, men alone and heaped.

All is in points of a game, for the side that the board begins with, which has just played. What is
counted and its weights were chosen by hand: no book tells how the game was played well. Whom a man
alone can be hit by is not looked at: who weighs the throws sees it.
"""

from __future__ import annotations

from functools import lru_cache

from juegos.tablas.casas.board import BAR, MEN, OFF, SIDE, Board, pips

_PIP, _HELD, _ALONE, _HEAP, _OFF = 0.008, 0.1, 0.001, 0.01, 0.1


def worth(board: Board) -> float:
    """Return what the board is worth to the side that it begins with."""
    if board[OFF] == MEN:
        return 1.0
    return _side(board[:SIDE]) - _side(board[SIDE:])


@lru_cache(maxsize=50_000)
def _side(counts: bytes) -> float:
    """Return what the men of one side are worth to it; a man alone costs what a hit would."""
    value = _OFF * counts[OFF] - _PIP * pips(counts)
    for casa in range(1, BAR):
        if counts[casa] == 1:
            value -= _ALONE * (BAR - casa)
        elif counts[casa]:
            value += _HELD - _HEAP * max(0, counts[casa] - 3)
    return value
