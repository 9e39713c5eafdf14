"""The objective of a player: the points of the deal, or, in the last two deals, the partie.

Near the end a deal is worth its effect on the partie: a lead that cannot be lost any more, a
rubicon saved or won (Cavendish, *Discarding to the score*). In the last deal that is certain once
the deal is counted. In the last but one the deal after it is assumed to follow the distribution of
deals between beginners, of which many are stored.

The value of an option over samples is its mean gain, with the error.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import sqrt
from typing import NamedTuple

from juegos.naipes.piquet.sample_statistics import stored_deals
from juegos.naipes.piquet.score import Pair, Partie, settle
from juegos.naipes.piquet.state import Tally

# From what a player and the other score in a deal to what that is worth, as a whole number.
Aim = Callable[[int, int], int]

TENS = 10  # so far apart are the kept deals that are taken to be alike


def of_the_deal(mine: int, theirs: int) -> int:
    """Return the margin over the other, which is the value of a deal by itself."""
    return mine - theirs


def aim(tally: Tally, scores: Sequence[Pair], seat: int, *, elder: bool) -> Aim:
    """Return the objective of a seat in the deal after these scores.

    A game without parties of a fixed number of deals, and any deal before the last two, is played
    for the points of the deal.
    """
    if not isinstance(tally, Partie):
        return of_the_deal
    last = len(tally.weights) + 2 * (len(scores) >= len(tally.weights))
    left = last - len(scores) - 1
    if left > 1:
        return of_the_deal
    totals, times = tally.totals(scores), tally.times(last)
    return _weighed((totals[seat], totals[1 - seat]), times[len(scores) :], elder)


def _weighed(before: Pair, times: Sequence[int], elder: bool) -> Aim:  # noqa: FBT001
    """Return the value of a deal to the partie, of which no more than one deal follows."""
    mine, theirs = before

    @cache
    def brings(own: int, other: int) -> int:
        totals = mine + times[0] * own, theirs + times[0] * other
        if len(times) == 1:
            return won(*totals)
        return _after_one_more(totals, times[1], elder)

    return brings


def won(mine: int, theirs: int) -> int:
    """Return the gain of a player by a finished partie; a tie brings nothing."""
    end = settle((mine, theirs))
    return end.points if end.winner == 0 else -end.points


def _after_one_more(totals: Pair, times: int, elder: bool) -> int:  # noqa: FBT001
    """Return the mean result of a partie when one deal more is played.

    The elder becomes the younger in it.
    """
    value = 0
    for (first, second), number in similar_scores():
        own, other = (second, first) if elder else (first, second)
        value += number * won(totals[0] + times * own, totals[1] + times * other)
    return round(value / sum(number for _, number in similar_scores()))


@cache
def similar_scores() -> tuple[tuple[Pair, int], ...]:
    """Return scores of elder and younger, to the middle of each ten, and how often they came."""
    numbers: dict[Pair, int] = {}
    for elder, younger, number in stored_deals("beginner").pairs:
        middle = (elder - elder % TENS + TENS // 2, younger - younger % TENS + TENS // 2)
        numbers[middle] = numbers.get(middle, 0) + number
    return tuple(sorted(numbers.items()))


class Estimate(NamedTuple):
    """The value of an option: the mean of points gained, its standard error, the samples."""

    mean: float
    error: float
    samples: int


def mean(values: Sequence[int]) -> float:
    """Return the mean of values; 0 if there are none."""
    return sum(values) / len(values) if values else 0.0


def estimate(values: Sequence[int]) -> Estimate:
    """Return the mean of values with its standard error.

    The sums are of whole numbers, so that every Python gives the same result.
    """
    number, total = len(values), sum(values)
    spread = number * sum(value * value for value in values) - total * total
    error = sqrt(spread / (number - 1)) / number if number > 1 else 0.0
    return Estimate(mean(values), error, number)
