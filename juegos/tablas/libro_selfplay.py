"""Measurements of the race games of the Book of Tables, from self-play of our players.

``python -m conf.make.libro`` plays so many games of each, under the default readings, a level
against itself, each game from a seed of its own; ``python -m conf.make.libro_readings`` plays
games of the greedy player under each change of a single reading, written ``crux=key``, from the
same seeds; where a change has no effect alone, with the other that it needs. The stored figures are
sums, from which means and their standard errors follow. Other players have other figures: so those
of random play are given beside those of the greedy player, and for laquet also those of the strong
one.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Any, NamedTuple

from juegos import data

LEVEL = "greedy"


class SelfplayResult(NamedTuple):
    """The totals of many games of a game.

    ``first`` is the number won by the player who threw first, ``seat`` the number won by seat A,
    and ``drawn`` the number that nobody won; ``throws`` and ``hits`` are the sums of the throws of
    a game and of the men hit in it, with the sums of their squares; ``ends`` has the number of
    games ended by each rule, and ``sample`` the number of throws of the first few games.
    """

    games: int
    first: int
    seat: int
    drawn: int
    throws: tuple[int, int]
    hits: tuple[int, int]
    ends: Mapping[str, int]
    sample: tuple[int, ...]

    def share(self, count: int) -> tuple[str, str]:
        """Return the share of so many games, and its standard error, as they are printed."""
        return share_of(count, self.games)

    def mean(self, sums: tuple[int, int]) -> tuple[str, str]:
        """Return the mean of a figure with this sum and sum of squares, and its standard error."""
        mean = sums[0] / self.games
        error = sqrt(max(0.0, sums[1] / self.games - mean**2) / self.games)
        return f"{mean:.1f}", f"{error:.1f}"


def share_of(count: int, games: int) -> tuple[str, str]:
    """Return a share and its standard error to three decimals, or more where the error needs them.

    An event that occurred never or always has no such error; in its place is the bound that the
    share (or the share of its absence) stays below with 95 % confidence, three divided by the
    games.
    """
    share = count / games
    error = sqrt(share * (1 - share) / games)
    size, sign = (error, "") if error else (3 / games, "< ")
    places = max(3, -int(f"{size:.0e}".partition("e")[2]))
    return f"{share:.{places}f}", f"{sign}{size:.{places}f}"


def _measured(rows: Mapping[str, Mapping[str, Any]]) -> dict[str, SelfplayResult]:
    pairs = ("throws", "hits", "sample")
    return {
        name: SelfplayResult(**{**one, **{field: tuple(one[field]) for field in pairs}})
        for name, one in rows.items()
    }


_PLAYED, _READ = data.load_json("tablas/libro.json"), data.load_json("tablas/libro-readings.json")
MADE: str = _PLAYED["made"]
# By game, and by game and change of a reading.
BY_LEVEL = {level: _measured(_PLAYED["levels"][level]) for level in ("greedy", "random", "strong")}
GREEDY, RANDOM, STRONG = BY_LEVEL.values()
READINGS = {slug: _measured(rows) for slug, rows in _READ["games"].items()}
READINGS_MADE: str = _READ["made"]
