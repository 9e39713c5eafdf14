"""The table of figures from simulated play, beside those that Cavendish gives from practice."""

from __future__ import annotations

from collections.abc import Mapping

from juegos import data
from juegos.core.errors import NotExact
from juegos.core.message import _, _n
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, fixed
from juegos.naipes.piquet.cruces import readings_of_piquet
from juegos.naipes.piquet.rules import CAVENDISH
from juegos.naipes.piquet.sums import KEPT, PER_PARTY, estimates, kept

WHOLE = kept("whole")
SAYS = {
    "elder": _("points of the elder hand"),
    "younger": _("points of the younger hand"),
    "elder_cards": _("the elder wins the cards (capots included)"),
    "younger_cards": _("the younger wins the cards (capots included)"),
    "divided": _("the cards are divided"),
    "elder_capot": _("a capot of the elder"),
    "younger_capot": _("a capot of the younger"),
    "elder_repique": _("a repique of the elder"),
    "younger_repique": _("a repique of the younger"),
    "pique": _("a pique, repiques not included"),
    "pique_or_repique": _("a pique or a repique"),
    "rubicon": _("the loser is under the rubicon"),
    "points": _("points that the winner gains"),
}
# The figures that Cavendish gives from practice; a test holds them to his text.
PRINTED = {
    "elder_cards": _("about 5 to 3 on"),
    "younger_cards": _("nearly 3 to 1 against"),
    "divided": _("over 7 to 1 against"),
    "elder_repique": _("nearly 27.5 to 1 against"),
    "younger_repique": _("about 75 to 1 against"),
    "pique_or_repique": _("about 36 to 5"),
    "rubicon": _("about 7 to 2 against"),
    "points": _("two hundred points"),
}


def simulated(slug: str, readings: Mapping[str, str]) -> Table:
    """Return the figures of the simulation that is kept, each with its standard error.

    Raises:
        NotExact: other readings than the default are asked for; no parties were played of them.
    """
    if readings_of_piquet(readings) != readings_of_piquet({}):
        raise NotExact(_("parties of piquet were played under the default readings only"))
    rows: list[list[Cell]] = [
        [
            SAYS[name],
            _("partie") if name in PER_PARTY else _("deal"),
            WHOLE.of[name].total,
            f"{figure.mean:.4f}",
            f"{figure.error:.4f}",
            PRINTED.get(name, ""),
        ]
        for name, figure in estimates(WHOLE).items()
    ]
    columns = (
        *(_("what"), _("for each"), _("sum"), _("mean"), _("standard error")),
        _("Cavendish, from practice"),
    )
    return Table(
        "piquet.simulada",
        _n(
            "Results of {count} partie between two beginners",
            "Results of {count} parties between two beginners",
            WHOLE.parties,
        ),
        columns,
        fixed(rows),
        _n(
            "simulated: {count} deal, seed {seed}, by {command}",
            "simulated: {count} deals, seed {seed}, by {command}",
            WHOLE.deals,
            seed=WHOLE.seed,
            command=data.told(KEPT)["command"],
        ),
        (Locus(CAVENDISH, "73"),),
        (),
        "juegos.naipes.piquet.tables_of_play.simulated",
    )
