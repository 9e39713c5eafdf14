"""Turns of the games with special rules: who plays what of a throw, and who throws next."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations

from juegos.tablas.casas.board import HAND, SIDE, Board, Throw, Travel


@dataclass(frozen=True, slots=True)
class Turns:
    """The rules of turns; each field is what some game of the Book of Tables does otherwise.

    ``shared``: the other plays at once what one cannot play. ``par``: so many equal dice give the
    hand to throw again (0: none do), ``entered``: only to a side that has no man in hand any more,
    ``whole``: only where the whole throw was played; ``twice``: each of them is played twice.
    ``fails``: a player kept from playing by the other’s men loses: where no die at all can be
    played (``suerte``), or any one cannot (``dado``). ``first``: the winner of the batalla has the
    first of two ways in which men are set up.
    """

    shared: bool = False
    par: int = 0
    entered: bool = False
    whole: bool = False
    twice: bool = False
    fails: str = ""
    first: bool = False

    def equal(self, board: Board, throw: Throw) -> list[int]:
        """Return the faces that give the hand to throw again, to the side that a board is of."""
        if not self.par or (self.entered and board[HAND]):
            return []
        return [face for face, count in Counter(throw).items() if count >= self.par]

    def played(self, board: Board, throw: Throw) -> Throw:
        """Return the dice of a throw that must be played, the highest first."""
        if not self.twice:
            return throw
        equal = self.equal(board, throw)
        again = [face for face in throw if face in equal]
        return tuple(sorted((*throw, *again), reverse=True))

    def failed(self, travel: Travel, board: Board, throw: Throw) -> bool:
        """Return whether the other’s men keep a throw from being played, so that it loses."""
        if not self.fails:
            return False
        can = _most(travel, board, throw)
        if can == travel.steps(throw) or (self.fails == "suerte" and can):
            return False
        return can < _most(travel, board[:SIDE] + bytes(SIDE), throw)


USUAL = Turns()


def dice_left(travel: Travel, before: Board, throw: Throw, after: Board, count: int) -> Throw:
    """Return the dice of a throw left over by a play of so many steps.

    Where either of two dice may have borne a man off, the larger has.
    """
    if count in {0, travel.steps(throw)}:
        return () if count else throw
    ways = {
        (_without(throw, used), tuple(throw[i] for i in used))
        for used in combinations(range(len(throw)), count)
    }
    return next(rest for rest, used in sorted(ways) if after in travel.reached(before, used))


def _without(throw: Throw, places: tuple[int, ...]) -> Throw:
    return tuple(die for i, die in enumerate(throw) if i not in places)


def _most(travel: Travel, board: Board, throw: Throw) -> int:
    """Return how many dice of a throw can be played."""
    return max(map(len, travel.plays(board, throw)), default=0)
