"""Russian draughts: men take backward too, captures may be chosen, men are crowned in mid-chain."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.alquerque import draughts, shared_sentences
from juegos.alquerque.ancestry import (
    AHEAD,
    DRAUGHTS,
    KING_AT_ONCE,
    LEAP_BOTH,
    SURE,
    Kin,
    Manner,
    chequered,
    quoted,
)
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
from juegos.core.source import stated
from juegos.engine.line_game import Final

CADENA = stated(
    "damas-rusas.cadena",
    "ludoteka",
    "",
    "A player who has captured goes on in the same turn while he can, by whichever way he "
    "likes; a king that can go on from some of the points behind a piece must land on one "
    "of these.",
    kind="capture",
)
CORONACION = stated(
    "damas-rusas.coronacion",
    "ludoteka",
    "",
    "A man who comes to the last row is crowned at once, and goes on in the same turn as a king.",
    kind="move",
)
TABLAS = stated(
    "damas-rusas.tablas",
    "rucheckers",
    "",
    "The game is drawn when a position occurs for the third time, or when each player has "
    "made fifteen moves with kings only and nothing was captured. The shorter count of "
    "endings with three pieces is left out.",
    kind="end",
)


class DamasRusas(JumpingGame):
    """The rules of Russian draughts."""

    slug = "damas-rusas"
    kin = Kin(slug, DRAUGHTS, SURE, 1827, quoted("Petrov", "DLP"), "dlp")
    manner = Manner(chequered(8), AHEAD, LEAP_BOTH, KING_AT_ONCE)
    look = "damero"
    cruces = ()
    laws = draughts.laws(slug, "rucheckers")._replace(chain=CADENA, crown=CORONACION)
    final = Final(TABLAS, plies=30)
    rules = (*laws.rules(), TABLAS)

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        board = damero(8)
        kind = Movement(
            CAPTURES["obligatoria"], step=ahead, kings=FlyingMoves, sooner=True, stay=True, far=True
        )
        super().__init__(board, rows(board, range(3)), kind)


ABOUT = About(
    "damas-rusas",
    "Damas rusas",
    "rucheckers",
    game_maker(DamasRusas),
    says=_("Draughts with men that capture backwards and are crowned in mid-jump."),
    origin=_("Russia, described in 1827"),
    no_better=("greedy",),
    formats={"pdn": "juegos.alquerque.pdn:PDN"},
    lesson=lesson(
        shared_sentences.BEATEN,
        shared_sentences.ASLANT,
        shared_sentences.BOTH_WAYS,
        (
            "obligatoria",
            _(
                "A player who can capture must, by whichever capture he likes, and goes on while "
                "he can."
            ),
        ),
        (
            "coronacion",
            _("A man who comes to the last row is a king at once, and goes on capturing as one."),
        ),
        SmallBoard(
            "3b/4/4/2w1/1b2/4/4/4 w",
            _("A man captures backwards too: White captures d4 from e5."),
            "e5xc3",
            "salto",
        ),
        SmallBoard(
            "3b/1b2/w3/3b/4/4/4/4 w",
            _("Crowned on d8, the man goes on capturing from afar as a king."),
            "b6xd8xh4",
            "coronacion",
        ),
        SmallBoard("4/b3/4/4/1b2/4/4/W3 w", shared_sentences.FAR, "a1xf6", "salto"),
    ),
)
