"""The board of tables: twenty-four casas, men that hit and enter, and every play of a throw.

A *board* is 54 bytes, the number of men in each place: 27 of the seat that plays, then 27 of the
other. Each side counts the casas by its own way, from 24 down to 1; 0 holds the men borne off
(``OFF``), 25 those hit (``BAR``), 26 those that never entered (``HAND``). A *step* is one man moved
by one die: ``(from, to, hits)``; a *play* is the steps of a whole throw, the highest casa first.
Two plays that leave the same board are one play.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import permutations

from juegos.core.distribution import Dist
from juegos.material.dice import throws
from juegos.tablas.casas.reachable_boards import MOVED, BoardAdder, board_adder, board_of

OFF, BAR, HAND, SIDE = 0, 25, 26, 27
START = 24  # the casa from which men set out where they all stand on one
MEN = 15
QUARTER = 6

Board = bytes
Step = tuple[int, int, bool]
Play = tuple[Step, ...]
Throw = tuple[int, ...]
# The steps of a play while it is looked for, the last outermost: what went before, then a step.
Path = tuple["Path", int, int, bool] | None


@dataclass(frozen=True)
class Travel:
    """The movement of men; each field is changed by some reading of some game.

    ``lies``: how the ways of the two sides lie, see ``facing``. ``gate``: a die brings a man in on
    the casa so far below this. ``returns``: the place of a man that is hit. ``first``: all men hit
    must enter before another man moves (else only the first step of a throw must enter one);
    ``waits``: so must all that never entered. ``exits``: the men that a die bears off: those of its
    own casa, and also, where none stands farther back (``ultima``) or from any lower casa
    (``libre``); or only its own (``justa``). ``home``: all men must stand at this casa or lower
    before one is borne off. ``inside``: no man goes beyond the first half while one must enter.
    ``doubles``: the number of steps of a throw of two equal dice; ``triplets``: that of three equal
    ones, if two equal dice that are larger than the third are then played twice each; 0: of three
    dice each is played once. ``courier``: the first man to leave its casa moves alone until it
    stands at this casa or lower (0: there is none). ``larger``: where not all dice
    can be played, the larger of equally many must be; ``points``: the most points must be, by
    however few dice. ``stops``: bearing off the last man ends a play, even where more dice could be
    played some other way. ``closes``: so many men close a casa to the other. ``hits``: whether a
    single man is hit. ``alone``: above this casa no man joins another of its side; ``joins``: a man
    that enters may. ``fixed``: a die that counts in each throw without being thrown.
    """

    lies: str = "contrary"
    gate: int = BAR
    returns: int = BAR
    first: bool = True
    waits: bool = False
    exits: str = "ultima"
    home: int = QUARTER
    inside: bool = False
    doubles: int = 4
    triplets: int = 0
    courier: int = 0
    larger: bool = True
    points: bool = False
    stops: bool = False
    closes: int = 2
    hits: bool = True
    alone: int = HAND
    joins: bool = True
    fixed: Throw = ()

    def facing(self, casa: int) -> int:
        """Return the other side's number for a casa.

        The sides go against each other (``contrary``), the same way from the same quarter
        (``same``) or half a board apart (``half``), or against each other from quarters that lie
        side by side (``side``).
        """
        match self.lies:
            case "contrary":
                return 25 - casa
            case "same":
                return casa
            case "half":
                return (casa + 11) % 24 + 1
        return (37 if casa > 12 else 13) - casa

    @property
    def shares(self) -> bool:
        """Whether men of both sides may stand on one casa."""
        return self.closes > 1 and not self.hits

    @property
    def free(self) -> bool:
        """Whether men of a side may move in any order, because none makes room for another."""
        return self.joins and self.alone > 24

    def length(self, out: int, to: int) -> int:
        """Return the length of a step in points; the number that bears a man off may be larger."""
        return (out if out < BAR else self.gate) - to

    def throws(self, dice: int) -> Dist[Throw]:
        """Return the throws of so many dice, with the die that is not thrown."""
        return _throws(dice, self.fixed)

    def dealt(self, throw: Throw) -> Throw:
        """Return the dice of the steps of a throw; equal ones may count for more.

        >>> Travel(triplets=9).dealt((4, 4, 3))
        (4, 4, 4, 4, 3)
        """
        if len(throw) == 2 and throw[0] == throw[1]:
            return throw[:1] * self.doubles
        if self.triplets and throw[0] == throw[1]:
            alike = throw[1] == throw[2]
            return throw[:1] * self.triplets if alike else throw[:2] + throw
        return throw

    def steps(self, throw: Throw) -> int:
        """Return the number of steps of a throw, if all can be played."""
        return len(self.dealt(throw))

    def plays(self, board: Board, throw: Throw) -> dict[Play, Board]:
        """Return every play of a throw and the board after it; none where no man can move."""
        return _plays(self, board, throw)

    def reached(self, board: Board, throw: Throw) -> list[Board]:
        """Return the boards after the plays of a throw."""
        if self._adding and (added := self._adding.boards(board, throw)) is not None:
            return added
        return [*map(board_of, _Search(self, board).boards_after(throw))]

    @cached_property
    def _adding(self) -> BoardAdder | None:
        """The adder of boards, if these movements allow one."""
        return board_adder(self)


@lru_cache(maxsize=32)
def _throws(dice: int, fixed: Throw) -> Dist[Throw]:
    every = throws(dice)
    return every.map(lambda t: tuple(sorted(t + fixed, reverse=True))) if fixed else every


@lru_cache(maxsize=4096)
def _plays(travel: Travel, board: Board, throw: Throw) -> dict[Play, Board]:
    result = _Search(travel, board).boards_after(throw)
    return dict(sorted((_unrolled(path), board_of(at)) for at, path in result.items()))


def turned(board: Board) -> Board:
    """Return the board as the other side sees it."""
    return board[SIDE:] + board[:SIDE]


def _unrolled(path: Path) -> Play:
    steps = []
    while path:
        path, out, to, hits = path
        steps.append((out, to, hits))
    return tuple(sorted(steps, reverse=True))


@lru_cache(maxsize=64)
def _across(travel: Travel) -> tuple[list[int], list[int]]:
    """Return for each casa the other side's number, and what a hit there adds to a board."""
    facing = [travel.facing(casa) for casa in range(1, BAR)]
    return [0, *facing], [0] + [MOVED[f][travel.returns] << 8 * SIDE for f in facing]


@lru_cache(maxsize=64)
def _room(travel: Travel) -> list[int]:
    """Return for each casa the number of men of its own side that a man may join there."""
    return [0 if travel.alone < casa < BAR else MEN for casa in range(SIDE)]


class _Search:
    """The plays of one board, found step by step; men are moved and put back in place."""

    def __init__(self, travel: Travel, board: Board) -> None:
        self.travel = travel
        self.at = int.from_bytes(board, "little")
        self.own = bytearray(board[:SIDE])
        self.their = bytearray(board[SIDE:])
        self.facing, self.hit = _across(travel)
        self.room = _room(travel)
        self.prey = 1 if travel.hits else MEN + 1
        self.free = travel.free and not (travel.courier and self.own[START] >= MEN - 1)

    def boards_after(self, throw: Throw) -> dict[int, Path]:
        """Return each board after a play of a throw, as a number, with the path to it."""
        due = self.travel.dealt(throw)
        # By the dice still to be played: the boards from which they have been played.
        self.searched: dict[Throw, set[int]] = {}
        orders = [due] if len(set(due)) == 1 else sorted(set(permutations(due)), reverse=True)
        ends = [self._ordered(dice, later) for later, dice in enumerate(orders)]
        ranked = [
            (self._rank(dice, count), end[count])
            for dice, end in zip(orders, ends, strict=True)
            for count in end
            if end[count]
        ]
        most = max(rank for rank, _reached in ranked)
        if most[1] == 0:
            return {}
        best: dict[int, Path] = {}
        for rank, reached in ranked:
            for path in reached.items() if rank == most else ():
                best.setdefault(*path)
        if self.travel.stops:
            for end in ends:
                for count in range(1, most[1]):
                    over = {at: p for at, p in end.get(count, {}).items() if at & 255 == MEN}
                    best |= {at: path for at, path in over.items() if at not in best}
        return best

    def _rank(self, dice: Throw, count: int) -> tuple[int, int, int]:
        """Return how well the first dice of an order satisfy the duties of a throw."""
        points = sum(dice[:count])
        if self.travel.points:
            return points, count, 0
        return count, count, points if self.travel.larger else 0

    def _ordered(self, dice: Throw, later: int = 0) -> dict[int, dict[int, Path]]:
        """Return what can be reached with the dice in this order, by the number of dice played.

        Where two orders of two dice differ only in which man moves first, the later order continues
        with the man just moved alone: the first order has found everything else.
        """
        self.dice, self.same = dice, len(set(dice)) == 1
        self.prune = bool(later) and len(dice) == 2 and self.free
        self.ends: dict[int, dict[int, Path]] = {}
        self.tried = [self.searched.setdefault(dice[n:], set()) for n in range(1, len(dice))]
        top = next((casa for casa in range(HAND, 0, -1) if self.own[casa]), 0)
        self.prune &= top < BAR
        self._go(0, self.at, None, top, top)
        return self.ends

    def _go(self, count: int, at: int, path: Path, top: int, most: int) -> None:
        """Play the die of this count from every casa up to ``most``."""
        die, stuck, deeper = self.dice[count], True, count + 1 < len(self.dice)
        own, their = self.own, self.their
        ends = self.ends.setdefault(count + 1, {}) if not deeper else {}
        for out, to in self._steps(die, top, most, count):
            stuck = False
            now = at + MOVED[out][to]
            face = self.facing[to]
            hits = to > 0 and their[face] == self.prey
            if hits:
                now += self.hit[to]
            if not deeper:
                ends.setdefault(now, (path, out, to, hits))
                continue
            if not self._is_new(count, now):
                continue
            own[out] -= 1
            own[to] += 1
            if hits:
                their[face] = 0
            high = top
            while high and not own[high]:
                high -= 1
            limit = (out if out < BAR else HAND) if self.same and self.free else high
            if self.prune and high > self.travel.home:
                limit = -to
            self._go(count + 1, now, (path, out, to, hits), high, limit)
            own[out] += 1
            own[to] -= 1
            if hits:
                their[face] = 1
        if stuck:
            self.ends.setdefault(count, {}).setdefault(at, path)

    def _is_new(self, count: int, at: int) -> bool:
        """Return whether the dice after this count have not been played from a board."""
        if self.same:
            return True
        new = at not in self.tried[count]
        self.tried[count].add(at)
        return new

    def step(self, die: int, top: int, count: int) -> list[tuple[int, int]]:
        """Return the steps of one die from all casas; ``count`` dice have been played."""
        return self._steps(die, top, HAND, count)

    def _steps(self, die: int, top: int, most: int, count: int) -> list[tuple[int, int]]:
        """Return the steps of one die, from the highest casa down to the lowest.

        ``most`` is the highest casa to move from; if negative, the only one.
        """
        own, their, facing, travel = self.own, self.their, self.facing, self.travel
        closes, room = travel.closes, self.room
        if top >= BAR and (entering := self._entering(die, count)):
            return [way for way in entering if abs(most) >= BAR and self._opens(way[1])]
        casas = range(min(most, top), 0, -1) if most >= 0 else range(-most, -most - 1, -1)
        if travel.courier and own[START] == MEN - 1:
            first = next(casa for casa in range(START - 1, -1, -1) if own[casa])
            casas = range(first, first - 1, -1) if first > travel.courier else casas
        steps = []
        for out in casas:
            if own[out]:
                if out >= BAR:
                    to = travel.gate - die
                    if self._opens(to):
                        steps.append((out, to))
                    continue
                to = out - die
                if to > 0:
                    if (
                        their[facing[to]] < closes
                        and own[to] <= room[to]
                        and not (travel.inside and to <= 12 and top >= BAR)
                    ):
                        steps.append((out, to))
                elif top <= travel.home and self._exits(out, to, top):
                    steps.append((out, OFF))
        return steps

    def _entering(self, die: int, count: int) -> list[tuple[int, int]]:
        """Return the step by which a man must enter before any other moves; empty: none must."""
        hit = self.own[BAR] and (self.travel.first or count == 0)
        if hit or (self.own[HAND] and self.travel.waits):
            return [(BAR if hit else HAND, self.travel.gate - die)]
        return []

    def _opens(self, to: int) -> bool:
        """Return whether a man may enter on a casa."""
        own = self.own[to]
        open_ = self.their[self.facing[to]] < self.travel.closes and own <= self.room[to]
        return open_ and (self.travel.joins or not own)

    def _exits(self, out: int, to: int, top: int) -> bool:
        exits = self.travel.exits
        return to == 0 or exits == "libre" or (exits == "ultima" and out == top)


def steps_of(travel: Travel, board: Board, die: int, count: int) -> list[tuple[int, int, Board]]:
    """Return the steps of a die, and the boards after them; ``count`` dice have been played."""
    search, result = _Search(travel, board), []
    top = next((casa for casa in range(HAND, 0, -1) if board[casa]), 0)
    for out, to in search.step(die, top, count):
        now = search.at + MOVED[out][to]
        if to and search.their[search.facing[to]] == search.prey:
            now += search.hit[to]
        result.append((out, to, board_of(now)))
    return result


def stuck(travel: Travel, board: Board) -> bool:
    """Return whether no die can be played by either side."""
    sides = board, turned(board)
    return not any(steps_of(travel, one, die, 0) for one in sides for die in range(1, 7))


def side(men: dict[int, int]) -> bytes:
    """Return one side's 27 counts; men that are not mentioned are borne off.

    Raises:
        ValueError: there are more than fifteen, or a casa is not from 0 to 26.
    """
    counts = bytearray(SIDE)
    for casa, count in men.items():
        counts[casa] += count
    counts[OFF] = MEN - sum(counts[1:])
    return bytes(counts)


def men(counts: bytes) -> Iterator[tuple[int, int]]:
    """Yield the casas that one side holds and how many men on each, the highest first."""
    for casa in range(len(counts) - 1, 0, -1):
        if counts[casa]:
            yield casa, counts[casa]


def pips(counts: bytes, gate: int = BAR) -> int:
    """Return the number of points that a side must still throw to bear all men off."""
    return sum(min(casa, gate) * count for casa, count in enumerate(counts) if count)
