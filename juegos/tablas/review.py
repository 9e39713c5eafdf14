"""The reviewer of the games of tables; each game judges itself, like its strong player."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from juegos.core.review import Luck, Rated, Reviewer
from juegos.core.view import View


class Rating(Protocol):
    """A game of tables that values moves and throws."""

    def rate(self, state: Any, moves: tuple[Any, ...]) -> Rated | None:
        """Return the values of moves to the seat that decides, or None."""

    def fortune(self, state: Any, throw: Any) -> Luck | None:
        """Return what a throw brought A, or None."""


def rate(view: View[Rating, Any], moves: tuple[Any, ...], seed: Random) -> Rated | None:
    """Return the game's values of moves."""
    del seed
    return view.game.rate(view.state, moves)


def fortune(view: View[Rating, Any], throw: Any) -> Luck | None:
    """Return the game's value of a throw for A."""
    return view.game.fortune(view.state, throw)


REVIEWER = Reviewer(rate, fortune)
