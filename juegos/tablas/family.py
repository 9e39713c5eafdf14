"""What the games of tables share, and their tables of results."""

from __future__ import annotations

from juegos.core.about import Can, Family
from juegos.core.advice import Players
from juegos.core.message import _

FAMILY = Family(
    "Tables",
    Players(
        ("strong", "good", "greedy", "random"),
        "juegos.tablas.players:advise",
        work=1_000,
        reviews="juegos.tablas.review:REVIEWER",
    ),
    origin=_("Seville, 1283"),
    sides=(_("A, with the white men"), _("B, with the black men")),
    can=frozenset({Can.STEP, Can.MULTI_STEP}),
    tables={
        "backgammon.tiros": "juegos.tablas.backgammon.tables_of_chances:shots",
        "backgammon.entrar": "juegos.tablas.backgammon.tables_of_chances:entering",
        "backgammon.sacar": "juegos.tablas.backgammon.tables_of_chances:last_two",
        "backgammon.sacar-medias": "juegos.tablas.backgammon.tables_of_chances:stacks",
        "backgammon.sacar-quince": "juegos.tablas.backgammon.tables_of_chances:fifteen",
        "backgammon.perdida": "juegos.tablas.backgammon.tables_of_losses:table",
        "trictrac.jans": "juegos.tablas.trictrac.chances:points",
        "trictrac.coups-battre": "juegos.tablas.trictrac.chances:hitting",
        "trictrac.coups-remplir": "juegos.tablas.trictrac.chances:filling",
        "trictrac.coups-case": "juegos.tablas.trictrac.chances:making_table",
        "trictrac.coups-coin": "juegos.tablas.trictrac.chances:corner_table",
        "trictrac.jans-rares": "juegos.tablas.trictrac.chances:rare",
        "trictrac.esperance": "juegos.tablas.trictrac.chances:expected",
        "tablas.tratados": "juegos.tablas.dates_of_tables:treatises",
        "tablas.fechas": "juegos.tablas.dates_of_tables:dates",
        "tablas.lecciones": "juegos.tablas.trictrac.chances:lessons",
        "tablas.encuentros": "juegos.tablas.tables_of_matches:table",
        "tablas.un-numero": "juegos.tablas.chances_of_two_dice:one",
        "tablas.dos-numeros": "juegos.tablas.chances_of_two_dice:two",
        "tablas.libro": "juegos.tablas.libro_comparison:table",
        "tablas.libro-salidas": "juegos.tablas.libro_outcomes:table",
        "tablas.libro-acuerdo": "juegos.tablas.libro_cross_check:table",
        "laquet.bandos": "juegos.tablas.laquet_sides:table",
        "garanguet.lever": "juegos.tablas.garanguet_bearing_off:table",
    },
    of_some={
        "odds": "juegos.tablas.quadra.tables_of_chances:by_reading",
        "chances": "juegos.tablas.libro_results:table",
        "lecturas": "juegos.tablas.libro_readings:table",
    },
)
