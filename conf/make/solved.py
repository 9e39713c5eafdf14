"""Solve anew what the package keeps as solved, and write it: minutes, and a gigabyte.

python -m conf.make.solved
"""

from __future__ import annotations

import sys
from itertools import product
from time import process_time
from typing import Any

from conf import data_files
from juegos import catalogue
from juegos.alquerque.choice_of_captures import CAPTURES
from juegos.alquerque.endings import endings, tally
from juegos.alquerque.symmetry import Canonicalizer
from juegos.engine.retrograde import Solution, winner
from juegos.tables.alquerque import SolvedEnding, Whole

MEN = 4
# Queah from its start, and from where White alone has a man in reserve, which a test can afford.
STATES = ("2b/wb/w1b/wb/w2 w reserva=1+0", "")
FORMS = tuple(product(("y-mueve", "es-turno"), ("libre", "obligatoria")))


def ended(capture: str, men: int = MEN) -> tuple[SolvedEnding, ...]:
    """Return how all endings of alquerque with so many men come out."""
    game: Any = catalogue.game("alquerque", {"captura": capture})
    core = game.core
    positions = list(endings(core, men))
    solution = Solution(core, positions, canonical=Canonicalizer(core.board, sets=3))
    names = ("won", "lost", "drawn", "longest")
    return tuple(
        SolvedEnding(*men, *(count[name] for name in names))
        for men, count in sorted(tally(solution, positions).items())
    )


def solved(slug: str, readings: str, state: str) -> Whole:
    """Return how a game of jumps comes out from its start or another state, by all positions."""
    game: Any = catalogue.game(slug, dict(pair.split("=") for pair in readings.split()))
    core = game.core
    start = game.read(state).position if state else core.start()
    alike = Canonicalizer(core.board, sets=3)
    solution = Solution(core, [start], canonical=alike, limit=30_000_000)
    won, plies = solution[start]
    return Whole(slug, readings, state, won, plies, len(solution))


def searched(slug: str, readings: str, moves: int) -> Whole:
    """Return who wins a game that cannot go round, by search forward.

    Of the first moves so many are looked at; the others are like them.
    """
    game: Any = catalogue.game(slug, dict(pair.split("=") for pair in readings.split()))
    core = game.core
    start, positions, winners = core.start(), 0, []
    for move in core.moves(start)[:moves]:
        numbers: dict[Any, int] = {}
        winners.append(winner(core, core.after(start, move), numbers))
        positions += len(numbers)
    won = min(winners)  # seat 0 moves first: it wins if any of its moves does
    return Whole(slug, readings, "", won, 0, positions, forward=True)


def main() -> None:
    """Solve everything and write both files."""
    command = "python -m conf.make.solved"
    rows = {key: list(map(list, ended(key))) for key in CAPTURES}
    data_files.write_json("alquerque/endings.json", command, endings=rows)
    print(f"{process_time():.0f} s  endings", file=sys.stderr, flush=True)
    games = []
    for reserve, capture in FORMS:
        for state in STATES:
            games.append(solved("queah", f"reserva={reserve} captura={capture}", state))
            print(f"{process_time():.0f} s  {games[-1]}", file=sys.stderr, flush=True)
    games.append(searched("konane", "tablero=6", 2))
    print(f"{process_time():.0f} s  {games[-1]}", file=sys.stderr, flush=True)
    data_files.write_json("alquerque/whole-games.json", command, games=games)


if __name__ == "__main__":
    main()
