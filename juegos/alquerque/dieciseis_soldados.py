"""Sixteen soldiers, hewakam keliya or sholo guti: alquerque with two triangles."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.alquerque import lines, peralikatuma, shared_rules
from juegos.alquerque.boards_of_games import rows, triangles
from juegos.alquerque.captures import Gait
from juegos.alquerque.choice_of_captures import CAPTURES
from juegos.alquerque.descent import ANY, BOARD, LEAP_ANY, Kin, Manner
from juegos.alquerque.jumping_game import JumpingGame
from juegos.core.game import choose
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
    laws = lines.laws(
        slug,
        "s001",
        "The board is that of alquerque with a triangle of six points above and one below, "
        "thirty-seven in all. Each has sixteen men, in his own triangle and on the two rows before "
        "it; the five points in the middle are empty.",
        cruces[0],
    )
    rules = (*laws.rules(), TABLAS, RECUENTO)

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.final = shared_rules.final(self.readings["final"], TABLAS, RECUENTO)
        board = triangles(sides=False, straight=self.readings["vertice"] == "recto")
        super().__init__(board, rows(board, range(4)), Gait(CAPTURES[self.readings["captura"]]))
