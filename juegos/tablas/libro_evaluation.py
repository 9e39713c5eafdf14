"""The value of a board in the running games: weighted features of both sides.

A side has points to go, men borne off, single and heaped men, and men on the bar; by the other’s
men it has hits to fear and what they would cost, casas closed and rows of them, and throws that it
cannot play. The weights were chosen by hand, the same in all games, or fitted to games of self-play
by ``conf.train.races``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import sqrt
from operator import mul
from typing import NamedTuple

from juegos import data
from juegos.material.dice import throws
from juegos.tablas.casas.board import BAR, MEN, OFF, QUARTER, SIDE, Board, Travel, pips

FILE = "tablas/races.json"
# What is weighed: that the side has just played, and its lead by the length of the race; then for
# itself and for the other the features of its own men, and those between the two.
BOTH = ("played", "lead")
OWN = ("pips", "off", "single", "heaped", "bar", "last")
BETWEEN = ("hits", "lost", "closed", "rows", "wall", "enclosed", "unplayable")
FEATURES = (
    *BOTH,
    *(f"{which} {name}" for which in ("own", "other") for name in OWN + BETWEEN),
)
_HEAP = 3  # men on a casa; those beyond are heaped
_SHORT = 16  # points added to the length of a race, so that the last throws do not tell too much
_SIDES = 20_000  # kept, with what they weigh


class _Side(NamedTuple):
    """One side: its counts, casas with men, with one man, closed casas; whether a man must enter.

    ``features`` are those of its own men; ``own`` and ``other`` are what they weigh if the side has
    just played, and if the other has.
    """

    counts: bytes
    stands: tuple[int, ...]
    single: tuple[int, ...]
    closed: tuple[int, ...]
    entering: bool
    features: tuple[int, ...]
    own: float
    other: float


@lru_cache(maxsize=4)
def _reach(dice: int) -> tuple[float, ...]:
    """Return for each distance the chance that some of the dice thrown add up to it."""
    every = throws(dice)
    sums = {
        throw: {sum(some) for n in range(1, dice + 1) for some in combinations(throw, n)}
        for throw in every
    }
    return tuple(
        sum(weight for throw, weight in every.items() if far in sums[throw]) / every.total
        for far in range(2 * BAR)
    )


class Weights(NamedTuple):
    """The weights of ``FEATURES``: those chosen by hand, and those trained, by game.

    ``no_better`` are the games where the trained ones win no more beyond luck; there those chosen
    by hand are used.
    """

    by_hand: tuple[float, ...]
    trained: Mapping[str, tuple[float, ...]]
    no_better: tuple[str, ...]

    def of(self, slug: str) -> tuple[float, ...]:
        """Return the weights by which a game is played."""
        return self.by_hand if slug in self.no_better else self.trained[slug]


@lru_cache(maxsize=1)
def stored_weights() -> Weights:
    """Return the weights that are stored."""
    stored = data.load_json(FILE)
    trained = {slug: tuple(row) for slug, row in stored["trained"].items()}
    return Weights(tuple(stored["by_hand"]), trained, tuple(stored["no_better"]))


class Worth:
    """The value of boards in a game with these movements and this number of dice.

    ``weights`` has a weight for each of ``FEATURES``.
    """

    def __init__(
        self,
        weights: Sequence[float],
        travel: Travel,
        dice: int,
        *,
        ends: int = OFF,
        fails: bool = False,
    ) -> None:
        self.travel, self.ends, self.fails, self.dice = travel, ends, fails, dice
        self.facing = [0, *map(travel.facing, range(1, BAR))]
        self.reach = _reach(dice + len(travel.fixed))
        self.played, self.lead = weights[: len(BOTH)]
        first, second = len(BOTH), len(BOTH) + len(OWN + BETWEEN)
        self.own, self.own_between = _parted(weights[first:second])
        self.other, self.other_between = _parted(weights[second:])
        self._sides: dict[bytes, _Side] = {}

    def __call__(self, board: Board) -> float:
        """Return the value of a board, in points of a game, to the side that has just played."""
        own = board[:SIDE]
        if own[OFF] == MEN or (self.ends and not any(own[self.ends + 1 :])):
            return 1.0
        mine, others = self._side(own), self._side(board[SIDE:])
        total: float = self.played + self.lead * _lead(mine, others) + mine.own + others.other
        total += sum(map(mul, self.own_between, self._between(mine, others)))
        total += sum(map(mul, self.other_between, self._between(others, mine)))
        return total / (2 + abs(total))

    def features(self, board: Board) -> list[float]:
        """Return the features of a board, in the order of ``FEATURES``."""
        mine, others = self._side(board[:SIDE]), self._side(board[SIDE:])
        sides = (
            *(*mine.features, *self._between(mine, others)),
            *(*others.features, *self._between(others, mine)),
        )
        return [1, _lead(mine, others), *sides]

    def _side(self, counts: bytes) -> _Side:
        side = self._sides.get(counts)
        if side is None:
            if len(self._sides) > _SIDES:
                self._sides.clear()
            side = self._sides[counts] = self._seen(counts)
        return side

    def _seen(self, counts: bytes) -> _Side:
        gate, casas = self.travel.gate, range(1, BAR)
        stands = tuple(min(casa, gate) for casa in range(1, SIDE) if counts[casa])
        single = tuple(casa for casa in casas if counts[casa] == 1)
        heaped = sum(max(0, counts[casa] - _HEAP) for casa in casas)
        last = stands[-1] if stands else 0
        features = pips(counts, gate), counts[OFF], len(single), heaped, counts[BAR], last
        return _Side(
            counts,
            stands,
            single,
            tuple(casa for casa in casas if counts[casa] >= self.travel.closes),
            counts[BAR] > 0,
            features,
            sum(map(mul, self.own, features)),
            sum(map(mul, self.other, features)),
        )

    def _between(self, mine: _Side, others: _Side) -> tuple[float, ...]:
        """Return the features of a side that depend on the men of the other."""
        exposed = self._exposed(mine, others) if self.travel.hits else (0.0, 0.0)
        unplayable = self._unplayable(mine, others) if self.fails else 0.0
        return *exposed, *self._shut(mine, others), unplayable

    def _exposed(self, mine: _Side, others: _Side) -> tuple[float, float]:
        """Return how many single men the other is likely to reach, and the points lost by that."""
        hits = lost = 0.0
        for casa in mine.single:
            facing = self.facing[casa]
            likely = sum([self.reach[out - facing] for out in others.stands if out > facing])
            if likely:
                hits += min(likely, 0.9)
                lost += min(likely, 0.9) * (self.travel.gate - casa)
        return hits, lost

    def _shut(self, mine: _Side, others: _Side) -> tuple[int, int, int, int]:
        """Return how far the other’s men are shut in.

        These are the closed casas before any of them, how many of those stand beside another, the
        length of the longest row, squared, and how many men are behind it times its length.
        """
        closed = rows = row = longest = last = front = start = 0
        behind = others.stands[-1] if others.stands else 0
        for casa in mine.closed:
            facing = self.facing[casa]
            if facing >= behind:
                continue
            closed += 1
            beside = last == casa - 1
            rows += beside
            row = row + 1 if beside else 1
            start = max(start, facing) if beside else facing
            last = casa
            if row > longest:
                longest, front = row, start
        enclosed = sum(others.counts[front + 1 :]) if longest > 1 else 0
        return closed, rows, longest * longest, longest * enclosed

    def _unplayable(self, mine: _Side, others: _Side) -> float:
        """Return the chance of a throw of which the other’s closed casas leave no die playable."""
        if not mine.stands or mine.stands[-1] <= QUARTER:
            return 0.0
        closed = {self.facing[casa] for casa in others.closed}
        stands = mine.stands[-1:] if mine.entering else mine.stands
        shut = sum(all(out <= die or out - die in closed for out in stands) for die in range(1, 7))
        return (shut / 6) ** self.dice


def _lead(mine: _Side, others: _Side) -> float:
    """Return the lead in points by the root of the points that are left, which luck grows with."""
    own, other = mine.features[0], others.features[0]
    return (other - own) / sqrt(own + other + _SHORT)


def _parted(weights: Sequence[float]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return the weights of the features of a side’s own men, and of those between the sides."""
    return tuple(weights[: len(OWN)]), tuple(weights[len(OWN) :])
