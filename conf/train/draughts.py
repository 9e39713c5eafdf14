"""Fits the weights of patterns of men to games of draughts at ten by ten that the search plays.

The search plays both sides, each with weights of its own: those of the round before, a little
changed at random, so that the games differ in style and show what a style is worth. A few moves are
random. Each quiet position learns a chance of winning: the values found at the later turns and
the result, the nearer the more (TD lambda). ``python -m conf.train.write_weights`` puts the last
weights into ``juegos/data``.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence
from concurrent.futures import Executor
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from conf.train import checkpoints
from conf.train.men_net import Numbers
from juegos import catalogue
from juegos.alquerque.damas_internacionales import DamasInternacionales
from juegos.alquerque.men_patterns import (
    MAN,
    PATTERNS,
    WEIGHTS,
    PatternValue,
    opposite,
    pack,
    regions,
)
from juegos.alquerque.position import Position
from juegos.cli import progress
from juegos.core.game import Turn
from juegos.engine.search import Search

SLUG = "damas-internacionales"
ROUNDS = ((500, 100), (800, 150), (1_000, 200), (1_200, 200))  # games, work of a move
FIRST = (300, 0, *[0] * (WEIGHTS - 2))  # the weights of the first round
GAMES_OF_A_TASK = 5  # that an executor hands out at once
STYLE = 4  # the standard deviation of the change of a weight
OPENING = (2, 14)  # so many random turns at first
BY_LOT = 0.03  # how many later moves are random
LONGEST = 160  # turns; then the game is drawn
LEAD = 4  # men, which win where there is no king
LAMBDA = 0.9  # how much of what comes a turn later counts
SCALE = 120  # the value of which the odds are e to one, in hundredths of a man
QUIET = 60  # how far from the count of men the value of a quiet position is at most
EPOCHS, BATCH, RATE, SHRINK = 3, 4096, 0.02, 1e-4


class Sample(NamedTuple):
    """A quiet position: white and black men, the balance of men, of kings, the turn, the chance.

    All is seen from the first player's side.
    """

    white: int
    black: int
    men: int
    kings: int
    turn: int
    chance: float


def play(weights: Sequence[int], work: int, seed: str) -> list[Sample]:
    """Return the samples of a game between two styles of the same weights."""
    game: Any = catalogue.game(SLUG)
    rng, state, seen = random.Random(seed), game.start(), []
    cores = [_styled(weights, rng), _styled(weights, rng)]
    opening = rng.randint(*OPENING)
    for turn in range(LONGEST):
        seat, position = game.turn(state), state.position
        if isinstance(seat, Turn) or (result := _won_by_men(position)) is not None:
            break
        moves = game.core.moves(position)
        move = rng.choice(moves)
        if turn >= opening and rng.random() >= BY_LOT and len(moves) > 1:
            search = Search(cores[seat], position, state.past)
            search.think(work)
            move = search.best or move
            seen.append((position, _sign(seat) * search.value, bool(move.taken)))
        state = game.play(state, move).state
    if isinstance(game.turn(state), Turn):
        result = float(game.outcome(state).shares[0]) / 2 + 0.5
    elif (result := _won_by_men(state.position)) is None:
        result = 0.5
    return samples(seen, result)


def samples(seen: Sequence[tuple[Position, int, bool]], result: float) -> list[Sample]:
    """Return the samples of searched positions, each with its value and whether it took a man."""
    learnt, chance = [], result
    for position, value, took in reversed(seen):
        own, other, kings, side, _ = position
        white, black = (other, own) if side else (own, other)
        men = (white & ~kings).bit_count() - (black & ~kings).bit_count()
        balance = (white & kings).bit_count() - (black & kings).bit_count()
        if not took and abs(value - MAN * (men + 3 * balance)) <= QUIET:
            one = Sample(white & ~kings, black & ~kings, men, balance, _sign(side), chance)
            learnt.append(one)
        bounded = max(-10 * MAN, min(10 * MAN, value))
        chance = LAMBDA * chance + (1 - LAMBDA) / (1 + math.exp(-bounded / SCALE))
    return learnt[::-1]


def _sign(seat: int) -> int:
    return -1 if seat else 1


def _styled(weights: Sequence[int], rng: random.Random) -> DamasInternacionales:
    """Return the rules with a value of its own, by weights changed at random."""
    king, turn, *patterns = weights
    changed = [weight + round(rng.gauss(0, STYLE)) for weight in patterns]
    core = DamasInternacionales({})
    core.value = PatternValue([king, turn, *changed])  # type: ignore[method-assign]
    return core


def _won_by_men(position: Position) -> float | None:
    """Return the first player's share where one side is far ahead and there is no king."""
    lead = (position.own.bit_count() - position.other.bit_count()) * _sign(position.side)
    if position.kings or abs(lead) < LEAD:
        return None
    return 1.0 if lead > 0 else 0.0


def inputs(learnt: Sequence[Sample]) -> tuple[NDArray[np.int32], Numbers]:
    """Return of each sample the numbers of its patterns, and what else it is weighed by.

    The patterns of a region and of the one opposite follow each other; those of the second count
    for the other side.
    """
    squares = DamasInternacionales({}).board.points
    white, black = (
        np.array([[men >> point & 1 for point in squares] for men in side], np.int32)
        for side in ([one.white for one in learnt], [one.black for one in learnt])
    )
    columns = []
    for number, region in enumerate(regions()):
        powers = 3 ** np.arange(len(region), dtype=np.int32)
        far = list(opposite(region))
        near = list(region)
        columns.append(number * PATTERNS + (white[:, near] + 2 * black[:, near]) @ powers)
        columns.append(number * PATTERNS + (black[:, far] + 2 * white[:, far]) @ powers)
    besides = np.array([(one.men, one.kings, one.turn) for one in learnt], np.float32)
    return np.stack(columns, 1).astype(np.int32), besides


def fit(learnt: Sequence[Sample], seed: int) -> tuple[int, ...]:
    """Return the weights that predict the chances best, by Adam on the logistic loss."""
    rows, besides = inputs(learnt)
    chances = np.array([one.chance for one in learnt], np.float32)
    signs = np.tile(np.array([1, -1], np.float32), rows.shape[1] // 2)
    patterns = np.zeros(len(regions()) * PATTERNS, np.float32)
    weights = [patterns, np.array([0.5, 1.5, 0], np.float32)]
    means, squares = ([np.zeros_like(part) for part in weights] for _ in range(2))
    rng, step = np.random.default_rng(seed), 0
    for epoch in range(EPOCHS):
        order, rate = rng.permutation(len(learnt)), RATE * (1 - epoch / EPOCHS)
        for at in range(0, len(order), BATCH):
            some, step = order[at : at + BATCH], step + 1
            sums = (weights[0][rows[some]] * signs).sum(1) + besides[some] @ weights[1]
            off = (1 / (1 + np.exp(-sums)) - chances[some]) / len(some)
            each = np.outer(off, signs).ravel()
            slopes = [
                np.bincount(rows[some].ravel(), each, len(patterns)) + SHRINK * weights[0],
                off @ besides[some],
            ]
            for n, slope in enumerate(slopes):
                means[n] = 0.9 * means[n] + 0.1 * slope
                squares[n] = 0.999 * squares[n] + 0.001 * slope * slope
                by = np.sqrt(squares[n] / (1 - 0.999**step)) + 1e-8
                by = rate * (means[n] / (1 - 0.9**step)) / by
                weights[n] = (weights[n] - by).astype(np.float32)
    man, king, turn = weights[1].tolist()
    parts = [king, turn, *weights[0].tolist()]
    return tuple(round(MAN * part / man) for part in parts)


def rounds(counts: Sequence[tuple[int, int]] = ROUNDS, executor: Executor | None = None) -> None:
    """Play and fit for some rounds; after each all is written, so that it goes on from there.

    A round learns from all games but those of the first, which learns from its own. An executor
    shares the games of a round out.
    """
    done, arrays = checkpoints.resume(SLUG, counts)
    weights: tuple[int, ...] = tuple(arrays["weights"].tolist()) if done else FIRST
    learnt = samples_of(arrays) if done else []
    mapped: Any = partial(executor.map, chunksize=GAMES_OF_A_TASK) if executor else map
    started = time.process_time()
    for number, (count, work) in [*enumerate(counts)][done:]:
        seeds = [f"{SLUG} {number} {n}" for n in range(count)]
        played = progress.counting(mapped(partial(play, weights, work), seeds), count, SLUG)
        new = [one for some in played for one in some]
        learnt = [*learnt, *new] if number > 1 else new
        weights = fit(learnt, number)
        checkpoints.save(SLUG, counts, number + 1, **arrays_of(weights, learnt))
        took = time.process_time() - started
        text = f"{count} games, {len(learnt):,} positions, a king {weights[0]}, {took:.0f} s here"
        print(f"round {number}: {text}", flush=True)


def arrays_of(weights: Sequence[int], learnt: Sequence[Sample]) -> checkpoints.Arrays:
    """Return weights and samples as arrays, a column of the samples in each."""
    columns = zip(Sample._fields, zip(*learnt, strict=True), strict=True)
    arrays: checkpoints.Arrays = {name: np.array(column) for name, column in columns}
    return {"weights": np.array(weights, np.int16), **arrays}


def samples_of(arrays: checkpoints.Arrays) -> list[Sample]:
    """Return the samples that arrays have."""
    columns = (arrays[name].tolist() for name in Sample._fields)
    return [Sample(*row) for row in zip(*columns, strict=True)]


def weights_file() -> bytes:
    """Return the weights in build/train in the format of ``juegos``."""
    return pack(checkpoints.load(SLUG)["weights"].tolist())
