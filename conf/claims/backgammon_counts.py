"""Our values of what Guiton counts at backgammon: hits, entering from the bar, points to bear."""

from __future__ import annotations

from collections.abc import Iterable

from juegos.tablas.backgammon import shots
from juegos.tablas.backgammon.one_game import OneGameRules
from juegos.tablas.casas.board import pips, side

CASAS = 6  # of the quarter in which a man enters


def hits(distance: int) -> int:
    """Return in how many of 36 ways a single man is hit so many arrows away."""
    return shots.at_distance(OneGameRules({}).travel, distance).ways


def enters(free: int) -> int:
    """Return in how many of 36 ways a man enters if so many of the six arrows are free."""
    some, _every = shots.entering(OneGameRules({}).travel, CASAS - free, 1)
    return some


def added_by(most: int) -> list[int]:
    """Return the ways to enter that each further free arrow adds, up to so many."""
    return [enters(free) - enters(free - 1) for free in range(1, most + 1)]


def points(places: Iterable[int], to: int = 0) -> int:
    """Return the points that men on some places need to come to one place, or off."""
    men = [*places]
    return _pips(men) - _pips([to] * len(men))


def _pips(places: list[int]) -> int:
    return pips(side({place: places.count(place) for place in {*places}}))
