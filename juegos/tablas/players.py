"""The player of a game of tables: each game knows by itself how its levels play."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from juegos.core.advice import Advice
from juegos.core.asked import View


class Judge(Protocol):
    """A game of tables that says what a player of each level does."""

    def advise(self, state: Any, level: str, rng: Random) -> Advice[Any]:
        """Return the move that a player of this level makes."""


def advise(view: View[Judge, Any], level: str, seed: Random) -> Advice[Any]:
    """Return the move that a player of this level makes, as the game judges it."""
    return view.game.advise(view.state, level, seed)
