"""Sixteen soldiers, hewakam keliya or sholo guti: alquerque with two triangles."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.alquerque import line_rules, peralikatuma, shared_rules, shared_sentences
from juegos.alquerque.ancestry import ANY, BOARD, LEAP_ANY, Kin, Manner
from juegos.alquerque.boards_of_games import rows, triangles
from juegos.alquerque.captures import Movement
from juegos.alquerque.choice_of_captures import CAPTURES
from juegos.alquerque.jumping_game import JumpingGame
from juegos.alquerque.points_game import game_maker
from juegos.core.about import About
from juegos.core.game import choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _

TABLAS = shared_rules.draws("dieciseis-soldados", "s001")
RECUENTO = shared_rules.count("dieciseis-soldados", "s001")


class DieciseisSoldados(JumpingGame):
    """The rules of sixteen soldiers under chosen readings."""

    slug = "dieciseis-soldados"
    kin = Kin(slug, "alquerque", BOARD, 1909, "Parker", "parker1909")
    manner = Manner(_("alquerque, two triangles"), ANY, LEAP_ANY)
    look = "tela"
    cruces = peralikatuma.cruces(slug, "s001", "ludii")
    laws = line_rules.laws(
        slug,
        "s001",
        "The board is that of alquerque with a triangle of six points above and one below, "
        "thirty-seven in all. Each player has sixteen men, in his own triangle and on the "
        "two rows before it; the five points in the middle are empty.",
        cruces[0],
    )
    rules = (*laws.rules(), TABLAS, RECUENTO)

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.final = shared_rules.final(self.readings["final"], TABLAS, RECUENTO)
        board = triangles(sides=False, straight=self.readings["vertice"] == "recto")
        super().__init__(board, rows(board, range(4)), Movement(CAPTURES[self.readings["captura"]]))


ABOUT = About(
    "dieciseis-soldados",
    "Dieciséis soldados",
    "s001",
    game_maker(DieciseisSoldados),
    says=_("Alquerque with two triangles, sixteen men a side."),
    origin=_("Ceylon and India, described in 1909"),
    lesson=lesson(
        shared_sentences.BEATEN,
        (
            "tablero",
            _("Each player has sixteen men, in his triangle and on the two rows before it."),
        ),
        shared_sentences.STEP,
        shared_sentences.JUMP,
        shared_sentences.MUST_HERE,
        SmallBoard(
            "bbb/bbb/bbbbb/bbbbb/5/wwwww/wwwww/www/www w",
            _("White steps into the empty row, where Black must capture him."),
            "c4-c5",
            "paso",
        ),
        SmallBoard(
            "b2/3/5/2b2/5/2b2/2w2/3/3 w",
            _("White must capture, and goes on: two men in one turn."),
            "c3xc5xc7",
            "cadena",
        ),
        SmallBoard(
            "b2/3/5/5/2w2/2b2/5/3/3 w", _("Men capture backwards as well."), "c5xc3", "salto"
        ),
    ),
)
