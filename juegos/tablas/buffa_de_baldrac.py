"""Buffa de baldrac, fol. 79r: men enter in quarters of their own, then go against each other.

Men hit each other “if they will”: a player who does not want to hit stops elsewhere. That a man
might stop beside a single man without hitting it is a reading that nobody holds.
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.about import About
from juegos.core.game import choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Crux, Rule, crux, stated, supplied
from juegos.tablas import libro
from juegos.tablas.casas.board import HAND, OFF, QUARTER, Travel, side
from juegos.tablas.casas.game import TablesGame
from juegos.tablas.casas.state import BATALLA

SLUG = "buffa-de-baldrac"
LEAF = libro.Leaf(SLUG, "ldj:79r")

DADOS = stated("buffa-de-baldrac.dados", "ldj:79r.a.5-6", "", "Three dice are thrown.", kind="move")
BATALLA_ = LEAF.batalla("a.7-9")
MANOS = stated(
    "buffa-de-baldrac.manos",
    "ldj:79r.b.8-11",
    "",
    "Both players have their men in hand, and put them on casas as the dice fall.",
    kind="men",
)
QUINZE = supplied(
    "buffa-de-baldrac.quinze", "ldj:72r.b.20-21", "", "Each side has fifteen men.", kind="men"
)
ENTABLAN = stated(
    "buffa-de-baldrac.entablan",
    "ldj:79r.a.9-12",
    "",
    "First each player sets up his men in a quarter of his own, both on one part of the board, by "
    "the throws of the dice.",
    kind="move",
)
CAMINO = stated(
    "buffa-de-baldrac.camino",
    "ldj:79r.a.13-18",
    "",
    "When all are set up the sides go against each other through the quarters.",
    kind="men",
)
FIEREN = stated(
    "buffa-de-baldrac.fieren",
    "ldj:79r.a.18-22",
    "",
    "Men that meet uncovered hit each other if they will; a man that is hit goes back to the "
    "quarter in which it was set up.",
    kind="capture",
)
PASAR = stated(
    "buffa-de-baldrac.pasar",
    "ldj:79r.b.1-4",
    "",
    "Each goes on until all his men have passed to the quarter opposite that in which they were "
    "set up.",
    kind="end",
)
MAYOR = stated(
    "buffa-de-baldrac.mayor",
    "ldj:79r.b.4-7",
    "",
    "A player who cannot play the whole throw plays the greatest part that he can.",
    kind="move",
)
GANA, BARATA = LEAF.gana(), LEAF.la_barata()

C_CUADRAS = crux(
    "buffa-de-baldrac.cuadras",
    "ldj:79r.a.11-12",
    "Which two quarters are on one part of the board?",
    ("mitad", "two that face each other, on one half", "golladay2007 ludii"),
    ("lado", "two beside each other, along one side", "juegos"),
)
C_MAYOR = crux(
    "buffa-de-baldrac.mayor",
    "ldj:79r.b.4-7",
    "What is the greatest part of a throw?",
    (
        "mas-dados",
        "as many dice as can be played and, where there is a choice, the larger",
        "juegos",
    ),
    ("mas-puntos", "the most points, by however few dice", "juegos"),
)
RULES: tuple[Rule, ...] = (
    *(DADOS, BATALLA_, LEAF.uno(), MANOS, QUINZE, LEAF.contar(), ENTABLAN, CAMINO, FIEREN),
    *(LEAF.cerrada(), PASAR, MAYOR, LEAF.mover(), LEAF.pierde(), LEAF.entrar(), LEAF.sacar()),
    *(GANA, BARATA),
)
CRUCES: tuple[Crux, ...] = (
    C_CUADRAS,
    LEAF.c_fin("b.1-4"),
    C_MAYOR,
    LEAF.c_justa(),
    LEAF.c_barata(),
)
EVENT_RULES = LEAF.event_rules(
    **dict.fromkeys(("menor", "todos"), MAYOR),
    sale=BATALLA_,
    dados=DADOS,
    men=MANOS,
    hiere=FIEREN,
    entra=ENTABLAN,
)


def buffa_de_baldrac(readings: Mapping[str, str]) -> TablesGame:
    """Return buffa de baldrac under chosen readings (crux name to reading key)."""
    chosen = choose(SLUG, CRUCES, readings)
    travel = Travel(
        lies="contrary" if chosen["cuadras"] == "mitad" else "side",
        doubles=2,
        exits=libro.exits(chosen),
        waits=True,
        home=QUARTER if chosen["fin"] == "leuar" else OFF,
        points=chosen["mayor"] == "mas-puntos",
    )
    ends = libro.ends(chosen, GANA, BARATA, travel)
    if chosen["fin"] == "pasar":
        ends = (libro.all_passed(PASAR), *ends)
    return TablesGame(
        libro.Libro(
            *(SLUG, RULES, CRUCES, chosen, travel, 3),
            board=side({HAND: 15}) * 2,
            event_rules=EVENT_RULES,
            ends=ends,
            opening=BATALLA,
            home=QUARTER if chosen["fin"] == "pasar" else OFF,
            mistake=0.01,
        )
    )


ABOUT = About(
    SLUG,
    "Buffa de baldrac",
    "ldj:79r ldj:72r ldj:72v",
    buffa_de_baldrac,
    says=_("Five throws bring all men in; then the sides go against each other."),
    no_better=("strong",),
    tables=("chances", "lecturas"),
    lesson=lesson(
        ("gana", _("As played here, bring your men round to the last quarter and off first.")),
        ("entablan", _("First five throws of three dice bring your men in, each on its number.")),
        ("camino", _("Then your men go round the board, against those of the other.")),
        ("fieren", _("You may hit a man that stands alone: it must enter anew.")),
        ("mayor", _("If you cannot play all three dice, play as many as you can.")),
        SmallBoard(
            "juega A 6-5-4 A hand:15 B hand:15",
            _("A brings a man in on the six, the five and the four."),
            "hand/21 hand/20 hand/19",
            "entablan",
        ),
        SmallBoard(
            "juega A 6-3-2 A 22:5 20:5 19:5 B 22:5 20:4 19:5 12",
            _("A hits the man that stands alone on A’s 13."),
            "22/20 22/13*",
            "fieren",
        ),
        SmallBoard(
            "juega A 6-5-4 A bar:2 4:13 B 6:4 5:4 1:7",
            _("The six and the five are closed: A can play the four alone."),
            "bar/21",
            "mayor",
        ),
    ),
)
