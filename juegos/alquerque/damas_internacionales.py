"""International or Polish draughts, ten by ten: men take back too, and the most must be taken."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.alquerque import damas, reglas
from juegos.alquerque.captura import Kind
from juegos.alquerque.eleccion import CAPTURES
from juegos.alquerque.nucleo import Final
from juegos.alquerque.pasos import ahead
from juegos.alquerque.saltador import Saltador
from juegos.alquerque.tableros_de import damero, rows
from juegos.alquerque.vuelo import Flight
from juegos.game import choose
from juegos.source import stated

TABLAS = stated(
    "damas-internacionales.tablas",
    "fmjd",
    "",
    "The game is drawn when a position stands for the third time, or when each has made "
    "twenty-five moves with kings only and nothing was taken. The shorter counts of small endings "
    "are left out.",
)


class DamasInternacionales(Saltador):
    """The rules of international draughts."""

    slug = "damas-internacionales"
    look = "damero"
    cruces = ()
    laws = damas.laws(slug, "fmjd", size=10)._replace(most=reglas.most(slug, "fmjd"))
    final = Final(TABLAS, plies=50)
    rules = (*laws.rules(), TABLAS)

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        board = damero(10)
        kind = Kind(CAPTURES["maxima"], step=ahead, kings=Flight, stay=True)
        super().__init__(board, rows(board, range(4)), kind)
