"""Solve every ending of a game with few men, or with ``todo`` the whole game from its start.

Of the games of short jumps those whose men go and take any way: alquerque and its kin. What
tests/oracles/resueltos.toml keeps is made so; ``queah todo`` wants minutes and gigabytes::

    python -m tests.bench.finales alquerque 4 captura=una
"""

from __future__ import annotations

import sys
import time
from typing import Any

from juegos import catalogue
from juegos.alquerque.finales import endings, tally
from juegos.alquerque.posicion import Position
from juegos.alquerque.retro import Solution
from juegos.alquerque.simetria import Alike


def main(slug: str, most: str, *readings: str) -> None:
    """Print how a game comes out, or its endings, White to move, by the men of both."""
    game: Any = catalogue.game(slug, dict(reading.split("=") for reading in readings))
    began = time.process_time()
    positions = [game.nucleo.start()] if most == "todo" else list(endings(game.nucleo, int(most)))
    alike = Alike(game.nucleo.board, Position._make, sets=3)
    solution = Solution(game.nucleo, positions, alike=alike, limit=30_000_000)
    seconds = time.process_time() - began
    print(f"{len(positions)} endings, {len(solution)} positions unlike each other, {seconds:.0f} s")
    for (white, black), count in sorted(tally(solution, positions).items()):
        said = ", ".join(f"{name} {count[name]}" for name in ("won", "lost", "drawn", "longest"))
        print(f"{white} against {black}: {said}")


if __name__ == "__main__":
    main(*sys.argv[1:])
