"""What a board is worth, judged by hand: no table and no learning, only what players count.

All is in points of a game, for the side that has just played; the other is to throw. The numbers
are ours, tried against each other in seeded matches (tests/bench/backgammon.py).
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from juegos.tablas.casas import BAR, MEN, OFF, SIDE, Board, pips

# What a casa is worth to the side that holds it with two men or more.
_HELD = [0.0, 0.02, 0.04, 0.07, 0.11, 0.14, 0.11, 0.08, 0.04, 0.03, 0.03] + [0.0] * 14
_HELD[18], _HELD[20], _HELD[21], _HELD[22], _HELD[23] = 0.05, 0.10, 0.08, 0.05, 0.03
# Ways of 36 to hit at a distance with nothing in the way.
_WAYS = (0, 11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3, 0, 0, 1, 1, 0, 1, 0, 1, 0, 0, 0, 1)
_PIP = 0.006


class _Side(NamedTuple):
    """What is seen of one side alone."""

    pips: int
    last: int
    shape: float
    waste: float
    closed: int
    single: tuple[int, ...]
    held: tuple[int, ...]


@lru_cache(maxsize=20_000)
def _seen(counts: bytes) -> _Side:
    held = tuple(casa for casa in range(1, BAR + 1) if counts[casa])
    return _Side(
        pips(counts),
        held[-1] if held else 0,
        _shape(counts),
        2.0 * (MEN - counts[OFF]) + 1.5 * counts[1] + 0.8 * counts[2],
        sum(counts[casa] > 1 for casa in range(1, 7)),
        tuple(casa for casa in held if counts[casa] == 1 and casa < BAR),
        held,
    )


def worth(board: Board) -> float:
    """Return what the board is worth to the side that it begins with."""
    own, their = board[:SIDE], board[SIDE:]
    if own[OFF] == MEN:
        return 1.0 if their[OFF] else 2.0
    mine, others = _seen(own), _seen(their)
    off = own[OFF] - their[OFF]
    if mine.last + others.last < BAR:
        lead = others.pips - mine.pips + others.waste - mine.waste - 4
        share = 5.0 * lead / (10 + mine.pips + others.pips)
        return max(-1.0, min(1.0, share)) + 0.01 * off
    value = _PIP * (others.pips - mine.pips) + mine.shape - others.shape
    value += 0.6 * _exposed(others, mine) - 0.8 * _exposed(mine, others)
    value += their[BAR] * (0.08 + 0.05 * mine.closed) - own[BAR] * (0.08 + 0.05 * others.closed)
    return value + 0.02 * off


def _shape(counts: bytes) -> float:
    """Return the worth of the casas held, of those in a row, and the cost of a heap."""
    value, row = 0.0, 0
    for casa in range(1, BAR):
        if counts[casa] > 1:
            value += _HELD[casa]
            row += 1
            if row > 2 and casa < 13:
                value += 0.03 * (row - 2)
            if counts[casa] > 3:
                value -= 0.02 * (counts[casa] - 3)
        else:
            row = 0
    return value


def _exposed(mine: _Side, others: _Side) -> float:
    """Return what single men stand to lose: the ways to hit each, times the way it has come."""
    loss = 0.0
    for casa in mine.single:
        facing = BAR - casa
        ways = sum([_WAYS[out - facing] for out in others.held if out > facing])
        if ways:
            cost = _PIP * facing + 0.05 + 0.04 * others.closed
            loss += min(ways, 30) / 36 * cost
    return loss
