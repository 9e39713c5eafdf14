"""The tables of the edition, computed from the games; a table is known by its id.

``GAME.odds`` has a row for each reading, ``GAME.primera-suerte`` (games with a race) one for
each first suerte. Tables of dice alone are in ``cuadros_dados``, those that only one game has in
``dados.cuadros``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from importlib import import_module

from juegos import catalogue, cuadros_dados
from juegos.errors import ImpossibleReadings, UnknownName, one_of
from juegos.game import SEATS
from juegos.odds import odds
from juegos.source import Locus
from juegos.table import Cell, Table, fixed

Readings = Mapping[str, str]
Maker = Callable[[str, Readings], Table]

# The games in which each seat has a suerte and the two race.
RACES = ("triga", "azar", "marlota", "panquist")


def by_reading(slug: str, readings: Readings) -> Table:
    """Return the odds under the readings given, and under every change of one of them."""
    base = catalogue.game(slug, readings)
    head = ("all", "as chosen", "as chosen") if readings else ("all", "default", "every default")
    rows: list[list[Cell]] = [[*head, *_figures(slug, readings)]]
    for crux in base.cruces:
        for reading in crux.readings:
            if reading.key != base.readings[crux.name]:
                changed = {**readings, crux.name: reading.key}
                rows.append([crux.name, reading.key, reading.gloss, *_figures(slug, changed)])
    return Table(
        f"{slug}.odds",
        f"{catalogue.entry(slug).name}: the odds by reading",
        _BY_READING,
        fixed(rows),
        "chances; casts; stakes",
        source(slug),
        tuple(base.readings.items()),
        "juegos.cuadros.by_reading",
    )


_BY_READING = (
    "crux",
    "reading",
    "in words",
    "A wins",
    "B wins",
    "nobody",
    "mean casts",
    "A’s mean gain",
)


def _figures(slug: str, readings: Readings) -> tuple[Fraction, ...]:
    found = odds(catalogue.game(slug, readings))
    return found.p_first, found.p_second, found.p_draw, found.mean_casts, found.mean_net


def by_first_suerte(slug: str, readings: Readings) -> Table:
    """Return what each first suerte is worth to A; whose it is stands in the head.

    Raises:
        ImpossibleReadings: under these readings the first cast makes no suerte.
    """
    game = catalogue.game(slug, readings)
    start = game.start()
    casts = game.throws(start)
    reached = casts.map(lambda throw: game.play(start, throw).state)
    first = [s for s in reached if game.outcome(s) is None and s != start and s.given]
    if not first:
        chosen = " ".join(f"{crux}={key}" for crux, key in game.readings.items())
        raise ImpossibleReadings(f"in {slug} with {chosen} the first cast makes no suerte")
    rows: list[list[Cell]] = []
    for state in sorted(first, key=lambda s: int(s.given)):
        found = odds(game, state)
        chances = (found.p_first, found.p_second, found.p_draw)
        rows.append([state.given, reached[state], *chances, found.mean_net])
    seat = SEATS[first[0].other]
    return Table(
        f"{slug}.primera-suerte",
        f"{catalogue.entry(slug).name}: the odds once {seat} has the first suerte",
        (f"suerte of {seat}", f"ways of {casts.total}", *_BY_SUERTE),
        fixed(rows),
        f"ways of {casts.total}; chances; stakes",
        source(slug),
        tuple(game.readings.items()),
        "juegos.cuadros.by_first_suerte",
    )


_BY_SUERTE = ("A wins", "B wins", "nobody", "A’s mean gain")


def _of_one(name: str) -> Maker:
    """Return a maker of ``juegos.dados.cuadros``, which loads its games, loaded when it is used."""

    def make(slug: str, readings: Readings) -> Table:
        table: Table = getattr(import_module("juegos.dados.cuadros"), name)(slug, readings)
        return table

    return make


_MAKERS: dict[str, tuple[str, Maker]] = {
    **{f"dados.{id}": ("dados", maker) for id, maker in cuadros_dados.MAKERS.items()},
    "triga.lista": ("triga", _of_one("listed")),
    "panquist.escalera": ("panquist", _of_one("ladder")),
    **{f"{slug}.odds": (slug, by_reading) for slug in catalogue.CATALOGUE},
    **{f"{slug}.primera-suerte": (slug, by_first_suerte) for slug in RACES},
}


def ids() -> tuple[str, ...]:
    """Return the ids of all tables."""
    return tuple(_MAKERS)


def table(id: str, readings: Readings | None = None) -> Table:
    """Return a table by its id; raises ``UnknownName`` with those there are."""
    if id not in _MAKERS:
        raise UnknownName(f"there is no table {id!r}; {one_of(_MAKERS)}")
    slug, maker = _MAKERS[id]
    return maker(slug, readings or {})


def source(slug: str) -> tuple[Locus, ...]:
    """Return the leaves that a game stands on."""
    return tuple(map(Locus.parse, catalogue.entry(slug).loci))
