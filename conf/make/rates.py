"""How many games a processor plays in a second, and what many would take.

``python -m conf.make.rates`` plays each for some seconds and writes the file
``docs/desarrollo/rates.csv``. The last column tells what the processor and the Python were.
"""

from __future__ import annotations

import platform
from functools import partial
from pathlib import Path
from random import Random
from time import process_time
from typing import TYPE_CHECKING

from conf.data_files import write_csv
from juegos import catalogue
from juegos.cli.sampling import ByLevel
from juegos.engine.sample import play_out

if TYPE_CHECKING:
    from collections.abc import Iterator

FILE = Path(__file__).resolve().parents[2] / "docs" / "desarrollo" / "rates.csv"
HEAD = ("game", "level", "games a second", "days of a processor", "hours of a thousand", "on")
MANY = 10**9
SECONDS = 15
PLAYED = (
    ("azar", None),
    ("triga", None),
    ("doblet", "greedy"),
    ("backgammon", "greedy"),
    ("trictrac", "greedy"),
    ("piquet", "random"),
    ("piquet", "beginner"),
)


def rate(slug: str, level: str | None) -> float:
    """Return how many games were played in a second of the processor."""
    game, rng = catalogue.game(slug), Random(slug)
    play = partial(play_out, game, rng, ByLevel(level) if level else None)
    play()  # what is made once is made before
    start, games = process_time(), 0
    while process_time() - start < SECONDS:
        play()
        games += 1
    return games / (process_time() - start)


def rows() -> Iterator[tuple[str, ...]]:
    """Yield a row for each game and level, figures to two places that count."""
    for slug, level in PLAYED:
        speed = rate(slug, level)
        days = MANY / speed / 86400
        figures = map(_short, (speed, days, days * 24 / 1000))
        yield slug, level or "as the exact odds suppose", *figures, machine()


def _short(value: float) -> str:
    return f"{float(f'{value:.2g}'):,.{2 if value < 1 else 1 if value < 10 else 0}f}"


def machine() -> str:
    """Return what the processor calls itself, and which Python ran."""
    return f"{processor()}, Python {platform.python_version()}"


def processor() -> str:
    """Return what the processor calls itself."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text("utf-8").splitlines() if info.exists() else []
    name = next((line.partition(": ")[2] for line in lines if line.startswith("model name")), "")
    return name or platform.machine()


if __name__ == "__main__":
    write_csv(FILE, [HEAD, *rows()])
