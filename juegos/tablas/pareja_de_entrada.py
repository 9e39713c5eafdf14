"""Pareja de entrada, fol. 76v: men enter by the dice, and equal dice give the hand once more."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.about import About
from juegos.core.game import choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Crux, Rule, crux, implied, stated, supplied
from juegos.tablas import libro
from juegos.tablas.casas.board import HAND, Board, Travel, side
from juegos.tablas.casas.game import TablesGame
from juegos.tablas.casas.turns import Turns

SLUG = "pareja-de-entrada"
LEAF = libro.Leaf(SLUG, "ldj:76v")

DADOS = stated(
    "pareja-de-entrada.dados", "ldj:76v.a.6-7", "", "Three dice are thrown, or two.", kind="move"
)
FUERA = stated(
    "pareja-de-entrada.fuera",
    "ldj:76v.a.8-13",
    "",
    "The men are off the board, and enter in one quarter on which the players agree, as in doze "
    "canes.",
    kind="men",
)
QUINZE = supplied(
    "pareja-de-entrada.quinze",
    "ldj:72r.b.20-21",
    "",
    "Each side has fifteen men, as many as there are of a colour; three of them are laid aside "
    "where twelve are played.",
    kind="men",
)
METER = implied(
    "pareja-de-entrada.meter",
    "ldj:76v.a.10-13",
    "",
    "A die brings a man in on the casa of its number.",
    kind="move",
)
CAMINO = stated(
    "pareja-de-entrada.camino",
    "ldj:76v.a.13-18",
    "",
    "A player who has brought in all his men takes them round to the quarter opposite, sets them "
    "up there if he can, and bears them off.",
    kind="men",
)
TORNA = stated(
    "pareja-de-entrada.torna",
    "ldj:76v.a.18-22",
    "",
    "A man that is hit goes back to the quarter in which it entered.",
    kind="capture",
)
PAR = stated(
    "pareja-de-entrada.par",
    "ldj:76v.b.5-10",
    "",
    "A player who throws par must play the whole throw, and has the hand to throw again.",
    kind="move",
)
GANA = LEAF.gana("b.3-5")

BARATA = LEAF.la_barata()
RULES: tuple[Rule, ...] = (
    *(DADOS, FUERA, QUINZE, LEAF.contar(), LEAF.mano(), METER, CAMINO, TORNA, PAR),
    *(LEAF.cerrada(), LEAF.mover(), LEAF.fuerza(), LEAF.pierde(), LEAF.entrar(), LEAF.sacar()),
    *(GANA, BARATA),
)
EVENT_RULES = LEAF.event_rules(dados=DADOS, men=FUERA, hiere=TORNA, par=PAR, entra=METER)


def cruces(leaf: libro.Leaf) -> tuple[Crux, ...]:
    """Return the cruces of the pareja, for it or for a game that is like it in all this."""
    slug = leaf.slug
    return (
        crux(
            f"{slug}.par",
            "ldj:76v.b.5-10",
            "With three dice, what is a throw of par?",
            ("pareja", "two equal dice among them", "juegos"),
            ("trio", "three equal dice", "ludii"),
        ),
        crux(
            f"{slug}.complir",
            "ldj:76v.b.7-15",
            "What does it mean to play the whole of such a throw?",
            ("como-sale", "every die once, as far as it can be played", "juegos"),
            ("doblada", "the equal dice twice each", "juegos"),
            ("toda-o-nada", "every die once, and the hand is kept only if all can be", "juegos"),
        ),
        crux(
            f"{slug}.desde",
            "ldj:76v.b.13",
            "From when does par count?",
            ("despues", "once a player has brought all his men in: “depues”", "juegos"),
            ("siempre", "from the first throw on", "juegos"),
        ),
        crux(
            f"{slug}.tablas",
            "ldj:76v.a.8-13",
            "With how many men? The leaf does not say.",
            ("quinze", "fifteen, as the prologue counts them", "ludii"),
            ("doze", "twelve, as in doze canes", "juegos"),
        ),
        crux(
            f"{slug}.dentro",
            "ldj:76v.a.13-15",
            "May a man move on before all of its side are in?",
            ("todas", "no", "juegos"),
            ("libre", "yes", "juegos"),
        ),
        crux(
            f"{slug}.dados",
            f"{leaf.place}",
            "With three dice or with two?",
            ("tres", "with three", "ldj"),
            ("dos", "with two", "ldj"),
        ),
        leaf.c_justa(),
        leaf.c_barata(),
    )


CRUCES = cruces(LEAF)


def travel(readings: Mapping[str, str]) -> Travel:
    """Return the movement of men in the pareja."""
    waits = readings["dentro"] == "todas"
    return Travel(lies="same", doubles=2, exits=libro.exits(readings), waits=waits)


def turns(readings: Mapping[str, str], *, shared: bool = False) -> Turns:
    """Return the rules of turns: who throws next, and what is played twice after a throw of par."""
    three = readings["par"] == "trio" and readings["dados"] == "tres"
    return Turns(
        shared=shared,
        par=3 if three else 2,
        entered=readings["desde"] == "despues",
        whole=readings["complir"] == "toda-o-nada",
        twice=readings["complir"] == "doblada",
    )


def board(readings: Mapping[str, str]) -> Board:
    """Return the empty board, and the men in hand; three are laid aside if twelve are played."""
    return side({HAND: 15 if readings["tablas"] == "quinze" else 12}) * 2


def pareja_de_entrada(readings: Mapping[str, str]) -> TablesGame:
    """Return the pareja under chosen readings (crux name to reading key)."""
    chosen = choose(SLUG, CRUCES, readings)
    ways = travel(chosen)
    return TablesGame(
        libro.Libro(
            *(SLUG, RULES, CRUCES, chosen, ways, libro.dice_count(chosen)),
            board=board(chosen),
            event_rules=EVENT_RULES,
            ends=libro.ends(chosen, GANA, BARATA, ways),
            turns=turns(chosen),
        )
    )


ABOUT = About(
    SLUG,
    "Pareja de entrada",
    "ldj:76v ldj:72r ldj:72v",
    pareja_de_entrada,
    says=_("All men enter by the dice; equal dice give the hand again."),
    players=libro.AT_SIGHT,
    no_better=("good",),
    tables=("chances", "lecturas"),
    lesson=lesson(
        ("gana", _("Bring all your men in, round to the quarter opposite, and off.")),
        ("meter", _("A die brings a man in on the casa of its number.")),
        ("dados", _("You throw three dice, as played here, and play each by itself.")),
        ("par", _("Once all your men are in, two equal dice let you throw again.")),
        ("torna", _("A man alone can be hit, and must enter anew.")),
        SmallBoard(
            "juega A 6-4-4 A hand:15 B hand:15",
            _("A brings one man in on the six, and two on the four."),
            "hand/21(2) hand/19",
            "meter",
        ),
        SmallBoard(
            "juega A 5-5-2 A 24:5 22:5 20:5 B 23:5 21:5 19:5",
            _("Two equal dice: A plays the throw, and throws again."),
            "24/22 20/10",
            "par",
        ),
        SmallBoard(
            "juega A 6-3-2 A hand:3 24:6 20:6 B hand:3 22 21:11",
            _("A enters on 22, where a man of B stood alone."),
            "hand/23 hand/22* hand/19",
            "torna",
        ),
    ),
)
