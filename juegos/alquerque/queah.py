"""Queah, of Liberia: four men each on thirteen squares, and six in reserve.

In a position ``more`` is the men in reserve: sixteen times those of the seat to move, and those
of the other.
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.alquerque import line_rules, shared_rules, shared_sentences
from juegos.alquerque.ancestry import LEAP, Kin, Manner
from juegos.alquerque.boards_of_games import damero
from juegos.alquerque.captures import Movement
from juegos.alquerque.choice_of_captures import Capture
from juegos.alquerque.jumping_game import JumpingGame
from juegos.alquerque.points_game import game_maker
from juegos.alquerque.position import Position
from juegos.alquerque.state import WHO
from juegos.core.about import About
from juegos.core.errors import BadNotation
from juegos.core.game import Event, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _, _n
from juegos.core.source import Rule, crux, stated
from juegos.engine.line_game import Move
from juegos.material.boards import mask

ON_BOARD, RESERVE = 4, 6

CADENA = stated("queah.cadena", "s001", "", "There is one jump in a turn.", kind="capture")
RESERVA = stated(
    "queah.reserva",
    "buettikofer1888",
    "",
    "A player who has lost a man places another from the reserve on any empty square, "
    "while any are left.",
    kind="move",
)
Y_MUEVE = stated(
    "queah.y-mueve",
    "boardgamesoftheworld",
    "",
    "Reading reserva=y-mueve: a player who has placed a man makes a move in the same turn.",
    kind="move",
)
ES_TURNO = stated(
    "queah.es-turno",
    "polovynka2024",
    "",
    "Reading reserva=es-turno: placing a man is the whole turn.",
    kind="move",
)
TABLAS = shared_rules.draws("queah", "buettikofer1888")
RECUENTO = shared_rules.count("queah", "buettikofer1888")

LA_RESERVA = crux(
    "queah.reserva",
    "buettikofer1888",
    "Does a player who replaces a lost man from the reserve also move in the same turn?",
    ("y-mueve", "yes: he places the man and then makes a move", "boardgamesoftheworld"),
    ("es-turno", "no: placing the man is the whole turn", "polovynka2024"),
)
LA_CAPTURA = crux(
    "queah.captura",
    "buettikofer1888",
    "Must a player capture if he can? Nobody says.",
    ("libre", "no", "juegos"),
    ("obligatoria", "yes", "juegos"),
)


class Queah(JumpingGame):
    """The rules of queah under chosen readings."""

    slug = "queah"
    kin = Kin(slug, "alquerque", LEAP, 1888, "Büttikofer", "buettikofer1888")
    manner = Manner(_("thirteen squares"), _("to a neighbour"), _("one jump"))
    look = "piedra"
    cruces = (LA_RESERVA, LA_CAPTURA, shared_rules.crux_final(slug, "buettikofer1888"))
    laws = line_rules.laws(
        slug,
        "buettikofer1888",
        "The board is thirteen squares in a square that stands on its corner, joined at "
        "their sides; each player has four men on it, and six in reserve.",
        LA_CAPTURA,
    )._replace(chain=CADENA)
    rules = (*laws.rules(), RESERVA, Y_MUEVE, ES_TURNO, TABLAS, RECUENTO)

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.final = shared_rules.final(self.readings["final"], TABLAS, RECUENTO)
        board = damero(5)
        men = mask(map(board.point, ((0, 0), (0, 2), (1, 1), (1, 3))))
        capture = Capture(must=self.readings["captura"] == "obligatoria", single=True)
        super().__init__(board, men, Movement(capture))
        self._start = self._start._replace(more=17 * RESERVE)
        self._drops = {1 << point: Move((point,)) for point in board.points}

    def short(self, position: Position) -> bool:
        """Return whether the seat to move has lost a man and can replace him."""
        return position.own.bit_count() < ON_BOARD and position.more > 15

    def puts(self, position: Position) -> list[Move]:
        """Return the ways to replace a lost man, if there are men in reserve."""
        if not self.short(position):
            return []
        empty = self._all ^ position.own ^ position.other
        return [drop for point, drop in self._drops.items() if empty & point]

    def placed(self, position: Position, move: Move) -> Position:
        """Return the position after a man has been put on the board, with the move or without."""
        own, other, _, side, more = position
        own, more = own | 1 << move.path[0], more - 16
        if self.readings["reserva"] == "y-mueve":
            return Position(own, other, 0, side, more)
        return Position(other, own, 0, 1 - side, _turned(more))

    def more_after(self, position: Position, move: Move) -> int:
        """Return the reserves, as the next seat to move sees them."""
        return _turned(position.more)

    def reserves(self, position: Position) -> tuple[int, int]:
        """Return the number of men of each seat in reserve."""
        mine, theirs = divmod(position.more, 16)
        return (theirs, mine) if position.side else (mine, theirs)

    def extra(self, position: Position) -> Mapping[str, str]:
        """Return the men in reserve, White's first: ``reserva=6+6``."""
        return {"reserva": "+".join(map(str, self.reserves(position)))}

    def build(self, men: Mapping[int, str], side: int, extra: Mapping[str, str]) -> Position:
        """Return the position of written men; raises ``BadNotation`` if no game can have it."""
        parts = extra.get("reserva", "").split("+")
        possible = set(map(str, range(RESERVE + 1)))
        if set(extra) != {"reserva"} or len(parts) != 2 or not set(parts) <= possible:
            wrong = _("expected reserva=6+6, each at most {most}, and nothing else", most=RESERVE)
            raise BadNotation(wrong)
        sets = [mask(p for p in men if men[p] == letter) for letter in "wb"]
        for seat, group in enumerate(sets):
            least = ON_BOARD - (seat == side) if int(parts[seat]) else 0
            if not least <= group.bit_count() <= ON_BOARD:
                raise BadNotation(
                    _n(
                        "{player} has {count} man on the board and {kept} in reserve: there are "
                        "{most}, or {least} before he moves, while any are kept",
                        "{player} has {count} men on the board and {kept} in reserve: there are "
                        "{most}, or {least} before he moves, while any are kept",
                        group.bit_count(),
                        player=WHO[seat],
                        kept=parts[seat],
                        most=ON_BOARD,
                        least=least,
                    )
                )
        if not any(sets):
            raise BadNotation(_("there are no men on the board: expected men of 'w' or 'b'"))
        more = 16 * int(parts[side]) + int(parts[1 - side])
        return Position(sets[side], sets[1 - side], 0, side, more)

    def value(self, position: Position) -> int:
        """Return the surplus of men of the seat to move, in hundredths."""
        mine, theirs = divmod(position.more, 16)
        return 100 * (position.own.bit_count() + mine - position.other.bit_count() - theirs)

    def retold(
        self, position: Position, move: Move, events: tuple[Event, ...]
    ) -> tuple[Event, ...]:
        """Return the events of a move; for a man put on the board, that and its effect."""
        if len(move.path) > 1:
            return events
        side, name = position.side, self.board.names[move.path[0]]
        says = _("{player} places a man from the reserve on {point}.", player=WHO[side], point=name)
        put = Event(RESERVA, says, side)
        if self.readings["reserva"] == "y-mueve":
            moves = _("{player} moves in the same turn.", player=WHO[side])
            return put, Event(Y_MUEVE, moves, side)
        return put, Event(ES_TURNO, _("That is the whole turn."), side)

    def forbids(self, position: Position, path: tuple[int, ...]) -> tuple[Rule, str] | None:
        """Return why a path is no move where a man must be put, or cannot be."""
        if self.short(position):
            if len(path) > 1:
                return RESERVA, _("a man from the reserve is placed on an empty square first")
            return RESERVA, _("{point} is not empty", point=self.board.names[path[0]])
        if len(path) == 1 and not position.own >> path[0] & 1:
            says = _(
                "only a player with fewer than {number} men places one from the reserve",
                number=ON_BOARD,
            )
            return RESERVA, says
        return None


def _turned(more: int) -> int:
    """Return the reserves as the other seat sees them."""
    return more % 16 * 16 + more // 16


ABOUT = About(
    "queah",
    "Queah",
    "buettikofer1888",
    game_maker(Queah),
    says=_("Four men a side on thirteen squares."),
    origin=_("Liberia, described in 1888"),
    tables=("coste", "resuelta"),
    lesson=lesson(
        shared_sentences.BEATEN,
        ("tablero", _("Each player has four men on the board and six in reserve.")),
        shared_sentences.STEP,
        (
            "salto",
            _("You capture a man by jumping over him to the empty square behind, one in a turn."),
        ),
        (
            "reserva",
            _(
                "A player who has lost a man places one from the reserve; as played here he "
                "then also moves."
            ),
        ),
        SmallBoard(
            "2b/wb/w1b/wb/w2 w reserva=6+6", _("White steps into the middle."), "b4-c3", "paso"
        ),
        SmallBoard(
            "1bb/ww/wb1/2/w1b w reserva=6+6",
            _("White jumps over the man in the middle and captures him."),
            "b4xd2",
            "salto",
        ),
        SmallBoard(
            "1bb/wb/w1b/2/w2 w reserva=5+5",
            _("White has three men left, and first places a fourth on c1."),
            "c1",
            "reserva",
        ),
    ),
)
