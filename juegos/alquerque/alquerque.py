"""Alquerque de doce, fol. 91r: twelve men a side, lines and diagonals, captures by jumps.

The rules a to k of the commentary s001 are the model for all games of this family; each is stated
in the codex, implied or supplied.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from juegos.alquerque import shared_rules, shared_sentences
from juegos.alquerque.ancestry import ANY, LEAP_ANY, Kin, Manner, folio
from juegos.alquerque.boards_of_games import half
from juegos.alquerque.captures import Movement
from juegos.alquerque.choice_of_captures import CAPTURES
from juegos.alquerque.jumping_game import JumpingGame
from juegos.alquerque.narration import Laws
from juegos.alquerque.points_game import game_maker
from juegos.alquerque.position import Position
from juegos.alquerque.step_moves import everywhere, not_back
from juegos.core.about import About
from juegos.core.errors import ImpossibleReadings
from juegos.core.game import Event, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Standing, crux, implied, stated, supplied
from juegos.engine.line_game import Move
from juegos.material.boards import grid

TABLERO = stated(
    "alquerque.tablero",
    "ldj:91r.b.4-6",
    "en ell Alquerque ha de auer ueynt y cinco logares do se puedan poner los trebeios.",
    "The board has twenty-five points.",
    kind="board",
)
LINEAS = implied(
    "alquerque.lineas",
    "ldj:91r.b.17-18",
    "segunt ua la raya derecha dell Alquerque.",
    "Lines join the points: as drawn there are five each way, and diagonals through every "
    "other point.",
    kind="board",
)
COLOCACION = stated(
    "alquerque.colocacion",
    "ldj:91r.b.6-10",
    "& los trebeios an a seer ueynt y quatro. & ponen los doze duna color dun cabo; & los otros "
    "doze dell otro cabo en az. E finca un logar uazio en medio",
    "Twelve men stand on each side, and only the point in the middle is empty.",
    kind="men",
)
PRIMERA = stated(
    "alquerque.primera",
    "ldj:91r.b.11-13",
    "E el que ha la mano; ha peoria por que ha de iogar por fuerça en aquel logar uazio.",
    "The first player must begin with a move to the empty point.",
    kind="move",
)
PASO = implied(
    "alquerque.paso",
    "ldj:91r.b.12-13",
    "iogar por fuerça en aquel logar uazio",
    "A man moves along a line to the next point, if it is empty.",
    kind="move",
)
SALTO = stated(
    "alquerque.salto",
    "ldj:91r.b.15-18",
    "lieua aquel que mouio primero. passando sobrel duna casa a otra en derecho segunt ua la raya "
    "derecha dell Alquerque.",
    "A man captures another by jumping over him along a line to the empty point behind.",
    kind="capture",
)
CADENA = stated(
    "alquerque.cadena",
    "ldj:91r.b.18-20",
    "sobre quantos trebeios assi passare todos los leuara.",
    "He captures all the men he jumps over in this way.",
    kind="capture",
)
GIRO = supplied(
    "alquerque.giro",
    "ldj:91r.b.18-20",
    "",
    "Between one jump and the next a man may change direction.",
    kind="capture",
)
RETIRADA = supplied(
    "alquerque.retirada",
    "ldj:91r.b.18-20",
    "",
    "Each man leaves the board when he is jumped over; on this board a man who left it at "
    "the end of the turn would be in nobody’s way either.",
    kind="capture",
)
TODOS = stated(
    "alquerque.todos",
    "ldj:91r.b.30-32",
    "Et el que peor guarda sus trebeios & los mas ayna pierde; es uençudo.",
    "The player who guards his men worse, and loses them sooner, is beaten.",
    kind="end",
)
CUALQUIERA = supplied(
    "alquerque.cualquiera",
    "ldj:91r.b.15-18",
    "",
    "Men move and capture in any direction along the lines, backwards and sideways too.",
    kind="move",
)
LIBRE = supplied(
    "alquerque.libre",
    "ldj:91r.b.18-20",
    "",
    "Nobody has to capture, and a player who captures may stop after any jump; reading "
    "captura=entera: a chain once begun must be finished.",
    kind="capture",
)
UNA = supplied(
    "alquerque.una",
    "ldj:91r.b.18-20",
    "",
    "Reading captura=una: there is one jump in a turn.",
    kind="capture",
)
OBLIGATORIA = supplied(
    "alquerque.obligatoria",
    "ldj:91r.b.18-20",
    "",
    "Readings captura=obligatoria and captura=maxima: a player who can capture must, and "
    "to the end.",
    kind="capture",
)
MAXIMA = supplied(
    "alquerque.maxima",
    "ldj:91r.b.18-20",
    "",
    "Reading captura=maxima: of several captures one of those that capture most must be made.",
    kind="capture",
)
VUELTA = supplied(
    "alquerque.vuelta",
    "ldj:91r.b.18-20",
    "",
    "A man may come back to a point where he has been, both within a chain and in the next turn.",
    kind="move",
)
SIN_RETROCESO = supplied(
    "alquerque.sin-retroceso",
    "ldj:91r.b.11-13",
    "",
    "Reading pasos=sin-retroceso: a man steps ahead and sideways; he still captures in any "
    "direction.",
    kind="move",
)
SOPLO = shared_rules.huff("alquerque", "ldj:91r.b.18-20", Standing.SUPPLIED)
SIN_DAMA = supplied(
    "alquerque.sin-dama", "ldj:91r.b.11-13", "", "No man is crowned on the last row.", kind="men"
)
BLOQUEO = supplied(
    "alquerque.bloqueo",
    "ldj:91r.b.30-32",
    "",
    "A player who has men but can move none of them has lost.",
    kind="end",
)
TABLAS = stated(
    "alquerque.tablas",
    "ldj:91r.b.32-34",
    "Et si amos los iogadores lo sopieren iogar; communalmientre puede se mannar.",
    "If both know how to play, the game can commonly be drawn.",
    kind="end",
)
REPETICION = shared_rules.draws("alquerque", "ldj:91r.b.32-34", "repeticion")
RECUENTO = shared_rules.count("alquerque", "ldj:91r.b.30-32")

LAS_CAPTURAS = crux(
    "alquerque.captura",
    "ldj:91r.b.18-20",
    "Must a player capture if he can, and must he capture all he can?",
    ("libre", "no: a player may capture or not, and may stop after any jump", "s001"),
    ("una", "no, and there is one jump in a turn", "ludii"),
    ("entera", "no, but a chain once begun is finished", "juegos"),
    ("obligatoria", "yes, by a chain of the player’s choice, to its end", "murray1952"),
    ("maxima", "yes, and the greatest number", "juegos"),
)
LOS_PASOS = crux(
    "alquerque.pasos",
    "ldj:91r.b.11-13",
    "In which directions may a man step?",
    ("todos", "in any direction along the lines", "s001"),
    ("sin-retroceso", "ahead and sideways; he captures in any direction", "s001"),
)
EL_SOPLO = crux(
    "alquerque.soplo",
    "ldj:91r.b.18-20",
    "Is a man lost to a huff if he could have captured and did not?",
    ("no", "no: no huff is known before the sixteenth century", "s001"),
    ("si", "yes, where a capture is compulsory", "bell1969"),
)
EL_FINAL = shared_rules.crux_final("alquerque", "ldj:91r.b.32-34")


class Alquerque(JumpingGame):
    """The rules of alquerque under chosen readings (crux name to reading key)."""

    slug = "alquerque"
    kin = Kin(slug, "", "", 1283, folio("91r"), "ldj:91r")
    manner = Manner(_("square, every other diagonal"), ANY, LEAP_ANY)
    look = "madera"
    cruces = (LAS_CAPTURAS, LOS_PASOS, EL_SOPLO, EL_FINAL)
    rules = (
        TABLERO,
        LINEAS,
        COLOCACION,
        PRIMERA,
        PASO,
        SALTO,
        CADENA,
        GIRO,
        RETIRADA,
        TODOS,
        CUALQUIERA,
        LIBRE,
        UNA,
        OBLIGATORIA,
        MAXIMA,
        VUELTA,
        SIN_RETROCESO,
        SOPLO,
        SIN_DAMA,
        BLOQUEO,
        TABLAS,
        REPETICION,
        RECUENTO,
    )

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        capture, huff = CAPTURES[self.readings["captura"]], self.readings["soplo"] == "si"
        if huff and not capture.must:
            raise ImpossibleReadings(
                _(
                    "alquerque.soplo=si needs a compulsory capture: captura=obligatoria or "
                    "captura=maxima, not captura={key}",
                    key=self.readings["captura"],
                )
            )
        any_way = self.readings["pasos"] == "todos"
        self.laws = Laws(
            board=LINEAS,
            step=PASO if any_way else SIN_RETROCESO,
            jump=SALTO,
            chain=UNA if capture.single else CADENA,
            bare=TODOS,
            blocked=BLOQUEO,
            must=OBLIGATORIA,
            most=MAXIMA,
            free=LIBRE,
            huff=SOPLO,
        )
        self.final = shared_rules.final(self.readings["final"], REPETICION, RECUENTO)
        board = grid(5, 5, diagonals=True)
        kind = Movement(capture, everywhere if any_way else not_back, huffs=huff)
        super().__init__(board, half(board), kind)

    def retold(
        self, position: Position, move: Move, common: tuple[Event, ...]
    ) -> tuple[Event, ...]:
        """Return the events of a move, with what the codex and the commentary say of them."""
        events, side, path = list(common), position.side, move.path
        if position == self.start():
            events.append(
                Event(PRIMERA, _("The first player has to move to the empty point."), side)
            )
        if move.taken and self._turns(path):
            events.append(Event(GIRO, _("A man may change direction between two jumps."), side))
        if not move.mark and self._goes_backward(side, path):
            events.append(Event(CUALQUIERA, _("A man may go back."), side))
        if len(set(path)) < len(path):
            events.append(Event(VUELTA, _("A man may come back to where he has been."), side))
        return tuple(events)

    def _turns(self, path: tuple[int, ...]) -> bool:
        places = [self.board.xy[point] for point in path]
        ways = {(c - a, d - b) for (a, b), (c, d) in pairwise(places)}
        return len(ways) > 1

    def _goes_backward(self, side: int, path: tuple[int, ...]) -> bool:
        heights = [self.board.xy[point][1] for point in path]
        ahead = 1 if side == 0 else -1
        return any(ahead * (b - a) < 0 for a, b in pairwise(heights))


ABOUT = About(
    "alquerque",
    "Alquerque de doce",
    "ldj:91r",
    game_maker(Alquerque),
    says=_("Twelve men a side on lines capture each other by jumping."),
    origin=_("Seville, 1283"),
    tables=("coste",),
    lesson=lesson(
        ("todos", _("You win when you have captured all the other player’s men.")),
        (
            "paso",
            _("A man moves along a line to the next empty point, as played here in any direction."),
        ),
        (
            "salto",
            _("You capture a man by jumping over him, along a line, to the empty point behind."),
        ),
        (
            "cadena",
            _(
                "If you can jump on from there you may, and capture all that you jump over in "
                "one turn."
            ),
        ),
        shared_sentences.FREE,
        SmallBoard(
            "bbbbb/bbbbb/bb1ww/wwwww/wwwww w",
            _("The middle was the only empty point: White had to begin there."),
            "c2-c3",
            "primera",
        ),
        SmallBoard(
            "5/3b1/5/1b1b1/2w2 w",
            _("White jumps from c1 to e3 and on to c5, and captures two men."),
            "c1xe3xc5",
            "cadena",
        ),
        SmallBoard(
            "5/2w2/2b2/5/5 w",
            _("As played here men capture backwards too. Black has no man left."),
            "c4xc2",
            "cualquiera",
        ),
    ),
)
