"""Spanish draughts: men take forward only, kings fly, most pieces and then most kings are taken."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.alquerque import draughts, shared_rules, shared_sentences
from juegos.alquerque.ancestry import AHEAD, DRAUGHTS, KING, SURE, Kin, Manner, chequered
from juegos.alquerque.boards_of_games import damero, rows
from juegos.alquerque.captures import Movement
from juegos.alquerque.choice_of_captures import Capture, most_then_kings
from juegos.alquerque.flying_pieces import FlyingMoves
from juegos.alquerque.jumping_game import JumpingGame
from juegos.alquerque.points_game import game_maker
from juegos.alquerque.step_moves import ahead
from juegos.core.about import About
from juegos.core.game import choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import crux, stated
from juegos.engine.line_game import Final

MAXIMA = stated(
    "damas-espanolas.maxima",
    "mindsports",
    "",
    "Of several captures one of those that capture most pieces must be made, and of these "
    "one of those that capture most kings.",
    kind="capture",
)
TABLAS = stated(
    "damas-espanolas.tablas",
    "section64",
    "",
    "The game is drawn when a position occurs for the third time, or when forty turns have "
    "passed in which only kings moved and nothing was captured.",
    kind="end",
)

EL_SOPLO = crux(
    "damas-espanolas.soplo",
    "covarrubias1611",
    "Is a capture enforced, or is a man who could have captured and did not lost to a huff?",
    ("no", "enforced, as it is played now", "mindsports"),
    ("si", "huffed, according to Covarrubias in 1611", "covarrubias1611"),
)


class DamasEspanolas(JumpingGame):
    """The rules of Spanish draughts under chosen readings."""

    slug = "damas-espanolas"
    kin = Kin(slug, DRAUGHTS, SURE, 1611, "Covarrubias", "covarrubias1611")
    manner = Manner(chequered(8), AHEAD, _("a jump ahead"), KING)
    look = "damero"
    cruces = (EL_SOPLO,)
    laws = draughts.laws(slug, "mindsports", back=False)._replace(
        most=MAXIMA, huff=shared_rules.huff(slug, "covarrubias1611")
    )
    final = Final(TABLAS, plies=40)
    rules = (*laws.rules(), TABLAS)

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        board = damero(8, counted="below")
        kind = Movement(
            Capture(must=True, best=most_then_kings),
            step=ahead,
            take=ahead,
            kings=FlyingMoves,
            stay=True,
            huffs=self.readings["soplo"] == "si",
        )
        super().__init__(board, rows(board, range(3)), kind)


ABOUT = About(
    "damas-espanolas",
    "Damas españolas",
    "mindsports",
    game_maker(DamasEspanolas),
    says=_("Draughts with long-range kings and men that capture only forwards."),
    origin=_("Spain, described in 1611"),
    no_better=("greedy",),
    formats={"pdn": "juegos.alquerque.pdn:PDN"},
    lesson=lesson(
        shared_sentences.BEATEN,
        shared_sentences.ASLANT,
        (
            "salto",
            _(
                "A man captures a piece ahead of him, never behind, by jumping to the square "
                "beyond."
            ),
        ),
        shared_sentences.KING,
        (
            "maxima",
            _(
                "A player who can capture must, and must capture as many as he can; of equal "
                "captures, the one with most kings."
            ),
        ),
        SmallBoard(
            "4/b3/2b1/4/1b2/1w2/4/4 w",
            _("White must capture, and goes on while he can: two men."),
            "c3xe5xg7",
            "obligatoria",
        ),
        SmallBoard("4/b3/2b1/4/bb2/1w2/4/4 w", shared_sentences.MOST, "c3xe5xg7", "maxima"),
        SmallBoard("4/b3/4/4/1b2/4/4/W3 w", shared_sentences.FAR, "a1xg7", "salto"),
    ),
)
