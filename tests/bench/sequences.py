"""Count anew all sequences of moves that the edition keeps, as long as the longest it keeps.

Minutes, and some gigabytes::

    python -m tests.bench.sequences damas-turcas
"""

from __future__ import annotations

import sys
from time import process_time

from juegos import catalogue
from juegos.alquerque.perft_counts import StoredCount, stored_counts
from juegos.tables.alquerque import counts


def differs(one: StoredCount) -> bool:
    """Count one entry anew; print and return whether it has come out otherwise."""
    before = process_time()
    core = catalogue.game(one.slug, one.chosen).core  # type: ignore[attr-defined]
    result = counts(core, max(one.nodes), len(one.nodes))
    same = tuple(result) == one.nodes
    says = "the same" if same else f"otherwise: {result}"
    print(f"{process_time() - before:5.0f} s  {one.command}: {says}", flush=True)
    return not same


if __name__ == "__main__":
    asked = [one for one in stored_counts() if one.slug in sys.argv[1:] or not sys.argv[1:]]
    sys.exit(sum(map(differs, sorted(asked, key=lambda one: max(one.nodes)))))
