"""The ladder of piquet: each level against the next below, over mirrored deals.

``python -m conf.make.piquet`` goes on with each pair of levels to 200 parties and writes what came
of them to ``conf/make/piquet.csv`` and to the table of the page, after every two parties, so that
it can be stopped at any time; ``python -m conf.make.piquet 300`` goes on to 300, ``--workers`` and
``--dask`` share them out. Two parties that follow each other have the same cards with the seats
exchanged, and are one draw; a deal has a seed of its own.
"""

from __future__ import annotations

import csv
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from itertools import pairwise
from math import log, log10, sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from time import perf_counter
from typing import Any, NamedTuple

from conf.data_files import write_csv
from conf.make.computer_move import computer_move
from conf.make.levels import ELO, with_error
from juegos import catalogue
from juegos.cli import executors
from juegos.core.game import Turn
from juegos.engine.sample import draw
from juegos.naipes.piquet.game import Piquet

FILE = Path(__file__).with_name("piquet.csv")
TABLE = Path(__file__).parents[2] / "docs" / "desarrollo" / "piquet.csv"
HEAD = ("Level", "Against", "Parties", "Won", "Share", "Elo", "Points a deal", "Points a partie")
SEED = 1


class Mirrored(NamedTuple):
    """What a level has of two parties with the same cards, once in either seat.

    Its points above the other's in all their ``deals``, what it gains by the two, and how many of
    them it won.
    """

    deals: int
    points: int
    gain: int
    won: int


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
            move = computer_move(game, state, levels[turn], mind).move
            longest = max(longest, perf_counter() - start)
        state = game.play(state, move).state
    return int(end.shares[0]), [a - b for a, b in state.scores], longest


def mirrored(one: str, other: str, seed: str) -> Mirrored:
    """Return what the first level has of two parties with the same cards."""
    game = Piquet({})
    points, margins, _ = partie(game, (one, other), seed)
    theirs, more, _ = partie(game, (other, one), seed)
    gains = (points, -theirs)
    won = sum(gain > 0 for gain in gains)
    return Mirrored(len(margins) + len(more), sum(margins) - sum(more), sum(gains), won)


def ladder() -> Iterator[tuple[str, str]]:
    """Yield each level that is offered and the next below it."""
    return pairwise(catalogue.entry("piquet").players.offered)


def stored_parties() -> dict[tuple[str, str], list[Mirrored]]:
    """Return what came of the parties of each pair of levels."""
    with FILE.open(encoding="utf-8", newline="") as file:
        rows = [*csv.reader(file)]
    return {
        (first, second): [Mirrored(*map(int, one.split(":"))) for one in results.split()]
        for first, second, results in rows
    }


def row(levels: Sequence[str], pairs: Sequence[Mirrored]) -> list[str]:
    """Return the line of a pair of levels; the errors are those of pairs of parties.

    Elo is that of the share as if one pair of parties more had gone each way.
    """
    won = [one.won / 2 for one in pairs]
    share, error = _mean([*won, 0, 1])
    elo = ELO * log10(share / (1 - share)), ELO / log(10) / (share * (1 - share)) * error
    return [
        *levels,
        *(str(2 * len(pairs)), str(sum(one.won for one in pairs))),
        *(_shown(*_mean(won), ".3f"), _shown(*elo, ".0f")),
        _shown(*_mean([one.points / one.deals for one in pairs]), "+.2f"),
        _shown(*_mean([one.gain / 2 for one in pairs]), "+.1f"),
    ]


def _mean(values: Sequence[float]) -> tuple[float, float]:
    return mean(values), stdev(values) / sqrt(len(values))


def _shown(value: float, error: float, form: str) -> str:
    return with_error(f"{value:{form}}", f"{error:{form.strip('+')}}")


def write(results: Mapping[tuple[str, str], Sequence[Mirrored]]) -> None:
    """Keep what came of the parties, and write the table."""
    lines = [
        (*levels, " ".join(":".join(map(str, one)) for one in results[levels]))
        for levels in results
    ]
    rows = [row(*pair) for pair in results.items() if len(pair[1]) > 1]  # two pairs have an error
    for path, those in ((FILE, lines), (TABLE, [HEAD, *rows])):
        write_csv(path, those)


def play(parties: int, executor: Executor | None = None) -> None:
    """Go on until each pair of levels has so many parties; an executor shares them out."""
    mapped: Any = executor.map if executor else map
    before = stored_parties()
    matches = {levels: before.get(levels, []) for levels in ladder()}
    for levels, pairs in matches.items():
        seeds = [f"{SEED}:{number}" for number in range(len(pairs), parties // 2)]
        for one in mapped(partial(mirrored, *levels), seeds):
            pairs.append(one)
            write(matches)


def main(*words: str) -> None:
    """Go on with the ladder, in so many processes or on a cluster if asked."""
    parser = ArgumentParser(prog="python -m conf.make.piquet", description=main.__doc__)
    parser.add_argument("parties", nargs="?", type=int, default=200)
    executors.add(parser)
    options = parser.parse_args(words)
    with executors.executor(options) as executor:
        play(options.parties, executor)


if __name__ == "__main__":
    main(*sys.argv[1:])
