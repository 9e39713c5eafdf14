"""The rules of triga from fols. 66r-66v with their words, and its cruces."""

from __future__ import annotations

from juegos.core.source import crux, implied, stated, supplied

TRIGA = stated(
    "triga.triga",
    "ldj:66r.a.5-13",
    "si omne iuega con otro. & lança primeramientre par en los tres dados; o quinze puntos o "
    "dizeseys o dizesiete o dizeocho; o la soçobra destos que son seys cinco & quatro & tres que "
    "gana.",
    "Par on all three dice, fifteen to eighteen, and three to six are triga: whoever "
    "throws one first wins.",
    kind="end",
)
ALTAS = stated(
    "triga.altas",
    "ldj:66r.a.14-19",
    "Los dizeocho puntos; Senas alterz. Los dizesiete; Senas cinco. Los dizeseys senas quatro; & "
    "quinas seys. Los quinze senas tria & seys cinco & quatro & quinas alterz.",
    "Fifteen to eighteen come as 6-6-3, 6-5-4, 5-5-5, 6-6-4, 6-5-5, 6-6-5 and 6-6-6.",
    kind="score",
)
BAJAS = stated(
    "triga.bajas",
    "ldj:66r.b.1-7",
    "los seys puntos pueden uenir en esta manera quatro amas as o tres dos & as; o dos dos alterz. "
    "Los cinco puntos tria & amas as. o dos dos as. Los quatro dos & amas as. los tres amas as "
    "alterz.",
    "Six to three come as 4-1-1, 3-2-1, 2-2-2, 3-1-1, 2-2-1, 2-1-1 and 1-1-1.",
    kind="score",
)
PAR = stated(
    "triga.par",
    "ldj:66r.b.7-11",
    "Otrossi par en todos los dados; pueden uenir en esta manera. Senas alterz. Quinas alterz. "
    "Quadernas alterz. dos dos alterz. Amas as alterz.",
    "Par on all the dice comes as 6-6-6, 5-5-5, 4-4-4, 2-2-2 and 1-1-1; 3-3-3 is not named.",
    kind="score",
)
TOMADA = stated(
    "triga.tomada",
    "ldj:66r.b.15-18",
    "como si omne tomare pora ssi; siete puntos o ocho o nueue o diez o onze o doze o treze o "
    "catorze.",
    "If no triga comes, a throw of seven to fourteen is the thrower’s own suerte.",
    kind="move",
)
MISMA = stated(
    "triga.misma",
    "ldj:66v.a.1-2",
    "suerte; esta sera triga & ganara el qui primero tomo suerte.",
    "If the other player throws that same suerte, whoever took it first wins.",
    kind="end",
)
PROPIA = stated(
    "triga.propia",
    "ldj:66v.a.2-4",
    "Et ssi por auentura non lançare la suerte del otro & tomare otra pora ssi;",
    "If he throws another, it is his own suerte.",
    kind="move",
)
LA_CARRERA = stated(
    "triga.carrera",
    "ldj:66v.a.4-7",
    "conuerna que lancen tantas uezes fasta que qual quiere dellos acierte en alguna destas "
    "suertes.",
    "Then they throw until one of them hits one of the two suertes.",
    kind="move",
)
GANA = stated(
    "triga.gana",
    "ldj:66v.a.7-8",
    "E lançando la su suerte sera triga & ganara.",
    "Whoever throws his own suerte wins.",
    kind="end",
)
PIERDE = stated(
    "triga.pierde",
    "ldj:66v.a.8-10",
    "Et si lançare la dell otro; otrossi sera triga & perdera.",
    "Whoever throws the other’s suerte loses.",
    kind="end",
)
MANERAS = stated(
    "triga.maneras",
    "ldj:66v.a.10-34",
    "E estas suertes pueden uenir en tantas maneras.",
    "The throws of seven to fourteen are listed; 4-3-1, which makes eight, is not among them.",
    kind="score",
)
TURNO = supplied(
    "triga.turno",
    "ldj:66r.a.5-7",
    "si omne iuega con otro.",
    "Readings caso=a and caso=b: without a triga the dice pass to the other player, and so "
    "on in turn.",
    kind="move",
)
NO_ES_SUERTE = implied(
    "triga.no-es-suerte",
    "ldj:66r.b.13-15",
    "en que no aura ningunas destas suertes; que fata aqui dixiemos",
    "Readings caso=c and caso=rondas: a throw outside seven to fourteen is nobody’s. In "
    "caso=c it is made again.",
    kind="move",
)
RESPUESTA = supplied(
    "triga.respuesta",
    "ldj:66v.a.2-4",
    "Et ssi por auentura non lançare la suerte del otro",
    "The text does not say what a triga is worth in answer to a suerte that is taken.",
    kind="end",
)
DUELO = supplied(
    "triga.duelo",
    "ldj:66r.a.5-9",
    "si omne iuega con otro. & lança primeramientre par en los tres dados;",
    "Reading caso=duelo: both throw, and the better triga wins: par before the totals, "
    "then the higher number, and the first of two equal ones. With no triga they throw "
    "again.",
    kind="end",
)
RONDA = supplied(
    "triga.ronda",
    "ldj:66v.a.4-7",
    "conuerna que lancen tantas uezes",
    "Reading caso=rondas: in a round each player throws once. A suerte beats none; two "
    "different suertes, or none at all, lead to another round.",
    kind="end",
)

CASO = crux(
    "triga.caso",
    "ldj:66r.b.1",
    "Do the rubrics “another manner of triga” part one game, or are they games of their own?",
    ("integrado", "one game: a triga wins at once, else suertes are taken and race", "juegos"),
    ("a", "the first by itself: in turn, until one throws triga", "yuyu2011"),
    ("b", "the second by itself: in turn, triga being three to six and par alone", "yuyu2011"),
    ("c", "the third by itself: suertes are taken and race, and nothing wins at once", "yuyu2011"),
    ("duelo", "the first by itself, as a duel: both throw, and the better triga wins", "yuyu2011"),
    (
        "rondas",
        "the third in rounds: a suerte beats none; the other’s last throw, thrown again, loses",
        "yuyu2011",
    ),
)
EL_PAR = crux(
    "triga.par",
    "ldj:66r.b.9-11",
    "What is “par en los tres dados”? The list of triples leaves out 3-3-3.",
    ("trio", "three alike, 3-3-3 with them", "yuyu2011"),
    ("lista", "three alike as listed, without 3-3-3", "ti6 s000"),
    ("pareja", "any two alike, as par means in riffa", "juegos"),
    ("ninguno", "nothing of its own: only the totals are triga", "juegos"),
)
LA_RESPUESTA = crux(
    "triga.respuesta",
    "ldj:66v.a.3-4",
    "What if the other throws a triga in answer to the suerte taken? (Only in caso=integrado.)",
    ("gana", "it wins for him", "juegos"),
    ("nada", "it counts for nothing, and he throws again", "juegos"),
    ("pierde", "it loses for him, like a reazar", "juegos"),
)
OCHO = crux(
    "triga.ocho",
    "ldj:66v.a.14-16",
    "Is 4-3-1, which the list of eights leaves out, a suerte? (Only in caso=c and caso=rondas.)",
    ("completo", "yes, it makes eight", "yuyu2011"),
    ("lista", "no: what is not listed is no suerte", "ti6 s000"),
)

RULES = (
    *(TRIGA, ALTAS, BAJAS, PAR, TOMADA, MISMA, PROPIA, LA_CARRERA, GANA, PIERDE),
    *(MANERAS, TURNO, NO_ES_SUERTE, RESPUESTA, DUELO, RONDA),
)
CRUCES = (CASO, EL_PAR, LA_RESPUESTA, OCHO)
