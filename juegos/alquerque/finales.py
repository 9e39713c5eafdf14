"""Endings: every position of a game with few men, and how they come out.

python -m juegos.alquerque.finales alquerque 4 captura=una
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import combinations
from typing import TypeVar

from juegos.alquerque.nucleo import Nucleo
from juegos.alquerque.retro import Solution

P = TypeVar("P", bound=Hashable)


def endings(core: Nucleo[P], most: int) -> Iterator[P]:
    """Yield the positions with at most so many men, at least one of each side, White to move."""
    points = core.board.points
    for men in range(2, most + 1):
        for stand in combinations(points, men):
            for whites in range(1, men):
                for white in combinations(stand, whites):
                    blacks = {p: "b" for p in stand if p not in white}
                    yield core.build({**dict.fromkeys(white, "w"), **blacks}, 0, {})


def tally(solution: Solution[P], positions: list[P]) -> dict[tuple[int, int], Counter[str]]:
    """Return by the men of both how many positions are won, lost and drawn for White to move.

    ``longest`` is the greatest number of moves that a win of either takes.
    """
    found: dict[tuple[int, int], Counter[str]] = {}
    for position in positions:
        count = found.setdefault(solution.core.counts(position), Counter())
        winner, plies = solution[position]
        count["drawn" if winner is None else ("won", "lost")[winner]] += 1
        count["longest"] = max(count["longest"], plies)
    return found
