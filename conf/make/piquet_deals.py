"""Single deals of piquet between equal players, strong ones or beginners.

``python -m conf.make.piquet_deals strong 10000`` goes on to so many deals and writes what they came
to into ``juegos/data/naipes/piquet-deals-strong.json``, after each of them, so that it can be
stopped at any time. ``--workers 4`` shares them among processes, ``--dask ADDRESS`` among those of
a Dask cluster; a deal has a seed of its own, so that they come out alike.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from functools import partial
from typing import Any

from conf import data_files
from juegos.cli import executors
from juegos.naipes.piquet.known_figures import DealsPlayed, stored_deals
from juegos.naipes.piquet.single_deals import LETTERS, DealOutcome, deal

SEED = 1885
EVERY = tuple(dict.fromkeys("".join(LETTERS.values())))
FIRST = 2  # deals that a test plays again
COMMAND = "python -m conf.make.piquet_deals"


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
