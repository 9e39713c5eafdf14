"""Matches between levels at the games of the tables, each game from a seed of its own.

``python -m conf.make.matches trictrac-a-ecrire good greedy 40 marques=quatre`` plays one and
prints the entry that ``juegos/data/tablas/matches.json`` keeps of it. What each game brought is
written to ``build/matches`` as soon as it is over: the same command goes on from there, and an
entry of fewer games is printed by asking for as many. ``--workers 4`` shares the games among
processes, ``--dask ADDRESS`` among those of a Dask cluster.
"""

from __future__ import annotations

import json
import random
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from concurrent.futures import Executor
from datetime import UTC, datetime
from fractions import Fraction
from functools import partial
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

from juegos import catalogue
from juegos.cli import executors, progress
from juegos.core.game import Turn
from juegos.engine.sample import draw
from juegos.tablas.matches import SEED, Match

FOLDER = Path("build/matches")


def main(words: Sequence[str]) -> None:
    """Print what is kept of a match, its games shared among processes or on a cluster if asked."""
    parser = ArgumentParser(prog="python -m conf.make.matches", description=main.__doc__)
    parser.add_argument("slug")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("games", type=int)
    parser.add_argument("readings", nargs="*", metavar="crux=key")
    executors.add(parser)
    options = parser.parse_args(words)
    readings = dict(reading.split("=") for reading in options.readings)
    levels = options.first, options.second
    with executors.executor(options) as executor:
        gains = played(options.slug, readings, levels, options.games, executor)
    made = str(datetime.now(UTC).date())
    match = Match(options.slug, readings, levels, " ".join(map(str, gains)), made)
    print(json.dumps(match._asdict()))
    text = f"{float(match.mean):+.3f} ± {match.error:.3f}, {match.wins} of {options.games} won"
    print(text, file=sys.stderr)


def played(
    slug: str,
    readings: dict[str, str],
    levels: tuple[str, str],
    games: int,
    executor: Executor | None = None,
) -> list[Fraction]:
    """Return what each game brought the first level; those that are written are not played."""
    mapped: Any = executor.map if executor else map
    name = "-".join([slug, *levels, *(f"{crux}-{key}" for crux, key in readings.items())])
    path = FOLDER / f"{name}.txt"
    FOLDER.mkdir(parents=True, exist_ok=True)
    stakes = [*map(Fraction, path.read_text("utf-8").split())] if path.exists() else []
    more = mapped(partial(_gain, slug, readings, levels), range(len(stakes), games))
    for stake in progress.counting(more, games - len(stakes), name):
        stakes.append(stake)
        with path.open("a", encoding="utf-8") as file:
            file.write(f"{stake}\n")
    return stakes[:games]


def _gain(slug: str, readings: dict[str, str], levels: tuple[str, str], number: int) -> Fraction:
    return gain(catalogue.game(slug, readings), levels, number, SEED, [])


class Duel:
    """A match; the levels take turns in being A, and each game has a seed of its own.

    ``gains`` is what the first level gained by each game, in stakes or in jetons, ``mean`` the
    same on average, ``error`` its standard error, ``wins`` how many games brought it anything;
    ``times`` are the seconds of CPU that each of its moves took.
    """

    def __init__(self, game: Any, levels: tuple[str, str], games: int, seed: int) -> None:
        self.times: list[float] = []
        self.gains = tuple(gain(game, levels, n, seed, self.times) for n in range(games))
        self.wins = sum(gain > 0 for gain in self.gains)
        self.mean = float(sum(self.gains) / games)
        spread = sum((float(gain) - self.mean) ** 2 for gain in self.gains)
        self.error = sqrt(spread / (games - 1) / games)


def gain(
    game: Any, levels: tuple[str, str], number: int, seed: int, times: list[float]
) -> Fraction:
    """Return what the first level gains by a game; it is A in those of an even number."""
    seat, paid = number % 2, Fraction(0)
    rng = random.Random(f"{seed}:{number}")
    state = game.start()
    while (turn := game.turn(state)) is not Turn.END:
        if turn is Turn.CHANCE:
            move = draw(game.throws(state), rng)
        else:
            start = perf_counter()
            move = game.advise(state, levels[turn != seat], rng).move
            if turn == seat:
                times.append(perf_counter() - start)
        step = game.play(state, move)
        paid += step.pays[seat] if step.pays else 0
        state = step.state
    shares: tuple[Fraction, ...] = game.outcome(state).shares
    return paid + shares[seat]


if __name__ == "__main__":
    main(sys.argv[1:])
