"""A search over a core of points: alpha-beta, deeper and deeper, bounded by work and by no clock.

The work is counted in positions, so that the same search ends in the same place on every machine.
What was found stays in a table, so that a search that was stopped can be continued. A position that
has stood before counts as drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from juegos.engine.line_game import Core, Move

WIN = 1_000_000
SURE = WIN - 10_000  # a value beyond it is a win that has been seen to its end
DEEPEST = 40
MOVES = 8  # finding so many moves counts as much as looking at one more position


class Remembered(NamedTuple):
    """An entry of the table for a position: how deep it was searched, its value and best move.

    ``bound`` is 0 where the value is exact, 1 where it is at least, -1 where it is at most that.
    """

    depth: int
    value: int
    bound: int
    best: Move | None


class Enough(Exception):
    """The work that was allowed is done."""


class Search:
    """A search from one position; ``best`` and ``value`` are those of the last depth finished.

    ``nodes`` is the number of positions looked at.
    """

    def __init__(self, core: Core[Any], position: Any, past: Sequence[Any] = ()) -> None:
        self.core = core
        self.position = position
        self.depth = 0
        self.nodes = 0
        self.best: Move | None = None
        self.value = 0
        self._table: dict[Any, Remembered] = {}
        self._stood = set(past)
        self._left = 0
        self._throws = core.throws
        self._horizon = core.horizon

    def think(self, work: int, deepest: int = DEEPEST) -> bool:
        """Go on until so much work is done; return whether there is nothing left to look for.

        Each position looked at counts one, and one more for every eight moves that it has.

        >>> from juegos.catalogue import game
        >>> core = game("alquerque").core
        >>> search = Search(core, core.start())
        >>> search.think(2000)  # False: it could look deeper
        False
        >>> search.depth, [core.board.names[point] for point in search.best.path]
        (6, ['c2', 'c3'])
        """
        self._left = work
        stood = set(self._stood)
        while self.depth < deepest and abs(self.value) < SURE:
            try:
                value = self._search(self.position, self.depth + 1, -WIN, WIN, 0)
            except Enough:
                self._stood = stood
                return False
            self.depth += 1
            self.value, self.best = value, self._table[self.position].best
        return True

    def _search(self, position: Any, depth: int, alpha: int, beta: int, ply: int) -> int:
        """Return the value of a position to its side, exact where it lies between the bounds."""
        self._left -= 1
        self.nodes += 1
        if self._left < 0:
            raise Enough
        if ply and position in self._stood:
            return 0
        if self._throws and (cast := self._throws(position)):
            return self._cast(position, cast, depth, ply)
        moves: Sequence[Move] = self.core.moves(position)
        self._left -= len(moves) // MOVES
        if not moves:
            return self._over(position, ply)
        known = self._table.get(position)
        if known and ply and known.depth >= depth and known.bound in {0, _side(known, alpha, beta)}:
            return _from_here(known.value, ply)
        if depth <= 0:
            value = self._quiet(position, moves, depth, alpha, beta, ply)
            if depth == 0 and (known is None or known.depth == 0):
                # Kept, so that a search done in slices need not look here again the next time.
                self._table[position] = Remembered(
                    0, _to_here(value, ply), _bound(value, alpha, beta), None
                )
            return value
        if len(moves) > 1:
            moves = _ordered(moves, known.best if known else None)
        return self._best(position, moves, depth, alpha, beta, ply, -WIN)

    def _quiet(  # noqa: PLR0913, PLR0917  a search carries its window
        self, position: Any, moves: Sequence[Move], depth: int, alpha: int, beta: int, ply: int
    ) -> int:
        """Return the value after all captures; a side that need not take may stop there."""
        takes = _ordered([move for move in moves if move.taken], None)
        still = self.core.value(position)
        if not takes or depth <= self._horizon:
            return still
        if len(takes) == len(moves):
            return self._best(position, takes, depth, alpha, beta, ply, -WIN)
        if still >= beta:
            return still
        return self._best(position, takes, depth, max(alpha, still), beta, ply, still)

    def _best(  # noqa: PLR0913, PLR0917  a search carries its window
        self,
        position: Any,
        moves: Sequence[Move],
        depth: int,
        alpha: int,
        beta: int,
        ply: int,
        least: int,
    ) -> int:
        """Return the value of the best of some moves, and keep it."""
        side, after, whose = self.core.side(position), self.core.after, self.core.side
        best, chosen, low = least, None, alpha
        new = position not in self._stood
        if new:
            self._stood.add(position)
        for move in moves:
            there = after(position, move)
            if whose(there) == side:
                value = self._search(there, depth - 1, low, beta, ply + 1)
            else:
                value = -self._search(there, depth - 1, -beta, -low, ply + 1)
            if value > best or chosen is None:
                best, chosen = max(value, best), move
                low = max(low, best)
                if low >= beta:
                    break
        if new:
            self._stood.discard(position)
        if depth > 0:
            bound = _bound(best, alpha, beta)
            self._table[position] = Remembered(depth, _to_here(best, ply), bound, chosen)
        return best

    def _over(self, position: Any, ply: int) -> int:
        """Return what an ended game is worth to the side that would move."""
        winner = self.core.ending(position).winner
        if winner is None:
            return 0
        return WIN - ply if winner == self.core.side(position) else ply - WIN

    def _cast(self, position: Any, cast: Any, depth: int, ply: int) -> int:
        """Return the value of a position where chance is to move, and keep it."""
        known = self._table.get(position)
        if known and known.depth >= depth:
            return _from_here(known.value, ply)
        value = self._mean(position, cast, depth, ply)
        self._table[position] = Remembered(depth, _to_here(value, ply), 0, None)
        return value

    def _mean(self, position: Any, cast: Any, depth: int, ply: int) -> int:
        """Return the mean over what chance may do."""
        side, total = self.core.side(position), 0
        for move, weight in cast.items():
            there = self.core.after(position, move)
            value = self._search(there, min(depth - 1, 1), -WIN, WIN, ply + 1)
            total += weight * (value if self.core.side(there) == side else -value)
        return total // int(cast.total)


def _bound(value: int, alpha: int, beta: int) -> int:
    """Return the ``bound`` of a value that was found in a search from alpha to beta."""
    return 1 if value >= beta else -1 if value <= alpha else 0


def _side(known: Remembered, alpha: int, beta: int) -> int:
    """Return the ``bound`` that makes a kept value enough for a search from alpha to beta."""
    return 1 if known.value >= beta else -1 if known.value <= alpha else 0


def _to_here(value: int, ply: int) -> int:
    """Return a sure win as counted from a position that stands ``ply`` turns from the root."""
    return value + ply if value > SURE else value - ply if value < -SURE else value


def _from_here(value: int, ply: int) -> int:
    return value - ply if value > SURE else value + ply if value < -SURE else value


def _ordered(moves: Sequence[Move], first: Move | None) -> list[Move]:
    """Return moves with the best known one first, then those that take most."""
    return sorted(moves, key=lambda move: (move != first, -move.taken.bit_count()))
