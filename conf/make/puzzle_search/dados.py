"""Finds puzzles of the games of dice: cruces of which one reading is fairer than all others.

How a puzzle is graded: by how near the second fairest reading comes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from juegos import catalogue
from juegos.core.errors import JuegosError
from juegos.core.puzzle import EASY, HARD, MIDDLING, Puzzle
from juegos.dados import puzzles

NEAREST, NEAR, FAR = 0.005, 0.03, 0.1  # differences of two differences of chances
SLOW = {"panquist"}  # games whose chances take long to reckon in a browser


def fair(slug: str) -> Iterator[tuple[str, ...]]:
    """Yield state, crux, reading, grade and readings: by default, and with one other reading."""
    cruces = catalogue.entry(slug).cruces
    for crux in cruces:
        others = [
            f"{other.name}={key}"
            for other in cruces
            for key in other.keys
            if other != crux and key != other.default
        ]
        seen: set[str] = set()
        for readings in ["", *others]:
            fairest = _fair(slug, crux.name, readings)
            if fairest and fairest[0] not in seen:
                seen.add(fairest[0])
                key, grade = fairest
                game = catalogue.game(slug, dict([readings.split("=")]) if readings else {})
                yield game.write(game.start()), crux.name, key, grade, readings


def _fair(slug: str, crux: str, readings: str) -> tuple[str, str] | None:
    """Return the fairest reading of a crux and how hard it is to tell; None if two are as fair."""
    try:
        by_reading = puzzles.chances(
            catalogue.entry(slug), Puzzle(f"{slug}.fair.0", "", crux, "", "", readings)
        )
    except JuegosError:
        return None
    away = sorted((abs(first - second), key) for key, (first, second) in by_reading.items())
    gap = away[1][0] - away[0][0]
    if gap < NEAREST:
        return None
    return away[0][1], EASY if gap > FAR else MIDDLING if gap > NEAR else HARD


KINDS: Mapping[str, Callable[[], Iterator[tuple[str, ...]]]] = {
    f"{entry.slug}.fair": partial(fair, entry.slug)
    for entry in catalogue.games_of("dados")
    if entry.slug not in SLOW
}
