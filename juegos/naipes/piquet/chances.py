"""Chances at piquet, exact, by patterns: no hand is listed, suits or ranks are counted apart.

The cards of a suit (or of a rank) fall into patterns; the patterns of the four suits (or eight
ranks) are put together by the number of their cards. C(32,12) hands need a few thousand sums.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from functools import cache
from math import comb
from typing import NamedTuple, TypeVar

from juegos.core.dist import Dist
from juegos.material.cards import PACK, TEN, Hand, of_rank
from juegos.naipes.piquet.account_of_a_deal import COURTS
from juegos.naipes.piquet.combinations import GRUPO, Strength, best, strength
from juegos.naipes.piquet.state import STOCK
from juegos.naipes.piquet.taking_in import MOST

T = TypeVar("T", bound=Hashable)
HAND = 12
UNSEEN = PACK.bit_count() - HAND
ELDER_DRAWS, YOUNGER_DRAWS = MOST, STOCK - MOST


def subsets(cards: Hand) -> list[Hand]:
    """Return every set of some of these cards, the empty one too."""
    found, some = [0], cards
    while some:
        found.append(some)
        some = some - 1 & cards
    return found


def over(
    parts: tuple[Hand, ...], size: int, feature: Callable[[Hand], T], merge: Callable[[T, T], T]
) -> Dist[T]:
    """Return how a feature of so many cards, drawn from these parts, is distributed.

    ``feature`` is what a part shows by itself, ``merge`` puts together what two parts show.
    """
    found: dict[tuple[int, T], int] | None = None
    for part in parts:
        here: dict[tuple[int, T], int] = {}
        for some in subsets(part):
            key = some.bit_count(), feature(some)
            here[key] = here.get(key, 0) + 1
        if found is None:
            found = here
            continue
        both: dict[tuple[int, T], int] = {}
        for (n, x), ways in found.items():
            for (m, y), more in here.items():
                if n + m <= size:
                    key = n + m, merge(x, y)
                    both[key] = both.get(key, 0) + ways * more
        found = both
    return Dist((shown, ways) for (n, shown), ways in (found or {}).items() if n == size)


def by_suit(cards: Hand) -> tuple[Hand, ...]:
    """Return the cards of each suit."""
    return tuple(cards & 255 << shift for shift in (0, 8, 16, 24))


def by_rank(cards: Hand) -> tuple[Hand, ...]:
    """Return the cards of each rank."""
    return tuple(cards & of_rank(rank) for rank in range(8))


def strengths(kind: str, cards: Hand = PACK, size: int = HAND, least: int = 1) -> Dist[Strength]:
    """Return how strong the best combination of a kind is in so many cards drawn from these."""
    if kind == GRUPO:
        return over(by_rank(cards), size, lambda s: strength(kind, best(kind, s)), max)
    return over(by_suit(cards), size, lambda s: strength(kind, best(kind, s, least)), max)


@cache
def suit_lengths() -> Dist[tuple[int, ...]]:
    """Return how the suits of a hand of twelve are divided, the longest first: ``4-4-2-2``."""
    return over(
        by_suit(PACK),
        HAND,
        lambda some: (some.bit_count(),),
        lambda a, b: tuple(sorted(a + b, reverse=True)),
    )


@cache
def sets() -> Dist[tuple[int, int]]:
    """Return how many quatorzes and trios a hand of twelve has."""

    def feature(some: Hand) -> tuple[int, int]:
        ranked = some and some.bit_length() - 1 & 7 >= TEN
        number = some.bit_count() if ranked else 0
        return int(number == 4), int(number == 3)

    return over(by_rank(PACK), HAND, feature, lambda a, b: (a[0] + b[0], a[1] + b[1]))


def carte_blanche(hands: int = 1) -> Fraction:
    """Return the chance that one hand named, or either of two, has neither king, queen nor knave.

    Both cannot have it: the courts would have to lie in a stock of eight.
    """
    plain = (PACK & ~COURTS).bit_count()
    return hands * Fraction(comb(plain, HAND), comb(PACK.bit_count(), HAND))


def draws(named: int, least: int, drawn: int, unseen: int = UNSEEN) -> Fraction:
    """Return the chance to draw at least so many of the named cards among those unseen."""
    ways = sum(
        comb(named, k) * comb(unseen - named, drawn - k)
        for k in range(least, min(named, drawn) + 1)
    )
    return Fraction(ways, comb(unseen, drawn))


def draws_of_each(groups: list[int], drawn: int, unseen: int = UNSEEN) -> Fraction:
    """Return the chance to draw at least one card of each of these groups of named cards."""
    ways = 0
    for chosen in range(1 << len(groups)):
        missed = sum(size for i, size in enumerate(groups) if chosen >> i & 1)
        ways += (-1) ** chosen.bit_count() * comb(unseen - missed, drawn)
    return Fraction(ways, comb(unseen, drawn))


def draws_whole(groups: list[int], drawn: int, unseen: int = UNSEEN) -> Fraction:
    """Return the chance to draw the whole of at least one of these groups of named cards."""
    ways = 0
    for chosen in range(1, 1 << len(groups)):
        taken = sum(size for i, size in enumerate(groups) if chosen >> i & 1)
        if taken <= drawn:
            ways -= (-1) ** chosen.bit_count() * comb(unseen - taken, drawn - taken)
    return Fraction(ways, comb(unseen, drawn))


class HowGood(NamedTuple):
    """The chances that a combination is good, equal (or neither has any), not good."""

    good: Fraction
    equal: Fraction
    not_good: Fraction


def standing(kind: str, force: Strength, unseen: Hand, least: int = 3) -> HowGood:
    """Return how a combination stands against twelve cards drawn at random from those unseen.

    The other’s discard is not reckoned with: any twelve of the unseen cards are as likely.
    """
    theirs = strengths(kind, unseen, HAND, least)
    equal = theirs.p(lambda other: other == force)
    beaten = theirs.p(lambda other: other > force)
    return HowGood(1 - equal - beaten, equal, beaten)


def of_hand(kind: str, hand: Hand, out: Hand = 0, least: int = 3) -> HowGood:
    """Return how the best of a kind stands in a hand, ``out`` being what was put out."""
    mine = strength(kind, best(kind, hand, least))
    return standing(kind, mine, PACK & ~(hand | out), least)
