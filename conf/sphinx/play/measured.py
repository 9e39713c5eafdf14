"""How long a game is and how much luck decides it, in words, by what ``juegos.kept`` has of it."""

from __future__ import annotations

from juegos import catalogue
from juegos.core.manifest import Can
from juegos.core.message import Message, _, _n
from juegos.kept.gallery import MATCHES, length

SHORT, MIDDLING = 10, 60  # turns at most of a short game, and of a middling one
MOSTLY_LUCK, MOSTLY_SKILL = 0.6, 0.85  # shares of games that the better player wins
LUCK: dict[str, Message] = {
    "all": _("luck alone"),
    "most": _("mostly luck"),
    "both": _("luck and skill"),
    "little": _("mostly skill"),
    "none": _("skill alone"),
}
# The three that are chosen among.
DECIDED = {"all": "luck", "most": "luck", "both": "both", "little": "skill", "none": "skill"}


def long(slug: str) -> str:
    """Return whether a game is short, middling or long; nothing if it was not measured."""
    found = length(slug)
    if not found:
        return ""
    return "short" if found[1] <= SHORT else "middling" if found[1] <= MIDDLING else "long"


def turns(slug: str) -> Message:
    """Return how many turns a game has: its median, and the two quartiles if they differ."""
    found = length(slug)
    if not found:
        return _("length not measured")
    low, middle, high = found
    if low == high:
        return _n("{count} turn", "{count} turns", middle)
    return _n(
        "{count} turn ({low}–{high})", "{count} turns ({low}–{high})", middle, low=low, high=high
    )


def luck(slug: str) -> str:
    """Return how much luck decides a game, a key of ``LUCK``."""
    entry = catalogue.entry(slug)
    if match := MATCHES.get(slug):
        if match.share < MOSTLY_LUCK:
            return "most"
        return "both" if match.share < MOSTLY_SKILL else "little"
    if entry.lot:
        return "all"
    if Can.PLACE in entry.can:
        return "none"  # no dice, nothing hidden
    chosen = Can.WEAVE in entry.can and len(entry.levels) > 1  # dice, and steps that one chooses
    return "both" if chosen or Can.HIDE in entry.can else "all"


def decided(slug: str) -> Message:
    """Return how much luck decides a game, with the share of games that the better player won."""
    match = MATCHES.get(slug)
    if not match:
        return LUCK[luck(slug)]
    return _(
        "{luck} ({share} ± {error} %)",
        luck=LUCK[luck(slug)],
        share=round(100 * match.share),
        error=max(1, round(100 * match.error)),
    )
