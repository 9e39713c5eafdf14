"""The narration of turns in games of columns, and the explanation of refused paths."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple, Protocol

from juegos.alquerque.piece_sets import occupied, start_error
from juegos.alquerque.state import SIDES, WHO
from juegos.core.game import Event
from juegos.core.message import _, _n
from juegos.core.source import Rule
from juegos.engine.line_game import Move
from juegos.material.boards import Board, mask

Why = tuple[Rule, str]


class Position(NamedTuple):
    """The seat to move, and the column on every point by its number, ``""`` for an empty point."""

    side: int
    columns: tuple[str, ...]


class Bands(NamedTuple):
    """The columns by commander: the mover’s soldiers and crowned pieces, the other’s, none."""

    soldiers: int
    crowned: int
    theirs: int
    empty: int


class ColumnLaws(NamedTuple):
    """The rules of a game of columns by their subject."""

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
    """The part of a column game's core that narration and refusals need."""

    board: Board
    laws: ColumnLaws
    between: Mapping[tuple[int, int], tuple[int, ...]]

    def bands(self, position: Position) -> Bands:
        """Return the points by the commanders of their columns."""

    def captures(self, side: int, bands: Bands) -> list[Move]:
        """Return every turn in which something is taken."""

    def quiet(self, side: int, bands: Bands) -> list[Move]:
        """Return every turn in which nothing is taken."""

    def jumped(self, move: Move) -> Iterator[int]:
        """Yield the points jumped over, in their order."""

    def crowns(self, side: int, mover: str, move: Move) -> bool:
        """Return whether a move crowns the piece that makes it."""


def narrate(core: ColumnCore, position: Position, move: Move) -> Iterator[Event]:
    """Yield the step or each capture, and the pieces freed and crowned."""
    side, laws, name = position.side, core.laws, core.board.names
    column = position.columns[move.path[0]]
    here, there, who = name[move.path[0]], name[move.path[-1]], WHO[side]
    if not move.taken:
        rule = laws.king if column[-1].isupper() else laws.step
        says = _("{player} moves from {start} to {end}.", player=who, start=here, end=there)
        yield Event(rule, says, side)
    else:
        yield Event(laws.must, _("{player} must capture.", player=who), side)
    for i, prey in enumerate(core.jumped(move)):
        says = _(
            "{player} jumps from {start} over {taken} to {end}.",
            player=who,
            start=name[move.path[i]],
            taken=name[prey],
            end=name[move.path[i + 1]],
        )
        yield Event(laws.chain if i else laws.jump, says, side, 1)
        left = position.columns[prey][:-1]
        if left and left[-1].lower() == SIDES[side]:
            says = _("{player} gets the column on {point} back.", player=who, point=name[prey])
            yield Event(laws.freed, says, side)
    if move.taken:
        says = _n(
            "The captured piece goes under the column on {point}.",
            "The captured pieces go under the column on {point}.",
            move.taken.bit_count(),
            point=there,
        )
        yield Event(laws.under, says, side)
    if core.crowns(side, column, move):
        says = _("A piece of {player} is crowned on {point}.", player=who, point=there)
        yield Event(laws.crown, says, side)


def why_not(core: ColumnCore, position: Position, path: tuple[int, ...]) -> Why:
    """Return the rule that forbids a path which is not a legal move, and why in words."""
    return next(_objections(core, position, path))


def _objections(core: ColumnCore, position: Position, path: tuple[int, ...]) -> Iterator[Why]:
    laws, name, bands = core.laws, core.board.names, core.bands(position)
    if wrong := start_error(core.board, bands.soldiers | bands.crowned, bands.theirs, path):
        yield laws.step, wrong
    legal = core.captures(position.side, bands)
    like = "x".join(name[p] for p in min(legal).path) if legal else ""
    if legal and any(move.path == path for move in core.quiet(position.side, bands)):
        yield laws.must, _("a capture is compulsory, such as {move}", move=like)
    if any(move.path[: len(path)] == path for move in legal):
        says = _("the capture goes on from {point} and must be finished", point=name[path[-1]])
        yield laws.chain, says
    over: set[int] = set()
    for leg in pairwise(path):
        yield from _on_the_way(core, bands, path[0], leg, over)
        over.update(p for p in core.between[leg] if bands.theirs >> p & 1)
    king = bands.crowned >> path[0] & 1
    if legal and king and len(over) == len(path) - 1:
        yield (
            laws.chain,
            _("a piece must land where it can go on capturing, such as {move}", move=like),
        )
    if legal and len(over) < len(path) - 1:
        yield laws.must, _("a capture is compulsory, and after it the turn is over")
    rule = laws.king if king else laws.step
    yield (laws.jump if over else rule), _("this piece does not go that way")


def _on_the_way(
    core: ColumnCore, bands: Bands, start: int, leg: tuple[int, int], over: set[int]
) -> Iterator[Why]:
    """Yield the obstacles between two consecutive points of a path."""
    laws, name = core.laws, core.board.names
    here, there = (name[p] for p in leg)
    if leg not in core.between:
        yield laws.step, _("no line leads from {start} to {end}", start=here, end=there)
    between = core.between[leg]
    men = bands.soldiers | bands.crowned | bands.theirs
    full = occupied(core.board, men, (start, leg[1]))
    slides = bands.crowned >> start & 1 and not mask(between) & men
    if full and (slides or not between):
        yield (laws.king if bands.crowned >> start & 1 else laws.step), full
    prey = [p for p in between if bands.theirs >> p & 1]
    if over.intersection(prey):
        yield laws.once, _("{point} has been jumped over in this turn", point=name[prey[0]])
    if between and len(prey) != 1:
        says = _(
            "no man whom it could capture stands between {start} and {end}",
            start=here,
            end=there,
        )
        yield laws.jump, says
    if full:
        yield laws.jump, full
