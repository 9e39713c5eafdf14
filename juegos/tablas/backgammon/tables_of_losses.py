"""The mean loss by a decision of the computer's levels at backgammon, from stored results."""

from __future__ import annotations

from collections.abc import Mapping

from juegos import data
from juegos.core.game import choose
from juegos.core.message import _
from juegos.core.table import Cell, Table, as_tuples
from juegos.tablas.backgammon.one_game import SLUG

# Levels played against themselves; of each the first 1,000 unforced moves were judged. By level, of
# moves with men still to pass and of moves in a race: how many, points lost by a move, and the
# standard error of that.
KEPT = data.load_json("tablas/judged.json")
LOST: Mapping[str, list[tuple[int, float, float]]] = {
    level: list(map(tuple, parts)) for level, parts in KEPT["lost"].items()
}
# The same of times that a level might double, and of its answers to doubles.
KEPT_CUBE = data.load_json("tablas/judged-cube.json")
LOST_BY_CUBE: Mapping[str, list[tuple[int, float, float]]] = {
    level: list(map(tuple, parts)) for level, parts in KEPT_CUBE["lost"].items()
}


def table(slug: str, readings: Mapping[str, str]) -> Table:
    """Return for each level the mean loss by its moves and about the cube, with the errors.

    Raises:
        UnknownName: a reading is given; there is none to be changed.
    """
    choose(slug, (), readings)
    kinds = (
        *(_("a move, men still to pass"), _("a move in a race")),
        *(_("doubling or not"), _("answering a double")),
    )
    rows: list[list[Cell]] = [
        [level, kind, moves, f"{lost:.4f}", f"{error:.4f}"]
        for level, parts in LOST.items()
        for kind, (moves, lost, error) in zip(kinds, parts + LOST_BY_CUBE[level], strict=True)
    ]
    unit = _(
        "points of a game, where the cube shows one; judged by {judge} two throws ahead, moves on "
        "{day} and without the cube, the cube on {cube_day}",
        judge=KEPT["judge"],
        day=KEPT["made"],
        cube_day=KEPT_CUBE["made"],
    )
    columns = (
        *(_("level"), _("decision"), _("unforced decisions"), _("points lost by one")),
        _("standard error"),
    )
    title = _("Backgammon: what the levels of the computer lose by a decision")
    return Table(f"{SLUG}.perdida", title, columns, as_tuples(rows), unit, (), ())
