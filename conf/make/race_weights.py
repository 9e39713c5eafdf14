"""The trained weights of the running games against those chosen by hand, and both against greedy.

``python -m conf.make.race_weights`` goes on to so many games of each match and writes what came of
them to ``conf/make/race_weights.csv`` and to the table of the page, so that it can be stopped at
any time; with the name of a game it plays that alone. ``--workers 4`` shares the games among
processes, ``--dask ADDRESS`` among those of a Dask cluster. Each side makes the play whose board is
worth most at sight. Two games have the same throws, with the sides exchanged; errors are those of
such pairs.
"""

from __future__ import annotations

import csv
import random
import sys
from collections.abc import Callable, Collection
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from typing import Any

from conf.command import with_games
from conf.data_files import write_csv
from conf.make.judgement import mean_with_error
from conf.make.rooms import named
from conf.train.races import GAMES, best_at_sight, worth_of
from juegos import catalogue
from juegos.cli import progress
from juegos.core.game import Turn
from juegos.engine.sample import draw
from juegos.tablas.casas.players import greedy
from juegos.tablas.libro_evaluation import stored_weights

FILE = Path(__file__).with_name("race_weights.csv")
TABLE = Path(__file__).parents[2] / "docs" / "desarrollo" / "race_weights.csv"
TRAINED, BY_HAND, GREEDY = "trained", "by hand", "greedy"
MATCHES = ((TRAINED, BY_HAND), (TRAINED, GREEDY), (BY_HAND, GREEDY))
HEAD = ("Game", *(f"{first} against {second}".capitalize() for first, second in MATCHES), "Used")
MANY = 400
SHARES = {"w": 1.0, "d": 0.5, "l": 0.0}
Key = tuple[str, str, str]  # a game, and a match of it


def player(game: Any, name: str) -> Callable[[Any], Any]:
    """Return what plays by these weights, or greedy, from all plays with their boards."""
    if name == GREEDY:
        return lambda plays: greedy(plays).move
    stored = stored_weights()
    worth = worth_of(game, stored.by_hand if name == BY_HAND else stored.trained[game.slug])
    return lambda plays: best_at_sight(plays, worth)


def result(key: Key, number: int) -> str:
    """Return w, d or l: whether the first of a match won the game of a number."""
    slug, *match = key
    game: Any = catalogue.game(slug, GAMES[slug])
    players = [player(game, name) for name in match]
    rng, seat, state = random.Random(f"{slug}:{number // 2}"), number % 2, game.start()
    while (turn := game.turn(state)) is not Turn.END:
        if turn is Turn.CHANCE:
            move = draw(game.throws(state), rng)
        else:
            move = players[turn != seat](game.plays(state))
        state = game.play(state, move).state
    won = game.outcome(state).shares[seat]
    return "w" if won > 0 else "l" if won else "d"


def stored_results() -> dict[Key, str]:
    """Return by match a letter for each game that was played."""
    if not FILE.exists():
        return {}
    with FILE.open(encoding="utf-8", newline="") as file:
        return {(slug, first, second): letters for slug, first, second, letters in csv.reader(file)}


def row(slug: str, results: dict[Key, str]) -> list[str]:
    """Return the line of a game of which all matches were played."""
    shares = [[SHARES[one] for one in results[slug, *match]] for match in MATCHES]
    used = BY_HAND if slug in stored_weights().no_better else TRAINED
    return [named(slug), *(mean_with_error(share, "{:.3f}") for share in shares), used]


def write(results: dict[Key, str]) -> None:
    """Write what came of each match, and the table."""
    whole = [slug for slug in GAMES if all(results.get((slug, *match)) for match in MATCHES)]
    lines = [[*key, letters] for key, letters in results.items()]
    for path, rows in (FILE, lines), (TABLE, [HEAD, *(row(slug, results) for slug in whole)]):
        write_csv(path, rows)


def play(slugs: Collection[str], executor: Executor | None = None) -> None:
    """Go on with the matches of the games named, or of all; an executor shares the games out."""
    mapped: Any = executor.map if executor else map
    results = stored_results()
    keys: list[Key] = [(slug, *match) for slug in GAMES for match in MATCHES]
    for key in keys:
        numbers = range(len(results.get(key, "")), MANY)
        if numbers and (not slugs or key[0] in slugs):
            letters = mapped(partial(result, key), numbers)
            more = "".join(progress.counting(letters, len(numbers), " ".join(key)))
            results[key] = results.get(key, "") + more
            write({one: results[one] for one in keys if one in results})


if __name__ == "__main__":
    with_games("race_weights", play, sys.argv[1:])
