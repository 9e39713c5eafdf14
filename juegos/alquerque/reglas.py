"""Rules that many games of points share in the same words, each under the id of its game."""

from __future__ import annotations

from juegos.alquerque.nucleo import Final
from juegos.source import Crux, Locus, Rule, Standing, crux, supplied

REPEATS, PLIES = 3, 100


def no_men(slug: str, place: str, words: str = "", standing: str = "stated") -> Rule:
    """Return the rule that who takes all has won: ``<slug>.todos``."""
    says = "Who takes all the men of the other has won."
    return Rule(f"{slug}.todos", Locus.parse(place), words, Standing(standing), says)


def no_move(slug: str, place: str, words: str = "", standing: str = "stated") -> Rule:
    """Return the rule that who cannot move loses: ``<slug>.bloqueo``."""
    says = "Who has men and can move none of them has lost."
    return Rule(f"{slug}.bloqueo", Locus.parse(place), words, Standing(standing), says)


def draws(slug: str, place: str) -> Rule:
    """Return the rule of draws of a game that has none of its own: ``<slug>.tablas``."""
    return supplied(
        f"{slug}.tablas",
        place,
        "",
        f"The game is drawn when a position stands for the {REPEATS}rd time, or when {PLIES} turns "
        "have passed without a capture or another thing that cannot be undone; under "
        "final=acuerdo, when the players agree.",
    )


def count(slug: str, place: str) -> Rule:
    """Return the rule of the count at the end: ``<slug>.recuento``."""
    return supplied(
        f"{slug}.recuento",
        place,
        "",
        "Reading final=recuento: when play goes nowhere the men are counted; who has more wins.",
    )


def crux_final(slug: str, place: str) -> Crux:
    """Return the crux of the end of play that goes nowhere: ``<slug>.final``."""
    return crux(
        f"{slug}.final",
        place,
        "When play goes nowhere and neither side is without a move, how does the game end?",
        ("repeticion", "drawn, by threefold repetition or a hundred idle turns", "juegos"),
        ("recuento", "then the men are counted, and who has more wins", "s001"),
        ("acuerdo", "only by the agreement of the players", "s001"),
    )


def final(reading: str, draw: Rule, by_count: Rule) -> Final:
    """Return when play that goes nowhere ends under a reading of that crux."""
    if reading == "acuerdo":
        return Final(draw, 0, 0)
    return Final(draw, REPEATS, PLIES, by_count if reading == "recuento" else None)
