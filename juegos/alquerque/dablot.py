"""Dablot prejjesne of the Sami: warriors, a prince and a king against farmers and their lord.

All pieces step and jump alike; none takes a piece of higher rank. In a position ``kings`` are those
above the common rank, and ``more`` the highest of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from juegos.alquerque import line_rules, shared_rules, shared_sentences
from juegos.alquerque.ancestry import ANY, LEAP, Kin, Manner, says
from juegos.alquerque.boards_of_games import dablot, opposite, rows
from juegos.alquerque.captures import Movement
from juegos.alquerque.choice_of_captures import CAPTURES
from juegos.alquerque.jumping_game import JumpingGame
from juegos.alquerque.jumps import Jumps, Seen
from juegos.alquerque.points_game import game_maker
from juegos.alquerque.position import Position
from juegos.core.about import About
from juegos.core.errors import BadNotation
from juegos.core.game import Event, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Rule, crux, stated
from juegos.engine.line_game import Move
from juegos.material.boards import mask, points

RANKS = ("wpk", "bql")
# By the seat that takes, its rank and the highest rank that is taken; that warriors and farmers
# take one another is not told.
MAY = {
    (0, 1, 0): _("A prince may capture a farmer."),
    (0, 1, 1): _("A prince may capture a landlord’s son."),
    (0, 2, 0): _("A king may capture a farmer."),
    (0, 2, 1): _("A king may capture a landlord’s son."),
    (0, 2, 2): _("A king may capture a landlord."),
    (1, 1, 0): _("A landlord’s son may capture a warrior."),
    (1, 1, 1): _("A landlord’s son may capture a prince."),
    (1, 2, 0): _("A landlord may capture a warrior."),
    (1, 2, 1): _("A landlord may capture a prince."),
    (1, 2, 2): _("A landlord may capture a king."),
}
MAY_NOT = {
    (0, 0, 1): _("a warrior does not capture a landlord’s son, who is on {point}"),
    (0, 0, 2): _("a warrior does not capture a landlord, who is on {point}"),
    (0, 1, 2): _("a prince does not capture a landlord, who is on {point}"),
    (1, 0, 1): _("a farmer does not capture a prince, who is on {point}"),
    (1, 0, 2): _("a farmer does not capture a king, who is on {point}"),
    (1, 1, 2): _("a landlord’s son does not capture a king, who is on {point}"),
}
TOO_MANY = (
    (
        _("one warrior too many on {point}: of {most}"),
        _("one prince too many on {point}: of {most}"),
        _("one king too many on {point}: of {most}"),
    ),
    (
        _("one farmer too many on {point}: of {most}"),
        _("one landlord’s son too many on {point}: of {most}"),
        _("one landlord too many on {point}: of {most}"),
    ),
)
IN_SET = (28, 1, 1)
WORTH = (100, 300, 500)

RANGO = stated(
    "dablot.rango",
    "walker57",
    "",
    "A piece captures those of its own rank and of lower ones: king and landlord capture "
    "all, prince and landlord’s son all but these two, warriors and farmers one another.",
    kind="capture",
)
TABLAS = shared_rules.draws("dablot", "walker57")
RECUENTO = shared_rules.count("dablot", "walker57")

LA_CAPTURA = crux(
    "dablot.captura",
    "walker57",
    "Must a player capture if he can?",
    ("libre", "no: a player may capture or not, and may stop after any jump", "s001"),
    ("obligatoria", "yes, whatever the rank, and to the end of the chain", "juegos"),
)


class Dablot(JumpingGame):
    """The rules of dablot prejjesne under chosen readings."""

    slug = "dablot"
    kin = Kin(slug, "alquerque", LEAP, 1892, says("Wiklund", "M. Winther"), "")
    manner = Manner(_("7 rows of 6, and the middles between"), ANY, _("a jump, any way, by rank"))
    look = "tela"
    cruces = (LA_CAPTURA, shared_rules.crux_final(slug, "walker57"))
    laws = line_rules.laws(
        slug,
        "walker57",
        "The board is seven rows of six crossings, with the middles of the cells between "
        "them, seventy-two points. Twenty-eight warriors fill the five ranks on their "
        "side; the prince stands on the right of the sixth and the king on the right of "
        "the seventh; the other side is set up the same way, opposite.",
        LA_CAPTURA,
    )
    rules = (*laws.rules(), RANGO, TABLAS, RECUENTO)

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.final = shared_rules.final(self.readings["final"], TABLAS, RECUENTO)
        board = dablot()
        prince, king = (1 << board.point(xy) for xy in ((9, 5), (10, 6)))
        men = rows(board, range(5)) | prince | king
        super().__init__(board, men, Movement(CAPTURES[self.readings["captura"]]))
        self.letters = "".join(RANKS)
        high, lords = (m | opposite(board, m) for m in (prince | king, king))
        self._start = self._start._replace(kings=high, more=lords)

    def captures(self, position: Position, *, loose: bool = False) -> list[Move]:
        """Return the captures, rank by rank."""
        side = position.side
        jumps = (self.loose if loose else self.taking).jumps[side]
        try:
            return self._by_rank(position, jumps, None)
        except BadNotation:
            return self._by_rank(position, jumps, set())

    def _by_rank(self, position: Position, jumps: Jumps, seen: Seen | None) -> list[Move]:
        own, other, high, _, lords = position
        empty = self._all ^ own ^ other
        captures: list[Move] = []
        movers = jumps.movers(own, other, empty)
        for men, safe in (
            (movers & ~high, high),
            (movers & high & ~lords, lords),
            (movers & lords, 0),
        ):
            if men:
                captures += jumps.chains(men, other & ~safe, empty, seen)
        return captures

    def quiet(self, position: Position) -> list[Move]:
        """Return the steps of all ranks."""
        own, other, _, side, _ = position
        return self.steps[side].moves(own, self._all ^ own ^ other)

    def more_after(self, position: Position, move: Move) -> int:
        """Return the highest-ranked pieces of both sides after a move."""
        start, end = 1 << move.path[0], 1 << move.path[-1]
        lords = position.more & ~move.taken  # first, for a chain may end where it has taken
        return lords ^ start ^ end if lords & start else lords

    def rank(self, position: Position, point: int) -> int:
        """Return 0 for a warrior or farmer, 1 for a prince or son, 2 for a king or landlord."""
        return (position.kings >> point & 1) + (position.more >> point & 1)

    def letter(self, position: Position, point: int, seat: int) -> str:
        """Return the letter of a man by his rank."""
        return RANKS[seat][self.rank(position, point)]

    def extra(self, position: Position) -> Mapping[str, str]:
        """Return nothing: a position has only men and a side."""
        return {}

    def build(self, men: Mapping[int, str], side: int, extra: Mapping[str, str]) -> Position:
        """Return the position of written men; raises ``BadNotation`` if no game can have it."""
        for key in extra:
            raise BadNotation(_("a position of {slug} has no {key!r}", slug=self.slug, key=key))
        sets = [[mask(p for p in men if men[p] == letter) for letter in row] for row in RANKS]
        for seat, row in enumerate(sets):
            for rank, (group, most) in enumerate(zip(row, IN_SET, strict=True)):
                if group.bit_count() > most:
                    last = self.board.names[points(group)[most]]
                    raise BadNotation(TOO_MANY[seat][rank].with_fields(point=last, most=most))
        if not men:
            raise BadNotation(_("there are no men on the board: expected men of 'w' or 'b'"))
        princes, kings = (sets[0][rank] | sets[1][rank] for rank in (1, 2))
        own, other = (sum(sets[seat]) for seat in (side, 1 - side))
        return Position(own, other, princes | kings, side, kings)

    def value(self, position: Position) -> int:
        """Return the value of a position to the seat to move, in hundredths of a warrior."""
        own, other, high, _, lords = position
        result = WORTH[0] * (own.bit_count() - other.bit_count())
        for men, more in ((high, WORTH[1] - WORTH[0]), (lords, WORTH[2] - WORTH[1])):
            result += more * ((own & men).bit_count() - (other & men).bit_count())
        return result

    def retold(
        self, position: Position, move: Move, events: tuple[Event, ...]
    ) -> tuple[Event, ...]:
        """Return the events of a move, with the rule of ranks where a higher piece takes."""
        mine = self.rank(position, move.path[0])
        theirs = [self.rank(position, point) for point in points(move.taken)]
        if not theirs or mine + max(theirs) == 0:
            return events
        says = MAY[position.side, mine, max(theirs)]
        return (*events, Event(RANGO, says, position.side))

    def forbids(self, position: Position, path: tuple[int, ...]) -> tuple[Rule, str] | None:
        """Return the rule of ranks where a piece would take one above its own rank."""
        for here, there in pairwise(path):
            over = next((o for o, to in self.board.jumps[here] if to == there), None)
            if over is None or not position.own >> path[0] & 1 or not position.other >> over & 1:
                continue
            mine, theirs = self.rank(position, path[0]), self.rank(position, over)
            if theirs > mine:
                says = MAY_NOT[position.side, mine, theirs]
                return RANGO, says.with_fields(point=self.board.names[over])
        return None


ABOUT = About(
    "dablot",
    "Dablot prejjesne",
    "walker57",
    game_maker(Dablot),
    says=_("Warriors and a king against farmers and a landlord."),
    origin=_("Northern Sweden, described in 1892"),
    lesson=lesson(
        shared_sentences.BEATEN,
        shared_sentences.STEP,
        (
            "salto",
            _("You capture a man next to yours by jumping over him to the empty point behind."),
        ),
        (
            "rango",
            _(
                "A piece captures its own rank and lower ones: a warrior does not capture a "
                "landlord or his son."
            ),
        ),
        shared_sentences.FREE,
        SmallBoard(
            "b5/5/6/5/6/5/6/1b3/1w4/5/6/5/6 w",
            _("The warrior jumps over the farmer and captures him."),
            "c5xe7",
            "salto",
        ),
        SmallBoard(
            "b5/5/6/5/6/2b2/6/1b3/1k4/5/6/5/6 w",
            _("The king may capture all ranks: here he captures two farmers."),
            "c5xe7xg9",
            "rango",
        ),
        SmallBoard(
            "b5/5/6/5/6/5/6/1q3/1w4/5/6/5/6 w",
            _("A warrior cannot capture the landlord’s son, and steps aside."),
            "c5-d4",
            "paso",
        ),
    ),
)
