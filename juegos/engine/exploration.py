"""The search for every position that a game can reach, in parts that any executor can run.

The result of a part depends only on its positions, and parts are put together in their order, so
that positions have the same numbers whatever ran the parts, and whatever their size.
"""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable, Generator, Hashable, Iterable, Sequence
from concurrent.futures import Executor, Future
from typing import Any, Generic, NamedTuple, TypeVar

from juegos.core.errors import NotExact
from juegos.core.message import _
from juegos.engine.line_game import Core

P = TypeVar("P", bound=Hashable)
OPEN = -1  # stands for a winner, or a number of moves, that is not known
PART = 2000  # positions that are gone through at once, at most
ALONE = 50  # without an executor, so that a walk is soon given up where there are too many
AHEAD = 16  # parts that an executor is given before what they lead to is needed
LIMIT = 2_000_000
Expanded = list[tuple[int, list[Any]]]  # of each position who has won there, and what it leads to


def identity(position: P) -> P:
    """Return the position itself, for games in which no two positions are equivalent.

    >>> identity((3, 4, 0))
    (3, 4, 0)
    """
    return position


class Part(NamedTuple):
    """The result of a part of the exploration.

    ``discovered`` are the new positions, in the order of their numbers. For each position explored
    ``winners`` has the winner there, ``OPEN`` where nobody has won, and ``moves`` the number of
    positions that it leads to; their numbers are in ``leads``, one after another.
    """

    discovered: Sequence[Any]
    winners: Sequence[int]
    moves: Sequence[int]
    leads: Sequence[int]


class Exploration(Generic[P]):
    """The positions found so far, and the positions that each leads to.

    ``leads`` has the numbers of the positions that each leads to, ``ends`` the end of each of these
    lists; ``winners`` has the winner of each position, ``OPEN`` where nobody has won.
    """

    def __init__(
        self,
        core: Core[P],
        roots: Iterable[P] = (),
        *,
        canonical: Callable[[P], P] = identity,
        limit: int = LIMIT,
    ) -> None:
        """Begin at a game's start, or at other positions.

        ``canonical`` returns one position for all that must have the same verdict, such as a
        position and its mirror image. More positions than ``limit`` are refused.
        """
        self.core, self.canonical, self.limit = core, canonical, limit
        given = list(roots) or [core.start()]
        self.positions: list[P] = list(dict.fromkeys(map(canonical, given)))
        self.index = {position: i for i, position in enumerate(self.positions)}
        self.leads, self.ends = array("I"), array("I")
        self.winners = array("b")

    @property
    def explored(self) -> int:
        """The number of positions explored.

        >>> from juegos.catalogue import game
        >>> Exploration(game("alquerque-de-tres").core).explored
        0
        """
        return len(self.ends)

    def parts(self, executor: Executor | None = None) -> Generator[Part, None, None]:
        """Explore to the end, and yield each part when it is added.

        The result does not depend on the ``executor`` (any of ``concurrent.futures``; None runs
        here); an executor with several processes pickles the core and ``canonical``.

        Raises:
            NotExact: there are more positions than the limit.

        >>> from juegos.catalogue import game
        >>> walk = Exploration(game("alquerque-de-tres").core)
        >>> sum(len(part.moves) for part in walk.parts()) == walk.explored == len(walk.positions)
        True
        """
        given: deque[Future[Expanded]] = deque()
        cut = self.explored
        try:
            while self.explored < len(self.positions):
                while cut < len(self.positions) and executor and len(given) < AHEAD:
                    part = self.positions[cut : cut + PART]
                    given.append(executor.submit(expand, self.core, self.canonical, part))
                    cut += len(part)
                here = self.positions[self.explored : self.explored + ALONE]
                explored = (
                    given.popleft().result() if given else expand(self.core, self.canonical, here)
                )
                yield self._merge(explored)
        finally:
            for future in given:
                future.cancel()

    def add(self, part: Part) -> None:
        """Add a part found by an earlier exploration that was the same so far.

        Raises:
            ValueError: the part does not continue this exploration.

        >>> from juegos.catalogue import game
        >>> core = game("alquerque-de-tres").core
        >>> part = next(Exploration(core).parts())
        >>> walk = Exploration(core)
        >>> walk.add(part)
        >>> walk.explored, len(walk.positions)
        (1, 10)
        """
        count = len(self.positions) + len(part.discovered)
        whole = self.explored + len(part.moves) <= len(self.positions)
        whole &= len(part.moves) == len(part.winners) and sum(part.moves) == len(part.leads)
        if not whole or not all(0 <= lead < count for lead in part.leads):
            raise ValueError(f"a part does not go on after {self.explored} positions")
        for position in part.discovered:
            self.index[position] = len(self.index)
            self.positions.append(position)
        self.leads.extend(part.leads)
        self.winners.extend(part.winners)
        for moves in part.moves:
            self.ends.append((self.ends[-1] if self.ends else 0) + moves)

    def _merge(self, expanded: Expanded) -> Part:
        """Add the result of a part; new positions get the next numbers."""
        first_new, first_lead = len(self.positions), len(self.leads)
        for winner, following in expanded:
            for there in following:
                if (i := self.index.setdefault(there, len(self.index))) == len(self.positions):
                    self.positions.append(there)
                self.leads.append(i)
            self.ends.append(len(self.leads))
            self.winners.append(winner)
            if len(self.index) > self.limit:
                raise self._too_many()
        winners, moves = zip(*((winner, len(after)) for winner, after in expanded), strict=True)
        return Part(self.positions[first_new:], winners, moves, self.leads[first_lead:])

    def _too_many(self) -> NotExact:
        return NotExact(
            _(
                "{slug}: more than {limit} positions; this engine keeps all",
                slug=self.core.slug,
                limit=self.limit,
            )
        )


def expand(core: Core[P], canonical: Callable[[P], P], positions: Sequence[P]) -> Expanded:
    """Return for each position the winner there, and the positions that its moves lead to.

    >>> from juegos.catalogue import game
    >>> core = game("alquerque-de-tres").core
    >>> [(winner, len(following)) for winner, following in expand(core, identity, [core.start()])]
    [(-1, 9)]
    """
    answers = []
    for position in positions:
        following = [canonical(core.after(position, move)) for move in core.moves(position)]
        won = None if following else core.ending(position).winner
        answers.append((OPEN if won is None else won, following))
    return answers
