"""juegos.core.distribution: integer weights, and fractions only on the way out."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from juegos.core.distribution import Dist

PAIRS = st.lists(st.tuples(st.integers(-5, 5), st.integers(1, 50)), min_size=1, max_size=20)


@given(PAIRS)
def test_weights_of_equal_outcomes_add_up(pairs: list[tuple[int, int]]) -> None:
    """Nothing is lost or reduced: every weight is the sum of those given for its outcome."""
    dist = Dist(pairs)
    assert dist.total == sum(weight for _, weight in pairs)
    assert list(dist) == list(dict.fromkeys(outcome for outcome, _ in pairs))
    for outcome in dist:
        assert dist[outcome] == sum(w for o, w in pairs if o == outcome)


@given(PAIRS)
def test_chance_and_mean_are_those_of_the_list(pairs: list[tuple[int, int]]) -> None:
    """p, count and mean equal what counting a list with every outcome written out gives."""
    dist = Dist(pairs)
    written = [outcome for outcome, weight in pairs for _ in range(weight)]
    even = sum(1 for outcome in written if outcome % 2 == 0)
    assert dist.count(lambda o: o % 2 == 0) == even
    assert dist.p(lambda o: o % 2 == 0) == Fraction(even, len(written))
    assert dist.mean(lambda o: o) == Fraction(sum(written), len(written))


@given(PAIRS)
def test_map_keeps_the_total(pairs: list[tuple[int, int]]) -> None:
    """Mapping merges outcomes but no weight: the total stays, not reduced to lowest terms."""
    dist = Dist(pairs)
    squares = dist.map(lambda o: o * o)
    assert squares.total == dist.total
    assert squares.mean(lambda o: o) == dist.mean(lambda o: o * o)


def test_mean_takes_fractions() -> None:
    """The mean of fractional values is exact."""
    thirds = Dist({1: 1, 2: 2}).mean(lambda o: Fraction(o, 3))
    assert thirds == Fraction(5, 9)


@pytest.mark.parametrize("weights", [{}, {"a": 0}, {"a": 1, "b": -1}])
def test_bad_weights_are_refused(weights: dict[str, int]) -> None:
    """No outcome, a weight of nought or a negative weight is a ValueError."""
    with pytest.raises(ValueError, match=r"outcome|positive"):
        Dist(weights)


def test_dist_is_a_mapping() -> None:
    """A Dist equals the mapping of its weights; what it does not hold is a KeyError."""
    dist = Dist({"a": 27, "b": 189})
    assert dist == {"a": 27, "b": 189}
    assert "c" not in dist
    with pytest.raises(KeyError):
        dist["c"]


def test_certain() -> None:
    """A certain outcome has the chance 1, and weighs one."""
    certain = Dist.certain("a")
    assert certain.p(lambda o: o == "a") == 1
    assert certain == {"a": 1}
