"""How the race games of the Book of Tables come out between two players of the same level.

``python -m conf.make.libro`` plays games of each and writes ``juegos/data/tablas/libro.json``;
``python -m conf.make.libro fallas`` plays those of fallas alone and leaves the rest as it was
kept. ``--workers 4`` shares the games among processes, ``--dask ADDRESS`` among those of a Dask
cluster.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from concurrent.futures import Executor
from functools import partial
from time import process_time
from typing import Any

from conf import data_files
from conf.command import with_games
from juegos import catalogue
from juegos.cli import progress
from juegos.core.game import Turn
from juegos.engine.sample import draw
from juegos.tablas.casas.state import TIRA
from juegos.tablas.libro_results import AS_RACE, MEASURED
from juegos.tablas.libro_selfplay import BY_LEVEL, LEVEL, SelfplayResult

SAMPLE = 3  # games of which the throws are kept one by one
# In so many games a share has a standard error of 0.005 at most.
MANY = 10_000
CHUNK = 250  # games that one process plays before it tells what they came to
NOTHING = SelfplayResult(0, 0, 0, 0, (0, 0), (0, 0), {}, ())
What = tuple[str, str, Mapping[str, str]]  # a game, a level of it, and readings
# How many games are played of each level, and of which: strong is slow, and tried where it shows
# that the level decides which side wins.
LEVELS: Mapping[str, tuple[int, tuple[str, ...]]] = {
    LEVEL: (MANY, tuple(MEASURED)),
    "random": (MANY, tuple(MEASURED)),
    "strong": (8, ("laquet",)),
}


class Game:
    """What was met in one game: its throws, the men hit, who won, by which rule."""

    def __init__(self, slug: str, level: str, readings: Mapping[str, str], number: int) -> None:
        game: Any = catalogue.game(slug, readings)
        rng = random.Random(f"{slug}:{number}")
        hit = game.laws.event_rules["hiere"].id
        state, first = game.start(), None
        self.throws = self.hits = 0
        while (turn := game.turn(state)) is not Turn.END:
            if turn is Turn.CHANCE:
                move = draw(game.throws(state), rng)
                if state.phase == TIRA:
                    first = state.seat if first is None else first
                    self.throws += 1
            else:
                move = game.advise(state, level, rng).move
            step = game.play(state, move)
            self.hits += sum(event.amount for event in step.events if event.rule.id == hit)
            state = step.state
        self.drawn, self.won = not state.points, bool(state.points) and state.winner == first
        self.seat = bool(state.points) and state.winner == 0
        self.why = state.why


def measured(
    slug: str, level: str, readings: Mapping[str, str], numbers: Iterable[int]
) -> SelfplayResult:
    """Return what is met in the games with these numbers, a level against itself."""
    played = [Game(slug, level, readings, number) for number in numbers]
    return SelfplayResult(
        len(played),
        sum(game.won for game in played),
        sum(game.seat for game in played),
        sum(game.drawn for game in played),
        _sums(game.throws for game in played),
        _sums(game.hits for game in played),
        dict(sorted(Counter(game.why for game in played).items())),
        tuple(game.throws for game in played[:SAMPLE]),
    )


def together(one: SelfplayResult, other: SelfplayResult) -> SelfplayResult:
    """Return what is met in the games of both, those of the first before those of the other."""
    ends = sorted(one.ends.keys() | other.ends.keys())
    return SelfplayResult(
        one.games + other.games,
        one.first + other.first,
        one.seat + other.seat,
        one.drawn + other.drawn,
        (one.throws[0] + other.throws[0], one.throws[1] + other.throws[1]),
        (one.hits[0] + other.hits[0], one.hits[1] + other.hits[1]),
        {end: one.ends.get(end, 0) + other.ends.get(end, 0) for end in ends},
        (one.sample + other.sample)[:SAMPLE],
    )


def results_to(
    games: int, played: SelfplayResult, what: What, executor: Executor | None
) -> Iterator[SelfplayResult]:
    """Yield what is met in more and more games, until there are so many; ``played`` are the first.

    An executor shares the games out.
    """
    mapped: Any = executor.map if executor else map
    chunks = [range(at, min(at + CHUNK, games)) for at in range(played.games, games, CHUNK)]
    results = mapped(partial(measured, *what), chunks)
    for more in progress.counting(results, len(chunks), " ".join(what[:2])):
        played = together(played, more)
        yield played


def _sums(values: Any) -> tuple[int, int]:
    results = list(values)
    return sum(results), sum(value**2 for value in results)


def play(slugs: Collection[str], executor: Executor | None = None) -> None:
    """Play the games named, or all, and write what is kept; an executor shares the games out."""
    results = {level: dict(BY_LEVEL[level]) for level in LEVELS}
    for level, (games, played) in LEVELS.items():
        for slug in (slug for slug in played if not slugs or slug in slugs):
            what = slug, level, AS_RACE.get(slug, {})
            *_parts, results[level][slug] = results_to(games, NOTHING, what, executor)
            print(f"{process_time():.0f} s  {slug} {level}", file=sys.stderr, flush=True)
            ordered = {of: in_order(ones) for of, ones in results.items()}
            data_files.write_json("tablas/libro.json", "python -m conf.make.libro", levels=ordered)


def in_order(ones: Mapping[str, Any]) -> dict[str, Any]:
    """Return what is kept by game in the order of the book."""
    return {slug: ones[slug] for slug in MEASURED if slug in ones}


if __name__ == "__main__":
    with_games("libro", play, sys.argv[1:])
