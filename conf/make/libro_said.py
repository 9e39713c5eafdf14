"""What the Book of Tables says of how games come out, counted or played so often as to be weighed.

``python -m conf.make.libro_said`` writes ``juegos/data/tablas/libro-said.json``: the exact chance
that a game of doblet is won by the other's throw, and how often each side of cab e quinal wins if
it begins.
"""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction
from typing import Any

from conf import data_files
from juegos import catalogue
from juegos.core.game import Turn
from juegos.engine.odds import reachable_chain
from juegos.engine.sample import draw
from juegos.tablas.doblet import POR_OTRO, Doblet
from juegos.tablas.libro_selfplay import LEVEL
from juegos.tablas.quadra.classes import Classes

CABS = 10_000


def played(game: Any, state: Any, seed: str) -> Any:
    """Return the end of a game that is played from a state, by the greedy level if any plays."""
    rng = random.Random(seed)
    while (turn := game.turn(state)) is not Turn.END:
        if turn is Turn.CHANCE:
            move = draw(game.throws(state), rng)
        else:
            move = game.advise(state, LEVEL, rng).move
        state = game.play(state, move).state
    return state


def by_the_other() -> Fraction:
    """Return the chance that the throw of who loses ends a game of doblet."""
    classes: Any = Classes(Doblet({}))
    chain = reachable_chain(classes)
    ends = [Fraction(getattr(state, "why", "") == POR_OTRO.id) for state in chain.states]
    return chain.expect([Fraction(0)] * len(ends), ends)[0]


def cabs(seat: int, games: int = CABS) -> int:
    """Return how many games of cab e quinal the seat wins that begins: 0 the fives, 1 the sixes."""
    game: Any = catalogue.game("cab-e-quinal")
    start = replace(game.start(), seat=seat)
    ends = (played(game, start, f"cab-e-quinal:{seat}:{n}") for n in range(games))
    return sum(end.winner == seat for end in ends)


def main() -> None:
    """Write what is kept."""
    data_files.write_json(
        "tablas/libro-said.json",
        "python -m conf.make.libro_said",
        doblet=str(by_the_other()),
        fives_first=[cabs(0), CABS],
        sixes_first=[cabs(1), CABS],
    )


if __name__ == "__main__":
    main()
