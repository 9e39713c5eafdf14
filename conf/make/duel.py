"""The search of the strong player against who takes most now, seeded games of each game on lines.

The results are kept in ``juegos/data``, made anew by::

    python -m conf.make.duel [GAME ...]

Each game is written as soon as its games are over; those of others stay. ``--workers 4`` shares
the games among processes, ``--dask ADDRESS`` among those of a Dask cluster.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import Executor
from functools import partial
from time import process_time
from typing import Any

from conf import data_files
from conf.command import with_games
from juegos import catalogue, data
from juegos.alquerque.players import Level, greedy, ponder
from juegos.alquerque.points_game import OFFER, PointsGame
from juegos.alquerque.state import State
from juegos.cli import progress
from juegos.core.game import Turn
from juegos.engine.line_game import Move
from juegos.engine.search import Search

FILE = "alquerque/matches.json"
GAMES = 100
# How much of its work the strong player does, so that a test can afford to play it again.
QUICK_WORK = 1_500

Player = Callable[[PointsGame, State, random.Random], Move]


def asked() -> list[str]:
    """Return the games on lines."""
    return [slug for slug, entry in catalogue.CATALOGUE.items() if entry.family == "alquerque"]


def played(slug: str, work: int, executor: Executor | None = None) -> str:
    """Return a letter for each game of a match: won, drawn or lost by the strong player."""
    mapped: Any = executor.map if executor else map
    letters = mapped(partial(match, slug, Level(40, work)), range(GAMES))
    return "".join(progress.counting(letters, GAMES, slug))


def play(slugs: Collection[str], executor: Executor | None = None) -> None:
    """Play the matches of the games named, or of all; an executor shares the games out."""
    for slug in slugs or asked():
        letters = played(slug, QUICK_WORK, executor)
        write({**data.load_json(FILE)["results"], slug: letters})
        print(f"{process_time():.0f} s  {slug} {letters}", file=sys.stderr, flush=True)


def write(results: Mapping[str, str]) -> None:
    """Write the results, in the order of the catalogue."""
    ordered = {slug: results[slug] for slug in asked() if slug in results}
    data_files.write_json(FILE, "python -m conf.make.duel", work=QUICK_WORK, results=ordered)


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


if __name__ == "__main__":
    with_games("duel", play, sys.argv[1:])
