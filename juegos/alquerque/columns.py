"""Games of columns: a taken piece goes under its taker, and is freed when the taker is taken.

A column is written from the bottom up and belongs to its top piece; a small letter is a soldier, a
capital a crowned piece.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from juegos.alquerque.column_narration import Bands, ColumnLaws, Position, narrate, why_not
from juegos.alquerque.piece_sets import check_no_extra
from juegos.alquerque.state import SIDES, by_loser
from juegos.alquerque.step_moves import Steps, ahead, turned
from juegos.core.errors import BadNotation
from juegos.core.game import Event
from juegos.core.message import _
from juegos.core.source import Crux, Rule
from juegos.engine.line_game import QUIET, Ending, Final, Move
from juegos.material.boards import Board

_SHUT_IN = by_loser(_("{loser} cannot move: {winner} has won."))
_BARE = by_loser(_("{loser} commands no column: {winner} has won."))


class ColumnGame(ABC):
    """The common part of the cores of column games; a game adds its steps and captures."""

    slug: str
    look = "damero"
    letters = "wbWB"
    columns = True
    throws = None
    horizon = QUIET
    late = 0
    rules: tuple[Rule, ...]
    cruces: tuple[Crux, ...]
    readings: Mapping[str, str]
    final: Final
    laws: ColumnLaws
    between: Mapping[tuple[int, int], tuple[int, ...]]

    def __init__(self, board: Board, ranks: int, *, sooner: bool) -> None:
        """Make the core: soldiers fill so many ranks; ``sooner`` crowns also in mid-chain."""
        self.board = board
        self._sooner = sooner
        self._steps = tuple(Steps(board, allowed) for allowed in (ahead, turned(ahead)))
        size = max(board.points) + 1
        self._bits = [1 << p for p in range(size)]
        ours = [p for p, (_, y) in board.xy.items() if y < ranks]
        others = [p for p, (_, y) in board.xy.items() if y > board.top - ranks]
        set_up = {**dict.fromkeys(ours, "w"), **dict.fromkeys(others, "b")}
        self._start = Position(0, tuple(set_up.get(p, "") for p in range(size)))
        self.each = len(ours)
        self._last = board.row(board.top), board.row(0)
        self.between = {
            (here, ray[i]): ray[:i]
            for here, rays in board.rays.items()
            for ray in rays
            for i in range(len(ray))
        }

    @abstractmethod
    def captures(self, side: int, bands: Bands) -> list[Move]:
        """Return every turn in which something is taken."""

    @abstractmethod
    def crowned_quiet(self, bands: Bands) -> list[Move]:
        """Return every turn in which a crowned piece moves and takes nothing."""

    def quiet(self, side: int, bands: Bands) -> list[Move]:
        """Return every turn in which nothing is taken: soldiers step ahead."""
        return self._steps[side].moves(bands.soldiers, bands.empty) + self.crowned_quiet(bands)

    def start(self) -> Position:
        """Return the set-up."""
        return self._start

    def side(self, position: Position) -> int:
        """Return the seat that is to move."""
        return position.side

    def bands(self, position: Position) -> Bands:
        """Return the points by the commanders of their columns."""
        bits = {"w": 0, "W": 0, "b": 0, "B": 0}
        for bit, column in zip(self._bits, position.columns, strict=True):
            if column:
                bits[column[-1]] |= bit
        white, crowned, black, others = bits.values()
        empty = self.board.all ^ (white | crowned | black | others)
        if position.side:
            return Bands(black, others, white | crowned, empty)
        return Bands(white, crowned, black | others, empty)

    def moves(self, position: Position) -> Sequence[Move]:
        """Return the captures, or the quiet moves if there are none."""
        bands = self.bands(position)
        return self.captures(position.side, bands) or self.quiet(position.side, bands)

    def after(self, position: Position, move: Move) -> Position:
        """Return the position after a move."""
        columns = list(position.columns)
        mover = columns[move.path[0]]
        columns[move.path[0]] = ""
        for prey in self.jumped(move):
            mover = columns[prey][-1] + mover
            columns[prey] = columns[prey][:-1]
        if self.crowns(position.side, mover, move):
            mover = mover[:-1] + mover[-1].upper()
        columns[move.path[-1]] = mover
        return Position(1 - position.side, tuple(columns))

    def jumped(self, move: Move) -> Iterator[int]:
        """Yield the points jumped over, in their order."""
        if move.taken:
            for leg in pairwise(move.path):
                yield from (p for p in self.between[leg] if move.taken >> p & 1)

    def crowns(self, side: int, mover: str, move: Move) -> bool:
        """Return whether a move crowns the piece that makes it."""
        if mover[-1].isupper():
            return False
        landings = move.path[1:] if self._sooner else move.path[-1:]
        return any(self._last[side] >> p & 1 for p in landings)

    def ending(self, position: Position) -> Ending:
        """Return who has won where the seat to move has no move."""
        side = position.side
        bands = self.bands(position)
        says = _SHUT_IN if bands.soldiers | bands.crowned else _BARE
        return Ending(1 - side, self.laws.end, says[side])

    def irreversible(self, position: Position, move: Move) -> bool:
        """Return whether something is taken, or a soldier steps ahead."""
        return move.taken != 0 or position.columns[move.path[0]][-1].islower()

    def men(self, position: Position) -> Mapping[int, str]:
        """Return the columns from the bottom up."""
        return {p: column for p, column in enumerate(position.columns) if column}

    def extra(self, position: Position) -> Mapping[str, str]:
        """Return nothing: a position has only columns and a side."""
        return {}

    def counts(self, position: Position) -> tuple[int, int]:
        """Return the number of columns that each seat commands."""
        tops = [column[-1].lower() for column in position.columns if column]
        return tops.count("w"), tops.count("b")

    def value(self, position: Position) -> int:
        """Return the value of the columns to the seat to move: commanders and their guards."""
        total = 0
        for column in position.columns:
            if column:
                top = column[-1]
                folded = column.lower()
                guards = len(folded) - len(folded.rstrip(folded[-1]))
                worth = 100 + 60 * top.isupper() + 35 * (guards - 1)
                total += worth if top in "wW" else -worth
        return -total if position.side else total

    def build(self, men: Mapping[int, str], side: int, extra: Mapping[str, str]) -> Position:
        """Return a position; raises ``BadNotation`` for one that no play can lead to."""
        check_no_extra(extra)
        pieces = {"w": 0, "b": 0}
        for point in self.board.points:
            here = self.board.names[point]
            for letter in (column := men.get(point, "")).lower():
                pieces[letter] += 1
                if pieces[letter] > self.each:
                    wrong = _(
                        "one {letter} too many on {point}: there are {number}",
                        letter=letter,
                        point=here,
                        number=self.each,
                    )
                    raise BadNotation(wrong)
            for seat, letter in enumerate(SIDES):
                if column.endswith(letter) and self._last[seat] >> point & 1:
                    wrong = _(
                        "{letter} commands {point}, where it would be crowned",
                        letter=letter,
                        point=here,
                    )
                    raise BadNotation(wrong)
        return Position(side, tuple(men.get(p, "") for p in range(len(self._bits))))

    def narrate(self, position: Position, move: Move) -> tuple[Event, ...]:
        """Return the step or each capture, and the pieces freed and crowned."""
        return tuple(narrate(self, position, move))

    def explain_refusal(self, position: Position, path: tuple[int, ...]) -> tuple[Rule, str]:
        """Return the rule that forbids a path, and why."""
        return why_not(self, position, path)
