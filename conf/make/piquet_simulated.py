"""Parties of piquet between equal beginners, as whole numbers.

python -m conf.make.piquet_simulated 10000 1873
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import Executor, ProcessPoolExecutor
from random import Random
from typing import Any

from conf import data_files
from juegos.core.game import Turn
from juegos.core.view import view
from juegos.engine.sample import draw
from juegos.naipes.piquet.chances import FILE, NAMES, Sum, Sums
from juegos.naipes.piquet.game import Piquet, State
from juegos.naipes.piquet.players import advise


def simulate(
    parties: int,
    seed: int,
    executor: Executor | None = None,
) -> Sums:
    """Return the sums of so many parties between two beginners.

    Each party has a seed of its own, so that the result does not depend on how the work is shared.

    ``executor`` is one of ``concurrent.futures``; None runs them in this process.
    """
    jobs = [f"{seed}:{number}" for number in range(parties)]
    rows = list(executor.map(party, jobs) if executor else map(party, jobs))
    numbers = [row[0] for row in rows]
    deals, *figures = (
        Sum(
            sum(column),
            sum(figure**2 for figure in column),
            sum(figure * number for figure, number in zip(column, numbers, strict=True)),
        )
        for column in zip(*rows, strict=True)
    )
    return Sums(parties, seed, deals.total, deals.squares, dict(zip(NAMES, figures, strict=True)))


def party(seed: str) -> tuple[int, ...]:
    """Return the number of deals of one party, and then its figures in the order of ``NAMES``."""
    game, rng = Piquet({}), Random(seed)
    state = game.start()
    figures = dict.fromkeys(NAMES, 0)
    deals = 0
    while (end := game.outcome(state)) is None:
        chance = game.turn(state) is Turn.CHANCE
        move = draw(game.throws(state), rng) if chance else _move(game, state, rng)
        step = game.play(state, move)
        elder = 1 - state.dealer
        fired = {(event.rule.id.partition(".")[2], event.seat) for event in step.events}
        for name, seat in fired:
            side = "elder" if seat == elder else "younger"
            if name == "repique":
                figures[f"{side}_repique"] += 1
            elif name == "pique":
                figures["pique"] += 1
            elif name in {"cartas", "capote"}:
                figures[f"{side}_cards"] += 1
                figures[f"{side}_capot"] += name == "capote"
        if len(step.state.scores) > len(state.scores):
            deals += 1
            scores = step.state.scores[-1]
            figures["elder"] += scores[elder]
            figures["younger"] += scores[1 - elder]
        state = step.state
    repiques = figures["elder_repique"] + figures["younger_repique"]
    figures["pique_or_repique"] = figures["pique"] + repiques  # a deal has one of them at most
    figures["divided"] = deals - figures["elder_cards"] - figures["younger_cards"]
    figures["rubicon"] = int(end.why.id == "piquet.rubicon")
    figures["points"] = int(abs(end.shares[0]))
    return deals, *figures.values()


def _move(game: Piquet, state: State, rng: Random) -> str:
    return advise(view(game, state), "beginner", rng).move


FIRST = 10  # parties that a test plays again


def main(parties: str, seed: str) -> None:
    """Play so many parties, and write their sums."""
    with ProcessPoolExecutor(os.cpu_count()) as executor:
        sums = simulate(int(parties), int(seed), executor=executor)
    command = f"python -m conf.make.piquet_simulated {parties} {seed}"
    data_files.write_json(FILE, command, whole=plain(sums), first=plain(simulate(FIRST, int(seed))))


def plain(sums: Sums) -> dict[str, Any]:
    """Return sums as they are stored, a list for each figure."""
    return {**sums._asdict(), "of": {name: list(row) for name, row in sums.of.items()}}


if __name__ == "__main__":
    main(*sys.argv[1:])
