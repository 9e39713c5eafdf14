"""Chains of captures: what counts as the same, who can take, and how many are gone through."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from juegos.alquerque.flying_pieces import FlyingMoves
from juegos.alquerque.jumps import MOST, MOST_PLACES, Jumps, Seen, add, is_new
from juegos.alquerque.step_moves import everywhere
from juegos.core.errors import BadNotation
from juegos.engine.line_game import Move
from juegos.material.boards import grid, mask

BOARD = grid(7, 7, diagonals=True)
POSITIONS = 200


def short(men: int, prey: int, empty: int, seen: Seen | None, *, free: bool) -> list[Move]:
    return Jumps(BOARD, everywhere, free=free).chains(men, prey, empty, seen)


def flying(men: int, prey: int, empty: int, seen: Seen | None, *, turns: bool) -> list[Move]:
    moves: list[Move] = []
    FlyingMoves(BOARD, turns=turns).chains(men, prey, empty, moves, seen)
    return moves


CHAINS: dict[str, Callable[[int, int, int, Seen | None], list[Move]]] = {
    "to the end": partial(short, free=False),
    "stopping": partial(short, free=True),
    "flying": partial(flying, turns=True),
    "flying, not straight back": partial(flying, turns=False),
}


def positions(seed: str, pieces: int) -> Iterator[tuple[int, int, int]]:
    """Yield men, prey and empty points of a board, drawn by lot: four men among so many pieces."""
    rng = random.Random(seed)
    for _ in range(POSITIONS):
        standing = rng.sample(sorted(BOARD.points), pieces)
        men, prey = mask(standing[:4]), mask(standing[4:])
        yield men, prey, mask(BOARD.points) & ~men & ~prey


@pytest.mark.parametrize("kind", CHAINS)
def test_equivalent_chains_are_found_once_and_none_is_lost(kind: str) -> None:
    """Equivalent: from the same point to the same point, over the same men."""
    several = 0
    for position in positions(kind, 12 if kind.startswith("flying") else 20):
        every, once = (
            [(move.path[0], move.path[-1], move.taken) for move in CHAINS[kind](*position, seen)]
            for seen in (None, set[Any]())
        )
        assert sorted({*every}) == sorted(once)
        several += len(every) > len(once)
    assert several > POSITIONS / 10


def test_who_can_take_is_who_has_a_capture() -> None:
    jumps = Jumps(BOARD, everywhere)
    for men, prey, empty in positions("movers", 20):
        starts = {move.path[0] for move in jumps.chains(men, prey, empty)}
        assert jumps.movers(men, prey, empty) == mask(starts)


def test_so_many_captures_are_listed_and_no_more() -> None:
    move, captures = Move((1, 3), 1 << 2), [Move()] * (MOST - 1)
    add(captures, move)
    assert len(captures) == MOST == 10_000
    with pytest.raises(BadNotation, match="too many captures"):
        add(captures, move)
    captures.pop()
    walk = partial(Jumps(BOARD, everywhere).walk, 1, 1 << 2, 1 << 1 | 1 << 3, (1,), 0, captures)
    walk()
    assert captures[-1] == move
    with pytest.raises(BadNotation, match="too many captures"):
        walk()


def test_so_many_places_are_gone_through_and_no_more() -> None:
    seen = {(0, False, 0, taken, 0) for taken in range(MOST_PLACES - 1)}
    assert is_new(seen, (1, False, 0, 0, 0))
    assert len(seen) == MOST_PLACES == 100_000
    assert not is_new(seen, (1, False, 0, 0, 0))
    with pytest.raises(BadNotation, match="too many captures"):
        is_new(seen, (2, False, 0, 0, 0))
