"""Quiet steps to the next point: the directions allowed to a man, and all steps of a side."""

from __future__ import annotations

from collections.abc import Callable

from juegos.engine.line_game import Move
from juegos.material.boards import XY, Board, points

Allowed = Callable[[XY], bool]


def everywhere(step: XY) -> bool:
    """Allow a step in any direction."""
    return True


def ahead(step: XY) -> bool:
    """Allow a step towards the other side, straight or diagonal."""
    return step[1] > 0


def not_back(step: XY) -> bool:
    """Allow a step towards the other side or sideways."""
    return step[1] >= 0


def turned(allowed: Allowed) -> Allowed:
    """Return the directions allowed to the second player, who sees the board from above."""
    return lambda step: allowed((-step[0], -step[1]))


class Steps:
    """The steps of the men of one side on one board.

    ``irreversible`` are those that no later step of a man undoes.
    """

    def __init__(self, board: Board, allowed: Allowed) -> None:
        ways = [way for way in board.ways if allowed(way.step)]
        self.ups = tuple(
            (w.starts, w.shift, _quiet(w.starts, w.shift)) for w in ways if w.shift > 0
        )
        self.downs = tuple(
            (w.starts, -w.shift, _quiet(w.starts, w.shift)) for w in ways if w.shift < 0
        )
        paths = {
            move.path for ways in (self.ups, self.downs) for way in ways for move in way[2].values()
        }
        self.paths = frozenset(paths)
        self.irreversible = frozenset(path for path in paths if path[::-1] not in paths)

    def moves(self, men: int, empty: int) -> list[Move]:
        """Return every step of these men to an empty point."""
        steps = []
        for starts, shift, quiet in self.ups:
            targets = (men & starts) << shift & empty
            while targets:
                low = targets & -targets
                steps.append(quiet[low])
                targets ^= low
        for starts, shift, quiet in self.downs:
            targets = (men & starts) >> shift & empty
            while targets:
                low = targets & -targets
                steps.append(quiet[low])
                targets ^= low
        return steps


def _quiet(starts: int, shift: int) -> dict[int, Move]:
    """Return the step in this direction to each point, by the point as a set of one."""
    return {1 << p + shift: Move((p, p + shift)) for p in points(starts)}
