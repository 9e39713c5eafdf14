"""The core of a game whose men step and take by short jumps, and may be crowned.

A game gives its board, the places and movement of its men, and its rules. The part of
``JumpingGame`` that it may override is below the line that says so. Reading ``soplo=si``: a player
may omit a due capture, but then the other, before moving, may huff a man that could have made it.
"""

from __future__ import annotations

import typing
from collections.abc import Mapping

from juegos.alquerque.boards_of_games import opposite
from juegos.alquerque.captures import CaptureFinder, Movement
from juegos.alquerque.choice_of_captures import CAPTURES
from juegos.alquerque.narration import Laws, lost, narrate
from juegos.alquerque.position import HUFF, Position
from juegos.alquerque.refusals import why_not
from juegos.alquerque.state import SIDES
from juegos.alquerque.step_moves import Steps, turned
from juegos.core.errors import BadNotation
from juegos.core.game import Event
from juegos.core.message import _, _n
from juegos.core.source import Crux, Rule
from juegos.engine.line_game import QUIET, Ending, Final, Move
from juegos.material.boards import Board, mask, points


class JumpingGame:
    """A game of short jumps as a core; a game sets the fields declared here and its kind."""

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
    late = 0

    def __init__(self, board: Board, men: int, kind: Movement) -> None:
        """Make the core; ``men`` are the first player's, the other's stand opposite."""
        self.board, self.kind, self.men_each = board, kind, men.bit_count()
        self.letters = "wbWB" if kind.kings else "wb"
        self.last = (board.row(board.top), board.row(0)) if kind.kings else (0, 0)
        self.steps = Steps(board, kind.step), Steps(board, turned(kind.step))
        self.taking = CaptureFinder(board, kind, kind.capture, self.last)
        self.loose = CaptureFinder(board, kind, CAPTURES["libre"], self.last)
        self._start = Position(men, opposite(board, men))
        self._all = board.all
        self._huffs, self._must, self._best = kind.huffs, kind.capture.must, kind.capture.best

    @typing.final
    def start(self) -> Position:
        """Return the position before the first move."""
        return self._start

    @typing.final
    def side(self, position: Position) -> int:
        """Return the seat that is to move."""
        return position.side

    @typing.final
    def moves(self, position: Position) -> list[Move]:
        """Return the legal moves of the seat to move."""
        if position.more and (put := self.puts(position)):
            return put
        if self._huffs:
            return [
                *self.huffs(position),
                *self.captures(position, loose=True),
                *self.quiet(position),
            ]
        captures = self.captures(position)
        if captures and self._must:
            return self._best(captures, position.kings) if self._best else captures
        return captures + self.quiet(position)

    @typing.final
    def chosen(self, position: Position) -> list[Move]:
        """Return the captures that a player who takes may choose."""
        result, best = self.captures(position), self.kind.capture.best
        return best(result, position.kings) if result and best else result

    @typing.final
    def huffs(self, position: Position) -> list[Move]:
        """Return the men that may be huffed, each as a decision before the move."""
        return [Move((point,), 1 << point, HUFF) for point in points(position.more)]

    @typing.final
    def after(self, position: Position, move: Move) -> Position:
        """Return the position after a legal move."""
        own, other, kings, side, more = position
        path, taken, mark = move
        if mark:
            return Position(own, other ^ taken, kings & ~taken, side)
        if len(path) == 1:
            return self.placed(position, move)
        start, end = 1 << path[0], 1 << path[-1]
        if more or self._huffs:
            more = self.more_after(position, move)
        kings &= ~taken  # first, for a chain may end where it has taken
        if kings & start:
            kings ^= start ^ end
        elif self.last[side] & (mask(path) if self.kind.sooner else end):
            kings |= end
        fields = other & ~taken, own ^ start ^ end, kings, 1 - side, more
        return tuple.__new__(Position, fields)  # in half the time of Position(*fields)

    def _left(self, position: Position, move: Move) -> int:
        """Return the men that a move leaves open to a huff: those that omitted a due capture."""
        due = self.chosen(position)
        if not due or move in due:
            return 0
        start, end = move.path[0], move.path[-1]
        return mask(end if m.path[0] == start else m.path[0] for m in due)

    @typing.final
    def ending(self, position: Position) -> Ending:
        """Return how the game ended at a position without moves."""
        return lost(self.laws, position.side, bare=not position.own)

    @typing.final
    def irreversible(self, position: Position, move: Move) -> bool:
        """Return whether a move is a capture, a placing, or a man's step ahead."""
        if move.taken or len(move.path) == 1:
            return True
        flies = self.flies(position, move.path[0])
        return not flies and move.path in self.steps[position.side].irreversible

    @typing.final
    def flies(self, position: Position, point: int) -> bool:
        """Return whether a crowned man stands on a point."""
        return bool(self.kind.kings and position.kings >> point & 1)

    @typing.final
    def men(self, position: Position) -> Mapping[int, str]:
        """Return the letter on each point that is not empty."""
        sides = (position.own, position.side), (position.other, 1 - position.side)
        return {p: self.letter(position, p, seat) for men, seat in sides for p in points(men)}

    @typing.final
    def counts(self, position: Position) -> tuple[int, int]:
        """Return the number of men of each seat, those in reserve included."""
        own, other = position.own.bit_count(), position.other.bit_count()
        result = self.reserves(position)
        first, second = (other, own) if position.side else (own, other)
        return first + result[0], second + result[1]

    @typing.final
    def narrate(self, position: Position, move: Move) -> tuple[Event, ...]:
        """Return the events of a move, each with its rule."""
        put = len(move.path) == 1 and not move.mark
        return self.retold(position, move, () if put else tuple(narrate(self, position, move)))

    @typing.final
    def explain_refusal(self, position: Position, path: tuple[int, ...]) -> tuple[Rule, str]:
        """Return the rule that forbids a path, and why in words."""
        return self.forbids(position, path) or why_not(self, position, path)

    # What follows, and nothing else, a game may say otherwise.

    def captures(self, position: Position, *, loose: bool = False) -> list[Move]:
        """Return the captures, or with ``loose`` also those that stop early.

        Where there are too many, this is one of each group that is equivalent: the same piece ends
        on the same point and takes the same men, and nothing else of them matters.

        Raises:
            BadNotation: there are too many even so.
        """
        own, other, kings, side, _ = position
        high, empty = own & kings, self._all ^ own ^ other
        taking = self.loose if loose else self.taking
        try:
            return taking.find(side, own ^ high, high, other, empty)
        except BadNotation:
            if self.kind.huffs:  # by the path it is known whether a capture was the one due
                raise
            return taking.find(side, own ^ high, high, other, empty, set())

    def quiet(self, position: Position) -> list[Move]:
        """Return the moves that take nobody, whether or not a capture forbids them."""
        own, other, kings, side, _ = position
        empty, high = self._all ^ own ^ other, own & kings
        result = self.steps[side].moves(own ^ high, empty)
        if high and self.taking.flight:
            self.taking.flight.slides(high, empty, result)
        return result

    def puts(self, position: Position) -> list[Move]:
        """Return the placings of men that must come before anything else.

        It is asked only where the game's own field of the position is not 0.
        """
        return []

    def placed(self, position: Position, move: Move) -> Position:
        """Return the position after a man has been put on the board."""
        raise AssertionError("a game without a reserve puts no man on the board")

    def reserves(self, position: Position) -> tuple[int, int]:
        """Return the number of men of each seat that may still be put on the board."""
        return 0, 0

    def more_after(self, position: Position, move: Move) -> int:
        """Return the game's own field of the position after a move: here the men open to a huff.

        It is asked only where that field is not 0 before the move, or men may be huffed.
        """
        return self._left(position, move) if self.kind.huffs else 0

    def letter(self, position: Position, point: int, seat: int) -> str:
        """Return the letter of a man of a seat."""
        return SIDES[seat].upper() if position.kings >> point & 1 else SIDES[seat]

    def extra(self, position: Position) -> Mapping[str, str]:
        """Return the extras as they are written: the men open to a huff, ``soplo=c3+d4``."""
        due = "+".join(self.board.names[point] for point in points(position.more))
        return {"soplo": due} if due else {}

    def build(self, men: Mapping[int, str], side: int, extra: Mapping[str, str]) -> Position:
        """Return the position of written men; raises ``BadNotation`` if no game can have it."""
        sides = [mask(p for p, what in men.items() if what.lower() == s) for s in SIDES]
        kings = mask(p for p, what in men.items() if what.isupper())
        check_men_count(self.board, sides, self.men_each)
        for seat in (0, 1):
            for point in points(sides[seat] & self.last[seat] & ~kings):
                here = self.board.names[point]
                raise BadNotation(_("a man on {point}, his last row, is crowned", point=here))
        other = sides[1 - side]
        return Position(sides[side], other, kings, side, self._open_to_huff(extra, other))

    def value(self, position: Position) -> int:
        """Return the value of a position to the seat to move, in hundredths of a man."""
        own, other, kings, _, _ = position
        men = own.bit_count() - other.bit_count()
        if not kings:
            return 100 * men
        return 100 * men + 200 * ((own & kings).bit_count() - (other & kings).bit_count())

    def retold(
        self, position: Position, move: Move, events: tuple[Event, ...]
    ) -> tuple[Event, ...]:
        """Return the events of a move; a game may add its own to these common ones."""
        return events

    def forbids(self, position: Position, path: tuple[int, ...]) -> tuple[Rule, str] | None:
        """Return a rule of this game alone that forbids a path, and why in words, if one does."""
        return None

    # Here ends what a game may say otherwise.

    def _open_to_huff(self, extra: Mapping[str, str], other: int) -> int:
        """Return the men open to a huff as they are written."""
        for key in extra:
            if key != "soplo" or not self.kind.huffs:
                wrong = _(
                    "a position of {slug} under these readings has no {key!r}",
                    slug=self.slug,
                    key=key,
                )
                raise BadNotation(wrong)
        named = extra["soplo"].split("+") if extra else []
        for name in named:
            if name not in self.board.named or not other >> self.board.named[name] & 1:
                wrong = _(
                    "{point!r} cannot be huffed: no man of the other player stands there",
                    point=name,
                )
                raise BadNotation(wrong)
        due = [self.board.named[name] for name in named]
        if due != sorted(set(due)):
            wrong = _(
                "soplo={points!r}: expected each point once, in their order", points=extra["soplo"]
            )
            raise BadNotation(wrong)
        return mask(due)


def check_men_count(board: Board, sides: list[int], most: int) -> None:
    """Raise ``BadNotation`` if a side has too many men, or there are none at all."""
    for seat, men in enumerate(sides):
        if men.bit_count() > most:
            over = board.names[points(men)[most]]
            wrong = _n(
                "{count} man of {letter!r}, the last on {point}: a side has {most}",
                "{count} men of {letter!r}, the last on {point}: a side has {most}",
                men.bit_count(),
                letter=SIDES[seat],
                point=over,
                most=most,
            )
            raise BadNotation(wrong)
    if not any(sides):
        raise BadNotation(_("there are no men on the board: expected men of 'w' or 'b'"))
