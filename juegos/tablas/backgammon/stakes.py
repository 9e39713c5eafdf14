"""The value of a game to the seats: points of money, or the chance to win the match.

A value is seat A's, and B has as much less: for money the points, for a match from -1 (lost) to 1
(won).
"""

from __future__ import annotations

from dataclasses import dataclass

from juegos.tablas.backgammon.match_equity import Equities, equities
from juegos.tablas.backgammon.state import HIGHEST, State, Terms


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
