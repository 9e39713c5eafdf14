"""The boards after a throw of two dice, found by adding numbers instead of a search.

A board is read as one number, and each step adds a constant to it. Where no man must enter and too
many are outside for one to be borne off, steps of different men add up in any order, unless a man
moves twice or two hit the same man. Elsewhere one step is added after the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations, compress
from typing import Protocol

OFF, HIGHEST, BAR, HAND, SIDE = 0, 24, 25, 26, 27  # places on a board; ``board`` tells more of them
MEN, LENGTH = 15, 2 * SIDE
FACES = range(1, 7)

# What a step adds to a board that is read as one number, by the places it leads from and to.
MOVED = [[(1 << 8 * to) - (1 << 8 * out) for to in range(SIDE)] for out in range(SIDE)]


class TravelLike(Protocol):
    """The fields of ``board.Travel`` that matter here."""

    @property
    def free(self) -> bool:
        """Whether men may move in any order."""

    @property
    def gate(self) -> int:
        """The casa below which a die brings men in."""

    @property
    def home(self) -> int:
        """The highest casa from which men are borne off."""

    @property
    def exits(self) -> str:
        """The men that a die bears off."""

    @property
    def stops(self) -> bool:
        """Whether bearing off the last man ends a play."""

    @property
    def first(self) -> bool:
        """Whether all men hit must enter before another man moves."""

    @property
    def larger(self) -> bool:
        """Whether the larger of two dice must be played if both cannot be."""

    @property
    def points(self) -> bool:
        """Whether the most points must be played."""

    @property
    def closes(self) -> int:
        """The number of men that close a casa."""

    @property
    def hits(self) -> bool:
        """Whether a single man is hit."""

    @property
    def returns(self) -> int:
        """The place of a man that is hit."""

    def facing(self, casa: int, /) -> int:
        """Return the other side's number for a casa."""

    def steps(self, throw: tuple[int, ...], /) -> int:
        """Return the number of steps of a throw."""


@lru_cache(maxsize=64)
def board_adder(travel: TravelLike) -> BoardAdder | None:
    """Return an adder of boards, or None where men travel otherwise than in backgammon.

    Two men must close a casa, a single man be hit and leave the casas, and all be free to join.
    """
    simple = travel.free and travel.closes == 2 and travel.hits and travel.returns >= BAR
    return BoardAdder(travel) if simple else None


# A step: the casa it leads from, where on a board the men stand that may bar it, and what it adds
# by how many they are: nothing if they bar it; if one alone stands there, that he is hit too.
Way = tuple[int, int, tuple[int, ...]]
# The same with the casa it leads to, and the step that the man may make from there by another die.
Long = tuple[int, int, int, tuple[int, ...], int, tuple[int, ...]]
NO_WAY: Way = (0, 0, (0,) * (MEN + 1))


def _way(travel: TravelLike, out: int, to: int) -> Way:
    face, move = travel.facing(to), MOVED[out][to]
    hit = MOVED[face][travel.returns] << 8 * SIDE
    return out, SIDE + face, (move, move + hit, *[0] * (MEN - 1))


def _ways(travel: TravelLike, die: int) -> dict[int, Way]:
    """Return the ways of a die by the casas that they lead from, the highest first."""
    return {out: _way(travel, out, out - die) for out in range(HIGHEST, die, -1)}


def _long(die: int, ways: Mapping[int, Way], then: Mapping[int, Way]) -> list[Long]:
    """Return the ways of a die, each with the way of another die that follows it."""
    both = [(way, out - die, then.get(out - die, NO_WAY)) for out, way in ways.items()]
    return [(out, to, place, adds, *more[1:]) for (out, place, adds), to, more in both]


def board_of(at: int) -> bytes:
    """Return the board of a number."""
    return at.to_bytes(LENGTH, "little")


class BoardAdder:
    """The constants of one kind of movement, and the boards found by adding them."""

    def __init__(self, travel: TravelLike) -> None:
        self.home, self.exits, self.stops = travel.home, travel.exits, travel.stops
        self.first, self.larger = travel.first, travel.larger or travel.points
        self.doubles = travel.steps((1, 1))
        ways = {die: _ways(travel, die) for die in FACES}
        self.ways = {die: list(ways[die].values()) for die in FACES}
        self.long = {(a, b): _long(a, ways[a], ways[b]) for a in FACES for b in FACES}
        self.enter = {die: _way(travel, BAR, travel.gate - die) for die in FACES}

    def boards(self, board: bytes, throw: Sequence[int]) -> list[bytes] | None:
        """Return each board after a throw; None where a search is needed.

        It is needed unless two dice are thrown, where men wait in the hand, where of several men
        hit only one must enter, where the last man may go off before all dice are played, or where
        only one die can be played and that may be either.
        """
        if len(throw) != 2 or board[HAND] or (board[BAR] > 1 and not self.first):
            return None
        high, low = throw if throw[0] > throw[1] else (throw[1], throw[0])
        steps = self.doubles if high == low else 2
        staying = sum(board[self.home + 1 : HAND]) >= steps  # no man can be borne off
        if self.stops and not staying and board[OFF] + steps >= MEN:
            return None
        at = int.from_bytes(board, "little")
        if high == low:
            after = self._of_double(at, board, high, steps) if staying else []
            return after or self._after_repeated(board, high, steps)
        after = self._of_pair(at, board, high, low) if staying and not board[BAR] else []
        return after or self._after_two(board, high, low)

    def _of_pair(self, at: int, board: bytes, high: int, low: int) -> list[bytes]:
        """Return the boards after two unlike dice, both played, without entries or exits."""
        first, second = self.long[high, low], self.long[low, high]
        by_low: dict[int, int] = {}
        ends = []  # at first those of one man by both dice, where no other stands on the way
        for out, to, place, adds, far, then in compress(second, board[HIGHEST:low:-1]):
            if add := adds[board[place]]:
                by_low[out] = add
                if (more := then[board[far]]) and not board[to]:
                    ends.append(at + add + more)
        moved, twice = [], []
        for out, to, place, adds, far, then in compress(first, board[HIGHEST:high:-1]):
            if add := adds[foe := board[place]]:
                now = at + add
                moved.append((now, by_low.get(out) if board[out] == 1 else None))
                if (more := then[board[far]]) and not board[to]:
                    ends.append(now + more)
                if foe and (two := by_low.get(to + low)):  # for him nobody is left to hit
                    twice.append((now + two, now + two - add + adds[0]))
        lows = by_low.values()
        ends += [now + by for now, lone in moved for by in lows if by is not lone]
        for wrong, right in twice:
            ends[ends.index(wrong)] = right
        return [end.to_bytes(LENGTH, "little") for end in dict.fromkeys(ends)]

    def _of_double(self, at: int, board: bytes, die: int, steps: int) -> list[bytes]:
        """Return the boards after so many steps where no man goes off, if all can be made."""
        if entering := min(board[BAR], steps):
            _, place, adds = self.enter[die]
            if not (add := adds[board[place]]):
                return []
            at += add + (entering - 1) * adds[0]
            board, steps = board_of(at), steps - entering
        own, by, again = bytearray(board[:BAR]), [0] * (BAR + die), [0] * BAR
        for out, place, adds in self.ways[die]:
            if own[out] or by[out + die]:
                by[out], again[out] = adds[board[place]], adds[0]
        casas = [out for out in range(HIGHEST, die, -1) if own[out] and by[out]]
        if steps < 2:
            return [board_of(at + by[out]) for out in casas] if steps else [board]
        same = SameDie(die, own, by, again)
        same.go(at, casas, steps)
        return [end.to_bytes(LENGTH, "little") for end in same.ends]

    def _after_two(self, board: bytes, high: int, low: int) -> list[bytes] | None:
        """Return the boards after two unlike dice added in turn, or the larger alone."""
        both: list[bytes] = []
        alone: list[bytes] = []
        for die, other in ((high, low), (low, high)):
            firsts = self._after(board, die)
            alone = alone or firsts
            for first in firsts:
                both += self._after(first, other)
        if not both and not self.larger:
            return None
        return list(dict.fromkeys(both)) or alone

    def _after_repeated(self, board: bytes, die: int, steps: int) -> list[bytes]:
        """Return the boards after as many steps of one die as can be made, up to a limit."""
        ends: list[bytes] = []
        for _ in range(steps):
            more = [then for now in ends or [board] for then in self._after(now, die)]
            if not more:
                break
            ends = list(dict.fromkeys(more))
        return ends

    def _after(self, board: bytes, die: int) -> list[bytes]:
        """Return the boards after one step of a die, of those that may be the next."""
        at = int.from_bytes(board, "little")
        if board[BAR]:
            _, place, adds = self.enter[die]
            add = adds[board[place]]
            return [board_of(at + add)] if add else []
        boards = [
            (at + add).to_bytes(LENGTH, "little")
            for _, place, adds in compress(self.ways[die], board[HIGHEST:die:-1])
            if (add := adds[board[place]])
        ]
        top = len(board[:BAR].rstrip(b"\0")) - 1
        if 0 < top <= self.home:
            leaving = range(self._lowest(die, top), die + 1)
            boards += [board_of(at + MOVED[out][OFF]) for out in leaving if board[out]]
        return boards

    def _lowest(self, die: int, top: int) -> int:
        """Return the lowest casa from which a die bears off, where ``top`` is the highest held."""
        if self.exits == "ultima":
            return min(top, die)
        return die if self.exits == "justa" else 1


class SameDie:
    """Steps of one die: the men on each casa, what a step from it adds, and what a second one.

    Men and steps are changed and restored in place; ``ends`` are the numbers found.
    """

    def __init__(self, die: int, own: bytearray, by: list[int], again: list[int]) -> None:
        self.die, self.own, self.by, self.again = die, own, by, again
        self.ends: list[int] = []

    def go(self, at: int, casas: list[int], left: int) -> None:
        """Find the boards after two steps or more with men of these casas, and new arrivals there.

        A man of a casa goes before those of the casas behind it in the list.
        """
        die, own, by, again = self.die, self.own, self.by, self.again
        if left > 2:
            for n, out in enumerate(casas, 1):
                add, to, then = by[out], out - die, casas[n:]
                by[out] = again[out]  # the man that was hit is gone
                own[out] -= 1
                if own[out]:
                    then.append(out)
                if by[to] and not own[to]:
                    then.append(to)
                own[to] += 1
                self.go(at + add, then, left - 1)
                own[to] -= 1
                own[out] += 1
                by[out] = add
            return
        ends = self.ends
        ends += [at + one + two for one, two in combinations([by[out] for out in casas], 2)]
        for out in casas:
            to = out - die
            if own[out] > 1:
                ends.append(at + by[out] + again[out])
            if by[to] and not own[to]:
                ends.append(at + by[out] + by[to])
