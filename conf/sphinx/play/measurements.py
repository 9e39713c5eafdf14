"""The measured length of a game, and how much luck decides it, in words.

``python -m conf.make.gallery`` plays each game forty times, a middling player of ours against
itself; in games without chance the first four moves are random, or all games would be the
same. A turn is all that one seat does before the other does anything, or a cast of the dice where
there are more casts than that.

How much luck decides shows in how often the better of two players wins. Without chance and
hidden cards luck decides nothing; where nobody decides anything it decides all. In between, a game
in which the better player wins hardly more than half is mostly luck. The figure is of these two
players, and says nothing of others.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from math import sqrt
from pathlib import Path
from statistics import quantiles
from typing import NamedTuple

from juegos import catalogue
from juegos.core.about import Can
from juegos.core.message import Message, _, _n

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


class Contest(NamedTuple):
    """Two levels, the number of games and of those that the first level won, and the command."""

    levels: tuple[str, str]
    won: int
    games: int
    command: str

    @property
    def share(self) -> float:
        """The share of the games that the better player won."""
        return self.won / self.games

    @property
    def error(self) -> float:
        """The standard error of that share, as if one more game had gone each way."""
        share = (self.won + 1) / (self.games + 2)
        return sqrt(share * (1 - share) / (self.games + 2))


FILE = Path(__file__).with_name("gallery.json")
_MEASUREMENTS = json.loads(FILE.read_text("utf-8"))
# Of a game the level that played it, and the turns of each of its games with spaces between.
TURNS: Mapping[str, tuple[str, str]] = {
    slug: tuple(one) for slug, one in _MEASUREMENTS["turns"].items()
}
MATCHES = {
    slug: Contest(**{**one, "levels": tuple(one["levels"])})
    for slug, one in _MEASUREMENTS["matches"].items()
}
# A position of a game, which its record leads to.
RECORDS: Mapping[str, str] = _MEASUREMENTS["records"]


def length(slug: str) -> tuple[int, int, int] | None:
    """Return the quartiles of the turns of a game; None if it was not measured."""
    if slug not in TURNS:
        return None
    turns = [int(turn) for turn in TURNS[slug][1].split()]
    low, middle, high = (round(quantile) for quantile in quantiles(turns, method="inclusive"))
    return low, middle, high


def length_class(slug: str) -> str:
    """Return whether a game is short, middling or long; empty if it was not measured."""
    result = length(slug)
    if not result:
        return ""
    return "short" if result[1] <= SHORT else "middling" if result[1] <= MIDDLING else "long"


def turns(slug: str) -> Message:
    """Return the number of turns of a game: its median, and the two quartiles if they differ."""
    lengths = length(slug)
    if not lengths:
        return _("length not measured")
    low, middle, high = lengths
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
    if entry.chance_only:
        return "all"
    if Can.POSITIONAL in entry.can:
        return "none"  # no dice, nothing hidden
    chosen = (
        Can.MULTI_STEP in entry.can and len(entry.levels) > 1
    )  # dice, and steps that one chooses
    return "both" if chosen or Can.HIDE in entry.can else "all"


def luck_text(slug: str) -> Message:
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
