"""Medio emperador, fol. 76r: emperador on two quarters, with two dice or three."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.about import About
from juegos.core.game import choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Crux, Rule, crux, implied, stated
from juegos.tablas import libro
from juegos.tablas.casas.board import HAND, Travel, side
from juegos.tablas.casas.game import TablesGame

SLUG = "medio-emperador"
LEAF = libro.Leaf(SLUG, "ldj:76r")

MITAD = stated(
    "medio-emperador.mitad",
    "ldj:76r.a.22-23",
    "",
    "Emperador is played on the four quarters of the board, this game on two of them.",
    kind="board",
)
QUINZE = implied(
    "medio-emperador.quinze",
    "ldj:76r.a.18-21",
    "",
    "As in emperador, each side has fifteen men on the ace of a quarter: here the last casa of "
    "either quarter.",
    kind="men",
)
CAMINO = implied(
    "medio-emperador.camino",
    "ldj:76r.a.18-21",
    "",
    "As in emperador, each brings his men to the quarter in which the other’s began; the two sides "
    "go against each other.",
    kind="men",
)
DADOS = stated(
    "medio-emperador.dados",
    "ldj:76r.b.9",
    "",
    "Two dice are thrown, or three.",
    kind="move",
)
TORNA = implied(
    "medio-emperador.torna",
    "ldj:76r.a.18-21",
    "",
    "A man that is hit goes back to the quarter in which it began, and sets out again.",
    kind="capture",
)
SOLA = implied(
    "medio-emperador.sola",
    "ldj:76r.a.18-21",
    "",
    "A man that enters may not be put on another of its own side.",
    kind="ban",
)
DOBLAR = implied(
    "medio-emperador.doblar",
    "ldj:79v.b.4-7",
    "",
    "No man may be doubled until it has left the quarter in which it began, half of the board "
    "that is played on.",
    kind="ban",
)
MANERA = stated(
    "medio-emperador.manera",
    "ldj:76r.b.9-11",
    "",
    "It has no barata, but may come to a manera: neither side can play, and nobody wins.",
    kind="end",
)
GANA = implied(
    "medio-emperador.gana",
    "ldj:76r.a.18-21",
    "",
    "The first to bear off all his men wins.",
    kind="end",
)

C_DADOS = crux(
    "medio-emperador.dados",
    "ldj:76r.b.9",
    "With two dice or with three? The leaf describes both.",
    ("dos", "two: it is called half for them too", "juegos"),
    ("tres", "three, as emperador", "juegos"),
)
RULES: tuple[Rule, ...] = (
    *(MITAD, QUINZE, LEAF.contar(), DADOS, LEAF.mano(), CAMINO, TORNA, LEAF.cerrada()),
    *(SOLA, DOBLAR, MANERA),
    *(LEAF.mover(), LEAF.fuerza(), LEAF.pierde(), LEAF.entrar(), LEAF.sacar(), GANA),
)
CRUCES: tuple[Crux, ...] = (C_DADOS, LEAF.c_doblar(), LEAF.c_justa())
EVENT_RULES = LEAF.event_rules(dados=DADOS, men=QUINZE, hiere=TORNA, manera=MANERA)


def medio_emperador(readings: Mapping[str, str]) -> TablesGame:
    """Return medio emperador under chosen readings (crux name to reading key)."""
    chosen = choose(SLUG, CRUCES, readings)
    travel = Travel(
        lies="side",
        gate=13,
        doubles=2,
        exits=libro.exits(chosen),
        joins=False,
        alone=libro.alone(chosen, 6),
    )
    return TablesGame(
        libro.Libro(
            *(SLUG, RULES, CRUCES, chosen, travel, libro.dice_count(chosen)),
            board=side({12: 15}) * 2,
            event_rules={**EVENT_RULES, "sola": DOBLAR if travel.alone < HAND else SOLA},
            ends=(libro.borne_off(GANA),),
        )
    )


ABOUT = About(
    SLUG,
    "Medio emperador",
    "ldj:76r ldj:79v ldj:72v",
    medio_emperador,
    says=_("Emperador on half the board, where both may be shut out."),
    tables=("chances", "lecturas"),
    lesson=lesson(
        ("gana", _("Bring your fifteen men to where the other’s began, and bear them off.")),
        ("dados", _("You throw two dice, as played here, and move a man by each.")),
        ("mitad", _("Only half of the board is used: two quarters, the 12 to the 1.")),
        ("doblar", _("In the quarter where it began no man may join another of its side.")),
        ("manera", _("If neither side can enter a man any more, the game is drawn.")),
        SmallBoard(
            "juega A 6-5 A 12:15 B 12:15",
            _("Two men leave the pile, each for a casa of its own."),
            "12/7 12/6",
            "mover",
        ),
        SmallBoard(
            "juega A 6-1 A 12:13 7 6 B 12:13 10:2",
            _("Past the middle men may stand together: A has three on the 6."),
            "12/6 7/6",
            "mover",
        ),
        SmallBoard(
            "juega A 6-5 A bar:2 12 11 10 9 8 off:8 B 12 11 10 9 8 7 6 off:8",
            _("A hits and enters: now neither can enter, and the game is drawn."),
            "bar/7*",
            "manera",
        ),
    ),
)
