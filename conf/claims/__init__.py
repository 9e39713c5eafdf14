"""The executable apparatus: the claims of the text, checked by the program on the text itself.

``CHECKS`` is the list, in the order of the text; ids are Spanish and permanent. Each file has one
family of checks.
"""

from __future__ import annotations

from functools import cache, partial

from conf.claims import (
    alquerque_board,
    die,
    ladder,
    limits,
    lists,
    solved_games,
    sozobras,
    tablas_board,
    tablas_games,
    tantos,
    twelve_games,
)
from conf.claims.verdict import Check, Veredicto
from conf.edition import corpus as texts

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
    Check("tablas.casas", tablas_board.casas),
    Check("tablas.quince", tablas_board.quince),
    Check("tablas.baratar", tablas_board.baratar, "open"),
    Check("tablas.mannar", tablas_board.mannar, "open"),
    Check("tablas.seis", tablas_board.seis, crux="tablas.seis"),
    Check("doblet.por-otro", tablas_games.por_otro),
    Check("fallas.otra-manera", tablas_games.otra_manera),
    Check("seis-dos-y-as.quince", tablas_games.quinze),
    Check("emperador.salir", tablas_games.salir),
    Check("medio-emperador.mitad", tablas_games.mitad),
    Check(
        "pareja-de-entrada.auantaia",
        tablas_games.auantaia,
        "open",
        "pareja-de-entrada.par",
    ),
    Check("cab-e-quinal.punto", tablas_games.punto, "open"),
    Check("todas-tablas.todas", tablas_games.todas),
    Check("laquet.tres-tablas", tablas_games.tres, crux="laquet.tres-tablas"),
    Check("laquet.ventaja", tablas_games.ventaja, "open"),
    Check("buffa-de-baldrac.encasar", tablas_games.encasar),
    Check("alquerque.lugares", alquerque_board.lugares),
    Check("alquerque.trebejos", alquerque_board.trebejos),
    Check("alquerque.primera", alquerque_board.primera),
    Check("alquerque.respuesta", alquerque_board.respuesta),
    Check("alquerque.mano", alquerque_board.mano, "open"),
    Check("alquerque.mannar", alquerque_board.mannar, "open"),
    Check("cercar-la-liebre.doce", solved_games.doce, "editorial", "cercar-la-liebre.doze"),
    Check("cercar-la-liebre.once", solved_games.once, "editorial", "cercar-la-liebre.doze"),
    Check("cercar-la-liebre.diez", solved_games.diez, "editorial", "cercar-la-liebre.doze"),
    Check("cercar-la-liebre.nueve", solved_games.nueve, "editorial", "cercar-la-liebre.doze"),
    Check("alquerque-de-tres.mano", solved_games.mano, "open", "alquerque-de-tres.movimiento"),
    Check("alquerque-de-tres.plan", solved_games.plan, "open", "alquerque-de-tres.movimiento"),
    Check("alquerque-de-tres.otro", solved_games.otro, "open", "alquerque-de-tres.movimiento"),
)


@cache
def verdict(id: str) -> Veredicto:
    """Return the verdict of one check on our corpus; raises ``LostClaim`` and ``KeyError``."""
    return {check.id: check for check in CHECKS}[id].run(texts.load())


def verdicts() -> tuple[Veredicto, ...]:
    """Return the verdict of every check on our corpus; raises ``LostClaim``."""
    return tuple(verdict(check.id) for check in CHECKS)
