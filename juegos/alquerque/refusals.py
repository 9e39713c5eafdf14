"""Why a path is no move: the rule that forbids it, and that in words."""

from __future__ import annotations

from itertools import pairwise

from juegos.alquerque.position import Position
from juegos.alquerque.state import WHO
from juegos.alquerque.told import Jumper
from juegos.core.source import Rule
from juegos.material.boards import mask

Why = tuple[Rule, str]


def why_not(core: Jumper, position: Position, path: tuple[int, ...]) -> Why:
    """Return the rule that forbids a path which is none of the moves, and why in words."""
    laws, names = core.laws, core.board.names
    for move in core.moves(position):
        if move.path == path and not move.mark:
            rule, sign = (laws.jump, "x") if move.taken else (laws.step, "-")
            return rule, f"that way one moves so: {sign.join(names[point] for point in path)}"
    if not position.own >> path[0] & 1:
        return _nobody(core, position, path)
    if len(path) == 1:
        return laws.step, f"a move from {names[path[0]]} has another point where it ends"
    if path in {move.path for move in core.quiet(position)} and laws.must:
        return laws.must, f"a capture is compulsory, such as {_such(core, position)}"
    if path in {move.path for move in core.captures(position, loose=True)}:
        return _choice(core, position, path)
    return _geometry(core, position, path)


def _nobody(core: Jumper, position: Position, path: tuple[int, ...]) -> Why:
    """Return why a path cannot begin where no man of one's own stands."""
    laws, here = core.laws, core.board.names[path[0]]
    if len(path) == 1 and laws.huff and core.kind.huffs:
        return laws.huff, f"{here} did not leave a capture that was due"
    stands = "the other’s man" if position.other >> path[0] & 1 else "nobody"
    return laws.step, f"{here} has {stands}: {WHO[position.side]} moves a man of his own"


def _such(core: Jumper, position: Position) -> str:
    path = min(core.chosen(position)).path
    return "x".join(core.board.names[point] for point in path)


def _choice(core: Jumper, position: Position, path: tuple[int, ...]) -> Why:
    """Return why a capture that the lines and men allow may not be chosen."""
    laws, found = core.laws, core.captures(position)
    if core.kind.capture.single:
        return laws.chain, "there is one jump in a turn"
    if path in {move.path for move in found} and laws.most:
        return laws.most, f"another capture takes more, such as {_such(core, position)}"
    if any(len(m.path) > len(path) and m.path[: len(path)] == path for m in found):
        return laws.chain, f"the chain is not finished: {_such(core, position)}"
    return laws.chain, f"one must land where one can take on, such as {_such(core, position)}"


def _geometry(core: Jumper, position: Position, path: tuple[int, ...]) -> Why:
    """Return the first thing on a path that the lines, the men or their ways forbid."""
    laws, names = core.laws, core.board.names
    way = _Way(core, position, path[0])
    for here, there in pairwise(path):
        ray = next((ray for ray in core.board.rays[here] if there in ray), None)
        if ray is None:
            return laws.board, f"no line leads from {names[here]} to {names[there]}"
        if forbidden := way.forbids((here, *ray[: ray.index(there) + 1])):
            return forbidden
    return laws.chain, "no turn goes on so"


class _Way:
    """A man on his way over the board, with what he has taken on it."""

    def __init__(self, core: Jumper, position: Position, start: int) -> None:
        self.core, self.side = core, position.side
        self.own, self.other, self.gone = position.own ^ 1 << start, position.other, 0
        self.king = core.flies(position, start)

    def forbids(self, leg: tuple[int, ...]) -> Why | None:
        """Return what keeps him from going along a leg, as it comes, or None once he is there."""
        laws, names, men = self.core.laws, self.core.board.names, self.own | self.other
        there, stand = leg[-1], [point for point in leg[1:-1] if men >> point & 1]
        full = f"{names[there]} is not empty" if men >> there & 1 else ""
        if full and len(leg) == 2:
            return laws.step, full
        if (taken := [point for point in stand if self.gone >> point & 1]) and laws.leave:
            return laws.leave, f"{names[taken[0]]} is taken already, but leaves after the turn only"
        if theirs := [point for point in stand if self.own >> point & 1]:
            return laws.jump, f"{names[theirs[0]]} has a man of one’s own"
        core = self.core
        if why := _king(core, stand) if self.king else _man(core, self.side, self.other, leg):
            return why
        if full:
            return (laws.jump if stand else laws.step), full
        self.gone |= mask(stand)
        self.other &= self.other if core.kind.stay else ~mask(stand)
        self.king = self.king or bool(core.kind.sooner and core.last[self.side] >> there & 1)
        return None


def _king(core: Jumper, stand: list[int]) -> Why | None:
    """Return why a crowned man may not pass over those who stand in his way, if he may not."""
    if len(stand) > 1:
        first, second = (core.board.names[point] for point in stand[:2])
        return core.laws.jump, f"{first} and {second} stand in the way: one is taken at a time"
    return None


def _man(core: Jumper, side: int, prey: int, leg: tuple[int, ...]) -> Why | None:
    """Return why a man may not go along these points of a line, the first empty, if he may not."""
    laws, names = core.laws, core.board.names
    if len(leg) > 3:
        return laws.step, "a man goes to the next point, or over one man to the point behind him"
    if len(leg) == 2:
        if leg in core.steps[side].paths:
            return None
        return laws.step, f"a man does not step from {names[leg[0]]} to {names[leg[1]]}"
    if not prey >> leg[1] & 1:
        return laws.jump, f"{names[leg[1]]} has nobody to take"
    table = core.taking.jumps[side].table
    if leg[2] not in {there for _, _, there, _ in table[leg[0]]}:
        return laws.jump, f"a man does not take from {names[leg[0]]} to {names[leg[2]]}"
    return None
