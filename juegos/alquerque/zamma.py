"""Zamma, srand or dhamet: forty men a side on four boards of alquerque, crowned as sultans."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.alquerque import reglas
from juegos.alquerque.captura import Kind
from juegos.alquerque.eleccion import CAPTURES
from juegos.alquerque.pasos import ahead
from juegos.alquerque.relato import Laws
from juegos.alquerque.saltador import Saltador
from juegos.alquerque.tableros_de import half
from juegos.alquerque.vuelo import Flight
from juegos.game import choose
from juegos.material.tableros import grid
from juegos.source import crux, stated, supplied

TABLERO = stated(
    "zamma.tablero",
    "s001",
    "",
    "The board is four boards of alquerque joined, eighty-one points; forty men of each side fill "
    "it but for the point in the middle.",
)
PASO = stated("zamma.paso", "s001", "", "A man moves to the next point ahead, straight or aslant.")
SALTO = stated(
    "zamma.salto",
    "s001",
    "",
    "A man takes a piece next to him, in any direction of the lines, by passing over it to the "
    "empty point behind.",
)
CADENA = stated(
    "zamma.cadena",
    "mindsports",
    "",
    "Who has taken may take again in the same turn from where he lands; where captures are "
    "compulsory he must.",
)
LIBRE = supplied(
    "zamma.libre", "s001", "", "Reading captura=libre: nobody has to take, or to take on."
)
REPETICION = stated(
    "zamma.repeticion",
    "mindsports",
    "",
    f"The game is drawn when a position stands for the {reglas.REPEATS}rd time.",
)
TABLAS = supplied(
    "zamma.tablas",
    "mindsports",
    "",
    f"The game is drawn when {reglas.PLIES} turns have passed without a capture or another thing "
    "that cannot be undone; under final=acuerdo, when the players agree.",
)
RECUENTO = reglas.count("zamma", "mindsports")

LA_CAPTURA = crux(
    "zamma.captura",
    "s001",
    "Must one take who can, and must one take the greatest number?",
    ("obligatoria", "one must, by a chain of one’s choice to its end", "dlp"),
    ("maxima", "one must, and the greatest number", "mindsports"),
    ("libre", "one need not: the commentary does not say so", "s001"),
)
LA_RETIRADA = crux(
    "zamma.retirada",
    "mindsports",
    "When do the pieces taken leave the board?",
    ("al-final", "when the turn is over (zamma, damma)", "mindsports"),
    ("al-momento", "each when it is passed (srand, dhamet)", "mindsports"),
)


class Zamma(Saltador):
    """The rules of zamma under chosen readings."""

    slug = "zamma"
    look = "tela"
    cruces = (LA_CAPTURA, LA_RETIRADA, reglas.crux_final(slug, "mindsports"))
    laws = Laws(
        board=TABLERO,
        step=PASO,
        jump=SALTO,
        chain=CADENA,
        blocked=reglas.no_move(slug, "mindsports"),
        must=reglas.must(slug, "dlp", "Readings captura=obligatoria and captura=maxima: "),
        most=reglas.most(slug, "mindsports", "Reading captura=maxima: "),
        free=LIBRE,
        leave=reglas.stay(slug, "mindsports", "Reading retirada=al-final: "),
        crown=reglas.crown(slug, "s001"),
        king=reglas.king(slug, "mindsports", "line"),
    )
    rules = (*laws.rules(), REPETICION, TABLAS, RECUENTO)

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.final = reglas.final(self.readings["final"], TABLAS, RECUENTO)._replace(
            again=REPETICION
        )
        board = grid(9, 9, diagonals=True)
        kind = Kind(
            CAPTURES[self.readings["captura"]],
            step=ahead,
            kings=Flight,
            stay=self.readings["retirada"] == "al-final",
        )
        super().__init__(board, half(board), kind)
