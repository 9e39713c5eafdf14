"""What a reviewer says of a game that was played: what a choice cost, what a throw brought.

A player says what it would do (``juegos.core.advice``). Its reviewer says in the same terms what
other moves are worth, and so what the move that was made has cost. Luck is what a throw leads to,
less what throws lead to on average, by the same estimate.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

from juegos.core.message import _
from juegos.core.view import View

EXACT = Fraction(0)
GAMES = _("games")


class Unit(NamedTuple):
    """What values are counted in, and how much of it is taken to be as much as a whole game."""

    name: str
    game: Fraction = Fraction(1)


class Rated(NamedTuple):
    """What some moves are worth to the seat to move; ``error`` is that of a difference of two.

    It is ``EXACT`` where everything was reckoned to the end, a standard error where hidden cards
    were imagined, and None where nobody knows how far off the estimate is.
    """

    worth: Mapping[Any, Fraction]
    unit: Unit
    error: Fraction | None = None


class Luck(NamedTuple):
    """What seat A was worth before a throw, on average over all throws, and after it."""

    before: Fraction
    after: Fraction
    unit: Unit
    error: Fraction | None = None


# Given the same view, moves and state of the generator, it always says the same; None: it cannot
# say what these moves are worth.
Rate = Callable[[View[Any, Any], tuple[Any, ...], Random], Rated | None]
# What a throw brought; the view is that of seat A. None: it cannot say.
Fortune = Callable[[View[Any, Any], Any], Luck | None]


@dataclass(frozen=True, slots=True)
class Reviewer:
    """How moves are rated, and throws, if chance is part of the game and can be judged."""

    rate: Rate
    fortune: Fortune | None = None


def rounded(value: float, parts: int = 1000) -> Fraction:
    """Return an estimate as a fraction, rounded to so many parts of one.

    >>> rounded(0.66666)
    Fraction(667, 1000)
    """
    return Fraction(round(parts * value), parts)
