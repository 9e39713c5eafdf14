"""What a turn of a game of columns does, and why a path is none, told in words with its rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple, Protocol

from juegos.alquerque.bands import astray, occupied
from juegos.alquerque.state import SIDES, WHO
from juegos.core.game import Event
from juegos.core.source import Rule
from juegos.engine.line_game import Move
from juegos.material.boards import Board, mask

Why = tuple[Rule, str]


class Position(NamedTuple):
    """The seat to move, and the column on every point by its number, ``""`` where none is."""

    side: int
    columns: tuple[str, ...]


class Bands(NamedTuple):
    """The columns by what commands them: the mover’s soldiers and crowned, the other’s, none."""

    soldiers: int
    crowned: int
    theirs: int
    empty: int


class ColumnLaws(NamedTuple):
    """The rules of a game of columns by what they are about."""

    step: Rule
    king: Rule
    jump: Rule
    under: Rule
    freed: Rule
    chain: Rule
    must: Rule
    once: Rule
    crown: Rule
    end: Rule


class ColumnCore(Protocol):
    """What a game of columns is asked when its turns are told or refused."""

    board: Board
    laws: ColumnLaws
    between: Mapping[tuple[int, int], tuple[int, ...]]

    def bands(self, position: Position) -> Bands:
        """Return the points by what commands the columns on them."""

    def captures(self, side: int, bands: Bands) -> list[Move]:
        """Return every turn in which something is taken."""

    def quiet(self, side: int, bands: Bands) -> list[Move]:
        """Return every turn in which nothing is taken."""

    def jumped(self, move: Move) -> Iterator[int]:
        """Yield the points jumped over, in their order."""

    def crowns(self, side: int, mover: str, move: Move) -> bool:
        """Return whether a move crowns the piece that makes it."""


def tells(core: ColumnCore, position: Position, move: Move) -> Iterator[Event]:
    """Yield the step or each capture, who is freed and who crowned."""
    side, laws, name = position.side, core.laws, core.board.names
    column = position.columns[move.path[0]]
    here, there = name[move.path[0]], name[move.path[-1]]
    if not move.taken:
        rule = laws.king if column[-1].isupper() else laws.step
        yield Event(rule, f"{WHO[side]} moves from {here} to {there}.", side)
    else:
        yield Event(laws.must, f"{WHO[side]} is bound to take.", side)
    for i, prey in enumerate(core.jumped(move)):
        leg = f"{name[move.path[i]]} over {name[prey]} to {name[move.path[i + 1]]}"
        yield Event(laws.chain if i else laws.jump, f"{WHO[side]} jumps from {leg}.", side, 1)
        left = position.columns[prey][:-1]
        if left and left[-1].lower() == SIDES[side]:
            yield Event(laws.freed, f"{WHO[side]} has the column on {name[prey]} back.", side)
    if move.taken:
        one = move.taken.bit_count() == 1
        what = "piece taken goes" if one else "pieces taken go"
        yield Event(laws.under, f"The {what} under the column on {there}.", side)
    if core.crowns(side, column, move):
        yield Event(laws.crown, f"{WHO[side]} has a piece crowned on {there}.", side)


def why_not(core: ColumnCore, position: Position, path: tuple[int, ...]) -> Why:
    """Return the rule that forbids a path which is none of the moves, and why in words."""
    return next(_objections(core, position, path))


def _objections(core: ColumnCore, position: Position, path: tuple[int, ...]) -> Iterator[Why]:
    laws, name, bands = core.laws, core.board.names, core.bands(position)
    if wrong := astray(core.board, bands.soldiers | bands.crowned, bands.theirs, path):
        yield laws.step, wrong
    legal = core.captures(position.side, bands)
    like = "x".join(name[p] for p in min(legal).path) if legal else ""
    if legal and any(move.path == path for move in core.quiet(position.side, bands)):
        yield laws.must, f"a capture is compulsory, such as {like}"
    if any(move.path[: len(path)] == path for move in legal):
        yield laws.chain, f"the capture goes on from {name[path[-1]]} and must be finished"
    over: set[int] = set()
    for leg in pairwise(path):
        yield from _on_the_way(core, bands, path[0], leg, over)
        over.update(p for p in core.between[leg] if bands.theirs >> p & 1)
    king = bands.crowned >> path[0] & 1
    if legal and king and len(over) == len(path) - 1:
        yield laws.chain, f"one must land where one can take on, such as {like}"
    if legal and len(over) < len(path) - 1:
        yield laws.must, "a capture is compulsory, and after it the turn is over"
    rule = laws.king if king else laws.step
    yield (laws.jump if over else rule), "this piece does not go that way"


def _on_the_way(
    core: ColumnCore, bands: Bands, start: int, leg: tuple[int, int], over: set[int]
) -> Iterator[Why]:
    """Yield what stands in the way from a point to the next, as it comes."""
    laws, name = core.laws, core.board.names
    here, there = (name[p] for p in leg)
    if leg not in core.between:
        yield laws.step, f"no line leads from {here} to {there}"
    between = core.between[leg]
    men = bands.soldiers | bands.crowned | bands.theirs
    full = occupied(core.board, men, (start, leg[1]))
    slides = bands.crowned >> start & 1 and not mask(between) & men
    if full and (slides or not between):
        yield (laws.king if bands.crowned >> start & 1 else laws.step), full
    prey = [p for p in between if bands.theirs >> p & 1]
    if over.intersection(prey):
        yield laws.once, f"{name[prey[0]]} has been jumped over in this turn"
    if between and len(prey) != 1:
        yield laws.jump, f"between {here} and {there} not one man stands whom it could take"
    if full:
        yield laws.jump, full
