"""Medio azar, fols. 70r-70v: azar for tantos, which grow until one of two suertes comes."""

from __future__ import annotations

from functools import partial

from juegos.core.about import About
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import implied, stated, supplied
from juegos.dados.dice_game import game_maker
from juegos.dados.tantos import CRUCES, Rules, Tantos, Variant

BATALLA = stated(
    "medio-azar.batalla",
    "ldj:70r.a.6-10",
    "Los que quisieren iogar an de lançar primeramientre batalla. & el que uenciere lançara "
    "primero.",
    "A throw-off, the batalla, decides who throws first.",
    kind="manner",
)
AZAR = stated(
    "medio-azar.azar",
    "ldj:70r.a.10-13",
    "E si lançare .xiiij. puntos o dent arriba o siete o dent ayuso. en qual quier manera que "
    "uenga cadauna destas suertes sera azar.",
    "Fourteen and more, seven and fewer are azar, however they are made up.",
    kind="manner",
)
TANTO = stated(
    "medio-azar.tanto",
    "ldj:70r.a.13-14",
    "E de cada azar leuara un tanto.",
    "For an azar the thrower takes a tanto.",
    kind="score",
)
POSTURA = stated(
    "medio-azar.postura",
    "ldj:70r.b.1-3",
    "que uala el tanto de un dinero o de un ssueldo o un morauedi o dent arriba quanto fuere la "
    "postura.",
    "What a tanto is worth is agreed beforehand: a dinero, a sueldo, a maravedí or more.",
    kind="manner",
)
SUERTES = stated(
    "medio-azar.suertes",
    "ldj:70r.b.3-6",
    "E las suertes que son en comedio destas son llamadas suertes. & son estas ocho o nueue & "
    "diez & onze & doze & treze.",
    "The suertes are the totals between the azares: eight to thirteen.",
    kind="manner",
)
DADA = stated(
    "medio-azar.dada",
    "ldj:70r.b.6-7",
    "E si por auentura no lançare azar & diere suerte al otro.",
    "A first throw that is no azar is given to the other as his suerte.",
    kind="move",
)
PROPIA = stated(
    "medio-azar.propia",
    "ldj:70r.b.7-8",
    "& tomare suerte pora ssi;",
    "Then he takes a suerte for himself.",
    kind="move",
)
CARRERA = stated(
    "medio-azar.carrera",
    "ldj:70r.b.8-9",
    "la que ante uiniere ganara tres tantos.",
    "The suerte that comes first wins its owner three tantos.",
    kind="score",
)
SUBE = stated(
    "medio-azar.sube",
    "ldj:70r.b.9-12",
    "E si desque diere suerte all otro lançare luego azar ante que tome suerte pora ssi; ira de "
    "quatro tantos. E si lançare otro azar ira de cinco.",
    "If he throws an azar when he has given a suerte and has none himself, the game is for "
    "four tantos; if he throws another, for five.",
    kind="score",
)
CADAUNO = stated(
    "medio-azar.cadauno",
    "ldj:70r.b.13-14",
    "E quantos azares lançare uno depos otro; ualdra cadauno un tanto.",
    "Each azar of a run is worth a tanto.",
    kind="score",
)
ENCUENTRO = stated(
    "medio-azar.encuentro",
    "ldj:70v.a.1-4",
    "E si por auentura ante que tome suerte pora ssi encontrare con la suerte dell otro; lançara "
    "de cabo por azar.",
    "If he throws the other’s suerte before he has his own, it is an encuentro: he throws "
    "for azar.",
    kind="move",
)
TODOS = stated(
    "medio-azar.todos",
    "ldj:70v.a.4-5",
    "ganara todos los tantos que y fueren.",
    "If the azar comes he wins all the tantos at stake.",
    kind="score",
)
OTRA = implied(
    "medio-azar.otra-vez",
    "ldj:70v.a.5-7",
    "la suerte otra uez. & contara sobre los otros tantos primeros",
    "If not, that throw is the other’s new suerte, counted on top of the tantos already at stake.",
    kind="move",
)
COMIENZO = stated(
    "medio-azar.comienzo",
    "ldj:70v.a.7-8",
    "desta guisa se torna el iuego como de comienço.",
    "So the game goes on as if from the beginning.",
    kind="move",
)
NULO = implied(
    "medio-azar.nulo",
    "ldj:70r.a.10-11",
    ".xiiij. puntos o dent arriba",
    "Reading catorce=xv-nulo: fourteen is neither azar nor suerte, and is thrown again.",
    kind="move",
)
FALTA = supplied(
    "medio-azar.falta",
    "ldj:70r.a.13-14",
    "E de cada azar leuara un tanto.",
    "Reading leuara=paga: an azar is a fault, for which the thrower pays a tanto to the other.",
    kind="score",
)
SUERTE_GANA = supplied(
    "medio-azar.suerte-gana",
    "ldj:70v.a.3-4",
    "lançara de cabo por azar.",
    "Reading encuentro=gana-suerte: after an encuentro a suerte wins the thrower all the "
    "tantos at stake, and an azar loses them.",
    kind="score",
)

BY = Rules(
    *(TANTO, NULO, DADA, SUBE, CADAUNO, PROPIA, ENCUENTRO, TODOS, OTRA, COMIENZO, CARRERA),
    *(FALTA, SUERTE_GANA),
)
MEDIO_AZAR = Variant("medio-azar", (BATALLA, AZAR, POSTURA, SUERTES, *BY), CRUCES, BY)


ABOUT = About(
    "medio-azar",
    "Medio azar",
    "ldj:70r ldj:70v",
    game_maker(partial(Tantos, MEDIO_AZAR)),
    says=_("Stakes are added before two numbers race for them."),
    tables=("primera-suerte",),
    lesson=lesson(
        (
            "carrera",
            _("You want your suerte to come first: it wins the tantos at stake, three or more."),
        ),
        (
            "azar",
            _("Fourteen and more, seven and less are azar: on the first throw each wins a tanto."),
        ),
        (
            "dada",
            _("A first throw of eight to thirteen is given to the other; the next is your own."),
        ),
        ("sube", _("As played here, an azar between the two suertes raises the stake by a tanto.")),
        (
            "encuentro",
            _("If you throw the other’s number before you have your own, you must throw for azar."),
        ),
        SmallBoard(
            "primera A - -",
            _("Fourteen is azar: A takes a tanto, and goes on throwing."),
            "6-6-2",
            "tanto",
        ),
        SmallBoard(
            "segunda A 11 -",
            _("Eleven again, an encuentro: A throws for azar."),
            "5-4-2",
            "encuentro",
        ),
        SmallBoard(
            "encuentro A - -", _("The azar comes: A takes all the tantos."), "6-6-2", "todos"
        ),
    ),
)
