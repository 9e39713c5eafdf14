"""Draughts beside py-draughts, the fast engine in pure Python: turns, and all sequences."""

from __future__ import annotations

import json
from operator import attrgetter
from random import Random
from typing import Any

import draughts

from juegos.alquerque.damas_internacionales import DamasInternacionales
from juegos.alquerque.damas_rusas import DamasRusas
from tests.bench.ratios import Pair, Pairs, cost
from tests.bench.ratios.walks import out, speed, their_out, their_walked, walked

ROUNDS, SECONDS, DEPTH, LONGEST = 5, 1.0, 5, 300
GAMES = {
    "international": (DamasInternacionales({}), draughts.StandardBoard),
    "russian": (DamasRusas({}), draughts.RussianBoard),
}
MOVES = attrgetter("legal_moves")


def pairs() -> Pairs:
    """Return turns and sequences a second of both, round by round."""
    result: Pairs = {}
    for name, (core, board) in GAMES.items():
        result[f"turns-{name}"] = [_turns(core, board, seed) for seed in range(ROUNDS)]
        result[f"perft-{name}"] = [_sequences(core, board) for _ in range(ROUNDS)]
    return result


def _turns(core: Any, board: Any, seed: int) -> Pair:
    ours = speed(out(core, Random(seed), LONGEST), SECONDS)
    return ours, speed(their_out(board, MOVES, Random(seed), LONGEST), SECONDS)


def _sequences(core: Any, board: Any) -> Pair:
    """Return how many sequences a second both go through, who must find as many."""
    count = walked(core, core.start(), DEPTH)
    assert count == their_walked(board(), MOVES, DEPTH)
    own = cost(lambda: walked(core, core.start(), DEPTH), SECONDS)
    return count / own, count / cost(lambda: their_walked(board(), MOVES, DEPTH), SECONDS)


if __name__ == "__main__":
    print(json.dumps(pairs()))
