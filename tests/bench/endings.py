"""Solve every ending of a game with few men, or with ``todo`` the whole game from its start.

For games of short jumps whose men move and take in any direction: alquerque and its kin. Results
are kept by ``conf.make.solved``, and what they took by ``conf.make.solutions``::

    python -m tests.bench.endings alquerque 4 captura=una
    python -m tests.bench.endings fanorona todo tablero=dimy limit=5000000
"""

from __future__ import annotations

import resource
import sys
import time
from typing import Any

from juegos import catalogue
from juegos.alquerque.endings import endings, tally
from juegos.alquerque.position import Position
from juegos.alquerque.symmetry import Canonicalizer
from juegos.core.errors import NotExact
from juegos.engine.retrograde import Solution

LIMIT = "30000000"  # positions


def main(slug: str, most: str, *readings: str) -> None:
    """Print how a game comes out, or its endings, White to move, by the men of both."""
    given = dict(reading.split("=") for reading in readings)
    limit = int(given.pop("limit", LIMIT))
    game: Any = catalogue.game(slug, given)
    began = time.process_time()
    start = game.core.start()
    positions = [start] if most == "todo" else list(endings(game.core, int(most)))
    of_jumps = isinstance(start, Position)
    alike = Canonicalizer(game.core.board, sets=2 + of_jumps)
    try:
        solution = Solution(game.core, positions, canonical=alike, limit=limit)
    except NotExact as given_up:
        print(f"given up: {given_up}; {_took(began)}")
        return
    print(f"{len(positions)} endings, {len(solution)} positions unlike each other, {_took(began)}")
    for (white, black), count in sorted(tally(solution, positions).items()):
        text = ", ".join(f"{name} {count[name]}" for name in ("won", "lost", "drawn", "longest"))
        print(f"{white} against {black}: {text}")


def _took(began: float) -> str:
    """Return the time of the processor since then, and the memory at most."""
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    return f"{time.process_time() - began:.0f} s, {megabytes} MB"


if __name__ == "__main__":
    main(*sys.argv[1:])
