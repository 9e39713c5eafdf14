"""The last throws without contact, exact: the value to each side with best play on both sides.

Both sides bear off; each is a position of ``bearing_off``. Throws are played, and the cube is
turned, taken and refused, so that the deciding side has most after the best answer of the other.
The ``Stakes`` give the value of a game, of money or of a match. Every end is searched: the number
of pairs of positions is counted before (``pairs``), and beyond ``MOST`` the search is not made.
"""

from __future__ import annotations

from functools import lru_cache

from juegos.material import dice
from juegos.tablas.backgammon import bearing_off
from juegos.tablas.backgammon.stakes import Stakes

MOST = 1_000  # pairs of positions; about a second in a browser where the cube may be turned
FEW = 9  # men of both sides; more are not tried
_THROWS = tuple(((throw[0], throw[1]), weight) for throw, weight in dice.throws(2).items())


class Finals:
    """The last throws of one game; computed values are cached."""

    def __init__(self, stakes: Stakes) -> None:
        self.stakes = stakes
        self._chances: dict[tuple[int, int, int, int, int | None], float] = {}

    def before(self, own: int, their: int, seat: int, cube: int, owner: int | None) -> float:
        """Return the value to ``seat`` before its throw, with the cube where it may double."""
        result = self.thrown(own, their, seat, cube, owner)
        if not self.stakes.may_double(seat, cube, owner):
            return result
        return max(result, self.doubled(own, their, seat, cube))

    def doubled(self, own: int, their: int, seat: int, cube: int) -> float:
        """Return the value to a seat that doubles ``cube``: the other answers as is best for it."""
        return min(self.stakes.gain(seat, cube), self.taken(own, their, seat, cube))

    def taken(self, own: int, their: int, seat: int, cube: int) -> float:
        """Return the value to a seat whose double to twice ``cube`` was taken."""
        return self.thrown(own, their, seat, 2 * cube, 1 - seat)

    def thrown(self, own: int, their: int, seat: int, cube: int, owner: int | None) -> float:
        """Return the value to ``seat`` when it is to throw and does not double, or may not."""
        key = own, their, seat, cube, owner
        if key not in self._chances:
            total = 0.0
            for weight, led in ends(own):
                total += weight * max([self.after(end, *key[1:]) for end in led])
            self._chances[key] = total / 36
        return self._chances[key]

    def after(self, end: int, their: int, seat: int, cube: int, owner: int | None) -> float:
        """Return the value to ``seat`` after its play to the position ``end``."""
        if end:
            return -self.before(their, end, 1 - seat, cube, owner)
        times = 2 if len(men(their)) == bearing_off.MEN else 1
        return self.stakes.gain(seat, cube * self.stakes.points(times, owner))


@lru_cache(maxsize=4096)
def ends(at: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return for each throw its weight and the positions after it that may be best."""
    results = []
    for (high, low), weight in _THROWS:
        best: list[int] = []
        for end in sorted(bearing_off.ends(at, (high, low)), key=pips):
            if not any(_better(other, end) for other in best):
                best.append(end)
        results.append((weight, tuple(best)))
    return tuple(results)


@lru_cache(maxsize=65_536)
def men(at: int) -> tuple[int, ...]:
    """Return the casa of each man, the highest first."""
    return tuple(casa for casa in range(6, 0, -1) for _ in range(at >> 4 * (casa - 1) & 15))


def pips(at: int) -> int:
    """Return the number of points that the men have still to go."""
    return sum(men(at))


def _better(at: int, other: int) -> bool:
    """Return whether no man stands farther back, man for man: such a side never has less."""
    mine, theirs = men(at), men(other)
    return len(mine) <= len(theirs) and all(a <= b for a, b in zip(mine, theirs, strict=False))


def pairs(own: int, their: int, most: int = MOST) -> int:
    """Return how many pairs of positions can come up, ``most + 1`` where more or many men."""
    if len(men(own)) + len(men(their)) > FEW:
        return most + 1
    mine, others, count = {own}, {their}, 0
    while mine and count <= most:
        count += len(mine) * len(others)
        mine = {end for at in mine for _, best in ends(at) for end in best if end}
        mine, others = others, mine
        if not others:
            break
    return min(count, most + 1)
