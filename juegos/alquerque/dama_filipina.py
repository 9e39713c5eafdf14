"""Philippine dama: on the light squares drawn as lines; men take back, kings fly."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.alquerque import draughts, shared_rules
from juegos.alquerque.boards_of_games import damero, rows
from juegos.alquerque.captures import Gait
from juegos.alquerque.choice_of_captures import CAPTURES
from juegos.alquerque.descent import AHEAD, DRAUGHTS, KING, LEAP_BOTH, SURE, Kin, Manner
from juegos.alquerque.flights import Flight
from juegos.alquerque.jumping_game import JumpingGame
from juegos.alquerque.steps import ahead
from juegos.core.game import choose
from juegos.core.message import _
from juegos.core.source import crux

TABLAS = shared_rules.draws("dama-filipina", "s001")
RECUENTO = shared_rules.count("dama-filipina", "s001")

LA_CAPTURA = crux(
    "dama-filipina.captura",
    "s001",
    "Must the greatest number be taken?",
    ("maxima", "yes", "quilet"),
    ("obligatoria", "no: one must take, by a chain of one’s choice", "s001"),
)


class DamaFilipina(JumpingGame):
    """The rules of Philippine dama under chosen readings."""

    slug = "dama-filipina"
    kin = Kin(slug, DRAUGHTS, SURE, 1900, "Culin", "culin1900")
    manner = Manner(_("{size} by {size}, one colour, as lines", size=8), AHEAD, LEAP_BOTH, KING)
    look = "papel"
    cruces = (LA_CAPTURA, shared_rules.crux_final(slug, "s001"))
    laws = draughts.laws(slug, "quilet")._replace(
        most=shared_rules.most(slug, "quilet", "captura=maxima")
    )
    rules = (*laws.rules(), TABLAS, RECUENTO)

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.final = shared_rules.final(self.readings["final"], TABLAS, RECUENTO)
        board = damero(8, light=True)
        kind = Gait(CAPTURES[self.readings["captura"]], step=ahead, kings=Flight, stay=True)
        super().__init__(board, rows(board, range(3)), kind)
