"""The player of the games of tables; each game decides itself how its levels play."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from juegos.core.advice import Advice
from juegos.core.view import View


class Judge(Protocol):
    """A game of tables that chooses the move of a player of each level."""

    def advise(self, state: Any, level: str, rng: Random) -> Advice[Any]:
        """Return the move of a player of this level."""


def advise(view: View[Judge, Any], level: str, seed: Random) -> Advice[Any]:
    """Return the move of a player of this level, as the game chooses it."""
    return view.game.advise(view.state, level, seed)
