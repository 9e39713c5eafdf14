"""The figures known of piquet: sums over played parties, stored deals, and exact chances by name.

A chance is a ``Fraction``, a sampled figure an ``Estimate``: the two are never mixed. The sums are
whole numbers. A figure for each deal is a ratio of two sums over parties, because the deals of one
party are not independent: they share players and seats. The single deals between equal players were
played by ``python -m conf.make.piquet_deals``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from math import sqrt
from typing import NamedTuple

from juegos import data
from juegos.core.game import KnownFigures
from juegos.core.message import _n
from juegos.engine.sample import Estimate
from juegos.naipes.piquet import chances as exact
from juegos.naipes.piquet.combinations import PUNTO, SECUENCIA, SEQUENCES
from juegos.naipes.piquet.rules import readings_of_piquet

NAMES = (
    "elder",
    "younger",
    "elder_cards",
    "younger_cards",
    "divided",
    "elder_capot",
    "younger_capot",
    "elder_repique",
    "younger_repique",
    "pique",
    "pique_or_repique",
    "rubicon",
    "points",
)


FILE = "naipes/piquet-parties.json"
PER_PARTY = ("rubicon", "points")


class Sum(NamedTuple):
    """The sums of a figure over parties: of itself, its square, itself times the party’s deals."""

    total: int
    squares: int
    by_deals: int


class Sums(NamedTuple):
    """The stored sums of parties played from a seed; ``of`` has those of each figure by name."""

    parties: int
    seed: int
    deals: int
    deals_squared: int
    of: dict[str, Sum]


def stored_sums(which: str) -> Sums:
    """Return the sums over parties between equal beginners: ``whole``, or the ``first`` few."""
    result = data.load_json(FILE)[which]
    return Sums(**{**result, "of": {name: Sum(*of) for name, of in result["of"].items()}})


def sum_parties(played: Iterable[tuple[int, ...]], seed: int) -> Sums:
    """Return the sums over parties, each given as its number of deals and its figures."""
    rows = list(played)
    columns = [
        Sum(
            sum(row[i] for row in rows),
            sum(row[i] ** 2 for row in rows),
            sum(row[i] * row[0] for row in rows),
        )
        for i in range(len(NAMES) + 1)
    ]
    deals, *result = columns
    return Sums(len(rows), seed, deals.total, deals.squares, dict(zip(NAMES, result, strict=True)))


def estimates(sums: Sums) -> dict[str, Estimate]:
    """Return by name each figure for a deal, or for a party where it is in ``PER_PARTY``.

    ``points`` is the gain of the winner of a party. The error of a figure for each deal is that of
    a ratio of sums over parties.

    Raises:
        ValueError: fewer than two parties, from which no error can be estimated.
    """
    if sums.parties < 2:
        raise ValueError("a simulation needs at least two parties")
    return {name: _estimate(sums, name) for name in sums.of}


def _estimate(sums: Sums, name: str) -> Estimate:
    """Return a figure with its error.

    The error needs the sum of ``(x - mean * size)**2`` over parties, which follows from the stored
    sums.
    """
    games, of = sums.parties, sums.of[name]
    whole = name in PER_PARTY
    size = games if whole else sums.deals
    mean = of.total / size
    cross, sizes = (of.total, games) if whole else (of.by_deals, sums.deals_squared)
    rest = of.squares - 2 * mean * cross + mean**2 * sizes
    return Estimate(mean, sqrt(max(rest, 0.0) * games / (games - 1)) / size, games, sums.seed)


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


MOST_NAMED = 5


@cache
def chances() -> dict[str, Fraction]:
    """Return by name the chances of a dealt hand, and of an exchange.

    ``best_point_5_49`` is the chance that the best point has five cards and makes 49;
    ``elder_takes_one_of_3`` that of taking in at least one of three cards wanted.
    """
    suits, runs = exact.suit_lengths(), exact.strengths(SECUENCIA)
    by_name = {
        "carte_blanche_of_one": exact.carte_blanche(1),
        "carte_blanche_of_either": exact.carte_blanche(2),
        "a_quatorze": exact.sets().p(lambda both: both[0] > 0),
        "a_trio_or_quatorze": exact.sets().p(lambda both: sum(both) > 0),
    }
    for cards in range(3, 9):
        by_name[f"longest_suit_{cards}"] = suits.p(_led_by(cards))
    for cards in (0, *SEQUENCES):
        by_name[f"longest_sequence_{cards}"] = runs.p(_led_by(cards))
    points = exact.strengths(PUNTO)
    for size, value in sorted(points):
        by_name[f"best_point_{size}_{value}"] = Fraction(points[size, value], points.total)
    drawn = {"elder": exact.ELDER_DRAWS, "younger": exact.YOUNGER_DRAWS}
    for side, number in drawn.items():
        for named in range(1, MOST_NAMED + 1):
            by_name[f"{side}_takes_one_of_{named}"] = exact.draws(named, 1, number)
    return by_name


def _led_by(number: int) -> Callable[[tuple[int, ...]], bool]:
    return lambda sizes: sizes[0] == number


def figures(slug: str, readings: Mapping[str, str]) -> KnownFigures:
    """Return the known figures of a game.

    Figures of play are known only for piquet under its default readings.
    """
    if slug != "piquet" or dict(readings) != readings_of_piquet({}):
        return KnownFigures(chances(), {}, "")
    sums = stored_sums("whole")
    played = _n(
        "{count} partie of piquet between two beginners, every reading the default",
        "{count} parties of piquet between two beginners, every reading the default",
        sums.parties,
    )
    return KnownFigures(chances(), estimates(sums), played)
