"""Kolowis awithlaknannai, the fighting serpents of the Zuni: three rows joined by diagonals."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.alquerque import line_rules, shared_rules, shared_sentences
from juegos.alquerque.ancestry import ANY, BOARD, LEAP_ANY, Kin, Manner
from juegos.alquerque.boards_of_games import half, serpientes
from juegos.alquerque.captures import Movement
from juegos.alquerque.choice_of_captures import CAPTURES
from juegos.alquerque.jumping_game import JumpingGame
from juegos.alquerque.points_game import game_maker
from juegos.core.about import About
from juegos.core.game import choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import crux

TABLAS = shared_rules.draws("awithlaknannai", "culin1907")
RECUENTO = shared_rules.count("awithlaknannai", "culin1907")

EL_TABLERO = crux(
    "awithlaknannai.tablero",
    "culin1907",
    "How long is the board, and which points are empty at the start?",
    ("doce", "outer rows of eight, twelve men each, the middle empty", "s001"),
    ("veintitres", "outer rows of sixteen, twenty-three each, middle and ends empty", "bell1969"),
    ("veinticuatro", "outer rows of sixteen, twenty-four each, the middle empty", "stevenson1903"),
)
LA_CAPTURA = crux(
    "awithlaknannai.captura",
    "s001",
    "Must a player capture if he can?",
    (
        "libre",
        "no: a player may capture or not, and may stop after any jump, as in alquerque",
        "s001",
    ),
    ("obligatoria", "yes, and to the end of the chain", "bell1969"),
)


class Awithlaknannai(JumpingGame):
    """The rules of the fighting serpents under chosen readings."""

    slug = "awithlaknannai"
    kin = Kin(slug, "alquerque", BOARD, 1903, "Stevenson", "stevenson1903")
    manner = Manner(_("three long rows, diagonals"), ANY, LEAP_ANY)
    look = "piedra"
    cruces = (EL_TABLERO, LA_CAPTURA, shared_rules.crux_final(slug, "culin1907"))
    laws = line_rules.laws(
        slug,
        "s001",
        "The board is two long rows with a row of one more point between them, joined by "
        "diagonals. Each side fills its outer row and the half of the middle row on its "
        "right.",
        LA_CAPTURA,
    )
    rules = (*laws.rules(), TABLAS, RECUENTO)

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.final = shared_rules.final(self.readings["final"], TABLAS, RECUENTO)
        board = serpientes(8 if self.readings["tablero"] == "doce" else 16)
        men = half(board)
        if self.readings["tablero"] == "veintitres":
            men &= ~(1 << board.point((32, 1)))
        super().__init__(board, men, Movement(CAPTURES[self.readings["captura"]]))


ABOUT = About(
    "awithlaknannai",
    "Awithlaknannai",
    "s001",
    game_maker(Awithlaknannai),
    says=_("Alquerque on three long rows, drawn out like a snake."),
    origin=_("Zuñi, New Mexico, described in 1903"),
    lesson=lesson(
        shared_sentences.BEATEN,
        (
            "tablero",
            _(
                "The men stand on the two long rows and on the row between, except for its "
                "middle point."
            ),
        ),
        shared_sentences.STEP,
        shared_sentences.JUMP,
        shared_sentences.FREE,
        SmallBoard("bbbbbbbb/bbbb1wwww/wwwwwwww w", shared_sentences.START, "h1-i2", "paso"),
        SmallBoard(
            "8/1bb5b/w7 w",
            _("White jumps from b1 to d3 and on to f1, and captures two men."),
            "b1xd3xf1",
            "cadena",
        ),
        SmallBoard(
            "8/1b6b/w7 w",
            _("White could capture the man on c2, but as played here need not."),
            "b1-a2",
            "libre",
        ),
    ),
)
