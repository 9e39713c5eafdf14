"""Endings: every position of a game with few men, and how they come out.

What is small enough to be solved while a player waits is played by its solution.

python -m juegos.alquerque.endings alquerque 4 captura=una
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import combinations
from typing import Any, TypeVar

from juegos.alquerque.position import Position
from juegos.alquerque.symmetry import Alike
from juegos.core.errors import NotExact
from juegos.engine.line_game import Core
from juegos.engine.retro import Solution

P = TypeVar("P", bound=Hashable)
MEN, POINTS, AT_ONCE = 3, 16, 6_000
# Games of short jumps whose men go and take any way: a position comes out as in a mirror.
UNDIRECTED = {"alquerque", "peralikatuma", "dieciseis-soldados", "awithlaknannai"}
DIRECTED = {("pasos", "sin-retroceso"), ("soplo", "si")}


def endings(core: Core[P], most: int) -> Iterator[P]:
    """Yield the positions with at most so many men, at least one of each side, White to move."""
    points = core.board.points
    for men in range(2, most + 1):
        for stand in combinations(points, men):
            for whites in range(1, men):
                for white in combinations(stand, whites):
                    blacks = {p: "b" for p in stand if p not in white}
                    yield core.build({**dict.fromkeys(white, "w"), **blacks}, 0, {})


def exact(core: Core[Any], position: Any) -> Solution[Any] | None:
    """Return the solution of all that can still come, or None where it is too much to wait for."""
    any_way = core.slug in UNDIRECTED and not DIRECTED & set(core.readings.items())
    few = any_way and sum(core.counts(position)) <= MEN
    if core.throws or not (few or len(core.board.points) <= POINTS):
        return None
    alike = Alike(core.board, Position._make, sets=3) if few else lambda one: one
    try:
        return Solution(core, [position], alike=alike, limit=AT_ONCE)
    except NotExact:
        return None


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
