"""Turkish draughts: along rows and columns of all squares; taken men leave at once."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.alquerque import shared_rules, shared_sentences
from juegos.alquerque.ancestry import DRAUGHTS, GUESS, KING, Kin, Manner, says
from juegos.alquerque.boards_of_games import rows
from juegos.alquerque.captures import Movement
from juegos.alquerque.choice_of_captures import CAPTURES
from juegos.alquerque.flying_pieces import FlyingMoves
from juegos.alquerque.jumping_game import JumpingGame
from juegos.alquerque.narration import Laws
from juegos.alquerque.points_game import game_maker
from juegos.alquerque.position import Position
from juegos.alquerque.state import WHO
from juegos.alquerque.step_moves import not_back
from juegos.core.about import About
from juegos.core.game import Event, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import crux, stated, supplied
from juegos.engine.line_game import Final, Move
from juegos.material.boards import grid

TABLERO = stated(
    "damas-turcas.tablero",
    "wikidama",
    "",
    "The board is all squares of a board of eight by eight, joined along rows and columns; sixteen "
    "men of each side fill its second row and its third.",
    kind="board",
)
PASO = stated(
    "damas-turcas.paso",
    "wikidama",
    "",
    "A man moves to the next point ahead or sideways.",
    kind="move",
)
SALTO = stated(
    "damas-turcas.salto",
    "wikidama",
    "",
    "A man captures a piece next to him ahead or sideways by jumping over it to the empty "
    "point behind; it leaves the board at once.",
    kind="capture",
)
CADENA = stated(
    "damas-turcas.cadena",
    "wikidama",
    "",
    "A player who has captured goes on in the same turn if he can capture again from where "
    "he lands, but never straight back the way he came.",
    kind="capture",
)
CORONACION = stated(
    "damas-turcas.coronacion",
    "wikidama",
    "",
    "A man whose turn ends on the last row is crowned.",
    kind="move",
)
SIGUE = stated(
    "damas-turcas.sigue",
    "draughtsgithub",
    "",
    "Reading coronacion=sigue: a man who comes to the last row in the middle of a chain is crowned "
    "at once, and goes on as a king.",
    kind="move",
)
TABLAS = supplied(
    "damas-turcas.tablas",
    "draughtsgithub",
    "",
    "The game is drawn when a position occurs for the third time, or when a hundred turns "
    "have passed in which only kings moved and nothing was captured. The rules that one "
    "piece against one is a draw, and a king against a man a win, are left out: such "
    "endings are played on.",
    kind="end",
)

LA_CORONACION = crux(
    "damas-turcas.coronacion",
    "wikidama",
    "When is a man crowned who comes to the last row in the middle of a chain?",
    ("al-final", "at the end of the turn: he goes on as a man", "wikidama"),
    ("sigue", "at once: he goes on as a king", "draughtsgithub"),
)


class DamasTurcas(JumpingGame):
    """The rules of Turkish draughts under chosen readings."""

    slug = "damas-turcas"
    kin = Kin(slug, DRAUGHTS, GUESS, 1663, says("Thévenot", "Pratesi"), "pratesi")
    manner = Manner(
        _("8 by 8, rows and columns"), _("ahead, sideways"), _("a jump, ahead and sideways"), KING
    )
    look = "damero"
    cruces = (LA_CORONACION,)
    laws = Laws(
        board=TABLERO,
        step=PASO,
        jump=SALTO,
        chain=CADENA,
        blocked=shared_rules.no_move(slug, "wikidama"),
        must=shared_rules.must(slug, "wikidama"),
        most=shared_rules.most(slug, "wikidama"),
        crown=CORONACION,
        king=shared_rules.king(slug, "wikidama", shared_rules.KING_STRAIGHT),
    )
    final = Final(TABLAS)
    rules = (*laws.rules(), SIGUE, TABLAS)

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        board = grid(8, 8)
        kind = Movement(
            CAPTURES["maxima"],
            step=not_back,
            take=not_back,
            kings=FlyingMoves,
            sooner=self.readings["coronacion"] == "sigue",
            turns=False,
        )
        super().__init__(board, rows(board, (1, 2)), kind)

    def retold(
        self, position: Position, move: Move, events: tuple[Event, ...]
    ) -> tuple[Event, ...]:
        """Return the events of a move, a crowning in mid-chain by its own rule."""
        side = position.side
        passed = [point for point in move.path[1:-1] if self.last[side] >> point & 1]
        if not (self.kind.sooner and passed) or self.flies(position, move.path[0]):
            return events
        where = self.board.names[passed[0]]
        says = _(
            "A man of {player} is crowned on {point}, and goes on.", player=WHO[side], point=where
        )
        crowned = Event(SIGUE, says, side)
        return (*(event for event in events if event.rule is not CORONACION), crowned)


ABOUT = About(
    "damas-turcas",
    "Damas turcas",
    "wikidama",
    game_maker(DamasTurcas),
    says=_("Draughts along rows and columns, on every square."),
    origin=_("Turkey, described in 1663"),
    no_better=("greedy",),
    formats={"pdn": "juegos.alquerque.pdn:PDN"},
    lesson=lesson(
        shared_sentences.BEATEN,
        (
            "paso",
            _("A man moves to the next square ahead or sideways, never diagonally and never back."),
        ),
        (
            "salto",
            _(
                "He captures ahead or sideways, by jumping; the captured man leaves the board "
                "at once."
            ),
        ),
        (
            "dama",
            _("A man who ends his turn on the last row is crowned, and then moves like a rook."),
        ),
        ("maxima", _("A player who can capture must, and must capture as many as he can.")),
        SmallBoard(
            "b7/8/4b3/3b4/3w4/8/8/8 w",
            _("White captures one man ahead and one to the side."),
            "d4xd6xf6",
            "cadena",
        ),
        SmallBoard(
            "b6b/3w4/1b6/8/8/8/8/8 w",
            _("The man comes to the last row and is crowned."),
            "d7-d8",
            "coronacion",
        ),
        SmallBoard("b7/8/8/3b4/8/8/8/3W4 w", shared_sentences.FAR, "d1xd7", "salto"),
    ),
)
