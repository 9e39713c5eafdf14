"""Buffa cortesa, fol. 78v: the pareja, except that the other plays what one cannot play."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.about import About
from juegos.core.game import choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Crux, Rule, implied, stated, supplied
from juegos.tablas import libro
from juegos.tablas.casas.game import TablesGame
from juegos.tablas.pareja_de_entrada import board, cruces, travel, turns

SLUG = "buffa-cortesa"
LEAF = libro.Leaf(SLUG, "ldj:78v")

COMO = stated(
    "buffa-cortesa.como",
    "ldj:78v.a.6-10",
    "",
    "It is like the pareja in bringing the men round, in bearing them off and in all else but "
    "one thing.",
    kind="men",
)
OTRO = stated(
    "buffa-cortesa.otro",
    "ldj:78v.a.10-13",
    "",
    "What one player cannot play of a throw the other plays.",
    kind="move",
)
LUEGO = supplied(
    "buffa-cortesa.luego",
    "ldj:78v",
    "",
    "The other plays it at once, if he can, and also while men enter.",
    kind="manner",
)
DADOS = implied(
    "buffa-cortesa.dados",
    "ldj:78v.a.13-14",
    "",
    "Three dice are thrown: the lesser buffa is told apart by having two.",
    kind="move",
)
METER = implied(
    "buffa-cortesa.meter",
    "ldj:76v.a.10-13",
    "",
    "A die brings a man in on the casa of its number.",
    kind="move",
)
TORNA = implied(
    "buffa-cortesa.torna",
    "ldj:76v.a.18-22",
    "",
    "A man that is hit goes back to the quarter in which it entered.",
    kind="capture",
)
PAR = implied(
    "buffa-cortesa.par",
    "ldj:76v.b.5-10",
    "",
    "A player who throws par must play the whole throw, and has the hand to throw again.",
    kind="move",
)
PIERDE = supplied(
    "buffa-cortesa.pierde", "ldj:78v", "", "What neither player can play is lost.", kind="move"
)
GANA, BARATA = LEAF.gana(), LEAF.la_barata()
RULES: tuple[Rule, ...] = (
    *(COMO, OTRO, LUEGO, DADOS, LEAF.contar(), LEAF.mano(), METER, TORNA, PAR, LEAF.cerrada()),
    *(LEAF.mover(), LEAF.fuerza(), PIERDE, LEAF.entrar(), LEAF.sacar(), GANA, BARATA),
)
CRUCES: tuple[Crux, ...] = cruces(LEAF)
EVENT_RULES = LEAF.event_rules(
    dados=DADOS, men=COMO, hiere=TORNA, par=PAR, entra=METER, otro=OTRO, pierde=PIERDE
)


def buffa_cortesa(readings: Mapping[str, str]) -> TablesGame:
    """Return buffa cortesa under chosen readings (crux name to reading key)."""
    chosen = choose(SLUG, CRUCES, readings)
    ways = travel(chosen)
    return TablesGame(
        libro.Libro(
            *(SLUG, RULES, CRUCES, chosen, ways, libro.dice_count(chosen)),
            board=board(chosen),
            event_rules=EVENT_RULES,
            ends=libro.ends(chosen, GANA, BARATA, ways),
            turns=turns(chosen, shared=True),
        )
    )


ABOUT = About(
    SLUG,
    "Buffa cortesa",
    "ldj:78v ldj:76v ldj:72v",
    buffa_cortesa,
    says=_("The pareja once more, but what you cannot play the other plays."),
    players=libro.AT_SIGHT,
    no_better=("good",),
    tables=("chances", "lecturas"),
    lesson=lesson(
        ("gana", _("Bring all your men in, round to the quarter opposite, and off.")),
        ("meter", _("A die brings a man in on the casa of its number.")),
        ("dados", _("You throw three dice, as played here, and play each by itself.")),
        ("par", _("Once all your men are in, two equal dice let you throw again.")),
        ("otro", _("What you cannot play the other plays at once, for himself.")),
        SmallBoard(
            "juega A 6-4-4 A hand:15 B hand:15",
            _("A brings one man in on the six, and two on the four."),
            "hand/21(2) hand/19",
            "meter",
        ),
        SmallBoard(
            "tira A A hand:15 B hand:13 22:2",
            _("B’s two men close the three to A: B brings in three men with A’s throw."),
            "3-3-3",
            "otro",
        ),
        SmallBoard(
            "juega A 5-5-2 A 24:5 22:5 20:5 B 23:5 21:5 19:5",
            _("Two equal dice: A plays the throw, and throws again."),
            "24/22 20/10",
            "par",
        ),
    ),
)
