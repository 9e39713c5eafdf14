"""Alpha-beta search over a core of points, by iterative deepening, limited by work and not by time.

Work is counted in positions, so that the same search ends in the same place on every machine.
Results stay in a table, so that a stopped search can be continued. A position that has occurred
before counts as drawn.

Where a game says how many moves are to be looked at in full (its ``late``), the others are searched
less deeply, and only to see whether they are better than the best so far; those that are, in full.
Moves that have often been best come early. Only real wins are counted as wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from juegos.core.errors import BadNotation
from juegos.engine.line_game import Core, Move

WIN = 1_000_000
SURE = WIN - 10_000  # a value beyond it is a win that has been seen to its end
DEEPEST = 40
DEEP = 3  # so deep a late move is looked at one turn less deep
NEARBY = (30, 150, 2 * WIN)  # how far from what it was the value is looked for, one after the other
FIRST, TAKING, AGAIN = 3 << 60, 1 << 60, 1 << 59  # what puts a move before those often best
CROWDED = 1000  # what looking at a position that has too many moves counts as
MOVES = 8  # finding so many moves counts as much as looking at one more position


class TableEntry(NamedTuple):
    """An entry of the table for a position: its search depth, value and best move.

    ``bound`` is 0 where the value is exact, 1 where it is a lower bound, -1 where it is an upper
    bound.
    """

    depth: int
    value: int
    bound: int
    best: Move | None


class WorkExhausted(Exception):
    """The allowed work is done."""


class Search:
    """A search from one position; ``best`` and ``value`` are those of the last finished depth.

    ``nodes`` is the number of positions looked at.
    """

    def __init__(self, core: Core[Any], position: Any, past: Sequence[Any] = ()) -> None:
        self.core = core
        self.position = position
        self.depth = 0
        self.nodes = 0
        self.best: Move | None = None
        self.value = 0
        self._table: dict[Any, TableEntry] = {}
        self._stood = set(past)
        self._left = 0
        self._throws = core.throws
        self._horizon = core.horizon
        self._late = core.late
        self._best_move: Move | None = None
        self._often: dict[Move, int] = {}
        self._again: dict[int, Move] = {}

    def think(self, work: int, deepest: int = DEEPEST) -> bool:
        """Search until so much work is done; return whether nothing is left to look for.

        Each position looked at counts one, and one more for every eight of its moves.

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
                worth = self._deeper()
            except WorkExhausted:
                self._stood, self.best = stood, self._best_move or self.best
                return False
            self.depth += 1
            self.value, self.best = worth, self._table[self.position].best
        return True

    def _deeper(self) -> int:
        """Return the value one turn deeper than it is known."""
        self._best_move = None
        for near in NEARBY if self._late and self.depth > 1 else NEARBY[-1:]:
            low, high = max(-WIN, self.value - near), min(WIN, self.value + near)
            value = self._search(self.position, self.depth + 1, low, high, 0)
            if low < value < high:
                break
        return value

    def about_as_good(self, moves: Sequence[Move], margin: int, work: int) -> Move | None:
        """Return the first of some moves that is worse than the best by no more than a margin.

        Each is searched half as deep as the best was; the result is the best itself if that takes
        more work than allowed.

        >>> from juegos.catalogue import game
        >>> core = game("damas-espanolas").core
        >>> search = Search(core, core.start())
        >>> search.think(2000, 3)
        True
        >>> moves = sorted(core.moves(core.start()))[::-1]
        >>> search.about_as_good(moves, 1000, 2000) == moves[0]
        True
        """
        self._left, stood, least = work, set(self._stood), self.value - margin
        try:
            for move in moves:
                if move == self.best or self._reaches(move, least):
                    return move
        except WorkExhausted:
            self._stood = stood
        return self.best

    def worths(self, moves: Sequence[Move], depth: int, work: int) -> dict[Move, int]:
        """Return the value of each of some moves, all searched so many turns deep.

        Moves for which the work does not suffice are left out.

        >>> from juegos.catalogue import game
        >>> core = game("alquerque").core
        >>> moves = sorted(core.moves(core.start()))
        >>> list(Search(core, core.start()).worths(moves, 1, 500).values())
        [-100, 0, -100, 0]
        """
        by_move: dict[Move, int] = {}
        # What this search knows from deeper turns would favour the moves that it has looked at.
        fresh = Search(self.core, self.position, [*self._stood])
        fresh._left = work
        try:
            for move in moves:
                by_move[move] = fresh._worth(move, depth - 1, -WIN, WIN)
        except WorkExhausted:
            pass
        self.nodes += fresh.nodes
        return by_move

    def _reaches(self, move: Move, least: int) -> bool:
        """Return whether a move is worth at least so much."""
        return self._worth(move, self.depth // 2, least - 1, least) >= least

    def _worth(self, move: Move, depth: int, low: int, high: int) -> int:
        """Return the value of a move after so many further turns, exact between the bounds."""
        there = self.core.after(self.position, move)
        return self._of(there, self.core.side(self.position), depth, low, high, 1)

    def _search(self, position: Any, depth: int, alpha: int, beta: int, ply: int) -> int:
        """Return the value of a position to its side, exact if it lies between the bounds."""
        self._left -= 1
        self.nodes += 1
        if self._left < 0:
            raise WorkExhausted
        if ply and position in self._stood:
            return 0
        if self._throws and (cast := self._throws(position)):
            return self._cast(position, cast, depth, ply)
        moves: Sequence[Move] = self.core.moves(position)
        self._left -= len(moves) // MOVES
        if not moves:
            return self._over(position, ply)
        stored = self._table.get(position)
        if (
            stored
            and ply
            and stored.depth >= depth
            and stored.bound in {0, _side(stored, alpha, beta)}
        ):
            return _from_here(stored.value, ply)
        if depth <= 0:
            worth = self._quiet(position, moves, depth, alpha, beta, ply)
            if depth == 0 and (stored is None or stored.depth == 0):
                # Kept, so that a search done in slices need not look here again the next time.
                self._table[position] = TableEntry(
                    0, _to_here(worth, ply), _bound(worth, alpha, beta), None
                )
            return worth
        if len(moves) > 1:
            moves = self._ordered(moves, stored.best if stored else None, ply)
        return self._best(position, moves, depth, alpha, beta, ply, -WIN)

    def _quiet(  # noqa: PLR0913, PLR0917  a search carries its window
        self, position: Any, moves: Sequence[Move], depth: int, alpha: int, beta: int, ply: int
    ) -> int:
        """Return the value after all captures; a side that need not take may stop there."""
        takes = [move for move in moves if move.taken]
        if not takes or depth <= self._horizon:
            return self.core.value(position)
        takes = _ordered(takes, None)
        if len(takes) == len(moves):
            return self._best(position, takes, depth, alpha, beta, ply, -WIN)
        still = self.core.value(position)
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
        """Return the value of the best of some moves, and store it."""
        side, after, late = self.core.side(position), self.core.after, self._late
        best, chosen, low = least, None, alpha
        full = late if late and depth >= DEEP else len(moves)
        new = position not in self._stood
        if new:
            self._stood.add(position)
        for number, move in enumerate(moves):
            there = after(position, move)
            if number and late:
                less = number >= full and not move.taken
                worth = self._tried(there, side, depth - 1, low, beta, ply + 1, less=less)
            else:
                worth = self._of(there, side, depth - 1, low, beta, ply + 1)
            if worth > best or chosen is None:
                best, chosen = max(worth, best), move
                if late and not ply and low < best < beta:
                    self._best_move = move
                low = max(low, best)
                if low >= beta:
                    break
        if new:
            self._stood.discard(position)
        if depth > 0:
            bound = _bound(best, alpha, beta)
            self._table[position] = TableEntry(depth, _to_here(best, ply), bound, chosen)
            if late and bound > 0 and chosen and not chosen.taken:
                self._again[ply] = chosen
                self._often[chosen] = self._often.get(chosen, 0) + depth * depth
        return best

    def _of(  # noqa: PLR0913, PLR0917  a search carries its window
        self, there: Any, side: int, depth: int, low: int, high: int, ply: int
    ) -> int:
        """Return the value of the position after a move, to the side that made it."""
        is_same = self.core.side(there) == side
        try:
            if is_same:
                return self._search(there, depth, low, high, ply)
            return -self._search(there, depth, -high, -low, ply)
        except BadNotation:  # too many moves to be played on: what stands there is counted
            self._left -= CROWDED
            worth = self.core.value(there)
            return worth if is_same else -worth

    def _tried(  # noqa: PLR0913, PLR0917  a search carries its window
        self, there: Any, side: int, depth: int, low: int, high: int, ply: int, *, less: bool
    ) -> int:
        """Return the same, in full depth only where it is more than ``low``."""
        value = self._of(there, side, depth - less, low, low + 1, ply)
        if value > low and (less or value < high):
            return self._of(there, side, depth, low, high, ply)
        return value

    def _ordered(self, moves: Sequence[Move], first: Move | None, ply: int) -> list[Move]:
        """Return moves as ``_ordered`` does, then by what was best at this turn and often."""
        if not self._late:
            return _ordered(moves, first)
        often, again = self._often.get, self._again.get(ply)

        def rank(move: Move) -> int:
            if move == first:
                return -FIRST
            if move.taken:
                return -TAKING - move.taken.bit_count()
            return -AGAIN if move == again else -often(move, 0)

        return sorted(moves, key=rank)

    def _over(self, position: Any, ply: int) -> int:
        """Return the value of an ended game to the side that would move."""
        winner = self.core.ending(position).winner
        if winner is None:
            return 0
        return WIN - ply if winner == self.core.side(position) else ply - WIN

    def _cast(self, position: Any, cast: Any, depth: int, ply: int) -> int:
        """Return the value of a position where chance is to move, and store it."""
        stored = self._table.get(position)
        if stored and stored.depth >= depth:
            return _from_here(stored.value, ply)
        value = self._mean(position, cast, depth, ply)
        self._table[position] = TableEntry(depth, _to_here(value, ply), 0, None)
        return value

    def _mean(self, position: Any, cast: Any, depth: int, ply: int) -> int:
        """Return the mean over the moves of chance."""
        side, total = self.core.side(position), 0
        for move, weight in cast.items():
            there = self.core.after(position, move)
            value = self._search(there, min(depth - 1, 1), -WIN, WIN, ply + 1)
            total += weight * (value if self.core.side(there) == side else -value)
        return total // int(cast.total)


def _bound(value: int, alpha: int, beta: int) -> int:
    """Return the ``bound`` of a value found in a search from alpha to beta."""
    return 1 if value >= beta else -1 if value <= alpha else 0


def _side(table_entry: TableEntry, alpha: int, beta: int) -> int:
    """Return the ``bound`` that makes a stored value sufficient for a search from alpha to beta."""
    return 1 if table_entry.value >= beta else -1 if table_entry.value <= alpha else 0


def _to_here(value: int, ply: int) -> int:
    """Return a certain win as counted from a position ``ply`` turns from the root."""
    return value + ply if value > SURE else value - ply if value < -SURE else value


def _from_here(value: int, ply: int) -> int:
    return value - ply if value > SURE else value + ply if value < -SURE else value


def _ordered(moves: Sequence[Move], first: Move | None) -> list[Move]:
    """Return moves with the best known one first, then those that take most."""
    return sorted(moves, key=lambda move: (move != first, -move.taken.bit_count()))
