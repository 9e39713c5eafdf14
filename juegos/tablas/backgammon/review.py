"""What the plays of a race at backgammon are worth, and answers about the cube, as they are judged.

The last throws are reckoned to the end; all else is judged by chances that are estimated.
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.message import _
from juegos.core.review import EXACT, Rated, Unit, rounded
from juegos.tablas.backgammon.players import Asked, Place, final, rated
from juegos.tablas.casas.board import Board, Play
from juegos.tablas.casas.review import POINTS

MATCHES = Unit(_("matches"))
FINE = 10_000  # into so many parts a value is rounded


def of_race(place: Place, board: Board, plays: Mapping[Play, Board]) -> Rated:
    """Return what plays of a race leave; the board is as the seat sees it before."""
    worth = {play: rounded(one, FINE) for play, one in rated(place, board, plays).items()}
    error = None if final(place.stakes, board) is None else EXACT
    return Rated(worth, unit(place), error)


def of_cube(place: Place, found: Asked, moves: tuple[str, ...]) -> Rated:
    """Return what answers about the cube are worth to whoever gives them."""
    worth = {move: rounded(found.worth[move], FINE) for move in moves}
    return Rated(worth, unit(place), EXACT if found.exact else None)


def unit(place: Place) -> Unit:
    """Return what is played for: the points of a game, or a match."""
    return POINTS if place.stakes.match is None else MATCHES
