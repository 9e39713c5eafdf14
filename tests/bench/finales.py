"""Solve every ending of a game with few men: what tests/oracles/resueltos.toml keeps.

python -m tests.bench.finales alquerque 4 captura=una
"""

from __future__ import annotations

import sys
import time
from typing import Any

from juegos import catalogue
from juegos.alquerque.finales import endings, tally
from juegos.alquerque.retro import Solution


def main(slug: str, most: str, *readings: str) -> None:
    """Print how the endings of a game come out, White to move, by the men of both."""
    game: Any = catalogue.game(slug, dict(reading.split("=") for reading in readings))
    began = time.process_time()
    positions = list(endings(game.nucleo, int(most)))
    solution = Solution(game.nucleo, positions)
    seconds = time.process_time() - began
    print(f"{len(positions)} endings, {len(solution)} positions, {seconds:.0f} s")
    for (white, black), count in sorted(tally(solution, positions).items()):
        said = ", ".join(f"{name} {count[name]}" for name in ("won", "lost", "drawn", "longest"))
        print(f"{white} against {black}: {said}")


if __name__ == "__main__":
    main(*sys.argv[1:])
