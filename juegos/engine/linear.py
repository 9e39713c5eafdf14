"""Linear equations of an absorbing chain, solved exactly, one strong component at a time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import lcm
from typing import NamedTuple

from juegos.core.errors import NotExact
from juegos.core.message import _

ZERO, ONE = Fraction(0), Fraction(1)
Ways = Sequence[Sequence[tuple[Fraction, int]]]  # of each state: how likely it is followed by which


class Column(NamedTuple):
    """A step of an elimination: the pivot's row, its divisor, the factors of the other rows."""

    pivot: int
    head: Fraction
    factors: list[tuple[int, Fraction]]


class Component(NamedTuple):
    """The states of a strong component, the ways that leave it, and its elimination."""

    states: list[int]
    exits: list[list[tuple[Fraction, int]]]
    columns: list[Column]


class System:
    """The equations of a chain, eliminated once for any number of right sides."""

    def __init__(self, ways: Ways) -> None:
        """Eliminate; raises ``NotExact`` where no way leads out of some states."""
        self.parts = [_component(states, ways) for states in components(ways) if ways[states[0]]]

    def solve(self, reward: Sequence[Fraction], final: Sequence[Fraction]) -> list[Fraction]:
        """Return x with x[i] = reward[i] + sum of p * x[j] over the ways of i, else final[i].

        >>> half = Fraction(1, 2)
        >>> ways = [[(half, 0), (half, 1)], []]  # toss a coin until it shows heads
        >>> System(ways).solve([ONE, ZERO], [ZERO, ZERO])[0]  # tosses, on average
        Fraction(2, 1)
        """
        values = list(final)
        if not any(reward) and not any(final):
            return values
        for states, exits, columns in self.parts:
            right = [
                total([(ONE, reward[state]), *((p, values[to]) for p, to in out)])
                for state, out in zip(states, exits, strict=True)
            ]
            _substitute(columns, right)
            for state, x in zip(states, right, strict=True):
                values[state] = x
        return values


def solve(ways: Ways, reward: Sequence[Fraction], final: Sequence[Fraction]) -> list[Fraction]:
    """Return x with x[i] = reward[i] + sum of p * x[j] over the ways of i, else final[i].

    Raises:
        NotExact: no way leads out of some states, so that the sum need not end.

    >>> half = Fraction(1, 2)
    >>> ways = [[(half, 0), (half, 1)], []]  # toss a coin until it shows heads
    >>> solve(ways, [ONE, ZERO], [ZERO, ZERO])[0]  # tosses, on average
    Fraction(2, 1)
    >>> solve([[(ONE, 0)]], [ONE], [ZERO])
    Traceback (most recent call last):
        ...
    juegos.core.errors.NotExact: this game need never end: its expectations have no exact value
    """
    return System(ways).solve(reward, final)


def total(products: Iterable[tuple[Fraction, Fraction | int]]) -> Fraction:
    """Return the sum of the products of pairs, reduced to lowest terms only once, at the end.

    >>> total([(Fraction(1, 2), 3), (Fraction(1, 6), Fraction(1, 2))])
    Fraction(19, 12)
    """
    parts = [(a.numerator * b.numerator, a.denominator * b.denominator) for a, b in products if b]
    if not parts:
        return ZERO
    whole = lcm(*(below for _, below in parts))
    return Fraction(sum(above * (whole // below) for above, below in parts), whole)


def _component(states: list[int], ways: Ways) -> Component:
    place = {state: row for row, state in enumerate(states)}
    exits = [[(p, to) for p, to in ways[state] if to not in place] for state in states]
    rows = []
    for state in states:
        row = [Fraction(0)] * len(states)
        row[place[state]] += 1
        for p, to in ways[state]:
            if to in place:
                row[place[to]] -= p
        rows.append(row)
    return Component(states, exits, _eliminate(rows))


def _eliminate(rows: list[list[Fraction]]) -> list[Column]:
    """Reduce a square matrix to the identity (Gauss and Jordan); return the steps."""
    columns = []
    for column in range(len(rows)):
        pivot = next((r for r in range(column, len(rows)) if rows[r][column]), None)
        if pivot is None:
            raise NotExact(_("this game need never end: its expectations have no exact value"))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column][column]
        rows[column] = [x / head if x else x for x in rows[column]]
        factors = []
        for r, row in enumerate(rows):
            if r != column and (factor := row[column]):
                rows[r] = [
                    x - factor * y if y else x for x, y in zip(row, rows[column], strict=True)
                ]
                factors.append((r, factor))
        columns.append(Column(pivot, head, factors))
    return columns


def _substitute(columns: Sequence[Column], right: list[Fraction]) -> None:
    """Apply to a right side, in place, the elimination of its matrix."""
    for column, (pivot, head, factors) in enumerate(columns):
        right[column], right[pivot] = right[pivot], right[column]
        if right[column]:
            right[column] /= head
            for r, factor in factors:
                right[r] -= factor * right[column]


def components(ways: Ways) -> list[list[int]]:
    """Return the strong components, each after all that it leads to (Tarjan, without recursion).

    >>> components([[(ONE, 1)], [(ONE, 0), (ONE, 2)], []])  # 0 and 1 lead to each other
    [[2], [1, 0]]
    """
    order: dict[int, int] = {}
    low: dict[int, int] = {}
    stack: list[int] = []
    on_stack: set[int] = set()
    parts: list[list[int]] = []
    for root in range(len(ways)):
        work = [] if root in order else [(root, iter(ways[root]))]
        while work:
            state, rest = work[-1]
            if state not in order:
                order[state] = low[state] = len(order)
                stack.append(state)
                on_stack.add(state)
            for _chance, to in rest:
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
                    parts.append(_pop_through(stack, state))
                    on_stack.difference_update(parts[-1])
    return parts


def _pop_through(stack: list[int], state: int) -> list[int]:
    """Take from the stack all down to ``state``, the last found first.

    In that order elimination keeps the fractions of a long component much shorter.
    """
    taken = [stack.pop()]
    while taken[-1] != state:
        taken.append(stack.pop())
    return taken
