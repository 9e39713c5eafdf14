"""Chances of one throw at trictrac, by scoring all thirty-six: to hit, to fill, to beat the corner.

No formula is used here: men are set up and every throw is scored.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from juegos.core.errors import BadRequest
from juegos.core.message import _
from juegos.material import dice
from juegos.tablas.trictrac.cruces import Usage
from juegos.tablas.trictrac.plays import GRAND
from juegos.tablas.trictrac.position import CORNER, LAST, MEN, OFF, Men
from juegos.tablas.trictrac.scoring import ALL, USUAL, Hit, casts, hit, ways_of

GONE: Men = (0,) * OFF + (MEN,)  # the men of a side that is nowhere in the way
ASIDE = 13  # past the corner: a man there fills no grand jan any more


def at_distance(distance: int, usage: Usage = USUAL, *, closed: bool = False) -> Hit:
    """Return the hits of a lone man so many arrows away; ``closed``: every rest is the other's.

    Raises:
        BadRequest: two dice do not reach so far.
    """
    if not 1 <= distance <= 12:
        raise BadRequest(
            _("{distance} is no distance for two dice; from 1 to 12", distance=distance)
        )
    rests = range(max(1, distance - 6), min(6, distance - 1) + 1) if closed else ()
    men = set_up({0: MEN})
    foe = set_up({LAST - distance: 1, **{LAST - rest: 2 for rest in rests}})
    return hit(casts(men, foe, usage)).get(distance, Hit())


def false_past(distance: int, opening: int, usage: Usage = USUAL) -> Hit:
    """Return the hits of a lone man past a full grand jan in which one arrow is open.

    The thrower has men on the six arrows of the grand jan; the man to be hit stands so many arrows
    before the thrower's corner, and ``opening`` is how many arrows before the man the open one is.
    """
    men = set_up(dict.fromkeys(GRAND, 2))
    target = CORNER + distance
    rests = {i: 2 for i in range(CORNER + 1, CORNER + 7) if i != target - opening}
    foe = set_up({LAST - target: 1, **{LAST - i: n for i, n in rests.items()}})
    return hit(casts(men, foe, usage)).get(target, Hit())


def set_up(men: dict[int, int]) -> Men:
    """Return men on these arrows; any that lack to fifteen are off."""
    places = [0] * (OFF + 1)
    for index, count in men.items():
        places[index] = count
    places[OFF] += MEN - sum(places)
    return tuple(places)


def covering(numbers: Iterable[int], usage: Usage = USUAL) -> tuple[int, int, int, int]:
    """Return in how many of 36 ways a half-case is covered by none, one, two or three ways.

    The grand jan lacks one man; a spare man stands at each distance, and nobody is in the way.

    Raises:
        BadRequest: there are not one to four distances, each from 1 to 10.
    """
    away = sorted(set(numbers))
    if not 1 <= len(away) <= 4 or away[0] < 1 or away[-1] > 10:
        raise BadRequest(_("{away} are no one to four distances from 1 to 10", away=away))
    last = GRAND[0] if away[-1] <= 6 else CORNER - 1
    men = {**dict.fromkeys(GRAND, 2), last: 1}
    for number in away:
        men[last - number] = men.get(last - number, 0) + 1
    return _fill_counts(men, usage)


def _fill_counts(men: dict[int, int], usage: Usage) -> tuple[int, int, int, int]:
    men[ASIDE] = MEN - sum(men.values())
    ways = [0, 0, 0, 0]
    for cast in casts(set_up(men), GONE, usage):
        filled = [jan.ways for jan in cast.score.jans if jan.name == "remplir-grand"]
        ways[filled[0] if filled else 0] += cast.weight
    return ways[0], ways[1], ways[2], ways[3]


def striking(numbers: Iterable[int], usage: Usage = USUAL) -> tuple[int, int, int, int]:
    """Return in how many of 36 ways a lone man is hit by none, one, two or three ways.

    A man stands at each distance from it, and nobody else is in the way.

    Raises:
        BadRequest: there are no distances, or one is not from 1 to 12.
    """
    away = sorted(set(numbers))
    if not away or away[0] < 1 or away[-1] > 12:
        raise BadRequest(_("{away} are no distances for two dice, from 1 to 12", away=away))
    corners = {CORNER, LAST - CORNER}
    target = next(i for i in range(12, LAST) if not {i, *(i - n for n in away)} & corners)
    ways = [0, 0, 0, 0]
    for cast in casts(set_up({target - n: 1 for n in away}), set_up({LAST - target: 1}), usage):
        ways[sum(jan.ways for jan in cast.score.jans if jan.name == "battue-vrai")] += cast.weight
    return ways[0], ways[1], ways[2], ways[3]


def making(numbers: Iterable[int], pairs: Iterable[int] = (), usage: Usage = USUAL) -> int:
    """Return in how many of 36 ways one throw makes the empty last arrow of a grand jan.

    A spare man stands at each distance of ``numbers``, two at each of ``pairs``.

    Raises:
        BadRequest: they are not distances from 1 to 6, or more than five men.
    """
    spare = _spare(numbers, pairs, MEN - 10)
    men = {**dict.fromkeys(GRAND, 2), GRAND[0]: 0}
    for number, count in spare.items():
        men[GRAND[0] - number] = count
    return ALL - _fill_counts(men, usage)[0]


def corner(numbers: Iterable[int], pairs: Iterable[int] = (), usage: Usage = USUAL) -> int:
    """Return in how many of 36 ways the other's empty corner is beaten.

    The two men of the thrower's own corner stand there besides; a distance of 1 is a spare man of
    it.

    Raises:
        BadRequest: they are not distances from 1 to 6, or more than thirteen men.
    """
    men = {CORNER: 2}
    for number, count in _spare(numbers, pairs, MEN - 2).items():
        index = CORNER + 1 - number
        men[index] = men.get(index, 0) + count
    men[0] = MEN - sum(men.values())
    return ways_of(casts(set_up(men), GONE, usage), "coin-battu")


def _spare(numbers: Iterable[int], pairs: Iterable[int], most: int) -> dict[int, int]:
    spare = {**dict.fromkeys(numbers, 1), **dict.fromkeys(pairs, 2)}
    if not all(1 <= n <= 6 for n in spare) or sum(spare.values()) > most:
        message = _(
            "{away}: distances from 1 to 6, at most {most} men", away=sorted(spare), most=most
        )
        raise BadRequest(message)
    return spare


# What a table or a published figure asks for by name, in plain numbers.


def hits(distance: int, *, false: bool = False) -> int:
    """Return in how many of 36 ways a lone man is hit truly, or falsely with every rest closed."""
    result = at_distance(distance, closed=false)
    return result.false if false else result.true


def fills(numbers: list[int], ways: int = 1) -> int:
    """Return in how many of 36 ways a half-case is covered by so many ways or more."""
    return sum(covering(numbers)[ways:])


def strikes(numbers: list[int], ways: int = 1) -> int:
    """Return in how many of 36 ways a lone man is hit by so many ways or more."""
    return sum(striking(numbers)[ways:])


def most(count: int) -> int:
    """Return the most ways of 36 in which so many of the numbers 1 to 6 cover a half-case."""
    return max(fills(list(numbers)) for numbers in combinations(range(1, 7), count))


def past(distance: int, opening: int, *, false: bool = False) -> int:
    """Return the true or the false hits of ``false_past``."""
    result = false_past(distance, opening)
    return result.false if false else result.true


def direct(numbers: int) -> int:
    """Return in how many of 36 ways one of so many numbers falls."""
    return sum(w for throw, w in dice.throws(2).items() if min(throw) <= numbers)


def spread(most: int) -> Iterator[tuple[int, ...]]:
    """Yield every choice of up to so many of the numbers 1 to 6, the fewest first."""
    for count in range(1, most + 1):
        yield from combinations(range(1, 7), count)
