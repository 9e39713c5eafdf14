"""The inputs of a net: men on each casa, and seven features of each side.

A side counts the casas by its own way. As a number, bit c stands for its casa c; the bar and the
hand are both bit 25. ``conf/train/features.py`` computes the same in compiled code, for training.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from juegos.tablas.casas.board import BAR, HAND, OFF, SIDE, Travel

CASA, REST, FEATURES = 4, 7, 7
OF_A_SIDE = 24 * CASA + REST + FEATURES
INPUTS = 2 * OF_A_SIDE
# What each feature is divided by: points to go, ways of 36 to be hit, what a hit would cost, throws
# that the last man plays whole, the same of all men behind, how firmly he is held, men on the bar.
SCALES = (100, 18, 400, 18, 2000, 18, 6)
_FIRST = 24 * CASA + REST  # the input of the first feature
_CACHE_SIZE = 50_000


class SideView(NamedTuple):
    """The view of one side; ``faced`` and ``closing`` are counted by the other side.

    ``men`` and ``held`` (by two or more) are casas by its own way; ``closing`` has the casas held
    from the other's last on, so that a shift brings those before a man to the first bits.
    """

    counts: bytes
    men: int
    held: int
    faced: int
    closing: int
    single: tuple[tuple[int, int], ...]
    pips: int
    home: int


@lru_cache(maxsize=_CACHE_SIZE)
def side(travel: Travel, counts: bytes) -> SideView:
    """Return the view of a side."""
    men = held = faced = closing = 0
    single = []
    for casa in range(1, BAR):
        if counts[casa]:
            men |= 1 << casa
            face = travel.facing(casa)
            if counts[casa] > 1:
                held |= 1 << casa
                faced |= 1 << face
                closing |= 1 << 24 - face
            else:
                single.append((casa, face))
    waiting = counts[BAR] + counts[HAND]
    men |= (waiting > 0) << BAR
    pips = sum(casa * counts[casa] for casa in range(1, BAR)) + 25 * waiting
    return SideView(
        counts, men, held, faced, closing, tuple(single), pips, (closing & 63).bit_count()
    )


@lru_cache(maxsize=_CACHE_SIZE)
def features(own: SideView, their: SideView) -> tuple[int, ...]:
    """Return the features of a side."""
    ways, loss = exposed(own.single, own.faced, their.men)
    bar = min(2, own.counts[BAR]) * their.home
    return (own.pips, ways, loss, *freedom(own.counts, their.closing), bar)


@lru_cache(maxsize=_CACHE_SIZE)
def exposed(single: tuple[tuple[int, int], ...], held: int, men: int) -> tuple[int, int]:
    """Return in how many of 36 ways a single man may be hit, and a fourth of its cost."""
    every = loss = 0
    for casa, face in single:
        if hits := hitting(men >> face, held >> face):
            every |= hits
            loss += hits.bit_count() * (BAR - casa)
    return every.bit_count(), loss // 4


def _throw(one: int, two: int) -> int:
    """Return the bits of a throw, one for each order."""
    return 1 << 6 * (one - 1) + two - 1 | 1 << 6 * (two - 1) + one - 1


def _directs(bits: int) -> int:
    """Return the throws that have one of these distances on a die."""
    result = 0
    for one in range(1, 7):
        if bits >> one & 1:
            for two in range(1, 7):
                result |= _throw(one, two)
    return result


_DIRECT = [_directs(bits) for bits in range(128)]
_BOTH = [(one, two, _throw(one, two)) for one in range(2, 7) for two in range(1, one)]
_EQUAL = [(one, _throw(one, one)) for one in range(1, 7)]


@lru_cache(maxsize=_CACHE_SIZE)
def hitting(men: int, closed: int) -> int:
    """Return the throws that hit a single man: bit d of ``men`` is a man d casas behind it.

    Bit d of ``closed`` is a casa on which that man may not stop.
    """
    throws = _DIRECT[men & 127]
    for one, two, throw in _BOTH:
        if men >> one + two & 1 and not (closed >> one & closed >> two & 1):
            throws |= throw
    for one, throw in _EQUAL:
        for d in range(2 * one, min(4 * one, 24) + 1, one):
            if closed >> d - one & 1:
                break
            if men >> d & 1:
                throws |= throw
    return throws


@lru_cache(maxsize=4096)
def ways_free(closed: int) -> int:
    """Return how many of 36 throws a man can play whole; bit n is the casa n + 1 before it."""
    ways = 0
    for one in range(6):
        for two in range(one + 1):
            if not (closed >> one & closed >> two & 1 or closed >> one + two + 1 & 1):
                ways += 1 if one == two else 2
    return ways


@lru_cache(maxsize=_CACHE_SIZE)
def freedom(counts: bytes, closing: int) -> tuple[int, int, int]:
    """Return the mobility of the last man and of all behind, and how firmly it is held."""
    last, total, least = -1, 0, 36
    for casa in range(BAR, 6, -1):
        held = counts[casa] + (counts[HAND] if casa == BAR else 0)
        if held or last >= 0:
            free = ways_free(closing >> BAR - casa & 4095)
            if last < 0:
                last = free
            if held:
                total += held * (casa - 6) * free
            least = min(least, free)
    return (36, 0, 0) if last < 0 else (last, total, 36 - least)


def inputs_of(casa: int, men: int) -> list[tuple[int, int, int]]:
    """Return the inputs of men on a casa: the number of each, and its value as n / d."""
    if 0 < casa < BAR:
        at = CASA * (casa - 1)
        result = [(at + (men > 1), 1, 1), (at + 2, 1, 1), (at + 3, men - 3, 2)]
        return result[: min(men, 4) - 1 if men > 1 else 1]
    first, part = {BAR: (0, 2), HAND: (3, 5), OFF: (5, 5)}[casa]
    at = 24 * CASA
    result = [(at + first, 1, 1), (at + first + 1, men, part)]
    return [*result, (at + 2, 1, 1)] if casa == BAR and men > 1 else result


def feature_input(number: int) -> int:
    """Return the number of the input of a side's feature."""
    return _FIRST + number


def both(travel: Travel, board: bytes) -> tuple[SideView, SideView]:
    """Return both sides of a board, that which has just played first."""
    return side(travel, board[:SIDE]), side(travel, board[SIDE:])
