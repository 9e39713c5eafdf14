"""The plays of a throw as steps on a board, in every order in which men may be moved.

The nodes of the *move graph* are the boards within a play, each with its steps ``[from, to,
node]``; the first node is the board before the throw is played. A final node has the number of its
play.
"""

from __future__ import annotations

from collections import Counter

from juegos.core.game import MoveGraph
from juegos.draw.tables.scene import Stack
from juegos.tablas.casas.board import BAR, HAND, OFF, SIDE, Board, Play, Throw, Travel, steps_of
from juegos.tablas.casas.board import pips as board_pips
from juegos.tablas.casas.notation import name

NOTHING: MoveGraph = {"knots": [], "ends": [], "dice": [], "played": []}


def move_graph(travel: Travel, board: Board, throw: Throw, plays: dict[Play, Board]) -> MoveGraph:
    """Return the move graph of a throw: ``knots``, its nodes, and their ``ends`` (None: no end)."""
    ends = {after: number for number, after in enumerate(plays.values())}
    dice = travel.dealt(throw)
    weaver = _Weaver(travel, ends, len(dice))
    weaver.knot(board, frozenset({tuple(sorted(dice))}))
    played = [_dice_played(dice, left) for left in weaver.left]
    return {"knots": weaver.knots, "ends": weaver.numbers, "dice": list(dice), "played": played}


def _dice_played(dice: Throw, left: Throw) -> list[bool]:
    """Return which dice of a throw have been played where so much of it is left."""
    rest, result = Counter(left), list[bool]()
    for die in reversed(dice):  # of equal dice the first is played first
        result.append(not rest[die])
        rest[die] -= bool(rest[die])
    return result[::-1]


class _Weaver:
    def __init__(self, travel: Travel, ends: dict[Board, int], dice: int) -> None:
        self.travel, self.ends, self.dice = travel, ends, dice
        self.knots: list[list[list[str | int]]] = []
        self.numbers: list[int | None] = []
        self.left: list[Throw] = []
        self.met: dict[tuple[Board, frozenset[Throw]], int | None] = {}

    def knot(self, board: Board, left: frozenset[Throw]) -> int | None:
        """Return the number of a node, or None where no play goes through it.

        ``left`` are the possible rests of the throw: a step that either die makes is one step.
        """
        key = board, left
        if key not in self.met:
            here = len(self.knots)
            self.knots.append([])
            self.numbers.append(self.ends.get(board))
            self.left.append(max(left))  # of two dice that make one step the smaller is played
            steps: list[list[str | int]] = [
                [name(out), name(to), number]
                for (out, to, after), rest in self._steps(board, left).items()
                if (number := self.knot(after, frozenset(rest))) is not None
            ]
            self.knots[here] = steps
            self.met[key] = here if steps or self.numbers[here] is not None else None
        return self.met[key]

    def _steps(
        self, board: Board, left: frozenset[Throw]
    ) -> dict[tuple[int, int, Board], set[Throw]]:
        """Return every step with the board after it, and the rest of the throw."""
        throws: dict[tuple[int, int, Board], set[Throw]] = {}
        for dice in sorted(left):
            for i, die in enumerate(dice):
                for step in steps_of(self.travel, board, die, self.dice - len(dice)):
                    throws.setdefault(step, set()).add(dice[:i] + dice[i + 1 :])
        return throws


def path(play: Play) -> tuple[str, ...]:
    """Return the places of a play, from and to for each step."""
    return tuple(name(casa) for step in play for casa in step[:2])


def hit_places(play: Play) -> tuple[str, ...]:
    """Return the places where a play hits."""
    return tuple(name(to) for _out, to, hits in play if hits)


def slots(board: Board, travel: Travel, seat: int) -> tuple[Stack, ...]:
    """Return the 24 casas as they are drawn, by the names that a seat has for them.

    A's own half lies below, its first casa at the right; the second half above. Where men of both
    sides share a casa, those of the seat are its stack and the others are guests.
    """
    numbers = []
    for casa in (*range(12, 0, -1), *range(13, BAR)):
        theirs = travel.facing(casa)
        men = board[casa], board[SIDE + theirs]
        owner = seat if men[seat] else 1 - seat if men[1 - seat] else None
        here = Stack(name(theirs if seat else casa), owner, max(men))
        if all(men):
            here = here._replace(men=men[seat], guests=men[1 - seat])
        numbers.append(here)
    return tuple(numbers)


def pips(board: Board, gate: int = BAR) -> tuple[int, int]:
    """Return the number of points that A and B must still throw to bear all their men off."""
    return board_pips(board[:SIDE], gate), board_pips(board[SIDE:], gate)


def piles(board: Board) -> tuple[Stack, ...]:
    """Return the men beside the casas: at the bar, in hand, borne off."""
    return tuple(
        Stack(name(place), seat, board[seat * SIDE + place])
        for place in (BAR, HAND, OFF)
        for seat in (0, 1)
    )
