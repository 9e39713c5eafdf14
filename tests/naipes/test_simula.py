"""Simulated figures: they repeat by their seed, and come near what Cavendish's practice gave."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from typing import Any

import pytest

from juegos.naipes.piquet.simula import NAMES, simulate


class Backwards(Executor):
    """Runs the last job first, as processes may."""

    def map(self, fn: Any, *iterables: Any, **_: Any) -> Iterator[Any]:
        """Return the results in the order of the jobs."""
        done = [fn(*job) for job in reversed(list(zip(*iterables, strict=True)))]
        return iter(done[::-1])


def test_simulation_repeats_and_does_not_depend_on_what_runs_it() -> None:
    """The same seed gives the same figures, here or by an executor; each with its error."""
    here = simulate(4, 5)
    assert simulate(4, 5, executor=Backwards()) == here
    assert tuple(here) == NAMES
    assert all(estimate.games == 4 and estimate.seed == 5 for estimate in here.values())


def test_elder_has_the_better_of_it() -> None:
    """Between equal players the elder scores more than the younger, and wins the cards oftener."""
    found = simulate(25, 1)
    assert found["elder"].mean > found["younger"].mean + 3 * found["younger"].error
    assert found["elder_cards"].mean > found["younger_cards"].mean
    shares = ("elder_cards", "younger_cards", "divided")
    assert sum(found[name].mean for name in shares) == pytest.approx(1)


def test_one_party_has_no_error() -> None:
    """From a single party no standard error can be estimated, and that is said."""
    with pytest.raises(ValueError, match="at least two parties"):
        simulate(1, 0)
