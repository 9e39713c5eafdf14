"""The measured effect of each reading of a race of the Book of Tables, as a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import Decimal

from juegos.core.game import choose
from juegos.core.message import Message, _
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, as_tuples
from juegos.tablas.libro_results import MEASURED, SIDE_OF_A, ending_rules, game, written
from juegos.tablas.libro_selfplay import GREEDY, READINGS, READINGS_MADE, SelfplayResult

COLUMNS = (_("crux"), _("reading"))
GAMES, FIRST = _("games"), _("first wins")
THROWS, ENDS, HITS = _("throws in a game"), _("ends otherwise"), _("men hit in a game")
BORNE_OFF = "gana"

Tell = Callable[
    [str, SelfplayResult], Cell
]  # the figures by which a change of reading is described, as it is written


def table(slug: str, readings: Mapping[str, str]) -> Table:
    """Return the results of a race by default, and under each change of a single reading.

    Raises:
        UnknownName: readings are given; the table has every change of a single one.
    """
    choose(slug, (), readings)
    by_reading = {written(slug): GREEDY[slug], **READINGS[slug]}
    columns = _columns(slug)
    rows = [
        [*_names(name), *(tell(name, by_reading[name]) for tell in columns.values())]
        for name in by_reading
    ]
    return Table(
        f"{slug}.lecturas",
        _("What each reading changes, measured in games of the greedy player against itself"),
        (*COLUMNS, *columns),
        as_tuples(rows),
        _(
            "shares of the games; throws; men; ± the standard error; simulated, {day}; < is "
            "three divided by the number of games, where something never happened, and > is the "
            "same amount below 1, where it always did",
            day=READINGS_MADE,
        ),
        (Locus.parse(MEASURED[slug]),),
        (),
    )


def _columns(slug: str) -> Mapping[Message, Tell]:
    """Return the figures of each reading of a game by the titles of the columns."""
    narrate: dict[Message, Tell] = {
        GAMES: lambda _name, one: one.games,
        FIRST: lambda _name, one: _share(one, one.first),
    }
    if slug in SIDE_OF_A:
        narrate[SIDE_OF_A[slug]] = lambda _name, one: _share(one, one.seat)
    narrate[THROWS] = lambda _name, one: _mean(one, one.throws)
    names = ["", *READINGS[slug]]
    if len({rule for name in names for rule in ending_rules(game(slug, _readings(name)))}) > 1:
        narrate[ENDS] = lambda name, one: _other_ends(slug, name, one)
    if game(slug, {}).travel.hits:
        narrate[HITS] = lambda _name, one: _mean(one, one.hits)
    return narrate


def _names(name: str) -> tuple[Cell, Cell]:
    """Return crux and key of a change of reading, as they are written, with one that it needs."""
    if not name:
        return _("all"), _("default")
    readings = _readings(name)
    return " + ".join(readings), " + ".join(readings.values())


def _other_ends(slug: str, name: str, one: SelfplayResult) -> str:
    """Return how often each rule other than bearing off ended the game under this reading."""
    ends = [rule.id for rule in ending_rules(game(slug, _readings(name)))]
    other = [why for why in ends if _name(why) != BORNE_OFF]
    return "; ".join(f"{_name(why)} {_share(one, one.ends.get(why, 0))}" for why in other)


def _readings(name: str) -> dict[str, str]:
    """Return the readings of a change as it is stored: ``fijo=as dados=dos-y-fijo``."""
    return dict(change.split("=") for change in name.split())


def _name(rule: str) -> str:
    return rule.partition(".")[2]


def _share(selfplay_result: SelfplayResult, count: int) -> str:
    share, error = selfplay_result.share(count)
    if count == selfplay_result.games:
        return f"> {Decimal(share) - Decimal(error.removeprefix('< '))}"
    return f"{share} ± {error}" if count else error


def _mean(selfplay_result: SelfplayResult, sums: tuple[int, int]) -> str:
    return " ± ".join(selfplay_result.mean(sums))
