"""Bearing off without contact: exact mean and distribution of the number of throws.

A *position* is the men on the six casas of the last quarter, six times four bits, the first casa
lowest; there are 54,264 of up to fifteen men. The side plays for the least mean; of equal plays the
position with the lowest number counts. A mean is stored as a whole number of 36ths of 36ths ...
(``UNIT`` to a throw), which is exact: no position takes more throws than ``MOST``.

A position is computed when it is first asked for, with only the positions that it may lead to, and
is cached: two men lead to 28 positions at most, fifteen to all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, zip_longest

from juegos.core.errors import BadNotation
from juegos.core.message import _

MEN, CASAS, MOST = 15, 6, 30
UNIT = 36**MOST
# A *key* is a mean and below it the position that has it, so that the least key has the least mean
# and of equal means the lowest position. Below a sum of 36 keys the positions still find room.
_BITS = 32
_MEN = [1 << 4 * casa for casa in range(CASAS)]
# By die and casa, from 0: what a step takes from the number of a position.
_STEPS = [
    [man - _MEN[casa - die - 1] if casa > die else man for casa, man in enumerate(_MEN)]
    for die in range(CASAS)
]
_UNLIKE = [(high, low) for high in range(1, CASAS) for low in range(high)]


def position(men: Sequence[int]) -> int:
    """Return the position with so many men on the first casa, on the second and so on.

    Raises:
        BadNotation: there are not six counts, or they make more than fifteen men.
    """
    if len(men) != CASAS or min(men) < 0 or sum(men) > MEN:
        raise BadNotation(
            _("{men}: expected the men on six casas, at most fifteen in all", men=list(men))
        )
    return sum(count << 4 * casa for casa, count in enumerate(men))


def positions() -> Iterator[int]:
    """Yield all positions; a play leads only to earlier ones."""
    every = (
        tuple(casas.count(casa) for casa in range(1, CASAS + 1))
        for casas in combinations_with_replacement(range(CASAS + 1), MEN)
    )
    yield from map(
        position, sorted(every, key=lambda men: sum(n * (i + 1) for i, n in enumerate(men)))
    )


def after(at: int) -> list[list[int]]:
    """Return for each die the positions after one step of it."""
    if at == 0:
        return [[at]] * CASAS
    stand = [casa for casa in range(CASAS) if at >> 4 * casa & 15]
    highest = at - _MEN[stand[-1]]
    return [
        [at - taken[casa] for casa in stand if casa >= die] or [highest]
        for die, taken in enumerate(_STEPS)
    ]


# The key of a position, and the best keys after one, two and three steps of each die.
_Best = tuple[int, tuple[int, ...], tuple[int, ...], tuple[int, ...]]


class _Positions(dict[int, _Best]):
    """The positions that were asked for, and all that they may lead to."""

    def __missing__(self, at: int) -> _Best:
        """Compute and store a position."""
        one, two, three, four, unlike = self.throws(at)
        mean = UNIT + (sum(four) + 2 * sum(unlike) >> _BITS) // 36
        result = self[at] = mean << _BITS | at, tuple(one), tuple(two), tuple(three)
        return result

    def throws(self, at: int) -> tuple[list[int], ...]:
        """Return the best keys after one to four steps of each die, and after two unlike dice."""
        one, two, three, four, both = [], [], [], [], []
        for die, reached in enumerate(after(at)):
            if len(reached) == 1:  # as when no man stands higher: there is nothing to choose
                key, *then = self[reached[0]]
                both.append(then[0])
                one.append(key)
                two.append(then[0][die])
                three.append(then[1][die])
                four.append(then[2][die])
                continue
            keys, ones, twos, threes = zip(*[self[to] for to in reached])  # noqa: B905  hot
            best = tuple(map(min, *ones))
            both.append(best)
            one.append(min(keys))
            two.append(best[die])
            three.append(min([keys[die] for keys in twos]))
            four.append(min([keys[die] for keys in threes]))
        unlike = [min(both[high][low], both[low][high]) for high, low in _UNLIKE]
        return one, two, three, four, unlike


@cache
def _positions() -> _Positions:
    """Return the positions computed so far."""
    nothing = (0,) * CASAS
    return _Positions({0: (0, nothing, nothing, nothing)})


def means() -> dict[int, int]:
    """Return the mean of every position, in ``UNIT`` to a throw."""
    result = _positions()
    return {at: result[at][0] >> _BITS for at in positions()}


def mean(at: int) -> Fraction:
    """Return the mean number of throws of a position."""
    return Fraction(_positions()[at][0] >> _BITS, UNIT)


def ends(at: int, throw: tuple[int, int]) -> set[int]:
    """Return the positions after the plays of a throw."""
    high, low = throw
    orders = [[high] * 4] if high == low else [[high, low], [low, high]]
    reachable: set[int] = set()
    for order in orders:
        reached = {at}
        for die in order:
            reached = {to for here in reached for to in after(here)[die - 1]}
        reachable |= reached
    return reachable


@cache
def ways(at: int) -> tuple[int, ...]:
    """Return in how many of 36, of 36 squared, ... ways exactly one throw is needed, two, ..."""
    if at == 0:
        return (1,)
    *_fewer, doubles, unlike = _positions().throws(at)
    best = [key & (1 << _BITS) - 1 for key in (*doubles, *unlike, *unlike)]
    return (0, *map(sum, zip_longest(*map(ways, best), fillvalue=0)))


def distribution(at: int) -> dict[int, Fraction]:
    """Return the chance of each number of throws."""
    return {n: Fraction(count, 36**n) for n, count in enumerate(ways(at)) if count}
