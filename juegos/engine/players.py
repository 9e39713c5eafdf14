"""Opponents: ``random`` takes any move, ``best`` the one that gains most, reckoned exactly.

A game too big to be reckoned brings opponents of its own (``Rivals``).
"""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any, NamedTuple, Protocol, runtime_checkable

from juegos.core.errors import BadRequest
from juegos.core.game import SEATS, Game, Turn
from juegos.engine.account import Account
from juegos.engine.decide import worth

LEVELS = ("best", "random")


class Advice(NamedTuple):
    """A move, why it is taken, and what the seat to move gains in the whole game by each."""

    move: Any
    why: str
    worth: dict[Any, Fraction]

    @property
    def value(self) -> Fraction:
        """What the move is worth."""
        return self.worth[self.move]


@runtime_checkable
class Rivals(Protocol):
    """A game that brings its opponents: their levels, the strongest first, and what they play."""

    levels: tuple[str, ...]

    def advise(self, state: Any, level: str, rng: random.Random) -> Advice:
        """Return the move that a player of this level makes, and why."""


def levels(game: Game[Any, Any]) -> tuple[str, ...]:
    """Return the levels at which the computer plays a game, the strongest first."""
    return game.levels if isinstance(game, Rivals) else LEVELS


def advise(
    game: Game[Any, Any], state: Any, account: Account, level: str, rng: random.Random
) -> Advice:
    """Return the move that a player of this level takes; of equals, the usual one.

    Raises:
        BadRequest: no seat is to move.
        NotExact: what the moves are worth cannot be reckoned.
    """
    seat = game.turn(state)
    if isinstance(seat, Turn):
        raise BadRequest("nobody decides here; ask 'moves' what there is to do")
    if isinstance(game, Rivals):
        return game.advise(state, level, rng)
    gains = worth(game, state, account.pot)
    found = {move: account.paid[seat] + gain for move, gain in gains.items()}
    if level == "random":
        return Advice(rng.choice(list(found)), "Drawn by lot.", found)
    usual = game.policy.choice(state) if game.policy else {}
    best = max(found, key=lambda move: (found[move], move in usual))
    told = ", ".join(f"{game.write_move(move)} {float(gain):+.4f}" for move, gain in found.items())
    why = f"What {SEATS[seat]} gains on average if both play their best from there: {told}."
    return Advice(best, why, found)
