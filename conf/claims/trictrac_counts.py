"""The counts in the treatises of trictrac: the ways of two dice, out of 36, that do something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise

from conf.claims.counts import showing
from juegos.material import dice
from juegos.tablas.trictrac.chances import GONE, past, set_up
from juegos.tablas.trictrac.plays import PETIT
from juegos.tablas.trictrac.position import CORNER, LAST
from juegos.tablas.trictrac.scoring import Throw, casts

IN_THREE = 3  # ways to fill by one throw: either die, and their sum


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


def half_cases_and_cases(most: int) -> list[int]:
    """Return the ways to make a case with three single men, with two cases, with four, three ...

    The last are of so many cases, and one single man more.
    """
    every = range(2, most + 1)
    return [ways for n in every for ways in (case_of_men(n + 1), case_of_cases(n))]


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


def for_and_against(numbers: list[int]) -> list[int]:
    """Return the ways that show one of the numbers on a die, and those that do not."""
    ways = on_a_die(numbers)
    return [ways, dice.throws(2).total - ways]


def in_three_ways(spare: list[int], most: int) -> int:
    """Return the ways that cover the last half-case of the petit jan by both dice and their sum.

    ``spare`` are the arrows that may have a man more, 0 the talon, and ``most`` is how many such
    men there are. A way counts if it fills so from some choice of the arrows.
    """
    return sum(_in_three(spare, most).values())


def throws_in_three_ways(spare: list[int], most: int) -> int:
    """Return the number of throws that do so, regardless of the order of the dice."""
    return len(_in_three(spare, most))


def _in_three(spare: list[int], most: int) -> dict[Throw, int]:
    weights: dict[Throw, int] = {}
    for places in combinations(spare, most):
        men = {**dict.fromkeys(PETIT, 2), PETIT[-1]: 1}
        men.update((place, men[place] + 1) for place in places)
        for cast in casts(set_up(men), GONE):
            if any((jan.name, jan.ways) == ("remplir-petit", IN_THREE) for jan in cast.score.jans):
                weights[cast.throw] = cast.weight
    return weights


def both_half_cases(men: list[int]) -> tuple[set[Throw], set[Throw]]:
    """Return the throws by which two of some men cover two half-cases side by side.

    ``men`` are the distances from the nearer half-case. The first set has the throws by which the
    man farther away covers it, the second those by which the other does.
    """
    near: set[Throw] = set()
    far: set[Throw] = set()
    for back, front in combinations(sorted(men, reverse=True), 2):
        near.add((back, front + 1))
        far.add((back + 1, front))
    return near, far


def in_either_order(men: list[int]) -> int:
    """Return the ways that cover the two half-cases in either order, the same throw in both."""
    near, far = both_half_cases(men)
    return dice.throws(2).count(lambda throw: (max(throw), min(throw)) in near & far)


def cover_both(men: Iterable[int]) -> int:
    """Return the ways by which two of some men cover two half-cases side by side.

    ``men`` are the distances from the nearer half-case; two men may be at one distance.
    """
    return dice.throws(2).count(lambda throw: _covers(Counter(men), *throw))


def _covers(men: Counter[int], one: int, other: int) -> bool:
    ways = ((one, other - 1), (other, one - 1))
    return any(Counter(pair) <= men for pair in ways)


def past_an_open_arrow() -> list[int]:
    """Return the ways to hit, truly or falsely, a man on his fifth arrow, his fourth ... his talon.

    The thrower's grand jan is full, that of the man's side but for one arrow from the sixth to the
    tenth. Raises ``ValueError`` if it matters which one.
    """
    (ways,) = {tuple(_past(LAST - empty)) for empty in range(6, 11)}
    return list(ways)


def _past(open_at: int) -> Iterator[int]:
    for place in range(LAST - 5, LAST + 1):
        where = place - CORNER, place - open_at
        yield past(*where) + past(*where, false=True)
