"""The value of an option over samples: its mean gain, with the error."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple


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
