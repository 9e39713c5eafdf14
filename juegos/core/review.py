"""The judgement of a game that was played: the cost of a choice, the luck of a throw.

A player says what it would do (``juegos.core.advice``). Its reviewer values other moves in the same
unit, and so the cost of the move that was made. Luck is the value after a throw less the average
value over all throws, by the same estimate.
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
    """The unit of values, and the amount of it that counts as a whole game."""

    name: str
    game: Fraction = Fraction(1)


class Rated(NamedTuple):
    """The values of moves to the seat to move; ``error`` is that of a difference of two.

    It is ``EXACT`` where everything was computed to the end, a standard error where hidden cards
    were imagined, and None where the error of the estimate is unknown.
    """

    worth: Mapping[Any, Fraction]
    unit: Unit
    error: Fraction | None = None


class Luck(NamedTuple):
    """The value of seat A before a throw, averaged over all throws, and after it."""

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
    """The functions that rate moves, and throws if chance is part of the game and can be judged."""

    rate: Rate
    fortune: Fortune | None = None


def rounded(value: float, parts: int = 1000) -> Fraction:
    """Return an estimate as a fraction, rounded to the nearest 1/``parts``.

    >>> rounded(0.66666)
    Fraction(667, 1000)
    """
    return Fraction(round(parts * value), parts)
