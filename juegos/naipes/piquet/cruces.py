"""The disputed points of piquet, and the effect of each reading on the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from juegos.core.game import choose
from juegos.core.source import Rule, crux, stated
from juegos.naipes.piquet.rules import SEED, rules

CARTAS = crux(
    "piquet.cartas-al-pique",
    "cavendish:69",
    "Do the ten for the cards count toward a pique?",
    ("no", "no: the cards are counted after the play", "cavendish"),
    ("si", "yes, if the elder wins seven tricks before the younger wins any", SEED),
)
TRES = crux(
    "piquet.punto-de-tres",
    "cavendish:62",
    "Does a point of three cards count?",
    ("si", "yes: the largest point, whatever its number", "cavendish"),
    ("no", "no: a point has at least four cards", SEED),
)
ROJA = crux(
    "piquet.carta-roja",
    SEED,
    "Does a hand all of whose cards are in good combinations score twenty?",
    ("no", "no: there is no carte rouge", "cavendish"),
    ("si", "yes, as soon as it comes about, towards a repique too", SEED),
    ("sin-repique-del-menor", "yes, but the younger’s twenty make no repique", SEED),
)
PARTIDA = crux(
    "piquet.partida",
    "cavendish:71",
    "How many deals make a partie?",
    ("seis", "six", "cavendish"),
    ("cuatro", "four, the first and the last counting double, by agreement", "cavendish"),
)
DESCARTE = crux(
    "piquet.descarte-del-menor",
    "cavendish:22",
    "Must the younger hand exchange a card?",
    ("obligado", "yes, at least one", "cavendish"),
    ("libre", "no, as at piquet au cent", "cavendish"),
)
CRUCES = (CARTAS, TRES, ROJA, PARTIDA, DESCARTE)
CARTA_ROJA = stated(
    "piquet.carta-roja",
    SEED,
    "",
    "Twenty for a hand all of whose cards are in good combinations (reading carta-roja).",
    kind="score",
)


@dataclass(frozen=True, slots=True)
class TableRules:
    """The rules under the readings in force.

    A point needs at least ``least`` cards. ``cards_to_pique``: the ten for the cards count toward a
    pique. ``rouge`` is the reading of carte rouge. The younger exchanges at least ``must`` cards.
    ``full``: a call names its value at once, is binding, and is shown before the first lead.
    ``fours``: a point whose value ends in four scores one less. ``low``: nines, eights and sevens
    count in play.
    """

    rules: Mapping[str, Rule]
    least: int = 3
    cards_to_pique: bool = False
    rouge: str = "no"
    must: int = 1
    full: bool = False
    fours: bool = False
    low: bool = True

    def __getitem__(self, name: str) -> Rule:
        return self.rules[name]


def readings_of_piquet(given: Mapping[str, str]) -> dict[str, str]:
    """Return the reading in force for every crux; raises ``UnknownName``."""
    return choose("piquet", CRUCES, given)


RULES: Mapping[str, Rule] = {**rules("piquet"), "carta-roja": CARTA_ROJA}


def options(readings: Mapping[str, str]) -> TableRules:
    """Return the rules of piquet under these readings, one for each crux."""
    return TableRules(
        RULES,
        least=3 if readings["punto-de-tres"] == "si" else 4,
        cards_to_pique=readings["cartas-al-pique"] == "si",
        rouge=readings["carta-roja"],
        must=1 if readings["descarte-del-menor"] == "obligado" else 0,
    )
