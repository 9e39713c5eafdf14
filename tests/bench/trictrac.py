"""Trictrac in CPU time: the events of all throws of a position; matches of opponents.

``python -m tests.bench.trictrac`` plays the match of 200 games and the shorter ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time
from typing import Any

from juegos.tablas.tick_tack import TickTack
from juegos.tablas.toc import Toc
from juegos.tablas.trictrac import tutor
from juegos.tablas.trictrac.juego import Trictrac
from juegos.tablas.trictrac.posicion import write
from juegos.tablas.trictrac.tiradas import casts
from juegos.tablas.trictrac_a_ecrire import TrictracAEcrire
from tests.bench import Row
from tests.tablas.trictrac.duelo import Duel
from tests.tablas.trictrac.generador import positions

POSITIONS = 200
MATCHES: tuple[tuple[Any, tuple[str, str], int], ...] = (
    (Trictrac({}), ("strong", "greedy"), 200),
    (Trictrac({}), ("greedy", "random"), 200),
    (TrictracAEcrire({"marques": "quatre"}), ("strong", "greedy"), 40),
    (Toc({}), ("strong", "greedy"), 200),
    (TickTack({}), ("strong", "greedy"), 200),
)


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
        tutor.tutor({"thrower": write(men), "opponent": write(foe)})
    took = (process_time() - start) / POSITIONS
    yield Row("the tutor before the throw", f"{1000 * took:.2f} ms a position", "20 ms")


def _matches() -> Iterator[Row]:
    for game, levels, games in MATCHES:
        duel = Duel(game, levels, games, seed=1)
        what = "jetons" if game.stake == 0 else "stakes"
        figure = f"{duel.mean:+.2f} ± {duel.error:.2f} {what} a game, {duel.wins} of {games} won"
        yield Row(f"{game.slug}: {levels[0]}, {levels[1]}", figure)
        mean = sum(duel.times) / len(duel.times)
        slow = f"{1000 * max(duel.times):.0f} ms, mean {1000 * mean:.1f} ms"
        yield Row("its slowest move", slow, "1000 ms")


if __name__ == "__main__":
    for what, figure, limit in rows():
        print(f"{what:<34} {figure}{f'   limit {limit}' * bool(limit)}")
