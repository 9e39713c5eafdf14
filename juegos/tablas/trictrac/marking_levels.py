"""The two levels of play: the board marks for the players, or they mark for themselves.

One game for the catalogue: its rules and cruces are those of both levels together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from juegos.core.game import Game, choose
from juegos.core.source import crux
from juegos.tablas.trictrac import game as juego
from juegos.tablas.trictrac.strict.game import Estricto

NIVEAU = crux(
    "trictrac.niveau",
    "guiton1822",
    "Who marks?",
    ("assiste", "the board marks for both, and explains", "juegos"),
    ("strict", "each player, and the other may send him to school", "guiton1822"),
)
CRUCES = (NIVEAU, *Estricto.cruces)


def trictrac(readings: Mapping[str, str]) -> Game[Any, Any]:
    """Return the game at the level that the readings ask for.

    Raises:
        UnknownName: there is no such crux, or it has no such reading.
    """
    chosen = choose("trictrac", CRUCES, readings)
    level = Estricto if chosen["niveau"] == "strict" else juego.Trictrac
    known = {item.name for item in level.cruces}
    game = level({name: key for name, key in chosen.items() if name in known})
    game.rules, game.cruces, game.readings = Estricto.rules, CRUCES, chosen
    return game
