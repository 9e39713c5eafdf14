"""The value of a game to the seats: points of money, or the chance to win the match.

A value is seat A's, and B has as much less: for money the points, for a match from -1 (lost) to 1
(won).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from juegos.tablas.backgammon.cube import AtStake, Chances, worth
from juegos.tablas.backgammon.state import HIGHEST, State, Terms

GAMMONS = 0.27
EVEN = Chances(0.5, GAMMONS, GAMMONS)


@dataclass(frozen=True, eq=False)
class Equities:
    """The chance to win a match of one length at every score, between equal players.

    Computed from the last game back. A game begins even, ``GAMMONS`` of the games that are played
    out are gammons, backgammons are left out, and the module ``cube`` values the cube. In the games
    after the Crawford game the side behind doubles at once, because it has nothing to lose.
    """

    length: int
    cube: bool
    crawford: bool
    chances: dict[tuple[int, int, bool], float] = field(default_factory=dict)

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
        if key not in self.chances:
            self.chances[key] = self._game(away, first=first)
        return self.chances[key]

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


@dataclass(frozen=True, slots=True)
class Stakes:
    """The stakes of one game; ``match`` is empty for a single game.

    ``doubling`` tells whether the cube may be turned at all.
    """

    doubling: bool
    jacoby: bool = False
    score: tuple[int, int] = (0, 0)
    match: Equities | None = None

    def gain(self, seat: int, points: int) -> float:
        """Return the value to a seat after winning so many points; below 0 they are lost."""
        if self.match is None:
            return float(points)
        score = list(self.score)
        score[seat if points > 0 else 1 - seat] += abs(points)
        return self.match.worth(seat, (score[0], score[1]), max(self.score))

    def points(self, times: int, owner: int | None) -> int:
        """Return how many times a gammon or backgammon counts, by the owner of the cube."""
        return 1 if self.jacoby and owner is None else times

    def limit(self, seat: int) -> int:
        """Return the value of the cube from which on a seat gains nothing by doubling."""
        if not self.doubling:
            return 0
        away = HIGHEST if self.match is None else self.match.length - self.score[seat]
        return min(HIGHEST, away)

    def may_double(self, seat: int, cube: int, owner: int | None) -> bool:
        """Return whether a seat may double, and could gain by it."""
        return owner in {None, seat} and cube < self.limit(seat)


def stakes(terms: Terms, state: State) -> Stakes:
    """Return the stakes in the game of a state."""
    doubling = terms.cube and not state.crawford
    if not terms.length:
        return Stakes(doubling, terms.jacoby)
    match = equities(terms.length, terms.cube, terms.crawford)
    return Stakes(doubling, score=state.score, match=match)
