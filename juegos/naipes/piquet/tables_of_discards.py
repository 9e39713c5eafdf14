"""The table of what the strong player’s discards lose beside the best of all that are allowed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from juegos import data
from juegos.core.errors import NotExact
from juegos.core.message import Message, _, _n
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, fixed
from juegos.material import cards
from juegos.naipes.piquet.cruces import readings_of_piquet
from juegos.naipes.piquet.rules import CAVENDISH
from juegos.naipes.piquet.single_deals import hand

# By hand: the side, the number of the hand, what the player put out, the best found; what was lost
# over so many deals in all, and the sum of the squares.
KEPT = data.told("naipes/piquet-discards.json")
SEED: int = KEPT["seed"]
DEALS: int = KEPT["deals"]
LOSSES: Sequence[tuple[str, int, str, str, int, int]] = tuple(map(tuple, KEPT["losses"]))
SIDES: Mapping[str, Message] = {"elder": _("elder"), "younger": _("younger")}


class Lost(NamedTuple):
    """What a discard loses, in points of the deal, with its standard error."""

    number: int
    played: str
    best: str
    mean: float
    error: float


def losses(side: str) -> list[Lost]:
    """Return what is kept of the hands of a side."""
    return [
        Lost(number, played, best, total / DEALS, _error(total, squares, DEALS))
        for one, number, played, best, total, squares in LOSSES
        if one == side
    ]


def _error(total: float, squares: float, number: int) -> float:
    return sqrt(max(number * squares - total * total, 0) / (number - 1)) / number


def mean_loss(found: Sequence[Lost]) -> tuple[float, float]:
    """Return what a discard loses on average over hands, with the standard error."""
    means = [one.mean for one in found]
    total, squares = sum(means), sum(mean * mean for mean in means)
    return total / len(means), _error(total, squares, len(means))


def of_discards(slug: str, readings: Mapping[str, str]) -> Table:
    """Return what the strong player’s discards lose.

    Raises:
        NotExact: other readings than the default are asked for; no hands were judged under them.
    """
    if readings_of_piquet(readings) != readings_of_piquet({}):
        raise NotExact(_("discards of piquet were judged under the default readings only"))
    rows: list[list[Cell]] = []
    for side, said in SIDES.items():
        found = losses(side)
        mean, error = mean_loss(found)
        worst = max(found, key=lambda one: one.mean)
        same = sum(one.played == one.best for one in found)
        rows.append(
            [
                *(said, len(found), same, f"{mean:.2f}", f"{error:.2f}"),
                *(f"{worst.mean:.2f}", f"{worst.error:.2f}"),
                *(cards.write(hand(SEED, side, worst.number)), worst.played, worst.best),
            ]
        )
    columns = (
        *(_("side"), _("hands"), _("the best is chosen"), _("mean loss"), _("standard error")),
        *(_("worst case"), _("standard error of the worst")),
        *(_("the hand"), _("discarded"), _("the best")),
    )
    return Table(
        "piquet.descartes",
        _("What the strong player’s discards lose"),
        columns,
        fixed(rows),
        _n(
            "points of the deal, over {count} imagined deal, seed {seed}, by {command}",
            "points of the deal, over {count} imagined deals, seed {seed}, by {command}",
            DEALS,
            seed=SEED,
            command=KEPT["command"],
        ),
        (Locus(CAVENDISH, "21"),),
        (),
        "juegos.naipes.piquet.tables_of_discards.of_discards",
    )
