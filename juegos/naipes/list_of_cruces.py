"""The cruces of each game, listed so that no game is imported.

Written by ``python -m conf.make.lists`` from the games; ``family`` declares them.
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.source import Crux, Written, crux

_EACH: tuple[Written, ...] = (
    (
        "piquet.cartas-al-pique",
        "cavendish:69",
        "Do the ten for the cards count toward a pique?",
        (
            ("no", "no: the cards are counted after the play", "cavendish"),
            ("si", "yes, if the elder wins seven tricks before the younger wins any", "s004"),
        ),
    ),
    (
        "piquet.punto-de-tres",
        "cavendish:62",
        "Does a point of three cards count?",
        (
            ("si", "yes: the largest point, whatever its number", "cavendish"),
            ("no", "no: a point has at least four cards", "s004"),
        ),
    ),
    (
        "piquet.carta-roja",
        "s004",
        "Does a hand all of whose cards are in good combinations score twenty?",
        (
            ("no", "no: there is no carte rouge", "cavendish"),
            ("si", "yes, as soon as it comes about, towards a repique too", "s004"),
            ("sin-repique-del-menor", "yes, but the younger’s twenty make no repique", "s004"),
        ),
    ),
    (
        "piquet.partida",
        "cavendish:71",
        "How many deals make a partie?",
        (
            ("seis", "six", "cavendish"),
            ("cuatro", "four, the first and the last counting double, by agreement", "cavendish"),
        ),
    ),
    (
        "piquet.descarte-del-menor",
        "cavendish:22",
        "Must the younger hand exchange a card?",
        (
            ("obligado", "yes, at least one", "cavendish"),
            ("libre", "no, as at piquet au cent", "cavendish"),
        ),
    ),
    (
        "piquet-au-cent.punto-de-tres",
        "cavendish",
        "Does a point of three cards count?",
        (
            ("si", "yes: the largest point, whatever its number", "cavendish"),
            ("no", "no: a point has at least four cards", "s004"),
        ),
    ),
    (
        "piquet-au-cent.puntos-en-cuatro",
        "cavendish",
        "What does a point that ends in four count?",
        (
            ("enteros", "its cards, like any other", "cavendish"),
            ("uno-menos", "one less than its cards, by agreement", "cavendish"),
        ),
    ),
    (
        "piquet-au-cent.cartas-bajas",
        "cavendish",
        "Do nines, eights and sevens count in play?",
        (
            ("cuentan", "yes, as at piquet", "cavendish"),
            ("no-cuentan", "no, by agreement", "cavendish"),
        ),
    ),
)

_OF_GAMES: Mapping[str, tuple[str, ...]] = {
    "piquet": (
        "piquet.cartas-al-pique",
        "piquet.punto-de-tres",
        "piquet.carta-roja",
        "piquet.partida",
        "piquet.descarte-del-menor",
    ),
    "piquet-au-cent": (
        "piquet-au-cent.punto-de-tres",
        "piquet-au-cent.puntos-en-cuatro",
        "piquet-au-cent.cartas-bajas",
    ),
}

_BY_ID = {crux[0]: crux for crux in _EACH}


def cruces(slug: str) -> tuple[Crux, ...]:
    """Return the cruces of a game."""
    each = (_BY_ID[id] for id in _OF_GAMES.get(slug, ()))
    return tuple(crux(id, place, asks, *ways) for id, place, asks, ways in each)
