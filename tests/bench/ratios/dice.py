"""Chances of dice beside icepool and dyce: totals, the highest dice, and how the cost grows.

What is kept once found is found anew each time, on both sides.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

import dyce
import icepool

from juegos.core.distribution import Dist
from juegos.material import dice
from tests.bench.ratios import Pair, Pairs, cost, power

ROUNDS = 5
MICRO = 1e6
SIZES = (3, 6, 12, 24, 48)
FACES = range(1, 7)

Counts = Callable[[], Mapping[int, int]]


def pairs() -> Pairs:
    """Return the microseconds of both, and the powers with which the cost of totals grows."""
    beside: dict[str, tuple[Counts, Counts]] = {
        "dice-total-icepool": (_total, lambda: 3 @ icepool.Die(FACES)),
        "dice-total-dyce": (_total, lambda: 3 @ dyce.H(6)),
        "dice-highest-icepool": (_highest, lambda: icepool.Die(FACES).highest(4, 2)),
        "dice-highest-dyce": (_highest, lambda: (4 @ dyce.P(6)).at(-1, -2)),
    }
    results = {name: [_pair(*both) for _ in range(ROUNDS)] for name, both in beside.items()}
    return results | {"dice-growth": [_growth() for _ in range(ROUNDS)]}


def _pair(ours: Counts, theirs: Counts) -> Pair:
    """Return the microseconds of both, who must find the same."""
    assert dict(ours().items()) == dict(theirs().items())
    return MICRO * cost(ours), MICRO * cost(theirs)


def _total() -> Dist[int]:
    return dice.totals.__wrapped__(3)


def _highest() -> Dist[int]:
    return dice.throws.__wrapped__(4).map(lambda throw: throw[0] + throw[1])


def _growth() -> Pair:
    ours = [cost(lambda: dice.totals.__wrapped__(size), 0.05) for size in SIZES]  # noqa: B023
    theirs = [cost(lambda: size @ icepool.Die(FACES), 0.05) for size in SIZES]  # noqa: B023
    return power(SIZES, ours), power(SIZES, theirs)


if __name__ == "__main__":
    print(json.dumps(pairs()))
