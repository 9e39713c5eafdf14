"""The chances of two dice that players of trictrac use: ways, out of 36, to show given numbers.

To hit a man or cover an arrow a player needs a number, on one die or by the sum of both; several
men give several numbers. Blocked ways are ignored here, because they depend on the board.
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.game import choose
from juegos.core.message import _
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, as_tuples
from juegos.material import dice

NUMBERS = range(1, 13)
SOURCE = (Locus("lelasseux1852", "263"),)


def ways(*numbers: int) -> int:
    """Return the ways in which two dice show one of these numbers, on a die or by their sum."""
    wanted = set(numbers)
    return dice.throws(2).count(lambda throw: bool(wanted & {*throw, sum(throw)}))


def direct(*numbers: int) -> int:
    """Return the ways in which one of these numbers stands on a die."""
    wanted = set(numbers)
    return dice.throws(2).count(lambda throw: bool(wanted & set(throw)))


def one(slug: str, readings: Mapping[str, str]) -> Table:
    """Return for each number the ways that show it on a die, by the sum alone, and in all."""
    choose(slug, (), readings)
    rows: list[list[Cell]] = [[n, direct(n), ways(n) - direct(n), ways(n)] for n in NUMBERS]
    return Table(
        f"{slug}.un-numero",
        _("Two dice: the ways to show a number"),
        (_("number"), _("on a die"), _("by the sum alone"), _("in all")),
        as_tuples(rows),
        _("ways of 36"),
        SOURCE,
        (),
    )


def two(slug: str, readings: Mapping[str, str]) -> Table:
    """Return for each pair of numbers the ways that show at least one of them."""
    choose(slug, (), readings)
    rows: list[list[Cell]] = [[n, *(ways(n, m) for m in NUMBERS)] for n in NUMBERS]
    return Table(
        f"{slug}.dos-numeros",
        _("Two dice: the ways to show one of two numbers"),
        (_("number"), *map(str, NUMBERS)),
        as_tuples(rows),
        _("ways of 36"),
        SOURCE,
        (),
    )
