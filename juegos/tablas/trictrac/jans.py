"""The rare jans of the beginning of a relevé, and the three that went out of use."""

from __future__ import annotations

from collections.abc import Iterator

from juegos.tablas.trictrac.cruces import Usage
from juegos.tablas.trictrac.position import CORNER, FAR_CORNER, LAST, MEN, OFF, Men
from juegos.tablas.trictrac.values import Jan, JanWay, Throw, jan

SIX = range(1, 7)
THIRD = 3


def six_tables(men: Men, throw: Throw, nth: int) -> Iterator[Jan]:
    """Yield the *jan de six tables* (or *de trois coups*).

    At a side's third throw four men stand singly on the first six arrows, and the throw would
    cover the other two.
    """
    if nth != THIRD or men[0] != MEN - 4 or any(men[index] > 1 for index in SIX):
        return
    missing = tuple(index for index in SIX if not men[index])
    if set(missing) == set(throw) and len(missing) == 2:
        ways = tuple(JanWay(0, -1, index, index) for index in missing)
        yield jan("six-tables", throw, ways)


def two_men(men: Men, foe: Men, throw: Throw, since: int, usage: Usage) -> Iterator[Jan]:
    """Yield the jans of a side that has two men off its talon.

    *De deux tables*, if the throw brings one to each corner; *de mezeas*, if both are in its
    corner and an ace comes. ``since`` is how many of its throws ago, counting this one, it took
    the corner. Where the other holds his corner they are contre-jans, which he marks.
    """
    if men[0] != MEN - 2 or men[OFF]:
        return
    contre = "contre-" if foe[CORNER] else ""
    if men[CORNER] == 2:
        if 1 in throw and (since == 1 or not usage.mezeas_next):
            yield jan(f"{contre}mezeas", throw, (JanWay(CORNER, -1, FAR_CORNER, 1),))
        return
    first, second = (index for index in range(1, 24) for _ in range(men[index]))
    for own, far in ((first, second), (second, first)):
        for one, other in (throw, throw[::-1]):
            if own + one == CORNER and far + other == FAR_CORNER:
                ways = (JanWay(own, -1, CORNER, one), JanWay(far, -1, FAR_CORNER, other))
                yield jan(f"{contre}deux-tables", throw, ways)
                return


def margot(men: Men, foe: Men, throw: Throw) -> Iterator[Jan]:
    """Yield *Margot la fendue*, which the other marks.

    A number brings a man to an empty arrow between two arrows on each of which a single man of
    the other stands; it counts once for the arrow.
    """
    facing = foe[LAST::-1]
    for to in range(1, LAST):
        between = facing[to - 1] == 1 == facing[to + 1] and not men[to] and not facing[to]
        ways = tuple(
            JanWay(to - die, -1, to, die)
            for die in dict.fromkeys(throw)
            if to >= die and men[to - die]
        )
        if between and ways:
            yield jan("margot", throw, ways, at=to)


def pile(results: tuple[Men, ...], throw: Throw) -> Iterator[Jan]:
    """Yield the *pile de misere*: all fifteen men in the corner, made or kept by the throw."""
    if any(after[CORNER] == MEN for after in results):
        yield jan("pile", throw, at=CORNER)
