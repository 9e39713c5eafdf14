"""Plays of a throw in compiled code: the boards of ``juegos.tablas.casas.board``, only faster.

A board is 54 counts, as there; ``tests/bench/training_boards.py`` holds both to the same boards.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

OFF, BAR, HAND, SIDE = 0, 25, 26, 27
MEN, HOME = 15, 6
MOST = 6000  # boards of one throw
_SLOTS = 1 << 14
_ODD = np.random.default_rng(1).integers(1, 2**62, 2 * SIDE).astype(np.uint64)


class Space(NamedTuple):
    """Reusable buffers for the boards of one throw."""

    boards: np.ndarray
    spare: np.ndarray
    slots: np.ndarray
    stamp: np.ndarray


def space() -> Space:
    """Return empty buffers."""
    return Space(
        np.zeros((MOST, 2 * SIDE), np.int8),
        np.zeros((MOST, 2 * SIDE), np.int8),
        np.zeros((_SLOTS, 2), np.int64),
        np.zeros(1, np.int64),
    )


@njit(cache=True)
def _hash(board: np.ndarray) -> np.uint64:
    total = np.uint64(0)
    for i in range(2 * SIDE):
        total += np.uint64(board[i]) * _ODD[i]
    return total ^ (total >> np.uint64(29))


@njit(cache=True)
def _new(
    board: np.ndarray, at: int, boards: np.ndarray, slots: np.ndarray, stamp: int, begin: int
) -> bool:
    """Return whether a board is new since ``begin``; its number is to be ``at``."""
    slot = np.int64(_hash(board) & np.uint64(_SLOTS - 1))
    while slots[slot, 0] == stamp:
        if np.array_equal(boards[slots[slot, 1]], board):
            return False
        slot = (slot + 1) & (_SLOTS - 1)
    slots[slot, 0] = stamp
    slots[slot, 1] = at
    return True


@njit(cache=True)
def _step(board: np.ndarray, die: int, facing: np.ndarray, into: np.ndarray, count: int) -> int:
    """Write each board that one die leads to after the first ``count``; return the new count."""
    top = HAND
    while top and not board[top]:
        top -= 1
    for casa in range(top, 0, -1):
        if not board[casa]:
            continue
        to = (min(BAR, casa)) - die
        if to > 0:
            face = SIDE + facing[to]
            if board[face] > 1:
                if casa == BAR:
                    break
                continue
            into[count] = board
            if board[face] == 1:
                into[count, face] = 0
                into[count, SIDE + BAR] += 1
        elif top <= HOME and (to == 0 or casa == top):
            to = 0
            into[count] = board
        else:
            continue
        into[count, casa] -= 1
        into[count, to] += 1
        count += 1
        if casa == BAR:
            break
        if casa == HAND and board[BAR]:
            count -= 1
    return count


@njit(cache=True)
def _in_order(
    board: np.ndarray, dice: np.ndarray, facing: np.ndarray, space: Space, begin: int
) -> tuple[int, int]:
    """Play dice in an order; return how many can be played, and the range of their boards.

    They stand in ``space.boards`` from ``begin`` on, each once.
    """
    boards, spare = space.boards, space.spare
    boards[begin] = board
    end, played = begin + 1, 0
    for die in dice:
        count = 0
        for at in range(begin, end):
            count = _step(boards[at], die, facing, spare, count)
            if count > MOST - 60:
                break
        if not count:
            break
        space.stamp[0] += 1
        end = begin
        for at in range(count):
            if end < MOST - 1 and _new(spare[at], end, boards, space.slots, space.stamp[0], begin):
                boards[end] = spare[at]
                end += 1
        played += 1
    return played, end


@njit(cache=True)
def boards_after(
    board: np.ndarray,
    throw: np.ndarray,
    facing: np.ndarray,
    doubles: int,
    larger: bool,
    space: Space,
) -> int:
    """Return the number of boards after all plays of a throw; they are first in the buffer."""
    if throw[0] == throw[-1]:
        dice = np.full(doubles if len(throw) == 2 else len(throw), throw[0], np.int64)
        played, end = _in_order(board, dice, facing, space, 0)
        return end if played else 0
    if len(throw) == 2:
        orders = np.array([[0, 1], [1, 0]])
    else:
        orders = np.array([[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
    most, end, points = 0, 0, 0
    for order in orders:
        dice = np.zeros(len(throw), np.int64)
        for i in range(len(throw)):
            dice[i] = throw[order[i]]
        played, stop = _in_order(board, dice, facing, space, end)
        first = dice[0] if larger and played == 1 else 0
        if played == 0 or played < most or (played == most and first < points):
            continue
        if played > most or first > points:
            for at in range(end, stop):
                space.boards[at - end] = space.boards[at]
            end = stop - end
        else:
            end = stop
        most, points = played, first
    return _unique(space, end)


@njit(cache=True)
def _unique(space: Space, count: int) -> int:
    """Remove duplicate boards; return how many there are."""
    space.stamp[0] += 1
    end = 0
    for at in range(count):
        if _new(space.boards[at], end, space.boards, space.slots, space.stamp[0], 0):
            if at != end:
                space.boards[end] = space.boards[at]
            end += 1
    return end


@njit(cache=True)
def turn(board: np.ndarray, into: np.ndarray) -> None:
    """Write a board as seen by the other side."""
    for i in range(SIDE):
        into[i] = board[SIDE + i]
        into[SIDE + i] = board[i]
