"""Opponents for games of points: what a player of each level does, and how long he thinks.

What is small enough is solved outright, all else searched in slices until the time is over.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import NamedTuple

from juegos.alquerque.busqueda import DEEPEST, SURE, WIN, Search
from juegos.alquerque.finales import exact
from juegos.alquerque.nucleo import Move
from juegos.players import Advice

SLICE = 500
TICK = 1e-9  # less than any clock tells apart


class Level(NamedTuple):
    """How far a player thinks: whole turns, nodes, seconds; how often it plays by lot."""

    depth: int
    nodes: int
    seconds: float
    by_lot: float = 0.0


LEVELS = {
    "strong": Level(DEEPEST, 40_000, 0.7),
    "middling": Level(3, 4_000, 0.7),
    "weak": Level(1, 1_000, 0.7, 0.15),
}


def greedy(moves: Sequence[Move], rng: random.Random) -> Move:
    """Return a move that takes most, drawn by lot among equals."""
    most = max(move.taken.bit_count() for move in moves)
    return rng.choice([move for move in moves if move.taken.bit_count() == most])


def ponder(
    search: Search,
    level: Level,
    clock: Callable[[], float] = time.monotonic,
    until: float | None = None,
) -> Search:
    """Return a search once it has thought as long as the level allows, or ``until`` that time.

    No slice is longer than what is left of the time, at the rate of those before it.
    """
    begun, before, slice_ = clock(), search.nodes, SLICE
    until = begun + level.seconds if until is None else until
    while search.nodes < level.nodes:
        depth = search.depth
        if search.think(slice_, level.depth):
            break
        if search.depth == depth:
            slice_ *= 2  # it was not enough for a single turn more
        now = clock()
        rate = (search.nodes - before) / max(now - begun, TICK)
        if (room := int(rate * (until - now))) <= 0:
            break
        slice_ = min(slice_, room)
    return search


def advise(
    search: Search, level: str, rng: random.Random, clock: Callable[[], float] = time.monotonic
) -> Advice:
    """Return the move that a player of this level makes, with its value in men."""
    begun = clock()
    core, position = search.core, search.position
    moves = tuple(sorted(core.moves(position)))
    if level == "random":
        return _by(rng.choice(moves), "Drawn by lot.")
    if level == "greedy":
        return _by(greedy(moves, rng), "It takes the most men now.")
    thinks = LEVELS[level]
    if len(moves) == 1:
        return _by(moves[0], "There is no other move.")
    if rng.random() < thinks.by_lot:
        return _by(rng.choice(moves), "Drawn by lot, as a weak player sometimes does.")
    solved = exact(core, position) if level == "strong" else None
    kept = sorted(solved.best(position)) if solved else []
    if solved and (winner := solved[position].winner) is not None:
        wins = "wins" if winner == core.side(position) else "holds out longest, and loses"
        plies = solved[position].plies
        return _by(kept[0], f"What is left is solved: this move {wins}, in {plies} moves at most.")
    ponder(search, thinks, clock, begun + thinks.seconds)
    move = search.best if search.best and (not kept or search.best in kept) else None
    return _by(move or (kept or moves)[0], _why(search), Fraction(search.value, 100))


def _by(move: Move, why: str, value: Fraction = Fraction(0)) -> Advice:
    return Advice(move, why, {move: value})


def _why(search: Search) -> str:
    turns = f"Looking {search.depth} turns ahead"
    if search.value > SURE:
        return f"{turns}: it wins within {WIN - search.value} turns."
    if search.value < -SURE:
        return f"{turns}: every move loses; this one holds out {WIN + search.value} turns."
    return f"{turns}, through {search.nodes} positions: worth {search.value / 100:+.2f} men."
