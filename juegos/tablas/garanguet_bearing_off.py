"""Bearing off the last men at garanguet: exact mean numbers of throws, by the rules of the game."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache

from juegos.core.message import _, _n
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, as_tuples
from juegos.material import dice
from juegos.tablas.casas.board import MEN, OFF, QUARTER, Board, Travel, side
from juegos.tablas.garanguet import garanguet
from juegos.tablas.jacquet import WORK

STACKS = (1, 2, 3, 4)  # men on one arrow
DICE = 3
FAR = side({1: MEN})  # the other side, whose men have all passed


@cache
def mean(travel: Travel, board: Board) -> Fraction:
    """Return the least mean number of throws in which all men are borne off."""
    if board[OFF] == MEN:
        return Fraction(0)
    return 1 + dice.throws(DICE).mean(
        lambda throw: min(mean(travel, there) for there in travel.reached(board, throw))
    )


def stack(men: int, arrow: int) -> Board:
    """Return the board with so many men left, all on one arrow."""
    return side({arrow: men, OFF: MEN - men}) + FAR


def table(slug: str, readings: Mapping[str, str]) -> Table:
    """Return the mean number of throws for one to four men on each arrow of the last quarter."""
    game = garanguet(readings)
    rows: list[list[Cell]] = [
        [arrow, *(mean(game.travel, stack(men, arrow)) for men in STACKS)]
        for arrow in range(1, QUARTER + 1)
    ]
    return Table(
        f"{slug}.lever",
        _("Garanguet: mean number of throws to bear off men that stand on one arrow"),
        (_("arrow"), *(_n("{count} man", "{count} men", men) for men in STACKS)),
        as_tuples(rows),
        _("throws, each played so that the fewest are needed on average"),
        (Locus.parse(WORK),),
        tuple(game.readings.items()),
    )
