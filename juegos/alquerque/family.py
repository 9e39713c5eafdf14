"""What the games on points and lines share, and their tables of results."""

from __future__ import annotations

from juegos.core.about import Can, Family
from juegos.core.advice import Players
from juegos.core.message import _

FAMILY = Family(
    "The alquerques and their kin",
    Players(
        ("strong", "middling", "weak", "greedy", "random"),
        "juegos.alquerque.players:advise",
        work=72_000,
        reviews="juegos.alquerque.review:REVIEWER",
    ),
    sides=(_("White"), _("Black")),
    can=frozenset({Can.STEP, Can.POSITIONAL}),
    tables={
        "alquerque.grados": "juegos.tables.alquerque:degrees",
        "alquerque.apertura": "juegos.tables.alquerque:openings",
        "alquerque.finales": "juegos.tables.alquerque:endings_solved",
        "alquerque-de-tres.resuelta": "juegos.tables.alquerque:three_solved",
        "alquerque-de-tres.primera": "juegos.tables.alquerque:three_first_men",
        "cercar-la-liebre.resuelta": "juegos.tables.alquerque:hare_solved",
        "cercar-la-liebre.comienzo": "juegos.tables.alquerque:hare_set_ups",
        "cercar-la-liebre.estrategia": "juegos.tables.alquerque:hare_strategy",
        "alquerque-familia.comparacion": "juegos.tables.alquerque:side_by_side",
        "alquerque-familia.maneras": "juegos.tables.alquerque:manners",
        "alquerque-familia.arbol": "juegos.tables.alquerque:kinship",
        "alquerque-familia.acuerdo": "juegos.tables.alquerque.agreement:cuadro_acuerdo",
        "alquerque-familia.encuentros": "juegos.tables.alquerque:matches",
        "alquerque-familia.tableros": "juegos.tables.alquerque:all_boards",
        "alquerque-familia.perft": "juegos.tables.alquerque:sequences",
    },
    of_each={"perft": "juegos.tables.alquerque:sequences_of_one"},
    of_some={
        "coste": "juegos.tables.alquerque:cost",
        "resuelta": "juegos.tables.alquerque:whole_games",
    },
)
