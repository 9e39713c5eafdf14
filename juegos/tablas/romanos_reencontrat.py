"""Romanos reencontrat, fol. 79v: both go the same way, half a board apart, and double late.

The casas of the start are in the figure of fol. 80r, not in the words, and the figure was not seen:
the pile on the ace is a guess from the likeness to emperador. Men spread over several casas may
become another reading, once somebody has seen which casas.
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.about import About
from juegos.core.game import choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Crux, Rule, crux, implied, stated, supplied
from juegos.tablas import libro
from juegos.tablas.casas.board import OFF, QUARTER, Travel, side
from juegos.tablas.casas.game import TablesGame
from juegos.tablas.casas.state import BATALLA

SLUG = "romanos-reencontrat"
LEAF = libro.Leaf(SLUG, "ldj:79v")

DADOS = stated(
    "romanos-reencontrat.dados", "ldj:79v.a.6-7", "", "Three dice are thrown.", kind="move"
)
BATALLA_ = LEAF.batalla("a.7-10")
DERECHA = stated(
    "romanos-reencontrat.derecha",
    "ldj:79v.a.10-17",
    "",
    "The black men stand in the quarter at the right hand of the player who plays them, on "
    "the other side of the board; the white likewise.",
    kind="men",
)
AS = supplied(
    "romanos-reencontrat.as",
    "ldj:79v.b.13-14",
    "",
    "Only the figure shows where in that quarter, and we have not seen it: here fifteen "
    "stand on the ace, as in emperador.",
    kind="men",
)
CAMINO = stated(
    "romanos-reencontrat.camino",
    "ldj:79v.a.17-22",
    "",
    "Each brings his men through the quarters to that of the other side, opposite where they "
    "began.",
    kind="men",
)
TORNA = stated(
    "romanos-reencontrat.torna",
    "ldj:79v.b.1-4",
    "",
    "A man that is hit goes back to the quarter in which it began.",
    kind="capture",
)
MITAD = stated(
    "romanos-reencontrat.mitad",
    "ldj:79v.b.4-7",
    "",
    "No man may be doubled until it has passed the middle of the board, as in emperador.",
    kind="ban",
)
FUERZA = stated(
    "romanos-reencontrat.saber",
    "ldj:79v.b.8-12",
    "",
    "The skill is in doubling men well once they have passed the middle.",
    kind="manner",
)
PASAR = implied(
    "romanos-reencontrat.pasar",
    "ldj:79v.a.20-22",
    "",
    "By one reading whoever first has all men in that quarter wins.",
    kind="end",
)
MANERA = implied(
    "romanos-reencontrat.manera",
    "ldj:72v.a.18-21",
    "",
    "Manera: if neither player can play, whatever is thrown, nobody wins.",
    kind="end",
)
GANA, BARATA = LEAF.gana(), LEAF.la_barata()

C_SENTIDO = crux(
    "romanos-reencontrat.sentido",
    "ldj:79v.a.10-22",
    "Do the sides go the same way round or against each other?",
    ("mismo", "the same way, from quarters that lie diagonally", "juegos"),
    ("contrario", "against each other, from quarters opposite: like emperador", "ludii"),
)
C_DOBLAR = crux(
    "romanos-reencontrat.doblar",
    "ldj:79v.b.4-7",
    "May men be doubled before the middle?",
    ("pasada-la-mitad", "no, as the leaf says", "ldj"),
    ("no", "yes", "juegos"),
)
RULES: tuple[Rule, ...] = (
    *(DADOS, BATALLA_, LEAF.uno(), DERECHA, AS, LEAF.contar(), CAMINO, TORNA, MITAD, FUERZA),
    *(LEAF.cerrada(), LEAF.mover(), LEAF.fuerza(), LEAF.pierde(), LEAF.entrar(), LEAF.sacar()),
    *(GANA, PASAR, MANERA, BARATA),
)
CRUCES: tuple[Crux, ...] = (
    C_SENTIDO,
    LEAF.c_fin("a.20-22"),
    C_DOBLAR,
    LEAF.c_justa(),
    LEAF.c_barata(),
)
EVENT_RULES = LEAF.event_rules(
    sale=BATALLA_, dados=DADOS, men=DERECHA, hiere=TORNA, sola=MITAD, manera=MANERA
)


def romanos_reencontrat(readings: Mapping[str, str]) -> TablesGame:
    """Return romanos reencontrat under chosen readings (crux name to reading key)."""
    chosen = choose(SLUG, CRUCES, readings)
    travel = Travel(
        lies="half" if chosen["sentido"] == "mismo" else "contrary",
        doubles=2,
        exits=libro.exits(chosen),
        home=QUARTER if chosen["fin"] == "leuar" else OFF,
        alone=libro.alone(chosen, 12),
    )
    ends = libro.ends(chosen, GANA, BARATA, travel)
    if chosen["fin"] == "pasar":
        ends = (libro.all_passed(PASAR), *ends)
    return TablesGame(
        libro.Libro(
            *(SLUG, RULES, CRUCES, chosen, travel, 3),
            board=side({24: 15}) * 2,
            event_rules=EVENT_RULES,
            ends=ends,
            opening=BATALLA,
            home=QUARTER if chosen["fin"] == "pasar" else OFF,
        )
    )


ABOUT = About(
    SLUG,
    "Romanos reencontrat",
    "ldj:79v ldj:72v",
    romanos_reencontrat,
    says=_("Half a board apart, both run after each other; men double late."),
    tables=("chances", "lecturas"),
    lesson=lesson(
        ("gana", _("As played here, bring your men round to the quarter opposite and off first.")),
        ("as", _("As played here, all fifteen begin on the ace; we have not seen the figure.")),
        ("dados", _("You throw three dice, and move a man by each.")),
        ("mitad", _("Until a man has passed the middle it may not join another of its side.")),
        ("torna", _("A man alone can be hit, and begins again where all began.")),
        SmallBoard(
            "juega A 6-6-6 A 24:15 B 24:15",
            _("One man may go to 18; a second may not join it, and B closes the 12."),
            "24/18",
            "mover",
        ),
        SmallBoard(
            "juega A 6-5-1 A 24:13 18 13 B 24:14 19",
            _("A hits the man of B that stands alone on A’s 7."),
            "24/23 24/19 13/7*",
            "torna",
        ),
        SmallBoard(
            "juega A 6-4-2 A 6 4 2 off:12 B 6:3 5:2 4:2 off:8",
            _("A bears off his last three men and wins."),
            "6/off 4/off 2/off",
            "gana",
        ),
    ),
)
