"""The table of what play gives between equal players, beside what Cavendish had from practice."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.errors import NotExact
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, fixed
from juegos.kept.piquet_play import COMMAND, WHOLE
from juegos.naipes.piquet.cruces import readings_of_piquet
from juegos.naipes.piquet.rules import CAVENDISH
from juegos.naipes.piquet.sums import PER_PARTY, estimates

SAYS = {
    "elder": "points of the elder hand",
    "younger": "points of the younger hand",
    "elder_cards": "the elder wins the cards (a capot among them)",
    "younger_cards": "the younger wins the cards (a capot among them)",
    "divided": "the cards are divided",
    "elder_capot": "a capot of the elder",
    "younger_capot": "a capot of the younger",
    "elder_repique": "a repique of the elder",
    "younger_repique": "a repique of the younger",
    "pique": "a pique, repiques not among them",
    "pique_or_repique": "a pique or a repique",
    "rubicon": "the loser is under the rubicon",
    "points": "points that the winner gains",
}
# Odds and figures that he gives from practice; a test holds them to the oracle.
PRINTED = {
    "elder_cards": "about 5 to 3 on",
    "younger_cards": "nearly 3 to 1 against",
    "divided": "over 7 to 1 against",
    "elder_repique": "nearly 27.5 to 1 against",
    "younger_repique": "about 75 to 1 against",
    "pique_or_repique": "about 36 to 5",
    "rubicon": "about 7 to 2 against",
    "points": "two hundred points",
}


def simulated(slug: str, readings: Mapping[str, str]) -> Table:
    """Return the figures kept, each with its standard error.

    Raises:
        NotExact: other readings than the default are asked for; no parties were played of them.
    """
    if readings_of_piquet(readings) != readings_of_piquet({}):
        raise NotExact("parties of piquet were played under the default readings alone")
    rows: list[list[Cell]] = [
        [
            SAYS[name],
            "party" if name in PER_PARTY else "deal",
            WHOLE.of[name].total,
            f"{figure.mean:.4f}",
            f"{figure.error:.4f}",
            PRINTED.get(name, ""),
        ]
        for name, figure in estimates(WHOLE).items()
    ]
    columns = ("what", "for each", "sum", "mean", "standard error", "Cavendish, from practice")
    return Table(
        "piquet.simulada",
        f"What {WHOLE.parties} parties between two beginners gave",
        columns,
        fixed(rows),
        f"simulated: {WHOLE.deals} deals, seed {WHOLE.seed}, by {COMMAND}",
        (Locus(CAVENDISH, "73"),),
        (),
        "juegos.naipes.piquet.tables_of_play.simulated",
    )
