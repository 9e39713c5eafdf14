"""The most memory that a process takes: to answer a question, and to play a game."""

from __future__ import annotations

import json

from tests.bench.ratios import Pairs
from tests.bench.ratios.runs import run

ROUNDS = 5
ASK = "from juegos.serve import handle; handle({'do': 'odds', 'slug': 'azar'})"
OURS = """
from random import Random
from juegos.alquerque.damas_internacionales import DamasInternacionales
from tests.bench.ratios.walks import out
out(DamasInternacionales({}), Random(1), 300)()
"""
THEIRS = """
from random import Random
import draughts
rng, board = Random(1), draughts.StandardBoard()
for _ in range(300):
    if not (found := board.legal_moves):
        break
    board.push(rng.choice(found))
"""


def pairs() -> Pairs:
    """Return megabytes of both, round by round."""
    beside = {"memory-serve": (ASK, "pass"), "memory-draughts": (OURS, THEIRS)}
    return {
        name: [(run("-c", ours).memory, run("-c", theirs).memory) for _ in range(ROUNDS)]
        for name, (ours, theirs) in beside.items()
    }


if __name__ == "__main__":
    print(json.dumps(pairs()))
