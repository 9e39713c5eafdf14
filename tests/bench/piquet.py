"""How the opponents of piquet do against each other, in parties with seeds.

``python -m tests.bench.piquet 300`` plays the good against the beginner. Two parties that follow
each other have the same cards with the seats exchanged; a deal has a seed of its own.
"""

from __future__ import annotations

import sys
from math import sqrt
from random import Random
from time import process_time

from juegos.game import Turn
from juegos.naipes.piquet.juego import Juego, Piquet
from juegos.naipes.piquet.jugadores import advise
from juegos.sample import draw


def partie(game: Juego, levels: tuple[str, str], seed: int) -> tuple[float, list[float], float]:
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
            start = process_time()
            move = advise(game, state, levels[turn], mind).move
            longest = max(longest, process_time() - start)
        state = game.play(state, move).state
    return float(end.shares[0]), [float(a - b) for a, b in state.scores], longest


def match(one: str, other: str, parties: int, first: int = 0) -> dict[str, object]:
    """Return what the first level gains on the other: a partie, a deal, with standard errors."""
    game = Piquet({})
    points, margins, won, longest = [], [], 0, 0.0
    for number in range(parties):
        swapped = number % 2 == 1
        levels = (other, one) if swapped else (one, other)
        gain, deals, thought = partie(game, levels, first + number // 2)
        sign = -1 if swapped else 1
        points.append(sign * gain)
        margins += [sign * margin for margin in deals]
        won += sign * gain > 0
        longest = max(longest, thought)
    return {
        "parties": parties,
        "won": won,
        "points a partie": mean(points),
        "points a deal": mean(margins),
        "longest thought": longest,
    }


def mean(values: list[float]) -> tuple[float, float]:
    """Return a mean and its standard error."""
    middle = sum(values) / len(values)
    spread = sum((value - middle) ** 2 for value in values) / max(len(values) - 1, 1)
    return middle, sqrt(spread / len(values))


if __name__ == "__main__":
    PARTIES = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    LEVELS = sys.argv[2:4] if len(sys.argv) > 3 else ["bueno", "principiante"]
    for key, figure in match(LEVELS[0], LEVELS[1], PARTIES).items():
        print(f"{key}: {figure}")
