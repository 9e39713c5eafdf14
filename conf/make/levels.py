"""Each level of the computer against the next below it, game by game: what the levels are worth.

``python -m conf.make.levels`` goes on with every pair that is not yet decided and writes what came
of it to ``conf/make/levels.csv`` and to the table of the page, after each game, so that it can be
stopped at any time; ``python -m conf.make.levels toc tabula`` plays those of some games alone.
``--workers 4`` shares them among processes, ``--dask ADDRESS`` among those of a Dask cluster.
Levels that are no better than the next below are not offered; they stay in the table with that. A
pair is decided at 20, 50, 100 or 200 games once the better has more than half by three standard
errors, at 200 if it leads by less than one, and at 400 however it stands. In trictrac, toc and
tick-tack, whose ladder no other program tells, every pair plays all 400. A draw is half a game. The
better is A in games of an even number, and each game has a seed of its own; where there is no
chance four turns are drawn by lot first. A game that has decisions only under certain readings is
played under those.
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Collection, Iterator, Mapping
from concurrent.futures import Executor
from functools import partial
from math import log, log10, sqrt
from pathlib import Path
from typing import Any, NamedTuple

from conf.command import with_games
from conf.data_files import write_csv
from conf.make.rooms import named
from conf.make.selfplay import played
from juegos import catalogue
from juegos.cli import progress
from juegos.core.advice import Players

FILE = Path(__file__).with_name("levels.csv")
TABLE = Path(__file__).parents[2] / "docs" / "desarrollo" / "levels.csv"
HEAD = ("Game", "Level", "Against", "Games", "Won, drawn, lost", "Share", "Elo", "Better")
LOOKS = (20, 50, 100, 200, 400)
ERRORS = 3
HOPELESS = 1  # errors by which the better must lead at the last look but one to go on
LADDERS = frozenset({"trictrac", "toc", "tick-tack"})
ELO = 400  # Elo points for each tenfold odds


class Pair(NamedTuple):
    """Two levels of a game, the better first; a letter for each game that one won, drew or lost."""

    slug: str
    first: str
    second: str
    results: str = ""

    @property
    def games(self) -> int:
        """How many games there are."""
        return len(self.results)

    @property
    def share(self) -> float:
        """What part of the games the better has, a draw as half a game."""
        return (self.results.count("w") + self.results.count("d") / 2) / self.games

    @property
    def error(self) -> float:
        """The standard error of the share, as if one game more had gone each way."""
        games, won, drawn = self.games + 2, self.results.count("w") + 1, self.results.count("d")
        return sqrt(((won + drawn / 4) / games - self._mean**2) / games)

    @property
    def _mean(self) -> float:
        """The share as if one game more had gone each way."""
        return (self.share * self.games + 1) / (self.games + 2)

    @property
    def elo(self) -> tuple[int, int]:
        """How many points of Elo the better is ahead, and the standard error of that."""
        mean = self._mean
        slope = ELO / log(10) / (mean * (1 - mean))
        return round(ELO * log10(mean / (1 - mean))), round(slope * self.error)

    @property
    def better(self) -> bool:
        """Whether the better is so beyond luck."""
        return self.games > 0 and self.share - 1 / 2 > ERRORS * self.error

    @property
    def decided(self) -> bool:
        """Whether there is nothing more to play."""
        if self.games >= LOOKS[-1]:
            return True
        if self.slug in LADDERS or self.games not in LOOKS:
            return False
        lead = self.share - 1 / 2
        return self.better or (self.games == LOOKS[-2] and lead < HOPELESS * self.error)

    def row(self) -> list[str]:
        """Return its line of the table; it has one once there is a game."""
        better = "open" if not self.decided else "yes" if self.better else "no"
        counts = str(self.games), ", ".join(str(self.results.count(one)) for one in "wdl")
        share = with_error(f"{self.share:.2f}", f"{self.error:.2f}")
        return [
            named(self.slug),
            *self[1:3],
            *counts,
            share,
            with_error(*map(str, self.elo)),
            better,
        ]


def with_error(value: str, error: str) -> str:
    """Return a figure and its error as a table shows them."""
    minus = value.replace("-", "\N{MINUS SIGN}")
    return f"{minus}\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}{error}"


def result(pair: Pair, number: int) -> str:
    """Return whether the better won, drew or lost a game of a number."""
    gained = gain(pair.slug, (pair.first, pair.second), number)
    return "w" if gained > 0 else "l" if gained < 0 else "d"


def gain(slug: str, levels: tuple[str, str], number: int) -> float:
    """Return what the first level gains by a game; it is A in those of an even number."""
    readings, seat = catalogue.entry(slug).choice, number % 2
    game = catalogue.game(slug, readings)
    plies = played(slug, levels if seat == 0 else levels[::-1], number, readings)
    paid = 0.0
    for ply in plies[:-1]:
        pays = game.play(ply.state, ply.move).pays
        paid += float(pays[seat]) if pays else 0
    end = game.outcome(plies[-1].state)
    return paid + (float(end.shares[seat]) if end else 0)


def pairs() -> Iterator[Pair]:
    """Yield each level and the next below it, of every game that has decisions."""
    for slug, entry in catalogue.CATALOGUE.items():
        if entry.decides(catalogue.game(slug, entry.choice)):
            yield from (Pair(slug, *two) for two in _beside(entry.players))


def _beside(players: Players) -> Iterator[tuple[str, str]]:
    """Yield of all levels, offered or not, each with the next below it that is offered."""
    for first, *below in (players.levels[at:] for at in range(len(players.levels) - 1)):
        yield first, next(level for level in below if level in players.offered)


def stored_pairs() -> dict[tuple[str, ...], Pair]:
    """Return the pairs that were kept, by game and levels."""
    if not FILE.exists():
        return {}
    with FILE.open(encoding="utf-8", newline="") as file:
        return {pair[:3]: pair for pair in map(Pair._make, csv.reader(file))}


def write(results: Mapping[tuple[str, ...], Pair]) -> None:
    """Keep the pairs, and write the table of them."""
    met = [pair.row() for pair in results.values() if pair.games]
    for path, rows in (FILE, results.values()), (TABLE, [HEAD, *met]):
        write_csv(path, rows)


def play(slugs: Collection[str], executor: Executor | None = None) -> None:
    """Go on with the pairs of some games, or of all if none is named; an executor shares them out.

    A game depends on its number alone, so the results are the same on any executor.
    """
    mapped: Any = executor.map if executor else map
    before = stored_pairs()
    played: dict[tuple[str, ...], Pair]
    played = {pair[:3]: before.get(pair[:3], pair) for pair in pairs()}
    for key in [key for key in played if not slugs or key[0] in slugs]:
        while not (pair := played[key]).decided:
            look = next(games for games in LOOKS if games > pair.games)
            letters = mapped(partial(result, pair), range(pair.games, look))
            for letter in progress.counting(letters, look - pair.games, " ".join(pair[:3])):
                played[key] = played[key]._replace(results=played[key].results + letter)
                write(played)
        print(pair.slug, *pair.row()[1:], file=sys.stderr, flush=True)


if __name__ == "__main__":
    with_games("levels", play, sys.argv[1:])
