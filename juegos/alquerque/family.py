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
        "alquerque.grados": "juegos.alquerque.tables:degrees",
        "alquerque.apertura": "juegos.alquerque.tables:openings",
        "alquerque.finales": "juegos.alquerque.tables:endings_solved",
        "alquerque-de-tres.resuelta": "juegos.alquerque.tables:three_solved",
        "alquerque-de-tres.primera": "juegos.alquerque.tables:three_first_men",
        "cercar-la-liebre.resuelta": "juegos.alquerque.tables:hare_solved",
        "cercar-la-liebre.comienzo": "juegos.alquerque.tables:hare_set_ups",
        "cercar-la-liebre.estrategia": "juegos.alquerque.tables:hare_strategy",
        "alquerque-familia.comparacion": "juegos.alquerque.tables:side_by_side",
        "alquerque-familia.maneras": "juegos.alquerque.tables:manners",
        "alquerque-familia.arbol": "juegos.alquerque.tables:kinship",
        "alquerque-familia.acuerdo": "juegos.alquerque.agreement:cuadro_acuerdo",
        "alquerque-familia.encuentros": "juegos.alquerque.tables:matches",
        "alquerque-familia.tableros": "juegos.alquerque.tables:all_boards",
        "alquerque-familia.perft": "juegos.alquerque.tables:sequences",
    },
    of_each={"perft": "juegos.alquerque.tables:sequences_of_one"},
    of_some={
        "coste": "juegos.alquerque.tables:cost",
        "resuelta": "juegos.alquerque.tables:whole_games",
    },
)
