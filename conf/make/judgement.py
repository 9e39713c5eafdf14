"""The strong player of trictrac and its kin against itself with the judgement that it had before.

Before it had a net, it judged the men by weights. At trictrac, what is looked at was chosen by
hand: each arrow held, the men alone on an arrow, those beyond two, full jans, those nearly full;
the weights are a least-squares fit to 3,000 relevés. At tick-tack the next two casts were counted,
and the points held in the second table. All else is the same on both sides.

``python -m conf.make.judgement`` goes on to so many games of each game and
writes what came of each to ``conf/make/judgement.csv`` and of all to the table of the page, so that
it can be stopped at any time; with the name of a game it plays that alone. ``--workers 4`` shares
the games among processes, ``--dask ADDRESS`` among those of a Dask cluster. Two games have the same
throws, who has the net being A in the first; errors are those of such pairs.
"""

from __future__ import annotations

import csv
import random
import sys
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Executor
from contextlib import nullcontext
from functools import lru_cache, partial
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from threading import Lock
from typing import Any
from unittest.mock import patch

from conf.command import with_games
from conf.data_files import write_csv
from juegos import catalogue
from juegos.cli import progress
from juegos.core.game import Turn
from juegos.engine.sample import draw
from juegos.tablas.tick_tack import players
from juegos.tablas.tick_tack.players import TickTackGame, cast
from juegos.tablas.trictrac import players as trictrac_players
from juegos.tablas.trictrac.plays import GRAND, lack
from juegos.tablas.trictrac.position import CORNER, OFF, Men

# By arrow, from the talon on: held by two men, a man alone, each man beyond two.
_HELD = (
    *(17.2, 3.5, 9.2, 8.3, 8.4, 6.3),
    *(7.3, 7.3, 6.1, 9, 10.9, 6.4),
    *(0, -2.6, -8.4, -6.9, -7.5, -6.4),
    *(-9.3, -10.5, -10.3, -7.9, -10.5, -11.7),
)
_ALONE = (
    *(10.6, 3.6, 5.2, 4.2, 4.3, 4.2),
    *(3.5, 3.5, 3.7, 5.3, 6.2, 0),
    *(0, -3.5, -3.9, -4, -5.4, -3.8),
    *(-7.4, -5.6, -5.3, -4.6, -5.2, -4.9),
)
_MORE = (
    *(3.1, 0.6, 3.8, 4.3, 1.3, -4.6),
    *(1.4, 0.9, 0.2, -2.1, -0.7, -0.5),
    *(0, -0.5, -4.7, -1.1, -2.3, -2.5),
    *(-0.9, -3.5, -0.7, -2.7, -2.7, -2.1),
)
# A full grand jan, and one that wants a man or two; the own corner taken while the other's is
# empty; to have just played.
_FULL, _NEAR, _CORNER, _TO_THROW = -2.0, -2.2, 6.4, -0.4

_CASE = 0.02  # what a point held in the second table of tick-tack is worth, in stakes


def worth(men: Men, foe: Men) -> float:
    """Return what the men are worth to a side that has just played; the other is to throw."""
    mine, theirs = men[CORNER] > 1, foe[CORNER] > 1
    return _side(men) - _side(foe) + _CORNER * (mine - theirs) + _TO_THROW


@lru_cache(maxsize=20_000)
def _side(men: Men) -> float:
    value = 0.0
    for index in range(OFF):
        count = men[index]
        if count > 1:
            value += _HELD[index] + _MORE[index] * (count - 2)
        elif count:
            value += _ALONE[index]
    lacking = lack(men, GRAND)
    return value + _FULL * (lacking == 0) + _NEAR * (lacking in {1, 2})


def weighed(table: TickTackGame, men: Men, foe: Men) -> float:
    """Return what a position of tick-tack is worth to the side that has just played, in stakes."""
    theirs, chance = cast(table, foe, men)
    held = sum(min(men[i], 2) - min(foe[i], 2) for i in GRAND) / 2
    return -theirs + (1 - chance) * (cast(table, men, foe)[0] + _CASE * held)


GAMES = {"trictrac": 400, "toc": 400, "tick-tack": 5_000}
# What each game asks for the judgement, and that of before.
BEFORE: dict[str, tuple[Any, str, Callable[..., float]]] = {
    "trictrac": (trictrac_players, "worth", worth),
    "toc": (trictrac_players, "worth", worth),
    "tick-tack": (players, "position_value", weighed),
}
FILE = Path(__file__).with_name("judgement.csv")
TABLE = Path(__file__).parents[2] / "docs" / "desarrollo" / "judgement.csv"
HEAD = ("Game", "Games", "Won", "Lost", "Share", "Stakes a game")
ONE_AT_A_TIME = Lock()  # threads of a process share what is replaced
STAKES = {"w": 1, "W": 2, "l": -1, "L": -2}


def result(slug: str, number: int) -> str:
    """Return w or l: whether the judgement of today won a game of a number; W or L for two stakes.

    What a tour or a game of toc was worth is not kept.
    """
    game: Any = catalogue.game(slug)
    dice, luck = random.Random(f"{slug}:{number // 2}"), random.Random(number)
    seat, state = number % 2, game.start()
    while (turn := game.turn(state)) is not Turn.END:
        if turn is Turn.CHANCE:
            move = draw(game.throws(state), dice)
        else:
            other = nullcontext() if turn == seat else patch.object(*BEFORE[slug])
            with ONE_AT_A_TIME, other:
                move = game.advise(state, "strong", luck).move
        state = game.play(state, move).state
    won = game.outcome(state).shares[seat]
    letter = "w" if won > 0 else "l"
    return letter.upper() if slug == "tick-tack" and abs(won) > 1 else letter


def stored_results() -> dict[str, str]:
    """Return by game a letter for each game that was played."""
    with FILE.open(encoding="utf-8", newline="") as file:
        return dict(csv.reader(file))


def row(slug: str, results: str) -> list[str]:
    """Return the line of a game."""
    games, won = len(results), results.lower().count("w")
    share = mean_with_error([one in "wW" for one in results], "{:.3f}")
    stakes = (
        mean_with_error([STAKES[one] for one in results], "{:+.3f}") if slug == "tick-tack" else ""
    )
    return [catalogue.entry(slug).name, str(games), str(won), str(games - won), share, stakes]


def mean_with_error(values: Sequence[float], form: str) -> str:
    """Return the mean of what came of games, with the error of it by pairs of them."""
    pairs = [mean(values[at : at + 2]) for at in range(0, len(values), 2)]
    error = stdev(pairs) / sqrt(len(pairs))
    return f"{form.format(mean(values))}\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}{error:.3f}"


def write(texts: dict[str, str]) -> None:
    """Write what came of each game, and the table."""
    rows = [row(*pair) for pair in texts.items() if len(pair[1]) > 2]  # two pairs have an error
    for path, lines in ((FILE, texts.items()), (TABLE, [HEAD, *rows])):
        write_csv(path, lines)


def play(slugs: Collection[str], executor: Executor | None = None) -> None:
    """Go on with the games named, or with all; an executor shares them out."""
    mapped: Any = executor.map if executor else map
    for slug in slugs or BEFORE:
        outcomes = stored_results()
        numbers = range(len(outcomes.get(slug, "")), GAMES[slug])
        letters = mapped(partial(result, slug), numbers)
        for letter in progress.counting(letters, len(numbers), slug):
            outcomes[slug] = outcomes.get(slug, "") + letter
            write({one: outcomes[one] for one in BEFORE if one in outcomes})


if __name__ == "__main__":
    with_games("judgement", play, sys.argv[1:])
