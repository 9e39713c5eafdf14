"""The reviewer of a game of tables: each game judges by itself, as its strong player does."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from juegos.core.review import Luck, Rated, Reviewer
from juegos.core.view import View


class Rating(Protocol):
    """A game of tables that says what moves and throws are worth."""

    def rate(self, state: Any, moves: tuple[Any, ...]) -> Rated | None:
        """Return what moves are worth to the seat that decides, None where it cannot say."""

    def fortune(self, state: Any, throw: Any) -> Luck | None:
        """Return what a throw brought A, None where it cannot say."""


def rate(view: View[Rating, Any], moves: tuple[Any, ...], seed: Random) -> Rated | None:
    """Return what the game says that moves are worth."""
    del seed
    return view.game.rate(view.state, moves)


def fortune(view: View[Rating, Any], throw: Any) -> Luck | None:
    """Return what the game says that a throw brought A."""
    return view.game.fortune(view.state, throw)


REVIEWER = Reviewer(rate, fortune)
