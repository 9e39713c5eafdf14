"""Records played again by the game that they name."""

from __future__ import annotations

from typing import Any

from juegos import catalogue
from juegos.core.game import Game, Step
from juegos.core.record import Record
from juegos.engine import replay as engine


def replay(written: Record) -> tuple[Game[Any, Any], list[tuple[Any, Step[Any]]]]:
    """Return the game, and each move with what it led to."""
    game = catalogue.game_of(written)
    return game, engine.replay(game, written)
