"""Azar pujado, fol. 70v: medio azar in which the tantos rise during the race too."""

from __future__ import annotations

from functools import partial

from juegos.core.about import About
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import crux, stated
from juegos.dados.dice_game import game_maker
from juegos.dados.tantos import CRUCES, Puja, Rules, Tantos, Variant

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
    "Which throws raise the tantos during the race?",
    ("todas", "every azar, and every suerte that decides nothing", "juegos"),
    ("todas-y-la-ultima", "every azar and every suerte, including the one that decides", "juegos"),
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


ABOUT = About(
    "azar-pujado",
    "Azar pujado",
    "ldj:70v ldj:70r",
    game_maker(partial(Tantos, AZAR_PUJADO)),
    says=_("Two numbers race for stakes that grow on the way."),
    tables=("primera-suerte",),
    lesson=lesson(
        ("medio", _("You want your suerte to come first: it wins all the tantos at stake.")),
        (
            "medio",
            _("All goes as in medio azar until both have a number: an azar at first wins a tanto."),
        ),
        (
            "medio",
            _("A first throw of eight to thirteen is given to the other; the next is your own."),
        ),
        (
            "puja",
            _("As played here, each azar, and each suerte that decides nothing, adds a tanto."),
        ),
        ("puja", _("So a long race is expensive: whoever ends it takes all that was added.")),
        SmallBoard(
            "primera A - -",
            _("Eleven is given to B, and three tantos are at stake."),
            "6-3-2",
            "medio",
        ),
        SmallBoard(
            "carrera A 11 9", _("Eighteen decides nothing, and adds a tanto."), "6-6-6", "puja"
        ),
        SmallBoard("carrera A 11 9", _("Eleven comes: B takes the whole stake."), "6-3-2", "medio"),
    ),
)
