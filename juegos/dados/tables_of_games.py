"""Tables that only one game has; this module is loaded when one of them is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from juegos.core.message import _
from juegos.core.table import Cell, Table, fixed
from juegos.dados.panquist import Panquist
from juegos.dados.triga import Triga
from juegos.dados.written_throws import LISTED, PARES
from juegos.material import dice
from juegos.tables import source

Readings = Mapping[str, str]


def listed(slug: str, readings: Readings) -> Table:
    """Return the throws in the order of fols. 66r-66v, and those of the 56 that are missing."""
    ways = dice.throws(3)
    rows: list[list[Cell]] = []
    for total, written in LISTED.items():
        here = [throw for throw in ways if sum(throw) == total]
        for throw in (*written, *(throw for throw in here if throw not in written)):
            leaf = "66v" if total in Triga.numbers else "66r"
            alike = len(set(throw)) == 1
            rows.append(
                [
                    total,
                    dice.write(throw),
                    ways[throw],
                    leaf if throw in written else _("missing"),
                    ("66r" if throw in PARES else _("missing")) if alike else "",
                ]
            )
    return Table(
        "triga.lista",
        _("Triga: the 55 throws that the codex lists, and the one it leaves out"),
        (
            *(_("total"), _("throw"), _("ways of 216")),
            *(_("listed under its total"), _("listed as par")),
        ),
        fixed(rows),
        _("points; ways of 216; leaves"),
        source(slug),
        tuple(Triga(readings).readings.items()),
        "juegos.dados.tables_of_games.listed",
    )


def ladder(slug: str, readings: Readings) -> Table:
    """Return for each suerte of panquist the throws by the paradas they take, and the means."""
    rules = Panquist(readings)
    ways = dice.throws(3)
    rows: list[list[Cell]] = []
    for suerte in rules.numbers:
        steps = {throw: n for throw, n in rules.paradas.items() if sum(throw) == suerte}
        row: list[Cell] = [suerte]
        for n in (1, 2, 3, 4):
            these = [throw for throw, count in steps.items() if count == n]
            row += [" ".join(map(dice.write, these)), sum(ways[throw] for throw in these)]
        every = sum(ways[throw] for throw in steps)
        paradas = sum(ways[throw] * n for throw, n in steps.items())
        worth = sum(ways[throw] * rules.worth[n - 1] for throw, n in steps.items())
        rows.append([*row, every, Fraction(paradas, every), Fraction(worth, every)])
    return Table(
        "panquist.escalera",
        _("Panquist: how many paradas each throw reaches, by suerte"),
        _LADDER,
        fixed(rows),
        _("throws; ways of 216; paradas; stakes"),
        source(slug),
        tuple(rules.readings.items()),
        "juegos.dados.tables_of_games.ladder",
    )


_LADDER = (
    _("suerte"),
    *(_("one parada"), _("ways of one"), _("two paradas"), _("ways of two")),
    *(_("three paradas"), _("ways of three"), _("four: panquist"), _("ways of four")),
    *(_("ways of 216"), _("mean paradas"), _("mean worth")),
)
