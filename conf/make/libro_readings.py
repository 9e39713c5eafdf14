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
from functools import partial
from time import process_time
from typing import Any

from conf import data_files
from conf.make.libro import SAMPLE, in_order, measured
from juegos import catalogue
from juegos.cli import executors
from juegos.core.errors import ImpossibleReadings
from juegos.tablas.libro_results import MEASURED
from juegos.tablas.libro_selfplay import LEVEL, READINGS, SelfplayResult

COMMAND = "python -m conf.make.libro_readings"
CHUNK = 250  # games that one process plays before it tells what they came to
# A crux that changes nothing but under another reading is changed together with it.
TOGETHER = {("cab-e-quinal", crux): {"dados": "dos-y-fijo"} for crux in ("adelantada", "fijo")}
NOTHING = SelfplayResult(0, 0, 0, 0, (0, 0), (0, 0), {}, ())


def changes(slug: str) -> Iterator[dict[str, str]]:
    """Yield each change of one reading under which a game can be played."""
    for crux in catalogue.game(slug).cruces:
        for key in crux.keys:
            if key != crux.default:
                change = {**TOGETHER.get((slug, crux.name), {}), crux.name: key}
                with suppress(ImpossibleReadings):
                    catalogue.game(slug, change)
                    yield change


def together(one: SelfplayResult, other: SelfplayResult) -> SelfplayResult:
    """Return what is met in the games of both, those of the first before those of the other."""
    ends = sorted(one.ends.keys() | other.ends.keys())
    return SelfplayResult(
        one.games + other.games,
        one.first + other.first,
        one.seat + other.seat,
        one.drawn + other.drawn,
        (one.throws[0] + other.throws[0], one.throws[1] + other.throws[1]),
        (one.hits[0] + other.hits[0], one.hits[1] + other.hits[1]),
        {end: one.ends.get(end, 0) + other.ends.get(end, 0) for end in ends},
        (one.sample + other.sample)[:SAMPLE],
    )


def main(words: Sequence[str]) -> None:
    """Go on to so many games under each change of the games named, or of all."""
    parser = ArgumentParser(prog=COMMAND, description=main.__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("slugs", nargs="*", choices=[*MEASURED, []], metavar="slug")
    executors.add(parser)
    options = parser.parse_args(words)
    stored = {slug: dict(READINGS.get(slug, {})) for slug in MEASURED}
    with executors.executor(options) as executor:
        results: Any = executor.map if executor else map
        for slug in options.slugs or MEASURED:
            for change in changes(slug):
                name = " ".join(f"{crux}={key}" for crux, key in change.items())
                play = partial(measured, slug, LEVEL, change)
                played = stored[slug].get(name, NOTHING)
                starts = range(played.games, options.games, CHUNK)
                chunks = [range(at, min(at + CHUNK, options.games)) for at in starts]
                for more in results(play, chunks):
                    played = together(played, more)
                    stored[slug][name] = played
                    data_files.write_json(
                        "tablas/libro-readings.json", COMMAND, games=in_order(stored)
                    )
                print(f"{process_time():.0f} s  {slug} {name}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
