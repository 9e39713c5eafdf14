"""Trictrac at either of its levels, and what it says about itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from juegos.core.about import About
from juegos.core.message import _
from juegos.tablas.trictrac import in_a_minute
from juegos.tablas.trictrac.game import Trictrac

if TYPE_CHECKING:
    from juegos.core.about import Readings
    from juegos.core.game import Game


def at_level(readings: Readings) -> Game[Any, Any]:
    """Return trictrac, or strict trictrac if the reading ``niveau`` says so."""
    game = Trictrac(readings)
    if game.readings["niveau"] == "strict":
        from juegos.tablas.trictrac.strict.game import StrictTrictrac  # noqa: PLC0415  many modules

        return StrictTrictrac(game)
    return game


ABOUT = About(
    "trictrac",
    "Trictrac",
    "lelasseux1852",
    at_level,
    says=_("Points are scored for what a throw could do; men hit stay in place."),
    origin=_("France, described in 1634"),
    doors={
        "score": "juegos.tablas.trictrac.doors:score",
        "plays": "juegos.tablas.trictrac.doors:plays",
        "mark": "juegos.tablas.trictrac.doors:mark",
        "why": "juegos.tablas.trictrac.doors:why",
        "tutor": "juegos.tablas.trictrac.tutor:tutor",
    },
    marks=True,
    marking=("marque", "bredouille", "trou", "trou-double", "effacer"),
    lesson=in_a_minute.TRICTRAC,
)
