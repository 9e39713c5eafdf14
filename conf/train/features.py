"""The inputs of a net for a board, in compiled code, as in ``juegos.tablas.casas.net``.

Of each side: how many men lie on each casa (four inputs), on the bar, in the hand and off; and
seven features: points to go, ways to be hit, what a hit would cost, how freely the last man and all
men behind move, how firmly men are held, and men on the bar by casas closed to them.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from conf.train.plays import BAR, HAND, SIDE

CASA, REST, FEATURES = 4, 7, 7
OF_A_SIDE = 24 * CASA + REST + FEATURES
INPUTS = 2 * OF_A_SIDE
# What a feature is divided by.
SCALES = np.array([100, 18, 400, 18, 2000, 18, 6], np.float32)


def ways_free() -> np.ndarray:
    """Return the throws of 36 in which one man can play both dice, by the closed casas before him.

    Bit n is the casa n + 1 in front of him; two equal dice count as two.
    """
    ways = np.zeros(1 << 12, np.int64)
    for closed in range(1 << 12):
        for one in range(6):
            for two in range(one + 1):
                both = closed >> one & 1 and closed >> two & 1
                if not both and not closed >> one + two + 1 & 1:
                    ways[closed] += 1 if one == two else 2
    return ways


FREE = ways_free()


@njit(cache=True)
def _throws_that_hit(men: int, closed: int, hitting: np.ndarray) -> None:
    """Mark the throws that hit a blot; bit d of ``men`` is a man d casas behind it."""
    for one in range(1, 7):
        if men >> one & 1:
            for two in range(1, 7):
                hitting[one, two] = hitting[two, one] = True
        for two in range(1, one):
            d = one + two
            if men >> d & 1 and not (closed >> one & 1 and closed >> two & 1):
                hitting[one, two] = hitting[two, one] = True
        for n in range(2, 5):
            d = n * one
            if d > 24 or closed >> (d - one) & 1:
                break
            if men >> d & 1:
                hitting[one, one] = True


@njit(cache=True)
def _exposed(own: np.ndarray, their: np.ndarray, facing: np.ndarray, outputs: np.ndarray) -> None:
    """Write the ways of 36 to be hit, and the sum over blots of ways times casas lost."""
    hitting = np.zeros((7, 7), np.bool_)
    one = np.zeros((7, 7), np.bool_)
    loss = 0
    for casa in range(1, 25):
        if own[casa] != 1:
            continue
        men, closed = 0, 0
        face = facing[casa]
        for out in range(face + 1, 25):
            if their[out]:
                men |= 1 << (out - face)
        if their[BAR] or their[HAND]:
            men |= 1 << (25 - face)
        if not men:
            continue
        for other in range(casa + 1, 25):
            if own[other] > 1 and facing[other] > face:
                closed |= 1 << (facing[other] - face)
        for other in range(1, casa):
            if own[other] > 1 and facing[other] > face:
                closed |= 1 << (facing[other] - face)
        one[:] = False
        _throws_that_hit(men, closed, one)
        ways = one.sum()
        loss += ways * (25 - casa)
        hitting |= one
    outputs[1] = hitting.sum()
    outputs[2] = loss // 4


@njit(cache=True)
def _free(own: np.ndarray, their: np.ndarray, facing: np.ndarray, outputs: np.ndarray) -> None:
    """Write the mobility of the last man, of all men behind, and at the worst place."""
    closed = np.int64(0)  # bit c: the casa c is the other's
    for casa in range(1, 25):
        if their[facing[casa]] > 1:
            closed |= np.int64(1) << casa
    last, sum_free, least = 0, 0, 36
    for casa in range(BAR, 6, -1):
        held = own[casa] + (own[HAND] if casa == BAR else 0)
        if not held and not last:
            continue
        front = 0
        for n in range(12):
            if casa - 1 - n >= 1 and closed >> (casa - 1 - n) & 1:
                front |= 1 << n
        free = FREE[front]
        if held and not last:
            last = casa
            outputs[3] = free
        sum_free += held * (casa - 6) * free
        least = min(least, free)
    outputs[4] = sum_free
    outputs[5] = 36 - least if last else 0
    if not last:
        outputs[3] = 36


@njit(cache=True)
def features(own: np.ndarray, their: np.ndarray, facing: np.ndarray, outputs: np.ndarray) -> None:
    """Write the seven features of a side."""
    pips = 0
    for casa in range(1, 25):
        pips += casa * own[casa]
    outputs[0] = pips + 25 * (own[BAR] + own[HAND])
    _exposed(own, their, facing, outputs)
    _free(own, their, facing, outputs)
    closed = 0
    for casa in range(19, 25):
        closed += their[facing[casa]] > 1
    outputs[6] = min(2, own[BAR]) * closed


@njit(cache=True)
def _counts(own: np.ndarray, base: int, index: np.ndarray, inputs: np.ndarray, count: int) -> int:
    for casa in range(1, 25):
        n = own[casa]
        if n == 0:
            continue
        at = base + CASA * (casa - 1)
        index[count] = at if n == 1 else at + 1
        inputs[count] = 1
        count += 1
        if n > 2:
            index[count] = at + 2
            inputs[count] = 1
            count += 1
        if n > 3:
            index[count] = at + 3
            inputs[count] = (n - 3) / 2
            count += 1
    at = base + 24 * CASA
    for n, first, part in ((own[BAR], 0, 2), (own[HAND], 3, 5), (own[0], 5, 5)):
        if n:
            index[count] = at + first
            inputs[count] = 1
            index[count + 1] = at + first + 1
            inputs[count + 1] = n / part
            count += 2
    if own[BAR] > 1:
        index[count] = at + 2
        inputs[count] = 1
        count += 1
    return count


@njit(cache=True)
def inputs(board: np.ndarray, facing: np.ndarray, index: np.ndarray, scaled: np.ndarray) -> int:
    """Write the inputs that are not zero, and return their number."""
    own, their = board[:SIDE], board[SIDE:]
    count = _counts(own, 0, index, scaled, 0)
    count = _counts(their, OF_A_SIDE, index, scaled, count)
    measures = np.zeros(FEATURES, np.int64)
    for side in range(2):
        if side == 0:
            features(own, their, facing, measures)
        else:
            features(their, own, facing, measures)
        for i in range(FEATURES):
            if measures[i]:
                index[count] = side * OF_A_SIDE + 24 * CASA + REST + i
                scaled[count] = measures[i] / SCALES[i]
                count += 1
    return count


@njit(cache=True)
def is_race(board: np.ndarray, facing: np.ndarray) -> bool:
    """Return whether the sides, which move in opposite directions, have passed each other."""
    last = 0
    for casa in range(HAND, 0, -1):
        if board[casa]:
            last = casa
            break
    other = 0
    for casa in range(HAND, 0, -1):
        if board[SIDE + casa]:
            other = casa
            break
    return last + other < BAR
