"""Tabula, the game in which the emperor Zeno was undone: three dice, both sides the same way.

The sources are one epigram (``ap9:482``) and Austin's conclusions from it. As in the other games of
tables a casa is written by the points still to go: the epigram's sixth line is casa 19, its last 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from juegos import data
from juegos.core.about import About
from juegos.core.game import SEATS, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Crux, Rule, crux, implied, stated, supplied
from juegos.tablas.casas.board import BAR, HAND, MEN, OFF, QUARTER, Board, Travel, side
from juegos.tablas.casas.game import TablesGame
from juegos.tablas.casas.net import NEAR, Nets
from juegos.tablas.casas.state import TIRA, End
from juegos.tablas.casas.turns import USUAL


@cache
def nets() -> Nets:
    """Return the net of tabula, which has no gammon."""
    return Nets(data.packed("tablas/net-tabula.bin"), Travel(lies="same"))


def worth(board: Board) -> float:
    """Return the value of the board to the side that it begins with."""
    return 1.0 if board[OFF] == MEN else 2 * nets().chances(board).win - 1


ENTRADA = stated(
    "tabula.entrada",
    "austin1934:202",
    "",
    "Each side has fifteen men, which enter the board from outside.",
    kind="move",
)
SENTIDO = stated(
    "tabula.sentido",
    "austin1934:202",
    "",
    "Both sides go the same way round, past twenty-four casas.",
    kind="men",
)
DADOS = stated("tabula.dados", "ap9:482", "", "Three dice are thrown.", kind="move")
MOVER = implied(
    "tabula.mover",
    "ap9:482",
    "",
    "Each die is a move of its own: Zeno’s three dice break up three pairs.",
    kind="move",
)
CERRADA = implied(
    "tabula.cerrada",
    "ap9:482",
    "",
    "No man may stop where two or more of the other’s stand: otherwise Zeno would have had "
    "other plays.",
    kind="ban",
)
HERIDA = stated(
    "tabula.herida",
    "austin1934:202",
    "",
    "A single man is hit if the other stops on its casa, and must enter anew.",
    kind="capture",
)
FUERZA = implied(
    "tabula.fuerza",
    "ap9:482",
    "",
    "As many dice as possible must be played, even to the player’s harm.",
    kind="move",
)
PIERDE = implied("tabula.pierde", "ap9:482", "", "What cannot be played is lost.", kind="move")
SALIDA = implied(
    "tabula.salida",
    "ap9:482",
    "",
    "No man leaves while others stand behind: otherwise Zeno would have borne men off and kept "
    "his pairs.",
    kind="move",
)
MANO = supplied(
    "tabula.mano", "ap9:482", "", "A throws first: no source says who begins.", kind="manner"
)
GANA = supplied("tabula.gana", "ap9:482", "", "The first to bear off all his men wins.", kind="end")

C_SALIDA = crux(
    "tabula.salida",
    "ap9:482",
    "When may a man be borne off?",
    ("cuarto", "once all of his side stand in the last quarter", "a4games"),
    ("libre", "as soon as a die carries it past the last casa", "juegos"),
)
C_MITAD = crux(
    "tabula.mitad",
    "austin1934:202",
    "May a man go on to the second half before all of his side have entered?",
    ("libre", "yes: no source mentions such a rule", "juegos"),
    ("espera", "no: an addition that makes a better game", "a4games"),
)
C_HERIDAS = crux(
    "tabula.heridas",
    "austin1934:202",
    "Must a man that was hit enter before another is moved?",
    ("primero", "yes, probably", "a4games"),
    ("libre", "no: it waits like those that have not entered yet", "juegos"),
)


class TabulaRules:
    """The rules of tabula under chosen readings."""

    slug = "tabula"
    rules: tuple[Rule, ...] = (
        *(ENTRADA, SENTIDO, DADOS, MOVER, CERRADA, HERIDA, FUERZA, PIERDE),
        *(SALIDA, MANO, GANA),
    )
    cruces: tuple[Crux, ...] = (C_SALIDA, C_MITAD, C_HERIDAS)
    dice = 3
    opening = TIRA
    turns = USUAL
    near = NEAR
    mistake = 0.02
    board: Board = side({HAND: MEN}) * 2
    event_rules: Mapping[str, Rule] = {
        "dados": DADOS,
        "mover": MOVER,
        "men": ENTRADA,
        "casa": CERRADA,
        "hiere": HERIDA,
        "bar": ENTRADA,
        "sacar": SALIDA,
        "pierde": PIERDE,
        "todos": FUERZA,
    }

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.travel = Travel(
            lies="same",
            returns=BAR if self.readings["heridas"] == "primero" else HAND,
            home=QUARTER if self.readings["salida"] == "cuarto" else HAND,
            exits="ultima" if self.readings["salida"] == "cuarto" else "libre",
            inside=self.readings["mitad"] == "espera",
            larger=False,
        )

    def worth(self, board: Board) -> float:
        """Return the value of a board, in stakes, to the side that has just played."""
        return worth(board)

    def over(self, board: Board, seat: int) -> End | None:
        """Return how the game ends after a seat has borne off all its men."""
        if board[OFF] < MEN:
            return None
        return End(seat, 1, GANA, _("{who} has borne off all men and wins.", who=SEATS[seat]))


class Tabula(TablesGame):
    """Tabula under chosen readings (crux name to reading key)."""

    def __init__(self, readings: Mapping[str, str]) -> None:
        super().__init__(TabulaRules(readings))


ABOUT = About(
    "tabula",
    "Tabula",
    "ap9:482",
    Tabula,
    says=_("Three dice, and both sides run the same way round."),
    origin=_("Known from a story about the emperor Zeno; most rules are unknown"),
    lesson=lesson(
        ("gana", _("As played here, you want to bear off all your men before the other.")),
        ("sentido", _("Both sides bring in fifteen men, and go round the board the same way.")),
        ("mover", _("You throw three dice, and each is a move of its own.")),
        (
            "herida",
            _("A man who stands alone is hit if the other stops there, and must enter anew."),
        ),
        (
            "fuerza",
            _(
                "You must play whatever can be played, even to your harm: this undid the "
                "emperor Zeno."
            ),
        ),
        SmallBoard(
            "juega A 6-3-2 A hand:15 B hand:15",
            _("The first throw brings in three men."),
            "hand/23 hand/22 hand/19",
            "entrada",
        ),
        SmallBoard(
            "juega A 4-2-1 A hand:13 24:2 B hand:13 21 12",
            _("A enters on 21, where a man of B stood alone."),
            "hand/24 hand/23 hand/21*",
            "herida",
        ),
        SmallBoard(
            "juega A 6-5-2 A 19:7 16 15:2 6:2 5:2 2 B 17:2 14:2 13:2 12 11:2 10:2 7:2 4:2",
            _("Zeno threw 6-5-2, and had to break three of his pairs."),
            "15/9 6/1 5/3",
            "mover",
        ),
    ),
)
