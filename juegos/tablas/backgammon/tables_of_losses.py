"""The mean loss by a decision of the computer's levels at backgammon, from stored results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

from juegos import data
from juegos.core.game import choose
from juegos.core.message import _
from juegos.core.table import Cell, Table, as_tuples
from juegos.tablas.backgammon.one_game import SLUG

# Levels played against themselves; of each the first 1,000 unforced moves were judged. By level, of
# moves with men still to pass and of moves in a race: how many, points lost by a move, and the
# standard error of that.
JUDGED = data.load_json("tablas/judged.json")
Part = tuple[int, float, float]
LOST: Mapping[str, list[Part]] = {
    level: list(map(tuple, parts)) for level, parts in JUDGED["lost"].items()
}
# The same of times that a level might double, and of its answers to doubles.
JUDGED_CUBE = data.load_json("tablas/judged-cube.json")
LOST_BY_CUBE: Mapping[str, list[Part]] = {
    level: list(map(tuple, parts)) for level, parts in JUDGED_CUBE["lost"].items()
}
# What the same times of doubling or not would lose to somebody who never doubles.
NEVER: Mapping[str, Part] = {level: tuple(part) for level, part in JUDGED_CUBE["never"].items()}
ALL_MOVES, ALL_CUBE = _("all moves"), _("all about the cube")
# What the strong level was to lose at most by a decision.
GOALS = {("strong", ALL_MOVES): 0.012, ("strong", ALL_CUBE): 0.004}


def of_level(level: str) -> list[Part]:
    """Return what is stored of a level, and both kinds of moves and of the cube together.

    After doubling comes what never doubling would lose.
    """
    moves, cube = LOST[level], LOST_BY_CUBE[level]
    doubling, answering = cube
    return [*moves, together(moves), doubling, NEVER[level], answering, together(cube)]


def together(parts: Sequence[Part]) -> Part:
    """Return how many decisions there are in all, their mean loss, and its standard error.

    >>> together([(2, 0.5, 0.5), (2, 2.5, 0.5)])
    (4, 1.5, 0.6454972243679028)
    """
    number = sum(times for times, _lost, _error in parts)
    mean = sum(times * lost for times, lost, _error in parts) / number
    spread = sum(
        times * ((times - 1) * error**2 + (lost - mean) ** 2) for times, lost, error in parts
    )
    return number, mean, sqrt(spread / (number - 1) / number)


def table(slug: str, readings: Mapping[str, str]) -> Table:
    """Return for each level the mean loss by its moves and about the cube, with the errors.

    Raises:
        UnknownName: a reading is given; there is none to be changed.
    """
    choose(slug, (), readings)
    kinds = (
        *(_("a move, men still to pass"), _("a move in a race"), ALL_MOVES),
        *(_("doubling or not"), _("the same, never doubling")),
        *(_("answering a double"), ALL_CUBE),
    )
    rows: list[list[Cell]] = [
        [level, kind, moves, f"{lost:.4f}", f"{error:.4f}", str(GOALS.get((level, kind), ""))]
        for level in LOST
        for kind, (moves, lost, error) in zip(kinds, of_level(level), strict=True)
    ]
    unit = _(
        "points of a game, where the cube shows one; judged by {judge} two throws ahead, moves on "
        "{day} and without the cube, the cube on {cube_day}",
        judge=JUDGED["judge"],
        day=JUDGED["made"],
        cube_day=JUDGED_CUBE["made"],
    )
    columns = (
        *(_("level"), _("decision"), _("unforced decisions"), _("points lost by one")),
        *(_("standard error"), _("goal: at most")),
    )
    title = _("Backgammon: what the levels of the computer lose by a decision")
    return Table(f"{SLUG}.perdida", title, columns, as_tuples(rows), unit, (), ())
