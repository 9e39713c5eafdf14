"""The strong player against who takes most now, a hundred seeded games of each game of points.

Of alquerque and draughts the results are kept in ``juegos.kept.alquerque_matches``, made anew by::

    python -m tests.bench.duel
"""

from __future__ import annotations

import os
import sys
import textwrap
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from time import process_time

from juegos import catalogue
from juegos.alquerque.players import Level
from tests.alquerque.matches import match
from tests.bench import Row

GAMES = 100
WORK = 6_000  # a tenth of what the strong player does
KEPT = 1_500  # and less of it for what is kept, so that a test can afford to play it again
FILE = Path("juegos/kept/alquerque_matches.py")
HEAD = '''"""The strong player against who takes most now: made by ``{command}``.

Not written by hand. The strong player does so much work a move, far less than on a page; he begins
the games of an even seed, seeds being 0 and up; four turns are played first by who takes most.
"""

from __future__ import annotations

WORK = {work:_}
MADE = "{made}"
COMMAND = "{command}"
# By game a letter for each seed: the strong player won, drew or lost.
RESULTS = {{
{results}}}
'''


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
    results = ""
    for slug in asked():
        letters = played(slug, KEPT)
        print(f"{process_time():.0f} s  {slug} {letters}", file=sys.stderr, flush=True)
        lines = "".join(f'        "{line}"\n' for line in textwrap.wrap(letters, 50))
        results += f'    "{slug}": (\n{lines}    ),\n'
    text = HEAD.format(
        command="python -m tests.bench.duel",
        work=KEPT,
        made=datetime.now(UTC).date().isoformat(),
        results=results,
    )
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
