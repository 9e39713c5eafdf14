"""The player of a game of tables: each game knows by itself how its levels play."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from juegos.core.advice import Advice
from juegos.core.view import View


class Judge(Protocol):
    """A game of tables that says what a player of each level does."""

    def advise(self, state: Any, level: str, rng: Random) -> Advice[Any]:
        """Return the move that a player of this level makes."""


COIN = ("strong", "greedy")


def advise(view: View[Judge, Any], level: str, seed: Random) -> Advice[Any]:
    """Return the move that a player of this level makes, as the game judges it."""
    return view.game.advise(view.state, level, seed)


def toss(view: View[Judge, Any], level: str, seed: Random) -> Advice[Any]:
    """Return the same; who is good is strong or greedy at each move, as a coin decides."""
    return advise(view, seed.choice(COIN) if level == "good" else level, seed)
