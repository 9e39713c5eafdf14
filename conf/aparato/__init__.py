"""The executable apparatus: what the text claims, counted by the program on the text itself.

``CHECKS`` is the list, in the order of the text; ids are Spanish and are never taken back. One
file holds one family of checks.
"""

from __future__ import annotations

from functools import partial

from conf.aparato import (
    dado,
    doce,
    escalera,
    limites,
    lineas,
    listas,
    resuelto,
    sozobras,
    tantos,
)
from conf.aparato.veredicto import Check, Veredicto
from conf.corpus import Corpus

CHECKS = (
    Check("proemio.veintiuno", dado.veintiuno),
    Check("proemio.sesenta-y-tres", dado.sesenta_y_tres),
    Check("proemio.caras-opuestas", dado.caras_opuestas),
    Check("tanto.casos", listas.tanto, crux="tanto.ternas"),
    Check("triga.sozobras", sozobras.triga),
    Check("triga.altas", listas.altas),
    Check("triga.bajas", listas.bajas),
    Check("triga.par", listas.par, "editorial", "triga.par"),
    Check("triga.suertes", limites.triga),
    Check("triga.sumas", listas.sumas),
    Check("triga.ocho", listas.ocho, crux="triga.ocho"),
    Check("triga.una-vez", listas.una_vez),
    Check("triga.cincuenta-y-seis", listas.cincuenta_y_seis, crux="triga.ocho"),
    Check("triga.no-en-mas", listas.no_en_mas, crux="triga.ocho"),
    Check("azar.sozobras", sozobras.azar),
    Check("azar.limites", partial(limites.azar, segment="azar.s4"), crux="azar.limites"),
    Check("azar.limites-propia", partial(limites.azar, segment="azar.s6"), crux="azar.limites"),
    Check("marlota.limites", limites.marlota, crux="marlota.limites"),
    Check("panquist.suertes", limites.panquist),
    Check("panquist.simetria", escalera.simetria, "editorial", "panquist.cinco-as-as"),
    Check("panquist.sumas", escalera.sumas),
    Check(
        "panquist.tria-as-nueve",
        partial(escalera.enmienda, segment="panquist.s8"),
        crux="panquist.tria-as",
    ),
    Check(
        "panquist.dos-dos-cinco",
        partial(escalera.enmienda, segment="panquist.s9"),
        crux="panquist.dos-dos-cinco",
    ),
    Check(
        "panquist.tria-as-diez",
        partial(escalera.enmienda, segment="panquist.s10"),
        crux="panquist.tria-as",
    ),
    Check(
        "panquist.quinto",
        partial(escalera.enmienda, segment="panquist.s13"),
        crux="panquist.quinto",
    ),
    Check("panquist.completa", escalera.completa),
    Check("medio-azar.limites", limites.medio_azar, crux="medio-azar.catorce"),
    Check("medio-azar.tantos", tantos.crecen),
    Check("guirguiesca.sozobras", sozobras.guirguiesca),
    Check("guirguiesca.suertes", limites.guirguiesca),
    Check("cierre.doce", doce.doce, "open", "cierre.doze"),
    Check("alquerque.lugares", lineas.lugares),
    Check("alquerque.trebejos", lineas.trebejos),
    Check("alquerque.primera", lineas.primera),
    Check("alquerque.respuesta", lineas.respuesta),
    Check("alquerque.mano", lineas.mano, "open"),
    Check("alquerque.mannar", lineas.mannar, "open"),
    Check("cercar-la-liebre.doce", resuelto.doce, "editorial", "cercar-la-liebre.doze"),
    Check("cercar-la-liebre.once", resuelto.once, "editorial", "cercar-la-liebre.doze"),
    Check("cercar-la-liebre.diez", resuelto.diez, "editorial", "cercar-la-liebre.doze"),
    Check("cercar-la-liebre.nueve", resuelto.nueve, "editorial", "cercar-la-liebre.doze"),
    Check("alquerque-de-tres.mano", resuelto.mano, "open", "alquerque-de-tres.movimiento"),
    Check("alquerque-de-tres.plan", resuelto.plan, "open", "alquerque-de-tres.movimiento"),
    Check("alquerque-de-tres.otro", resuelto.otro, "open", "alquerque-de-tres.movimiento"),
)


def verdicts(corpus: Corpus) -> tuple[Veredicto, ...]:
    """Return the verdict of every check on this corpus; raises ``LostClaim``."""
    return tuple(check.run(corpus) for check in CHECKS)
