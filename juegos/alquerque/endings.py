"""Endings: every position of a game with few men, and its result.

What is small enough to be solved while a player waits is played by its solution. The command
``juegos solve`` solves what is larger.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from itertools import combinations, product
from typing import Any, TypeVar

from juegos.alquerque.symmetry import Canonicalizer, symmetries
from juegos.core.errors import NotExact
from juegos.engine.exploration import identity
from juegos.engine.line_game import Core
from juegos.engine.retrograde import Solution

P = TypeVar("P", bound=Hashable)
MEN, POINTS, AT_ONCE = 3, 16, 6_000
# Games of short jumps whose men go and take any way: a position comes out as in a mirror.
UNDIRECTED = {"alquerque", "peralikatuma", "dieciseis-soldados", "awithlaknannai"}
DIRECTED = {("pasos", "sin-retroceso"), ("soplo", "si")}
# Games whose men go any way, with the sets of points that their positions begin with.
SETS = {**dict.fromkeys(UNDIRECTED, 3), "queah": 3, "alquerque-de-nueve": 2, "alquerque-de-tres": 2}


def endings(core: Core[P], most: int, *, once: bool = False) -> Iterator[P]:
    """Yield the positions with at most so many men, at least one of each side, White to move."""
    for men in range(2, most + 1):
        for white in range(1, men):
            yield from endings_of(core, white, men - white, once=once)


def endings_of(core: Core[P], white: int, black: int, *, once: bool = False) -> Iterator[P]:
    """Yield the positions with so many men of each side, crowned or not, White to move.

    With ``once`` those are left out that are equivalent to an earlier one, if White's men show it.
    """
    turns = symmetries(core.board) if once and undirected(core) else []
    for whites in combinations(core.board.points, white):
        if any(sorted(turn[point] for point in whites) < list(whites) for turn in turns):
            continue
        left = [point for point in core.board.points if point not in whites]
        for blacks in combinations(left, black):
            stand = (*((p, 0) for p in whites), *((p, 1) for p in blacks))
            for letters in product(*(_kinds(core, *one) for one in stand)):
                yield core.build(dict(zip((*whites, *blacks), letters, strict=True)), 0, {})


def _kinds(core: Any, point: int, seat: int) -> str:
    """Return the letters of a seat that may stand on a point: on its last row all are crowned."""
    kinds: str = core.letters[seat::2]
    crowned = getattr(core, "last", (0, 0))[seat] >> point & 1
    return kinds[1:] if crowned else kinds


def undirected(core: Core[Any]) -> bool:
    """Return whether mirror images and rotations of a position have the same result."""
    return core.slug in SETS and not DIRECTED & set(core.readings.items())


def canonicalizer(core: Core[Any]) -> Callable[[Any], Any]:
    """Return a function to one position for all that look alike, if they have the same result."""
    if not undirected(core):
        return identity
    return Canonicalizer(core.board, sets=SETS[core.slug])


def exact(core: Core[Any], position: Any) -> Solution[Any] | None:
    """Return the solution of all reachable positions, or None where it would take too long."""
    few = core.slug in UNDIRECTED and undirected(core) and sum(core.counts(position)) <= MEN
    if core.throws or not (few or len(core.board.points) <= POINTS):
        return None
    try:
        like = canonicalizer(core) if few else identity
        return Solution(core, [position], canonical=like, limit=AT_ONCE)
    except NotExact:
        return None


def tally(solution: Solution[P], positions: list[P]) -> dict[tuple[int, int], Counter[str]]:
    """Return by the men of both sides how many positions White, to move, wins, loses and draws.

    ``longest`` is the greatest number of moves of a win of either side.
    """
    outcomes: dict[tuple[int, int], Counter[str]] = {}
    for position in positions:
        count = outcomes.setdefault(solution.core.counts(position), Counter())
        winner, plies = solution[position]
        count["drawn" if winner is None else ("won", "lost")[winner]] += 1
        count["longest"] = max(count["longest"], plies)
    return outcomes
