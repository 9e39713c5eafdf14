"""What the whole analysis of cercar la liebre says of all positions with so many hunters."""

from __future__ import annotations

from typing import NamedTuple


class SetUps(NamedTuple):
    """How a game comes out by the place of the hunters, the hare on the centre.

    The ways are those of leaving out men of the twelve. ``shut`` of them the hunters win, in
    ``soonest`` to ``latest`` moves of both together; ``escapes`` the hare wins; the rest are drawn.
    ``ours`` is how many moves it takes from the set-up that is played here, 0 if the hunters do
    not win it or none is played with so many.
    """

    ways: int
    shut: int
    escapes: int
    soonest: int
    latest: int
    ours: int


class Stratum(NamedTuple):
    """All positions with so many hunters, counted once for each side that is to move.

    ``leaps`` is the reading of the crux ``saltos``; ``nine``: with nine hunters the hare has won.
    ``shut_hunters`` and ``shut_hare``: the hunters win, they or the hare to move; ``escapes_...``:
    the hare wins. ``longest`` is the most moves, of both together, that a win of the hunters takes
    if they move first. ``taken``: positions, hunters to move, in which the hare can just have taken
    one more; ``taken_shut``: those of them that the hunters win.
    """

    leaps: str
    nine: bool
    hunters: int
    positions: int
    shut_hunters: int
    shut_hare: int
    escapes_hunters: int
    escapes_hare: int
    longest: int
    taken: int
    taken_shut: int
    begin_hunters: SetUps
    begin_hare: SetUps
