"""What a turn of a game of jumps does, told in words, each thing with its rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from juegos.alquerque.mesa import WHO
from juegos.alquerque.nucleo import Ending, Move
from juegos.game import Event
from juegos.material.tableros import Board, points
from juegos.source import Rule

if TYPE_CHECKING:
    from juegos.alquerque.saltador import Position, Saltador


class Laws(NamedTuple):
    """The rules of a game by what they are about; None where there is none.

    ``board`` lines, ``step`` quiet moves, ``jump`` captures, ``chain`` several in a turn,
    ``bare`` and ``blocked`` how one loses; ``must`` take, ``most`` men, ``free`` not to take,
    ``leave`` when the taken leave, ``crown`` and ``king``, ``huff``.
    """

    board: Rule
    step: Rule
    jump: Rule
    chain: Rule
    bare: Rule
    blocked: Rule
    must: Rule | None = None
    most: Rule | None = None
    free: Rule | None = None
    leave: Rule | None = None
    crown: Rule | None = None
    king: Rule | None = None
    huff: Rule | None = None


def tells(core: Saltador, position: Position, move: Move) -> Iterator[Event]:
    """Yield what a move does."""
    side, laws, who = position.side, core.laws, WHO[position.side]
    names = [core.board.names[point] for point in move.path]
    if move.mark and laws.huff:
        yield Event(laws.huff, f"{who} huffs {names[0]}, who did not take when he could.", side)
        return
    crowned = bool(position.kings >> move.path[0] & 1)
    if move.taken:
        yield from _taking(core, position, move, names)
    else:
        rule = laws.king if crowned and laws.king else laws.step
        yield Event(rule, f"{who} moves from {names[0]} to {names[1]}.", side)
    if laws.free and _left(core, position, move):
        yield Event(laws.free, f"{who} could have taken {_more(move)}and did not.", side)
    if laws.crown and not crowned and core.after(position, move).kings >> move.path[-1] & 1:
        yield Event(laws.crown, f"{who} has a man crowned on {names[-1]}.", side)


def _taking(core: Saltador, position: Position, move: Move, names: list[str]) -> Iterator[Event]:
    side, laws, who = position.side, core.laws, WHO[position.side]
    if laws.must and core.kind.capture.must:
        yield Event(laws.must, f"{who} is bound to take.", side)
    if laws.most and _fewer(core, position, move):
        yield Event(laws.most, f"{who} takes as many as can be taken.", side)
    over = listed(core.board, move.taken)
    if move.taken.bit_count() == 1:
        yield Event(
            laws.jump, f"{who} takes {over} from {names[0]}, and lands on {names[1]}.", side
        )
    else:
        way = ", ".join(names[1:-1])
        says = f"{who} goes from {names[0]} by {way} to {names[-1]} and takes {over}."
        yield Event(laws.chain, says, side)


def _fewer(core: Saltador, position: Position, move: Move) -> bool:
    """Return whether there was a capture that the rule of the most forbids."""
    return len(core.chosen(position)) < len(core.captures(position))


def _left(core: Saltador, position: Position, move: Move) -> bool:
    """Return whether who moves so leaves men that he could take."""
    found = core.captures(position, loose=True)
    if not move.taken:
        return bool(found)
    longer = len(move.path)
    return any(len(m.path) > longer and m.path[:longer] == move.path for m in found)


def _more(move: Move) -> str:
    return "more " if move.taken else ""


def listed(board: Board, men: int) -> str:
    """Return the names of points as a sentence has them."""
    *rest, last = [board.names[point] for point in points(men)]
    return f"{', '.join(rest)} and {last}" if rest else last


def lost(laws: Laws, side: int, *, bare: bool) -> Ending:
    """Return how the seat to move loses, who has no men left or can move none."""
    rule, why = (laws.bare, "has no men left") if bare else (laws.blocked, "cannot move")
    return Ending(1 - side, rule, f"{WHO[side]} {why}: {WHO[1 - side]} has won.")
