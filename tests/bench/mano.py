"""How often the hand wins at alquerque, the computer against itself: what the apparatus keeps.

python -m tests.bench.mano alquerque 200 captura=libre
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from typing import Any

from juegos import catalogue
from juegos.alquerque.busqueda import Search
from juegos.alquerque.consejo import Level, ponder
from juegos.alquerque.mesa import OFFER
from juegos.game import Turn

LEVEL = Level(4, 1_500, 0.0)
BY_LOT = 3  # turns, so that no two games need be alike


def main(slug: str, games: str, *readings: str) -> None:
    """Print how so many games come out, each with its seed."""
    mesa: Any = catalogue.game(slug, dict(reading.split("=") for reading in readings))
    found: Counter[str] = Counter()
    letters, turns = "", 0
    for seed in range(int(games)):
        winner, length = played(mesa, Random(seed))
        found[winner] += 1
        letters += winner[0]
        turns += length
        print(seed + 1, dict(found), f"{turns / (seed + 1):.0f} turns each", flush=True)
    print(letters)


def played(mesa: Any, rng: Random) -> tuple[str, int]:
    """Return who wins a game between equals, and after how many turns."""
    state, turns = mesa.start(), 0
    while not isinstance(mesa.turn(state), Turn):
        moves = [move for move in mesa.moves(state) if move != OFFER]
        move = rng.choice(moves)
        if turns >= BY_LOT:
            # No clock: so many positions and no more, so that a seed always gives the same game.
            search = ponder(Search(mesa.nucleo, state.position, state.past), LEVEL, lambda: 0.0)
            move = search.best or move
        state, turns = mesa.play(state, move).state, turns + 1
    first, second = mesa.outcome(state).shares
    return ("drawn" if first == second else "first" if first > second else "second"), turns


if __name__ == "__main__":
    main(*sys.argv[1:])
