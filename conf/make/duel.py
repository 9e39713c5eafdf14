"""The strong player against who takes most now, a hundred seeded games of each game of points.

Of alquerque and draughts the results are kept in ``juegos/data``, made anew by::

    python -m conf.make.duel
"""

from __future__ import annotations

import sys
from functools import partial
from time import process_time

from conf import data_files
from conf.make.point_matches import match
from juegos import catalogue
from juegos.alquerque.players import Level

GAMES = 100
KEPT = 1_500  # of the work that the strong player does, so that a test can afford to play it again


def asked() -> list[str]:
    """Return the games at which the strong player is to win ninety of a hundred."""
    family = [slug for slug, e in catalogue.CATALOGUE.items() if e.family == "alquerque"]
    return [slug for slug in family if slug == "alquerque" or slug.startswith("dama")]


def played(slug: str, work: int) -> str:
    """Return a letter for each game of a match: won, drawn or lost by the strong player."""
    return "".join(map(partial(match, slug, Level(40, work)), range(GAMES)))


def main() -> None:
    """Play what is kept, and write it."""
    results = {}
    for slug in asked():
        results[slug] = played(slug, KEPT)
        print(f"{process_time():.0f} s  {slug} {results[slug]}", file=sys.stderr, flush=True)
    data_files.write_json(
        "alquerque/matches.json", "python -m conf.make.duel", work=KEPT, results=results
    )


if __name__ == "__main__":
    main()
