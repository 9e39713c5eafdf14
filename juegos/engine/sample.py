"""Simulation, for what no engine can count: always with its seed, size and standard error."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any

from juegos.core.dist import Dist
from juegos.core.errors import NotExact
from juegos.core.game import Game, Turn
from juegos.core.message import _

CHUNK = 1000


Maker = Callable[[], Game[Any, Any]]  # an executor of several processes has to pickle it


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its standard error, the number of games and the seed they came from."""

    mean: float
    error: float
    games: int
    seed: int


def draw(dist: Dist[Any], rng: random.Random) -> Any:
    """Return one outcome drawn by weight.

    >>> thirds = Dist({"low": 2, "high": 1})
    >>> rng = random.Random(1283)
    >>> [draw(thirds, rng) for _ in range(6)]
    ['low', 'low', 'low', 'high', 'low', 'low']
    """
    at = rng.randrange(dist.total)
    for outcome, weight in dist.items():
        at -= weight
        if at < 0:
            return outcome
    raise AssertionError("the weights of a distribution add up to its total")


def play_out(game: Game[Any, Any], rng: random.Random) -> tuple[Fraction, Fraction, int]:
    """Return A's share, A's net gain and the casts of one game, the dice thrown at random.

    Where a seat decides it follows the game's own policy.

    Raises:
        NotExact: a seat decides and the game has no policy.

    >>> from juegos.catalogue import game
    >>> play_out(game("mayores"), random.Random(1))
    (Fraction(-1, 1), Fraction(-1, 1), 2)
    """
    state = game.start()
    paid, pot, casts = 0, game.stake, 0
    while (end := game.outcome(state)) is None:
        casts += game.turn(state) is Turn.CHANCE
        step = game.play(state, draw(_moves(game, state), rng))
        state = step.state
        paid += step.pays[0] if step.pays else 0
        pot += step.pot
    share = end.shares[0]
    return share, paid + share * pot, casts


def _moves(game: Game[Any, Any], state: Any) -> Dist[Any]:
    if game.turn(state) is Turn.CHANCE:
        return game.throws(state)
    if game.policy is None:
        raise NotExact(
            _("in {slug} the players decide: a simulation needs players", slug=game.slug)
        )
    return game.policy.choice(state)


def _chunk(job: tuple[Maker, str, int]) -> list[tuple[float, ...]]:
    """Return for each game of a chunk: won by A, lost, drawn (1 or 0), the casts, A's net gain."""
    make, seed, games = job
    game, rng = make(), random.Random(seed)
    played = (play_out(game, rng) for _ in range(games))
    return [
        (float(share > 0), float(share < 0), float(share == 0), float(casts), float(net))
        for share, net, casts in played
    ]


def sample(
    make: Maker, games: int, seed: int, executor: Executor | None = None
) -> dict[str, Estimate]:
    """Return estimates of ``p_first p_second p_draw mean_casts mean_net`` of the game made.

    The games are cut into chunks with seeds of their own, so that the result does not
    depend on the ``executor`` that ran them (any of ``concurrent.futures``; none: here).

    Raises:
        ValueError: fewer than two games, from which no error can be estimated.

    >>> from juegos.catalogue import game
    >>> found = sample(lambda: game("mayores"), games=100, seed=1)["p_first"]
    >>> found.mean, round(found.error, 3)
    (0.46, 0.05)
    """
    if games < 2:
        raise ValueError("a simulation needs at least two games")
    sizes = [CHUNK] * (games // CHUNK) + [games % CHUNK] * (games % CHUNK > 0)
    jobs = [(make, f"{seed}:{i}", size) for i, size in enumerate(sizes)]
    chunks = executor.map(_chunk, jobs) if executor else map(_chunk, jobs)
    columns = zip(*(row for chunk in chunks for row in chunk), strict=True)
    names = ("p_first", "p_second", "p_draw", "mean_casts", "mean_net")
    return {name: _estimate(list(c), seed) for name, c in zip(names, columns, strict=True)}


def _estimate(values: list[float], seed: int) -> Estimate:
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / (count - 1)
    return Estimate(mean, sqrt(spread / count), count, seed)
