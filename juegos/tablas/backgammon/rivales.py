"""What players do about the cube of backgammon; the plays are those of ``casas_rivales``."""

from __future__ import annotations

from juegos.players import Advice
from juegos.tablas.backgammon.juicio import worth
from juegos.tablas.casas import Board, Tablero, turned
from juegos.tablas.casas_fuerte import answered
from juegos.tablas.casas_rivales import by


def cube(tablero: Tablero, board: Board, asks: str, level: str) -> Advice:
    """Return what is done about the cube; the board is as the side sees it that is to throw.

    Greedy judges the board as it lies, strong weighs the throws.
    """
    facing = turned(board)
    value = -answered(tablero, facing, worth) if level == "strong" else -worth(facing)
    why = f"The side to throw is judged at {value:+.2f} points of a game."
    if asks == "dobla":
        return by("dobla" if 0.45 < value < 1.2 else "tira", why, value)
    return by("acepta" if value < 0.55 else "rechaza", why, -value)
