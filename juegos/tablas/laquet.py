"""Laquet, fol. 78r: nobody is hit, and the other plays what one cannot play."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.about import About
from juegos.core.game import choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Crux, Rule, crux, implied, stated, supplied
from juegos.tablas import libro
from juegos.tablas.casas.board import OFF, Travel, side
from juegos.tablas.casas.game import TablesGame
from juegos.tablas.casas.state import BATALLA, TIRA
from juegos.tablas.casas.turns import Turns

SLUG = "laquet"
LEAF = libro.Leaf(SLUG, "ldj:78r")

DADOS = stated("laquet.dados", "ldj:78r.a.5", "", "Two dice are thrown.", kind="move")
CATORZE = stated(
    "laquet.catorze",
    "ldj:78r.a.7-12",
    "",
    "One side has fourteen men on the ace of a quarter, and the fifteenth on the ace of the "
    "quarter opposite.",
    kind="men",
)
OTRAS = stated(
    "laquet.otras",
    "ldj:78r.a.12-20",
    "",
    "The other has in the first of them two men on the six and three each on the five, four, three "
    "and two, and the fifteenth on the ace of the third quarter.",
    kind="men",
)
CAMINO = implied(
    "laquet.camino",
    "ldj:78r.a.7-20",
    "",
    "Both sides go the same way: they set out from one quarter, and their last men stand on the "
    "way.",
    kind="men",
)
NO_FIEREN = stated(
    "laquet.no-fieren",
    "ldj:78r.a.21-22",
    "",
    "In this game no man hits another.",
    kind="ban",
)
CERRADA = supplied(
    "laquet.cerrada",
    "ldj:78r",
    "",
    "No man stops where one of the other’s stands; by another reading, only where two do.",
    kind="ban",
)
OTRO = stated(
    "laquet.otro",
    "ldj:78r.b.1-2",
    "",
    "What one player cannot play of a throw the other plays.",
    kind="move",
)
GANA = stated(
    "laquet.gana",
    "ldj:78r.b.2-5",
    "",
    "The first to bear all men off from the quarter where they must be set up wins.",
    kind="end",
)
SUERTE = supplied(
    "laquet.suerte",
    "ldj:78r",
    "",
    "Each player throws one die, and the higher throws first; a tie is thrown again.",
    kind="move",
)

C_CIERRA = crux(
    "laquet.cierra",
    "ldj:78r.a.21-22",
    "Does one man close a casa to the other? It cannot be hit there.",
    ("una", "yes", "ludii"),
    ("dos", "no, two do: men of both colours may share a casa", "juegos"),
)
C_SACAR = crux(
    "laquet.sacar-de",
    "ldj:78r.a.20",
    "In which quarter are the men set up and borne off?",
    ("derecho", "in that opposite the start, where the fifteenth man of one side stands", "juegos"),
    (
        "tercera",
        "in the third, as the words stand; the man that stands beyond it counts as borne off",
        "juegos",
    ),
)
C_MANO = crux(
    "laquet.mano",
    "ldj:78r",
    "Who throws first? The leaf does not say.",
    ("suerte", "the higher of two dice decides", "juegos"),
    ("catorze", "the side with fourteen men on one casa", "juegos"),
)
PIERDE = supplied(
    "laquet.pierde", "ldj:78r", "", "What neither player can play is lost.", kind="move"
)
RULES: tuple[Rule, ...] = (
    *(DADOS, CATORZE, OTRAS, LEAF.contar(), CAMINO, NO_FIEREN, CERRADA, OTRO, SUERTE),
    *(LEAF.mover(), LEAF.fuerza(), PIERDE, LEAF.sacar(), GANA),
)
CRUCES: tuple[Crux, ...] = (C_CIERRA, C_SACAR, C_MANO, LEAF.c_justa())
EVENT_RULES = LEAF.event_rules(
    dados=DADOS,
    men=CATORZE,
    casa=CERRADA,
    pierde=PIERDE,
    otro=OTRO,
    sale=SUERTE,
    hiere=NO_FIEREN,
    bar=NO_FIEREN,
)


def laquet(readings: Mapping[str, str]) -> TablesGame:
    """Return laquet under chosen readings (crux name to reading key)."""
    chosen = choose(SLUG, CRUCES, readings)
    travel = Travel(
        lies="same",
        doubles=2,
        exits=libro.exits(chosen),
        closes=1 if chosen["cierra"] == "una" else 2,
        hits=False,
    )
    first, second = {24: 14, 1: 1}, {23: 3, 22: 3, 21: 3, 20: 3, 19: 2, 12: 1}
    if chosen["sacar-de"] == "tercera":
        first, second = {18: 14, OFF: 1}, {casa - 6: men for casa, men in second.items()}
    return TablesGame(
        libro.Libro(
            *(SLUG, RULES, CRUCES, chosen, travel, 2),
            board=side(first) + side(second),
            event_rules=EVENT_RULES,
            ends=(libro.borne_off(GANA),),
            turns=Turns(shared=True),
            opening=BATALLA if chosen["mano"] == "suerte" else TIRA,
        )
    )


ABOUT = About(
    SLUG,
    "Laquet",
    "ldj:78r ldj:72v",
    laquet,
    says=_("Nobody is hit, and what you cannot play the other plays for himself."),
    no_better=("greedy",),
    tables=("chances", "lecturas"),
    lesson=lesson(
        ("gana", _("As played here, bring your men to the last quarter and bear all off first.")),
        ("dados", _("You throw two dice, and move a man by each.")),
        ("no-fieren", _("No man is ever hit, and both sides run the same way.")),
        ("cerrada", _("As played here, even one man of the other closes a casa to you.")),
        ("otro", _("What you cannot play the other plays: a bad throw is his gain.")),
        SmallBoard(
            "juega A 6-1 A 24:14 1 B 23:3 22:3 21:3 20:3 19:2 12",
            _("Only the six gets A past the men of B, and then the ace goes on."),
            "24/17",
            "mover",
        ),
        SmallBoard(
            "tira A A 24:14 1 B 23:3 22:3 21:3 20:3 19:2 12",
            _("A can play neither number: B plays both."),
            "5-4",
            "otro",
        ),
        SmallBoard(
            "juega B 6-2 A 9 3 off:13 B 6 2 off:13",
            _("B bears off his last two men and wins."),
            "6/off 2/off",
            "gana",
        ),
    ),
)
