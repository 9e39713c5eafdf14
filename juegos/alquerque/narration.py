"""The narration of a turn of a game of jumps in words, each event with its rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from juegos.alquerque.captures import CaptureFinder, Movement
from juegos.alquerque.piece_sets import point_names
from juegos.alquerque.position import Position
from juegos.alquerque.state import WHO, by_loser
from juegos.alquerque.step_moves import Steps
from juegos.core.game import Event
from juegos.core.message import _
from juegos.core.source import Rule
from juegos.engine.line_game import Ending, Move
from juegos.material.boards import Board

_ANY = _("{player} could have captured and did not.")
_MORE = _("{player} could have captured more and did not.")
_SHUT_IN = by_loser(_("{loser} cannot move: {winner} has won."))
_BARE = by_loser(_("{loser} has no men left: {winner} has won."))


class Laws(NamedTuple):
    """The rules of a game by their subject; None where there is none.

    ``board`` lines, ``step`` quiet moves, ``jump`` captures, ``chain`` several in a turn,
    ``blocked`` how a player loses, by a rule of its own if ``bare`` of men; ``must`` take, ``most``
    men, ``free`` not to take, ``leave`` when the taken men leave, ``crown`` and ``king``, ``huff``.
    """

    board: Rule
    step: Rule
    jump: Rule
    chain: Rule
    blocked: Rule
    bare: Rule | None = None
    must: Rule | None = None
    most: Rule | None = None
    free: Rule | None = None
    leave: Rule | None = None
    crown: Rule | None = None
    king: Rule | None = None
    huff: Rule | None = None

    def rules(self) -> tuple[Rule, ...]:
        """Return all rules, each once."""
        return tuple(dict.fromkeys(rule for rule in self if rule))


class Jumper(Protocol):
    """The part of a jumping game's core that narration and refusals need."""

    board: Board
    kind: Movement
    laws: Laws
    last: tuple[int, int]
    steps: tuple[Steps, Steps]
    taking: CaptureFinder

    def moves(self, position: Position) -> list[Move]:
        """Return the legal moves of the seat to move."""

    def captures(self, position: Position, *, loose: bool = False) -> list[Move]:
        """Return all captures."""

    def chosen(self, position: Position) -> list[Move]:
        """Return the captures that may be chosen."""

    def quiet(self, position: Position) -> list[Move]:
        """Return the moves that take nobody."""

    def flies(self, position: Position, point: int) -> bool:
        """Return whether a crowned man stands on a point."""

    def after(self, position: Position, move: Move) -> Position:
        """Return the position after a legal move."""


def narrate(core: Jumper, position: Position, move: Move) -> Iterator[Event]:
    """Yield the events of a move."""
    side, laws, who = position.side, core.laws, WHO[position.side]
    path = [core.board.names[point] for point in move.path]
    if move.mark and laws.huff:
        says = _(
            "{player} huffs the man on {point}, who did not capture when he could.",
            player=who,
            point=path[0],
        )
        yield Event(laws.huff, says, side)
        return
    crowned = core.flies(position, move.path[0])
    if move.taken:
        yield from _taking(core, position, move, path)
    else:
        rule = laws.king if crowned and laws.king else laws.step
        says = _("{player} moves from {start} to {end}.", player=who, start=path[0], end=path[1])
        yield Event(rule, says, side)
    if not core.kind.capture.must and _omits_capture(core, position, move):
        if move.taken and core.kind.capture.single:
            yield Event(
                laws.chain, _("{player} may not jump again in this turn.", player=who), side
            )
        elif laws.free:
            yield Event(laws.free, (_MORE if move.taken else _ANY).with_fields(player=who), side)
    if laws.crown and not crowned and core.after(position, move).kings >> move.path[-1] & 1:
        says = _("A man of {player} is crowned on {point}.", player=who, point=path[-1])
        yield Event(laws.crown, says, side)


def _taking(core: Jumper, position: Position, move: Move, path: list[str]) -> Iterator[Event]:
    side, laws, who = position.side, core.laws, WHO[position.side]
    if laws.must and core.kind.capture.must:
        yield Event(laws.must, _("{player} must capture.", player=who), side)
    if laws.most and _fewer(core, position):
        yield Event(laws.most, _("{player} captures as many as possible.", player=who), side)
    over = point_names(core.board, move.taken)
    if move.taken.bit_count() == 1:
        says = _(
            "{player} captures {taken} from {start}, and lands on {end}.",
            player=who,
            taken=over,
            start=path[0],
            end=path[1],
        )
        yield Event(laws.jump, says, side)
    else:
        says = _(
            "{player} goes from {start} by {way} to {end} and captures {taken}.",
            player=who,
            start=path[0],
            way=", ".join(path[1:-1]),
            end=path[-1],
            taken=over,
        )
        yield Event(laws.chain, says, side)


def _fewer(core: Jumper, position: Position) -> bool:
    """Return whether there was a capture that the rule of the most forbids."""
    return len(core.chosen(position)) < len(core.captures(position))


def _omits_capture(core: Jumper, position: Position, move: Move) -> bool:
    """Return whether the move leaves men that could have been taken."""
    captures = core.captures(position, loose=True)
    if not move.taken:
        return bool(captures)
    longer = len(move.path)
    return any(len(m.path) > longer and m.path[:longer] == move.path for m in captures)


def lost(laws: Laws, side: int, *, bare: bool) -> Ending:
    """Return how the seat to move loses, without men or without moves."""
    if bare:
        return Ending(1 - side, laws.bare or laws.blocked, _BARE[side])
    return Ending(1 - side, laws.blocked, _SHUT_IN[side])
