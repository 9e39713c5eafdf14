"""Fits the weights of the running games to the outcomes of games of self-play.

Each seat makes the play whose board is worth most at sight. In every other game one play of twenty
is drawn at random, so that boards occur which the players avoid. After each play the features of
the board are kept, and who won in the end; the weights are a logistic regression on what all rounds
so far have brought. The games of the first round are played by weights chosen by hand.
"""

from __future__ import annotations

import random
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from conf.train import checkpoints
from juegos import catalogue
from juegos.cli import progress
from juegos.core.game import Turn
from juegos.engine.sample import draw
from juegos.tablas.casas.board import Board, Play
from juegos.tablas.libro_evaluation import FEATURES, Worth, stored_weights
from juegos.tablas.libro_results import AS_RACE, MEASURED

# The running games that have no net, and the readings that make them such where others do not.
GAMES: Mapping[str, Mapping[str, str]] = {
    slug: AS_RACE.get(slug, {})
    for slug in ("jacquet", "garanguet", *MEASURED)
    if slug != "todas-tablas"
}
ROUNDS = (1_000, 1_000, 1_000, 1_000)  # games
BY_LOT = 1 / 20
GAMES_OF_A_TASK = 10  # that an executor hands out at once
SHRINK, STEPS = 1.0, 30
PLACES = 4  # of a weight
Numbers = NDArray[np.float64]
Sample = tuple[list[float], bool]  # the features of a board, and whether its side won


def worth_of(game: Any, weights: Sequence[float]) -> Worth:
    """Return the value of boards by weights."""
    laws = game.laws
    return Worth(weights, laws.travel, laws.dice, ends=laws.home, fails=bool(laws.turns.fails))


def best_at_sight(plays: Mapping[Play, Board], worth: Worth) -> Play:
    """Return the play whose board is worth most."""
    return max(plays, key=lambda play: worth(plays[play]))


def play(slug: str, weights: Sequence[float], seed: str) -> list[Sample]:
    """Return what is learnt of a game; nothing of one that nobody wins."""
    game: Any = catalogue.game(slug, GAMES[slug])
    worth, rng, state, seen = worth_of(game, weights), random.Random(seed), game.start(), []
    by_lot = BY_LOT * rng.randrange(2)
    while (turn := game.turn(state)) is not Turn.END:
        if turn is Turn.CHANCE:
            move = draw(game.throws(state), rng)
        else:
            plays = game.plays(state)
            lot = rng.random() < by_lot
            move = rng.choice([*plays]) if lot else best_at_sight(plays, worth)
            seen.append((turn, worth.features(plays[move])))
        state = game.play(state, move).state
    return [(features, seat == state.winner) for seat, features in seen[:-1] if state.points]


def fit(rows: Numbers, won: Numbers) -> tuple[float, ...]:
    """Return the weights of a logistic regression, shrunk a little, by Newton’s method."""
    scales = np.maximum(rows.std(axis=0), 1e-9)
    scales[0] = 1.0
    scaled = rows / scales
    weights = np.zeros(scaled.shape[1])
    for _step in range(STEPS):
        chances = 1 / (1 + np.exp(-scaled @ weights))
        slope = scaled.T @ (won - chances) - SHRINK * weights
        bend = (scaled * (chances * (1 - chances))[:, None]).T @ scaled
        weights += np.linalg.solve(bend + SHRINK * np.eye(len(weights)), slope)
    varies = rows.std(axis=0) > 0
    varies[0] = True
    result = np.where(varies, weights / scales, 0.0)
    return tuple(round(float(one), PLACES) + 0.0 for one in result)


def rounds(slug: str, games: Sequence[int], executor: Executor | None = None) -> None:
    """Play and fit for some rounds; after each all is written, so that it goes on from there."""
    done, arrays = checkpoints.resume(slug, games)
    by_hand = stored_weights().by_hand
    rows, won = arrays.get("rows", np.zeros((0, len(FEATURES)))), arrays.get("won", np.zeros(0))
    mapped: Any = partial(executor.map, chunksize=GAMES_OF_A_TASK) if executor else map
    started = time.process_time()
    for number, count in [*enumerate(games)][done:]:
        weights = tuple(arrays["weights"].tolist()) if number else by_hand
        seeds = [f"{slug} {number} {n}" for n in range(count)]
        results = progress.counting(mapped(partial(play, slug, weights), seeds), count, slug)
        learnt = [one for game in results for one in game]
        rows = np.concatenate([rows, np.array([features for features, _won in learnt])])
        won = np.concatenate([won, np.array([float(one) for _features, one in learnt])])
        arrays = {"weights": np.array(fit(rows, won)), "rows": rows, "won": won}
        checkpoints.save(slug, games, number + 1, **arrays)
        took = time.process_time() - started
        print(
            f"round {number}: {count} games, {len(learnt):,} boards, {took:.0f} s here", flush=True
        )


def trained_weights(slug: str) -> tuple[float, ...]:
    """Return the weights in build/train."""
    return tuple(checkpoints.load(slug)["weights"].tolist())
