"""Simulation of games, for figures that no engine can compute, with seed, size and error."""

from __future__ import annotations

import operator
import random
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice
from math import sqrt
from typing import Any, NamedTuple

from juegos.core.distribution import Dist
from juegos.core.errors import NotExact
from juegos.core.game import Game, Turn
from juegos.core.message import _
from juegos.engine.account import Account, opening

CHUNK = 1000  # games that one generator plays
AHEAD = 256  # chunks that an executor is given before what they come to is needed
NAMES = ("p_first", "p_second", "p_draw", "mean_casts", "mean_net")

Figures = tuple[Fraction | int, ...]  # by NAMES
Maker = Callable[[], Game[Any, Any]]  # an executor of several processes has to pickle it
# Who decides: the game, the state and the account it is in, what chance is drawn from; the move.
Decider = Callable[[Game[Any, Any], Any, Account, random.Random], Any]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its standard error, the number of games and their seed."""

    mean: float
    error: float
    games: int
    seed: int


class Total(NamedTuple):
    """The exact sums of figures over many games, by ``NAMES``, and those of their squares.

    Totals add up to the same in any order.
    """

    games: int
    sums: tuple[Fraction, ...]
    squares: tuple[Fraction, ...]

    def plus(self, other: Total) -> Total:
        """Return the total of both.

        >>> one = Total(2, (Fraction(1),) * 5, (Fraction(1),) * 5)
        >>> one.plus(one).games, one.plus(one).sums[0]
        (4, Fraction(2, 1))
        """
        pairs = ((self.sums, other.sums), (self.squares, other.squares))
        sums, squares = (tuple(map(operator.add, *both)) for both in pairs)
        return Total(self.games + other.games, sums, squares)

    def estimates(self, seed: int) -> dict[str, Estimate]:
        """Return the mean of each figure, with its error; raises ``ValueError`` for one game.

        >>> Total(2, (Fraction(1),) * 5, (Fraction(1),) * 5).estimates(7)["p_first"]
        Estimate(mean=0.5, error=0.5, games=2, seed=7)
        """
        count = self.games
        if count < 2:
            raise ValueError("a simulation needs at least two games")
        estimate_of = {}
        for name, total, squares in zip(NAMES, self.sums, self.squares, strict=True):
            spread = (squares - total * total / count) / (count - 1)
            estimate_of[name] = Estimate(float(total / count), sqrt(spread / count), count, seed)
        return estimate_of


EMPTY = Total(0, (Fraction(0),) * len(NAMES), (Fraction(0),) * len(NAMES))


@dataclass(frozen=True, slots=True)
class Simulation:
    """The subject of a simulation: a game, made again for each chunk, the seed, and who decides.

    Without a ``decide`` the seats follow the game's own policy.
    """

    make: Maker
    seed: int
    decide: Decider | None = None


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


def play_out(
    game: Game[Any, Any], rng: random.Random, decide: Decider | None = None
) -> tuple[Fraction, Fraction, int]:
    """Return A's share, A's net gain and the casts of one game with random throws.

    Where a seat decides it follows ``decide``, or the game's own policy.

    Raises:
        NotExact: a seat decides, and there is neither.

    >>> from juegos.catalogue import game
    >>> play_out(game("mayores"), random.Random(1))
    (Fraction(-1, 1), Fraction(-1, 1), 2)
    """
    decide = decide or _by_policy
    state, account, casts = game.start(), opening(game), 0
    while (end := game.outcome(state)) is None:
        if game.turn(state) is Turn.CHANCE:
            casts += 1
            move = draw(game.throws(state), rng)
        else:
            move = decide(game, state, account, rng)
        step = game.play(state, move)
        state, account = step.state, account.after(step)
    return end.shares[0], account.net(end)[0], casts


def _by_policy(game: Game[Any, Any], state: Any, _account: Account, rng: random.Random) -> Any:
    if game.policy is None:
        raise NotExact(
            _("in {slug} the players decide: a simulation needs players", slug=game.slug)
        )
    return draw(game.policy.choice(state), rng)


def _chunk(job: tuple[Simulation, int, int]) -> Total:
    """Return the total of a chunk of games: its number and size are in the job."""
    what, number, games = job
    game, rng = what.make(), random.Random(f"{what.seed}:{number}")
    sums: list[Fraction | int] = [0] * len(NAMES)
    squares = list(sums)
    for _game in range(games):
        share, net, casts = play_out(game, rng, what.decide)
        figures: Figures = (share > 0, share < 0, share == 0, casts, net)
        for i, figure in enumerate(figures):
            sums[i] += figure
            squares[i] += figure * figure
    return Total(games, tuple(map(Fraction, sums)), tuple(map(Fraction, squares)))


def totals(
    what: Simulation, games: int, executor: Executor | None = None, before: Total = EMPTY
) -> Generator[Total, None, None]:
    """Yield the total of all games so far after each chunk, up to ``games``.

    Each chunk has a seed of its own and chunks are added in their order, so that nothing depends on
    the ``executor`` that ran them (any of ``concurrent.futures``; None runs here), nor on an
    interruption: ``before`` is the total of an earlier run.

    Raises:
        ValueError: ``before`` ends within a chunk.

    >>> from juegos.catalogue import game
    >>> [total.games for total in totals(Simulation(lambda: game("mayores"), 1), 1200)]
    [1000, 1200]
    """
    done, within = divmod(before.games, CHUNK)
    if within:
        raise ValueError(f"{before.games} games end within a chunk of {CHUNK}")
    jobs = (
        (what, number, min(CHUNK, games - number * CHUNK))
        for number in range(done, -(-games // CHUNK))
    )
    sums = before
    for total in _shared(executor, jobs) if executor else map(_chunk, jobs):
        sums = sums.plus(total)
        yield sums


def _shared(executor: Executor, jobs: Iterator[tuple[Simulation, int, int]]) -> Iterator[Total]:
    """Yield the results of the jobs in their order; jobs that nobody waits for are cancelled."""
    given = deque(executor.submit(_chunk, job) for job in islice(jobs, AHEAD))
    try:
        while given:
            yield given.popleft().result()
            given.extend(executor.submit(_chunk, job) for job in islice(jobs, 1))
    finally:
        for future in given:
            future.cancel()


def sample(
    make: Maker, games: int, seed: int, executor: Executor | None = None
) -> dict[str, Estimate]:
    """Return estimates of ``p_first p_second p_draw mean_casts mean_net`` of a game.

    They do not depend on the ``executor`` (any of ``concurrent.futures``; None runs here).

    Raises:
        ValueError: fewer than two games, from which no error can be estimated.

    >>> from juegos.catalogue import game
    >>> found = sample(lambda: game("mayores"), games=100, seed=1)["p_first"]
    >>> found.mean, round(found.error, 3)
    (0.46, 0.05)
    """
    (totals_of_all,) = deque(totals(Simulation(make, seed), games, executor), maxlen=1) or (EMPTY,)
    return totals_of_all.estimates(seed)
