"""The tables of the edition by their ids, computed from the games.

For games of dice ``GAME.odds`` has a row for each reading, and ``GAME.primera-suerte`` (for those
with a race) one for each first suerte. The families say what makes their tables (``FAMILY`` in
``family``), and ``python -m conf.make.lists`` writes an index of all of them. What goes over
several games of one family is in a module here that is named after it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from pkgutil import resolve_name

from juegos import catalogue, data
from juegos.core.about import Maker, Readings
from juegos.core.errors import ImpossibleReadings, UnknownName, nearest
from juegos.core.game import SEATS, choose
from juegos.core.message import _
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, as_tuples
from juegos.engine.account import opening
from juegos.engine.odds import Chain, Means, means, odds, reachable_chain


def by_reading(slug: str, readings: Readings) -> Table:
    """Return the odds under the readings given, and under every change of one of them."""
    base = catalogue.game(slug, readings)
    rows: list[list[Cell]] = [
        [*head, *chances(slug, chosen)] for head, chosen in changes(slug, readings)
    ]
    return Table(
        f"{slug}.odds",
        _("{name}: the odds under each reading", name=catalogue.entry(slug).name),
        _BY_READING,
        as_tuples(rows),
        _("chance of winning, number of throws, gain in stakes"),
        source(slug),
        tuple(base.readings.items()),
    )


HEADS = (_("crux"), _("reading"), _("in words"))
_WINS = (_("A wins"), _("B wins"), _("nobody"))
_BY_READING = (*HEADS, *_WINS, _("mean throws"), _("A’s mean gain"))


def changes(slug: str, readings: Readings) -> Iterator[tuple[tuple[str, str, str], Readings]]:
    """Yield the given readings, then every change of one of them, each with the head of its row.

    A change that contradicts the given readings has no row.
    """
    base = catalogue.game(slug, readings)
    if readings:
        yield (_("all"), _("as chosen"), _("as chosen")), readings
    else:
        yield (_("all"), _("default"), _("every default")), readings
    for crux in base.cruces:
        for reading in crux.readings:
            changed = {**readings, crux.name: reading.key}
            if reading.key != base.readings[crux.name] and can_be_played(slug, changed):
                yield (crux.name, reading.key, reading.gloss), changed


def can_be_played(slug: str, readings: Readings) -> bool:
    """Return whether these readings go together."""
    try:
        catalogue.game(slug, readings)
    except ImpossibleReadings:
        return False
    return True


def chances(slug: str, readings: Readings) -> Means:
    """Return the chances and means of a game in which nobody decides, or by its policy.

    They are computed once, however the readings are given. Raises ``NotExact`` where there is no
    policy, and ``ImpossibleReadings``.
    """
    return _chances(slug, _all_readings(slug, readings))


def chain(slug: str, readings: Readings) -> Chain:
    """Return the states that a game can reach, walked once; raises like ``chances``."""
    return _chain(slug, _all_readings(slug, readings))


def _all_readings(slug: str, readings: Readings) -> tuple[tuple[str, str], ...]:
    return tuple(sorted(catalogue.game(slug, readings).readings.items()))


@lru_cache(maxsize=256)
def _chances(slug: str, readings: tuple[tuple[str, str], ...]) -> Means:
    return means(catalogue.game(slug, dict(readings)), _chain(slug, readings))


@lru_cache(maxsize=32)  # those of one game, which its table, its curves and its page all ask for
def _chain(slug: str, readings: tuple[tuple[str, str], ...]) -> Chain:
    return reachable_chain(catalogue.game(slug, dict(readings)))


def by_first_suerte(slug: str, readings: Readings) -> Table:
    """Return the value of each first suerte to A; the head tells whose it is.

    Raises:
        ImpossibleReadings: under these readings the first cast makes no suerte.
    """
    game = catalogue.game(slug, readings)
    start = game.start()
    casts = game.throws(start)
    steps = casts.map(lambda throw: game.play(start, throw))
    reached = steps.map(lambda step: (step.state, opening(game).after(step)))
    first = [(s, a) for s, a in reached if game.outcome(s) is None and s != start and s.given]
    if not first:
        chosen = " ".join(f"{crux}={key}" for crux, key in game.readings.items())
        raise ImpossibleReadings(
            _("in {slug} with {chosen} the first throw makes no suerte", slug=slug, chosen=chosen)
        )
    rows: list[list[Cell]] = []
    for state, account in sorted(first, key=lambda pair: int(pair[0].given)):
        after = odds(game, state, account=account)
        chances = (after.p_first, after.p_second, after.p_draw)
        rows.append([state.given, reached[state, account], *chances, after.mean_net])
    seat = SEATS[first[0][0].other]
    return Table(
        f"{slug}.primera-suerte",
        _(
            "{name}: the odds once {seat} has the first suerte",
            name=catalogue.entry(slug).name,
            seat=seat,
        ),
        (_("suerte of {seat}", seat=seat), _("ways of {total}", total=casts.total), *_BY_SUERTE),
        as_tuples(rows),
        _("ways out of {total}, chance of winning, gain in stakes", total=casts.total),
        source(slug),
        tuple(game.readings.items()),
    )


_BY_SUERTE = (*_WINS, _("A’s mean gain"))


def by_game(slug: str, readings: Readings) -> Table:
    """Return the odds of the games of the Book of Dice by their default readings, in its order."""
    choose(slug, (), readings)
    games = [game for game in catalogue.games_of(slug) if game.loci[0].startswith("ldj:")]
    rows: list[list[Cell]] = [
        [entry.slug, entry.loci[0].partition(":")[2], *chances(entry.slug, {})] for entry in games
    ]
    return Table(
        "dados.juegos",
        _("The twelve games of dice, each by its default readings"),
        (_("game"), _("fol."), *_BY_READING[len(HEADS) :]),
        as_tuples(rows),
        _("chance of winning, number of throws, gain in stakes"),
        tuple(dict.fromkeys(Locus.parse(entry.loci[0]) for entry in games)),
        (),
    )


# What makes each table, by its id: module and function, imported when it is asked for.
TABLES: Mapping[str, str] = {row[0]: row[1] for row in data.rows("tables.tsv")}


def ids() -> tuple[str, ...]:
    """Return the ids of all tables."""
    return tuple(TABLES)


def table(id: str, readings: Readings | None = None) -> Table:
    """Return a table by its id; raises ``UnknownName`` with the nearest id."""
    if id not in TABLES:
        raise UnknownName(
            _("there is no table {name!r}; {names}", name=id, names=nearest(id, TABLES))
        )
    return _make(id, tuple(sorted((readings or {}).items())))


@lru_cache(maxsize=128)  # a page, its figure, its downloads and its references all ask for it
def _make(id: str, readings: tuple[tuple[str, str], ...]) -> Table:
    maker: Maker = resolve_name(TABLES[id])
    made = maker(id.partition(".")[0], dict(readings))
    return replace(made, made_by=TABLES[id].replace(":", "."))


def source(slug: str) -> tuple[Locus, ...]:
    """Return the leaves that a game is based on."""
    return tuple(map(Locus.parse, catalogue.entry(slug).loci))
