"""The site's own Sphinx extension: one directive or role a file, all in the domain ``j``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conf.ext import (
    avisos,
    busqueda,
    cabeza,
    citas,
    descargas,
    dominio,
    folios,
    guardia,
    indices,
    late,
    ligero,
    politica,
    runtime,
    sitio,
    tipos,
)
from conf.ext.aparato import Aparato
from conf.ext.cita import Cita
from conf.ext.crux import Cruces
from conf.ext.cuadro import Cuadro
from conf.ext.figura import Figura
from conf.ext.folios import Folio
from conf.ext.indices import Indice
from conf.ext.mapa import Mapa
from conf.ext.obras import Bibliografia, Glosario
from conf.ext.pasaje import Pasaje
from conf.ext.portada import Extracto
from conf.ext.publicadas import Publicadas
from conf.ext.regla import Reglas
from conf.ext.sentencias import Sentencias
from conf.ext.tablero import Tablero

if TYPE_CHECKING:
    from sphinx.application import Sphinx

PARTS = (
    guardia,
    late,
    dominio,
    descargas,
    citas,
    cabeza,
    politica,
    folios,
    indices,
    runtime,
    sitio,
    tipos,
    avisos,
    busqueda,
    ligero,
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
    "indice": Indice,
    "cita": Cita,
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
