"""Single deals of piquet between equal players, strong ones or beginners.

``python -m conf.make.piquet_deals strong 10000`` goes on to so many deals and writes what they came
to into ``juegos/data/naipes/piquet-deals-strong.json``, after each of them, so that it can be
stopped at any time. ``--workers 4`` shares them among processes, ``--dask ADDRESS`` among those of
a Dask cluster.

Both players consider only the points of the deal. Each deal has a number, and a seed made from it,
so that deals played in different places can be put together, and the totals do not depend on who
played which.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from functools import partial
from random import Random
from typing import Any, NamedTuple

from conf import data_files
from juegos.cli import executors
from juegos.core.game import Step, Turn
from juegos.core.view import view
from juegos.engine.sample import draw
from juegos.naipes.piquet.chances import DealsPlayed, stored_deals
from juegos.naipes.piquet.game import Piquet, State
from juegos.naipes.piquet.players import advise

# What may come about in a deal, and the letters that it is kept by: a capital is the elder’s.
LETTERS = {
    ("cartas", True): "C",
    ("cartas", False): "c",
    ("capote", True): "CK",  # who wins all tricks wins the cards as well
    ("capote", False): "ck",
    ("repique", True): "R",
    ("repique", False): "r",
    ("pique", True): "P",
}

SEED = 1885
EVERY = tuple(dict.fromkeys("".join(LETTERS.values())))
FIRST = 2  # deals that a test plays again
COMMAND = "python -m conf.make.piquet_deals"


class DealOutcome(NamedTuple):
    """The result of a deal: the points of elder and younger, and the letters of its events."""

    elder: int
    younger: int
    letters: str


def deal(number: int, seed: int, level: str) -> DealOutcome:
    """Return the result of the deal of this number between two players of a level.

    It is the first deal of a partie. Cards have a seed of their own, so that other players are
    dealt the same.
    """
    game, distinct_throws, mind = (
        Piquet({}),
        Random(f"{seed}:{number}"),
        Random(f"{seed}:{number}:{level}"),
    )
    state, letters = game.start(), set[str]()
    while not state.scores:
        chance = game.turn(state) is Turn.CHANCE
        move = (
            draw(game.throws(state), distinct_throws) if chance else _move(game, state, level, mind)
        )
        step = game.play(state, move)
        letters |= came_about(step, 1 - state.dealer)
        state = step.state
    elder, scores = state.dealer, state.scores[0]  # who was elder deals next
    return DealOutcome(scores[elder], scores[1 - elder], "".join(sorted(letters)))


def came_about(step: Step[State], elder: int) -> set[str]:
    """Return the letters of the events of a move."""
    fired = {(event.rule.id.partition(".")[2], event.seat == elder) for event in step.events}
    return {letter for one in fired for letter in LETTERS.get(one, "")}


def _move(game: Piquet, state: State, level: str, mind: Random) -> str:
    return advise(view(game, state), level, mind).move


def play(level: str, deals: int, executor: Executor | None = None) -> None:
    """Go on to so many deals; an executor shares them out."""
    results: Any = executor.map if executor else map
    before = stored_deals(level)
    result = results(partial(deal, seed=SEED, level=level), range(before.deals, deals))
    keep(level, before, result)


def keep(level: str, before: DealsPlayed, deal_outcomes: Iterable[DealOutcome]) -> None:
    """Write what deals came to, together with those before, after each of them.

    It is in how many each thing came about, and each pair of scores. Letters are for cards, capot,
    repique, pique; capitals are the elder’s.
    """
    pairs = Counter({(elder, younger): number for elder, younger, number in before.pairs})
    came, first = Counter(before.came), [*before.first]
    for number, one in enumerate(deal_outcomes, before.deals + 1):
        pairs[one.elder, one.younger] += 1
        came.update(one.letters)
        first += [one] * (len(first) < FIRST)
        data_files.write_json(
            f"naipes/piquet-deals-{level}.json",
            f"{COMMAND} {level}",
            seed=SEED,
            deals=number,
            came={letter: came[letter] for letter in EVERY},
            first=list(map(list, first)),
            pairs=" ".join(f"{a}-{b}:{n}" for (a, b), n in sorted(pairs.items())),
        )


def main(words: Sequence[str]) -> None:
    """Go on to so many deals, in so many processes or on a cluster if asked."""
    parser = ArgumentParser(prog=COMMAND, description=main.__doc__)
    parser.add_argument("level", choices=("strong", "beginner"))
    parser.add_argument("deals", type=int)
    executors.add(parser)
    options = parser.parse_args(words)
    with executors.executor(options) as executor:
        play(options.level, options.deals, executor)


if __name__ == "__main__":
    main(sys.argv[1:])
