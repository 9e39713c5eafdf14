"""Fallas, fol. 74v: two men go round to join thirteen, and a player kept from playing loses.

A man that is hit goes back to the quarter from which it set out: here that of the two men, where
every way begins. Another reading would let one of the thirteen enter where the thirteen stood; it
is not offered, because nobody holds it and the board does not tell the men of a side apart.
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.about import About
from juegos.core.game import choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Crux, Rule, crux, stated
from juegos.tablas import libro
from juegos.tablas.casas.board import Travel, side
from juegos.tablas.casas.game import TablesGame
from juegos.tablas.casas.turns import Turns

SLUG = "fallas"
LEAF = libro.Leaf(SLUG, "ldj:74v")

TRECE = stated(
    "fallas.trece",
    "ldj:74v.a.5-16",
    "",
    "Thirteen men stand on the six of a player’s own quarter, two on the ace of the quarter "
    "opposite; the other’s men stand the same way, with the quarters exchanged.",
    kind="men",
)
CAMINO = stated(
    "fallas.camino",
    "ldj:74v.a.16-22",
    "",
    "Each brings his two men round to his own quarter, and from there bears his men off.",
    kind="men",
)
TORNA = stated(
    "fallas.torna",
    "ldj:74v.b.2-3",
    "",
    "A man that is hit goes back to the quarter from which it set out.",
    kind="capture",
)
FALLA = stated(
    "fallas.falla",
    "ldj:74v.b.4-10",
    "",
    "A player who cannot enter, or has nowhere to go but to casas that the other holds, fails "
    "and loses.",
    kind="end",
)
BARATA, GANA = LEAF.la_barata(), LEAF.gana("b.12-18")

C_FALLA = crux(
    "fallas.falla",
    "ldj:74v.b.7-10",
    "When does a player fail?",
    ("suerte", "when the other’s men let him play no die of the throw", "juegos"),
    ("dado", "as soon as they keep him from playing one die", "juegos"),
)
C_BARATA = crux(
    "fallas.barata",
    "ldj:72v.a.14-18",
    "Is the barata of fol. 72v, which the leaf of this game does not name, played here?",
    ("no", "no: a player who cannot enter fails by his next throw, and loses by that", "juegos"),
    ("si", "yes: a player who finds all six casas closed has lost before he throws", "juegos"),
)


RULES: tuple[Rule, ...] = (
    *(TRECE, LEAF.contar(), CAMINO, TORNA, LEAF.cerrada(), FALLA, LEAF.dados(), LEAF.mano()),
    *(LEAF.mover(), LEAF.fuerza(), LEAF.pierde(), LEAF.entrar(), LEAF.sacar(), GANA, BARATA),
)
CRUCES: tuple[Crux, ...] = (C_FALLA, LEAF.c_dados(), LEAF.c_justa(), C_BARATA)
EVENT_RULES = LEAF.event_rules(dados=LEAF.dados(), men=TRECE, hiere=TORNA, falla=FALLA)


def fallas(readings: Mapping[str, str]) -> TablesGame:
    """Return fallas under chosen readings (crux name to reading key)."""
    chosen = choose(SLUG, CRUCES, readings)
    travel = Travel(doubles=2, exits=libro.exits(chosen))
    return TablesGame(
        libro.Libro(
            *(SLUG, RULES, CRUCES, chosen, travel, libro.dice_count(chosen)),
            board=side({24: 2, 6: 13}) * 2,
            event_rules=EVENT_RULES,
            ends=libro.ends(chosen, GANA, BARATA, travel),
            turns=Turns(fails=chosen["falla"]),
            mistake=0.05,
        )
    )


ABOUT = About(
    SLUG,
    "Fallas",
    "ldj:74v ldj:72v",
    fallas,
    says=_("Two men run to join thirteen; a player kept from playing loses."),
    tables=("chances", "lecturas"),
    lesson=lesson(
        ("gana", _("Bring your two men round to your thirteen, and bear all off first.")),
        ("dados", _("You throw three dice, as played here, and move a man by each.")),
        ("torna", _("A man alone can be hit: it enters again where your two men stood.")),
        ("cerrada", _("You may not stop where two or more of the other’s men stand.")),
        ("falla", _("Beware: where the other’s men leave you nothing to play, you fail and lose.")),
        SmallBoard(
            "juega A 6-5-4 A 24:2 6:13 B 24:2 6:13",
            _("One man of A’s two may run by all three dice."),
            "24/9",
            "mover",
        ),
        SmallBoard(
            "juega A 6-4-1 A 24 15 6:13 B 24 20 6:13",
            _("A hits the man who stands alone on A’s 5."),
            "24/14 6/5*",
            "torna",
        ),
        SmallBoard(
            "tira A A 24:2 6:13 B 24:2 6:13",
            _("B’s men close every five to A, who fails and loses."),
            "5-5-5",
            "falla",
        ),
    ),
)
