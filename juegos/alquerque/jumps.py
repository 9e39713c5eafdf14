"""Short jumps: over a man on the next point to the empty one behind him, once or in a chain."""

from __future__ import annotations

from collections.abc import Callable

from juegos.alquerque.steps import Allowed
from juegos.engine.line_game import Move
from juegos.material.boards import Board, points

Path = tuple[int, ...]
# What a man who is crowned in the middle of a chain does from there: where he stands, prey and
# empty points left, path and men taken so far, the list that his chains are added to, and the
# number (in ``board.ways``) of the direction straight back.
Crowned = Callable[[int, int, int, Path, int, list[Move], int], None]


class Jumps:
    """The short jumps of the men of one side on one board.

    ``free`` chains may stop after any jump; with ``single`` there is one jump a turn. A man who
    is taken leaves ``at_once``, or stands in the way until the turn is over. Who lands on the
    points of ``crowns`` in a chain goes on as ``crowned`` says.
    """

    def __init__(  # noqa: PLR0913  each is a rule in which games differ
        self,
        board: Board,
        allowed: Allowed,
        *,
        free: bool = False,
        single: bool = False,
        at_once: bool = True,
        crowns: int = 0,
        crowned: Crowned | None = None,
    ) -> None:
        ways = [way for way in board.ways if allowed(way.step) and way.jumps]
        self.ups = tuple((w.jumps, w.shift, 2 * w.shift) for w in ways if w.shift > 0)
        self.downs = tuple((w.jumps, -w.shift, -2 * w.shift) for w in ways if w.shift < 0)
        numbers = {way.step: number for number, way in enumerate(board.ways)}
        back = {way: numbers[-way.step[0], -way.step[1]] for way in ways}
        self.table = {
            here: tuple(
                (1 << here + w.shift, 1 << here + 2 * w.shift, here + 2 * w.shift, back[w])
                for w in ways
                if w.jumps >> here & 1
            )
            for here in board.points
        }
        self.free, self.single = free, single
        self.cleared = -1 if at_once else 0
        self.crowns, self.crowned = crowns, crowned

    def movers(self, men: int, prey: int, empty: int) -> int:
        """Return which of these men can take somebody."""
        found = 0
        for starts, one, two in self.ups:
            found |= starts & prey >> one & empty >> two
        for starts, one, two in self.downs:
            found |= starts & prey << one & empty << two
        return found & men

    def chains(self, movers: int, prey: int, empty: int) -> list[Move]:
        """Return every turn in which one of these men takes; his own point counts as empty."""
        found: list[Move] = []
        for here in points(movers):
            self.walk(here, prey, empty | 1 << here, (here,), 0, found)
        return found

    def walk(  # noqa: PLR0913, PLR0917  what a chain knows on its way
        self, here: int, prey: int, empty: int, path: Path, taken: int, found: list[Move]
    ) -> None:
        """Add the turns that go on from a point of a chain to those found."""
        ended = True
        for over, onto, there, back in self.table[here]:
            if not (prey & over and empty & onto):
                continue
            ended = False
            if self.single:
                found.append(Move((*path, there), over))
                continue
            left, room = prey ^ over, empty | over & self.cleared
            if onto & self.crowns and self.crowned:
                self.crowned(there, left, room, (*path, there), taken | over, found, back)
            else:
                self.walk(there, left, room, (*path, there), taken | over, found)
        if taken and (ended or self.free):
            found.append(Move(path, taken))
