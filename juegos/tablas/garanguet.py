"""Garanguet, Lepeintre 1818: a race with three dice from the places of the men at trictrac."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.about import About
from juegos.core.game import choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Crux, Rule, crux
from juegos.tablas.casas.board import MEN, START, Travel, side
from juegos.tablas.casas.game import TablesGame
from juegos.tablas.jacquet import WORK, Treatise
from juegos.tablas.libro import Libro

SLUG = "garanguet"
TREATISE = Treatise(SLUG)

MAIN, JOUER, FORCE, PERDU, LEVER = TREATISE.common()
DES = TREATISE.stated("des", "Three dice are thrown.", kind="move")
TALON = TREATISE.stated(
    "talon",
    "The men stand as at trictrac, fifteen on one arrow in a corner, across from the other’s.",
    kind="men",
)
SENS = TREATISE.stated(
    "sens",
    "They are brought to the quarter in which the other’s talon is, and borne off from there.",
    kind="men",
)
DOUBLET = TREATISE.stated(
    "doublet",
    "Two equal numbers are played double if they are larger than the third; otherwise each is "
    "played once.",
    kind="move",
)
TRIPLET = TREATISE.stated("triplet", "Three equal numbers are played three times.", kind="move")
ENTRER = TREATISE.supplied(
    "entrer",
    "Reading seule=battue: a man that was hit enters in the farthest quarter before another moves.",
    kind="move",
)
BATTRE = TREATISE.supplied(
    "battre", "Reading seule=battue: a man alone on an arrow can be hit.", kind="capture"
)
FERMER = TREATISE.supplied("fermer", "An arrow that the other holds is closed.", kind="ban")
GAGNER, DOUBLES = TREATISE.win(), TREATISE.doubles()

C_TRIPLET = crux(
    "garanguet.triplet",
    WORK,
    "How often is a number played when all three dice show it?",
    ("neuf", "nine times: each of the three is played three times, as doublets are twice", WORK),
    ("trois", "three times: once for each die", "juegos"),
)
C_SEULE = crux(
    "garanguet.seule",
    WORK,
    "What does a man alone on an arrow do? The chapter does not say.",
    ("ferme", "it closes the arrow to the other: nobody is hit, as at jacquet", "juegos"),
    ("partage", "nothing: two men close an arrow, and single ones may share it", "juegos"),
    ("battue", "it can be hit, as at gammon, where two men close an arrow", "juegos"),
)

RULES: tuple[Rule, ...] = (
    *(DES, TALON, SENS, MAIN, JOUER, DOUBLET, TRIPLET, BATTRE, ENTRER, FERMER, FORCE, PERDU),
    *(LEVER, GAGNER, *DOUBLES),
)
CRUCES: tuple[Crux, ...] = (C_TRIPLET, C_SEULE, TREATISE.c_double())
EVENT_RULES: Mapping[str, Rule] = {
    "dados": DES,
    "mover": JOUER,
    "men": TALON,
    "casa": FERMER,
    "hiere": BATTRE,
    "bar": ENTRER,
    "sacar": LEVER,
    "pierde": PERDU,
    "menor": FORCE,
    "todos": FORCE,
    "dobles": DOUBLET,
    "triplet": TRIPLET,
}


def garanguet(readings: Mapping[str, str]) -> TablesGame:
    """Return garanguet under chosen readings (crux name to reading key)."""
    chosen = choose(SLUG, CRUCES, readings)
    travel = Travel(
        triplets=9 if chosen["triplet"] == "neuf" else 3,
        closes=1 if chosen["seule"] == "ferme" else 2,
        hits=chosen["seule"] == "battue",
    )
    return TablesGame(
        Libro(
            *(SLUG, RULES, CRUCES, chosen, travel, 3),
            board=side({START: MEN}) * 2,
            event_rules=EVENT_RULES,
            ends=TREATISE.endings(chosen, GAGNER, DOUBLES),
        )
    )


ABOUT = About(
    SLUG,
    "Garanguet",
    WORK,
    garanguet,
    says=_("Three dice, and high doublets are played double."),
    origin=_("France, described in 1818"),
    lesson=lesson(
        ("gagner", _("You want to bear off all your men before the other.")),
        ("talon", _("Fifteen men of each side stand on one arrow, across from the other’s.")),
        ("sens", _("You bring them round to the quarter in which the other’s men began.")),
        ("doublet", _("Of three dice, two equal ones are played double if they beat the third.")),
        ("triplet", _("Three alike are played three times each, as played here: nine moves.")),
        SmallBoard(
            "juega A 3-2-2 A 24:15 B 24:15",
            _("The twos are lower than the three: seven points in all."),
            "24/22(2) 24/21",
            "jouer",
        ),
        SmallBoard(
            "juega A 4-4-3 A 24:15 B 24:15",
            _("The fours are higher than the three: four fours and a three."),
            "24/21 24/20(4)",
            "jouer",
        ),
        SmallBoard(
            "juega A 6-4-1 A 6 4 1 off:12 B 6:3 5:2 4:2 off:8",
            _("A bears off his last three men and wins."),
            "6/off 4/off 1/off",
            "gagner",
        ),
    ),
)
