"""Moves by one throw: two men, one man *tout d'une*, or the corner *par puissance*.

A play is its legs. This module does not bear men off (``sortie``) or weigh one play against another
(``plays``).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import NamedTuple

from juegos.tablas.trictrac.cruces import Usage
from juegos.tablas.trictrac.passage import PETIT, Ground
from juegos.tablas.trictrac.position import CORNER, FAR_CORNER, OFF, Men


class Leg(NamedTuple):
    """One man's way: its start, its goal, its points; ``via`` is where it rests."""

    start: int
    to: int
    pips: int
    via: int = -1


class Play(NamedTuple):
    """The play of a throw: one leg or two.

    ``excess`` counts the men taken off by numbers too great for the band.
    """

    legs: tuple[Leg, ...]
    puissance: bool = False
    excess: int = 0


NOTHING = Play(())


def after(men: Men, play: Play) -> Men:
    """Return the men after the play."""
    result = list(men)
    for leg in play.legs:
        result[leg.start] -= 1
        result[leg.to] += 1
    return tuple(result)


def full(men: Men, jan: range) -> bool:
    """Return whether two men or more stand on each arrow of a jan."""
    return all(men[index] >= 2 for index in jan)


def starts(men: Men) -> list[int]:
    """Return the arrows that a side has men on, the farthest back first."""
    return [index for index in range(OFF) if men[index]]


def one(ground: Ground, die: int) -> Iterator[Play]:
    """Yield the plays of a single die, where the other cannot be played."""
    men, corner = ground.men, ground.men[CORNER]
    for start in starts(men):
        to = start + die
        if to >= OFF or not ground.stop[to]:
            continue
        if (to == CORNER and corner == 0) or (start == CORNER and corner == 2):
            continue  # one man alone neither takes the corner nor leaves it
        yield Play((Leg(start, to, die),))


def two(ground: Ground, high: int, low: int) -> Iterator[Play]:
    """Yield the plays of both dice with two men, each by one of them."""
    men, stop = ground.men, ground.stop
    all_starts = starts(men)
    by_low = [(s, s + low) for s in all_starts if s + low < OFF and stop[s + low]]
    for first in all_starts:
        to = first + high
        if to >= OFF or not stop[to]:
            continue
        for second, there in by_low:
            if second == first and men[first] < 2:
                continue
            if high == low and second < first:
                continue  # a doublet: the same two men the other way round
            left = men[CORNER] + (to == CORNER) + (there == CORNER)
            if left - (first == CORNER) - (second == CORNER) == 1:
                continue  # the corner is taken and left by two men at once
            yield Play((Leg(first, to, high), Leg(second, there, low)))


def sums(ground: Ground, high: int, low: int) -> Iterator[Play]:
    """Yield the plays of both dice with one man, *tout d'une*, resting where it may."""
    corner, total = ground.men[CORNER], high + low
    for start in starts(ground.men):
        to = start + total
        if to >= OFF or not ground.stop[to]:
            continue
        if (to == CORNER and corner == 0) or (start == CORNER and corner == 2):
            continue
        for die in (high,) if high == low else (high, low):
            if ground.rest[start + die]:
                yield Play((Leg(start, to, total, start + die),))
                break


def takers(men: Men, corner: int, high: int, low: int) -> tuple[int, int] | None:
    """Return the arrows from which two men reach a corner at once, one by each die."""
    first, second = corner - high, corner - low
    needed = 2 if first == second else 1
    reaches = men[first] >= needed and men[second] >= needed
    return (first, second) if reaches else None


def puissance(ground: Ground, high: int, low: int, usage: Usage) -> Iterator[Play]:
    """Yield the taking of the corner *par puissance*.

    Two men whom the throw would bring to the other's empty corner go to their own, unless the
    same throw brings two there by itself.
    """
    men = ground.men
    if men[CORNER] or ground.foe[CORNER]:
        return
    result = takers(men, FAR_CORNER, high, low)
    if result is None:
        return
    play = Play((Leg(result[0], CORNER, high), Leg(result[1], CORNER, low)), puissance=True)
    natural = takers(men, CORNER, high, low)
    if natural is None or (usage.puissance_saves and _saves(men, natural, play)):
        yield play


def by(way: Sequence[tuple[int, int]], dice: Sequence[int]) -> tuple[int, ...]:
    """Return the die of each step of a play: none takes a man farther than it shows.

    Only a man borne off, or one that takes the corner *par puissance*, goes less far than its die.

    >>> by([(18, 24), (19, 21)], (6, 2)), by([(23, 24), (19, 21)], (2, 6))
    ((0, 1), (1, 0))
    >>> by([(7, 11), (8, 11)], (4, 5))
    (1, 0)
    """
    orders = list(permutations(range(len(dice)), len(way)))
    fit = [order for order in orders if all(map(_fits, way, (dice[i] for i in order)))]
    powered = [order for order in orders if _by_puissance(way, order, dice)]
    return (fit or powered or orders or [()])[0]


def _fits(step: tuple[int, int], die: int) -> bool:
    start, to = step
    return to - start == die or (to == OFF and to - start < die)


def _by_puissance(
    way: Sequence[tuple[int, int]], order: tuple[int, ...], dice: Sequence[int]
) -> bool:
    return all(FAR_CORNER - start == dice[i] for (start, _to), i in zip(way, order, strict=True))


def _saves(men: Men, natural: tuple[int, int], play: Play) -> bool:
    """Return whether puissance alone keeps the petit jan."""
    legs = tuple(Leg(start, CORNER, CORNER - start) for start in natural)
    result = full(men, PETIT) and full(after(men, play), PETIT)
    return result and not full(after(men, Play(legs)), PETIT)
