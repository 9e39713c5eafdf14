"""Guiton's chances at backgammon, beside ours, and counted by a second road."""

from __future__ import annotations

from itertools import product

import pytest

from conf.claims import backgammon_counts
from conf.claims.published_figures import Published, published

FIGURES = [figure for figure in published() if figure.of == "backgammon"]
WAYS = list(product(range(1, 7), repeat=2))


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure.id)
def test_figure_is_ours(figure: Published) -> None:
    """Each figure of his is equal to ours."""
    assert figure.ours() == figure.value


def numbers(way: tuple[int, int]) -> set[int]:
    """Return how far one man can go: by either die, both, or two to four of a doublet."""
    one, other = way
    return {one * n for n in range(1, 5)} if one == other else {one, other, one + other}


@pytest.mark.parametrize("distance", range(1, 13))
def test_hits_by_a_second_road(distance: int) -> None:
    """A man is hit by every way that can bring one man so far."""
    assert backgammon_counts.hits(distance) == sum(distance in numbers(way) for way in WAYS)


@pytest.mark.parametrize("free", range(7))
def test_entering_by_a_second_road(free: int) -> None:
    """A man enters unless both dice are of arrows that are not free."""
    assert backgammon_counts.enters(free) == 36 - (6 - free) ** 2


def test_points_are_added_up() -> None:
    """Two men on the sixth arrow need twelve points to be borne off, or eight to the second."""
    assert backgammon_counts.points([6, 6]) == 12
    assert backgammon_counts.points([6, 6], to=2) == 8
