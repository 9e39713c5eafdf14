"""The rules and cruces of cercar la liebre, fol. 91v."""

from __future__ import annotations

from juegos.alquerque import shared_rules
from juegos.core.source import Crux, Rule, crux, implied, stated, supplied

SLUG = "cercar-la-liebre"
TABLERO = stated(
    f"{SLUG}.tablero",
    "ldj:91v.a.3-7",
    "",
    "It is played on the board of the alquerque of twelve.",
    kind="board",
)
COLOCACION = stated(
    f"{SLUG}.colocacion",
    "ldj:91v.a.11-15",
    "",
    "One man, the hare, stands on the centre; twelve men of the other colour, or eleven, "
    "or ten, as the players agree, stand in rows on their side.",
    kind="men",
)
PASO = supplied(
    f"{SLUG}.paso",
    "ldj:91v.a.15-18",
    "",
    "Hare and hunters step along a line, in any direction, to the next point if it is empty.",
    kind="move",
)
ATREGUADO = stated(
    f"{SLUG}.atreguado",
    "ldj:91v.a.18-19",
    "",
    "The hare is under truce: the hunters capture nothing.",
    kind="ban",
)
SALTO = stated(
    f"{SLUG}.salto",
    "ldj:91v.b.1-4",
    "",
    "The hare captures a hunter by jumping over him straight along a line to the empty "
    "point behind.",
    kind="capture",
)
CADENA = stated(
    f"{SLUG}.cadena",
    "ldj:91v.b.1-3",
    "",
    "The hare captures as many of the hunters as it can.",
    kind="capture",
)
VARIOS = implied(
    f"{SLUG}.varios",
    "ldj:91v.b.1-3",
    "",
    "Reading saltos=varios: it may capture as many in one turn as it can jump over one "
    "after another.",
    kind="capture",
)
UNO = supplied(
    f"{SLUG}.uno",
    "ldj:91v.b.1-3",
    "",
    "Reading saltos=uno: there is one jump in a turn.",
    kind="capture",
)
LIBRE = supplied(f"{SLUG}.libre", "ldj:91v.b.1-3", "", "The hare need not capture.", kind="capture")
ENCERRAR = stated(
    f"{SLUG}.encerrar",
    "ldj:91v.a.19-20",
    "",
    "The hunters win when the hare has no point left to go to.",
    kind="end",
)
NUEVE = stated(
    f"{SLUG}.nueve",
    "ldj:91v.b.10-13",
    "",
    "With nine hunters left the hare can never be shut in: it has won.",
    kind="end",
)
TABLAS = shared_rules.draws(SLUG, "ldj:91v")
RECUENTO = shared_rules.count(SLUG, "ldj:91v")

CAZADORES = crux(
    f"{SLUG}.cazadores",
    "ldj:91v.a.12-15",
    "How many hunters are there? The text leaves it to the players.",
    ("doce", "twelve", "ldj"),
    ("once", "eleven", "ldj"),
    ("diez", "ten", "ldj"),
)
SALTOS = crux(
    f"{SLUG}.saltos",
    "ldj:91v.b.1-4",
    "May the hare capture several hunters in one turn?",
    ("uno", "no: one jump a turn", "ludii"),
    ("varios", "yes: as many as it can jump over", "murray1952"),
)
MANO = crux(
    f"{SLUG}.mano",
    "ldj:91v.a.15-18",
    "Who begins?",
    ("cazadores", "the hunters, as it is mostly played now", "ludii"),
    ("liebre", "the hare, as the text says", "ldj"),
)

RULES: tuple[Rule, ...] = (
    *(TABLERO, COLOCACION, PASO, ATREGUADO, SALTO, CADENA, VARIOS, UNO, LIBRE),
    *(ENCERRAR, NUEVE, TABLAS, RECUENTO),
)
CRUCES: tuple[Crux, ...] = (CAZADORES, SALTOS, MANO, shared_rules.crux_final(SLUG, "ldj:91v"))
