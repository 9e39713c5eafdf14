"""Two levels of the computer meet at a game of points."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from juegos import catalogue
from juegos.alquerque.players import Level, greedy, ponder
from juegos.alquerque.points_game import OFFER, PointsGame
from juegos.alquerque.state import State
from juegos.core.game import Turn
from juegos.engine.line_game import Move
from juegos.engine.search import Search

Player = Callable[[PointsGame, State, random.Random], Move]


def taker(game: PointsGame, state: State, rng: random.Random) -> Move:
    """Return a move that takes most now."""
    return greedy([move for move in game.moves(state) if move != OFFER], rng)


def thinker(level: Level) -> Player:
    """Return a player that thinks as much as a level allows."""

    def plays(game: PointsGame, state: State, rng: random.Random) -> Move:
        search = ponder(Search(game.core, state.position, state.past), level)
        return search.best or game.moves(state)[0]

    return plays


def duel(slug: str, first: Player, second: Player, seed: int, opening: int = 4) -> int:
    """Return the seat that wins a game, -1 if nobody does, after some turns by lot."""
    game: Any = catalogue.game(slug)
    rng = random.Random(seed)
    state, players, turns = game.start(), (first, second), 0
    while not isinstance(seat := game.turn(state), Turn):
        player = players[seat] if turns >= opening else taker
        state, turns = game.play(state, player(game, state, rng)).state, turns + 1
    return next((s for s, share in enumerate(game.outcome(state).shares) if share > 0), -1)


def match(slug: str, level: Level, seed: int) -> str:
    """Return whether a player of this level won, drew or lost against who takes most: w, d, l.

    He begins the games of an even seed.
    """
    strong, seat = thinker(level), seed % 2
    winner = duel(slug, strong if seat == 0 else taker, taker if seat == 0 else strong, seed)
    return "d" if winner < 0 else "w" if winner == seat else "l"
