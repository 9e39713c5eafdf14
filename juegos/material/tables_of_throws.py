"""Tables of dice alone, without any game: throws, totals, soçobra, and the race of two numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import product

from juegos.core.game import choose
from juegos.core.message import _
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, as_tuples
from juegos.material import dice
from juegos.material.dice import Throw

Readings = Mapping[str, str]

# All totals that are a suerte in some game. Of three dice azar, read inclusively, has the most.
SUERTES = {3: range(6, 16), 2: range(4, 11)}
_FACES = Locus.parse("ldj:65r")


def _table(
    id: str, title: str, columns: Sequence[str], unit: str, rows: Sequence[Sequence[Cell]]
) -> Table:
    """Return a table of no game; the text mentions only the soçobra."""
    source = (_FACES,) if "soçobra" in columns else ()
    return Table(f"dados.{id}", title, tuple(columns), as_tuples(rows), unit, source, ())


def throws(slug: str, readings: Readings) -> Table:
    """Return the 56 throws of three dice: total, kind, permutations, the throw underneath."""
    choose(slug, (), readings)
    every = sorted(dice.throws(3).items(), key=lambda pair: (sum(pair[0]), pair[0]))
    rows: list[list[Cell]] = [
        [dice.write(throw), sum(throw), kind(throw), ways, dice.write(dice.under(throw))]
        for throw, ways in every
    ]
    columns = (_("throw"), _("total"), _("kind"), _("ways of 216"), _("soçobra"))
    title = _("The 56 throws of three dice")
    return _table("tiradas", title, columns, _("ways of 216"), rows)


def kind(throw: Throw) -> str:
    """Return whether the three faces of a throw are alike, two of them, or none."""
    return (_("three alike"), _("a pair"), _("all different"))[len(set(throw)) - 1]


def totals(slug: str, readings: Readings) -> Table:
    """Return for each total of three dice its combinations, its permutations and its soçobra."""
    choose(slug, (), readings)
    return _totals("totales", 3)


def of_two(slug: str, readings: Readings) -> Table:
    """Return for each total of two dice its combinations, its permutations and its soçobra."""
    choose(slug, (), readings)
    return _totals("dos", 2)


def _totals(id: str, count: int) -> Table:
    every = dice.throws(count)
    rows: list[list[Cell]] = []
    for total, ways in sorted(dice.totals(count).items()):
        kinds = sum(1 for throw in every if sum(throw) == total)
        rows.append([total, kinds, ways, Fraction(ways, every.total), 7 * count - total])
    title = _(
        "{number} dice: combinations and permutations of each total",
        number=dice.number(count).capitalize(),
    )
    of = _("ways of {total}", total=every.total)
    columns = (
        *(_("total"), _("combinations of {total}", total=len(every)), of),
        *(_("chance"), _("soçobra")),
    )
    return _table(id, title, columns, _("combinations; {ways}; chances", ways=of), rows)


def permutations(slug: str, readings: Readings) -> Table:
    """Return the 216 ways in which three dice can lie in order, by total."""
    choose(slug, (), readings)
    every = sorted(product(dice.FACES, repeat=3), key=lambda faces: (sum(faces), faces))
    rows: list[list[Cell]] = [
        [sum(faces), dice.write(faces), dice.write(tuple(sorted(faces, reverse=True)))]
        for faces in every
    ]
    columns = (_("total"), _("in order"), _("throw"))
    title = _("The 216 permutations of three dice")
    return _table("permutaciones", title, columns, _("points"), rows)


def underneath(slug: str, readings: Readings) -> Table:
    """Return each total of three dice and of two, and the total underneath it."""
    choose(slug, (), readings)
    rows: list[list[Cell]] = [
        [count, total, 7 * count - total, ways]
        for count in (3, 2)
        for total, ways in sorted(dice.totals(count).items())
    ]
    columns = (_("dice"), _("total"), _("soçobra"), _("ways of either"))
    title = _("Soçobra: each total and that underneath")
    return _table("sozobra", title, columns, _("points; ways of 216 or 36"), rows)


def race(slug: str, readings: Readings) -> Table:
    """Return the chance that one's own suerte comes before the other's, with three dice."""
    choose(slug, (), readings)
    return _race("carrera", 3)


def race_of_two(slug: str, readings: Readings) -> Table:
    """Return the chance that one's own suerte comes before the other's, with two dice."""
    choose(slug, (), readings)
    return _race("carrera-dos", 2)


def _race(id: str, count: int) -> Table:
    ways, suertes = dice.totals(count), SUERTES[count]
    rows: list[list[Cell]] = []
    for own in suertes:
        first = (Fraction(ways[own], ways[own] + ways[other]) for other in suertes)
        chances = ["–" if own == other else p for other, p in zip(suertes, first, strict=True)]
        rows.append([own, *chances])
    number = dice.number(count).capitalize()
    title = _(
        "{number} dice: the chance that one’s own suerte comes before the other’s", number=number
    )
    return _table(id, title, (_("own suerte"), *map(str, suertes)), _("chances"), rows)
