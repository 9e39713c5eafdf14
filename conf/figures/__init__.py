"""Figures of the pages, drawn from tables of the rules package. Each has an id."""

from __future__ import annotations

from difflib import get_close_matches
from functools import partial
from importlib import import_module
from pkgutil import resolve_name
from typing import TYPE_CHECKING

from conf.figures.curves import Curve, curves
from juegos import catalogue
from juegos.core.errors import UnknownName, one_of
from juegos.tables import ids

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from matplotlib.figure import Figure

# The games in which two numbers race.
RACES = [id.partition(".")[0] for id in ids() if id.endswith(".primera-suerte")]
# What draws each figure, named by reference, and what it is given.
FIGURES: dict[str, tuple[str, ...]] = {
    "dados.totales": ("conf.figures.dice:totals",),
    "dados.carrera": ("conf.figures.race:matrix", "dados.carrera"),
    "dados.carrera-dos": ("conf.figures.race:matrix", "dados.carrera-dos"),
    "panquist.escalera": ("conf.figures.race:ladder",),
    "azar-pujado.crecimiento": ("conf.figures.tantos:growth",),
    "guirguiesca.envite": ("conf.figures.tantos:envite",),
    "alquerque.grados": ("conf.figures.alquerque:degrees",),
    "alquerque-familia.arbol": ("conf.figures.alquerque:tree",),
    "alquerque-familia.tableros": ("conf.figures.boards:all_boards",),
    "naipes.nombres": ("conf.figures.cards:names",),
    "naipes.senas": ("conf.figures.cards:signs",),
    "tablas.flechas": ("conf.figures.tables:arrows",),
    "tablas.tratados": ("conf.figures.tables:treatises",),
    "tablas.fechas": ("conf.figures.tables:dates",),
    "tablas.casas": ("conf.figures.libro:casas",),
    "tablas.entablamientos": ("conf.figures.libro:setups",),
    "tablas.parentesco": ("conf.figures.libro_ancestry:tree",),
    **{
        f"{game.slug}.odds": ("conf.figures.dice:readings", game.slug)
        for game in catalogue.games_of("dados")
    },
    **{f"{slug}.primera-suerte": ("conf.figures.dice:given", slug) for slug in RACES},
}

# The figures that have a curve for every reading, with their games.
CURVES = {f"{slug}.primera-suerte": slug for slug in RACES}


def maker(name: str) -> Callable[[], Figure]:
    """Return the function that makes a figure; raises ``UnknownName`` with the nearest."""
    if name not in FIGURES:
        near = get_close_matches(name, FIGURES, 3, 0.4) or FIGURES
        raise UnknownName(f"there is no figure {name!r}; {one_of(near)}")
    function, *given = FIGURES[name]
    return partial(resolve_name(function), *given)


def draw(name: str) -> str:
    """Return a figure as reproducible SVG text; raises ``UnknownName``."""
    make = maker(name)
    drawing: str = load_canvas().svg(name, make)
    return drawing


def draw_and_paint(name: str) -> tuple[str, bytes]:
    """Return a figure as SVG text, and as PNG; raises ``UnknownName``."""
    make = maker(name)
    both: tuple[str, bytes] = load_canvas().svg_and_png(name, make)
    return both


def draw_with_curves(name: str) -> tuple[str, list[Curve]]:
    """Return a figure of ``CURVES`` with the hidden curves of other readings, and the curves."""
    result = curves(CURVES[name])
    make = import_module("conf.figures.dice").curves
    return load_canvas().svg(name, partial(make, result)), result


def load_canvas() -> ModuleType:
    """Return the module of the canvas, imported when it is needed: matplotlib takes a second."""
    return import_module("conf.figures.canvas")
