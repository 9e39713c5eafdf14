"""Azar pujado, fol. 70v: medio azar in which the tantos rise during the race too."""

from __future__ import annotations

from juegos.core.source import crux, stated
from juegos.dados.tantos import CRUCES, Puja, Rules, Variant

MEDIO = stated(
    "azar-pujado.medio",
    "ldj:70v.a.11-13",
    "se iuega desta manera que el medio azar que desuso dixiemos",
    "It is played in the manner of medio azar, described above.",
    kind="manner",
)
PUJA = stated(
    "azar-pujado.puja",
    "ldj:70v.b.1-3",
    "tan bien por azar; como por qual suerte quiere que uenga la suerte del uno o dell otro.",
    "The tantos rise all the while, for an azar as well as for any suerte that comes.",
    kind="score",
)

PUJAS = crux(
    "azar-pujado.pujas",
    "ldj:70v.a.13-14",
    "Which casts raise the tantos during the race?",
    ("todas", "every azar, and every suerte that decides nothing", "juegos"),
    ("todas-y-la-ultima", "every azar and every suerte, that which decides too", "juegos"),
    ("azar-y-la-ultima", "every azar, and the suerte that decides", "juegos"),
    ("azares", "the azares alone", "juegos"),
)

PUJAN = {
    "todas": {"azar", "suerte"},
    "todas-y-la-ultima": {"azar", "suerte", "ultima"},
    "azar-y-la-ultima": {"azar", "ultima"},
    "azares": {"azar"},
}
AZAR_PUJADO = Variant(
    "azar-pujado",
    (MEDIO, PUJA),
    (PUJAS, *CRUCES),
    Rules(*[MEDIO] * len(Rules._fields)),
    Puja(PUJA, PUJAS.name, PUJAN),
)
