"""Fits a small net to the outcomes of positions of trictrac or its kin, by their men.

The strong player plays games against itself, one play of eight at random. The men after each play
are recorded, with their worth from the third throw on: the next two an opponent scores itself. A
net is fitted to these, and plays the games of the next round; the first is played without any.
``python -m conf.train.write_weights GAME`` puts the last into ``juegos/data``.
"""

from __future__ import annotations

import threading
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from functools import partial
from struct import pack
from types import ModuleType
from typing import Any, NamedTuple
from unittest.mock import patch

import numpy as np
from numpy.typing import NDArray

from conf.train import checkpoints
from juegos.cli import progress
from juegos.tablas.trictrac.evaluation import INPUTS, OF_A_SIDE, POINT, UNIT, MenJudge
from juegos.tablas.trictrac.position import Men

BY_LOT = 1 / 8
GAMES_OF_A_TASK = 10  # that an executor hands out at once
HIDDEN, EPOCHS, BATCH = 24, 8, 256
RATE, SHRINK = 0.003, 3e-3

Numbers = NDArray[np.float32]
Samples = list[tuple[Men, Men, float]]  # the men of who has played, the other's, their worth
Play = Callable[[MenJudge | None, str], Samples]


class Net(NamedTuple):
    """Weights of the inputs, biases of the units, weights of the units, bias of the output."""

    rows: Numbers
    own: Numbers
    units: Numbers
    last: Numbers


def no_judge(_men: Men, _foe: Men) -> float:
    """Return zero, the value of men without a net."""
    return 0.0


_LOCK = threading.Lock()  # in a process one game at a time has its judge


@contextmanager
def judging(players: ModuleType, judge: MenJudge | None) -> Iterator[None]:
    """Let a judge, or none, value the men for the players of a module."""
    with _LOCK, patch.object(players, "worth", judge.worth if judge else no_judge):
        yield


def inputs(pairs: list[tuple[Men, Men]]) -> Numbers:
    """Return a row of inputs for each pair of sides, as in ``evaluation``."""
    men = np.array(pairs, np.int16)
    parts = [(men == 1), (men >= 2), np.maximum(men - 2, 0)]
    return np.stack(parts, axis=3).astype(np.float32).reshape(len(pairs), 2 * OF_A_SIDE)


def fit(rows: Numbers, worths: Numbers, seed: int) -> Net:
    """Return a net fitted by Adam to the least mean square error."""
    rng = np.random.default_rng(seed)
    spread = np.float32(worths.std())
    wanted = (worths / spread).astype(np.float32)
    parts = [
        rng.normal(0, 0.15, (INPUTS, HIDDEN)).astype(np.float32),
        np.full(HIDDEN, 0.5, np.float32),
        rng.normal(0, 0.15, HIDDEN).astype(np.float32),
        np.zeros(1, np.float32),
    ]
    means = [np.zeros_like(part) for part in parts]
    squares = [np.zeros_like(part) for part in parts]
    step = 0
    for epoch in range(EPOCHS):
        order = rng.permutation(len(wanted))
        rate = RATE * (1 - epoch / EPOCHS)
        for at in range(0, len(order), BATCH):
            some, step = order[at : at + BATCH], step + 1
            for n, slope in enumerate(_slopes(parts, rows[some], wanted[some])):
                means[n] = 0.9 * means[n] + 0.1 * slope
                squares[n] = 0.999 * squares[n] + 0.001 * slope * slope
                by = np.sqrt(squares[n] / (1 - 0.999**step)) + 1e-8
                by = rate * (means[n] / (1 - 0.9**step)) / by
                parts[n] = (parts[n] - by).astype(np.float32)
    return Net(parts[0], parts[1], spread * parts[2], spread * parts[3])


def _slopes(parts: list[Numbers], rows: Numbers, wanted: Numbers) -> list[Numbers]:
    """Return the gradient of the mean square error by each weight."""
    weights, own, units, last = parts
    sums = rows @ weights + own
    lit = np.clip(sums, 0, 1)
    off = (lit @ units + last - wanted) / len(wanted)
    back = np.outer(off, units) * ((sums > 0) & (sums < 1))
    return [rows.T @ back + SHRINK * weights, back.sum(0), lit.T @ off, off.sum(keepdims=True)]


def rounds(slug: str, games: Sequence[int], play: Play, executor: Executor | None = None) -> None:
    """Play and fit for some rounds; after each the net is written, so that it goes on from there.

    ``play`` returns what is learnt of a game, whose men a net judges, or nothing; the text is what
    its luck comes from. An executor shares the games of a round out.
    """
    done, arrays = checkpoints.resume(slug, games)
    judge = MenJudge(model_weights(net_of(arrays))) if done else None
    mapped: Any = partial(executor.map, chunksize=GAMES_OF_A_TASK) if executor else map
    started = time.process_time()
    for number, count in [*enumerate(games)][done:]:
        seeds = [f"{slug} {number} {n}" for n in range(count)]
        every = progress.counting(mapped(partial(play, judge), seeds), count, slug)
        samples = [one for learnt in every for one in learnt]
        worths = np.array([worth for _men, _foe, worth in samples], np.float32)
        net = fit(inputs([(men, foe) for men, foe, _worth in samples]), worths, number)
        checkpoints.save(slug, games, number + 1, **net._asdict())
        judge = MenJudge(model_weights(net))
        took = time.process_time() - started
        print(
            f"round {number}: {count} games, {len(samples):,} plays, {took:.0f} s here", flush=True
        )


def net_of(arrays: checkpoints.Arrays) -> Net:
    """Return the net that arrays were written from."""
    return Net(*(arrays[name] for name in Net._fields))


def model_weights(net: Net) -> tuple[int, ...]:
    """Return the weights of a net as ``MenJudge`` takes them."""
    parts = [*(UNIT * net.rows).ravel(), *(UNIT * net.own), *(POINT * net.units)]
    return tuple(round(float(part)) for part in [*parts, *(POINT * net.last)])


def weights_file(slug: str) -> bytes:
    """Return the weights of the net in build/train in the format of ``juegos``."""
    weights = model_weights(net_of(checkpoints.load(slug)))
    return zlib.compress(pack(f"<{len(weights)}h", *weights), 9)
