"""Konane by search forward, six by six or larger: what it found is kept, and what it took.

python -m tests.bench.konane6
python -m tests.bench.konane6 8 10000000
"""

from __future__ import annotations

import resource
import sys
from time import process_time

from conf.make.solutions import Bounded
from juegos.alquerque.konane import Konane
from juegos.core.errors import NotExact
from juegos.engine.retrograde import winner


def main(size: str = "6", most: str = "10000000") -> None:
    """Print who wins after each first stone; those of the other corner and middle are alike."""
    core = Konane({"tablero": size})
    start = core.start()
    for move in core.moves(start)[:2]:
        results = Bounded(int(most))
        try:
            won = ("first", "second")[winner(core, core.after(start, move), results)]
        except NotExact as given_up:
            won = f"given up: {given_up}"
        print(core.board.names[move.path[0]], won, f"{len(results)} positions", flush=True)
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"{process_time():.0f} s, {megabytes} MB")


if __name__ == "__main__":
    main(*sys.argv[1:])
