"""What a board of tabula is worth: the judgement of a net that has learnt from its own games.

It is the chance to win less that to lose, for the side that has just played; the other is to throw.
"""

from __future__ import annotations

from functools import cache

from juegos import data
from juegos.tablas.casas.board import MEN, OFF, Board, Travel
from juegos.tablas.casas.net import Nets


@cache
def nets() -> Nets:
    """Return the net of tabula, which knows no gammon."""
    return Nets(data.packed("tablas/net-tabula.bin"), Travel(lies="same"))


def worth(board: Board) -> float:
    """Return what the board is worth to the side that it begins with."""
    return 1.0 if board[OFF] == MEN else 2 * nets().judged(board).win - 1
