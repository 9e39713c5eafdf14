"""Match equities: the chance to win a match at every score, between equal players.

Computed from the last game back. A game begins even, ``GAMMONS`` of the games that are played out
are gammons, backgammons are left out, and the module ``cube`` values the cube. In the games after
the Crawford game the side behind doubles at once, because it has nothing to lose.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from juegos.tablas.backgammon.cube import AtStake, Chances, worth

GAMMONS = 0.27
EVEN = Chances(0.5, GAMMONS, GAMMONS)


@dataclass(frozen=True, eq=False)
class Equities:
    """The match equities of one length of match, with the cube and Crawford's rule or without."""

    length: int
    cube: bool
    crawford: bool
    known: dict[tuple[int, int, bool], float] = field(default_factory=dict)

    def worth(self, seat: int, score: tuple[int, int], most: int) -> float:
        """Return the value to a seat at a score, from -1 (match lost) to 1; ``most`` led before."""
        away = self.length - score[seat], self.length - score[1 - seat]
        return 2 * self.chance(away, crawford=most < self.length - 1) - 1

    def chance(self, away: tuple[int, int], *, crawford: bool = True) -> float:
        """Return the chance of a side that lacks the first number of points, the other the second.

        ``crawford``: where one of them is 1, the game is the Crawford game, if there is one.
        """
        if away[1] <= 0 or away[0] <= 0:
            return float(away[0] <= 0)
        first = crawford and self.crawford and min(away) == 1
        key = *away, first
        if key not in self.known:
            self.known[key] = self._game(away, first=first)
        return self.known[key]

    def _game(self, away: tuple[int, int], *, first: bool) -> float:
        """Return the chance at the start of a game; ``first``: it is the Crawford game."""
        mine, theirs = away

        def gain(points: int) -> float:
            after = (mine - points, theirs) if points > 0 else (mine, theirs + points)
            return self.chance(after, crawford=min(away) > 1)

        if mine == theirs:
            return 0.5
        if not self.cube or first:
            return worth(AtStake(gain, (0, 0)), EVEN, 1, None)
        if min(away) == 1:
            return worth(AtStake(gain, (0, 0)), EVEN, 2, None)
        return worth(AtStake(gain, away), EVEN, 1, None)


@lru_cache(maxsize=32)
def equities(length: int, cube: bool, crawford: bool) -> Equities:  # noqa: FBT001  a cache's key
    """Return the equities of such a match."""
    return Equities(length, cube, crawford)
