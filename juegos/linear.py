"""Linear equations of an absorbing chain, solved exactly, one strong component at a time."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from juegos.errors import NotExact

Ways = Sequence[Sequence[tuple[Fraction, int]]]


def solve(ways: Ways, reward: Sequence[Fraction], final: Sequence[Fraction]) -> list[Fraction]:
    """Return x with x[i] = reward[i] + sum of p * x[j] over the ways of i, else final[i].

    Raises:
        NotExact: some states can be left by no way, so that the sum need not end.
    """
    value = list(final)
    for component in components(ways):
        if len(component) == 1 and not ways[component[0]]:
            continue
        _solve_component(component, ways, reward, value)
    return value


def _solve_component(
    members: Sequence[int], ways: Ways, reward: Sequence[Fraction], value: list[Fraction]
) -> None:
    """Solve the equations of one component by elimination, its exits being known."""
    place = {state: row for row, state in enumerate(members)}
    rows = []
    for state in members:
        row = [Fraction(0)] * (len(members) + 1)
        row[place[state]] += 1
        row[-1] += reward[state]
        for p, to in ways[state]:
            if to in place:
                row[place[to]] -= p
            else:
                row[-1] += p * value[to]
        rows.append(row)
    for state, x in zip(members, _eliminate(rows), strict=True):
        value[state] = x


def _eliminate(rows: list[list[Fraction]]) -> list[Fraction]:
    """Solve a square system given as rows with the right side last (Gauss and Jordan)."""
    size = len(rows)
    for column in range(size):
        pivot = next((r for r in range(column, size) if rows[r][column]), None)
        if pivot is None:
            raise NotExact("this game need never end: its expectations have no exact value")
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column][column]
        rows[column] = [x / head for x in rows[column]]
        for r in range(size):
            factor = rows[r][column]
            if r != column and factor:
                rows[r] = [x - factor * y for x, y in zip(rows[r], rows[column], strict=True)]
    return [row[-1] for row in rows]


def components(ways: Ways) -> list[list[int]]:
    """Return the strong components, each after all that it leads to (Tarjan, without recursion)."""
    order: dict[int, int] = {}
    low: dict[int, int] = {}
    stack: list[int] = []
    on_stack: set[int] = set()
    found: list[list[int]] = []
    for root in range(len(ways)):
        work = [] if root in order else [(root, iter(ways[root]))]
        while work:
            state, rest = work[-1]
            if state not in order:
                order[state] = low[state] = len(order)
                stack.append(state)
                on_stack.add(state)
            for _, to in rest:
                if to not in order:
                    work.append((to, iter(ways[to])))
                    break
                if to in on_stack:
                    low[state] = min(low[state], order[to])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[state])
                if low[state] == order[state]:
                    found.append(_pop_through(stack, state))
                    on_stack.difference_update(found[-1])
    return found


def _pop_through(stack: list[int], state: int) -> list[int]:
    """Take from the stack all down to ``state``, the last found first.

    In that order elimination keeps the fractions of a long component shorter by far.
    """
    taken = [stack.pop()]
    while taken[-1] != state:
        taken.append(stack.pop())
    return taken
