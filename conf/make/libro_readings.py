"""How the races of the Book of Tables come out under each change of a reading made alone.

``python -m conf.make.libro_readings`` plays games of each, the greedy player against itself, and
writes ``juegos/data/tablas/libro-readings.json``; ``python -m conf.make.libro_readings fallas``
plays those of fallas alone and leaves the rest as it was kept.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from time import process_time

from conf import data_files
from conf.make.libro import MANY, SHORT, in_order, measured
from juegos import catalogue
from juegos.core.errors import ImpossibleReadings
from juegos.tablas.libro_results import MEASURED
from juegos.tablas.libro_selfplay import LEVEL, READINGS

GAMES, FEWER = 200, 40
CLOSELY = {"fallas"}  # played as often as under the default readings


def changes(slug: str) -> Iterator[dict[str, str]]:
    """Yield each change of one reading under which a game can be played."""
    for crux in catalogue.game(slug).cruces:
        for key in crux.keys:
            if key != crux.default:
                with suppress(ImpossibleReadings):
                    catalogue.game(slug, {crux.name: key})
                    yield {crux.name: key}


def main(*slugs: str) -> None:
    """Play the games named, or all, under each change, and write what is kept."""
    by_change = {slug: dict(ones) for slug, ones in READINGS.items()}
    for slug in slugs or MEASURED:
        by_change[slug] = {}
        for change in changes(slug):
            ((crux, key),) = change.items()
            games = MANY if slug in CLOSELY else GAMES if slug in SHORT else FEWER
            by_change[slug][f"{crux}={key}"] = measured(slug, LEVEL, change, games)
            print(f"{process_time():.0f} s  {slug} {crux}={key}", file=sys.stderr, flush=True)
        data_files.write_json(
            "tablas/libro-readings.json",
            "python -m conf.make.libro_readings",
            games=in_order(by_change),
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
