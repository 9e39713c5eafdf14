"""Figures of the pages: tables of the rules package, drawn. A figure is known by its id."""

from __future__ import annotations

from difflib import get_close_matches
from functools import partial
from typing import TYPE_CHECKING

from conf.figuras import alquerque, carrera, dados, estilo, naipes, tablas, tableros, tantos
from juegos.core.errors import UnknownName, one_of
from juegos.tables import RACES, ids

if TYPE_CHECKING:
    from collections.abc import Callable

    from matplotlib.figure import Figure

FIGURES: dict[str, Callable[[], Figure]] = {
    "dados.totales": dados.totals,
    "dados.carrera": partial(carrera.matrix, "dados.carrera"),
    "dados.carrera-dos": partial(carrera.matrix, "dados.carrera-dos"),
    "panquist.escalera": carrera.ladder,
    "azar-pujado.crecimiento": tantos.growth,
    "guirguiesca.envite": tantos.envite,
    "alquerque.grados": alquerque.degrees,
    "alquerque-familia.arbol": alquerque.tree,
    "alquerque-familia.tableros": tableros.all_boards,
    "naipes.nombres": naipes.names,
    "naipes.senas": naipes.signs,
    "tablas.flechas": tablas.arrows,
    "tablas.tratados": tablas.treatises,
    **{id: partial(dados.readings, id.partition(".")[0]) for id in ids() if id.endswith(".odds")},
    **{f"{slug}.primera-suerte": partial(dados.given, slug) for slug in RACES},
}


def draw(name: str) -> str:
    """Return a figure as SVG text, the same bytes each time; raises ``UnknownName``."""
    if name not in FIGURES:
        near = get_close_matches(name, FIGURES, 3, 0.4) or FIGURES
        raise UnknownName(f"there is no figure {name!r}; {one_of(near)}")
    return estilo.svg(name, FIGURES[name])
