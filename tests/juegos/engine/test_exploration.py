"""engine.exploration: the same positions and the same solution, whoever goes through the parts."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any

import pytest

from juegos.alquerque.alquerque import Alquerque
from juegos.alquerque.endings import endings
from juegos.alquerque.konane import Konane
from juegos.alquerque.symmetry import Canonicalizer
from juegos.core.errors import NotExact
from juegos.engine import exploration as walking
from juegos.engine.exploration import Exploration, Part
from juegos.engine.retrograde import Solution
from tests.juegos.engine.test_sample import Backwards

KONANE = Konane({"tablero": "4"})
ALQUERQUE = Alquerque({"captura": "obligatoria"})
LIKE = Canonicalizer(ALQUERQUE.board, sets=3)
POOLS: dict[str, Callable[[], Executor]] = {
    "one process": partial(ProcessPoolExecutor, 1, mp_context=get_context("spawn")),
    "three processes": partial(ProcessPoolExecutor, 3, mp_context=get_context("spawn")),
    "threads": partial(ThreadPoolExecutor, 2),
    "backwards": Backwards,
}


@pytest.fixture(autouse=True)
def short_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let these small games be cut into many parts."""
    monkeypatch.setattr(walking, "PART", 100)


def verdicts(solution: Solution[Any]) -> list[Any]:
    """Return every position with its verdict, in the order of their numbers."""
    return [(position, solution[position]) for position in solution.positions]


@pytest.mark.parametrize("pool", POOLS)
def test_a_solution_does_not_depend_on_the_executor(pool: str) -> None:
    """Of a whole game and of endings all positions have the same numbers and verdicts."""
    two = list(endings(ALQUERQUE, 2))
    with POOLS[pool]() as executor:
        shared = Solution(KONANE, executor=executor)
        ended = Solution(ALQUERQUE, two, canonical=LIKE, executor=executor)
    assert verdicts(shared) == verdicts(Solution(KONANE))
    assert verdicts(ended) == verdicts(Solution(ALQUERQUE, two, canonical=LIKE))
    assert len(shared) == 3863


def test_a_walk_is_gone_on_with() -> None:
    """From the parts that an earlier one came to, whoever went through them."""
    executor = Backwards()
    broken = Exploration(KONANE)
    parts = broken.parts(executor)
    stored = [next(parts) for _ in range(9)]
    parts.close()
    assert executor.left
    assert all(future.cancelled() or future.done() for future, _ in executor.left)
    walk = Exploration(KONANE)
    for part in stored:
        walk.add(part)
    assert walk.explored == broken.explored == sum(len(part.moves) for part in stored)
    assert 0 < walk.explored < len(walk.positions)
    stored += walk.parts()
    again = Exploration(KONANE)
    for part in stored:
        again.add(part)
    assert verdicts(Solution.from_exploration(again)) == verdicts(Solution(KONANE))


@pytest.mark.parametrize(
    "part",
    [
        Part((), (-1, -1), (0, 0), ()),
        Part((), (-1,), (1,), ()),
        Part((), (-1,), (1,), (1,)),
        Part((), (-1,), (1,), (-1,)),
        Part((), (), (1,), (0,)),
    ],
    ids=["too long", "leads missing", "leads too far", "leads nowhere", "no winner"],
)
def test_a_part_of_another_walk_is_refused(part: Part) -> None:
    """What does not hang together is refused before anything of it is put to the rest."""
    walk = Exploration(KONANE)
    with pytest.raises(ValueError, match="does not go on after 0 positions"):
        walk.add(part)
    assert (walk.explored, len(walk.positions), len(walk.leads)) == (0, 1, 0)


def test_half_a_walk_is_no_solution() -> None:
    """What has not been gone through has no verdict, and is not taken for drawn."""
    walk = Exploration(KONANE)
    next(walk.parts())
    with pytest.raises(ValueError, match="1 of 5 positions were gone through"):
        Solution.from_exploration(walk)


def test_too_many_positions_are_refused_by_any_executor() -> None:
    """With the limit, after the same positions; the parts that nobody waits for are given up."""
    reached = []
    for executor in (None, Backwards()):
        walk = Exploration(KONANE, limit=1000)
        with pytest.raises(NotExact, match="more than 1000 positions"):
            list(walk.parts(executor))
        reached.append((walk.explored, len(walk.positions)))
    assert reached[0] == reached[1]
