"""What it takes to play each game: ``docs/desarrollo/rooms.csv``.

``python -m conf.make.rooms [SLUG ...] [--times]`` has ``tests.bench.rooms`` measure it on the
finished site, and writes the line of each game as soon as it is measured. Lines of other games
stay, and so do times until they are measured again.
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path

from conf.data_files import write_csv
from conf.make import bench
from juegos.catalogue import CATALOGUE

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "docs" / "desarrollo" / "rooms.csv"
HEAD = ("game", "clicks", "MB")
TIMED = (  # these columns are there once any game has them
    "seconds",
    "ms a move",
    "ms a level",
    "day, cores",
)
Line = tuple[str, ...]


def named(slug: str) -> str:
    """Return how a line names its game."""
    return f"{{j:juego}}`{slug}`"


def stored_lines() -> dict[str, Line]:
    """Return the lines that are kept, by the name of the game."""
    if not FILE.is_file():
        return {}
    with FILE.open(encoding="utf-8", newline="") as file:
        return {line[0]: tuple(line) for line in [*csv.reader(file)][1:]}


def added(lines: dict[str, Line], line: Line) -> dict[str, Line]:
    """Return the lines with one in the place of what there was of its game, but for its times.

    >>> added({"go": ("go", "4", "5.9", "1.2")}, ("go", "3", "5.8"))
    {'go': ('go', '3', '5.8', '1.2')}
    """
    return {**lines, line[0]: line + lines.get(line[0], ())[len(line) :]}


def keep(lines: dict[str, Line]) -> None:
    """Keep lines, in the order of the catalogue, each as long as the head."""
    head = (*HEAD, *TIMED) if any(any(line[len(HEAD) :]) for line in lines.values()) else HEAD
    order = [named(slug) for slug in CATALOGUE]
    whole = {name: (line + ("",) * len(head))[: len(head)] for name, line in lines.items()}
    write_csv(FILE, [head, *(whole[name] for name in order if name in whole)])


def main(arguments: list[str]) -> None:
    """Measure the games named, by default all, and write the line of each."""
    for slug, *figures in csv.reader(bench.lines("rooms", *arguments)):
        keep(added(stored_lines(), (named(slug), *figures)))


if __name__ == "__main__":
    main(sys.argv[1:])
