"""The chances of piquet: exact ones of the cards, and figures of stored play.

A chance is a ``Fraction``, a sampled figure an ``Estimate``: the two are never mixed.

Exact chances are counted without enumerating every hand. The ways of holding one suit (or rank) are
grouped by the feature in question; those of the four suits (or eight ranks) are then combined by
the number of their cards. So the 225 792 840 hands of twelve cards need only a few thousand sums.

The sums over played parties are whole numbers. A figure for each deal is a ratio of two sums over
parties, because the deals of one party are not independent: they share players and seats. The
single deals between equal players were played by ``python -m conf.make.piquet_deals``.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from math import comb, sqrt
from typing import NamedTuple, TypeVar

from juegos import data
from juegos.core.distribution import Dist
from juegos.core.game import KnownFigures
from juegos.core.message import _n
from juegos.engine.sample import Estimate
from juegos.material.cards import PACK, TEN, Hand, of_rank
from juegos.naipes.piquet.combinations import (
    GRUPO,
    PUNTO,
    SECUENCIA,
    SEQUENCES,
    Strength,
    best,
    strength,
)
from juegos.naipes.piquet.dealing import MOST
from juegos.naipes.piquet.rules import readings_of_piquet
from juegos.naipes.piquet.score import COURTS
from juegos.naipes.piquet.state import STOCK

T = TypeVar("T", bound=Hashable)
HAND = 12
UNSEEN = PACK.bit_count() - HAND
ELDER_DRAWS, YOUNGER_DRAWS = MOST, STOCK - MOST


def subsets(cards: Hand) -> list[Hand]:
    """Return every set of some of these cards, the empty one too."""
    every, some = [0], cards
    while some:
        every.append(some)
        some = some - 1 & cards
    return every


def over(
    parts: tuple[Hand, ...], size: int, feature: Callable[[Hand], T], merge: Callable[[T, T], T]
) -> Dist[T]:
    """Return the distribution of a feature of a hand of ``size`` cards.

    The cards are drawn from ``parts``, which have no card in common. ``feature`` gives it for the
    cards drawn from one part; ``merge`` combines the features of two parts.
    """
    numbers: dict[tuple[int, T], int] | None = None
    for part in parts:
        here: dict[tuple[int, T], int] = {}
        for some in subsets(part):
            key = some.bit_count(), feature(some)
            here[key] = here.get(key, 0) + 1
        if numbers is None:
            numbers = here
            continue
        both: dict[tuple[int, T], int] = {}
        for (n, x), ways in numbers.items():
            for (m, y), more in here.items():
                if n + m <= size:
                    key = n + m, merge(x, y)
                    both[key] = both.get(key, 0) + ways * more
        numbers = both
    return Dist((shown, ways) for (n, shown), ways in (numbers or {}).items() if n == size)


def by_suit(cards: Hand) -> tuple[Hand, ...]:
    """Return the cards of each suit."""
    return tuple(cards & 255 << shift for shift in (0, 8, 16, 24))


def by_rank(cards: Hand) -> tuple[Hand, ...]:
    """Return the cards of each rank."""
    return tuple(cards & of_rank(rank) for rank in range(8))


def strengths(kind: str, cards: Hand = PACK, size: int = HAND, least: int = 1) -> Dist[Strength]:
    """Return the strength of the best combination of a kind in ``size`` cards drawn from some."""
    if kind == GRUPO:
        return over(by_rank(cards), size, lambda s: strength(kind, best(kind, s)), max)
    return over(by_suit(cards), size, lambda s: strength(kind, best(kind, s, least)), max)


@cache
def suit_lengths() -> Dist[tuple[int, ...]]:
    """Return the lengths of the suits in a hand of twelve, the longest first: ``4-4-2-2``."""
    return over(
        by_suit(PACK),
        HAND,
        lambda some: (some.bit_count(),),
        lambda a, b: tuple(sorted(a + b, reverse=True)),
    )


@cache
def sets() -> Dist[tuple[int, int]]:
    """Return the number of quatorzes and trios in a hand of twelve."""

    def feature(some: Hand) -> tuple[int, int]:
        ranked = some and some.bit_length() - 1 & 7 >= TEN
        number = some.bit_count() if ranked else 0
        return int(number == 4), int(number == 3)

    return over(by_rank(PACK), HAND, feature, lambda a, b: (a[0] + b[0], a[1] + b[1]))


def carte_blanche(hands: int = 1) -> Fraction:
    """Return the chance of a carte blanche in one given hand, or in either of two.

    Both cannot have one: the twelve kings, queens and knaves do not fit into a stock of eight.
    """
    plain = (PACK & ~COURTS).bit_count()
    return hands * Fraction(comb(plain, HAND), comb(PACK.bit_count(), HAND))


def draws(named: int, least: int, drawn: int, unseen: int = UNSEEN) -> Fraction:
    """Return the chance that ``drawn`` of the unseen cards have at least ``least`` of ``named``."""
    ways = sum(
        comb(named, k) * comb(unseen - named, drawn - k)
        for k in range(least, min(named, drawn) + 1)
    )
    return Fraction(ways, comb(unseen, drawn))


def draws_against(one: tuple[int, int, int], other: tuple[int, int, int]) -> Fraction:
    """Return the part of one chance in the sum of two: odds of 4 to 3 are 4/7.

    Each is that of ``draws``: the cards named, how many of them at least, the cards drawn.
    """
    chance = draws(*one)
    return chance / (chance + draws(*other))


def draws_of_each(groups: list[int], drawn: int, unseen: int = UNSEEN) -> Fraction:
    """Return the chance to draw at least one card of every group, given their sizes."""
    ways = 0
    for chosen in range(1 << len(groups)):
        missed = sum(size for i, size in enumerate(groups) if chosen >> i & 1)
        ways += (-1) ** chosen.bit_count() * comb(unseen - missed, drawn)
    return Fraction(ways, comb(unseen, drawn))


def draws_whole(groups: list[int], drawn: int, unseen: int = UNSEEN) -> Fraction:
    """Return the chance to draw all cards of at least one group, given their sizes."""
    ways = 0
    for chosen in range(1, 1 << len(groups)):
        taken = sum(size for i, size in enumerate(groups) if chosen >> i & 1)
        if taken <= drawn:
            ways -= (-1) ** chosen.bit_count() * comb(unseen - taken, drawn - taken)
    return Fraction(ways, comb(unseen, drawn))


@cache
def named_chances() -> dict[str, Fraction]:
    """Return by name the chances of a dealt hand, and of an exchange.

    ``best_point_5_49`` is the chance that the best point has five cards and makes 49;
    ``elder_takes_one_of_3`` that of taking in at least one of three cards wanted.
    """
    suits, runs = suit_lengths(), strengths(SECUENCIA)
    by_name = {
        "carte_blanche_of_one": carte_blanche(1),
        "carte_blanche_of_either": carte_blanche(2),
        "a_quatorze": sets().p(lambda both: both[0] > 0),
        "a_trio_or_quatorze": sets().p(lambda both: sum(both) > 0),
    }
    for cards in range(3, 9):
        by_name[f"longest_suit_{cards}"] = suits.p(_led_by(cards))
    for cards in (0, *SEQUENCES):
        by_name[f"longest_sequence_{cards}"] = runs.p(_led_by(cards))
    points = strengths(PUNTO)
    for size, pips in sorted(points):
        by_name[f"best_point_{size}_{pips}"] = Fraction(points[size, pips], points.total)
    for side, drawn in (("elder", ELDER_DRAWS), ("younger", YOUNGER_DRAWS)):
        for named in range(1, 6):
            by_name[f"{side}_takes_one_of_{named}"] = draws(named, 1, drawn)
    return by_name


def _led_by(number: int) -> Callable[[tuple[int, ...]], bool]:
    return lambda sizes: sizes[0] == number


class HowGood(NamedTuple):
    """The chances that a combination is good, equal and not good; none in both hands is equal."""

    good: Fraction
    equal: Fraction
    not_good: Fraction


def standing(kind: str, force: Strength, unseen: Hand, least: int = 3) -> HowGood:
    """Return the chances of a combination against twelve random cards of those unseen.

    The other's choice of discards is ignored: any twelve cards are equally likely.
    """
    theirs = strengths(kind, unseen, HAND, least)
    equal = theirs.p(lambda other: other == force)
    beaten = theirs.p(lambda other: other > force)
    return HowGood(1 - equal - beaten, equal, beaten)


def of_hand(kind: str, hand: Hand, out: Hand = 0, least: int = 3) -> HowGood:
    """Return the chances of the best combination of a kind in a hand; ``out`` was put out of it."""
    mine = strength(kind, best(kind, hand, least))
    return standing(kind, mine, PACK & ~(hand | out), least)


# The figures of stored parties. They are for a deal each, but those in ``PER_PARTY``.
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
    stored = data.load_json(FILE)[which]
    return Sums(**{**stored, "of": {name: Sum(*of) for name, of in stored["of"].items()}})


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
    stored = data.load_json(f"naipes/piquet-deals-{level}.json")
    pairs = [_pair(pair) for pair in stored["pairs"].split()]
    first = tuple(map(tuple, stored["first"]))
    return DealsPlayed(stored["deals"], stored["came"], pairs, level, stored["seed"], first)


def _pair(written: str) -> tuple[int, int, int]:
    """Return the points of elder and younger and the number of such deals: ``28-14:3``."""
    scores, _, number = written.partition(":")
    elder, _, younger = scores.partition("-")
    return int(elder), int(younger), int(number)


def figures(slug: str, readings: Mapping[str, str]) -> KnownFigures:
    """Return the known figures of a game.

    Figures of play are known only for piquet under its default readings.
    """
    if slug != "piquet" or dict(readings) != readings_of_piquet({}):
        return KnownFigures(named_chances(), {}, "")
    sums = stored_sums("whole")
    played = _n(
        "{count} partie of piquet between two beginners, every reading the default",
        "{count} parties of piquet between two beginners, every reading the default",
        sums.parties,
    )
    return KnownFigures(named_chances(), estimates(sums), played)
