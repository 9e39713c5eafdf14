"""juegos.engine.linear: against plain elimination of the whole matrix and naive reachability."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from juegos.core.errors import NotExact
from juegos.engine.linear import components, solve

Ways = list[list[tuple[Fraction, int]]]


@st.composite
def chains(draw: st.DrawFn) -> Ways:
    """A chain of up to seven states; a state without ways is an end."""
    size = draw(st.integers(1, 7))
    states = st.integers(0, size - 1)
    ways: Ways = []
    for _ in range(size):
        weights = draw(st.dictionaries(states, st.integers(1, 9), max_size=4))
        total = sum(weights.values())
        ways.append([(Fraction(weight, total), to) for to, weight in weights.items()])
    return ways


def columns(size: int) -> st.SearchStrategy[list[Fraction]]:
    numbers = st.fractions(min_value=-5, max_value=5, max_denominator=6)
    return st.lists(numbers, min_size=size, max_size=size)


def brute_solve(ways: Ways, reward: list[Fraction], final: list[Fraction]) -> list[Fraction] | None:
    """Solve (I - P) x = b by Gauss on the whole matrix; None where it is singular."""
    size = len(ways)
    rows = []
    for i in range(size):
        row = [Fraction(int(i == j)) for j in range(size)]
        for p, to in ways[i]:
            row[to] -= p
        rows.append([*row, reward[i] if ways[i] else final[i]])
    for i in range(size):
        below = [r for r in range(i, size) if rows[r][i] != 0]
        if not below:
            return None
        rows[i], rows[below[0]] = rows[below[0]], rows[i]
        for r in range(i + 1, size):
            factor = rows[r][i] / rows[i][i]
            rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i], strict=True)]
    x = [Fraction(0)] * size
    for i in reversed(range(size)):
        number = sum((rows[i][j] * x[j] for j in range(i + 1, size)), Fraction(0))
        x[i] = (rows[i][-1] - number) / rows[i][i]
    return x


def reach(ways: Ways) -> list[set[int]]:
    """Return for each state those it can reach, itself included, by naive closure."""
    result = [{i} for i in range(len(ways))]
    for _ in ways:
        for i, out in enumerate(ways):
            for _, to in out:
                result[i] |= result[to]
    return result


@pytest.mark.thorough
@given(chains(), st.data())
def test_solve_is_plain_elimination(ways: Ways, data: st.DataObject) -> None:
    """It equals Gauss on the whole matrix, and raises NotExact just where that is singular."""
    reward, final = (data.draw(columns(len(ways))) for _ in range(2))
    expected = brute_solve(ways, reward, final)
    if expected is None:
        with pytest.raises(NotExact):
            solve(ways, reward, final)
    else:
        assert solve(ways, reward, final) == expected


@given(chains())
def test_never_ending_chain_is_refused(ways: Ways) -> None:
    """NotExact is raised if and only if some state can reach no end."""
    nought = [Fraction(0)] * len(ways)
    lost = any(all(ways[j] for j in item) for item in reach(ways))
    if lost:
        with pytest.raises(NotExact):
            solve(ways, nought, nought)
    else:
        assert solve(ways, nought, nought) == nought


@given(chains())
def test_components_are_mutual_reach(ways: Ways) -> None:
    """Each state stands once, with just those that it reaches and that reach it."""
    result = components(ways)
    far = reach(ways)
    assert sorted(state for members in result for state in members) == list(range(len(ways)))
    for members in result:
        for i in members:
            assert set(members) == {j for j in far[i] if i in far[j]}


@given(chains())
def test_components_come_after_what_they_lead_to(ways: Ways) -> None:
    """No way leads from a component to a later one."""
    place = {state: n for n, members in enumerate(components(ways)) for state in members}
    for state, out in enumerate(ways):
        assert all(place[to] <= place[state] for _, to in out)


def test_deep_chain_needs_no_recursion() -> None:
    """A chain of 20 000 states in a row is solved: 20 000 steps to its end."""
    size = 20_000
    ways: Ways = [[(Fraction(1), i + 1)] for i in range(size)] + [[]]
    ones, nought = [Fraction(1)] * (size + 1), [Fraction(0)] * (size + 1)
    assert solve(ways, ones, nought)[0] == size
