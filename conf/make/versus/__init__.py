"""Our search against a peer's strongest engine, game by game: what is kept of it, and its table.

``conf.make.versus.__main__`` plays the games, where the peer is installed.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from math import inf, sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

from conf.data_files import write_csv
from juegos import catalogue

ROOT = Path(__file__).resolve().parents[3]
FILE = Path(__file__).with_name("games.csv")
TABLE = ROOT / "docs" / "desarrollo" / "versus.csv"
HEAD = (
    *("Game", "Against", "In full", "Games", "Won", "Drawn", "Lost", "Share"),
    *("Milliseconds a move, ours", "Theirs"),
)
GAMES = 100
SHARES = {"w": 1.0, "d": 0.5, "l": 0.0}
PEERS = {"damas-internacionales": "TurboEngine", "damas-rusas": "SimpleEngine"}


class Played(NamedTuple):
    """A game of a number: what came of it to ours, and its turns.

    ``late`` is how many moves ours looked at in full (0: all), ``ours`` and ``theirs`` the mean
    milliseconds of the processor that a move took.
    """

    slug: str
    late: int
    number: int
    result: str
    turns: int
    ours: float
    theirs: float


def in_full(slug: str) -> int:
    """Return how many moves the search of a game of points looks at in full."""
    game: Any = catalogue.game(slug)
    return int(game.core.late)


def stored_games() -> list[Played]:
    """Return the games that were kept."""
    if not FILE.exists():
        return []
    with FILE.open(encoding="utf-8", newline="") as file:
        return [
            Played(slug, int(late), int(number), letter, int(turns), float(ours), float(theirs))
            for slug, late, number, letter, turns, ours, theirs in csv.reader(file)
        ]


def rows(results: Sequence[Played]) -> Iterator[list[str]]:
    """Yield a line of the table for each game, and each number of moves looked at in full."""
    for slug, late in dict.fromkeys((one.slug, one.late) for one in results):
        yield row([one for one in results if (one.slug, one.late) == (slug, late)])


def row(some: Sequence[Played]) -> list[str]:
    """Return the line of some games: the share with its standard error, and the mean times."""
    letters = [one.result for one in some]
    won, drawn, lost = map(letters.count, "wdl")
    mean, error = share_and_error(letters)
    ours, theirs = fmean(one.ours for one in some), fmean(one.theirs for one in some)
    slug, late = some[0].slug, str(some[0].late or "all")
    counts = map(str, (len(some), won, drawn, lost))
    share = f"{mean:.3f} ± {error:.3f}"
    return [slug, PEERS[slug], late, *counts, share, f"{ours:.0f}", f"{theirs:.0f}"]


def share_and_error(letters: Sequence[str]) -> tuple[float, float]:
    """Return the share, a draw as half a game, and its standard error.

    Games are in pairs that share an opening, so the error is that of the shares of the pairs; a
    last game whose pair is not complete counts for the share alone.

    >>> share_and_error("wdlw")
    (0.625, 0.125)
    """
    games = [SHARES[letter] for letter in letters]
    pairs = [fmean(pair) for pair in zip(games[::2], games[1::2], strict=False)]
    error = stdev(pairs) / sqrt(len(pairs)) if len(pairs) > 1 else inf
    return fmean(games), error


def write(results: Sequence[Played]) -> None:
    """Keep the games, and write the table of them."""
    for path, lines in (FILE, results), (TABLE, [HEAD, *rows(results)]):
        write_csv(path, lines)
