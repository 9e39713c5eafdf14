"""The chance to win a partie from its last deals, by deals between beginners that were kept.

Only who has more in the end is asked, not how much is won; a tie counts half.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import sqrt

from juegos.naipes.piquet.deals_played import played

PLAYED = played("beginner")


@cache
def margins() -> dict[int, int]:
    """Return by how much the elder outscored the younger, and in how many deals."""
    found: Counter[int] = Counter()
    for elder, younger, number in PLAYED.pairs:
        found[elder - younger] += number
    return dict(sorted(found.items()))


@cache
def in_the_last(lead: int, elder: bool) -> float:  # noqa: FBT001
    """Return the chance to win the partie in its last deal, so far ahead before it."""
    return sum(_won(end) * number for end, number in _ends(lead, elder=elder)) / PLAYED.deals


def to_win(lead: int, left: int, *, elder: bool) -> tuple[float, float]:
    """Return the chance to win with one or two deals left, and its standard error.

    ``elder`` is what the player is in the first of them. Of two deals either adds to the error by
    what it decides when the other is still open.
    """
    if left == 1:
        deals = [[(_won(end), number) for end, number in _ends(lead, elder=elder)]]
    else:
        places = (elder, not elder)
        deals = [
            [(in_the_last(end, not place), number) for end, number in _ends(lead, elder=place)]
            for place in places
        ]
    chance = sum(won * number for won, number in deals[0]) / PLAYED.deals
    spread = sum(number * (won - chance) ** 2 for deal in deals for won, number in deal)
    return chance, sqrt(spread / (PLAYED.deals - 1) / PLAYED.deals)


def _ends(lead: int, *, elder: bool) -> list[tuple[int, int]]:
    """Return how far ahead a player is after a deal, and in how many of those kept."""
    sign = 1 if elder else -1
    return [(lead + sign * margin, number) for margin, number in margins().items()]


def _won(lead: int) -> float:
    """Return whether a lead wins in the end; none is half of it."""
    return (1 + (lead > 0) - (lead < 0)) / 2
