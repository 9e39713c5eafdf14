"""What the treatises of trictrac count: the ways of two dice, out of 36, that serve a purpose."""

from __future__ import annotations

from conf.claims.counts import showing
from juegos.material import dice


def each_number() -> list[int]:
    """Return for each number from one to twelve the ways that show it, on a die or with both."""
    return [showing([number]) for number in range(1, 13)]


def on_a_die(numbers: list[int]) -> int:
    """Return the ways in which one of the numbers stands on a die; sums do not count."""
    wanted = set(numbers)
    return dice.throws(2).count(lambda throw: bool(wanted & set(throw)))


def case_of_cases(cases: int) -> int:
    """Return the ways to make a case with men of so many cases, each at a number of its own."""
    reach = set(range(1, cases + 1))
    return dice.throws(2).count(lambda throw: set(throw) <= reach)


def case_of_men(men: int) -> int:
    """Return the ways to make a case with so many single men, each at a number of its own."""
    reach = set(range(1, men + 1))
    return dice.throws(2).count(lambda throw: set(throw) <= reach and len(set(throw)) > 1)
