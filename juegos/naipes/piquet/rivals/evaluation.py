"""What an option is worth over samples: the mean of what it gains, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple


class Judged(NamedTuple):
    """What an option is worth: the mean of points gained, its standard error, the samples."""

    mean: float
    error: float
    samples: int


def mean(values: Sequence[int]) -> float:
    """Return a mean; of nothing, nought."""
    return sum(values) / len(values) if values else 0.0


def judged(values: Sequence[int]) -> Judged:
    """Return the mean of values with its standard error.

    The sums are of whole numbers, so that no Python rounds them otherwise than another.
    """
    number, total = len(values), sum(values)
    spread = number * sum(value * value for value in values) - total * total
    error = sqrt(spread / (number - 1)) / number if number > 1 else 0.0
    return Judged(mean(values), error, number)
