"""Every game by its slug, as the index has it; no game is imported until it is asked for.

The index lies in ``juegos/data``. A command, ``python -m conf.make.lists``, writes it from what the
games and their families say about themselves (``juegos.core.about``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from juegos import data
from juegos.core.about import Can
from juegos.core.advice import Players
from juegos.core.entry import Entry
from juegos.core.errors import UnknownName, at_line, nearest
from juegos.core.message import _, as_message
from juegos.core.source import Crux, crux

if TYPE_CHECKING:  # imported by what makes a game, and by the caller who passes a record
    from juegos.core.game import Game
    from juegos.core.record import Record


@cache
def _cruces() -> Mapping[str, tuple[Crux, ...]]:
    """Return the cruces of each game that has some."""
    index = data.load_json("cruces.json")
    cruces = {id: crux(id, *rest, *map(tuple, readings)) for id, *rest, readings in index["cruces"]}
    return {slug: tuple(cruces[id] for id in ids) for slug, ids in index["games"].items()}


def _entry(row: dict[str, Any]) -> Entry:
    """Return the entry of a game from its row in the index."""
    lists = {name: tuple(value) for name, value in row.items() if isinstance(value, list)}
    sentences = {name: as_message(row[name]) for name in ("says", "origin")}
    return Entry(
        **{
            **row,
            **lists,
            **sentences,
            "sides": tuple(map(as_message, row.get("sides", ()))),
            "can": frozenset(map(Can, row.get("can", ()))),
            "players": _players(**row["players"]),
            "disputed": lambda slug: _cruces().get(slug, ()),
        }
    )


def _players(*, levels: list[str], no_better: Iterable[str] = (), **others: Any) -> Players:
    return Players(tuple(levels), no_better=tuple(no_better), **others)


_INDEX = data.load_json("games.json")
CATALOGUE: Mapping[str, Entry] = {row["slug"]: _entry(row) for row in _INDEX["games"]}
# Families by their names, each with its title.
FAMILIES: Mapping[str, str] = _INDEX["families"]


def entry(slug: str) -> Entry:
    """Return the entry of a game; raises ``UnknownName`` with the nearest slug."""
    if slug not in CATALOGUE:
        raise UnknownName(
            _("there is no game {slug!r}; {names}", slug=slug, names=nearest(slug, CATALOGUE))
        )
    return CATALOGUE[slug]


def games_of(family: str) -> tuple[Entry, ...]:
    """Return the entries of the games of a family; none of a family that there is not."""
    return tuple(entry for entry in CATALOGUE.values() if entry.family == family)


def game(slug: str, readings: Mapping[str, str] | None = None) -> Game[Any, Any]:
    """Return a game under these readings, each by default the first of its crux."""
    return entry(slug).game(readings or {})


def entry_of(record: Record) -> Entry:
    """Return the entry of the game that a record names; raises ``UnknownName`` with the line."""
    with at_line(record.header_lines.get("Game", 1)):
        return entry(record.slug)


def game_of(record: Record) -> Game[Any, Any]:
    """Return the game that a record names; raises ``JuegosError`` headed by its line."""
    result = entry_of(record)
    with at_line(record.header_lines.get("Readings", 1)):
        return result.game(dict(record.readings))
