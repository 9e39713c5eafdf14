"""How the races of the Book of Tables come out under each change of a reading made alone.

``python -m tests.bench.libro_readings`` plays games of each, the greedy player against itself, and
writes what ``juegos/kept/libro_readings.py`` keeps; ``python -m tests.bench.libro_readings fallas``
plays those of fallas alone and leaves the rest as it was kept.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from time import process_time

from juegos.kept import libro_readings as kept
from juegos.kept.libro import LEVEL, Measured
from juegos.tablas.libro_measured import MEASURED
from tests.bench.libro import HEAD, SHORT, entry, measured
from tests.laws import playable

FILE = Path("juegos/kept/libro_readings.py")
GAMES, FEWER = 200, 40


def main(*slugs: str) -> None:
    """Play the games named, or all, under each change, and write what is kept."""
    found = {slug: dict(ones) for slug, ones in kept.KEPT.items()}
    for slug in slugs or MEASURED:
        found[slug] = {}
        for change in playable(slug)[1:]:
            ((crux, key),) = change.items()
            games = GAMES if slug in SHORT else FEWER
            found[slug][f"{crux}={key}"] = measured(slug, LEVEL, change, games)
            print(f"{process_time():.0f} s  {slug} {crux}={key}", file=sys.stderr, flush=True)
        FILE.write_text(written(found), "utf-8")


def written(found: Mapping[str, Mapping[str, Measured]]) -> str:
    """Return the module with these values in the place of what was kept."""
    text = FILE.read_text("utf-8").partition(HEAD)[0] + HEAD
    text += f'MADE = "{datetime.now(UTC).date()}"\n'
    text += "KEPT: Mapping[str, Mapping[str, Measured]] = {\n"
    for slug in (slug for slug in MEASURED if slug in found):
        text += f'    "{slug}": {{\n'
        text += "".join(entry(name, one, " " * 8) for name, one in found[slug].items())
        text += "    },\n"
    return text + "}\n"


if __name__ == "__main__":
    main(*sys.argv[1:])
