"""What cannot be counted is played: whole parties between equal players, with standard errors.

Each party has a seed of its own, so that the result does not depend on what runs them. A figure
of deals takes the six or more deals of a party as one draw: they share players and seats.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Executor
from math import sqrt
from random import Random

from juegos.game import Turn
from juegos.naipes.piquet.juego import Piquet
from juegos.naipes.piquet.jugadores import advise
from juegos.sample import Estimate, draw

NAMES = (
    "elder",
    "younger",
    "elder_cards",
    "younger_cards",
    "divided",
    "elder_capot",
    "younger_capot",
    "elder_repique",
    "younger_repique",
    "pique",
    "rubicon",
    "points",
)


def simulate(
    parties: int,
    seed: int,
    level: str = "principiante",
    readings: Mapping[str, str] | None = None,
    executor: Executor | None = None,
) -> dict[str, Estimate]:
    """Return estimates of ``NAMES``: scores a deal in points, chances a deal; a party's rubicon.

    ``points`` is what the winner of a party gains. ``executor`` is any of
    ``concurrent.futures``; none: here.

    Raises:
        ValueError: fewer than two parties, from which no error can be estimated.
    """
    if parties < 2:
        raise ValueError("a simulation needs at least two parties")
    jobs = [(f"{seed}:{number}", level, dict(readings or {})) for number in range(parties)]
    rows = list(executor.map(party, jobs) if executor else map(party, jobs))
    return {name: _estimate([row[i] for row in rows], seed) for i, name in enumerate(NAMES)}


def party(job: tuple[str, str, Mapping[str, str]]) -> tuple[float, ...]:
    """Return the figures of one party between two of a level: means over its deals."""
    seed, level, readings = job
    game, rng = Piquet(readings), Random(seed)
    state = game.start()
    sums = dict.fromkeys(NAMES, 0.0)
    deals = 0
    while (end := game.outcome(state)) is None:
        chance = game.turn(state) is Turn.CHANCE
        move = draw(game.throws(state), rng) if chance else advise(game, state, level, rng).move
        step = game.play(state, move)
        elder = 1 - state.dealer
        fired = {(event.rule.id.partition(".")[2], event.seat) for event in step.events}
        for name, seat in fired:
            side = "elder" if seat == elder else "younger"
            if name == "repique":
                sums[f"{side}_repique"] += 1
            elif name == "pique":
                sums["pique"] += 1
            elif name in {"cartas", "capote"}:
                sums[f"{side}_cards"] += 1
                sums[f"{side}_capot"] += name == "capote"
        if len(step.state.scores) > len(state.scores):
            deals += 1
            scores = step.state.scores[-1]
            sums["elder"] += scores[elder]
            sums["younger"] += scores[1 - elder]
        state = step.state
    found = {name: total / deals for name, total in sums.items()}
    found["divided"] = 1 - found["elder_cards"] - found["younger_cards"]
    found["rubicon"] = float(end.why.id == "piquet.rubicon")
    found["points"] = float(abs(end.shares[0]))
    return tuple(found[name] for name in NAMES)


def _estimate(values: list[float], seed: int) -> Estimate:
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / (count - 1)
    return Estimate(mean, sqrt(spread / count), count, seed)
