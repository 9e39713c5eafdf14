"""Every game by its slug: the joined manifests of the families. No other module knows all games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from juegos.alquerque import family as alquerque
from juegos.core.errors import UnknownName, at_line, nearest
from juegos.core.manifest import Entry
from juegos.core.message import _
from juegos.dados import family as dados
from juegos.naipes import family as naipes
from juegos.tablas import family as tablas

if TYPE_CHECKING:  # what makes a game, and whoever hands in a record, has imported them
    from juegos.core.game import Game
    from juegos.core.record import Record

CATALOGUE: Mapping[str, Entry] = {
    entry.slug: entry for family in (dados, alquerque, tablas, naipes) for entry in family.GAMES
}

# Families by their names, each with its title.
FAMILIES: Mapping[str, str] = {
    family.GAMES[0].family: family.TITLE for family in (dados, alquerque, tablas, naipes)
}


def entry(slug: str) -> Entry:
    """Return the entry of a game; raises ``UnknownName`` with the nearest slug."""
    if slug not in CATALOGUE:
        raise UnknownName(
            _("there is no game {slug!r}; {names}", slug=slug, names=nearest(slug, CATALOGUE))
        )
    return CATALOGUE[slug]


def game(slug: str, readings: Mapping[str, str] | None = None) -> Game[Any, Any]:
    """Return a game under these readings, each by default the first of its crux."""
    return entry(slug).game(readings or {})


def entry_of(record: Record) -> Entry:
    """Return the entry of the game that a record names; raises ``UnknownName`` with the line."""
    with at_line(record.header_lines.get("Game", 1)):
        return entry(record.slug)


def game_of(record: Record) -> Game[Any, Any]:
    """Return the game that a record names; raises ``JuegosError`` headed by its line."""
    found = entry_of(record)
    with at_line(record.header_lines.get("Readings", 1)):
        return found.game(dict(record.readings))
