"""The wins of each side at laquet, by level: the side set up behind the other, or before it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from juegos.core.game import choose
from juegos.core.message import _
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, as_tuples
from juegos.tablas.libro_outcomes import match
from juegos.tablas.libro_selfplay import GREEDY, LEVEL, RANDOM, STRONG, share_of

SLUG, LOT = "laquet", "random"
COLUMNS = (
    *(_("plays the fourteen men on one casa"), _("plays the other side"), _("games")),
    *(_("won by the fourteen men"), _("share of them"), _("standard error")),
)


class Sides(NamedTuple):
    """Games of a level that plays the fourteen men against one that plays the other side."""

    fourteen: str
    other: str
    games: int
    won: int


def table(slug: str, readings: Mapping[str, str]) -> Table:
    """Return how many games of laquet each side wins between players of these levels.

    Raises:
        UnknownName: readings are given; the games were played under the default ones.
    """
    choose(slug, (), readings)
    return Table(
        f"{slug}.bandos",
        _("Which side wins, by the level that plays it"),
        COLUMNS,
        as_tuples([_row(one) for one in matches()]),
        _("games; simulated, by the default readings"),
        (Locus.parse("ldj:78r"),),
        (),
    )


def matches() -> Iterator[Sides]:
    """Yield the games of each level with itself, then of one with another, either way round."""
    for level, counts in ((LEVEL, GREEDY), (LOT, RANDOM), ("strong", STRONG)):
        yield Sides(level, level, counts[SLUG].games, counts[SLUG].seat)
    for level in (LEVEL, "strong"):
        entry_found = match(SLUG, level)
        if entry_found is not None:
            first, second = entry_found.levels  # the first is A in games of an even number
            even, odd = entry_found.gains[::2], entry_found.gains[1::2]
            yield Sides(first, second, len(even), sum(gain > 0 for gain in even))
            yield Sides(second, first, len(odd), sum(gain < 0 for gain in odd))


def _row(one: Sides) -> list[Cell]:
    share, error = share_of(one.won, one.games)
    return [_named(one.fourteen), _named(one.other), one.games, one.won, share, error]


def _named(level: str) -> Cell:
    return _("at random") if level == LOT else level
