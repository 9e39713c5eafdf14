"""The tables of chances of the games within a quadra, stored because some take a minute."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from juegos.core.game import choose
from juegos.core.message import _
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, as_tuples
from juegos.tablas.quadra.exact_results import EXACT_RESULTS

NAMES = {
    "doblet": (_("Doblet: the chances under each reading"), "ldj:74r"),
    "doublets": (_("Doublets: the chances under each reading"), "cotton1674:161"),
    "doze-canes": (_("Doze canes: the chances under each reading"), "ldj:73v"),
    "quinze-tablas": (_("Quinze tablas: the chances with two men to a casa"), "ldj:73r"),
}
FIGURES = (_("first wins"), _("second wins"), _("nobody"), _("mean throws"))
PLACES = 6


def by_reading(slug: str, readings: Mapping[str, str]) -> Table:
    """Return who wins and how long a game is, under every combination of readings.

    Raises:
        UnknownName: readings are given; the table has all of them.
    """
    choose(slug, (), readings)
    matches = [exact for exact in EXACT_RESULTS if exact.slug == slug]
    rows: list[list[Cell]] = [
        [*exact.readings.values(), *map(_decimal, exact.figures)] for exact in matches
    ]
    title, place = NAMES[slug]
    return Table(
        f"{slug}.odds",
        title,
        (*matches[0].readings, *FIGURES),
        as_tuples(rows),
        _("chances; throws; exact, here rounded to {places} decimals", places=PLACES),
        (Locus.parse(place),),
        (),
    )


def _decimal(figure: Fraction) -> str:
    return f"{float(figure):.{PLACES}f}"
