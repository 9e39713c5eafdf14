"""The exact chances of a game within a quadra, by classes of equivalent states.

The six numbers of a die are equally likely, so that the casa of a man does not matter: states that
differ only in the order of the casas form one class. There are a few hundred classes, but tens of
thousands of states.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from juegos.core.distribution import Dist
from juegos.core.game import Outcome, Step, Turn
from juegos.engine.odds import Means, means
from juegos.material.dice import Throw
from juegos.tablas.quadra.game import QuadraGame
from juegos.tablas.quadra.state import TIRA, State


def canonical(state: State) -> State:
    """Return the state that represents all equivalent ones."""
    first, second = zip(*sorted(zip(*state.casas, strict=True)), strict=True)
    return replace(state, casas=(first, second))


def canonical_apart(state: State) -> State:
    """Return the state that represents all equivalent ones where no side’s dice affect the other.

    Then the casas of each side can be sorted by themselves.
    """
    first, second = state.casas
    return replace(state, casas=(tuple(sorted(first)), tuple(sorted(second))))


class Classes:
    """A game within a quadra in which one state represents all equivalent ones."""

    seats = 2
    stake = 1
    policy = None
    hides = False

    def __init__(self, game: QuadraGame, like: Callable[[State], State] = canonical) -> None:
        self.game, self.like = game, like
        self.slug = game.slug

    def start(self) -> State:
        """Return the board as it is set up, where A throws first."""
        laws = self.game.laws
        return State(TIRA, (laws.begin, laws.begin))

    def turn(self, state: State) -> Turn:
        """Return chance until the end."""
        return self.game.turn(state)

    def distinct_throws(self, state: State) -> Dist[Throw]:
        """Return every throw."""
        return self.game.throws(state)

    def play(self, state: State, move: Throw) -> Step[State]:
        """Return the class after a throw, without events."""
        return Step(self.like(self.game.after(state, move)))

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended."""
        return self.game.outcome(state)


def chances(game: QuadraGame, like: Callable[[State], State] = canonical) -> Means:
    """Return the exact chances and means of a game within a quadra from its start."""
    return means(Classes(game, like))  # type: ignore[arg-type]
