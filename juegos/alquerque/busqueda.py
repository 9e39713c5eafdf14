"""Opponents for games of points."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import TYPE_CHECKING

from juegos.players import Advice

if TYPE_CHECKING:
    from juegos.alquerque.mesa import Mesa, State


def advise(mesa: Mesa, state: State, level: str, rng: random.Random) -> Advice:
    """Return a move by lot, until there is a search."""
    move = rng.choice(mesa.moves(state))
    return Advice(move, "Drawn by lot.", {move: Fraction(0)})
