"""The strong player of trictrac and its kin against itself with the judgement that it had before.

Before it had a net, it judged the men by weights (``conf.make.judgement_before``). All else is the
same on both sides. ``python -m conf.make.judgement`` goes on to so many games of each game and
writes what came of each to ``conf/make/judgement.csv`` and of all to the table of the page, so that
it can be stopped at any time; with the name of a game it plays that alone. Two games have the same
throws, who has the net being A in the first; errors are those of such pairs.
"""

from __future__ import annotations

import csv
import random
import sys
from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any
from unittest.mock import patch

from conf.make.judgement_before import weighed, worth
from juegos import catalogue
from juegos.core.game import Turn
from juegos.engine.sample import draw
from juegos.tablas.tick_tack import players
from juegos.tablas.trictrac import play_values

GAMES = {"trictrac": 200, "toc": 200, "tick-tack": 5_000}
# What each game asks for the judgement, and that of before.
BEFORE: dict[str, tuple[Any, str, Callable[..., float]]] = {
    "trictrac": (play_values, "worth", worth),
    "toc": (play_values, "worth", worth),
    "tick-tack": (players, "position_value", weighed),
}
KEPT = Path(__file__).with_name("judgement.csv")
TABLE = Path(__file__).parents[2] / "docs" / "desarrollo" / "judgement.csv"
HEAD = ("Game", "Games", "Won", "Lost", "Share", "Stakes a game")
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
        elif turn == seat:
            move = game.advise(state, "strong", luck).move
        else:
            with patch.object(*BEFORE[slug]):
                move = game.advise(state, "strong", luck).move
        state = game.play(state, move).state
    won = game.outcome(state).shares[seat]
    letter = "w" if won > 0 else "l"
    return letter.upper() if slug == "tick-tack" and abs(won) > 1 else letter


def kept() -> dict[str, str]:
    """Return by game a letter for each game that was played."""
    with KEPT.open(encoding="utf-8", newline="") as file:
        return dict(csv.reader(file))


def row(slug: str, results: str) -> list[str]:
    """Return the line of a game."""
    games, won = len(results), results.lower().count("w")
    share = told([one in "wW" for one in results], "{:.3f}")
    stakes = told([STAKES[one] for one in results], "{:+.3f}") if slug == "tick-tack" else ""
    return [catalogue.entry(slug).name, str(games), str(won), str(games - won), share, stakes]


def told(values: Sequence[float], form: str) -> str:
    """Return the mean of what came of games, with the error of it by pairs of them."""
    pairs = [mean(values[at : at + 2]) for at in range(0, len(values), 2)]
    error = stdev(pairs) / sqrt(len(pairs))
    return f"{form.format(mean(values))}\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}{error:.3f}"


def write(texts: dict[str, str]) -> None:
    """Write what came of each game, and the table."""
    rows = [row(*pair) for pair in texts.items() if len(pair[1]) > 2]  # two pairs have an error
    for path, lines in ((KEPT, texts.items()), (TABLE, [HEAD, *rows])):
        with path.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows(lines)


def main(*slugs: str) -> None:
    """Go on with the games named, or with all."""
    for slug in slugs or BEFORE:
        while len(kept().get(slug, "")) < GAMES[slug]:
            value = kept()
            results = value.get(slug, "")
            value[slug] = results + result(slug, len(results))
            write({one: value[one] for one in BEFORE if one in value})


if __name__ == "__main__":
    main(*sys.argv[1:])
