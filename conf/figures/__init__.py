"""Figures of the pages, drawn from tables of the rules package. Each has an id."""

from __future__ import annotations

from difflib import get_close_matches
from functools import partial
from typing import TYPE_CHECKING

from conf.figures import (
    alquerque,
    boards,
    cards,
    curves,
    dice,
    house,
    libro,
    libro_ancestry,
    race,
    style,
    tables,
    tantos,
)
from juegos.core.errors import UnknownName, one_of
from juegos.dados.family import GAMES, RACES

if TYPE_CHECKING:
    from collections.abc import Callable

    from matplotlib.figure import Figure

    from conf.figures.curves import Curve

FIGURES: dict[str, Callable[[], Figure]] = {
    "dados.totales": dice.totals,
    "dados.carrera": partial(race.matrix, "dados.carrera"),
    "dados.carrera-dos": partial(race.matrix, "dados.carrera-dos"),
    "panquist.escalera": race.ladder,
    "azar-pujado.crecimiento": tantos.growth,
    "guirguiesca.envite": tantos.envite,
    "alquerque.grados": alquerque.degrees,
    "alquerque-familia.arbol": alquerque.tree,
    "alquerque-familia.tableros": boards.all_boards,
    "casa.salas": house.rooms,
    "naipes.nombres": cards.names,
    "naipes.senas": cards.signs,
    "tablas.flechas": tables.arrows,
    "tablas.tratados": tables.treatises,
    "tablas.fechas": tables.dates,
    "tablas.casas": libro.casas,
    "tablas.entablamientos": libro.setups,
    "tablas.parentesco": libro_ancestry.tree,
    **{f"{game.slug}.odds": partial(dice.readings, game.slug) for game in GAMES},
    **{f"{slug}.primera-suerte": partial(dice.given, slug) for slug in RACES},
}

# The figures that have a curve for every reading, with their games.
CURVES = {f"{slug}.primera-suerte": slug for slug in RACES}


def maker(name: str) -> Callable[[], Figure]:
    """Return the function that makes a figure; raises ``UnknownName`` with the nearest."""
    if name not in FIGURES:
        near = get_close_matches(name, FIGURES, 3, 0.4) or FIGURES
        raise UnknownName(f"there is no figure {name!r}; {one_of(near)}")
    return FIGURES[name]


def draw(name: str) -> str:
    """Return a figure as reproducible SVG text; raises ``UnknownName``."""
    return style.svg(name, maker(name))


def draw_and_paint(name: str) -> tuple[str, bytes]:
    """Return a figure as SVG text, and as PNG; raises ``UnknownName``."""
    return style.svg_and_png(name, maker(name))


def draw_with_curves(name: str) -> tuple[str, list[Curve]]:
    """Return a figure of ``CURVES`` with the hidden curves of other readings, and the curves."""
    found = curves.curves(CURVES[name])
    return style.svg(name, partial(curves.curves_figure, found)), found
