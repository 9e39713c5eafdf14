"""Retrograde analysis: games solved backward from the positions where play is over.

One engine for any core whose positions fit into memory. A forward exploration finds them
(``juegos.engine.exploration``), which takes most of the time and is shared among all processors. No
rule of draws is applied: where neither side can force an end, as in any cycle that nobody need
leave, the position is drawn.
"""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator
from concurrent.futures import Executor
from itertools import chain
from typing import Any, Generic, NamedTuple, TypeVar

from juegos.engine.exploration import LIMIT, OPEN, Exploration, identity, pack
from juegos.engine.line_game import Core, Move

P = TypeVar("P", bound=Hashable)


class Verdict(NamedTuple):
    """The winner (None: neither side can force a win), and the number of moves.

    The winner is assumed to win as soon as possible, the loser to lose as late as possible. A
    removal or another decision within a turn counts as a move of its own, as in ``Core``.
    """

    winner: int | None
    plies: int = 0


class Solution(Generic[P]):
    """The verdict on every position that can be reached from the given ones."""

    def __init__(
        self,
        core: Core[P],
        roots: Iterable[P] = (),
        *,
        canonical: Callable[[P], P] = identity,
        limit: int = LIMIT,
        executor: Executor | None = None,
    ) -> None:
        """Solve a game from its start, or from other positions.

        ``canonical`` returns one position for all that must have the same verdict, such as a
        position and its mirror image. The result does not depend on the ``executor`` (any of
        ``concurrent.futures``; None runs here).

        Raises:
            NotExact: there are more positions than ``limit``.
        """
        walk = Exploration(core, roots, canonical=canonical, limit=limit)
        deque(walk.parts(executor), maxlen=0)
        self._solve(walk)

    @classmethod
    def from_exploration(cls, walk: Exploration[P]) -> Solution[P]:
        """Return the solution of all positions of a finished exploration.

        Raises:
            ValueError: it is not finished.

        >>> from juegos.catalogue import game
        >>> walk = Exploration(game("alquerque-de-tres").core)
        >>> parts = list(walk.parts())
        >>> len(Solution.from_exploration(walk)) == len(walk.positions)
        True
        """
        if walk.explored < len(walk.positions):
            raise ValueError(
                f"{walk.explored} of {len(walk.positions)} positions were gone through"
            )
        solution = cls.__new__(cls)
        solution._solve(walk)  # noqa: SLF001  one of its own kind
        return solution

    def __len__(self) -> int:
        return len(self.positions)

    def __getitem__(self, position: P) -> Verdict:
        """Return the verdict on a position; raises ``KeyError`` for one that was not reached."""
        return self._verdict(self.positions.numbers[pack(self.canonical(position))])

    def verdicts(self) -> Iterator[Verdict]:
        """Return the verdict on each of ``positions``, in their order.

        >>> from juegos.catalogue import game
        >>> next(Solution(game("alquerque-de-tres").core).verdicts())
        Verdict(winner=0, plies=9)
        """
        return map(self._verdict, range(len(self)))

    def _verdict(self, i: int) -> Verdict:
        if self._plies[i] == OPEN:
            return Verdict(None)
        winner = self._winner[i]
        return Verdict(winner if winner != OPEN else None, self._plies[i])

    def best(self, position: P) -> list[Move]:
        """Return the moves that keep the verdict, and win soonest or lose latest, if any.

        >>> from juegos.catalogue import game
        >>> core = game("alquerque-de-tres").core
        >>> solved = Solution(core)
        >>> solved[core.start()]
        Verdict(winner=0, plies=9)
        >>> [core.board.names[point] for move in solved.best(core.start()) for point in move.path]
        ['b2']
        """
        here = self[position]
        side = self.core.side(position)
        rated = [(self[self.core.after(position, m)], m) for m in self.core.moves(position)]
        as_good = [(verdict.plies, m) for verdict, m in rated if verdict.winner == here.winner]
        if here.winner is None or not as_good:
            return [m for _, m in as_good]
        plies = [n for n, _ in as_good]
        wanted = min(plies) if here.winner == side else max(plies)
        return [m for n, m in as_good if n == wanted]

    def _solve(self, walk: Exploration[P]) -> None:
        """Go backward ply by ply: a position is won by a move to a won one, lost if all lose."""
        self.core, self.canonical = walk.core, walk.canonical
        self.positions = walk.positions
        leads, ends, self._winner = walk.leads, walk.ends, walk.winners[:]
        self._plies = array("i", (OPEN if end > begin else 0 for begin, end in _spans(ends)))
        sides = bytearray(self.core.side(position) for position in self.positions)
        left = array("I", (end - begin for begin, end in _spans(ends)))
        before, starts = _reversed(leads, ends)
        layer = array("I", (i for i, winner in enumerate(self._winner) if winner != OPEN))
        plies = 0
        while layer:
            plies += 1
            following = array("I")
            for i in layer:
                for earlier in before[starts[i] : starts[i + 1]]:
                    if self._plies[earlier] != OPEN:
                        continue
                    left[earlier] -= 1
                    if self._winner[i] == sides[earlier] or not left[earlier]:
                        self._winner[earlier] = self._winner[i]
                        self._plies[earlier] = plies
                        following.append(earlier)
            layer = following


def _spans(ends: array[int]) -> Iterator[tuple[int, int]]:
    """Yield the begin and end of each list, one following another."""
    return zip(chain([0], ends), ends, strict=False)


def _reversed(leads: array[int], ends: array[int]) -> tuple[array[int], array[int]]:
    """Return the positions before each position, and the begin of each list of them."""
    starts = array("I", bytes(4 * (len(ends) + 1)))
    for i in leads:
        starts[i] += 1
    for i in range(len(ends)):
        starts[i + 1] += starts[i]
    before = array("I", bytes(4 * len(leads)))
    for i in reversed(range(len(ends))):  # each list is filled from its end
        for there in leads[ends[i - 1] if i else 0 : ends[i]]:
            starts[there] -= 1
            before[starts[there]] = i
    return before, starts


def winner(core: Core[Any], position: Any, numbers: dict[Any, int]) -> int:
    """Return the winner of a game in which no position recurs, by forward search.

    Results are stored in ``numbers``. Moves that leave the other side the fewest answers are tried
    first. This is for games too big for ``Solution``, where only the winner is wanted.

    >>> from juegos.catalogue import game
    >>> core = game("konane", {"tablero": "4"}).core
    >>> winner(core, core.start(), {})
    1
    """
    if (number := numbers.get(position)) is not None:
        return number
    side = core.side(position)
    following = []
    for move in core.moves(position):
        there = core.after(position, move)
        following.append((len(core.moves(there)), there))
    if not following:
        won = core.ending(position).winner
        numbers[position] = number = 1 - side if won is None else won
        return number
    following.sort(key=lambda pair: pair[0])
    wins = any(winner(core, there, numbers) == side for _, there in following)
    numbers[position] = side if wins else 1 - side
    return numbers[position]
