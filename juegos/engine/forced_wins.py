"""Forced wins within a few moves, found by search, without tables and without estimates.

A move is all that one seat does before the other does anything. Draws by repetition or by idle
moves are ignored, because none can occur within the few moves of a win.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

from juegos.core.errors import NotExact
from juegos.core.message import _
from juegos.engine.line_game import Core, Move

P = TypeVar("P", bound=Hashable)


class ForcedWinSearch(Generic[P]):
    """Searches for wins of a game without chance; ``work`` counts the positions looked at.

    Raises:
        NotExact: more than ``most`` positions would have to be looked at.

    >>> from juegos.catalogue import game
    >>> alquerque = game("alquerque")
    >>> position = alquerque.read("5/5/2b2/2w2/5 w").position
    >>> forced = ForcedWinSearch(alquerque.core)
    >>> forced.wins(position, 0, 1), forced.work
    (True, 2)
    """

    def __init__(self, core: Core[P], most: int = 100_000) -> None:
        self.core = core
        self.most = most
        self.work = 0
        self._cache: dict[tuple[P, int, int], bool] = {}

    def wins(self, position: P, seat: int, moves: int) -> bool:
        """Return whether a seat can force a win within ``moves`` moves of its own.

        >>> from juegos.catalogue import game
        >>> alquerque = game("alquerque")
        >>> forced = ForcedWinSearch(alquerque.core)
        >>> forced.wins(alquerque.read("5/5/2b2/2w2/5 w").position, 0, 1)
        True
        """
        key = position, seat, moves
        if key not in self._cache:
            self.work += 1
            if self.work > self.most:
                raise NotExact(_("the search for a win takes too long"))
            self._cache[key] = self._wins(position, seat, moves)
        return self._cache[key]

    def _wins(self, position: P, seat: int, moves: int) -> bool:
        core = self.core
        legal = core.moves(position)
        if not legal:
            return core.ending(position).winner == seat
        if moves == 0:
            return False
        if core.side(position) == seat:
            return any(self.winning(position, seat, moves, move) for move in legal)
        return all(self.wins(core.after(position, move), seat, moves) for move in legal)

    def winning(self, position: P, seat: int, moves: int, move: Move) -> bool:
        """Return whether the seat to move still wins after a move, which counts as one.

        >>> from juegos.catalogue import game
        >>> alquerque = game("alquerque")
        >>> forced = ForcedWinSearch(alquerque.core)
        >>> state = alquerque.read("5/5/2b2/2w2/5 w")
        >>> takes, steps = (alquerque.read_move(state, text) for text in ("c2xc4", "c2-c1"))
        >>> [forced.winning(state.position, 0, 1, move) for move in (takes, steps)]
        [True, False]
        """
        after = self.core.after(position, move)
        again = self.core.side(after) == seat and bool(self.core.moves(after))
        return self.wins(after, seat, moves - (not again))

    def escape(self, position: P, seat: int, moves: int) -> Move | None:
        """Return a move of the other seat that prevents the win in time, if any.

        >>> from juegos.catalogue import game
        >>> alquerque = game("alquerque")
        >>> forced = ForcedWinSearch(alquerque.core)
        >>> escape = forced.escape(alquerque.read("5/5/2b2/2w2/5 b").position, 0, 1)
        >>> alquerque.write_move(escape)
        'c3xc1'
        """
        core = self.core
        if core.side(position) == seat:
            return None
        legal = sorted(core.moves(position))
        escapes = (m for m in legal if not self.wins(core.after(position, m), seat, moves))
        return next(escapes, None)

    def line(self, position: P, seat: int, moves: int) -> list[Move]:
        """Return the moves of a win: the seat wins as soon as it can, the other delays it.

        >>> from juegos.catalogue import game
        >>> alquerque = game("alquerque")
        >>> forced = ForcedWinSearch(alquerque.core)
        >>> line = forced.line(alquerque.read("5/5/2b2/2w2/5 w").position, 0, 1)
        >>> [alquerque.write_move(move) for move in line]
        ['c2xc4']
        """
        core, line = self.core, []
        while legal := sorted(core.moves(position)):
            if core.side(position) == seat:
                while moves > 1 and self.wins(position, seat, moves - 1):
                    moves -= 1
                move = next(m for m in legal if self.winning(position, seat, moves, m))
                moves -= core.side(core.after(position, move)) != seat
            else:
                move = max(legal, key=lambda m: self._soonest(core.after(position, m), seat, moves))
            line.append(move)
            position = core.after(position, move)
        return line

    def _soonest(self, position: P, seat: int, most: int) -> int:
        return next(n for n in range(most + 1) if self.wins(position, seat, n))
