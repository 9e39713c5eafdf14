"""engine.sample: a seeded simulation that agrees with the exact engine, however it is run."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor, Future
from fractions import Fraction
from functools import partial
from itertools import pairwise
from typing import Any

import pytest

from juegos import catalogue
from juegos.core.distribution import Dist
from juegos.core.errors import NotExact
from juegos.engine.odds import odds
from juegos.engine.sample import CHUNK, EMPTY, Simulation, draw, play_out, sample, totals
from tests.help.laws import Case, cases
from tests.help.sweeps import swept
from tests.help.toy_games import Toy, Way, growing

GAMES = 1500
SEED = 1283
SIMULATED = cases("azar", "marlota")


class Backwards(Executor):
    """An executor that begins with the job that it was given last, whichever is waited for."""

    def __init__(self) -> None:
        self.left: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **_: Any) -> Future[Any]:
        late = _Late(self)
        self.left.append((late, partial(fn, *args)))
        return late


class _Late(Future[Any]):
    def __init__(self, executor: Backwards) -> None:
        super().__init__()
        self.executor = executor

    def result(self, timeout: float | None = None) -> Any:
        while not self.done():
            future, job = self.executor.left.pop()
            if future.set_running_or_notify_cancel():
                future.set_result(job())
        return super().result(timeout)


@pytest.mark.parametrize("case", swept(SIMULATED), ids=str)
def test_simulation_agrees_with_the_engine(case: Case) -> None:
    """Each estimate lies within four standard errors of the exact number."""
    exact = odds(case.game)
    game = partial(catalogue.game, case.slug, dict(case.readings))
    for name, results in sample(game, GAMES, SEED).items():
        assert abs(results.mean - float(getattr(exact, name))) <= 4 * results.error, name


def test_result_does_not_depend_on_the_executor() -> None:
    """Chunks carry seeds of their own: done in another order they give the same estimates."""
    plain = sample(partial(catalogue.game, "azar", {}), 2500, 7)
    assert sample(partial(catalogue.game, "azar", {}), 2500, 7, Backwards()) == plain


def test_a_simulation_is_gone_on_with() -> None:
    """After a break it comes to what it would have come to; what was given up is not missed."""
    azar = Simulation(partial(catalogue.game, "azar", {}), 7)
    whole = list(totals(azar, 4 * CHUNK))
    assert [one.games for one in whole] == [CHUNK, 2 * CHUNK, 3 * CHUNK, 4 * CHUNK]
    executor = Backwards()
    broken = totals(azar, 4 * CHUNK, executor)
    first = next(broken)
    broken.close()
    assert all(future.cancelled() or future.done() for future, _ in executor.left)
    assert list(totals(azar, 4 * CHUNK, Backwards(), first)) == whole[1:]
    assert list(totals(azar, 4 * CHUNK, before=whole[-1])) == []


def test_a_simulation_is_not_gone_on_with_within_a_chunk() -> None:
    """The games of a chunk are drawn by one generator, of which nobody knows where it stood."""
    azar = Simulation(partial(catalogue.game, "azar", {}), 7)
    (part,) = totals(azar, CHUNK // 2)
    with pytest.raises(ValueError, match="500 games end within a chunk of 1000"):
        next(totals(azar, CHUNK, before=part))
    assert part.plus(EMPTY) == part


def test_estimate_says_seed_and_size() -> None:
    """Size and seed stand beside the number; the same seed gives the same, another another."""
    results = sample(partial(catalogue.game, "azar", {}), 1100, 7)
    assert {(e.games, e.seed) for e in results.values()} == {(1100, 7)}
    assert sample(partial(catalogue.game, "azar", {}), 1100, 7) == results
    assert sample(partial(catalogue.game, "azar", {}), 1100, 8) != results


def test_standard_error_is_that_of_the_games() -> None:
    """For a chance p of n games the squared error is p (1 - p) / (n - 1)."""
    results = sample(partial(catalogue.game, "marlota", {}), 1000, 3)["p_first"]
    assert results.error**2 == pytest.approx(results.mean * (1 - results.mean) / 999)


def test_one_game_is_no_sample() -> None:
    """From two games an error can be estimated, from one it cannot."""
    assert sample(partial(catalogue.game, "azar", {}), 2, 1)["p_first"].games == 2
    with pytest.raises(ValueError, match="two games"):
        sample(partial(catalogue.game, "azar", {}), 1, 1)


def test_draw_follows_the_weights() -> None:
    """Every place under the total is drawn: over all of them each outcome comes by its weight."""

    class Every(random.Random):
        at = -1

        def randrange(self, total: int, *_: Any) -> int:
            self.at += 1
            return self.at % total

    dist = Dist({"a": 3, "b": 1, "c": 2})
    rng = Every()
    assert Counter(draw(dist, rng) for _ in range(dist.total)) == dist


def test_play_out_pays_what_the_table_says() -> None:
    """Net is what was paid on the way and the share of the pot: here 5 x -2, and -(1 + 5 x 3)."""
    names = [f"s{i}" for i in range(6)]
    ways = {a: [Way(1, b, pay=-2, pot=3)] for a, b in pairwise(names)}
    game = Toy(ways | {"s5": [Way(1, "B")]}, {"B": Fraction(-1)})
    share, net, casts = play_out(game, random.Random(1))
    assert int(share) == -1
    assert int(net) == -10 - 16
    assert casts == 6


def test_shares_need_not_be_whole() -> None:
    """Half the stake is half the stake: a share is not cut down to a whole number."""
    game = Toy({"s": [Way(1, "half")]}, {"half": Fraction(1, 2)}, stake=3)
    share, net, _ = play_out(game, random.Random(1))
    assert (share, net) == (Fraction(1, 2), Fraction(3, 2))


def test_growing_pot_is_simulated() -> None:
    """The mean net of a game with payments and a pot comes within four standard errors."""
    game = growing((2, 1, 1, 3), pay=1, pot=2, stake=1)
    rng = random.Random(SEED)
    nets = [float(play_out(game, rng)[1]) for _ in range(GAMES)]
    mean = sum(nets) / GAMES
    exact = odds(game)
    assert abs(mean - float(exact.mean_net)) <= 4 * float(exact.variance / GAMES) ** 0.5


def test_deciding_players_are_not_guessed() -> None:
    """Where a seat decides a simulation is refused."""
    game = Toy({"s": [Way(1, "A")]}, {"A": Fraction(1)}, seat={"s": 0})
    with pytest.raises(NotExact, match="juguete"):
        play_out(game, random.Random(1))
