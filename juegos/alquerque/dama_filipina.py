"""Philippine dama: on the light squares drawn as lines; men take backward too, kings fly."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.alquerque import draughts, shared_rules, shared_sentences
from juegos.alquerque.ancestry import AHEAD, DRAUGHTS, KING, LEAP_BOTH, SURE, Kin, Manner
from juegos.alquerque.boards_of_games import damero, rows
from juegos.alquerque.captures import Movement
from juegos.alquerque.choice_of_captures import CAPTURES
from juegos.alquerque.flying_pieces import FlyingMoves
from juegos.alquerque.jumping_game import JumpingGame
from juegos.alquerque.points_game import game_maker
from juegos.alquerque.step_moves import ahead
from juegos.core.about import About
from juegos.core.game import choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import crux

TABLAS = shared_rules.draws("dama-filipina", "s001")
RECUENTO = shared_rules.count("dama-filipina", "s001")

LA_CAPTURA = crux(
    "dama-filipina.captura",
    "s001",
    "Must the greatest number be captured?",
    ("maxima", "yes", "quilet"),
    ("obligatoria", "no: a player must capture, by a chain of his choice", "s001"),
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
        kind = Movement(
            CAPTURES[self.readings["captura"]], step=ahead, kings=FlyingMoves, stay=True
        )
        super().__init__(board, rows(board, range(3)), kind)


ABOUT = About(
    "dama-filipina",
    "Dama filipina",
    "quilet",
    game_maker(DamaFilipina),
    says=_("Draughts whose squares have become points on lines."),
    origin=_("The Philippines, described in 1900"),
    no_better=("greedy",),
    lesson=lesson(
        shared_sentences.BEATEN,
        ("paso", _("A man moves one point ahead along a slanting line, to an empty one.")),
        (
            "salto",
            _("He captures ahead or back, by jumping over a piece to the empty point behind."),
        ),
        shared_sentences.KING,
        (
            "maxima",
            _("A player who can capture must; as played here he must capture as many as he can."),
        ),
        SmallBoard(
            "4/3b/4/1w2/2b1/4/4/4 w",
            _("A man captures backwards too: White captures e4 from d5."),
            "d5xf3",
            "salto",
        ),
        SmallBoard(
            "4/3b/1b2/4/2bb/2w1/4/4 w",
            _("White could capture one man on g4, but must capture the two."),
            "f3xd5xb7",
            "maxima",
        ),
        SmallBoard("4/3b/4/4/2b1/4/4/3W w", shared_sentences.FAR, "h1xb7", "salto"),
    ),
)
