"""What the games of cards share, and their tables of results."""

from __future__ import annotations

from juegos.core.about import Can, Family
from juegos.core.advice import Players

FAMILY = Family(
    "Cards",
    Players(
        ("strong", "beginner", "random"),
        "juegos.naipes.piquet.players:advise",
        work=2_000,
        former={"bueno": "strong", "principiante": "beginner"},
        reviews="juegos.naipes.piquet.players:REVIEWER",
    ),
    can=frozenset({Can.STEP, Can.HIDE, Can.COUNT}),
    tables={
        "piquet.mejora": "juegos.naipes.piquet.tables:draws",
        "piquet.una-de-tantas": "juegos.naipes.piquet.tables:draws_by_number",
        "piquet.entre-tantas": "juegos.naipes.piquet.tables:draws_by_unseen",
        "piquet.en-contra": "juegos.naipes.piquet.tables:held_by_the_other",
        "piquet.palos": "juegos.naipes.piquet.tables:suits",
        "piquet.secuencias": "juegos.naipes.piquet.tables:sequences",
        "piquet.puntos": "juegos.naipes.piquet.tables:points",
        "piquet.grupos": "juegos.naipes.piquet.tables:sets",
        "piquet.carta-blanca": "juegos.naipes.piquet.tables:blank",
        "piquet.simulada": "juegos.naipes.piquet.tables:simulated",
        "piquet.manos": "juegos.naipes.piquet.tables:dealt",
        "piquet.decenas": "juegos.naipes.piquet.tables:by_tens",
        "piquet.partida": "juegos.naipes.piquet.tables:of_the_partie",
        "piquet.descartes": "juegos.naipes.piquet.tables:of_discards",
        "naipes.nombres": "juegos.naipes.piquet.tables:names_by_year",
        "naipes.senas": "juegos.naipes.piquet.tables:signs_of_cheats",
    },
)
