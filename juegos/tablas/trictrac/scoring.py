"""The score of a throw: hits, jans, and the filling and keeping of tables, each with its value.

A throw scores for what it could do: nobody moves by it. A number of the dice reaches a man
directly; their sum reaches it over a rest, truly where one rest holds fewer than two of the
other's men, else falsely. The thrower's own jans come first, in the order of narration.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from juegos.material import dice
from juegos.tablas.trictrac.plays import (
    JANS,
    Ground,
    Leg,
    Playable,
    finished,
    full,
    ground,
    jan_filled,
    jan_kept,
    lack,
    playable,
)
from juegos.tablas.trictrac.position import CORNER, FAR_CORNER, LAST, MEN, OFF, Men, is_grand
from juegos.tablas.trictrac.rules import Usage

# The value of each jan, one way: by a simple throw and by a doublet, and who marks it.

Throw = tuple[int, int]


class Worth(NamedTuple):
    """Points by a simple throw and by a doublet; whether the thrower receives them."""

    simple: int
    doublet: int
    thrower: bool = True


# In the order in which a throw's jans are listed: the thrower's first.
WORTH = {
    "rencontre": Worth(4, 6),
    "six-tables": Worth(4, 0),
    "deux-tables": Worth(4, 6),
    "mezeas": Worth(4, 6),
    "coin-battu": Worth(4, 6),
    "battue-vrai": Worth(4, 6),  # in the table of the grands jans 2 and 4
    "remplir-petit": Worth(4, 6),
    "remplir-grand": Worth(4, 6),
    "remplir-retour": Worth(4, 6),
    "conserver-petit": Worth(4, 6),
    "conserver-grand": Worth(4, 6),
    "conserver-retour": Worth(4, 6),
    "pile": Worth(4, 6),
    "sortie": Worth(4, 6),
    "contre-deux-tables": Worth(4, 6, False),
    "contre-mezeas": Worth(4, 6, False),
    "battue-faux": Worth(4, 6, False),
    "margot": Worth(2, 4, False),
    "impuissance": Worth(2, 2, False),
}
GRAND_HIT = Worth(2, 4)
TABLES = ("petit", "grand")


class JanWay(NamedTuple):
    """One way in which a jan is made, by the thrower's path.

    Its start, its rest (-1: direct), its goal, its points.
    """

    start: int
    via: int
    to: int
    pips: int


class Jan(NamedTuple):
    """A part of a throw's score: ``points`` are for all the ways together."""

    name: str
    points: int
    ways: int = 1
    at: int = -1
    table: str = ""
    ways_list: tuple[JanWay, ...] = ()

    @property
    def thrower(self) -> bool:
        """Whether the thrower marks it."""
        return WORTH[self.name].thrower


def each(worth: Worth, throw: Throw) -> int:
    """Return the value of one way by this throw."""
    return worth.doublet if throw[0] == throw[1] else worth.simple


def jan(
    name: str, throw: Throw, ways: tuple[JanWay, ...] = (), times: int = 1, at: int = -1
) -> Jan:
    """Return a jan with its points: its value times its ways."""
    return Jan(name, times * each(WORTH[name], throw), times, at, "", ways)


# Hits: lone men of the other side that a throw reaches, truly or falsely, and the beaten corner.


def hits(men: Men, foe: Men, throw: Throw, usage: Usage) -> Iterator[Jan]:
    """Yield each lone man of the other that the throw hits, truly or falsely.

    Each number counts once for a man, however many men could bring it.
    """
    for to in range(1, 24):
        if foe[LAST - to] == 1:
            yield from _hit(men, foe, to, throw, usage)


def _hit(men: Men, foe: Men, to: int, throw: Throw, usage: Usage) -> Iterator[Jan]:
    grand = is_grand(to)
    table = TABLES[grand]
    points = each(GRAND_HIT if grand or usage.flat_hits else WORTH["battue-vrai"], throw)
    ways = [
        JanWay(to - die, -1, to, die) for die in dict.fromkeys(throw) if to >= die and men[to - die]
    ]
    total = sum(throw)
    start = to - total
    if start >= 0 and men[start]:
        rests = [start + die for die in dict.fromkeys(throw)]
        open_rests = [rest for rest in rests if foe[LAST - rest] < 2]
        if not open_rests:
            false = tuple(JanWay(start, rest, to, total) for rest in rests)
            yield Jan("battue-faux", points, 1, to, table, false)
        else:
            ways.append(JanWay(start, open_rests[0], to, total))
    if ways:
        yield Jan("battue-vrai", points * len(ways), len(ways), to, table, tuple(ways))


def corner(men: Men, foe: Men, throw: Throw) -> Iterator[Jan]:
    """Yield the beating of the other's empty corner by a side that holds its own.

    The two dice bring two men there directly; the two that hold its own corner do not count.
    """
    if men[CORNER] < 2 or foe[CORNER]:
        return
    free = [count - 2 * (index == CORNER) for index, count in enumerate(men)]
    first, second = (FAR_CORNER - die for die in throw)
    needed = 2 if first == second else 1
    if free[first] >= needed and free[second] >= needed:
        ways = tuple(JanWay(FAR_CORNER - die, -1, FAR_CORNER, die) for die in throw)
        yield jan("coin-battu", throw, ways, at=FAR_CORNER)


# The rare jans of the beginning of a relevé, and the three that went out of use.

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


def pile(positions: tuple[Men, ...], throw: Throw) -> Iterator[Jan]:
    """Yield the *pile de misere*: all fifteen men in the corner, made or kept by the throw."""
    if any(after[CORNER] == MEN for after in positions):
        yield jan("pile", throw, at=CORNER)


# The jans of filling: made by one to three ways, kept, or kept because a die cannot be played.


def filling(here: Ground, options: Playable, throw: Throw, usage: Usage) -> Iterator[Jan]:
    """Yield the jan that the throw fills or keeps; one filled only in passing does not count."""
    name = jan_kept(here.men)
    if name:
        if any(full(men, JANS[name]) for _, men in options.plays):
            yield jan(f"conserver-{name}", throw)
        return
    name = jan_filled(here, options)
    if not name:
        return
    table = JANS[name]
    if lack(here.men, table) == 2:
        ways_list = _two_men_play(here, options, table)
        yield jan(f"remplir-{name}", throw, ways_list, 1 + usage.two_ways)
        return
    at = next(index for index in table if here.men[index] == 1)
    ways = tuple(_ways(here, options, table, at))
    if usage.corner_fills and name == "retour":
        ways += tuple(_by_corner(here, throw, at))
    yield jan(f"remplir-{name}", throw, ways, max(1, len(ways)), at)


def _two_men_play(here: Ground, options: Playable, table: range) -> tuple[JanWay, ...]:
    """Return one play that supplies the two men that are lacking."""
    play = next(play for play, men in options.plays if full(men, table))
    return tuple(_way(leg) for leg in play.legs)


def _way(leg: Leg) -> JanWay:
    return JanWay(leg.start, leg.via, leg.to, leg.pips)


def _ways(here: Ground, options: Playable, table: range, at: int) -> Iterator[JanWay]:
    """Yield the numbers that bring a man to the half-case, one leg for each.

    The jan is full at the end of the throw, and does not need the man where it stood.
    """
    seen = set()
    for play, men in options.plays:
        if not full(men, table):
            continue
        for leg in play.legs:
            spare = _spare(here.men, leg.start, table)
            if leg.to == at and spare and leg.pips not in seen:
                seen.add(leg.pips)
                yield _way(leg)


def _spare(men: Men, start: int, table: range) -> bool:
    return start not in table or men[start] > 2


def _by_corner(here: Ground, throw: Throw, at: int) -> Iterator[JanWay]:
    """Yield the old way *par puissance* of a man of the corner, which cannot leave it alone."""
    rests = [CORNER + die for die in throw if here.rest[CORNER + die]]
    if here.men[CORNER] == 2 and CORNER + sum(throw) == at and rests:
        yield JanWay(CORNER, rests[0], at, sum(throw))


# The complete score of a throw, in the order of narration: the thrower's own jans first.

USUAL = Usage()
_ORDER = {name: rank for rank, name in enumerate(WORTH)}


class ThrowContext(NamedTuple):
    """The context of a throw's score besides the men.

    ``nth`` is the number of the throw among the thrower's in the relevé (0: unknown, late),
    ``since`` how many of the thrower's throws ago, counting this one, the corner was taken (0:
    unknown), and ``meets`` whether this is the second throw of the tour and equals the first.
    """

    nth: int = 0
    since: int = 1
    meets: bool = False


LATE = ThrowContext()


class Score(NamedTuple):
    """The score of a throw, and how many of its dice can be played."""

    jans: tuple[Jan, ...]
    dice: int

    def total(self, *, thrower: bool) -> int:
        """Return the points of the thrower, or of the other."""
        return sum(jan.points for jan in self.jans if jan.thrower == thrower)


def score(
    men: Men, foe: Men, throw: Throw, usage: Usage = USUAL, when: ThrowContext = LATE
) -> Score:
    """Return the score of the throw for either side, before anything is moved."""
    here = ground(men, foe, usage)
    return score_plays(here, playable(here, throw, usage), throw, usage, when)


def score_plays(
    here: Ground, options: Playable, throw: Throw, usage: Usage, when: ThrowContext
) -> Score:
    """Return the score of the throw where the plays are known."""
    every = sorted(_every(here, options, throw, usage, when), key=lambda jan: _ORDER[jan.name])
    return Score(tuple(every), options.dice)


def _every(
    here: Ground, options: Playable, throw: Throw, usage: Usage, when: ThrowContext
) -> Iterator[Jan]:
    men, foe = here.men, here.foe
    yield from six_tables(men, throw, when.nth)
    yield from two_men(men, foe, throw, when.since, usage)
    yield from hits(men, foe, throw, usage)
    yield from corner(men, foe, throw)
    yield from filling(here, options, throw, usage)
    if any(finished(after) for _, after in options.plays):
        yield jan("sortie", throw)
    if options.dice < 2:
        yield jan("impuissance", throw, times=2 - options.dice)
    if usage.rencontre and when.meets:
        yield jan("rencontre", throw)
    if usage.margot:
        yield from margot(men, foe, throw)
    if usage.pile:
        yield from pile(tuple(after for _, after in options.plays), throw)


# The twenty-one throws of a side, each scored by the rules, with their ways.

ALL = 36


class Cast(NamedTuple):
    """One of the twenty-one throws: its ways of 36, its score, and the plays it allows."""

    throw: Throw
    weight: int
    score: Score
    options: Playable

    def has(self, name: str) -> bool:
        """Return whether it scores a jan whose name begins so."""
        return any(jan.name.startswith(name) for jan in self.score.jans)


def casts(men: Men, foe: Men, usage: Usage = USUAL, when: ThrowContext = LATE) -> tuple[Cast, ...]:
    """Return all throws of a side with their scores."""
    here = ground(men, foe, usage)
    every = []
    for faces, weight in dice.throws(2).items():
        throw = max(faces), min(faces)
        options = playable(here, throw, usage)
        every.append(Cast(throw, weight, score_plays(here, options, throw, usage, when), options))
    return tuple(every)


def ways_of(every: Iterable[Cast], name: str) -> int:
    """Return in how many of 36 ways a jan whose name begins so is scored."""
    return sum(cast.weight for cast in every if cast.has(name))


def mean(every: Iterable[Cast], *, thrower: bool) -> Fraction:
    """Return the mean points of a throw for its thrower, or for the other."""
    return Fraction(sum(c.weight * c.score.total(thrower=thrower) for c in every), ALL)


class Hit(NamedTuple):
    """In how many of 36 ways a lone man is hit: by one number, by both together alone, falsely."""

    direct: int = 0
    indirect: int = 0
    false: int = 0

    @property
    def true(self) -> int:
        """The ways in which the man is hit truly."""
        return self.direct + self.indirect


def hit(every: Iterable[Cast]) -> dict[int, Hit]:
    """Return the hits of each lone man of the other that is hit, by the thrower's path."""
    by_arrow: dict[int, Hit] = {}
    for cast in every:
        for jan in cast.score.jans:
            if jan.name.startswith("battue"):
                now = by_arrow.get(jan.at, Hit())
                field = _kind_of_hit(jan)
                by_arrow[jan.at] = now._replace(**{field: getattr(now, field) + cast.weight})
    return by_arrow


def _kind_of_hit(jan: Jan) -> str:
    if jan.name == "battue-faux":
        return "false"
    return "direct" if any(way.via < 0 for way in jan.ways_list) else "indirect"


@lru_cache(maxsize=512)
def outlook(men: Men, foe: Men, usage: Usage) -> tuple[Fraction, Fraction]:
    """Return the mean points of a throw for its thrower and for the other."""
    every = casts(men, foe, usage)
    return mean(every, thrower=True), mean(every, thrower=False)
