"""Match equities and the last throws of backgammon beside bgsage, which this package lacks."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest
from bgsage import _cpp as sage
from bgsage import create_analyzer

from juegos.tablas.backgammon import bearing_off, last_throws
from juegos.tablas.backgammon.stakes import Stakes, equities

NEAR = 0.025  # matches won of one


def test_match_equities_lie_near() -> None:
    """At every score of up to eleven points, the Crawford game too, the chances differ little."""
    ours = equities(11, cube=True, crawford=True)
    for mine, theirs in combinations_with_replacement(range(1, 12), 2):
        assert ours.chance((mine, theirs)) == pytest.approx(sage.get_met(mine, theirs), abs=NEAR)


@pytest.mark.parametrize("own", [(5, 2), (6, 4), (6, 6), (4, 3)])
@pytest.mark.parametrize("their", [(1, 1), (6,)])
def test_last_throws_are_worth_the_same(own: tuple[int, ...], their: tuple[int, ...]) -> None:
    """With the cube at nobody’s, and taken, the last throws are worth what bgsage reckons too."""
    board = [0] * 26
    for casa in own:
        board[casa] += 1
    for casa in their:
        board[25 - casa] -= 1
    ours, theirs = (
        bearing_off.position([men.count(casa) for casa in range(1, 7)]) for men in (own, their)
    )
    rest = last_throws.Finals(Stakes(doubling=True))
    result = create_analyzer("3ply", parallel_threads=1).cube_action(
        board, jacoby=False, beaver=False
    )
    assert rest.thrown(ours, theirs, 0, 1, None) == pytest.approx(result.equity_nd, abs=0.01)
    assert rest.taken(ours, theirs, 0, 1) == pytest.approx(result.equity_dt, abs=0.01)
