"""How long the import of ``juegos.serve`` takes, beyond an interpreter that does nothing."""

from __future__ import annotations

import json

from tests.bench.ratios import Pairs
from tests.bench.ratios.runs import run

ROUNDS = 15
MILLI = 1e3


def pairs() -> Pairs:
    """Return milliseconds of the processor: what the import adds, and the bare interpreter."""
    run("-c", "import juegos.serve")  # what is compiled once is compiled before
    results = []
    for _ in range(ROUNDS):
        bare, ours = run("-c", "pass").worked, run("-c", "import juegos.serve").worked
        results.append((MILLI * (ours - bare), MILLI * bare))
    return {"import-serve": results}


if __name__ == "__main__":
    print(json.dumps(pairs()))
