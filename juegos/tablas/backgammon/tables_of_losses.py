"""What the levels of the computer lose by a move at backgammon; it is kept, not judged anew."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.game import choose
from juegos.core.message import _
from juegos.core.table import Cell, Table, fixed
from juegos.kept.judged import JUDGE, LOST, MADE
from juegos.tablas.backgammon.one_game import SLUG


def table(slug: str, readings: Mapping[str, str]) -> Table:
    """Return of each level what its unforced moves lose on average, with its standard error.

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
        judge=JUDGE,
        day=MADE,
    )
    columns = (
        *(_("level"), _("position"), _("unforced moves"), _("points lost by a move")),
        _("standard error"),
    )
    title = _("Backgammon: what the levels of the computer lose by a move")
    made_by = "juegos.tablas.backgammon.tables_of_losses.table"
    return Table(f"{SLUG}.perdida", title, columns, fixed(rows), unit, (), (), made_by)
