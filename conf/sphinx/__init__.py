"""The site's own Sphinx extension: one directive or role a file, all in the domain ``j``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conf.sphinx import domain, rests
from conf.sphinx.directives import cite, downloads
from conf.sphinx.directives.board import Tablero
from conf.sphinx.directives.claims import Aparato
from conf.sphinx.directives.cruces import Cruces
from conf.sphinx.directives.excerpt import Extracto
from conf.sphinx.directives.figure import Figura
from conf.sphinx.directives.indices import Indice
from conf.sphinx.directives.menu import Menu
from conf.sphinx.directives.overview import Mapa
from conf.sphinx.directives.passage import Pasaje
from conf.sphinx.directives.published import Publicadas
from conf.sphinx.directives.reference import Cita
from conf.sphinx.directives.rooms import Salas
from conf.sphinx.directives.rules import Reglas
from conf.sphinx.directives.sentences import Sentencias
from conf.sphinx.directives.table import Cuadro
from conf.sphinx.directives.works import Bibliografia, Glosario
from conf.sphinx.page import (
    again,
    folios,
    fonts,
    guard,
    head,
    late,
    light,
    notices,
    policy,
    runtime,
    search,
    site,
    spoken,
    styles,
    widget,
)
from conf.sphinx.page.folios import Folio

if TYPE_CHECKING:
    from sphinx.application import Sphinx

PARTS = (
    spoken,
    guard,
    late,
    rests,
    domain,
    again,
    downloads,
    cite,
    head,
    policy,
    folios,
    runtime,
    widget,
    site,
    styles,
    fonts,
    notices,
    search,
    light,
)

DIRECTIVES = {
    "pasaje": Pasaje,
    "reglas": Reglas,
    "cruces": Cruces,
    "cuadro": Cuadro,
    "figura": Figura,
    "folio": Folio,
    "tablero": Tablero,
    "aparato": Aparato,
    "sentencias": Sentencias,
    "publicadas": Publicadas,
    "extracto": Extracto,
    "mapa": Mapa,
    "menu": Menu,
    "indice": Indice,
    "cita": Cita,
    "salas": Salas,
    "glosario": Glosario,
    "bibliografia": Bibliografia,
}


def setup(app: Sphinx) -> dict[str, Any]:
    """Wire the parts together; all of them can be read and written in parallel."""
    for part in PARTS:
        part.setup(app)
    for name, directive in DIRECTIVES.items():
        app.add_directive_to_domain("j", name, directive)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
