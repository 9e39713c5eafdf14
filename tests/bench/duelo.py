"""The strong player against who takes most now, a hundred seeded games of each game of points."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from time import process_time

from juegos import catalogue
from juegos.alquerque.busqueda import Level
from tests.alquerque.duelo import duel, taker, thinker
from tests.bench import Row

GAMES = 100
# A tenth of what the strong player may look at: the clock decides in a browser, not here.
LEVEL = Level(40, 4_000, 1e9)


def rows() -> list[Row]:
    """Return for each game of points how many the strong player won, drew and lost."""
    slugs = [slug for slug, e in catalogue.CATALOGUE.items() if e.family == "alquerque"]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(row, slugs))


def row(slug: str) -> Row:
    """Return the result of a match."""
    before = process_time()
    results = list(map(partial(played, slug), range(GAMES)))
    won, drawn, lost = (results.count(result) for result in (1, 0, -1))
    took = process_time() - before
    limit = "90 won" if slug == "alquerque" or slug.startswith("dama") else ""
    return Row(slug, f"{won} won, {drawn} drawn, {lost} lost; {took:.0f} s", limit)


def played(slug: str, seed: int) -> int:
    """Return 1 if the strong player wins a game, -1 if he loses it; he begins every other one."""
    strong, seat = thinker(LEVEL), seed % 2
    winner = duel(slug, *((strong, taker) if seat == 0 else (taker, strong)), seed)
    return 0 if winner < 0 else 1 if winner == seat else -1
