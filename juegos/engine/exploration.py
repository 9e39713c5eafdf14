"""The search for every position that a game can reach, in parts that any executor can run.

The result of a part depends only on its positions, and parts are put together in their order, so
that positions have the same numbers whatever ran the parts, and whatever their size. Positions are
stored packed, as bytes: a tuple of integers takes more than twice as much memory.
"""

from __future__ import annotations

import marshal
from array import array
from collections import deque
from collections.abc import Callable, Generator, Hashable, Iterable, Sequence
from concurrent.futures import Executor, Future
from functools import lru_cache
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
# Of each position who has won there, and what it leads to, packed.
Expanded = list[tuple[int, list[bytes]]]


def identity(position: P) -> P:
    """Return the position itself, for games in which no two positions are equivalent.

    >>> identity((3, 4, 0))
    (3, 4, 0)
    """
    return position


def pack(position: Any) -> bytes:
    """Return the bytes that a position is stored as; those of equal positions are equal.

    >>> pack((3, 4, 0)) == pack((3, 4, 0)) != pack((3, 4, 1))
    True
    """
    return marshal.dumps(tuple(position), 0)  # later versions look at what is shared in memory


def _unpacker(core: Core[P]) -> Callable[[Any], P]:
    """Return a function from the bytes of a position of a game to the position."""
    make: Any = getattr(type(core.start()), "_make", tuple)
    return lambda packed: make(marshal.loads(packed))  # noqa: S302  packed here


class Positions(Sequence[P]):
    """Positions by their numbers; ``packed`` has the bytes of each, ``numbers`` its number."""

    def __init__(self, core: Core[P]) -> None:
        self.packed: list[bytes] = []
        self.numbers: dict[bytes, int] = {}
        self._unpack = _unpacker(core)

    def __len__(self) -> int:
        return len(self.packed)

    def __getitem__(self, i: Any) -> Any:
        if isinstance(i, slice):
            return list(map(self._unpack, self.packed[i]))
        return self._unpack(self.packed[i])

    def add(self, packed: bytes) -> int:
        """Return the number of a position; a new one gets the next.

        >>> from juegos.catalogue import game
        >>> core = game("alquerque-de-tres").core
        >>> positions = Positions(core)
        >>> positions.add(pack(core.start())), len(positions), positions[0] == core.start()
        (0, 1, True)
        """
        number = self.numbers.setdefault(packed, len(self.packed))
        if number == len(self.packed):
            self.packed.append(packed)
        return number


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
        self.positions: Positions[P] = Positions(core)
        for root in roots:
            self.positions.add(pack(canonical(root)))
        if not self.positions:
            self.positions.add(pack(canonical(core.start())))
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
        rules = _pickled(self.core, self.canonical) if executor else b""
        try:
            while self.explored < len(self.positions):
                while cut < len(self.positions) and executor and len(given) < AHEAD:
                    part = self.positions.packed[cut : cut + PART]
                    given.append(executor.submit(_expand_pickled, rules, part))
                    cut += len(part)
                here = self.positions.packed[self.explored : self.explored + ALONE]
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
            self.positions.add(pack(position))
        self.leads.extend(part.leads)
        self.winners.extend(part.winners)
        for moves in part.moves:
            self.ends.append((self.ends[-1] if self.ends else 0) + moves)

    def _merge(self, expanded: Expanded) -> Part:
        """Add the result of a part; new positions get the next numbers."""
        first_new, first_lead = len(self.positions), len(self.leads)
        for winner, following in expanded:
            self.leads.extend(map(self.positions.add, following))
            self.ends.append(len(self.leads))
            self.winners.append(winner)
            if len(self.positions) > self.limit:
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


def expand(core: Core[P], canonical: Callable[[P], P], packed: Iterable[bytes]) -> Expanded:
    """Return for each position the winner there, and the positions that its moves lead to.

    >>> from juegos.catalogue import game
    >>> core = game("alquerque-de-tres").core
    >>> [(winner, len(after)) for winner, after in expand(core, identity, [pack(core.start())])]
    [(-1, 9)]
    """
    answers = []
    for position in map(_unpacker(core), packed):
        following = [pack(canonical(core.after(position, move))) for move in core.moves(position)]
        won = None if following else core.ending(position).winner
        answers.append((OPEN if won is None else won, following))
    return answers


def _expand_pickled(rules: bytes, packed: Sequence[bytes]) -> Expanded:
    """Expand positions in another process, which unpickles the rules once for all its parts."""
    core, canonical = _rules(rules)
    return expand(core, canonical, packed)


def _pickled(core: Core[P], canonical: Callable[[P], P]) -> bytes:
    import pickle  # noqa: PLC0415  the browser has none, and no executor either

    return pickle.dumps((core, canonical))


@lru_cache(1)
def _rules(pickled: bytes) -> tuple[Any, Any]:
    import pickle  # noqa: PLC0415  as above

    core, canonical = pickle.loads(pickled)  # noqa: S301  pickled here
    return core, canonical
