"""The good player of piquet against the beginner.

``python -m conf.make.piquet 300 1`` plays 300 parties and writes what is kept of them.
Two parties that follow each other have the same cards with the seats exchanged, and are one draw;
a deal has a seed of its own.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from time import perf_counter

from conf import data_files
from conf.make.advised import advised
from conf.make.piquet_simulated import plain
from juegos.core.game import Turn
from juegos.engine.sample import draw
from juegos.naipes.piquet.game import Piquet
from juegos.naipes.piquet.sample_statistics import MATCH, Sums, sum_parties

NAMES = ("margin", "points", "won")
FIRST = 1  # pairs that a test plays again


def partie(game: Piquet, levels: tuple[str, str], seed: str) -> tuple[int, list[int], float]:
    """Return what seat A gains in points, its margins by deal, and the longest thought (CPU s)."""
    state, mind, longest = game.start(), Random(f"{seed}:{levels}"), 0.0
    deals, rng = -1, Random(f"{seed}:cut")
    while (end := game.outcome(state)) is None:
        if state.deal is not None and not state.log and deals < len(state.scores):
            deals = len(state.scores)
            rng = Random(f"{seed}:{deals}")
        turn = game.turn(state)
        if isinstance(turn, Turn):
            move = draw(game.throws(state), rng)
        else:
            start = perf_counter()
            move = advised(game, state, levels[turn], mind).move
            longest = max(longest, perf_counter() - start)
        state = game.play(state, move).state
    return int(end.shares[0]), [a - b for a, b in state.scores], longest


def pair(one: str, other: str, seed: str) -> tuple[int, int, int, int]:
    """Return of two parties with the same cards their deals, and ``NAMES`` for the first level."""
    game = Piquet({})
    points, margins, _ = partie(game, (one, other), seed)
    theirs, more, _ = partie(game, (other, one), seed)
    gains = (points, -theirs)
    deals = len(margins) + len(more)
    return deals, sum(margins) - sum(more), sum(gains), sum(gain > 0 for gain in gains)


def match(one: str, other: str, parties: int, seed: int) -> Sums:
    """Return the sums over pairs of parties between two levels."""
    return sum_parties(_played(one, other, parties // 2, seed), seed, NAMES)


def _played(one: str, other: str, pairs: int, seed: int) -> Iterator[tuple[int, ...]]:
    for number in range(pairs):
        yield pair(one, other, f"{seed}:{number}")
        print(number + 1, "pairs played", file=sys.stderr, flush=True)


def main(parties: str = "300", seed: str = "1") -> None:
    """Play so many parties, and write what is kept of them."""
    command = f"python -m conf.make.piquet {parties} {seed}"
    sums = match("bueno", "principiante", int(parties), int(seed))
    first = match("bueno", "principiante", 2 * FIRST, int(seed))
    data_files.write_json(MATCH, command, whole=plain(sums), first=plain(first))


if __name__ == "__main__":
    main(*sys.argv[1:])
