"""The mean loss by a move of the computer's levels at backgammon, from stored results."""

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


def table(slug: str, readings: Mapping[str, str]) -> Table:
    """Return for each level the mean loss by its unforced moves, with its standard error.

    Raises:
        UnknownName: a reading is given; there is none to be changed.
    """
    choose(slug, (), readings)
    kinds = _("men still to pass"), _("race")
    rows: list[list[Cell]] = [
        [level, kind, moves, f"{lost:.4f}", f"{error:.4f}"]
        for level, parts in LOST.items()
        for kind, (moves, lost, error) in zip(kinds, parts, strict=True)
    ]
    unit = _(
        "points of a game; judged by {judge} on {day}, two throws ahead and without the cube",
        judge=KEPT["judge"],
        day=KEPT["made"],
    )
    columns = (
        *(_("level"), _("position"), _("unforced moves"), _("points lost by a move")),
        _("standard error"),
    )
    title = _("Backgammon: what the levels of the computer lose by a move")
    return Table(f"{SLUG}.perdida", title, columns, as_tuples(rows), unit, (), ())
