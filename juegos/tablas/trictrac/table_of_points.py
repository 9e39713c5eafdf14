"""The table of points of trictrac: what each jan scores, in how many ways, for whom and when."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.game import choose
from juegos.core.message import _
from juegos.core.table import Cell, Table, as_tuples
from juegos.tablas.trictrac import cruces
from juegos.tablas.trictrac.cruces import usage
from juegos.tablas.trictrac.narration import NAMES
from juegos.tablas.trictrac.rules import GIVEN_UP, OF_JAN
from juegos.tablas.trictrac.scoring import GRAND_HIT, WORTH

# The ways of the jans that can be made in more than one.
_SEVERAL = _("1\N{EN DASH}3, by a doublet 1\N{EN DASH}2")
WAYS = {
    "battue-vrai": _SEVERAL,
    "remplir-petit": _SEVERAL,
    "remplir-grand": _SEVERAL,
    "remplir-retour": _SEVERAL,
    "impuissance": "1\N{EN DASH}2",
}
HITS = {
    "battue-vrai": (
        _("A true hit in the table of the petits jans"),
        _("A true hit in the table of the grands jans"),
    ),
    "battue-faux": (
        _("A false hit in the table of the petits jans"),
        _("A false hit in the table of the grands jans"),
    ),
}


def table(slug: str, readings: Mapping[str, str]) -> Table:
    """Return the points of each jan; one that was given up has a row only if it is played."""
    chosen = choose(slug, (*cruces.THROW, cruces.RENCONTRE), readings)
    used = usage(chosen)
    names = [name for name in WORTH if name not in GIVEN_UP or getattr(used, name)]
    rows: list[list[Cell]] = []
    for name in names:
        worth, rule = WORTH[name], OF_JAN[name]
        values = [GRAND_HIT if used.flat_hits else worth, GRAND_HIT] if name in HITS else [worth]
        whom = _("the thrower") if worth.thrower else _("the other player")
        for called, value in zip(HITS.get(name) or (NAMES[name],), values, strict=True):
            points: list[Cell] = [value.simple, value.doublet or ""]
            rows.append([called, *points, WAYS.get(name, "1"), whom, rule.says])
    return Table(
        "trictrac.jans",
        _("Trictrac: the points of each jan"),
        (_("jan"), _("simple"), _("doublet"), _("ways"), _("marked by"), _("when")),
        as_tuples(rows),
        _("points for each way"),
        tuple(dict.fromkeys(OF_JAN[name].locus for name in names)),
        tuple(chosen.items()),
    )
