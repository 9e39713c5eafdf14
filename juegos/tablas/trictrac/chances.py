"""The tables of throws at trictrac: what each jan scores, and how often a throw does what it might.

The last is of the ten positions of the course, with the scores of their throws.

No formula is used: men are set up and every throw is scored. A maker of a table takes
``(slug, readings)``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

from juegos.core.errors import BadRequest
from juegos.core.game import choose
from juegos.core.message import Message, _
from juegos.core.source import Locus, Rule
from juegos.core.table import Cell, Table, as_tuples
from juegos.material import dice
from juegos.tablas.trictrac.doors import score
from juegos.tablas.trictrac.narration import NAMES
from juegos.tablas.trictrac.plays import GRAND, ground, playable, within_duties
from juegos.tablas.trictrac.position import CORNER, LAST, MEN, OFF, START, Men, read_both
from juegos.tablas.trictrac.rules import (
    GIVEN_UP,
    OF_JAN,
    RENCONTRE_CRUX,
    RULES,
    THROW_CRUCES,
    Usage,
    usage,
)
from juegos.tablas.trictrac.scoring import (
    ALL,
    GRAND_HIT,
    THIRD,
    USUAL,
    WORTH,
    Hit,
    ThrowContext,
    casts,
    hit,
    mean,
    score_plays,
    ways_of,
)

# Chances of one throw at trictrac, by scoring all thirty-six: to hit, to fill, to beat the corner.

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
    ways = at_distance(distance, closed=false)
    return ways.false if false else ways.true


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
    ways = false_past(distance, opening)
    return ways.false if false else ways.true


def direct(numbers: int) -> int:
    """Return in how many of 36 ways one of so many numbers falls."""
    return sum(w for throw, w in dice.throws(2).items() if min(throw) <= numbers)


def spread(most: int) -> Iterator[tuple[int, ...]]:
    """Yield every choice of up to so many of the numbers 1 to 6, the fewest first."""
    for count in range(1, most + 1):
        yield from combinations(range(1, 7), count)


# The table of points of trictrac: what each jan scores, in how many ways, for whom and when.

# The ways of the jans that can be made in more than one.
_SEVERAL = _("1\N{EN DASH}3, by a doublet 1\N{EN DASH}2")
WAYS = {
    "battue-vrai": _SEVERAL,
    "remplir-petit": _SEVERAL,
    "remplir-grand": _SEVERAL,
    "remplir-retour": _SEVERAL,
    "impuissance": "1\N{EN DASH}2",
}
HITS = {
    "battue-vrai": (
        _("A true hit in the table of the petits jans"),
        _("A true hit in the table of the grands jans"),
    ),
    "battue-faux": (
        _("A false hit in the table of the petits jans"),
        _("A false hit in the table of the grands jans"),
    ),
}


def points(slug: str, readings: Mapping[str, str]) -> Table:
    """Return the points of each jan; one that was given up has a row only if it is played."""
    chosen = choose(slug, (*THROW_CRUCES, RENCONTRE_CRUX), readings)
    used = usage(chosen)
    names = [name for name in WORTH if name not in GIVEN_UP or getattr(used, name)]
    rows: list[list[Cell]] = []
    for name in names:
        worth, rule = WORTH[name], OF_JAN[name]
        worths = [GRAND_HIT if used.flat_hits else worth, GRAND_HIT] if name in HITS else [worth]
        whom = _("the thrower") if worth.thrower else _("the other player")
        for called, worth_here in zip(HITS.get(name) or (NAMES[name],), worths, strict=True):
            points: list[Cell] = [worth_here.simple, worth_here.doublet or ""]
            rows.append([called, *points, WAYS.get(name, "1"), whom, rule.says])
    return Table(
        "trictrac.jans",
        _("Trictrac: the points of each jan"),
        (_("jan"), _("simple"), _("doublet"), _("ways"), _("marked by"), _("when")),
        as_tuples(rows),
        _("points for each way"),
        tuple(dict.fromkeys(OF_JAN[name].locus for name in names)),
        tuple(chosen.items()),
    )


# The tables of trictrac: to hit, to fill, to beat the corner, the rare jans, points of a throw.

SLUG = "trictrac"
Readings = Mapping[str, str]
Rows = list[list[Cell]]
_RULE: dict[str, Rule] = {rule.id: rule for rule in RULES}


def _usage(readings: Readings) -> Usage:
    return usage(choose(SLUG, THROW_CRUCES, readings))


def _table(
    name: str,
    title: Message,
    columns: Sequence[Message],
    rows: Rows,
    readings: Readings,
    *rules: str,
) -> Table:
    """Return a table; ``rules`` are the rules by which its throws are scored."""
    chosen = tuple(choose(SLUG, THROW_CRUCES, readings).items())
    source = tuple(dict.fromkeys(_RULE[f"{SLUG}.{rule}"].locus for rule in rules))
    units = _("ways of 36; chances; points")
    return Table(f"{SLUG}.{name}", title, tuple(columns), as_tuples(rows), units, source, chosen)


def hitting(slug: str, readings: Readings) -> Table:
    """Return the chance to hit a lone man by its distance: truly, or falsely over closed rests."""
    used = _usage(readings)
    rows: Rows = []
    for distance in range(1, 13):
        free = at_distance(distance, used)
        shut = at_distance(distance, used, closed=True)
        cells: list[Cell] = [distance, free.direct, free.indirect, free.true]
        rows.append([*cells, Fraction(free.true, ALL), shut.true, shut.false])
    columns = (
        *(_("distance"), _("by one number"), _("by the sum alone"), _("in all"), _("chance")),
        *(_("all rests closed: truly"), _("all rests closed: falsely")),
    )
    title = _("Trictrac: to hit a lone man at a distance, of 36 throws")
    return _table("coups-battre", title, columns, rows, readings, "battue-vrai", "battue-faux")


def filling(slug: str, readings: Readings) -> Table:
    """Return the chance to cover the last half-case, by the distances of the spare men."""
    used = _usage(readings)
    rows: Rows = []
    for numbers in spread(4):
        none, *ways = covering(numbers, used)
        name = "-".join(map(str, reversed(numbers)))
        rows.append([name, ALL - none, Fraction(ALL - none, ALL), *ways, ways[1] + ways[2]])
    columns = (
        *(_("spare men at"), _("ways of 36"), _("chance")),
        *(_("by one way"), _("by two"), _("by three"), _("by two or three")),
    )
    title = _("Trictrac: to fill a grand jan that lacks one man, by where spare men stand")
    return _table("coups-remplir", title, columns, rows, readings, "remplir-grand")


def making_table(slug: str, readings: Readings) -> Table:
    """Return the chance to make the empty last arrow, by the arrows with one spare man or two."""
    used = _usage(readings)
    rows: Rows = []
    for arrows in range(1, 6):
        for pairs in range(arrows + 1):
            if arrows + pairs > 5 or arrows + pairs < 2:
                continue
            numbers = range(1, arrows + 1)
            ways = making(numbers[pairs:], numbers[:pairs], used)
            rows.append([arrows, pairs, ways, Fraction(ways, ALL)])
    columns = (_("arrows with spare men"), _("of them with two"), _("ways of 36"), _("chance"))
    title = _("Trictrac: to fill a grand jan whose last arrow is empty")
    return _table("coups-case", title, columns, rows, readings, "remplir-grand")


def corner_table(slug: str, readings: Readings) -> Table:
    """Return the chance to beat the other's empty corner, by the arrows that bear on it."""
    used = _usage(readings)
    rows: Rows = []
    for arrows in range(2, 7):
        for pairs in range(arrows + 1):
            numbers = range(1, arrows + 1)
            ways = corner(numbers[pairs:], numbers[:pairs], used)
            rows.append([arrows, pairs, ways, Fraction(ways, ALL)])
    columns = (_("arrows that bear on it"), _("of them with two men"), _("ways of 36"), _("chance"))
    title = _("Trictrac: to beat the other’s empty corner, the two men of one’s own not counted")
    return _table("coups-coin", title, columns, rows, readings, "coin-battu")


def rare(slug: str, readings: Readings) -> Table:
    """Return the upper bound of the chance of each rare jan, the other's men on the talon."""
    used = _usage(readings)
    rows: Rows = []
    for name in RARE_JANS:
        within = (rare_chance(name, used, throws) for throws in (3, 4, None))
        rows.append([name, *within])
    columns = (_("jan"), _("within three throws"), _("within four"), _("ever"))
    title = _(
        "Trictrac: the rare jans, for a player who aims only at that jan against men that stay "
        "on the talon"
    )
    return _table("jans-rares", title, columns, rows, readings, *RARE_JANS)


# Positions that a player knows, with what they are called: the thrower's men, the other's.
POSITIONS = (
    (_("the start"), "T:15", "T:15"),
    (_("two men each on the sixth arrow"), "T:13 6:2", "T:13 6:2"),
    (_("a lone man each on the sixth and the fifth"), "T:13 5 6", "T:13 5 6"),
    (_("both corners held"), "T:9 6:2 8:2 11:2", "T:9 6:2 8:2 11:2"),
    (_("petit jan full, the other begins"), "T:5 1:2 2:2 3:2 4:2 5:2", "T:11 6:2 8:2"),
    (_("grand jan full, spare men at hand"), "T 2 4 6:2 7:2 8:2 9:2 10:2 11:2", "T:9 6:2 8:2 11:2"),
    (_("both grand jans full"), "T:3 6:2 7:2 8:2 9:2 10:2 11:2", "T:3 6:2 7:2 8:2 9:2 10:2 11:2"),
)


def expected(slug: str, readings: Readings) -> Table:
    """Return the mean points of a throw in some positions, and its chances."""
    used = _usage(readings)
    rows: Rows = []
    for name, thrower, other in POSITIONS:
        men, foe = read_both(thrower, other)
        rows.append([name, *_expected(men, foe, used)])
    columns = (
        *(_("position"), _("points to the thrower"), _("to the other")),
        *(_("fills a jan"), _("keeps a jan"), _("hits truly")),
    )
    title = _("Trictrac: what a throw is worth on average")
    rules = ("remplir-grand", "conserver-grand", "battue-vrai", "impuissance")
    return _table("esperance", title, columns, rows, readings, *rules)


def _expected(men: Men, foe: Men, used: Usage) -> list[Cell]:
    every = casts(men, foe, used)
    ways = (ways_of(every, name) for name in ("remplir", "conserver", "battue-vrai"))
    means = (mean(every, thrower=thrower) for thrower in (True, False))
    return [*means, *(Fraction(count, ALL) for count in ways)]


RARE_JANS = ("six-tables", "deux-tables", "mezeas")


def rare_chance(name: str, usage: Usage = USUAL, throws: int | None = None) -> Fraction:
    """Return the chance of a rare jan within so many throws of a relevé, or ever.

    Every throw and every allowed play is searched, and the play that makes the jan likeliest is
    made. The other side does nothing: its men stay on its talon, so its corner is empty and nothing
    is in the way. So the chance is an upper bound.
    """
    most = throws or 99

    @cache
    def walk(men: Men, nth: int, since: int) -> Fraction:
        """Return the chance before the throw ``nth``, ``since`` it took the corner."""
        if nth > most or not open_to(name, men, nth):
            return Fraction(0)
        total = Fraction(0)
        for weight, jans, every in _opening_throws(men, usage, ThrowContext(nth, since)):
            if name in jans:
                total += weight
                continue
            ends = [end for end in every if open_to(name, end, nth + 1)]
            later = (walk(end, nth + 1, _since(since, men, end)) for end in ends)
            total += weight * max(later, default=Fraction(0))
        return total / ALL

    return walk(START, 1, 1)


@cache  # the chances of three jans, each within several throws, pass the same positions
def _opening_throws(
    men: Men, usage: Usage, when: ThrowContext
) -> tuple[tuple[int, frozenset[str], tuple[Men, ...]], ...]:
    """Return the weight of each throw, the jans that it makes, and the positions it may lead to."""
    here = ground(men, START, usage)
    every = []
    for faces, weight in dice.throws(2).items():
        throw = max(faces), min(faces)
        legal = playable(here, throw, usage)
        jans = frozenset(jan.name for jan in score_plays(here, legal, throw, usage, when).jans)
        every.append((weight, jans, tuple(within_duties(here, legal, usage).plays)))
    return tuple(every)


def _since(since: int, before: Men, men: Men) -> int:
    """Return how many throws ago, at the next, the corner was taken."""
    return since + 1 if before[CORNER] and men[CORNER] else 1


def open_to(name: str, men: Men, nth: int) -> bool:
    """Return whether the jan can still come at the throw ``nth`` or later."""
    off = START[0] - men[0]
    if name == "six-tables":
        return nth <= THIRD and off == 2 * (nth - 1) and max(men[1:]) <= 1
    return off <= 2


# The ten positions of the course in trictrac, with the scores of their throws by the rules.


class Lesson(NamedTuple):
    """A lesson: its subject, either side's men, the throw, and its number in the relevé."""

    title: Message
    thrower: str
    opponent: str
    throw: tuple[int, int]
    nth: int = 9


LESSONS = (
    Lesson(_("setting out"), "T:15", "T:15", (6, 4), 1),
    Lesson(_("the corner"), "T:9 5:3 6:3", "T:12 1 2 3", (6, 5)),
    Lesson(_("beating truly"), "T:13 6 8", "T:13 6 9", (6, 2)),
    Lesson(_("beating falsely"), "T:13 11:2", "T:10 3 7:2 8:2", (5, 4)),
    Lesson(_("the petit jan"), "T:4 1:3 2:3 3:2 4:2 5", "T:12 6:3", (4, 3)),
    Lesson(_("the grand jan"), "3 4 5 6:2 7:2 8:2 9:2 10:2 11:2", "T:12 6:3", (2, 1)),
    Lesson(_("beating the corner"), "T:8 6:2 8:3 11:2", "T:12 5:3", (6, 4)),
    Lesson(_("the rare jans"), "T:13 11:2", "T:13 1 2", (6, 1), 3),
    Lesson(_("stay or go away"), "6:2 7:2 8:2 9:2 10:2 11:5", "T:15", (6, 6)),
    Lesson(_("the way home"), "r1 rT off:13", "6:5 7:5 8:5", (2, 1), 40),
)
LESSON_COLUMNS = (
    *(_("lesson"), _("about"), _("thrower"), _("opponent"), _("throw")),
    *(_("scores"), _("thrower’s"), _("opponent’s")),
)


def lesson_score(lesson: Lesson) -> dict[str, Any]:
    """Return the score of the throw of a lesson, as the door ``score`` gives it."""
    return score(
        {
            "thrower": lesson.thrower,
            "opponent": lesson.opponent,
            "throw": list(lesson.throw),
            "throw_of_releve": lesson.nth,
            "throws_since_corner": 1,
        }
    )


def lessons(slug: str, readings: Mapping[str, str]) -> Table:
    """Return the ten positions with the scores of their throws for either side, in points."""
    choose(slug, (), readings)
    return Table(
        f"{slug}.lecciones",
        _("Trictrac: the ten positions of the course"),
        LESSON_COLUMNS,
        as_tuples([_lesson_row(number, lesson) for number, lesson in enumerate(LESSONS, 1)]),
        _("points"),
        (Locus("s002"),),
        (),
    )


def _lesson_row(number: int, lesson: Lesson) -> list[Cell]:
    reply = lesson_score(lesson)
    jans = ", ".join(f"{e['jan']} ×{e['ways']}" for e in reply["events"]) or _("nothing")
    men = lesson.thrower, lesson.opponent, dice.write(lesson.throw)
    totals = reply["total_thrower"], reply["total_opponent"]
    return [number, lesson.title, *men, jans, *totals]
