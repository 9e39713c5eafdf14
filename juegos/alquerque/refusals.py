"""The explanation of refused paths: the rule that forbids a path, and the reason in words."""

from __future__ import annotations

from itertools import pairwise

from juegos.alquerque.narration import Jumper
from juegos.alquerque.position import Position
from juegos.alquerque.state import WHO
from juegos.core.message import _
from juegos.core.source import Rule
from juegos.material.boards import mask

Why = tuple[Rule, str]
_THEIRS = _("{point} has a man of the other player: {player} moves a man of his own")
_NOBODY = _("{point} is empty: {player} moves a man of his own")


def why_not(core: Jumper, position: Position, path: tuple[int, ...]) -> Why:
    """Return the rule that forbids a path which is not a legal move, and why in words."""
    laws, names = core.laws, core.board.names
    for legal in core.moves(position):
        if legal.path == path and not legal.mark:
            rule, sign = (laws.jump, "x") if legal.taken else (laws.step, "-")
            move = sign.join(names[point] for point in path)
            return rule, _("that way the move is written so: {move}", move=move)
    if not position.own >> path[0] & 1:
        return _nobody(core, position, path)
    if len(path) == 1:
        says = _("a move from {point} needs another point to end on", point=names[path[0]])
        return laws.step, says
    if path in {move.path for move in core.quiet(position)} and laws.must:
        return laws.must, _(
            "a capture is compulsory, such as {move}", move=_example_capture(core, position)
        )
    if path in {move.path for move in core.captures(position, loose=True)}:
        return _choice(core, position, path)
    return _geometry(core, position, path)


def _nobody(core: Jumper, position: Position, path: tuple[int, ...]) -> Why:
    """Return why a path cannot begin on a point without a man of one's own."""
    laws, here = core.laws, core.board.names[path[0]]
    if len(path) == 1 and laws.huff and core.kind.huffs:
        return laws.huff, _("the man on {point} did not miss a capture that was due", point=here)
    stands = _THEIRS if position.other >> path[0] & 1 else _NOBODY
    return laws.step, stands.with_fields(point=here, player=WHO[position.side])


def _example_capture(core: Jumper, position: Position) -> str:
    path = min(core.chosen(position)).path
    return "x".join(core.board.names[point] for point in path)


def _choice(core: Jumper, position: Position, path: tuple[int, ...]) -> Why:
    """Return why a capture that the lines and men allow may not be chosen."""
    laws, captures = core.laws, core.captures(position)
    if core.kind.capture.single:
        return laws.chain, _("there is one jump in a turn")
    such = _example_capture(core, position)
    if path in {move.path for move in captures} and laws.most:
        return laws.most, _("another capture takes more, such as {move}", move=such)
    if any(len(m.path) > len(path) and m.path[: len(path)] == path for m in captures):
        return laws.chain, _("the chain is not finished: {move}", move=such)
    return laws.chain, _(
        "a piece must land where it can go on capturing, such as {move}", move=such
    )


def _geometry(core: Jumper, position: Position, path: tuple[int, ...]) -> Why:
    """Return the first thing on a path that the lines or the movement of men forbid."""
    laws, names = core.laws, core.board.names
    way = _Way(core, position, path[0])
    for here, there in pairwise(path):
        ray = next((ray for ray in core.board.rays[here] if there in ray), None)
        if ray is None:
            says = _("no line leads from {start} to {end}", start=names[here], end=names[there])
            return laws.board, says
        if forbidden := way.forbids((here, *ray[: ray.index(there) + 1])):
            return forbidden
    for move in core.moves(position):
        if (move.path[0], move.path[-1], move.taken) == (path[0], path[-1], way.gone):
            such = "x".join(names[point] for point in move.path)
            says = _("captures that come to the same are listed once: {move}")
            return laws.chain, says.with_fields(move=such)
    return laws.chain, _("no turn goes on so")


class _Way:
    """A man on its way over the board, with the men it has taken."""

    def __init__(self, core: Jumper, position: Position, start: int) -> None:
        self.core, self.side = core, position.side
        self.own, self.other, self.gone = position.own ^ 1 << start, position.other, 0
        self.king = core.flies(position, start)

    def forbids(self, leg: tuple[int, ...]) -> Why | None:
        """Return what blocks a leg of the path, or None once the man has arrived."""
        laws, names, men = self.core.laws, self.core.board.names, self.own | self.other
        there, stand = leg[-1], [point for point in leg[1:-1] if men >> point & 1]
        full = _("{point} is not empty", point=names[there]) if men >> there & 1 else ""
        if full and len(leg) == 2:
            return laws.step, full
        if (taken := [point for point in stand if self.gone >> point & 1]) and laws.leave:
            says = _(
                "the man on {point} is captured already, but leaves only after the turn",
                point=names[taken[0]],
            )
            return laws.leave, says
        if theirs := [point for point in stand if self.own >> point & 1]:
            return laws.jump, _("{point} has a man of the same side", point=names[theirs[0]])
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
    """Return why a crowned man may not pass over the men in its way, if it may not."""
    if len(stand) > 1:
        first, second = (core.board.names[point] for point in stand[:2])
        says = _(
            "{first} and {second} are in the way: one man is captured at a time",
            first=first,
            second=second,
        )
        return core.laws.jump, says
    return None


def _man(core: Jumper, side: int, prey: int, leg: tuple[int, ...]) -> Why | None:
    """Return why a man may not go along these points of a line, the first empty, if it may not."""
    laws, names = core.laws, core.board.names
    if len(leg) > 3:
        says = _("a man goes to the next point, or over one man to the point behind him")
        return laws.step, says
    if len(leg) == 2:
        if leg in core.steps[side].paths:
            return None
        says = _("a man cannot step from {start} to {end}", start=names[leg[0]], end=names[leg[1]])
        return laws.step, says
    if not prey >> leg[1] & 1:
        return laws.jump, _("{point} has no man to capture", point=names[leg[1]])
    table = core.taking.jumps[side].table
    if leg[2] not in {there for _, _, there, _ in table[leg[0]]}:
        says = _(
            "a man cannot capture from {start} to {end}", start=names[leg[0]], end=names[leg[2]]
        )
        return laws.jump, says
    return None
