"""Philippine dama: on the light squares drawn as lines; men take back, kings fly."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.alquerque import damas, reglas
from juegos.alquerque.captura import Kind
from juegos.alquerque.eleccion import CAPTURES
from juegos.alquerque.pasos import ahead
from juegos.alquerque.saltador import Saltador
from juegos.alquerque.tableros_de import damero, rows
from juegos.alquerque.vuelo import Flight
from juegos.game import choose
from juegos.source import crux

TABLAS = reglas.draws("dama-filipina", "s001")
RECUENTO = reglas.count("dama-filipina", "s001")

LA_CAPTURA = crux(
    "dama-filipina.captura",
    "s001",
    "Must the greatest number be taken?",
    ("maxima", "yes", "quilet"),
    ("obligatoria", "no: one must take, by a chain of one’s choice", "s001"),
)


class DamaFilipina(Saltador):
    """The rules of Philippine dama under chosen readings."""

    slug = "dama-filipina"
    look = "papel"
    cruces = (LA_CAPTURA, reglas.crux_final(slug, "s001"))
    laws = damas.laws(slug, "quilet")._replace(
        most=reglas.most(slug, "quilet", "Reading captura=maxima: ")
    )
    rules = (*laws.rules(), TABLAS, RECUENTO)

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.final = reglas.final(self.readings["final"], TABLAS, RECUENTO)
        board = damero(8, light=True)
        kind = Kind(CAPTURES[self.readings["captura"]], step=ahead, kings=Flight, stay=True)
        super().__init__(board, rows(board, range(3)), kind)
