"""A race: the number of throws of each side without contact, and the chance to win.

For a side that is home ``tables_of_bearing_off`` has the mean; for one that still travels it is a
least-squares fit to 700 such sides in 80 played races each, and so is the scatter of the throws.
Where the men are few their chances are counted throw by throw; else the number of throws is assumed
to be normally distributed.
"""

from __future__ import annotations

from functools import lru_cache
from math import erfc, sqrt
from typing import NamedTuple

from juegos.tablas.backgammon import tables_of_bearing_off
from juegos.tablas.backgammon.cube import Chances
from juegos.tablas.casas.board import BAR, MEN, OFF, SIDE, Board

HOME = 6
FEW = 8  # men whose throws are counted one by one
_PER_THROW = 8.17  # points cast on average
_LEAST = 0.2  # variance of throws that are not counted


class Throws(NamedTuple):
    """A number of throws: mean, spread (variance), and the chance of each number if counted."""

    mean: float
    spread: float
    chances: tuple[float, ...] = ()


def is_race(board: Board) -> bool:
    """Return whether the men of both sides have passed each other."""
    return _last(board[:SIDE]) + _last(board[SIDE:]) < BAR


def both_home(board: Board) -> bool:
    """Return whether no man of either side stands beyond its last quarter."""
    return max(map(_last, (board[:SIDE], board[SIDE:]))) <= HOME


def _last(counts: bytes) -> int:
    return next((casa for casa in range(BAR, 0, -1) if counts[casa]), OFF)


def at_home(counts: bytes) -> int:
    """Return the position of a side that is home, for the table; men farther back are put on 6."""
    far = sum(counts[HOME + 1 : BAR + 1])
    return sum(counts[casa] << 4 * (casa - 1) for casa in range(1, HOME + 1)) + (far << 20)


@lru_cache(maxsize=20_000)
def all_off(counts: bytes) -> Throws:
    """Return the number of throws of a side to bear all men off."""
    at = at_home(counts)
    extra = sum((casa - HOME) * counts[casa] for casa in range(HOME + 1, BAR))
    if extra:
        far = sum(counts[HOME + 1 : BAR])
        mean = -0.13 + 1.023 * tables_of_bearing_off.mean(at) + 0.1185 * extra + 0.0585 * far
        return Throws(mean, max(_LEAST, 0.2065 * mean + 0.011 * extra - 0.4))
    mean = tables_of_bearing_off.mean(at)
    if MEN - counts[OFF] <= FEW:
        return Throws(mean, 0.0, tables_of_bearing_off.chances(at))
    pips = sum(casa * counts[casa] for casa in range(1, HOME + 1))
    return Throws(mean, max(_LEAST, 0.15 - 0.117 * mean + 0.037 * pips))


def first_off(counts: bytes) -> Throws:
    """Return the number of throws of a side until a man is off, so that it loses no gammon."""
    if counts[OFF]:
        return Throws(0.0, 0.0, (1.0,))
    extra = sum((casa - HOME) * counts[casa] for casa in range(HOME + 1, BAR))
    if not extra:
        return Throws(1.0, 0.0, (0.0, 1.0))
    return Throws(1.4 + extra / _PER_THROW, 0.2 + 0.06 * extra)


def not_later(own: Throws, other: Throws) -> float:
    """Return the chance that one side needs no more throws than another."""
    if own.chances and other.chances:
        left, total = 1.0, 0.0
        for n, chance in enumerate(own.chances):
            total += chance * left
            left -= other.chances[n] if n < len(other.chances) else 0.0
        return total
    spread = own.spread + other.spread + _scatter(own) + _scatter(other)
    return erfc((own.mean - other.mean - 0.5) / sqrt(2 * spread)) / 2


def _scatter(throws: Throws) -> float:
    """Return the variance of counted throws."""
    return sum(chance * (n - throws.mean) ** 2 for n, chance in enumerate(throws.chances))


def chances(board: Board) -> Chances:
    """Return the chances of the side that the board begins with, which is to throw."""
    own, their = board[:SIDE], board[SIDE:]
    mine, others = all_off(own), all_off(their)
    win = not_later(mine, others)
    gammon = 0.0 if their[OFF] else not_later(mine, first_off(their))
    lost = 0.0 if own[OFF] else 1 - not_later(first_off(own), others)
    return Chances(win, min(1.0, gammon / win if win else 0.0), min(1.0, lost / max(1e-9, 1 - win)))


def worth(board: Board, *, gammons: bool = True) -> float:
    """Return the value of a race in points to the side that is to throw.

    Of boards on which the winner is certain the one that needs fewer throws is worth more.
    """
    race = chances(board)
    won = race.win * (1 + gammons * race.gammons)
    lost = (1 - race.win) * (1 + gammons * race.lost)
    ahead = all_off(board[SIDE:]).mean - all_off(board[:SIDE]).mean
    return won - lost + 0.001 * ahead
