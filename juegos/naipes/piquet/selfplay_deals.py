"""Stored single deals between equal players, played by ``python -m conf.make.piquet_deals``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import sqrt
from typing import NamedTuple

from juegos import data

# What came about, by the letters that are kept of it.
FIGURES = {
    "elder_cards": "C",
    "younger_cards": "c",
    "divided": "",
    "elder_capot": "K",
    "younger_capot": "k",
    "elder_repique": "R",
    "younger_repique": "r",
    "pique": "P",
    "pique_or_repique": "PRr",
}


class DealsPlayed(NamedTuple):
    """A set of played deals: their number, the events in them, both players' scores.

    ``came`` counts events by letter; ``pairs`` are the points of elder and younger with the number
    of such deals; ``first`` are the points and the letters of the first few.
    """

    deals: int
    came: Mapping[str, int]
    pairs: Sequence[tuple[int, int, int]]
    level: str = ""
    seed: int = 0
    first: Sequence[tuple[int, int, str]] = ()

    def mean(self, who: int) -> tuple[float, float]:
        """Return the mean of the points of elder or younger, with its standard error."""
        total = sum(pair[who] * pair[2] for pair in self.pairs)
        squares = sum(pair[who] ** 2 * pair[2] for pair in self.pairs)
        spread = (self.deals * squares - total * total) / (self.deals - 1)
        return total / self.deals, sqrt(spread) / self.deals

    def share(self, number: int) -> tuple[float, float]:
        """Return a number of the deals as a share of all, with its standard error."""
        spread = number * (self.deals - number) / (self.deals - 1)
        return number / self.deals, sqrt(spread) / self.deals

    def score(self, who: int, least: int, most: int = 1000) -> int:
        """Return the number of deals in which elder or younger scored so much."""
        return sum(pair[2] for pair in self.pairs if least <= pair[who] <= most)

    def came_about(self, name: str) -> int:
        """Return the number of deals with an event; of pique and repique a deal has one."""
        if name == "divided":
            return self.deals - self.came["C"] - self.came["c"]
        return sum(self.came[letter] for letter in FIGURES[name])


@cache
def stored_deals(level: str) -> DealsPlayed:
    """Return the deals between two players of a level, ``strong`` or ``beginner``."""
    result = data.load_json(f"naipes/piquet-deals-{level}.json")
    pairs = [_pair(pair) for pair in result["pairs"].split()]
    first = tuple(map(tuple, result["first"]))
    return DealsPlayed(result["deals"], result["came"], pairs, level, result["seed"], first)


def _pair(written: str) -> tuple[int, int, int]:
    """Return the points of elder and younger and the number of such deals: ``28-14:3``."""
    scores, _, number = written.partition(":")
    elder, _, younger = scores.partition("-")
    return int(elder), int(younger), int(number)
