"""Draughts beside pydraughts, an engine in pure Python that knows many kinds."""

from __future__ import annotations

import json
from functools import partial
from operator import methodcaller
from random import Random

import draughts

from juegos.alquerque.damas_internacionales import DamasInternacionales
from juegos.alquerque.damas_rusas import DamasRusas
from tests.bench.ratios import Pair, Pairs, cost
from tests.bench.ratios.walks import out, speed, their_out, their_walked, walked

ROUNDS, SECONDS, DEPTH, LONGEST = 3, 1.0, 3, 40
GAMES = {"international": DamasInternacionales({}), "russian": DamasRusas({})}
CALLED = {"international": "standard", "russian": "russian"}
MOVES = methodcaller("legal_moves")


def pairs() -> Pairs:
    """Return turns a second of both, and of international draughts sequences a second."""
    result = {
        f"turns-{name}-pydraughts": [_turns(name, seed) for seed in range(ROUNDS)] for name in GAMES
    }
    result["perft-international-pydraughts"] = [_sequences("international") for _ in range(ROUNDS)]
    return result


def _turns(name: str, seed: int) -> Pair:
    """Return turns a second, of the first of each game: later ones take the peer many seconds."""
    begin = partial(draughts.Board, variant=CALLED[name])
    ours = speed(out(GAMES[name], Random(seed), LONGEST), SECONDS)
    return ours, speed(their_out(begin, MOVES, Random(seed), LONGEST), SECONDS)


def _sequences(name: str) -> Pair:
    core, begin = GAMES[name], partial(draughts.Board, variant=CALLED[name])
    count = walked(core, core.start(), DEPTH)
    assert count == their_walked(begin(), MOVES, DEPTH)
    own = cost(lambda: walked(core, core.start(), DEPTH), SECONDS)
    return count / own, count / cost(lambda: their_walked(begin(), MOVES, DEPTH), SECONDS)


if __name__ == "__main__":
    print(json.dumps(pairs()))
