"""Trictrac in CPU time: the events of all throws of a position, the moves of its opponents."""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time

from conf.make.matches import Duel
from juegos import catalogue
from juegos.tablas.matches import MATCHES, SEED
from juegos.tablas.trictrac.doors import tutor
from juegos.tablas.trictrac.position import write
from juegos.tablas.trictrac.scoring import casts
from tests.bench import Row
from tests.juegos.tablas.trictrac.made_positions import positions

POSITIONS = 200
GAMES = 10
FAMILY = ("trictrac", "trictrac-a-ecrire", "toc", "tick-tack")


def rows() -> list[Row]:
    """Return the rows."""
    return [*_speed(), *_matches()]


def _speed() -> Iterator[Row]:
    every = list(positions(1, POSITIONS))
    start = process_time()
    for men, foe in every:
        casts(men, foe)
    took = (process_time() - start) / POSITIONS
    yield Row("events of the 21 throws", f"{1000 * took:.2f} ms a position", "20 ms")
    start = process_time()
    for men, foe in every:
        tutor({"thrower": write(men), "opponent": write(foe)})
    took = (process_time() - start) / POSITIONS
    yield Row("the tutor before the throw", f"{1000 * took:.2f} ms a position", "20 ms")


def _matches() -> Iterator[Row]:
    """Yield what is kept of the family's matches, and how slow the first games are."""
    for match in MATCHES:
        if match.slug not in FAMILY:
            continue
        levels = ", ".join(match.levels)
        figure = f"{float(match.mean):+.2f} ± {match.error:.2f} a game, {match.wins} won"
        yield Row(f"{match.slug}: {levels}", f"{figure} of {len(match.gains)} (kept)")
        duel = Duel(catalogue.game(match.slug, match.readings), match.levels, GAMES, SEED)
        mean = sum(duel.times) / len(duel.times)
        slow = f"{1000 * max(duel.times):.0f} ms, mean {1000 * mean:.1f} ms"
        yield Row(f"its slowest move in {GAMES} games", slow, "1000 ms")


if __name__ == "__main__":
    for what, figure, limit in rows():
        print(f"{what:<34} {figure}{f'   limit {limit}' * bool(limit)}")
