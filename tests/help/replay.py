"""Games to be told again: records by the game that they name, and first moves at random."""

from __future__ import annotations

import random
from typing import Any

from juegos import catalogue
from juegos.core.game import Game, Step
from juegos.core.record import Record
from juegos.engine import replay as engine
from tests.help.laws import at_random

LENGTH = 40  # moves of a random game


def replay(written: Record) -> tuple[Game[Any, Any], list[tuple[Any, Step[Any]]]]:
    """Return the game, and each move with what it led to."""
    game = catalogue.game_of(written)
    return game, engine.replay(game, written)


def some_moves(slug: str) -> tuple[str, ...]:
    """Return the first moves of a random game."""
    game = catalogue.game(slug)
    steps = at_random(game, random.Random(13), LENGTH)
    return tuple(game.write_move(move) for _state, move, _step in steps)
