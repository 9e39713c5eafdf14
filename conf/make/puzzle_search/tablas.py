"""Finds puzzles of the games of tables.

*What does this throw bring?* is of games between greedy players; it is easy where one thing scores
and hard where more than two do. *Bear off in fewest throws* is of men set by lot; it is easy where
the greedy player finds the play, and middling where the strong one does.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from conf.make.computer_move import computer_move
from conf.make.selfplay import played
from juegos import catalogue
from juegos.core.game import Turn
from juegos.core.puzzle import EASY, HARD, MIDDLING, Puzzle
from juegos.tablas import puzzles
from juegos.tablas.backgammon.bearing_off import CASAS
from juegos.tablas.casas.game import TablesGame

THROWS, OTHER_THROWS, BEARINGS = 30, 16, 30
BOOK_BEARINGS = 12
# Games in which the sides bear off far from each other: those in which each die is one move.
BOOK = "todas-tablas irish medio-emperador fallas emperador".split()
# Those in which equal dice are played double.
DOUBLED = "jacquet garanguet".split()
EARLY = 4  # throws of a side that are passed over
GRADES = {1: EASY, 2: MIDDLING}
MEN, BOOK_MEN = (4, 9), (3, 6)  # men that are borne off, at least and at most
APART = 0.02  # throws by which the best play is better than any other
FEWEST = 3  # plays to choose among


def throws(slug: str = "trictrac", count: int = THROWS) -> Iterator[tuple[str, ...]]:
    """Yield state, throw, what both get by it, and grade, one of each game."""
    game, number, left = catalogue.game(slug), 0, count
    while left:
        rng = random.Random(f"throw:{number}")
        plies = played(slug, ("greedy", "greedy"), number)
        casts = [
            ply
            for ply in plies
            if ply.turn is Turn.CHANCE
            and hasattr(ply.state, "throws")
            and min(ply.state.throws) >= EARLY
            and ply.state.phase == "jet"
        ]
        rng.shuffle(casts)
        for ply in casts:
            state, throw = game.write(ply.state), game.write_move(ply.move)
            _state, cast = puzzles.puzzle_cast(
                catalogue.entry(slug), Puzzle(f"{slug}.throw.0", state, throw, "", "")
            )
            jans = cast.score.jans
            wanted = 1 + number % 3  # as many things as are to score, or more
            if len(jans) >= wanted:
                totals = puzzles.brought(game, cast)
                grade = GRADES.get(len(jans), HARD)
                yield state, throw, " ".join(map(str, totals)), grade
                left -= 1
                break
        number += 1


def bearings(
    slug: str = "backgammon",
    count: int = BEARINGS,
    most: tuple[int, int] = MEN,
    seed: str = "bear-off",
) -> Iterator[tuple[str, ...]]:
    """Yield state, nothing, play and grade."""
    game: Any = catalogue.game(slug)
    rng, left = random.Random(seed), count
    levels = catalogue.entry(slug).players.levels
    dice = game.laws.dice if isinstance(game, TablesGame) else 2
    while left:
        men = sorted((rng.randint(1, CASAS) for _ in range(rng.randint(*most))), reverse=True)
        throw = "-".join(map(str, sorted(rng.choices(range(1, CASAS + 1), k=dice), reverse=True)))
        stand = " ".join(f"{casa}:{men.count(casa)}" for casa in range(CASAS, 0, -1) if casa in men)
        state = game.read(f"juega A {throw} A {stand} off:{15 - len(men)} B 3:2 2:2 off:11")
        every = sorted(puzzles.throws_left(game, state).items(), key=lambda pair: pair[1])
        if len(every) < FEWEST or every[1][1] - every[0][1] < APART:
            continue
        best = every[0][0]
        greedy, strong = (
            level in levels and computer_move(game, state, level, random.Random(1)).move == best
            for level in ("greedy", "strong")
        )
        grade = EASY if greedy else MIDDLING if strong else HARD
        yield game.write(state), "", game.write_move(best), grade
        left -= 1


KINDS: Mapping[str, Callable[[], Iterator[tuple[str, ...]]]] = {
    "trictrac.throw": throws,
    "backgammon.bear-off": bearings,
    **{
        f"{slug}.bear-off": partial(bearings, slug, BOOK_BEARINGS, BOOK_MEN, f"bear-off:{slug}")
        for slug in (*BOOK, *DOUBLED)
    },
    **{
        f"{slug}.throw": partial(throws, slug, OTHER_THROWS)
        for slug in ("trictrac-a-ecrire", "toc")
    },
}
