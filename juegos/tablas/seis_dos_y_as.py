"""Seys dos & as, fol. 75r: both sides in one quarter; the first has six, two and ace."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.about import About
from juegos.core.game import choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Crux, Rule, crux, implied, stated
from juegos.tablas import libro
from juegos.tablas.casas.board import Travel, side
from juegos.tablas.casas.game import TablesGame
from juegos.tablas.casas.state import BATALLA
from juegos.tablas.casas.turns import Turns

SLUG = "seis-dos-y-as"
LEAF = libro.Leaf(SLUG, "ldj:75r")

SEIS = stated(
    "seis-dos-y-as.seis",
    "ldj:75r.a.8-14",
    "",
    "Whoever wins the batalla has eight men on the six of a quarter, four on the two and three on "
    "the ace.",
    kind="men",
)
OTRAS = stated(
    "seis-dos-y-as.otras",
    "ldj:75r.a.15-18",
    "",
    "The other has five men each on the five, the four and the three of the same quarter.",
    kind="men",
)
BATALLA_ = stated(
    "seis-dos-y-as.batalla",
    "ldj:75r.a.8-9",
    "",
    "Whoever wins the batalla has the hand, and the six, the two and the ace.",
    kind="move",
)
CAMINO = stated(
    "seis-dos-y-as.camino",
    "ldj:75r.b.1-4",
    "",
    "Both take as many casas as they can in the quarter beside that one.",
    kind="men",
)
TORNA = stated(
    "seis-dos-y-as.torna",
    "ldj:75r.b.4-9",
    "",
    "A man that is hit goes back neither to the quarter opposite nor to that beside, but to the "
    "one diagonally across.",
    kind="capture",
)
TODAS = stated(
    "seis-dos-y-as.todas",
    "ldj:75r.b.9-13",
    "",
    "From there it is brought round through all quarters to that from which men are borne off.",
    kind="men",
)
DE_LADO = implied(
    "seis-dos-y-as.de-lado",
    "ldj:75r.b.1-13",
    "",
    "Men are borne off from the quarter beside that of the start: a man that enters "
    "diagonally across passes all four on the way.",
    kind="men",
)
GANA = LEAF.gana("b.13-14")

C_SACAR = crux(
    "seis-dos-y-as.sacar-de",
    "ldj:75r.b.9-13",
    "From which quarter are men borne off? The leaf does not name it.",
    ("de-lado", "from that beside the quarter of the start", "juegos"),
    (
        "pospunta",
        "from that diagonally across from the start; men that are hit begin again where all began",
        "ludii",
    ),
)
RULES: tuple[Rule, ...] = (
    *(SEIS, OTRAS, LEAF.contar(), BATALLA_, LEAF.uno(), LEAF.dados(), CAMINO, TORNA, TODAS),
    *(DE_LADO, LEAF.cerrada(), LEAF.mover(), LEAF.fuerza(), LEAF.pierde(), LEAF.entrar()),
    *(LEAF.sacar(), GANA, LEAF.la_barata()),
)
CRUCES: tuple[Crux, ...] = (C_SACAR, LEAF.c_dados(), LEAF.c_justa(), LEAF.c_barata())
EVENT_RULES = LEAF.event_rules(sale=BATALLA_, dados=LEAF.dados(), men=SEIS, hiere=TORNA)


def seis_dos_y_as(readings: Mapping[str, str]) -> TablesGame:
    """Return seis dos y as under chosen readings (crux name to reading key)."""
    chosen = choose(SLUG, CRUCES, readings)
    far = 0 if chosen["sacar-de"] == "de-lado" else 6  # how much longer the way is for all
    travel = Travel(lies="same", gate=25 - far, doubles=2, exits=libro.exits(chosen))
    first, second = {7: 8, 11: 4, 12: 3}, {8: 5, 9: 5, 10: 5}
    if far:
        first, second = ({casa + far: men for casa, men in one.items()} for one in (first, second))
    return TablesGame(
        libro.Libro(
            *(SLUG, RULES, CRUCES, chosen, travel, libro.dice_count(chosen)),
            board=side(first) + side(second),
            event_rules=EVENT_RULES,
            ends=libro.ends(chosen, GANA, LEAF.la_barata(), travel),
            turns=Turns(first=True),
            opening=BATALLA,
        )
    )


_START = "A 12:3 11:4 7:8 B 10:5 9:5 8:5"

ABOUT = About(
    SLUG,
    "Seis, dos y as",
    "ldj:75r ldj:72v",
    seis_dos_y_as,
    says=_("Both sides start on the casas of one quarter and run the same way."),
    tables=("chances", "lecturas"),
    lesson=lesson(
        ("gana", _("As played here, bring your men to the next quarter and bear all off first.")),
        ("batalla", _("Whoever throws the higher die has the hand, and the six, two and ace.")),
        ("camino", _("Both run the same way, and each takes casas of the next quarter.")),
        ("torna", _("A man alone can be hit, and must come in at the far end of the board.")),
        ("todas", _("So a man that was hit has the whole way round before it.")),
        SmallBoard(
            "batalla A 12:3 11:4 7:8 B 10:5 9:5 8:5",
            _("A throws the higher die, and has the six, the two and the ace."),
            "5-3",
            "batalla",
        ),
        SmallBoard(
            f"juega A 3-3-1 {_START}",
            _("A takes the four and the three of the next quarter."),
            "7/6 7/4(2)",
            "mover",
        ),
        SmallBoard(
            "juega A 6-5-1 A 12:3 11:4 7:8 B 10:5 9:5 8:3 6 5",
            _("A hits the man on 6 with two of his own: it must come in far behind."),
            "12/6*(2)",
            "torna",
        ),
    ),
)
