"""The strong player against who takes most now, a hundred seeded games of each game of points.

Of alquerque and draughts the results are kept in ``juegos/data``, made anew by::

    python -m tests.bench.duel
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from time import process_time

from conf import make
from juegos import catalogue
from juegos.alquerque.players import Level
from tests.alquerque.matches import match
from tests.bench import Row

GAMES = 100
WORK = 6_000  # a tenth of what the strong player does
KEPT = 1_500  # and less of it for what is kept, so that a test can afford to play it again


def asked() -> list[str]:
    """Return the games at which the strong player is to win ninety of a hundred."""
    family = [slug for slug, e in catalogue.CATALOGUE.items() if e.family == "alquerque"]
    return [slug for slug in family if slug == "alquerque" or slug.startswith("dama")]


def rows() -> list[Row]:
    """Return for each game of points how many the strong player won, drew and lost."""
    slugs = [slug for slug, e in catalogue.CATALOGUE.items() if e.family == "alquerque"]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(row, slugs))


def row(slug: str) -> Row:
    """Return the result of a match."""
    before = process_time()
    results = played(slug, WORK)
    won, drawn, lost = map(results.count, "wdl")
    took = process_time() - before
    limit = "90 won" if slug in asked() else ""
    return Row(slug, f"{won} won, {drawn} drawn, {lost} lost; {took:.0f} s", limit)


def played(slug: str, work: int) -> str:
    """Return a letter for each game of a match: won, drawn or lost by the strong player."""
    return "".join(map(partial(match, slug, Level(40, work)), range(GAMES)))


def main() -> None:
    """Play what is kept, and write it."""
    results = {}
    for slug in asked():
        results[slug] = played(slug, KEPT)
        print(f"{process_time():.0f} s  {slug} {results[slug]}", file=sys.stderr, flush=True)
    make.write_json(
        "alquerque/matches.json", "python -m tests.bench.duel", work=KEPT, results=results
    )


if __name__ == "__main__":
    main()
