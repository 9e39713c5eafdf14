"""Alquerque de nueve, fols. 91v-92v: men are placed, then moved; three in a row take a man."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from juegos.alquerque import shared_rules
from juegos.alquerque.ancestry import ALONG, NAME, YES, Kin, Manner, folio
from juegos.alquerque.piece_sets import (
    after_move,
    check_no_extra,
    letters_of,
    occupied,
    point_names,
    read_sets,
    start_error,
)
from juegos.alquerque.points_game import game_maker
from juegos.alquerque.rows_of_three import full_rows, mills, new_rows, rows
from juegos.alquerque.state import WHO, by_loser
from juegos.core.about import About
from juegos.core.distribution import Dist
from juegos.core.errors import BadNotation
from juegos.core.game import Event, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _, _n
from juegos.core.source import Crux, Rule, crux, implied, stated, supplied
from juegos.engine.line_game import QUIET, Ending, Move
from juegos.material import dice
from juegos.material.boards import mask, points

EACH = 9


class Position(NamedTuple):
    """Both sets of men, the seat to move, the men in hand, and how many to take and to place."""

    white: int = 0
    black: int = 0
    side: int = 0
    white_hand: int = EACH
    black_hand: int = EACH
    take: int = 0
    place: int = 0

    @property
    def hand(self) -> int:
        """The number of men that the seat to move has still to place."""
        return self[3 + self.side]

    def extra(self) -> Mapping[str, str]:
        """Return the notes of the position beside the men on the board."""
        result = {}
        if self.white_hand or self.black_hand:
            result["hand"] = f"{self.white_hand}+{self.black_hand}"
        if self.take:
            result["take"] = str(self.take)
        if self.place:
            result["place"] = str(self.place)
        return result


def read_hands(text: str) -> tuple[int, int]:
    """Return the men in hand; raises ``BadNotation``."""
    parts = text.split("+")
    if len(parts) != 2 or not all(part in set("0123456789") for part in parts):
        raise BadNotation(
            _("hand={text}: expected two numbers from 0 to 9, as in hand=9+8", text=text)
        )
    return int(parts[0]), int(parts[1])


def read_number(key: str, text: str) -> int:
    """Return the number of men to take or to place; raises ``BadNotation``."""
    if text not in {"0", "1", "2", "3"}:
        raise BadNotation(_("{key}={text}: expected a number from 1 to 3", key=key, text=text))
    return int(text)


SLUG = "alquerque-de-nueve"
TREBEJOS = stated(
    f"{SLUG}.trebejos",
    "ldj:92r.a.3-9",
    "",
    "There are eighteen men, nine of each colour.",
    kind="men",
)
TABLERO = supplied(
    f"{SLUG}.tablero",
    "ldj:92r.b.2-4",
    "",
    "The board has three squares one within another, joined by lines between the middles of "
    "their sides: 24 points on 16 lines of three.",
    kind="board",
)
PONER = stated(
    f"{SLUG}.poner",
    "ldj:92v.a.11-17",
    "",
    "The players begin with their men in hand, and take turns to place them on empty points.",
    kind="move",
)
FERIDO = stated(
    f"{SLUG}.ferido",
    "ldj:92v.a.17-19",
    "",
    "A player who gets three of his men in a row captures one man of the other player each time.",
    kind="capture",
)
AMPARO = supplied(
    f"{SLUG}.amparo",
    "ldj:92v.a.17-19",
    "",
    "A man in a row of three may not be captured while another man can be.",
    kind="capture",
)
MOVER = implied(
    f"{SLUG}.mover",
    "ldj:92v.b.1-3",
    "",
    "A player who has placed all his men moves them along a line to the next point.",
    kind="move",
)
VUELA = supplied(
    f"{SLUG}.vuelo",
    "ldj:92v.b.1-3",
    "",
    "Reading vuelo=si: a player with three men left moves them to any empty point.",
    kind="move",
)
ENCERRAR = stated(
    f"{SLUG}.encerrar",
    "ldj:92v.b.1-3",
    "",
    "A player who can move none of his men has lost.",
    kind="end",
)
DOS = supplied(
    f"{SLUG}.dos",
    "ldj:92v.a.17-19",
    "",
    "A player with only two men left has lost: he can no longer make a row.",
    kind="end",
)
LANCE = stated(
    f"{SLUG}.lance",
    "ldj:92r.b.10-14",
    "",
    "Reading dados=si: three dice are thrown before men are placed; the throws 6-5-4, "
    "6-3-3, 5-2-2 and 4-1-1 are suertes.",
    kind="move",
)
EN_AZ = stated(
    f"{SLUG}.en-az",
    "ldj:92r.b.13-16",
    "",
    "A player who throws a suerte puts three men in a row, and captures for it.",
    kind="move",
)
DOS_FERIDOS = stated(
    f"{SLUG}.dos-feridos",
    "ldj:92r.b.16-20",
    "",
    "In the game with dice a player who makes two rows at once captures two men: as many "
    "as he makes rows.",
    kind="capture",
)
OTRO_LANCE = supplied(
    f"{SLUG}.otro-lance",
    "ldj:92r.b.10-14",
    "",
    "After any other throw, or where there is no room or no man for it, one man is placed. "
    "Once a player has placed all his men he throws no more.",
    kind="move",
)
TABLAS = shared_rules.draws(SLUG, "ldj:92v")
RECUENTO = shared_rules.count(SLUG, "ldj:92v")

VUELO = crux(
    f"{SLUG}.vuelo",
    "ldj:92v.b.1-3",
    "May a player who has three men left move them to any empty point?",
    ("si", "yes, as is usual now", "gasser1996"),
    ("no", "no: the text says nothing of it", "ldj"),
)
DADOS = crux(
    f"{SLUG}.dados",
    "ldj:92r.a.9-11",
    "With dice or without? The text describes both ways.",
    ("no", "without", "ldj"),
    ("si", "with three dice, while men are placed", "ldj"),
)

RULES: tuple[Rule, ...] = (
    *(TREBEJOS, TABLERO, PONER, FERIDO, AMPARO, MOVER, VUELA, ENCERRAR, DOS),
    *(LANCE, EN_AZ, DOS_FERIDOS, OTRO_LANCE, TABLAS, RECUENTO),
)
CRUCES = (VUELO, DADOS, shared_rules.crux_final(SLUG, "ldj:92v"))


SUERTES = frozenset({(6, 5, 4), (6, 3, 3), (5, 2, 2), (4, 1, 1)})
THREE = 3

_CASTS_THREE = _("{player} throws {throw}: three men to be placed.")
_CASTS_ONE = _("{player} throws {throw}: one man to be placed.")
_SHUT_IN = by_loser(_("{loser} cannot move: {winner} wins."))
_TWO = by_loser(_("{loser} has only two men left: {winner} wins."))


class AlquerqueDeNueve:
    """Alquerque de nueve, with dice and without."""

    slug = SLUG
    kin = Kin(slug, "", NAME, 1283, folio("92r"), "ldj:92r")
    manner = Manner(_("three squares one within another"), ALONG, _("for three in a row"), must=YES)
    look = "madera"
    letters = "wb"
    columns = False
    horizon = QUIET
    late = 0
    rules: tuple[Rule, ...] = RULES
    cruces: tuple[Crux, ...] = CRUCES

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.final = shared_rules.final(self.readings["final"], TABLAS, RECUENTO)
        self.board = mills()
        self.lines = rows(self.board)
        self._flies = self.readings["vuelo"] == "si"
        self._dice = self.readings["dados"] == "si"
        self._placing = {p: Move((p,)) for p in self.board.points}
        self._taking = {p: Move((p,), 1 << p, "x") for p in self.board.points}
        self._rows = [(line, Move(tuple(points(line)))) for line in self.lines]
        casts = dice.throws(3).items()
        self._throws = Dist((Move(mark=dice.write(throw)), n) for throw, n in casts)

    def start(self) -> Position:
        """Return the empty board."""
        return Position()

    def side(self, position: Position) -> int:
        """Return the seat that is to move."""
        return position.side

    def throws(self, position: Position) -> Dist[Move] | None:
        """Return the throws before men are placed; None where no dice are cast."""
        if not self._dice or position.place or position.take or not position.hand:
            return None
        return self._throws

    def moves(self, position: Position) -> Sequence[Move]:
        """Return the places to put a man, the men to take, or the moves along the lines."""
        if cast := self.throws(position):
            return tuple(cast)
        white, black, side = position[:3]
        men = white | black
        if position.take:
            return [self._taking[p] for p in points(self._takeable_men(position[1 - side]))]
        if position.place == THREE:
            return [move for line, move in self._rows if not line & men]
        if position.hand:
            return [self._placing[p] for p in points(self.board.all & ~men)]
        return self._moves_of_men(position[side], self.board.all & ~men)

    def _moves_of_men(self, mine: int, empty: int) -> list[Move]:
        """Return the moves of men once all are placed; none if only two are left."""
        number = mine.bit_count()
        if number == THREE and self._flies:
            return [Move((p, q)) for p in points(mine) for q in points(empty)]
        near = self.board.neighbours
        steps = ((p, q) for p in points(mine) for q in near[p] if empty >> q & 1)
        return list(map(Move, steps)) if number >= THREE else []

    def _takeable_men(self, men: int) -> int:
        """Return the men that can be taken: those in no row, or all if there is none."""
        sheltered = 0
        for line in full_rows(self.lines, men):
            sheltered |= line
        return men & ~sheltered or men

    def after(self, position: Position, move: Move) -> Position:
        """Return the position after a move, a removal or a throw."""
        if not move.path:
            return position._replace(place=self._men_to_place(position, move))
        if move.taken:
            return self._after_capture(position, move)
        side, hand = position.side, position.hand
        new = mask(move.path if hand else move.path[1:])
        mine = position[side] | new if hand else after_move(position[side], move)
        take = self._men_to_take(position, mine, new)
        left = max(hand - len(move.path), 0)
        white, black, _, whites, blacks, _, _ = position
        turn = side if take else 1 - side
        if side:
            return Position(white, mine, turn, whites, left, take)
        return Position(mine, black, turn, left, blacks, take)

    def _after_capture(self, position: Position, move: Move) -> Position:
        """Return the position after a man is taken."""
        white, black, side, whites, blacks, take, _ = position
        turn = side if take > 1 else 1 - side
        left = white & ~move.taken, black & ~move.taken
        return Position(*left, turn, whites, blacks, take - 1)

    def _men_to_place(self, position: Position, throw: Move) -> int:
        """Return the number of men that a throw lets its thrower place."""
        men = position.white | position.black
        room = any(not line & men for line in self.lines)
        suerte = dice.read(throw.mark, 3) in SUERTES
        return THREE if suerte and room and position.hand >= THREE else 1

    def _men_to_take(self, position: Position, mine: int, new: int) -> int:
        """Return the number of men to take for the rows made by a move."""
        number = new_rows(self.lines, mine, new)
        most = number if self._dice else min(number, 1)
        return min(most, position[1 - position.side].bit_count())

    def ending(self, position: Position) -> Ending:
        """Return who has won where the seat to move has no move."""
        side = position.side
        if position[side].bit_count() < THREE:
            return Ending(1 - side, DOS, _TWO[side])
        return Ending(1 - side, ENCERRAR, _SHUT_IN[side])

    def irreversible(self, position: Position, move: Move) -> bool:
        """Return whether a man is placed or taken, or dice are cast for it."""
        return move.taken != 0 or position.hand > 0

    def men(self, position: Position) -> Mapping[int, str]:
        """Return the letter on each point that is not empty."""
        return letters_of(position.white, position.black)

    def extra(self, position: Position) -> Mapping[str, str]:
        """Return the men in hand, and how many are to be taken or placed."""
        return position.extra()

    def build(self, men: Mapping[int, str], side: int, extra: Mapping[str, str]) -> Position:
        """Return a position; raises ``BadNotation`` for one that no play can lead to."""
        check_no_extra(extra, ("hand", "take", "place"))
        hand = read_hands(extra.get("hand", "0+0"))
        take, place = (read_number(key, extra.get(key, "0")) for key in ("take", "place"))
        white, black = read_sets(self.board, men, [EACH - left for left in hand])
        if take and place:
            raise BadNotation(
                _("'take' and 'place' cannot stand together: first one, then the other")
            )
        if take > (white, black)[1 - side].bit_count() or take > (3 if self._dice else 1):
            raise BadNotation(_("take={number}: so many men cannot be due", number=take))
        if place and not (self._dice and hand[side] >= place != 2):
            raise BadNotation(
                _("place={number}: 1 or 3, with dice, and no more than are in hand", number=place)
            )
        if place == THREE and all(line & (white | black) for line in self.lines):
            raise BadNotation(_("place=3: there is no empty row for three men"))
        return Position(white, black, side, *hand, take, place)

    def counts(self, position: Position) -> tuple[int, int]:
        """Return the number of men of each seat, on the board and in hand."""
        white, black = position.white.bit_count(), position.black.bit_count()
        return white + position.white_hand, black + position.black_hand

    def value(self, position: Position) -> int:
        """Return the advantage of the seat to move in hundredths of a man, with its mobility."""
        white, black = self.counts(position)
        ahead = 100 * (white - black) + 3 * (
            self._freedom(position.white, position) - self._freedom(position.black, position)
        )
        return (-ahead if position.side else ahead) + 80 * position.take

    def _freedom(self, mine: int, position: Position) -> int:
        men, near = position.white | position.black, self.board.neighbours
        return sum(not men >> q & 1 for p in points(mine) for q in near[p])

    def narrate(self, position: Position, move: Move) -> tuple[Event, ...]:
        """Return the throw, placing, move or capture, and the rows made."""
        side, name = position.side, self.board.names
        who, path = WHO[side], [name[p] for p in move.path]
        if not move.path:
            three = self._men_to_place(position, move) == THREE
            rule, says = (LANCE, _CASTS_THREE) if three else (OTRO_LANCE, _CASTS_ONE)
            return (Event(rule, says.with_fields(player=who, throw=move.mark), side),)
        if move.taken:
            says = _("{player} captures the man on {point}.", player=who, point=path[0])
            taking = Event(FERIDO, says, side, 1)
            theirs = position[1 - side]
            if self._takeable_men(theirs) == theirs:
                return (taking,)
            spared = _("The men in a row may not be captured.")
            return (taking, Event(AMPARO, spared, side))
        rule = PONER
        says = _("{player} puts a man on {point}.", player=who, point=path[0])
        if len(path) == THREE:
            rule, row = EN_AZ, ", ".join(path)
            says = _("{player} puts three men in a row, {row}.", player=who, row=row)
        elif len(path) == 2:
            near = move.path[1] in self.board.neighbours[move.path[0]]
            rule = MOVER if near else VUELA
            says = _("{start} to {end}.", start=path[0], end=path[1])
        return (Event(rule, says, side), *self._row_events(position, move))

    def _row_events(self, position: Position, move: Move) -> Iterator[Event]:
        side = position.side
        placed = position.hand > 0
        new = mask(move.path if placed else move.path[1:])
        mine = position[side] | new if placed else after_move(position[side], move)
        number = new_rows(self.lines, mine, new)
        due = self._men_to_take(position, mine, new)
        if number > 1 and self._dice:
            says = _n(
                "That makes {count} row: {due} to be captured.",
                "That makes {count} rows: {due} to be captured.",
                number,
                due=due,
            )
            yield Event(DOS_FERIDOS, says, side)
        elif due:
            row = next(line for line in full_rows(self.lines, mine) if line & new)
            says = _("That makes a row, {row}.", row=point_names(self.board, row))
            yield Event(FERIDO, says, side)

    def explain_refusal(self, position: Position, path: tuple[int, ...]) -> tuple[Rule, str]:
        """Return the rule that forbids a path, and why."""
        return next(self._objections(position, path))

    def _objections(self, position: Position, path: tuple[int, ...]) -> Iterator[tuple[Rule, str]]:
        side, name = position.side, self.board.names
        mine, theirs = position[side], position[1 - side]
        if self.throws(position):
            yield LANCE, _("the dice must be thrown first")
        if position.take:
            yield from self._no_taking(theirs, path)
        if position.place == THREE:
            says = _("the throw asks for three men on the three empty points of a line")
            yield EN_AZ, says
        if position.hand:
            if len(path) > 1:
                says = _("men are still being placed, not moved: name one empty point")
                yield PONER, says
            yield PONER, _("{point} is occupied", point=name[path[0]])
        if wrong := start_error(self.board, mine, theirs, path):
            yield MOVER, wrong
        if wrong := occupied(self.board, mine | theirs, path):
            yield MOVER, wrong
        if len(path) > 2:
            yield MOVER, _("a man goes to one point, not on from there")
        says = _(
            "no line leads from {start} to {end} next to it",
            start=name[path[0]],
            end=name[path[1]],
        )
        yield MOVER, says

    def _no_taking(self, theirs: int, path: tuple[int, ...]) -> Iterator[tuple[Rule, str]]:
        here = self.board.names[path[0]]
        if len(path) > 1:
            yield FERIDO, _("now you must capture a man: name his point, as in d2x")
        if not theirs >> path[0] & 1:
            says = _(
                "there is no man of the other player on {point}, and one must be captured",
                point=here,
            )
            yield FERIDO, says
        if not self._takeable_men(theirs) >> path[0] & 1:
            says = _("the man on {point} stands in a row, and others do not", point=here)
            yield AMPARO, says
        yield FERIDO, _("to capture the man on {point} write {point}x", point=here)


ABOUT = About(
    "alquerque-de-nueve",
    "Alquerque de nueve",
    "ldj:92r ldj:92v",
    game_maker(AlquerqueDeNueve),
    says=_("Nine men’s morris: three in a row capture a man."),
    origin=_("Seville, 1283"),
    no_better=("greedy",),
    lesson=lesson(
        ("poner", _("In turn you put your nine men on empty points of the board.")),
        (
            "ferido",
            _(
                "Three of your men in a row capture one man of the other player, each time you "
                "make a row."
            ),
        ),
        (
            "mover",
            _("When all your men are placed, you move them along the lines to the next point."),
        ),
        (
            "dos",
            _("You win when the other player has only two men left, or when he can move none."),
        ),
        (
            "amparo",
            _(
                "Mind which man you capture: one in a row of three is safe while another can "
                "be captured."
            ),
        ),
        SmallBoard(
            "b1b/3/3/6/3/3/ww1 w hand=7+7",
            _("White puts a man on g1, makes a row, and may capture a man."),
            "g1",
            "ferido",
        ),
        SmallBoard(
            "b1b/wb1/3/5w/3/2b/ww1 w",
            _("All men are placed: White makes the row by a move."),
            "g4-g1",
            "mover",
        ),
        SmallBoard(
            "b1b/wb1/3/6/3/2b/ww1 w",
            _("With three men left, as played here, a man flies to any point."),
            "b6-g1",
            "vuelo",
        ),
    ),
)
