"""The tables of the games of tables by their ids; each is imported on demand."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.manifest import Maker, Makers


def _of_backgammon() -> Mapping[str, Maker]:
    from juegos.tablas.backgammon import tables_of_chances as tables

    return {
        "backgammon.tiros": tables.shots,
        "backgammon.entrar": tables.entering,
        "backgammon.sacar": tables.last_two,
        "backgammon.sacar-medias": tables.stacks,
        "backgammon.sacar-quince": tables.fifteen,
    }


def _of_losses() -> Mapping[str, Maker]:
    from juegos.tablas.backgammon.tables_of_losses import table

    return {"backgammon.perdida": table}


def _of_trictrac() -> Mapping[str, Maker]:
    from juegos.tablas.trictrac import tables_of_chances as tables

    return {
        "trictrac.coups-battre": tables.hitting,
        "trictrac.coups-remplir": tables.filling,
        "trictrac.coups-case": tables.making,
        "trictrac.coups-coin": tables.corner,
        "trictrac.jans-rares": tables.rare,
        "trictrac.esperance": tables.expected,
    }


def _of_points() -> Mapping[str, Maker]:
    from juegos.tablas.trictrac.table_of_points import table

    return {"trictrac.jans": table}


def _of_treatises() -> Mapping[str, Maker]:
    from juegos.tablas.trictrac.treatises import table

    return {"tablas.tratados": table}


def _of_dates() -> Mapping[str, Maker]:
    from juegos.tablas.dates_of_tables import table

    return {"tablas.fechas": table}


def _of_lessons() -> Mapping[str, Maker]:
    from juegos.tablas.trictrac.lessons import table

    return {"tablas.lecciones": table}


def _of_matches() -> Mapping[str, Maker]:
    from juegos.tablas.tables_of_matches import table

    return {"tablas.encuentros": table}


def _of_two_dice() -> Mapping[str, Maker]:
    from juegos.tablas.chances_of_two_dice import one, two

    return {"tablas.un-numero": one, "tablas.dos-numeros": two}


def _of_the_book() -> Mapping[str, Maker]:
    from juegos.tablas.tables_of_the_book import MAKERS

    return MAKERS


OF_THE_BOOK = (
    "tablas.libro tablas.libro-salidas tablas.libro-acuerdo "
    "quinze-tablas.odds doze-canes.odds doblet.odds fallas.chances seis-dos-y-as.chances "
    "emperador.chances medio-emperador.chances pareja-de-entrada.chances cab-e-quinal.chances "
    "todas-tablas.chances laquet.chances buffa-cortesa.chances buffa-de-baldrac.chances "
    "romanos-reencontrat.chances laquet.bandos fallas.lecturas seis-dos-y-as.lecturas "
    "emperador.lecturas medio-emperador.lecturas pareja-de-entrada.lecturas "
    "cab-e-quinal.lecturas todas-tablas.lecturas laquet.lecturas buffa-cortesa.lecturas "
    "buffa-de-baldrac.lecturas romanos-reencontrat.lecturas"
).split()
BACKGAMMON: Mapping[str, Makers] = {
    **dict.fromkeys(
        (
            "backgammon.tiros",
            "backgammon.entrar",
            "backgammon.sacar",
            "backgammon.sacar-medias",
            "backgammon.sacar-quince",
        ),
        _of_backgammon,
    ),
    "backgammon.perdida": _of_losses,
}
TABLES: Mapping[str, Makers] = {
    "trictrac.jans": _of_points,
    "trictrac.coups-battre": _of_trictrac,
    "trictrac.coups-remplir": _of_trictrac,
    "trictrac.coups-case": _of_trictrac,
    "trictrac.coups-coin": _of_trictrac,
    "trictrac.jans-rares": _of_trictrac,
    "trictrac.esperance": _of_trictrac,
    "tablas.tratados": _of_treatises,
    "tablas.fechas": _of_dates,
    "tablas.lecciones": _of_lessons,
    "tablas.encuentros": _of_matches,
    "tablas.un-numero": _of_two_dice,
    "tablas.dos-numeros": _of_two_dice,
    **dict.fromkeys(OF_THE_BOOK, _of_the_book),
}
