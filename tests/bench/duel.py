"""The strong player against who takes most now, a hundred seeded games of each game of points."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from time import process_time

from conf.make.duel import asked, played
from juegos import catalogue
from tests.bench import Row

WORK = 6_000  # a tenth of what the strong player does


def rows() -> list[Row]:
    """Return for each game of points how many the strong player won, drew and lost."""
    slugs = [slug for slug, e in catalogue.CATALOGUE.items() if e.family == "alquerque"]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(row, slugs))


def row(slug: str) -> Row:
    """Return the result of a match."""
    before = process_time()
    results = played(slug, WORK)
    won, drawn, lost = map(results.count, "wdl")
    took = process_time() - before
    limit = "90 won" if slug in asked() else ""
    return Row(slug, f"{won} won, {drawn} drawn, {lost} lost; {took:.0f} s", limit)
