"""Rules of the treatises that never apply here, or that follow from others.

A man too many, or a player who notices a fault before the other does, cannot occur on a board that
counts the men and shows every play at once.
"""

from __future__ import annotations

from juegos.core.source import implied, stated, supplied

NOMBRE = stated(
    "trictrac.dames-en-nombre",
    "guiton1822",
    "",
    "A player found with fourteen men may bring the fifteenth back at once. Against sixteen "
    "the other may annul the game, or go on and have the sixteenth taken off. At English "
    "backgammon play goes on with fourteen.",
    kind="men",
)
NOMBRE_ICI = supplied(
    "trictrac.dames-en-nombre-ici",
    "guiton1822",
    "",
    "Here a side always has fifteen men, and a position with more or fewer is refused.",
    kind="men",
)
IMPUISSANCE = stated(
    "trictrac.conserver-impuissance",
    "guiton1822",
    "",
    "A full jan is kept too where numbers cannot be played and what is played leaves it whole: "
    "its holder marks it, the other two points for each of those numbers.",
    kind="score",
)
IMPUISSANCE_COIN = implied(
    "trictrac.conserver-impuissance-coin",
    "lelasseux1852:43",
    "",
    "The two men who hold the corner leave it together, by both numbers: so where a number cannot "
    "be played they have not moved, and a jan de retour kept so is kept without them.",
    kind="score",
)
PASSAGE_CORRIGE = stated(
    "trictrac.fausse-case-passage-corrigee",
    "s002",
    "",
    "A player who passed where the other can still fill, and sees it himself before the other "
    "throws, may put it right without penalty.",
    kind="move",
)
PASSAGE_ICI = supplied(
    "trictrac.fausse-case-passage-ici",
    "s002",
    "",
    "Here the other judges a false case as soon as it is made: nobody puts his own right.",
    kind="manner",
)
RULES = (NOMBRE, NOMBRE_ICI, IMPUISSANCE, IMPUISSANCE_COIN, PASSAGE_CORRIGE, PASSAGE_ICI)
