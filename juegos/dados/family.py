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
    from juegos.engine.worths import REVIEWER

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
    """Return the entry of a game of dice, which says what is its own and shares the rest."""
    players = Players(game.levels, game.player, game.work) if game.levels else PLAYERS
    return Entry(
        *(game.slug, game.name, "dados", tuple(game.loci.split()), game.make, players),
        disputed=_cruces,
        says=game.says,
        whence=game.whence or WHENCE,
        sides=game.sides or SIDES,
        about=game.about,
        lot=game.slug not in DECIDED,
    )


TITLE = "The Book of Dice"
GAMES = tuple(map(_entry, list_of_games.GAMES))

# The games in which each seat has a suerte and the two race.
RACES = tuple(game.slug for game in list_of_games.GAMES if "primera-suerte" in game.tables)


def _of_games() -> Mapping[str, Maker]:
    from juegos.dados.tables_of_games import ladder, listed

    return {"triga.lista": listed, "panquist.escalera": ladder}


def _of_tantos() -> Mapping[str, Maker]:
    from juegos.dados.tables_of_tantos import pots, stakes, values

    pots_of = ("panquist", "medio-azar", "azar-pujado")
    return {
        **{f"{slug}.bote": pots for slug in pots_of},
        "guirguiesca.valor": values,
        "guirguiesca.envite": stakes,
    }


def _of_growth() -> Mapping[str, Maker]:
    from juegos.dados.growth_of_the_pot import growth

    return {"azar-pujado.crecimiento": growth}


TABLES: Mapping[str, Makers] = {
    "triga.lista": _of_games,
    "panquist.escalera": _of_games,
    "panquist.bote": _of_tantos,
    "medio-azar.bote": _of_tantos,
    "azar-pujado.bote": _of_tantos,
    "azar-pujado.crecimiento": _of_growth,
    "guirguiesca.valor": _of_tantos,
    "guirguiesca.envite": _of_tantos,
}
