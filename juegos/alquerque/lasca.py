"""Lasca, Emanuel Lasker’s game of columns (1911)."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.alquerque import shared_rules
from juegos.alquerque.ancestry import AHEAD, SURE, YES, Kin, Manner, chequered
from juegos.alquerque.column_narration import Bands, ColumnLaws
from juegos.alquerque.columns import ColumnGame
from juegos.alquerque.jumps import Jumps
from juegos.alquerque.points_game import game_maker
from juegos.alquerque.step_moves import Steps, ahead, everywhere, turned
from juegos.core.about import About
from juegos.core.game import choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Crux, Rule, stated, supplied
from juegos.engine.line_game import Move
from juegos.material.boards import grid

TABLERO = stated(
    "lasca.tablero",
    "s001",
    "",
    "The board is the 25 squares of one colour of a board of seven by seven; pieces move "
    "diagonally.",
    kind="board",
)
COLOCACION = stated(
    "lasca.colocacion",
    "laskers",
    "",
    "Each player has eleven soldiers, on the three rows on his side; the row between is "
    "empty. White begins.",
    kind="men",
)
PASO = stated(
    "lasca.paso", "laskers", "", "A soldier steps one point diagonally ahead.", kind="move"
)
OFICIAL = stated(
    "lasca.oficial", "laskers", "", "An officer steps one point, ahead or back.", kind="move"
)
SALTO = stated(
    "lasca.salto",
    "laskers",
    "",
    "A column captures by jumping over the next point on the line to the empty one behind "
    "it: a soldier ahead, an officer ahead or back. It captures the top piece of the "
    "column it jumps over.",
    kind="capture",
)
CAUTIVO = stated(
    "lasca.cautivo",
    "laskers",
    "",
    "The captured piece goes under the column that captured it, and the whole column moves "
    "as its top piece does; no piece leaves the board.",
    kind="capture",
)
LIBERA = stated(
    "lasca.libera",
    "s001",
    "",
    "What is left of the column jumped over belongs to the owner of the piece that is now "
    "on its top.",
    kind="capture",
)
CADENA = stated(
    "lasca.cadena",
    "laskers",
    "",
    "A player who has captured goes on while he can, by whichever capture he likes.",
    kind="capture",
)
OBLIGATORIA = shared_rules.must("lasca", "laskers")
UNA_VEZ = stated(
    "lasca.una-vez",
    "laskers",
    "",
    "Only one piece is captured from each point in a turn: no column is jumped over twice.",
    kind="ban",
)
CORONACION = stated(
    "lasca.coronacion",
    "laskers",
    "",
    "A soldier on top who comes to the last row becomes an officer, and the turn is over; "
    "he remains an officer even as a prisoner.",
    kind="move",
)
FIN = stated(
    "lasca.fin",
    "laskers",
    "",
    "A player who cannot move, or whose pieces are all prisoners, has lost.",
    kind="end",
)
TABLAS = shared_rules.draws("lasca", "lasker1911")
RECUENTO = supplied(
    "lasca.recuento",
    "laskers",
    "",
    "Reading final=recuento: when play makes no progress, the player who commands more "
    "columns wins.",
    kind="end",
)


class Lasca(ColumnGame):
    """The rules of lasca."""

    slug = "lasca"
    kin = Kin(slug, "bashni", SURE, 1911, "Lasker", "lasker1911")
    manner = Manner(
        chequered(7), AHEAD, _("a jump ahead; a prisoner"), _("an officer, one step"), YES
    )
    rules: tuple[Rule, ...] = (
        *(TABLERO, COLOCACION, PASO, OFICIAL, SALTO, CAUTIVO, LIBERA, CADENA, OBLIGATORIA),
        *(UNA_VEZ, CORONACION, FIN, TABLAS, RECUENTO),
    )
    cruces: tuple[Crux, ...] = (shared_rules.crux_final("lasca", "lasker1911"),)
    laws = ColumnLaws(
        step=PASO,
        king=OFICIAL,
        jump=SALTO,
        under=CAUTIVO,
        freed=LIBERA,
        chain=CADENA,
        must=OBLIGATORIA,
        once=UNA_VEZ,
        crown=CORONACION,
        end=FIN,
    )

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.final = shared_rules.final(self.readings["final"], TABLAS, RECUENTO)
        board = grid(7, 7, diagonals=True, straight=False)
        super().__init__(board, 3, sooner=False)
        self._jumps = tuple(Jumps(board, allowed) for allowed in (ahead, turned(ahead)))
        self._officers = Steps(board, everywhere), Jumps(board, everywhere)

    def captures(self, side: int, bands: Bands) -> list[Move]:
        """Return every capture of soldiers and officers."""
        result = []
        pairs = (self._jumps[side], bands.soldiers), (self._officers[1], bands.crowned)
        for jumps, movers in pairs:
            if takers := jumps.movers(movers, bands.theirs, bands.empty):
                result += jumps.chains(takers, bands.theirs, bands.empty)
        return result

    def crowned_quiet(self, bands: Bands) -> list[Move]:
        """Return every step of officers."""
        return self._officers[0].moves(bands.crowned, bands.empty)


ABOUT = About(
    "lasca",
    "Lasca",
    "laskers",
    game_maker(Lasca),
    says=_("Draughts in which captured men can be set free."),
    origin=_("By Emanuel Lasker, 1911"),
    no_better=("greedy",),
    lesson=lesson(
        (
            "fin",
            _(
                "You win when the other player can no longer move, or when all his pieces are "
                "prisoners."
            ),
        ),
        (
            "paso",
            _("A soldier steps one square diagonally ahead, with the whole column under him."),
        ),
        (
            "cautivo",
            _("A captured piece goes under the column that captured it; none leaves the board."),
        ),
        (
            "obligatoria",
            _(
                "A player who can capture must, and goes on while he can; of several ways he "
                "chooses one."
            ),
        ),
        (
            "libera",
            _(
                "Only the top piece is captured: what lay under it may be yours again, or the "
                "other player’s."
            ),
        ),
        SmallBoard(
            "bbbb/bbb/bbbb/3/wwww/www/wwww w",
            _("A soldier steps ahead: Black must now capture him."),
            "c3-d4",
            "paso",
        ),
        SmallBoard(
            "4/b2/4/1b1/1w2/3/4 w",
            _("White captures the soldier and carries him underneath."),
            "c3xe5",
            "cautivo",
        ),
        SmallBoard(
            "4/b2/4/1(wb)1/1w2/3/4 w",
            _("White captures the top of the column: what is left is White’s."),
            "c3xe5",
            "libera",
        ),
    ),
)
