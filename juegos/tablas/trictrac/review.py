"""What plays and throws of trictrac are worth, by the judgement of its strong player, in holes.

A play is judged by every throw that may follow. A throw is judged more shortly: by what it scores
at once, and by how the men stand after its best play, as they look.
"""

from __future__ import annotations

from typing import Protocol

from juegos.core.dist import Dist
from juegos.core.message import _
from juegos.core.review import Luck, Rated, Unit, rounded
from juegos.tablas.trictrac.evaluation import worth
from juegos.tablas.trictrac.passage import ground
from juegos.tablas.trictrac.plays import bound, legal_of
from juegos.tablas.trictrac.scored import When
from juegos.tablas.trictrac.state import DECIDE, GOES, JET, STAYS, State
from juegos.tablas.trictrac.throws import Cast, casts
from juegos.tablas.trictrac.told import write_play
from juegos.tablas.trictrac.variant import WhenOver
from juegos.tablas.trictrac.weighing import (
    POINT,
    TrictracGame,
    best_of,
    going,
    in_holes,
    weighed,
)

HOLES = Unit(_("holes"), rounded(12))


class Leaving(TrictracGame, Protocol):
    """What is asked of a game besides what its players ask."""

    ending: WhenOver


class TrictracReview:
    """How a game of trictrac's kin says what moves and throws are worth."""

    def rate(self: Leaving, state: State, moves: tuple[str, ...]) -> Rated | None:
        """Return what plays are worth to the hand, or to stay and to go away."""
        men, foe = state.men[state.hand], state.men[state.other]
        legal = legal_of(men, foe, state.pair, self.usage).plays
        if state.phase == DECIDE:
            stays = best_of(self, state, list(legal))[1]
            found = {STAYS: stays, GOES: going(self, state, self.ending.leaving(state))}
        else:
            owed = state.owed
            marks = self.marked_by(state.marks, state.other, owed) if owed else state.marks
            found = {
                move: weighed(self, state, marks, after)
                for after, play in legal.items()
                if (move := write_play(play)) in moves
            }
        return Rated({move: rounded(value) for move, value in found.items()}, HOLES)

    def fortune(self: Leaving, state: State, throw: tuple[int, ...]) -> Luck | None:
        """Return what a throw brought A; None where it is thrown for who begins."""
        if state.phase != JET:
            return None
        men, foe = state.men[state.hand], state.men[state.other]
        nth, taken = state.throws[state.hand] + 1, state.corner[state.hand]
        when = When(nth, nth - taken if taken else 1)
        sign = 1 if state.hand == 0 else -1
        every = casts(men, foe, self.usage, when)
        after = {cast.throw: sign * rounded(_brought(self, state, cast)) for cast in every}
        mean = Dist((cast.throw, cast.weight) for cast in every).mean(after.__getitem__)
        return Luck(mean, after[max(throw), min(throw)], HOLES)


def _brought(game: TrictracGame, state: State, cast: Cast) -> float:
    """Return what a throw scores at once, and how the men stand after its best play."""
    men, foe = state.men[state.hand], state.men[state.other]
    own, given = (game.brings(cast.score, cast.throw, thrower=by) for by in (True, False))
    ends = bound(ground(men, foe, game.usage), cast.found, game.usage).plays
    return in_holes(game, own - given) + POINT * max(worth(after, foe) for after in ends)
