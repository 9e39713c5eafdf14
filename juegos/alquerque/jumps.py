"""Short jumps: over a man on the next point to the empty one behind it, once or in a chain.

Some positions have millions of captures, so the work is limited: the turns found are counted and,
where equivalent ones are found once (``Seen``), the places of the chains.
"""

from __future__ import annotations

from collections.abc import Callable

from juegos.alquerque.step_moves import Allowed
from juegos.core.errors import BadNotation
from juegos.core.message import _
from juegos.engine.line_game import Move
from juegos.material.boards import Board, points

Path = tuple[int, ...]
# So many captures are listed by every path; where there are more, one of those that come to
# the same. Few positions have a hundred.
MOST = 10_000
MOST_PLACES = 100_000  # places of chains that are gone through for that
_TOO_MANY = _(
    "this position has too many captures to be played here: they lead to more than {most} places",
    most=MOST_PLACES,
)
_END = -2  # in the place of a way: the chain ends there
# The places of chains that were gone through already: where the chain began, whether the piece is
# crowned, where it stands, whom it has taken, and by which way it came where that matters.
Seen = set[tuple[int, bool, int, int, int]]
# What a man who is crowned in the middle of a chain does from there: where he stands, prey and
# empty points left, path and men taken so far, the list that his chains are added to, the number
# (in ``board.ways``) of the direction straight back, and the places gone through.
Crowned = Callable[[int, int, int, Path, int, list[Move], int, Seen | None], None]


def add(found: list[Move], move: Move, seen: Seen | None = None) -> None:
    """Add a capture to those found; raises ``BadNotation`` where there are too many.

    With ``seen`` a capture equivalent to another is left out.
    """
    if seen is None:
        if len(found) == MOST:
            raise BadNotation(_TOO_MANY)
    elif not is_new(seen, (move.path[0], False, move.path[-1], move.taken, _END)):
        return
    found.append(move)


def is_new(seen: Seen, place: tuple[int, bool, int, int, int]) -> bool:
    """Return whether a place of a chain is new; raises like ``add``."""
    if place in seen:
        return False
    seen.add(place)
    if len(seen) > MOST_PLACES:
        raise BadNotation(_TOO_MANY)
    return True


class Jumps:
    """The short jumps of the men of one side on one board.

    ``free`` chains may stop after any jump; with ``single`` there is one jump a turn. A taken man
    leaves ``at_once``, or stands in the way until the turn is over. A man that lands on the points
    of ``crowns`` in a chain continues as ``crowned`` says.
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
        """Return which of these men can take a man."""
        found = 0
        for starts, one, two in self.ups:
            found |= starts & prey >> one & empty >> two
        for starts, one, two in self.downs:
            found |= starts & prey << one & empty << two
        return found & men

    def chains(self, movers: int, prey: int, empty: int, seen: Seen | None = None) -> list[Move]:
        """Return every turn in which one of these men takes; its own point counts as empty.

        Raises:
            BadNotation: there are too many.
        """
        found: list[Move] = []
        for here in points(movers):
            self.walk(here, prey, empty | 1 << here, (here,), 0, found, seen)
        return found

    def walk(  # noqa: PLR0913, PLR0917  what a chain knows on its way
        self,
        here: int,
        prey: int,
        empty: int,
        path: Path,
        taken: int,
        found: list[Move],
        seen: Seen | None = None,
    ) -> None:
        """Add to ``found`` the turns that continue from a point of a chain.

        With ``seen`` each place of a chain is visited once, however many ways lead there.
        """
        if seen is not None and not is_new(seen, (path[0], False, here, taken, 0)):
            return
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
                self.crowned(there, left, room, (*path, there), taken | over, found, back, seen)
            else:
                self.walk(there, left, room, (*path, there), taken | over, found, seen)
        if taken and (ended or self.free):
            if seen is None and len(found) < MOST:  # at once, because nearly all come here
                found.append(Move(path, taken))
            else:
                add(found, Move(path, taken), seen)
