"""Exact chances at piquet, counted without enumerating every hand.

The ways of holding one suit (or rank) are grouped by the feature in question; those of the four
suits (or eight ranks) are then combined by the number of their cards. So the 225 792 840 hands of
twelve cards need only a few thousand sums.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from functools import cache
from math import comb
from typing import NamedTuple, TypeVar

from juegos.core.distribution import Dist
from juegos.material.cards import PACK, TEN, Hand, of_rank
from juegos.naipes.piquet.combinations import GRUPO, Strength, best, strength
from juegos.naipes.piquet.dealing import MOST
from juegos.naipes.piquet.score import COURTS
from juegos.naipes.piquet.state import STOCK

T = TypeVar("T", bound=Hashable)
HAND = 12
UNSEEN = PACK.bit_count() - HAND
ELDER_DRAWS, YOUNGER_DRAWS = MOST, STOCK - MOST


def subsets(cards: Hand) -> list[Hand]:
    """Return every set of some of these cards, the empty one too."""
    result, some = [0], cards
    while some:
        result.append(some)
        some = some - 1 & cards
    return result


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
