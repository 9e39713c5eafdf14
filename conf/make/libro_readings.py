"""How the races of the Book of Tables come out under each change of a single reading.

``python -m conf.make.libro_readings 10000`` goes on to so many games under each change, the greedy
player against itself, and writes ``juegos/data/tablas/libro-readings.json`` every few hundred
games, so that it can be stopped at any time; ``python -m conf.make.libro_readings 10000 fallas``
plays those of fallas alone. ``--workers 4`` shares the games among processes, ``--dask ADDRESS``
among those of a Dask cluster. Each game has a seed made from its number, so that the totals do not
depend on who played which.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from contextlib import suppress
from time import process_time

from conf import data_files
from conf.make.libro import NOTHING, in_order, results_to
from juegos import catalogue
from juegos.cli import executors
from juegos.core.errors import ImpossibleReadings
from juegos.tablas.libro_results import AS_RACE, MEASURED
from juegos.tablas.libro_selfplay import LEVEL, READINGS

COMMAND = "python -m conf.make.libro_readings"
# A crux that changes nothing but under another reading is changed together with it.
TOGETHER = {("cab-e-quinal", crux): {"dados": "dos-y-fijo"} for crux in ("adelantada", "fijo")}


def changes(slug: str) -> Iterator[dict[str, str]]:
    """Yield each change of one reading under which a game can be played."""
    race = AS_RACE.get(slug, {})
    for crux in catalogue.game(slug).cruces:
        for key in crux.keys:
            if key != crux.default and crux.name not in race:
                change = {**race, **TOGETHER.get((slug, crux.name), {}), crux.name: key}
                with suppress(ImpossibleReadings):
                    catalogue.game(slug, change)
                    yield change


def main(words: Sequence[str]) -> None:
    """Go on to so many games under each change of the games named, or of all."""
    parser = ArgumentParser(prog=COMMAND, description=main.__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("slugs", nargs="*", choices=[*MEASURED, []], metavar="slug")
    executors.add(parser)
    options = parser.parse_args(words)
    stored = {slug: dict(READINGS.get(slug, {})) for slug in MEASURED}
    with executors.executor(options) as executor:
        for slug in options.slugs or MEASURED:
            for change in changes(slug):
                name = " ".join(f"{crux}={key}" for crux, key in change.items())
                played = stored[slug].get(name, NOTHING)
                for more in results_to(options.games, played, (slug, LEVEL, change), executor):
                    stored[slug][name] = more
                    data_files.write_json(
                        "tablas/libro-readings.json", COMMAND, games=in_order(stored)
                    )
                print(f"{process_time():.0f} s  {slug} {name}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
