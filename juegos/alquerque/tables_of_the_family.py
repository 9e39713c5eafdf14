"""Tables of the whole family; this module is loaded when one of them is asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import takewhile
from types import MappingProxyType
from typing import Any

from juegos import catalogue
from juegos.alquerque.sequences import kept
from juegos.core.errors import ImpossibleReadings
from juegos.core.game import choose
from juegos.core.manifest import Entry
from juegos.core.message import _, listed
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, fixed

# The counts go as deep as there are no more sequences than this, but never deeper than that.
MOST, DEEPEST = 100_000, 10

Readings = Mapping[str, str]


def cuadro_perft(slug: str, readings: Readings) -> Table:
    """Return for every game of points how many sequences of moves there are, by their length.

    A sequence is counted by its whole turns: a capture of many men is one, two captures over
    different points are two. A throw counts as a move of its own, and so do a huff, the removal
    of a man in alquerque de nueve and, in queah, a man put before one moves. No rule of draws is
    applied. A game has a row by its default readings and one for every
    change of a single one that its moves depend on.
    """
    choose(slug, (), readings)
    rows = [[entry.slug, *row] for entry in family() for row in _rows(entry.slug, ())]
    return Table(
        f"{slug}.perft",
        _("Sequences of moves of the games of points, by their length"),
        (_("game"), *_COUNTS),
        fixed(rows),
        listed([_UNIT, *PARTS.values()], "; "),
        (),
        (),
        "juegos.alquerque.tables_of_the_family.cuadro_perft",
    )


def cuadro_perft_de(slug: str, readings: Readings) -> Table:
    """Return how many sequences of moves one game has, by the readings given and every change."""
    entry = catalogue.entry(slug)
    base = entry.game(readings)
    rows = _rows(slug, tuple(sorted(readings.items())))
    width = max(len([cell for cell in row if cell != ""]) for row in rows)
    return Table(
        f"{slug}.perft",
        _("{name}: sequences of moves, by their length", name=entry.name),
        _COUNTS[:width],
        fixed([row[:width] for row in rows]),
        listed([_UNIT, PARTS[slug]], "; ") if slug in PARTS else _UNIT,
        tuple(map(Locus.parse, entry.loci)),
        tuple(base.readings.items()),
        "juegos.alquerque.tables_of_the_family.cuadro_perft_de",
    )


_COUNTS = (_("readings"), *map(str, range(1, DEEPEST + 1)))
_UNIT = _("sequences of whole turns, the routes of captures kept apart; without rules of draws")
# What is counted as a move of its own though it is not a whole turn, by game.
PARTS = {
    "alquerque-de-nueve": _(
        "in alquerque de nueve a throw and a removal count as moves of their own"
    ),
    "queah": _("in queah, under reserva=y-mueve, a man put counts as a move of its own"),
}


def family() -> list[Entry]:
    """Return the games of the family, in the catalogue's order."""
    return [entry for entry in catalogue.CATALOGUE.values() if entry.family == "alquerque"]


@cache
def _rows(slug: str, given: tuple[tuple[str, str], ...]) -> list[list[Cell]]:
    """Return the counts of a game by its readings, the default or those given first."""
    rows: list[list[Cell]] = []
    for changed in singles(slug, dict(given)):
        found = _counted(slug, {**dict(given), **changed})
        says = " ".join(f"{crux}={key}" for crux, key in changed.items())
        says = says or (_("as chosen") if given else _("default"))
        rows.append([says, *found, *[""] * (DEEPEST - len(found))])
    return rows


def _counted(slug: str, readings: Readings) -> list[int]:
    """Return the counts of a game: those that are kept, where these readings have some."""
    game: Any = catalogue.game(slug, readings)
    usual = {crux.name: crux.default for crux in game.cruces if crux.name != "final"}
    changed = {name: game.readings[name] for name in usual if game.readings[name] != usual[name]}
    for one in kept():
        if (one.slug, one.chosen) == (slug, changed):
            return _few(one.nodes)
    return counts(game.core)


def _few(nodes: Sequence[int]) -> list[int]:
    """Return of counts that go far enough what ``counts`` finds: after a none come more of them."""
    ended = [0] * DEEPEST if nodes[-1] == 0 else []
    return list(takewhile(lambda number: number <= MOST, (*nodes, *ended)))[:DEEPEST]


def singles(slug: str, given: Readings = MappingProxyType({})) -> Iterator[dict[str, str]]:
    """Yield no change of the readings given, and every change of one that moves depend on.

    With a change that cannot stand alone comes the first of another that lets it stand.
    """
    yield {}
    game = catalogue.game(slug, given)
    cruces = [crux for crux in game.cruces if crux.name != "final"]
    for crux in cruces:
        for key in (key for key in crux.keys if key != game.readings[crux.name]):
            others = [{c.name: k} for c in cruces if c is not crux for k in c.keys[1:]]
            for more in ({}, *others):
                if _stands(slug, {**given, **(chosen := {**more, crux.name: key})}):
                    yield chosen
                    break


def _stands(slug: str, readings: Readings) -> bool:
    try:
        catalogue.game(slug, readings)
    except ImpossibleReadings:
        return False
    return True


def counts(core: Any, most: int = MOST, deepest: int = DEEPEST) -> list[int]:
    """Return the numbers of sequences of one move, two and so on, as long as they are few."""
    found: list[int] = []
    layer = Counter({core.start(): 1})
    while len(found) < deepest:
        number, following = 0, Counter[Any]()
        for position, ways in layer.items():
            moves = core.moves(position)
            number += ways * len(moves)
            if number > most:
                return found
            for move in moves:
                following[core.after(position, move)] += ways
        found.append(number)
        layer = following
    return found
