"""The tables of backgammon: hitting, entering, bearing off. A maker takes ``(slug, readings)``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from juegos.core.errors import NotExact
from juegos.core.message import _, _n
from juegos.core.table import Cell, Table, as_tuples
from juegos.tablas.backgammon import bearing_off
from juegos.tablas.backgammon import rules as law
from juegos.tablas.backgammon import shots as chances
from juegos.tablas.backgammon.one_game import SLUG, OneGameRules

Readings = Mapping[str, str]


def _table(
    name: str,
    title: str,
    columns: Sequence[str],
    rows: Sequence[Sequence[Cell]],
    rules: OneGameRules,
) -> Table:
    readings = tuple(rules.readings.items())
    units = _("ways of 36; throws; chances")
    source = (law.SACAR.locus,)
    return Table(f"{SLUG}.{name}", title, tuple(columns), as_tuples(rows), units, source, readings)


def shots(slug: str, readings: Readings) -> Table:
    """Return the chance to hit a single man by its distance, nothing else on the board."""
    rules = OneGameRules(readings)
    rows: list[list[Cell]] = []
    for distance in range(1, 25):
        count = chances.at_distance(rules.travel, distance)
        chance = Fraction(count.ways, chances.ALL)
        rows.append([distance, count.direct, count.indirect, count.ways, chance])
    title = _("Backgammon: to hit a single man at a distance, nothing in the way")
    columns = (_("distance"), _("direct"), _("indirect"), _("ways of 36"), _("chance"))
    return _table("tiros", title, columns, rows, rules)


def entering(slug: str, readings: Readings) -> Table:
    """Return the chance to enter one man or two, by how many of the six casas are closed."""
    rules = OneGameRules(readings)
    rows: list[list[Cell]] = []
    for closed in range(7):
        one, _both = chances.entering(rules.travel, closed, 1)
        some, both = chances.entering(rules.travel, closed, 2)
        ratios = [Fraction(ways, chances.ALL) for ways in (one, some, both)]
        rows.append([closed, one, ratios[0], some, ratios[1], both, ratios[2]])
    title = _("Backgammon: to enter from the bar, by the casas closed")
    columns = (
        *(_("closed of 6"), _("one man: ways of 36"), _("one man: chance")),
        *(_("one of two: ways"), _("one of two: chance"), _("both: ways"), _("both: chance")),
    )
    return _table("entrar", title, columns, rows, rules)


def last_two(slug: str, readings: Readings) -> Table:
    """Return for the last man, and for the last two, the chance of one throw, and the mean."""
    rules = usual(readings)
    rows: list[list[Cell]] = []
    for high in range(1, 7):
        for low in range(high + 1):
            at = sum(1 << 4 * (casa - 1) for casa in (high, low) if casa)
            once = bearing_off.distribution(at).get(1, Fraction(0))
            men = f"{high} {low}" if low else str(high)
            rows.append([men, int(once * 36), once, bearing_off.mean(at)])
    title = _("Backgammon: to bear off the last man or the last two")
    columns = (
        *(_("men on"), _("in one throw: ways of 36"), _("in one throw: chance")),
        _("mean throws"),
    )
    return _table("sacar", title, columns, rows, rules)


def stacks(slug: str, readings: Readings) -> Table:
    """Return the mean number of throws for fifteen, ten and five men on one casa."""
    rules = usual(readings)
    rows: list[list[Cell]] = []
    for casa in range(1, 7):
        at = [bearing_off.position([n * (i == casa) for i in range(1, 7)]) for n in _STACKS]
        rows.append([casa, *map(bearing_off.mean, at)])
    title = _("Backgammon: mean number of throws to bear off men that stand on one casa")
    columns = (_("casa"), *(_n("{count} man", "{count} men", n) for n in _STACKS))
    return _table("sacar-medias", title, columns, rows, rules)


_STACKS = (5, 10, 15)  # men on one casa


def fifteen(slug: str, readings: Readings) -> Table:
    """Return the throws that fifteen men on the six, five and four take, five on each."""
    rules = usual(readings)
    at = bearing_off.position([0, 0, 0, 5, 5, 5])
    rows: list[list[Cell]] = [[n, chance] for n, chance in bearing_off.distribution(at).items()]
    title = _("Backgammon: throws to bear off five men each on the 6, the 5 and the 4")
    return _table("sacar-quince", title, (_("throws"), _("chance")), rows, rules)


def usual(readings: Readings) -> OneGameRules:
    """Return the rules; raises ``NotExact`` where bearing off was not computed for them."""
    rules = OneGameRules(readings)
    if (rules.readings["salida"], rules.readings["dobles"]) != ("ultima", "cuatro"):
        raise NotExact(_("bearing off is computed only for salida=ultima and dobles=cuatro"))
    return rules
