"""What plays and casts of tick-tack are worth, in stakes, by the judgement of its strong player.

A play is judged as the strong player judges it, a cast by what it wins at once. Of vies and claims
no value is known.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Protocol

from juegos.core.message import _
from juegos.core.review import Luck, Rated, Unit, rounded
from juegos.material.dice import throws
from juegos.tablas.tick_tack.players import Looked, TickTackGame, weighed
from juegos.tablas.tick_tack.state import JET, State

STAKES = Unit(_("stakes"))


class Watched(TickTackGame, Protocol):
    """What is asked of the game besides what its players ask."""

    def board(self, state: State) -> Looked:
        """Return what an opponent looks at."""


class TickTackReview:
    """How the game says what plays and casts are worth."""

    def rate(self: Watched, state: State, moves: tuple[str, ...]) -> Rated | None:
        """Return what plays are worth to the caster, None where something else is decided."""
        board = self.board(state)
        if not {*moves} <= board.plays.keys():
            return None
        worth = {move: rounded(weighed(self, board.plays[move], board.foe)) for move in moves}
        return Rated(worth, STAKES)

    def fortune(self: Watched, state: State, throw: tuple[int, ...]) -> Luck | None:
        """Return what a cast won A at once; None where it is cast for who begins."""
        if state.phase != JET:
            return None
        men, foe = state.men[state.hand], state.men[1 - state.hand]
        sign, every = 1 if state.hand == 0 else -1, throws(2)
        gains = {cast: self.advantages(men, foe, (cast[0], cast[1])) for cast in every}
        after = {cast: Fraction(sign * won[0][1] if won else 0) for cast, won in gains.items()}
        return Luck(every.mean(after.__getitem__), after[max(throw), min(throw)], STAKES)
