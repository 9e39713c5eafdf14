"""The executable apparatus: what the text claims, counted by the program on the text itself.

``CHECKS`` is the list, in the order of the text; ids are Spanish and are never taken back. One
file holds one family of checks.
"""

from __future__ import annotations

from functools import cache, partial

from conf.claims import (
    die,
    ladder,
    limits,
    lines,
    lists,
    of_games_of_tables,
    of_tables,
    solved,
    sozobras,
    tantos,
    twelve_games,
)
from conf.claims.verdict import Check, Veredicto
from conf.edition import corpus as texts
from conf.edition.corpus import Corpus

CHECKS = (
    Check("proemio.veintiuno", die.veintiuno),
    Check("proemio.sesenta-y-tres", die.sesenta_y_tres),
    Check("proemio.caras-opuestas", die.caras_opuestas),
    Check("tanto.casos", lists.tanto, crux="tanto.ternas"),
    Check("triga.sozobras", sozobras.triga),
    Check("triga.altas", lists.altas),
    Check("triga.bajas", lists.bajas),
    Check("triga.par", lists.par, "editorial", "triga.par"),
    Check("triga.suertes", limits.triga),
    Check("triga.sumas", lists.sumas),
    Check("triga.ocho", lists.ocho, crux="triga.ocho"),
    Check("triga.una-vez", lists.una_vez),
    Check("triga.cincuenta-y-seis", lists.cincuenta_y_seis, crux="triga.ocho"),
    Check("triga.no-en-mas", lists.no_en_mas, crux="triga.ocho"),
    Check("azar.sozobras", sozobras.azar),
    Check("azar.limites", partial(limits.azar, segment="azar.s4"), crux="azar.limites"),
    Check("azar.limites-propia", partial(limits.azar, segment="azar.s6"), crux="azar.limites"),
    Check("marlota.limites", limits.marlota, crux="marlota.limites"),
    Check("panquist.suertes", limits.panquist),
    Check("panquist.simetria", ladder.simetria, "editorial", "panquist.cinco-as-as"),
    Check("panquist.sumas", ladder.sumas),
    Check(
        "panquist.tria-as-nueve",
        partial(ladder.enmienda, segment="panquist.s8"),
        crux="panquist.tria-as",
    ),
    Check(
        "panquist.dos-dos-cinco",
        partial(ladder.enmienda, segment="panquist.s9"),
        crux="panquist.dos-dos-cinco",
    ),
    Check(
        "panquist.tria-as-diez",
        partial(ladder.enmienda, segment="panquist.s10"),
        crux="panquist.tria-as",
    ),
    Check(
        "panquist.quinto",
        partial(ladder.enmienda, segment="panquist.s13"),
        crux="panquist.quinto",
    ),
    Check("panquist.completa", ladder.completa),
    Check("medio-azar.limites", limits.medio_azar, crux="medio-azar.catorce"),
    Check("medio-azar.tantos", tantos.crecen),
    Check("guirguiesca.sozobras", sozobras.guirguiesca),
    Check("guirguiesca.suertes", limits.guirguiesca),
    Check("cierre.doce", twelve_games.doce, "open", "cierre.doze"),
    Check("tablas.casas", of_tables.casas),
    Check("tablas.quince", of_tables.quince),
    Check("tablas.baratar", of_tables.baratar, "open"),
    Check("tablas.mannar", of_tables.mannar, "open"),
    Check("tablas.seis", of_tables.seis, crux="tablas.seis"),
    Check("doblet.por-otro", of_games_of_tables.por_otro),
    Check("fallas.otra-manera", of_games_of_tables.otra_manera),
    Check("seis-dos-y-as.quince", of_games_of_tables.quinze),
    Check("emperador.salir", of_games_of_tables.salir),
    Check("medio-emperador.mitad", of_games_of_tables.mitad),
    Check(
        "pareja-de-entrada.auantaia",
        of_games_of_tables.auantaia,
        "open",
        "pareja-de-entrada.par",
    ),
    Check("cab-e-quinal.punto", of_games_of_tables.punto, "open"),
    Check("todas-tablas.todas", of_games_of_tables.todas),
    Check("laquet.tres-tablas", of_games_of_tables.tres, crux="laquet.tres-tablas"),
    Check("laquet.ventaja", of_games_of_tables.ventaja, "open"),
    Check("buffa-de-baldrac.encasar", of_games_of_tables.encasar),
    Check("alquerque.lugares", lines.lugares),
    Check("alquerque.trebejos", lines.trebejos),
    Check("alquerque.primera", lines.primera),
    Check("alquerque.respuesta", lines.respuesta),
    Check("alquerque.mano", lines.mano, "open"),
    Check("alquerque.mannar", lines.mannar, "open"),
    Check("cercar-la-liebre.doce", solved.doce, "editorial", "cercar-la-liebre.doze"),
    Check("cercar-la-liebre.once", solved.once, "editorial", "cercar-la-liebre.doze"),
    Check("cercar-la-liebre.diez", solved.diez, "editorial", "cercar-la-liebre.doze"),
    Check("cercar-la-liebre.nueve", solved.nueve, "editorial", "cercar-la-liebre.doze"),
    Check("alquerque-de-tres.mano", solved.mano, "open", "alquerque-de-tres.movimiento"),
    Check("alquerque-de-tres.plan", solved.plan, "open", "alquerque-de-tres.movimiento"),
    Check("alquerque-de-tres.otro", solved.otro, "open", "alquerque-de-tres.movimiento"),
)


@cache
def verdict(id: str) -> Veredicto:
    """Return the verdict of one check on our corpus; raises ``LostClaim`` and ``KeyError``."""
    return {check.id: check for check in CHECKS}[id].run(texts.load())


def verdicts(corpus: Corpus) -> tuple[Veredicto, ...]:
    """Return the verdict of every check on this corpus; raises ``LostClaim``."""
    return tuple(check.run(corpus) for check in CHECKS)
