"""The rules and cruces of fanorona."""

from __future__ import annotations

from juegos.alquerque import shared_rules
from juegos.core.source import Crux, Rule, crux, stated, supplied

TABLERO = stated(
    "fanorona.tablero",
    "schadd2008",
    "",
    "Nine columns and five rows with the diagonals of the alquerque; the small boards are five "
    "by five (dimy) and three by three (telo).",
    kind="board",
)
COLOCACION = stated(
    "fanorona.colocacion",
    "schadd2008",
    "",
    "Each player fills the rows on his side; on the middle row stones alternate and the "
    "centre is empty. White begins.",
    kind="men",
)
PAIKA = stated(
    "fanorona.paika",
    "schadd2008",
    "",
    "A stone steps along a line to the next point, if that is empty and nothing can be captured.",
    kind="move",
)
OBLIGATORIA = stated(
    "fanorona.obligatoria",
    "schadd2008",
    "",
    "A player who can capture something must do so.",
    kind="capture",
)
ACERCAR = stated(
    "fanorona.acercar",
    "schadd2008",
    "",
    "A step that comes up to an enemy stone, straight along its line, captures it.",
    kind="capture",
)
ALEJAR = stated(
    "fanorona.alejar",
    "schadd2008",
    "",
    "A step straight away from an enemy stone on its line captures it.",
    kind="capture",
)
FILA = stated(
    "fanorona.fila",
    "schadd2008",
    "",
    "With the first stone the whole unbroken run behind it on that line is captured.",
    kind="capture",
)
ELEGIR = stated(
    "fanorona.elegir",
    "schadd2008",
    "",
    "A step that could capture both ways captures one way: the player says which.",
    kind="capture",
)
CADENA = stated(
    "fanorona.cadena",
    "schadd2008",
    "",
    "The stone that has captured may go on as long as each step captures something.",
    kind="capture",
)
SENDA = stated(
    "fanorona.senda",
    "schadd2008",
    "",
    "It may not visit a point twice in one turn, its starting point included.",
    kind="ban",
)
RUMBO = stated(
    "fanorona.rumbo",
    "schadd2008",
    "",
    "It may not make two successive steps in the same direction.",
    kind="ban",
)
TODOS = stated(
    "fanorona.todos",
    "schadd2008",
    "",
    "A player who captures all the other player’s stones has won.",
    kind="end",
)
BLOQUEO = supplied(
    "fanorona.bloqueo",
    "schadd2008",
    "",
    "A player who has stones but cannot move loses; some of the sources say so, some call "
    "it drawn, most say nothing.",
    kind="end",
)

EL_TABLERO = crux(
    "fanorona.tablero",
    "schadd2008",
    "On which of the three boards?",
    ("tsivy", "nine by five, 22 stones each", "schadd2008"),
    ("dimy", "five by five, 12 stones each", "schadd2008"),
    ("telo", "three by three, 4 stones each", "schadd2008"),
)
CONTINUAR = crux(
    "fanorona.continuar",
    "schadd2008",
    "Must a stone that can capture more go on?",
    ("libre", "no: it may stop after any step", "schadd2008"),
    ("obligatoria", "yes: it captures until it can capture no more", "juegos"),
)
TABLAS = shared_rules.draws("fanorona", "schadd2008")
RECUENTO = shared_rules.count("fanorona", "schadd2008")

RULES: tuple[Rule, ...] = (
    *(TABLERO, COLOCACION, PAIKA, OBLIGATORIA, ACERCAR, ALEJAR, FILA, ELEGIR, CADENA),
    *(SENDA, RUMBO, TODOS, BLOQUEO, TABLAS, RECUENTO),
)
CRUCES: tuple[Crux, ...] = (
    EL_TABLERO,
    CONTINUAR,
    shared_rules.crux_final("fanorona", "schadd2008"),
)
