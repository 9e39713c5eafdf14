"""How often the hand wins at alquerque, the computer against itself: what the apparatus keeps.

python -m tests.bench.mano alquerque 200 4 captura=libre
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from typing import Any

from juegos import catalogue
from juegos.alquerque.players import Level, ponder
from juegos.alquerque.points_game import OFFER
from juegos.core.game import Turn
from juegos.engine.search import Search

WORK = 3_000
BY_LOT = 3  # turns, so that no two games need be alike


def main(slug: str, games: str, ahead: str, *readings: str) -> None:
    """Print how so many games come out, each with its seed, if both think so many turns ahead."""
    game: Any = catalogue.game(slug, dict(reading.split("=") for reading in readings))
    counts: Counter[str] = Counter()
    letters, turns = "", 0
    for seed in range(int(games)):
        winner, length = played(game, Random(seed), int(ahead))
        counts[winner] += 1
        letters += winner[0]
        turns += length
        print(seed + 1, dict(counts), f"{turns / (seed + 1):.0f} turns each", flush=True)
    print(letters)


def played(game: Any, rng: Random, ahead: int) -> tuple[str, int]:
    """Return who wins a game between equals, and after how many turns."""
    state, turns, level = game.start(), 0, Level(ahead, WORK)
    while not isinstance(game.turn(state), Turn):
        moves = [move for move in game.moves(state) if move != OFFER]
        move = rng.choice(moves)
        if turns >= BY_LOT:
            search = ponder(Search(game.core, state.position, state.past), level)
            move = search.best or move
        state, turns = game.play(state, move).state, turns + 1
    first, second = game.outcome(state).shares
    return ("drawn" if first == second else "first" if first > second else "second"), turns


if __name__ == "__main__":
    main(*sys.argv[1:])
