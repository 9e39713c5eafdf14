"""Our values of what Cotton, Huygens and De Moivre count: dice thrown again, or by two in turn."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from conf.claims.counts import chance

HALF = Fraction(1, 2)


def exactly(of: str, throws: int, times: int) -> Fraction:
    """Return the chance that an event of chance ``of`` happens ``times`` times in some throws."""
    p = Fraction(of)
    return Fraction(comb(throws, times) * p**times * (1 - p) ** (throws - times))


def happens(of: str, throws: int, least: int = 1) -> Fraction:
    """Return the chance that an event happens at least ``least`` times."""
    fewer = (exactly(of, throws, times) for times in range(least))
    return 1 - sum(fewer, Fraction(0))


def enough(of: str, least: int = 1) -> int:
    """Return the least number of throws in which an event is more likely than not."""
    throws = least
    while happens(of, throws, least) <= HALF:
        throws += 1
    return throws


def share(wins: int, loses: int) -> Fraction:
    """Return the share of a player who wins by one total, loses by another, and else halves."""
    won, lost = chance(2, wins), chance(2, loses)
    return won + (1 - won - lost) * HALF


def second(first: int, then: int) -> Fraction:
    """Return the chance of the second of two players, who throw in turn for different totals."""
    his, ours = chance(2, first), chance(2, then)
    return (1 - his) * ours / (1 - (1 - his) * (1 - ours))


# At Hazard, as Cotton has it: what wins the first throw with each main, and what loses it.
NICKS = {5: {5}, 6: {6, 12}, 7: {7, 11}, 8: {8, 12}, 9: {9}}
OUTS = {5: {11, 12}, 6: {11}, 7: {12}, 8: {11}, 9: {11, 12}}
CRABS = {2, 3}


def caster(main: int) -> Fraction:
    """Return the chance of the caster at Hazard before the first throw."""
    ends = NICKS[main] | OUTS[main] | CRABS
    wins = sum((chance(2, total) for total in NICKS[main]), Fraction(0))
    for total in set(range(4, 11)) - ends:
        wins += chance(2, total) ** 2 / (chance(2, total) + chance(2, main))
    return wins


def best_main() -> int:
    """Return the main with which the caster wins most often."""
    return max(NICKS, key=caster)


def mains_below_half() -> list[int]:
    """Return the mains with which the caster has less than an even chance."""
    return [main for main in NICKS if caster(main) < HALF]
