"""Bashni, the Russian draughts of columns."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.alquerque import shared_rules
from juegos.alquerque.ancestry import AHEAD, KING_AT_ONCE, SURE, YES, Kin, Manner, chequered
from juegos.alquerque.boards_of_games import damero
from juegos.alquerque.captures import CaptureFinder, Movement
from juegos.alquerque.choice_of_captures import CAPTURES
from juegos.alquerque.column_narration import Bands, ColumnLaws
from juegos.alquerque.columns import ColumnGame
from juegos.alquerque.flying_pieces import FlyingMoves
from juegos.alquerque.points_game import game_maker
from juegos.alquerque.step_moves import ahead, everywhere
from juegos.core.about import About
from juegos.core.game import choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Crux, Rule, crux, implied, stated, supplied
from juegos.engine.line_game import Final, Move

BY = "bashnigithub"  # what Russian draughts have and it does not tell is implied
TABLERO = stated(
    "bashni.tablero",
    BY,
    "",
    "The board is the 32 squares of one colour of a board of eight by eight; twelve men of each "
    "side fill the first three rows.",
    kind="board",
)
PASO = stated(
    "bashni.paso",
    BY,
    "",
    "A man, or a column he commands, steps one point diagonally ahead.",
    kind="move",
)
DAMA = stated(
    "bashni.dama",
    BY,
    "",
    "A king, or a column he commands, moves any number of empty points along a line, in "
    "any direction.",
    kind="move",
)
SALTO = stated(
    "bashni.salto",
    BY,
    "",
    "A man captures by jumping over the next point to the empty one behind it, forwards or "
    "backwards; a king does so from any distance, landing on any empty point behind. Only "
    "the top piece is captured.",
    kind="capture",
)
CAUTIVO = stated(
    "bashni.cautivo",
    BY,
    "",
    "The captured piece goes under the column that captured it; no piece leaves the board.",
    kind="capture",
)
LIBERA = implied(
    "bashni.libera",
    BY,
    "",
    "What is left of the column jumped over belongs to the owner of the piece that is now "
    "on its top.",
    kind="capture",
)
CADENA = implied(
    "bashni.cadena",
    BY,
    "",
    "A player who has captured goes on while he can, by whichever capture he likes. As in "
    "Russian draughts a king that can go on from some of the points behind must land on "
    "one of these.",
    kind="capture",
)
OBLIGATORIA = shared_rules.must("bashni", BY)
UNA_VEZ = supplied(
    "bashni.una-vez",
    "dlp",
    "",
    "No column is jumped over twice in a turn, and a column that has been jumped over "
    "stays in the way until the turn is over, as in Russian draughts; some accounts let a "
    "column be jumped over again, if another was jumped over in between.",
    kind="ban",
)
CORONACION = stated(
    "bashni.coronacion",
    BY,
    "",
    "A man who comes to the last row becomes a king at once, and goes on capturing as one.",
    kind="move",
)
FIN = implied(
    "bashni.fin", BY, "", "A player who commands no column, or can move none, has lost.", kind="end"
)
TABLAS = implied(
    "bashni.tablas",
    "rucheckers",
    "",
    "The game is drawn, as in Russian draughts, when a position occurs for the third time, "
    "or when each player has made fifteen moves with kings only and nothing was captured. "
    "The shorter counts of small endings are left out.",
    kind="end",
)
ATRAS = crux(
    "bashni.atras",
    BY,
    "Do men capture backwards as well as forwards?",
    ("si", "yes, as in Russian draughts", BY),
    ("no", "no: forwards only", "dlp"),
)


class Bashni(ColumnGame):
    """The rules of bashni."""

    slug = "bashni"
    kin = Kin(slug, "damas-rusas", SURE, 1875, _("a collection of games"), "viskovatov1875")
    manner = Manner(chequered(8), AHEAD, _("a jump, ahead and back; a prisoner"), KING_AT_ONCE, YES)
    rules: tuple[Rule, ...] = (
        *(TABLERO, PASO, DAMA, SALTO, CAUTIVO, LIBERA, CADENA, OBLIGATORIA, UNA_VEZ),
        *(CORONACION, FIN, TABLAS),
    )
    cruces: tuple[Crux, ...] = (ATRAS,)
    final = Final(TABLAS, plies=30)
    laws = ColumnLaws(
        step=PASO,
        king=DAMA,
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
        board = damero(8)
        super().__init__(board, 3, sooner=True)
        capture = CAPTURES["obligatoria"]
        take = everywhere if self.readings["atras"] == "si" else ahead
        kind = Movement(capture, take=take, kings=FlyingMoves, sooner=True, stay=True, far=True)
        self._taking = CaptureFinder(board, kind, capture, self._last)

    def captures(self, side: int, bands: Bands) -> list[Move]:
        """Return every capture of men and kings."""
        return self._taking.find(side, bands.soldiers, bands.crowned, bands.theirs, bands.empty)

    def crowned_quiet(self, bands: Bands) -> list[Move]:
        """Return every slide of kings."""
        result: list[Move] = []
        if bands.crowned and self._taking.flight:
            self._taking.flight.slides(bands.crowned, bands.empty, result)
        return result


ABOUT = About(
    "bashni",
    "Bashni",
    "bashnigithub",
    game_maker(Bashni),
    says=_("Russian draughts with towers of men."),
    origin=_("Russia, described in 1875"),
    no_better=("greedy",),
    lesson=lesson(
        ("fin", _("You win when the other player commands no column, or can move none.")),
        ("paso", _("A man steps one square diagonally ahead, with the whole column under him.")),
        (
            "cautivo",
            _("A captured piece goes under the column that captured it; none leaves the board."),
        ),
        (
            "obligatoria",
            _(
                "A player who can capture must, and goes on while he can, forwards and, as "
                "played here, backwards."
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
            "4/b3/4/4/1b2/1w2/4/4 w",
            _("White captures the man and carries him underneath."),
            "c3xe5",
            "cautivo",
        ),
        SmallBoard(
            "4/b3/4/4/1(wb)2/1w2/4/4 w",
            _("White captures the top of the column: what is left is White’s."),
            "c3xe5",
            "libera",
        ),
        SmallBoard(
            "3b/1b2/w3/3b/4/4/4/4 w",
            _("Crowned on d8, the man goes on capturing from afar as a king."),
            "b6xd8xh4",
            "coronacion",
        ),
    ),
)
