"""What a board is worth, judged by what players count: points held, men alone, the race.

All is in points of a game, for the side that has just played; the other is to throw. What is
counted was chosen by hand. The weights of a board on which the sides have still to pass are a
least-squares fit to what bgsage 2.0.20260907 thinks of 52,000 boards (without looking ahead and
without the cube), rounded; a race is judged by the throws that each side takes (``race``).
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from juegos.tablas.backgammon import race
from juegos.tablas.casas.board import BAR, MEN, OFF, SIDE, Board, pips, turned

# What a casa is worth to the side that holds it with two men or more, from its first on.
_HELD = (
    *(0.0, -0.08, -0.13, -0.03, 0.05, 0.10, 0.10, 0.10, 0.06, 0.04, 0.04, 0.01, -0.04),
    *(0.04, -0.09, -0.08, -0.12, -0.15, -0.09, -0.04, 0.08, 0.09, 0.06, 0.02, -0.13),
)
# The same of a man alone on it, besides what it stands to lose by a hit.
_ALONE = (
    *(0.0, -0.04, -0.08, -0.04, -0.01, -0.01, -0.04, 0.0, 0.02, 0.01, 0.01, -0.01, -0.03),
    *(-0.01, -0.05, -0.06, -0.06, -0.07, -0.09, 0.01, -0.02, -0.01, -0.01, -0.06, -0.11),
)
_ROW, _HEAP, _PIP, _OFF, _BAR, _BACK, _TO_THROW = 0.027, -0.016, 0.0038, 0.13, 0.1, 0.04, -0.04
# What a certain hit would cost: for each casa the man has come, at all, for each casa closed.
_MINE, _OTHERS = (-0.0115, 0.154, -0.064), (-0.005, -0.078, 0.032)
# Ways of 36 to hit at a distance with nothing in the way.
_WAYS = (0, 11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3, 0, 0, 1, 1, 0, 1, 0, 1, 0, 0, 0, 1)


class _Side(NamedTuple):
    """What is seen of one side alone."""

    pips: int
    last: int
    shape: float
    closed: int
    back: int
    single: tuple[int, ...]
    held: tuple[int, ...]


@lru_cache(maxsize=20_000)
def _seen(counts: bytes) -> _Side:
    held = tuple(casa for casa in range(1, BAR + 1) if counts[casa])
    return _Side(
        pips(counts),
        held[-1] if held else 0,
        _shape(counts),
        sum(counts[casa] > 1 for casa in range(1, 7)),
        sum(counts[19:25]),
        tuple(casa for casa in held if counts[casa] == 1 and casa < BAR),
        held,
    )


def worth(board: Board, *, gammons: bool = True) -> float:
    """Return what the board is worth to the side that it begins with, gammons of a race counted."""
    own, their = board[:SIDE], board[SIDE:]
    if own[OFF] == MEN:
        return 1.0 if their[OFF] else 2.0
    mine, others = _seen(own), _seen(their)
    if mine.last + others.last < BAR:
        return -race.worth(turned(board), gammons=gammons)
    off = own[OFF] - their[OFF]
    value = _TO_THROW + _PIP * (others.pips - mine.pips) + _OFF * off + mine.shape - others.shape
    value += _exposed(mine, others, _MINE) + _exposed(others, mine, _OTHERS)
    value += _BAR * (their[BAR] * mine.closed - own[BAR] * others.closed)
    return value + _BACK * (others.back * mine.closed - mine.back * others.closed)


def _shape(counts: bytes) -> float:
    """Return the worth of the casas held, of those in a row, and the cost of a heap."""
    value, row = 0.0, 0
    for casa in range(1, BAR):
        if counts[casa] > 1:
            value += _HELD[casa] + _HEAP * max(0, counts[casa] - 3)
            row += 1
            if row > 2 and casa < 13:
                value += _ROW * (row - 2)
        else:
            row = 0
            value += _ALONE[casa] * counts[casa]
    return value


def _exposed(mine: _Side, others: _Side, cost: tuple[float, float, float]) -> float:
    """Return what single men stand to lose: the ways to hit each, times what a hit would cost."""
    loss = 0.0
    way, hit, closed = cost
    fixed = hit + closed * others.closed
    for casa in mine.single:
        facing = BAR - casa
        ways = sum([_WAYS[out - facing] for out in others.held if out > facing])
        if ways:
            loss += min(ways, 30) / 36 * (way * facing + fixed)
    return loss
