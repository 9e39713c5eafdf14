"""All captures of a side: the short jumps of its men and the flights of its crowned pieces."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from juegos.alquerque.choice_of_captures import Capture
from juegos.alquerque.flying_pieces import FlyingMoves
from juegos.alquerque.jumps import Jumps, Seen
from juegos.alquerque.step_moves import Allowed, everywhere, turned
from juegos.engine.line_game import Move
from juegos.material.boards import Board


class Movement(NamedTuple):
    """How men move on a board, and what follows from a capture.

    ``step`` and ``take`` tell which ways a man of the first player may step and jump. ``kings``
    makes the moves of a crowned man; a man that ends a turn on the last row is crowned, and with
    ``sooner`` also one that passes there in a chain, which it continues as a crowned man. Taken men
    ``stay`` in the way until the turn is over. ``far`` and ``turns`` are those of ``FlyingMoves``.
    With ``huffs`` a player may omit a due capture, at the risk of a huff.
    """

    capture: Capture
    step: Allowed = everywhere
    take: Allowed = everywhere
    kings: Callable[..., FlyingMoves] | None = None
    sooner: bool = False
    stay: bool = False
    far: bool = False
    turns: bool = True
    huffs: bool = False


class CaptureFinder:
    """The captures on one board, if chains stop as ``capture`` says; ``last`` are the last rows."""

    def __init__(
        self, board: Board, kind: Movement, capture: Capture, last: tuple[int, int]
    ) -> None:
        self.flight = kind.kings and kind.kings(
            board,
            free=capture.free,
            far=kind.far and not capture.free,
            at_once=not kind.stay,
            turns=kind.turns,
        )
        self.jumps = tuple(
            Jumps(
                board,
                allowed,
                free=capture.free,
                single=capture.single,
                at_once=not kind.stay,
                crowns=crowns if kind.sooner else 0,
                crowned=self.flight.walk if self.flight else None,
            )
            for allowed, crowns in zip((kind.take, turned(kind.take)), last, strict=True)
        )

    def find(  # noqa: PLR0913, PLR0917  the men by what they do
        self, side: int, men: int, kings: int, prey: int, empty: int, seen: Seen | None = None
    ) -> list[Move]:
        """Return every turn in which a man or a crowned man of a side takes.

        Raises:
            BadNotation: there are too many.
        """
        jumps = self.jumps[side]
        movers = jumps.movers(men, prey, empty)
        found = jumps.chains(movers, prey, empty, seen) if movers else []
        if kings and self.flight:
            self.flight.chains(kings, prey, empty, found, seen)
        return found
