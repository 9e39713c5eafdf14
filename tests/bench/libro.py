"""How the race games of the Book of Tables come out between two greedy players.

``python -m tests.bench.libro`` plays two hundred games of each and writes what
``juegos/kept/libro.py`` keeps; ``python -m tests.bench.libro fallas`` plays those of fallas alone
and leaves the rest as it was kept.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from time import process_time
from typing import Any

from juegos import catalogue
from juegos.core.game import Turn
from juegos.engine.sample import draw
from juegos.kept import libro as kept
from juegos.kept.libro import LEVEL, Measured
from juegos.tablas.casas.state import TIRA
from juegos.tablas.libro_measured import MEASURED

GAMES = 200
FILE = Path("juegos/kept/libro.py")
HEAD = "# Made by the command, game by game.\n"


class Game:
    """What was met in one game: its throws, the men hit, who won, by which rule."""

    def __init__(self, slug: str, number: int) -> None:
        game: Any = catalogue.game(slug)
        rng = random.Random(f"{slug}:{number}")
        hit = game.laws.told["hiere"].id
        state, first = game.start(), None
        self.throws = self.hits = 0
        while (turn := game.turn(state)) is not Turn.END:
            if turn is Turn.CHANCE:
                move = draw(game.throws(state), rng)
                if state.phase == TIRA:
                    first = state.seat if first is None else first
                    self.throws += 1
            else:
                move = game.advise(state, LEVEL, rng).move
            step = game.play(state, move)
            self.hits += sum(event.amount for event in step.events if event.rule.id == hit)
            state = step.state
        self.drawn, self.won = not state.points, bool(state.points) and state.winner == first
        self.why = state.why


def measured(slug: str, games: int = GAMES) -> Measured:
    """Return what is met in so many games of a game."""
    played = [Game(slug, number) for number in range(games)]
    return Measured(
        games,
        sum(game.won for game in played),
        sum(game.drawn for game in played),
        _sums(game.throws for game in played),
        _sums(game.hits for game in played),
        dict(sorted(Counter(game.why for game in played).items())),
    )


def _sums(values: Any) -> tuple[int, int]:
    found = list(values)
    return sum(found), sum(value**2 for value in found)


def main(*slugs: str) -> None:
    """Play the games named, or all, and write what is kept."""
    found = dict(kept.KEPT)
    for slug in slugs or MEASURED:
        found[slug] = measured(slug)
        print(f"{process_time():.0f} s  {slug} {found[slug]}", file=sys.stderr)
        FILE.write_text(written(found), "utf-8")


def written(found: dict[str, Measured]) -> str:
    """Return the module with these values in the place of what was kept."""
    text = FILE.read_text("utf-8").partition(HEAD)[0] + HEAD
    text += f'MADE = "{datetime.now(UTC).date()}"\nKEPT: Mapping[str, Measured] = {{\n'
    for slug in (slug for slug in MEASURED if slug in found):
        one = found[slug]
        text += f'    "{slug}": Measured(\n        {one.games},\n        {one.first},\n'
        text += f"        {one.drawn},\n        {one.throws},\n        {one.hits},\n        {{\n"
        text += "".join(f'            "{why}": {many},\n' for why, many in one.ends.items())
        text += "        },\n    ),\n"
    return text + "}\n"


if __name__ == "__main__":
    main(*sys.argv[1:])
