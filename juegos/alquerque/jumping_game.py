"""The core of a game whose men step and take by short jumps, and may be crowned.

A game says its board, where its men stand, how they go, and by which rules. Reading
``soplo=si``: a player may leave a due capture, but then the other, before he moves, may huff a
man that could have made it.
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.alquerque.boards_of_games import opposite
from juegos.alquerque.captures import Kind, Taking
from juegos.alquerque.choice_of_captures import CAPTURES
from juegos.alquerque.position import HUFF, Position
from juegos.alquerque.refusals import why_not
from juegos.alquerque.state import SIDES
from juegos.alquerque.steps import Steps, turned
from juegos.alquerque.told import Laws, lost, tells
from juegos.core.errors import BadNotation
from juegos.core.game import Event
from juegos.core.source import Crux, Rule
from juegos.engine.line_game import QUIET, Ending, Final, Move
from juegos.material.boards import Board, mask, points


class Saltador:
    """A game of short jumps as a core; a game sets what is declared here and its kind."""

    slug: str
    look: str
    rules: tuple[Rule, ...]
    cruces: tuple[Crux, ...]
    readings: Mapping[str, str]
    final: Final
    laws: Laws
    columns = False
    throws = None
    horizon = QUIET

    def __init__(self, board: Board, men: int, kind: Kind) -> None:
        """Make the core; ``men`` are the first player's, the other's stand opposite."""
        self.board, self.kind, self.men_each = board, kind, men.bit_count()
        self.letters = "wbWB" if kind.kings else "wb"
        self.last = (board.row(board.top), board.row(0)) if kind.kings else (0, 0)
        self.steps = Steps(board, kind.step), Steps(board, turned(kind.step))
        self.taking = Taking(board, kind, kind.capture, self.last)
        self.loose = Taking(board, kind, CAPTURES["libre"], self.last)
        self._start = Position(men, opposite(board, men))
        self._all = board.all

    def start(self) -> Position:
        """Return the position before the first move."""
        return self._start

    def side(self, position: Position) -> int:
        """Return the seat that is to move."""
        return position.side

    def moves(self, position: Position) -> list[Move]:
        """Return what that seat may do."""
        if self.kind.huffs:
            return [
                *self.huffs(position),
                *self.captures(position, loose=True),
                *self.quiet(position),
            ]
        own, other, kings, side, _ = position
        empty = self._all ^ own ^ other
        high = own & kings
        found = self.taking.find(side, own ^ high, high, other, empty)
        must, _, _, best = self.kind.capture
        if found and must:
            return best(found, kings) if best else found
        found += self.steps[side].moves(own ^ high, empty)
        if high and self.taking.flight:
            self.taking.flight.slides(high, empty, found)
        return found

    def captures(self, position: Position, *, loose: bool = False) -> list[Move]:
        """Return the captures there are, all of them or, ``loose``, wherever they may stop."""
        own, other, kings, side, _ = position
        taking = self.loose if loose else self.taking
        return taking.find(side, own & ~kings, own & kings, other, self._all ^ own ^ other)

    def chosen(self, position: Position) -> list[Move]:
        """Return the captures that may be chosen by who must, or wants to, take."""
        found, best = self.captures(position), self.kind.capture.best
        return best(found, position.kings) if found and best else found

    def quiet(self, position: Position) -> list[Move]:
        """Return the moves that take nobody, whether or not a capture forbids them."""
        own, other, kings, side, _ = position
        empty = self._all ^ own ^ other
        found = self.steps[side].moves(own & ~kings, empty)
        if self.taking.flight:
            self.taking.flight.slides(own & kings, empty, found)
        return found

    def huffs(self, position: Position) -> list[Move]:
        """Return the men that may be huffed, each as a decision before the move."""
        return [Move((point,), 1 << point, HUFF) for point in points(position.more)]

    def after(self, position: Position, move: Move) -> Position:
        """Return the position after a legal move."""
        own, other, kings, side, _ = position
        path, taken, mark = move
        if mark:
            return Position(own, other ^ taken, kings & ~taken, side)
        start, end = 1 << path[0], 1 << path[-1]
        due = self._left(position, move) if self.kind.huffs else 0
        kings &= ~taken  # first, for a chain may end where it has taken
        if kings & start:
            kings ^= start ^ end
        elif self.last[side] & (mask(path) if self.kind.sooner else end):
            kings |= end
        return Position(other & ~taken, own ^ start ^ end, kings, 1 - side, due)

    def _left(self, position: Position, move: Move) -> int:
        """Return the men that a move leaves to be huffed: those that could have taken duly."""
        due = self.chosen(position)
        if not due or move in due:
            return 0
        start, end = move.path[0], move.path[-1]
        return mask(end if m.path[0] == start else m.path[0] for m in due)

    def ending(self, position: Position) -> Ending:
        """Return how the game ended at a position without moves."""
        return lost(self.laws, position.side, bare=not position.own)

    def lasting(self, position: Position, move: Move) -> bool:
        """Return whether a move can never be undone: a capture, or a man's step ahead."""
        if move.taken:
            return True
        flies = self.flies(position, move.path[0])
        return not flies and move.path in self.steps[position.side].lasting

    def flies(self, position: Position, point: int) -> bool:
        """Return whether a crowned man stands on a point."""
        return bool(self.kind.kings and position.kings >> point & 1)

    def men(self, position: Position) -> Mapping[int, str]:
        """Return the letter on each point that is not empty."""
        own, other, kings, side, _ = position
        found = {}
        for men, letter in ((own, SIDES[side]), (other, SIDES[1 - side])):
            for point in points(men):
                found[point] = letter.upper() if kings >> point & 1 else letter
        return found

    def extra(self, position: Position) -> Mapping[str, str]:
        """Return the men that may be huffed: ``soplo=c3+d4``."""
        due = "+".join(self.board.names[point] for point in points(position.more))
        return {"soplo": due} if due else {}

    def build(self, men: Mapping[int, str], side: int, extra: Mapping[str, str]) -> Position:
        """Return a position from what is written; raises ``BadNotation`` if no game can have it."""
        sides = [mask(p for p, what in men.items() if what.lower() == s) for s in SIDES]
        kings = mask(p for p, what in men.items() if what.isupper())
        possible(self.board, sides, self.men_each)
        for seat in (0, 1):
            for point in points(sides[seat] & self.last[seat] & ~kings):
                raise BadNotation(f"a man on {self.board.names[point]}, his last row, is crowned")
        other = sides[1 - side]
        return Position(sides[side], other, kings, side, self._due(extra, other))

    def _due(self, extra: Mapping[str, str], other: int) -> int:
        """Return the men that may be huffed as they are written."""
        for key in extra:
            if key != "soplo" or not self.kind.huffs:
                raise BadNotation(f"a position of {self.slug} under these readings has no {key!r}")
        named = extra["soplo"].split("+") if extra else []
        for name in named:
            if name not in self.board.named or not other >> self.board.named[name] & 1:
                raise BadNotation(f"{name!r} cannot be huffed: no man of the other stands there")
        due = [self.board.named[name] for name in named]
        if due != sorted(set(due)):
            raise BadNotation(f"soplo={extra['soplo']!r}: expected each point once, in their order")
        return mask(due)

    def counts(self, position: Position) -> tuple[int, int]:
        """Return how many men each seat has."""
        both = position.own.bit_count(), position.other.bit_count()
        return both if position.side == 0 else both[::-1]

    def value(self, position: Position) -> int:
        """Return what a position is worth to the seat to move, in hundredths of a man."""
        own, other, kings, _, _ = position
        men = own.bit_count() - other.bit_count()
        if not kings:
            return 100 * men
        return 100 * men + 200 * ((own & kings).bit_count() - (other & kings).bit_count())

    def tells(self, position: Position, move: Move) -> tuple[Event, ...]:
        """Return what a move does, each thing with its rule."""
        return tuple(tells(self, position, move))

    def refuses(self, position: Position, path: tuple[int, ...]) -> tuple[Rule, str]:
        """Return the rule that forbids a path, and why in words."""
        return why_not(self, position, path)


def possible(board: Board, sides: list[int], most: int) -> None:
    """Raise ``BadNotation`` if a side has more men than there are, or there are none at all."""
    for seat, men in enumerate(sides):
        if men.bit_count() > most:
            over = board.names[points(men)[most]]
            raise BadNotation(
                f"{men.bit_count()} men of {SIDES[seat]!r}, the last on {over}: a side has {most}"
            )
    if not any(sides):
        raise BadNotation("there is nobody on the board: expected men of 'w' or 'b'")
