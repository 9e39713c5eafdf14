"""The results of the fourteen games of the Book of Tables, and of the computer’s levels at them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from juegos.core.game import Counted, choose
from juegos.core.message import Message, _
from juegos.core.source import Locus
from juegos.core.table import Cell, Table, as_tuples
from juegos.tablas.libro_comparison import GAMES
from juegos.tablas.libro_selfplay import GREEDY
from juegos.tablas.matches import MATCHES, OTHERS, Match

COLUMNS = (
    *(_("game"), _("first wins"), _("mean throws")),
    *(_("greedy wins against the lot"), _("strong wins against greedy")),
)


def table(slug: str, readings: Mapping[str, str]) -> Table:
    """Return who wins each game, how long it is, and how often a level beats the one below.

    Raises:
        UnknownName: readings are given; the games were played under the default ones.
    """
    choose(slug, (), readings)
    games = [make({}) for make in GAMES.values()]
    return Table(
        f"{slug}.libro-salidas",
        _("How the fourteen games come out, and how the levels of the computer fare"),
        COLUMNS,
        as_tuples([_row(game) for game in games]),
        _("chances and throws, exact or measured in games of a greedy player; games won"),
        tuple(Locus.parse(f"ldj:{leaf}") for leaf in GAMES),
        (),
    )


def _row(game: Any) -> list[Cell]:
    counted: Any = game
    if isinstance(game, Counted):
        chances = counted.known_figures().chances
        first, throws = f"{float(chances['first_wins']):.3f}", float(chances["mean_casts"])
        return [counted.slug, first, f"{throws:.1f}", _("nobody decides"), ""]
    played = GREEDY[game.slug]
    share, error = played.share(played.first)
    mean, _error = played.mean(played.throws)
    levels = _won(game.slug, "greedy"), _won(game.slug, "strong")
    return [game.slug, f"{share} ± {error}", mean, *levels]


def match(slug: str, level: str) -> Match | None:
    """Return the match of a level of a game against the one below, if one is stored."""
    return next((m for m in (*OTHERS, *MATCHES) if m.slug == slug and m.levels[0] == level), None)


def _won(slug: str, level: str) -> Message | str:
    """Return how many games a level won, and of how many."""
    entry_found = match(slug, level)
    if entry_found is None:
        return _("not measured")
    return _("{won} of {games}", won=entry_found.wins, games=len(entry_found.gains))
