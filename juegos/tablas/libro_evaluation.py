"""The value of a board of the Book of Tables: points to go, men in reach of a hit, closed casas.

Values are in points of a game, for the side that the board begins with, which has just played. The
features were chosen by hand, and their weights by matches against a player who does not look ahead.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from juegos.material.dice import throws
from juegos.tablas.casas.board import BAR, MEN, OFF, QUARTER, SIDE, Board, Travel, pips

_PIP, _OFF, _HIT, _LATER, _CLOSED, _ROW = 0.01, 0.03, 0.06, 0.3, 0.03, 0.02


class _Side(NamedTuple):
    """Features of one side: points to throw, casas with men, with one man, closed casas."""

    pips: int
    stands: tuple[int, ...]
    single: tuple[int, ...]
    closed: tuple[int, ...]
    entering: bool


@lru_cache(maxsize=50_000)
def _side_view(counts: bytes, gate: int, closes: int) -> _Side:
    casas = range(1, BAR)
    return _Side(
        pips(counts, gate),
        tuple(min(casa, gate) for casa in range(1, SIDE) if counts[casa]),
        tuple(casa for casa in casas if counts[casa] == 1),
        tuple(casa for casa in casas if counts[casa] >= closes),
        counts[BAR] > 0,
    )


@lru_cache(maxsize=4)
def _reach(dice: int) -> tuple[float, ...]:
    """Return for each distance the chance that some of the dice thrown add up to it."""
    every = throws(dice)
    sums = {
        throw: {sum(some) for n in range(1, dice + 1) for some in combinations(throw, n)}
        for throw in every
    }
    return tuple(
        sum(weight for throw, weight in every.items() if far in sums[throw]) / every.total
        for far in range(2 * BAR)
    )


class Worth:
    """The value of boards in a game with these movements and this number of dice."""

    def __init__(self, travel: Travel, dice: int, *, ends: int = OFF, fails: bool = False) -> None:
        self.travel, self.ends, self.fails, self.dice = travel, ends, fails, dice
        self.facing = [0, *map(travel.facing, range(1, BAR))]
        self.reach = _reach(dice + len(travel.fixed))

    def __call__(self, board: Board) -> float:
        """Return the value of a board to the side that has just played."""
        own, their = board[:SIDE], board[SIDE:]
        if own[OFF] == MEN or (self.ends and not any(own[self.ends + 1 :])):
            return 1.0
        gate, closes = self.travel.gate, self.travel.closes
        mine, others = _side_view(own, gate, closes), _side_view(their, gate, closes)
        worth = _PIP * (others.pips - mine.pips) + _OFF * (own[OFF] - their[OFF])
        worth += self._shut(mine, others) - self._shut(others, mine)
        if self.travel.hits:
            worth -= self._exposed(mine, others) - _LATER * self._exposed(others, mine)
        if self.fails:
            worth += self._stuck(others, mine) - self._stuck(mine, others)
        return worth / (1 + abs(worth))

    def _exposed(self, mine: _Side, others: _Side) -> float:
        """Return the expected loss by hits of single men: the chance of each hit times its cost."""
        loss = 0.0
        for casa in mine.single:
            facing = self.facing[casa]
            likely = sum([self.reach[out - facing] for out in others.stands if out > facing])
            if likely:
                loss += min(likely, 0.9) * (_PIP * (self.travel.gate - casa) + _HIT)
        return loss

    def _stuck(self, mine: _Side, others: _Side) -> float:
        """Return the chance of a throw that the other's closed casas make unplayable."""
        closed = {self.facing[casa] for casa in others.closed}
        stands = mine.stands[-1:] if mine.entering else mine.stands
        shut = sum(all(out <= die or out - die in closed for out in stands) for die in range(1, 7))
        home = not mine.stands or mine.stands[-1] <= QUARTER
        return 0.0 if home else (shut / 6) ** self.dice

    def _shut(self, mine: _Side, others: _Side) -> float:
        """Return the value of casas closed before men of the other, and of rows of them."""
        worth, last = 0.0, 0
        if not others.stands:
            return worth
        behind = others.stands[-1]
        for casa in mine.closed:
            if self.facing[casa] < behind:
                worth += _CLOSED + _ROW * (last == casa - 1)
                last = casa
        return worth
