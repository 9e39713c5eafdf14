"""Zamma, srand or dhamet: forty men a side on four boards of alquerque, crowned as sultans."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.alquerque import shared_rules, shared_sentences
from juegos.alquerque.ancestry import BOARD, LEAP_ANY, Kin, Manner, quoted
from juegos.alquerque.boards_of_games import half
from juegos.alquerque.captures import Movement
from juegos.alquerque.choice_of_captures import CAPTURES
from juegos.alquerque.flying_pieces import FlyingMoves
from juegos.alquerque.jumping_game import JumpingGame
from juegos.alquerque.narration import Laws
from juegos.alquerque.points_game import game_maker
from juegos.alquerque.step_moves import ahead
from juegos.core.about import About
from juegos.core.game import choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import crux, stated, supplied
from juegos.material.boards import grid

TABLERO = stated(
    "zamma.tablero",
    "s001",
    "",
    "The board is four boards of alquerque joined, eighty-one points; forty men of each "
    "side fill all of it but the point in the middle.",
    kind="board",
)
PASO = stated(
    "zamma.paso",
    "s001",
    "",
    "A man moves to the next point straight or diagonally ahead.",
    kind="move",
)
SALTO = stated(
    "zamma.salto",
    "s001",
    "",
    "A man captures a piece next to him, in any direction along the lines, by jumping over "
    "it to the empty point behind.",
    kind="capture",
)
CADENA = stated(
    "zamma.cadena",
    "mindsports",
    "",
    "A player who has captured may capture again in the same turn from where he lands; "
    "where captures are compulsory he must.",
    kind="capture",
)
LIBRE = supplied(
    "zamma.libre",
    "s001",
    "",
    "Reading captura=libre: nobody has to capture, or to go on capturing.",
    kind="capture",
)
REPETICION = stated(
    "zamma.repeticion",
    "mindsports",
    "",
    "The game is drawn when a position occurs for the 3rd time.",
    kind="end",
)
TABLAS = supplied(
    "zamma.tablas",
    "mindsports",
    "",
    _(
        "The game is drawn when {turns} turns have passed without a capture or any other move that "
        "cannot be undone; under final=acuerdo, when the players agree.",
        turns=shared_rules.PLIES,
    ),
    kind="end",
)
RECUENTO = shared_rules.count("zamma", "mindsports")

LA_CAPTURA = crux(
    "zamma.captura",
    "s001",
    "Must a player capture if he can, and must he capture the greatest number?",
    ("obligatoria", "he must, by a chain of his choice to its end", "dlp"),
    ("maxima", "he must, and the greatest number", "mindsports"),
    ("libre", "he need not: the commentary does not say so", "s001"),
)
LA_RETIRADA = crux(
    "zamma.retirada",
    "mindsports",
    "When do captured pieces leave the board?",
    ("al-final", "when the turn is over (zamma, damma)", "mindsports"),
    ("al-momento", "each when it is jumped over (srand, dhamet)", "mindsports"),
)


class Zamma(JumpingGame):
    """The rules of zamma under chosen readings."""

    slug = "zamma"
    kin = Kin(slug, "alquerque", BOARD, 1951, quoted("Monod", "DLP"), "dlp")
    manner = Manner(_("four of alquerque"), _("ahead"), LEAP_ANY, _("a sultan, any distance"))
    look = "tela"
    cruces = (LA_CAPTURA, LA_RETIRADA, shared_rules.crux_final(slug, "mindsports"))
    laws = Laws(
        board=TABLERO,
        step=PASO,
        jump=SALTO,
        chain=CADENA,
        blocked=shared_rules.no_move(slug, "mindsports"),
        must=shared_rules.must(slug, "dlp", "captura=obligatoria captura=maxima"),
        most=shared_rules.most(slug, "mindsports", "captura=maxima"),
        free=LIBRE,
        leave=shared_rules.stay(slug, "mindsports", "retirada=al-final"),
        crown=shared_rules.crown(slug, "s001"),
        king=shared_rules.king(slug, "mindsports", shared_rules.KING_ANY_WAY),
    )
    rules = (*laws.rules(), REPETICION, TABLAS, RECUENTO)

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.final = shared_rules.final(self.readings["final"], TABLAS, RECUENTO)._replace(
            repetition=REPETICION
        )
        board = grid(9, 9, diagonals=True)
        kind = Movement(
            CAPTURES[self.readings["captura"]],
            step=ahead,
            kings=FlyingMoves,
            stay=self.readings["retirada"] == "al-final",
        )
        super().__init__(board, half(board), kind)


ABOUT = About(
    "zamma",
    "Zamma",
    "mindsports",
    game_maker(Zamma),
    says=_("Alquerque on eighty-one points."),
    origin=_("The Sahara, described in 1951"),
    no_better=("greedy",),
    lesson=lesson(
        shared_sentences.BEATEN,
        ("paso", _("A man moves to the next point straight or diagonally ahead, never back.")),
        (
            "salto",
            _(
                "He captures in any direction along the lines, by jumping to the empty point "
                "behind."
            ),
        ),
        shared_sentences.MUST_HERE,
        shared_sentences.KING,
        SmallBoard(
            "bbbbbbbbb/bbbbbbbbb/bbbbbbbbb/bbbbbbbbb/"
            "bbbb1wwww/wwwwwwwww/wwwwwwwww/wwwwwwwww/wwwwwwwww w",
            shared_sentences.START,
            "e4-e5",
            "paso",
        ),
        SmallBoard(
            "b8/9/9/9/4w4/4b4/3b5/9/9 w",
            _("Men never step back, but they capture backwards: here two."),
            "e5xe3xc3",
            "cadena",
        ),
        SmallBoard("b8/9/9/9/9/3b5/9/9/W8 w", shared_sentences.FAR, "a1xf6", "salto"),
    ),
)
