"""Peralikatuma or perali kotuwa: the board of alquerque with a triangle on each side."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.alquerque import line_rules, shared_rules, shared_sentences
from juegos.alquerque.ancestry import ANY, BOARD, LEAP_ANY, Kin, Manner
from juegos.alquerque.boards_of_games import triangles
from juegos.alquerque.captures import Movement
from juegos.alquerque.choice_of_captures import CAPTURES
from juegos.alquerque.jumping_game import JumpingGame
from juegos.alquerque.points_game import game_maker
from juegos.core.about import About
from juegos.core.game import choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Crux, crux
from juegos.material.boards import mask

TABLAS = shared_rules.draws("peralikatuma", "parker1909:583")
RECUENTO = shared_rules.count("peralikatuma", "parker1909:583")


def cruces(slug: str, place: str, free: str) -> tuple[Crux, ...]:
    """Return the cruces of the games on squares with triangles; ``free`` is who need not take."""
    return (
        crux(
            f"{slug}.captura",
            "s001",
            "Must a player capture if he can?",
            ("obligatoria", "yes, and to the end of the chain", "s001"),
            ("libre", "no: a player may capture or not, and may stop after any jump", free),
        ),
        crux(
            f"{slug}.vertice",
            place,
            "Do the slanting sides of a triangle and the diagonals of the square, which "
            "meet where it touches the square, make one line, so that a man on that point "
            "can be jumped over?",
            ("recto", "yes: they are drawn straight", "juegos"),
            ("quebrado", "no: the line bends there", "juegos"),
        ),
        shared_rules.crux_final(slug, place),
    )


class Peralikatuma(JumpingGame):
    """The rules of peralikatuma under chosen readings."""

    slug = "peralikatuma"
    kin = Kin(
        slug,
        "alquerque",
        BOARD,
        1873,
        _("{author}, as {name}", author="Ludovisi", name="kotu ellima"),
        "ludovisi1873",
    )
    manner = Manner(_("alquerque, four triangles"), ANY, LEAP_ANY)
    look = "tela"
    cruces = cruces(slug, "parker1909:583", "dlp")
    laws = line_rules.laws(
        slug,
        "parker1909:583",
        "The board is that of alquerque with a triangle of six points on each side, "
        "forty-nine in all. Each player has twenty-three men: in his own triangle, on the "
        "two rows before it, and in the triangle on his left together with the point where "
        "it touches the square.",
        cruces[0],
    )
    rules = (*laws.rules(), TABLAS, RECUENTO)

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.final = shared_rules.final(self.readings["final"], TABLAS, RECUENTO)
        board = triangles(sides=True, straight=self.readings["vertice"] == "recto")
        men = mask(
            point
            for point, (x, y) in board.xy.items()
            if x < 2 or (x, y) == (2, 4) or (x <= 6 and y < 4)
        )
        super().__init__(board, men, Movement(CAPTURES[self.readings["captura"]]))


ABOUT = About(
    "peralikatuma",
    "Peralikatuma",
    "parker1909",
    game_maker(Peralikatuma),
    says=_("Alquerque with a triangle on each side, 23 men a side."),
    origin=_("Ceylon, described in 1873"),
    no_better=("greedy",),
    lesson=lesson(
        shared_sentences.BEATEN,
        shared_sentences.STEP,
        shared_sentences.JUMP,
        shared_sentences.MUST_HERE,
        ("salto", _("Men capture in every direction: look behind your men before you step.")),
        SmallBoard(
            "bbb/bbb/wbbbbbb/wbbbbbb/www3bbb/wwwwwwb/wwwwwwb/www/www w",
            shared_sentences.START,
            "e4-e5",
            "paso",
        ),
        SmallBoard(
            "3/3/b6/3b3/9/3b3/3w3/3/3 w",
            _("White must capture, and goes on: two men in one turn."),
            "e3xe5xe7",
            "cadena",
        ),
        SmallBoard(
            "3/3/b6/7/4w4/3b3/7/3/3 w", _("Men capture backwards as well."), "e5xe3", "salto"
        ),
    ),
)
