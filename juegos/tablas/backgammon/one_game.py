"""One game of backgammon, without match or cube: what ``juegos.tablas.casas.game`` plays."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.game import SEATS, choose
from juegos.core.message import _
from juegos.core.source import Crux, Rule
from juegos.tablas.backgammon import evaluation
from juegos.tablas.backgammon import rules as law
from juegos.tablas.casas.board import BAR, MEN, OFF, QUARTER, SIDE, Board, Travel, side
from juegos.tablas.casas.net import NEAR
from juegos.tablas.casas.state import SALE, End
from juegos.tablas.casas.turns import USUAL

SLUG = "backgammon"
_SIDE = side({24: 2, 13: 5, 8: 3, 6: 5})
START = _SIDE + _SIDE

_EVENT_RULES = {
    "sale": law.PRIMERA,
    "dados": law.DADOS,
    "mover": law.MOVER,
    "men": law.COLOCACION,
    "casa": law.BLOQUEADA,
    "hiere": law.CAPTURA,
    "bar": law.RESCATE,
    "sacar": law.SACAR,
    "pierde": law.PIERDE_TURNO,
    "menor": law.MAYOR,
    "todos": law.AMBOS,
}


class OneGameRules:
    """The rules of one game of backgammon under chosen readings."""

    slug = SLUG
    rules: tuple[Rule, ...] = law.RULES
    cruces: tuple[Crux, ...] = law.CRUCES
    dice = 2
    opening = SALE
    turns = USUAL
    near = NEAR
    mistake = 0.08
    board = START

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(SLUG, self.cruces, readings)
        self.travel = travel(self.readings)
        four = {"dobles": law.DOBLES} if self.travel.doubles == 4 else {}
        self.event_rules: Mapping[str, Rule] = {**_EVENT_RULES, **four}

    def worth(self, board: Board) -> float:
        """Return the value of a board, in stakes, to the side that has just played."""
        return evaluation.worth(board)

    def over(self, board: Board, seat: int) -> End | None:
        """Return how the game ends once a seat has borne off all its men."""
        if board[OFF] < MEN:
            return None
        who, theirs = SEATS[seat], board[SIDE:]
        if theirs[OFF]:
            return End(seat, 1, law.GANA, _("{who} has borne off all men and wins.", who=who))
        back = any(theirs[25 - casa] for casa in range(1, QUARTER + 1))
        if back or (theirs[BAR] and self.readings["barra"] == "cuenta"):
            return End(seat, 3, law.BACKGAMMON, _("{who} wins a backgammon.", who=who))
        return End(seat, 2, law.GAMMON, _("{who} wins a gammon.", who=who))


def travel(readings: Mapping[str, str]) -> Travel:
    """Return the movement of men under these readings."""
    return Travel(
        first=readings["entrada"] == "todas",
        exits=readings["salida"],
        doubles=4 if readings["dobles"] == "cuatro" else 2,
        stops=readings["dados-ambos"] == "acaba",
    )
