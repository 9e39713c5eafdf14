"""Distributions with integer weights; a ``Fraction`` appears only in results."""

from __future__ import annotations

from collections.abc import Callable, Hashable, ItemsView, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Generic, TypeVar

T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)


class Dist(Mapping[T, int], Generic[T]):
    """Outcomes with positive integer weights, in the order given; ``27 of 216`` is not reduced.

    >>> coins = Dist({"heads": 1, "tails": 1})
    >>> coins.p(lambda side: side == "heads")
    Fraction(1, 2)
    """

    __slots__ = ("_weights", "total")

    def __init__(self, weights: Mapping[T, int] | Iterable[tuple[T, int]]) -> None:
        """Add up the weights of equal outcomes.

        Raises:
            ValueError: a weight is not positive, or there is no outcome.
        """
        pairs = weights.items() if isinstance(weights, Mapping) else weights
        numbers: dict[T, int] = {}
        for outcome, weight in pairs:
            if weight <= 0:
                raise ValueError(f"the weight of {outcome!r} is {weight}, not positive")
            numbers[outcome] = numbers.get(outcome, 0) + weight
        if not numbers:
            raise ValueError("a distribution needs at least one outcome")
        self._weights = numbers
        self.total = sum(numbers.values())

    @classmethod
    def certain(cls, outcome: T) -> Dist[T]:
        """Return the distribution with one outcome.

        >>> Dist.certain("6-4-1")
        Dist({'6-4-1': 1})
        """
        return cls({outcome: 1})

    def __getitem__(self, outcome: T) -> int:
        return self._weights[outcome]

    def __contains__(self, outcome: object) -> bool:
        return outcome in self._weights

    def __iter__(self) -> Iterator[T]:
        return iter(self._weights)

    def __len__(self) -> int:
        return len(self._weights)

    def items(self) -> ItemsView[T, int]:
        """Return the outcomes with their weights.

        >>> Dist({"heads": 1, "tails": 1}).items()
        dict_items([('heads', 1), ('tails', 1)])
        """
        return self._weights.items()

    def __repr__(self) -> str:
        return f"Dist({self._weights!r})"

    def map(self, function: Callable[[T], U]) -> Dist[U]:
        """Return the distribution of ``function`` of the outcome.

        >>> die = Dist(dict.fromkeys(range(1, 7), 1))
        >>> die.map(lambda face: "high" if face > 4 else "low")
        Dist({'low': 4, 'high': 2})
        """
        return Dist((function(outcome), weight) for outcome, weight in self.items())

    def count(self, event: Callable[[T], bool]) -> int:
        """Return how many of ``total`` fall under the event.

        >>> die = Dist(dict.fromkeys(range(1, 7), 1))
        >>> die.count(lambda face: face > 4)
        2
        """
        return sum(weight for outcome, weight in self.items() if event(outcome))

    def p(self, event: Callable[[T], bool]) -> Fraction:
        """Return the chance of the event.

        >>> die = Dist(dict.fromkeys(range(1, 7), 1))
        >>> die.p(lambda face: face > 4)
        Fraction(1, 3)
        """
        return Fraction(self.count(event), self.total)

    def mean(self, value: Callable[[T], int | Fraction]) -> Fraction:
        """Return the mean of ``value`` of the outcome, in the unit of ``value``.

        >>> die = Dist(dict.fromkeys(range(1, 7), 1))
        >>> die.mean(lambda face: face)
        Fraction(7, 2)
        """
        weighed = (Fraction(weight * value(outcome)) for outcome, weight in self.items())
        return sum(weighed, Fraction(0)) / self.total
