"""Rules that many games of points share in the same words, each under the id of its game."""

from __future__ import annotations

from juegos.core.message import Message, _
from juegos.core.source import Crux, Locus, Rule, Standing, crux, stated, supplied
from juegos.engine.line_game import Final

REPEATS, PLIES = 3, 100


def no_move(slug: str, place: str) -> Rule:
    """Return the rule that a player who cannot move loses: ``<slug>.bloqueo``."""
    says = "A player who cannot move has lost: all his men are captured, or all are shut in."
    return stated(f"{slug}.bloqueo", place, "", says, kind="end")


def draws(slug: str, place: str, name: str = "tablas") -> Rule:
    """Return the rule of draws, by its ``name``, of a game that has none in its sources."""
    return supplied(
        f"{slug}.{name}",
        place,
        "",
        _(
            "The game is drawn when a position occurs for the 3rd time, or when {turns} "
            "turns have passed without a capture or any other move that cannot be undone; "
            "under final=acuerdo, when the players agree.",
            turns=PLIES,
        ),
        kind="end",
    )


def count(slug: str, place: str) -> Rule:
    """Return the rule of the count at the end: ``<slug>.recuento``."""
    return supplied(
        f"{slug}.recuento",
        place,
        "",
        "Reading final=recuento: when play makes no progress the men are counted; the "
        "player with more wins.",
        kind="end",
    )


def crux_final(slug: str, place: str) -> Crux:
    """Return the crux of the end of play without progress: ``<slug>.final``."""
    return crux(
        f"{slug}.final",
        place,
        "When play makes no progress and neither side is without a move, how does the game end?",
        (
            "repeticion",
            "drawn, by threefold repetition or a hundred turns without progress",
            "juegos",
        ),
        ("recuento", "then the men are counted, and the player with more wins", "s001"),
        ("acuerdo", "only by the agreement of the players", "s001"),
    )


def final(reading: str, draw: Rule, by_count: Rule) -> Final:
    """Return the end of play without progress under a reading of that crux."""
    if reading == "acuerdo":
        return Final(draw, 0, 0)
    return Final(draw, REPEATS, PLIES, by_count if reading == "recuento" else None)


def rule_source(crux: Crux, key: str) -> tuple[str, str, Standing]:
    """Return the place, reading and standing of a rule that belongs to a reading.

    A rule found in a work is stated there; one found only in this edition is supplied.
    """
    (by,) = (reading.by for reading in crux.readings if reading.key == key)
    reading = f"{crux.name}={key}"
    if by == "juegos":
        return str(crux.locus), reading, Standing.SUPPLIED
    return by, reading, Standing.STATED


def sense_under(readings: str, says: Message) -> Message:
    """Return the sense of a rule as a sentence, after the readings under which it holds, if any."""
    named = readings.split()
    if not named:
        return says.capitalize()
    if len(named) == 1:
        return _("Reading {reading}: {rule}", reading=readings, rule=says)
    first, second = named
    return _("Readings {first} and {second}: {rule}", first=first, second=second, rule=says)


def must(slug: str, place: str, reading: str = "", standing: Standing = Standing.STATED) -> Rule:
    """Return the rule that captures are compulsory: ``<slug>.obligatoria``."""
    says = sense_under(reading, _("a player who can capture must, and goes on while he can."))
    return Rule(f"{slug}.obligatoria", Locus.parse(place), "", standing, says, "capture")


def most(slug: str, place: str, reading: str = "") -> Rule:
    """Return the rule that the most men must be taken: ``<slug>.maxima``."""
    says = _("of several captures one of those that capture most pieces must be made.")
    return stated(f"{slug}.maxima", place, "", sense_under(reading, says), kind="capture")


def stay(slug: str, place: str, reading: str = "") -> Rule:
    """Return the rule that taken men leave when the turn is over: ``<slug>.retirada``."""
    says = _(
        "captured pieces leave the board when the turn is over; until then they stand in "
        "the way, and none may be jumped over twice."
    )
    return stated(f"{slug}.retirada", place, "", sense_under(reading, says), kind="capture")


KING = _(
    "A king moves any distance along a free diagonal, and captures from any distance a "
    "piece with empty points behind it, choosing which of these to land on."
)
KING_STRAIGHT = _(
    "A king moves any distance along a free row or column, and captures from any distance "
    "a piece with empty points behind it, choosing which of these to land on."
)
KING_ANY_WAY = _(
    "A king moves any distance along a free line, and captures from any distance a piece "
    "with empty points behind it, choosing which of these to land on."
)


def king(slug: str, place: str, says: str = KING) -> Rule:
    """Return the rule of flying kings: ``<slug>.dama``."""
    return stated(f"{slug}.dama", place, "", says, kind="move")


def crown(slug: str, place: str) -> Rule:
    """Return the rule of crowning at the end of a turn: ``<slug>.coronacion``."""
    says = "A man whose turn ends on the last row is crowned."
    return stated(f"{slug}.coronacion", place, "", says, kind="move")


def huff(slug: str, place: str, standing: Standing = Standing.STATED) -> Rule:
    """Return the rule of the huff: ``<slug>.soplo``."""
    says = _(
        "Reading soplo=si: a player who misses a compulsory capture may be huffed: before "
        "he moves, the other player removes one of the men that could have made it."
    )
    return Rule(f"{slug}.soplo", Locus.parse(place), "", standing, says, "capture")
