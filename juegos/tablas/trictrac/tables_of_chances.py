"""The tables of trictrac: to hit, to fill, to beat the corner, the rare jans, points of a throw.

A maker takes ``(slug, readings)``. Every figure is counted by scoring throws (``chances``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache

from juegos.core.game import choose
from juegos.core.message import Message, _
from juegos.core.source import Rule
from juegos.core.table import Cell, Table, as_tuples
from juegos.material import dice
from juegos.tablas.trictrac import chances, cruces
from juegos.tablas.trictrac.cruces import Usage, usage
from juegos.tablas.trictrac.plays import ground, playable, within_duties
from juegos.tablas.trictrac.position import CORNER, START, Men, read_both
from juegos.tablas.trictrac.rules import RULES
from juegos.tablas.trictrac.scoring import (
    ALL,
    THIRD,
    USUAL,
    ThrowContext,
    casts,
    mean,
    score_plays,
    ways_of,
)

SLUG = "trictrac"
Readings = Mapping[str, str]
Rows = list[list[Cell]]
_RULE: dict[str, Rule] = {rule.id: rule for rule in RULES}


def _usage(readings: Readings) -> Usage:
    return usage(choose(SLUG, cruces.THROW, readings))


def _table(
    name: str,
    title: Message,
    columns: Sequence[Message],
    rows: Rows,
    readings: Readings,
    *rules: str,
) -> Table:
    """Return a table; ``rules`` are the rules by which its throws are scored."""
    chosen = tuple(choose(SLUG, cruces.THROW, readings).items())
    source = tuple(dict.fromkeys(_RULE[f"{SLUG}.{rule}"].locus for rule in rules))
    units = _("ways of 36; chances; points")
    return Table(f"{SLUG}.{name}", title, tuple(columns), as_tuples(rows), units, source, chosen)


def hitting(slug: str, readings: Readings) -> Table:
    """Return the chance to hit a lone man by its distance: truly, or falsely over closed rests."""
    used = _usage(readings)
    rows: Rows = []
    for distance in range(1, 13):
        free = chances.at_distance(distance, used)
        shut = chances.at_distance(distance, used, closed=True)
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
    for numbers in chances.spread(4):
        none, *ways = chances.covering(numbers, used)
        name = "-".join(map(str, reversed(numbers)))
        rows.append([name, ALL - none, Fraction(ALL - none, ALL), *ways, ways[1] + ways[2]])
    columns = (
        *(_("spare men at"), _("ways of 36"), _("chance")),
        *(_("by one way"), _("by two"), _("by three"), _("by two or three")),
    )
    title = _("Trictrac: to fill a grand jan that lacks one man, by where spare men stand")
    return _table("coups-remplir", title, columns, rows, readings, "remplir-grand")


def making(slug: str, readings: Readings) -> Table:
    """Return the chance to make the empty last arrow, by the arrows with one spare man or two."""
    used = _usage(readings)
    rows: Rows = []
    for arrows in range(1, 6):
        for pairs in range(arrows + 1):
            if arrows + pairs > 5 or arrows + pairs < 2:
                continue
            numbers = range(1, arrows + 1)
            ways = chances.making(numbers[pairs:], numbers[:pairs], used)
            rows.append([arrows, pairs, ways, Fraction(ways, ALL)])
    columns = (_("arrows with spare men"), _("of them with two"), _("ways of 36"), _("chance"))
    title = _("Trictrac: to fill a grand jan whose last arrow is empty")
    return _table("coups-case", title, columns, rows, readings, "remplir-grand")


def corner(slug: str, readings: Readings) -> Table:
    """Return the chance to beat the other's empty corner, by the arrows that bear on it."""
    used = _usage(readings)
    rows: Rows = []
    for arrows in range(2, 7):
        for pairs in range(arrows + 1):
            numbers = range(1, arrows + 1)
            ways = chances.corner(numbers[pairs:], numbers[:pairs], used)
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
        result = playable(here, throw, usage)
        jans = frozenset(jan.name for jan in score_plays(here, result, throw, usage, when).jans)
        every.append((weight, jans, tuple(within_duties(here, result, usage).plays)))
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
