"""The counts in the treatises of trictrac: the ways of two dice, out of 36, that do something."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from conf.claims.counts import showing
from juegos.material import dice


def each_of(numbers: Iterable[int]) -> list[int]:
    """Return for each of some numbers the ways that show it, on a die or with both."""
    return [showing([number]) for number in numbers]


def each_number() -> list[int]:
    """Return those ways for each number from one to twelve."""
    return each_of(range(1, 13))


def on_a_die(numbers: list[int]) -> int:
    """Return the ways that show one of the numbers on a die; sums do not count."""
    wanted = set(numbers)
    return dice.throws(2).count(lambda throw: bool(wanted & set(throw)))


def case_of_cases(cases: int) -> int:
    """Return the ways to make a case with men of some cases, each at a number of its own."""
    reach = set(range(1, cases + 1))
    return dice.throws(2).count(lambda throw: set(throw) <= reach)


def case_of_men(men: int) -> int:
    """Return the ways to make a case with some single men, each at a number of its own."""
    reach = set(range(1, men + 1))
    return dice.throws(2).count(lambda throw: set(throw) <= reach and len(set(throw)) > 1)


def on_a_die_of(most: int) -> list[int]:
    """Return the ways that show one of 1, 2 ... numbers on a die."""
    return [on_a_die(list(range(1, count + 1))) for count in range(1, most + 1)]


def added_by(most: int) -> list[int]:
    """Return the ways that each further number adds, up to the last of so many."""
    return [after - before for before, after in pairwise([0, *on_a_die_of(most)])]


def cases_with(men: int, most: int) -> list[int]:
    """Return the ways to make a case with one case, two and so on, and some single men besides.

    Each stands at a number of its own.
    """
    return [_ways(cases, cases + men) for cases in range(1, most + 1)]


def _ways(cases: int, arrows: int) -> int:
    """Return the ways of both dice to bear, a doublet from one of the cases, which come first."""
    return sum(
        weight
        for throw, weight in dice.throws(2).items()
        if max(throw) <= (arrows if len(set(throw)) > 1 else cases)
    )


def no_farther(most: int) -> list[int]:
    """Return the ways whose sum is at most zero, at most one, and so on."""
    every = dice.throws(2).items()
    return [sum(weight for throw, weight in every if sum(throw) <= n) for n in range(most + 1)]
