"""Matches between levels at the games of the tables, each game from a seed of its own.

``python -m conf.make.matches trictrac-a-ecrire good greedy 40 marques=quatre`` plays one and
prints the entry that ``juegos/data/tablas/matches.json`` keeps of it. What each game brought is
written to ``build/matches`` as soon as it is over: the same command goes on from there, and an
entry of fewer games is printed by asking for as many.
"""

from __future__ import annotations

import json
import random
import sys
from datetime import UTC, datetime
from fractions import Fraction
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

from juegos import catalogue
from juegos.core.game import Turn
from juegos.engine.sample import draw
from juegos.tablas.matches import SEED, Match

FOLDER = Path("build/matches")


def main(slug: str, first: str, second: str, games: str, *readings: str) -> None:
    """Print what is kept of a match."""
    chosen = dict(reading.split("=") for reading in readings)
    times: list[float] = []
    gains = played(slug, chosen, (first, second), int(games), times)
    made = str(datetime.now(UTC).date())
    match = Match(slug, chosen, (first, second), " ".join(map(str, gains)), made)
    print(json.dumps(match._asdict()))
    text = f"{float(match.mean):+.3f} ± {match.error:.3f}, {match.wins} of {games} won"
    slowest = f", {1000 * max(times):.0f} ms the slowest move" if times else ""
    print(text + slowest, file=sys.stderr)


def played(
    slug: str,
    readings: dict[str, str],
    levels: tuple[str, str],
    games: int,
    times: list[float],
) -> list[Fraction]:
    """Return what each game brought the first level; those that are written are not played."""
    name = "-".join([slug, *levels, *(f"{crux}-{key}" for crux, key in readings.items())])
    path = FOLDER / f"{name}.txt"
    FOLDER.mkdir(parents=True, exist_ok=True)
    stakes = [*map(Fraction, path.read_text("utf-8").split())] if path.exists() else []
    game = catalogue.game(slug, readings)
    for number in range(len(stakes), games):
        stakes.append(gain(game, levels, number, SEED, times))
        with path.open("a", encoding="utf-8") as file:
            file.write(f"{stakes[-1]}\n")
    return stakes[:games]


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
    main(*sys.argv[1:])
