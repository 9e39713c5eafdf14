"""engine.throws: what is searched, and within which limits."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from juegos.engine.throws import mean, mistaken, promising, valued

POSITIONS = st.lists(st.integers(-50, 50), min_size=1, unique=True)


@given(POSITIONS, st.integers(1, 60), st.integers(1, 60), st.integers(1, 30))
def test_search_keeps_within_its_work(
    positions: list[int], more: int, throws: int, near: int
) -> None:
    """As many positions as the work allows, none worse than the best by the margin, the best in."""
    work = throws + more
    best = promising(positions, float, work=work, throws=throws, near=near)
    assert len(best) * throws <= work
    assert best == sorted(positions, reverse=True)[: len(best)]
    assert best[0] == max(positions)
    assert all(max(positions) - position < near for position in best)
    left = [position for position in positions if position not in best]
    assert all(max(positions) - one >= near for one in left) or len(best) == work // throws


@given(POSITIONS)
def test_the_best_is_first(positions: list[int]) -> None:
    """Positions come by their values, equal ones by themselves, so that every machine agrees."""
    values = valued(positions, lambda position: -float(abs(position)))
    assert list(values) == sorted(positions, key=lambda one: (-abs(one), one), reverse=True)
    assert all(value == -abs(position) for position, value in values.items())


@given(st.lists(st.tuples(st.integers(1, 6), st.integers(-9, 9)), min_size=1))
def test_mean_counts_each_throw_by_its_weight(values: list[tuple[int, int]]) -> None:
    """A throw of weight two counts as two throws."""
    each = [value for weight, value in values for _ in range(weight)]
    assert abs(mean(values) - sum(each) / len(each)) < 1e-9


def test_mistakes_are_the_rarer_the_more_they_cost() -> None:
    """A mistake that loses the cost is made a quarter as often, one of three times a sixteenth."""
    looks, rng = {"a": 1.0, "b": 0.9, "c": 0.7}, Random(5)
    drawn = [mistaken(looks, 0.1, rng) for _ in range(21_000)]
    for move, expected in zip("abc", (16_000, 4_000, 1_000), strict=True):
        assert abs(drawn.count(move) - expected) < 4 * expected**0.5
