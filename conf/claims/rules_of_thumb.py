"""The rules by which the treatises of trictrac find ways of 36 at a glance, tried in every case.

A rule is given the numbers that would do: of men that cover a half-case or hit a man. What it is
to give is counted from the thirty-six ways or on the board, without the rule.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, combinations, combinations_with_replacement, product
from typing import NamedTuple

from conf.claims.counts import showing, up_to
from conf.claims.spare_men import keeps
from conf.claims.trictrac_counts import both_half_cases, cover_both
from juegos.material import dice
from juegos.tablas.trictrac.chances import hits

Numbers = tuple[int, ...]
DIRECT, INDIRECT = range(1, 7), range(7, 13)


def _doubles(numbers: Numbers) -> int:
    return sum(2 * number in numbers for number in numbers)


def _sums(numbers: Numbers) -> int:
    return sum(sum(pair) in numbers for pair in combinations(numbers, 2))


def _ways(numbers: Numbers) -> int:
    return showing([*numbers])


def _in_two(numbers: Numbers) -> int:
    """Return the ways in which two of the numbers are on a die or on both together, or more."""
    wanted = set(numbers)
    return dice.throws(2).count(lambda throw: len(wanted & {*throw, sum(throw)}) > 1)


def _others(numbers: Numbers) -> int:
    rest = [number for number in DIRECT if number not in numbers]
    return sum(sum(way) in numbers for way in product(rest, repeat=2))


def _falsely(numbers: Numbers) -> int:
    """Return the ways in which a man at a distance is hit falsely, as the board scores them."""
    return hits(*numbers, false=True)


def _in_both_orders(men: Numbers) -> int:
    """Return the throws that cover two half-cases, those of one order and those of the other."""
    return sum(map(len, both_half_cases([*men])))


def _twice_the_pairs(arrows: Iterable[int]) -> int:
    """Return what the rules for two half-cases begin with: all orders, each doublet once.

    It is twice the arrows times one less, and 1 less for each two that are side by side.
    """
    places = {*arrows}
    return 2 * len(places) * (len(places) - 1) - sum(place + 1 in places for place in places)


def _covering_petit(men: Numbers) -> int:
    """Return what the rule for the petit jan gives; two men may be at one distance."""
    at = Counter(men)
    four = 2 * any(all(near + step in at for step in range(4)) for near in at)
    beside = [place for place in at if at[place] > 1 and not {place - 1, place + 1} <= {*at}]
    return _twice_the_pairs(men) - four + 2 * len(beside)


def _covering_grand(men: Numbers) -> int:
    """Return what the rule for the grand jan and the jan de retour gives."""
    return _twice_the_pairs(men) - 6 * (len(men) == len(_DISTANCES))


class Rule(NamedTuple):
    """A rule, the count that it is to give, and the sets of numbers for which it is meant."""

    gives: Callable[[Numbers], int]
    counts: Callable[[Numbers], int]
    sets: Iterable[Numbers]


def _sets(size: int) -> list[Numbers]:
    return list(combinations(DIRECT, size))


def _numbers(every: Iterable[int]) -> list[Numbers]:
    return [(number,) for number in every]


_DISTANCES = range(1, 6)
_BEYOND = list(chain.from_iterable(combinations(INDIRECT, size) for size in range(1, 5)))
_SPARE = list(chain.from_iterable(combinations(_DISTANCES, size) for size in range(2, 6)))
_OF_PETIT = list(
    chain.from_iterable(combinations_with_replacement(range(1, 5), size) for size in range(2, 6))
)
RULES = {
    "one": Rule(lambda n: 10 + sum(n), _ways, _sets(1)),
    "two": Rule(lambda n: 16 + sum(n) + _doubles(n), _ways, _sets(2)),
    "three": Rule(lambda n: 18 + sum(n) + _doubles(n) + 2 * _sums(n), _ways, _sets(3)),
    "three-once": Rule(lambda n: 18 + sum(n) + min(1, _doubles(n)) + 2 * _sums(n), _ways, _sets(3)),
    "four": Rule(lambda n: 32 + _others(n), _ways, _sets(4)),
    "four-direct": Rule(lambda n: 16 + sum(n) + _doubles(n) + 2 * _sums(n), _ways, _sets(4)),
    "beyond": Rule(lambda n: sum(13 - number for number in n), _ways, _BEYOND),
    "in-two-of-two": Rule(lambda n: 4 - _doubles(n), _in_two, _sets(2)),
    "in-two-of-three": Rule(lambda n: 12 - _doubles(n) - 4 * _sums(n), _in_two, _sets(3)),
    "in-two-of-four": Rule(lambda n: 24 - _doubles(n) - 4 * _sums(n), _in_two, _sets(4)),
    "false-beyond": Rule(lambda n: 13 - sum(n), _falsely, _numbers(INDIRECT)),
    "false-within": Rule(lambda n: sum(n) - 1, _falsely, _numbers(range(2, 7))),
    "two-half-cases": Rule(lambda n: len(n) * (len(n) - 1), _in_both_orders, _SPARE),
    "cover-both-petit": Rule(_covering_petit, cover_both, _OF_PETIT),
    "cover-both-grand": Rule(_covering_grand, cover_both, _SPARE),
    "keep-by-one": Rule(lambda n: (n[0] + 1) * (n[0] + 2) // 2, keeps, _numbers(range(6))),
    "keep-by-two": Rule(lambda n: (n[0] + 1) * (n[1] + 1), keeps, [(n, n) for n in range(1, 6)]),
    "open-passage": Rule(
        lambda n: n[0] * (n[0] - 1) // 2, lambda n: up_to(2, n[0]), _numbers(range(12))
    ),
}


def right(rule: str) -> int:
    """Return for how many sets of numbers a rule gives the ways that there are."""
    gives, counts, sets = RULES[rule]
    return sum(gives(numbers) == counts(numbers) for numbers in sets)


def squares() -> int:
    """Return for how many places of men the square of their arrows is the ways to make a case.

    The arrows are up to six, each at a number of its own, with a man or two; one is taken off for
    each man who is alone.
    """
    return sum(
        len(men) ** 2 - list(men.values()).count(1) == _to_a_case(men) for men in _spare_men()
    )


def _spare_men() -> Iterator[dict[int, int]]:
    for counts in product(range(3), repeat=len(DIRECT)):
        men = {number: count for number, count in zip(DIRECT, counts, strict=True) if count}
        if men:
            yield men


def _to_a_case(men: dict[int, int]) -> int:
    return dice.throws(2).count(lambda throw: all(men.get(n, 0) >= throw.count(n) for n in throw))


def most_to_a_case(arrows: int) -> int:
    """Return the most ways to make a case, over all places of five spare men.

    ``arrows`` is how many arrows before the case they may stand on, from the nearest.
    """
    places = combinations_with_replacement(range(1, arrows + 1), 5)
    return max(_to_a_case(Counter(men)) for men in places)
