"""Counts the sequences of moves of each game on lines: ``python -m conf.make.sequences``.

What is kept stays; a new game or reading is counted, one move further than the tests count.
"""

from __future__ import annotations

import sys
from typing import Any

from conf.data_files import DATA, rewrite
from juegos import catalogue
from juegos.alquerque.perft_counts import stored_counts
from juegos.tables.alquerque import DEEPEST, counts, entries, singles

FILE = DATA / "alquerque" / "sequences.txt"
COMMAND = "python -m conf.make.sequences"
QUICK = 100_000  # of our own counts those are found anew by tests that are not greater


def written() -> str:
    """Return the counts as they are written: those that are kept, and new ones."""
    ours = {(one.slug, one.readings): one.nodes for one in stored_counts()}
    lines: list[str] = []
    for slug in (entry.slug for entry in entries()):
        for changed in singles(slug):
            readings = " ".join(f"{name}={key}" for name, key in changed.items())
            nodes = ours.get((slug, readings)) or counts_of(slug, readings)
            lines += [f"{slug} {readings}".strip(), f"    {' '.join(map(str, nodes))}"]
    return "".join(f"{line}\n" for line in (f"# made by {COMMAND}", *lines))


def counts_of(slug: str, readings: str) -> tuple[int, ...]:
    """Return what is counted of a game that is new."""
    game: Any = catalogue.game(slug, dict(pair.split("=") for pair in readings.split()))
    core = game.core
    few = counts(core, QUICK)
    return tuple(few if len(few) == DEEPEST else counts(core, sys.maxsize, len(few) + 1))


if __name__ == "__main__":
    rewrite([(FILE, written())])
