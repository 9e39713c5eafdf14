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
    """Return the mean of values with its standard error."""
    number, middle = len(values), mean(values)
    spread = sum((value - middle) ** 2 for value in values)
    error = sqrt(spread / (number - 1) / number) if number > 1 else 0.0
    return Judged(middle, error, number)
