"""International or Polish draughts, ten by ten: men take backward too, and must take the most."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.alquerque import draughts, men_patterns, shared_rules, shared_sentences
from juegos.alquerque.ancestry import (
    AHEAD,
    DRAUGHTS,
    KING,
    LEAP_BOTH,
    SURE,
    Kin,
    Manner,
    chequered,
    says,
)
from juegos.alquerque.boards_of_games import damero, rows
from juegos.alquerque.captures import Movement
from juegos.alquerque.choice_of_captures import CAPTURES
from juegos.alquerque.flying_pieces import FlyingMoves
from juegos.alquerque.jumping_game import JumpingGame
from juegos.alquerque.points_game import game_maker
from juegos.alquerque.position import Position
from juegos.alquerque.step_moves import ahead
from juegos.core.about import About
from juegos.core.game import choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import stated
from juegos.engine.line_game import Final

TABLAS = stated(
    "damas-internacionales.tablas",
    "fmjd",
    "",
    "The game is drawn when a position occurs for the third time, or when each player has "
    "made twenty-five moves with kings only and nothing was captured. The shorter counts "
    "of small endings are left out.",
    kind="end",
)


class DamasInternacionales(JumpingGame):
    """The rules of international draughts."""

    slug = "damas-internacionales"
    kin = Kin(slug, DRAUGHTS, SURE, 1736, says("Laclef", "Britannica"), "britannica1911")
    manner = Manner(chequered(10), AHEAD, LEAP_BOTH, KING)
    look = "damero"
    late = 3  # measured by conf.make.versus and conf.make.duel
    cruces = ()
    laws = draughts.laws(slug, "fmjd", size=10)._replace(most=shared_rules.most(slug, "fmjd"))
    final = Final(TABLAS, plies=50)
    rules = (*laws.rules(), TABLAS)

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        board = damero(10, counted="above")
        kind = Movement(CAPTURES["maxima"], step=ahead, kings=FlyingMoves, stay=True)
        super().__init__(board, rows(board, range(4)), kind)

    def value(self, position: Position) -> int:
        """Return the value of a position to the seat to move, in hundredths of a man."""
        return men_patterns.trained()(position)


ABOUT = About(
    "damas-internacionales",
    "Damas internacionales",
    "fmjd",
    game_maker(DamasInternacionales),
    says=_("Draughts on a hundred squares; the most men must be captured."),
    origin=_("France and the Netherlands, 18th century"),
    no_better=("greedy",),
    formats={"pdn": "juegos.alquerque.pdn:PDN"},
    lesson=lesson(
        shared_sentences.BEATEN,
        shared_sentences.ASLANT,
        shared_sentences.BOTH_WAYS,
        ("maxima", _("A player who can capture must, and must capture as many pieces as he can.")),
        (
            "coronacion",
            _(
                "Only a man who ends his turn on the last row is crowned: passing over it is "
                "not enough."
            ),
        ),
        SmallBoard("5/5/5/b4/2b2/5/bb3/1w3/5/5 w", shared_sentences.MOST, "c3xe5xg7", "maxima"),
        SmallBoard(
            "5/3bb/2w2/b4/5/5/5/5/5/5 w",
            _("White passes over h10, on the last row, and stays a man on j8."),
            "f8xh10xj8",
            "cadena",
        ),
        SmallBoard("5/5/5/b4/5/5/1b3/5/5/W4 w", shared_sentences.FAR, "a1xg7", "salto"),
    ),
)
