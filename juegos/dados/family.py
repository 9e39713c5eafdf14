"""The manifest of the games of dice, fols. 65r-71v, in the order of the book."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from juegos.core.about import Listed
from juegos.core.advice import Player, Players
from juegos.core.manifest import Entry, Maker, Makers
from juegos.core.message import _
from juegos.dados import list_of_games

if TYPE_CHECKING:
    from juegos.core.game import Game
    from juegos.core.review import Reviewer
    from juegos.core.source import Crux


def _reckoned() -> Player[Game[Any, Any], Any, Any]:
    from juegos.engine.players import advise

    return advise


def _reviewer() -> Reviewer:
    from juegos.engine.exact_values import REVIEWER

    return REVIEWER


def _cruces(slug: str) -> tuple[Crux, ...]:
    from juegos.dados.list_of_cruces import cruces

    return cruces(slug)


SIDES = (_("A"), _("B"))
PLAYERS = Players(("best", "random"), _reckoned, work=5_000, reviewer=_reviewer)

WHENCE = _("Seville, 1283")
# The games in which players decide something; in all others the dice do.
DECIDED = ("guirguiesca",)


def _entry(game: Listed) -> Entry:
    """Return the entry of a game of dice: its own fields, and those of the family."""
    players = Players(game.levels, game.player, game.work) if game.levels else PLAYERS
    return Entry(
        *(game.slug, game.name, "dados", tuple(game.loci.split()), game.make, players),
        disputed=_cruces,
        says=game.says,
        origin=game.origin or WHENCE,
        sides=game.sides or SIDES,
        about=game.about,
        chance_only=game.slug not in DECIDED,
    )


TITLE = "The Book of Dice"
GAMES = tuple(map(_entry, list_of_games.GAMES))

# The games in which each seat has a suerte and the two race.
RACES = tuple(game.slug for game in list_of_games.GAMES if "primera-suerte" in game.tables)


def _tables() -> Mapping[str, Maker]:
    from juegos.dados import tables

    return {
        "triga.lista": tables.written_throws,
        "panquist.escalera": tables.ladder,
        "panquist.bote": tables.pots,
        "medio-azar.bote": tables.pots,
        "azar-pujado.bote": tables.pots,
        "azar-pujado.crecimiento": tables.growth,
        "guirguiesca.valor": tables.values,
        "guirguiesca.envite": tables.stakes,
    }


TABLES: Mapping[str, Makers] = {
    "triga.lista": _tables,
    "panquist.escalera": _tables,
    "panquist.bote": _tables,
    "medio-azar.bote": _tables,
    "azar-pujado.bote": _tables,
    "azar-pujado.crecimiento": _tables,
    "guirguiesca.valor": _tables,
    "guirguiesca.envite": _tables,
}
