"""What the games of dice share, fols. 65r-71v, and their tables of results."""

from __future__ import annotations

from juegos.core.about import Family
from juegos.core.advice import Players
from juegos.core.message import _

FAMILY = Family(
    "Dice",
    Players(
        ("best", "random"),
        "juegos.engine.players:advise",
        work=5_000,
        reviews="juegos.engine.exact_values:REVIEWER",
    ),
    origin=_("Seville, 1283"),
    sides=(_("A"), _("B")),
    chance_only=True,
    tables={
        "dados.tiradas": "juegos.material.tables_of_throws:throws",
        "dados.permutaciones": "juegos.material.tables_of_throws:permutations",
        "dados.totales": "juegos.material.tables_of_throws:totals",
        "dados.dos": "juegos.material.tables_of_throws:of_two",
        "dados.sozobra": "juegos.material.tables_of_throws:underneath",
        "dados.carrera": "juegos.material.tables_of_throws:race",
        "dados.carrera-dos": "juegos.material.tables_of_throws:race_of_two",
        "dados.juegos": "juegos.tables:by_game",
        "triga.lista": "juegos.tables.dados:written_throws",
        "panquist.escalera": "juegos.tables.dados:ladder",
        "panquist.bote": "juegos.tables.dados:pots",
        "medio-azar.bote": "juegos.tables.dados:pots",
        "azar-pujado.bote": "juegos.tables.dados:pots",
        "azar-pujado.crecimiento": "juegos.tables.dados:growth",
        "guirguiesca.valor": "juegos.tables.dados:values",
        "guirguiesca.envite": "juegos.tables.dados:stakes",
    },
    of_each={"odds": "juegos.tables:by_reading"},
    of_some={"primera-suerte": "juegos.tables:by_first_suerte"},
)
