"""The value of a board, by a net trained in games against itself.

Values are in points of a game, for the side that has just played; the other is to throw. One net
judges boards on which men can still be hit, another judges races (``juegos.tablas.casas.net``).
"""

from __future__ import annotations

from functools import cache

from juegos import data
from juegos.tablas.casas.board import BAR, MEN, OFF, QUARTER, SIDE, Board, Travel
from juegos.tablas.casas.net import Nets, Outlook


@cache
def nets() -> Nets:
    """Return the nets of backgammon."""
    return Nets(data.packed("tablas/net-backgammon.bin"), Travel())


def worth(board: Board) -> float:
    """Return the value of the board to the side that it begins with."""
    return judged(board).points


def judged(board: Board) -> Outlook:
    """Return the chances of the side that the board begins with, which has just played."""
    if board[OFF] < MEN:
        return nets().chances(board)
    their = board[SIDE:]
    back = any(their[BAR - casa] for casa in range(1, QUARTER + 1)) or their[BAR] > 0
    return Outlook(1.0, float(not their[OFF]), float(back and not their[OFF]), 0.0, 0.0)
