"""What the computer does at a state: the player that its entry names is asked."""

from __future__ import annotations

import random
from typing import Any

from juegos import catalogue
from juegos.core.advice import Advice
from juegos.core.view import view


def computer_move(game: Any, state: Any, level: str, rng: random.Random) -> Advice[Any]:
    """Return what a player of this level advises; raises as ``view`` and ``Players`` do."""
    return catalogue.entry(game.slug).players.advise(view(game, state), level, rng)
