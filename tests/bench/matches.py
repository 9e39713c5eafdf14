"""Matches between levels at the games of the tables, each game from a seed of its own.

``python -m tests.bench.matches trictrac-a-ecrire strong greedy 40 marques=quatre`` plays one and
prints the entry that ``juegos/kept/tablas_matches.py`` keeps of it.
"""

from __future__ import annotations

import sys
import textwrap
from datetime import UTC, datetime

from juegos import catalogue
from juegos.kept.tablas_matches import SEED
from tests.tablas.duel import Duel


def main(slug: str, first: str, second: str, games: str, *readings: str) -> None:
    """Print what is kept of a match."""
    chosen = dict(reading.split("=") for reading in readings)
    duel = Duel(catalogue.game(slug, chosen), (first, second), int(games), SEED)
    lines = textwrap.wrap(" ".join(map(str, duel.gains)), 85, drop_whitespace=False)
    command = " ".join(["python -m tests.bench.matches", *sys.argv[1:]])
    print(f'    Match(\n        "{slug}",\n        {chosen!r},\n        ("{first}", "{second}"),')
    print("        (\n" + "".join(f'            "{line}"\n' for line in lines) + "        ),")
    print(f'        "{datetime.now(UTC).date()}",\n        "{command}",\n    ),')
    slowest = f"{1000 * max(duel.times):.0f} ms the slowest move"
    told = f"{duel.mean:+.3f} ± {duel.error:.3f}, {duel.wins} of {games} won, {slowest}"
    print(told, file=sys.stderr)


if __name__ == "__main__":
    main(*sys.argv[1:])
