"""How the races of the Book of Tables come out under each change of a reading made alone.

``python -m tests.bench.libro_readings`` plays games of each, the greedy player against itself, and
writes ``juegos/data/tablas/libro-readings.json``; ``python -m tests.bench.libro_readings fallas``
plays those of fallas alone and leaves the rest as it was kept.
"""

from __future__ import annotations

import sys
from time import process_time

from conf import make
from juegos.tablas.libro_results import MEASURED
from juegos.tablas.libro_selfplay import LEVEL, READINGS
from tests.bench.libro import SHORT, in_order, measured
from tests.laws import playable

GAMES, FEWER = 200, 40


def main(*slugs: str) -> None:
    """Play the games named, or all, under each change, and write what is kept."""
    found = {slug: dict(ones) for slug, ones in READINGS.items()}
    for slug in slugs or MEASURED:
        found[slug] = {}
        for change in playable(slug)[1:]:
            ((crux, key),) = change.items()
            games = GAMES if slug in SHORT else FEWER
            found[slug][f"{crux}={key}"] = measured(slug, LEVEL, change, games)
            print(f"{process_time():.0f} s  {slug} {crux}={key}", file=sys.stderr, flush=True)
        make.write_json(
            "tablas/libro-readings.json",
            "python -m tests.bench.libro_readings",
            games=in_order(found),
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
