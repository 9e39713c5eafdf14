"""Games on lines walked through, ours and those of a peer: at random, and all sequences."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any


def out(core: Any, rng: Random, longest: int) -> Callable[[], int]:
    """Return what plays a game at random, so many turns at most, and says how many it took."""
    moves, after = core.moves, core.after

    def play() -> int:
        position = core.start()
        for turn in range(longest):
            result = moves(position)
            if not result:
                return turn
            position = after(position, result[int(rng.random() * len(result))])
        return longest

    return play


def their_out(
    begin: Callable[[], Any], moves: Callable[[Any], Any], rng: Random, longest: int
) -> Callable[[], int]:
    """Return the same for a peer, whose boards make moves and take them back."""

    def play() -> int:
        board = begin()
        for turn in range(longest):
            result = moves(board)
            if not result:
                return turn
            board.push(result[int(rng.random() * len(result))])
        return longest

    return play


def speed(play: Callable[[], int], seconds: float) -> float:
    """Return turns a second of the processor."""
    turns, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        turns += play()
    return turns / spent


def walked(core: Any, position: Any, depth: int) -> int:
    """Return how many sequences of moves there are, found without remembering a position."""
    result = core.moves(position)
    if depth == 1:
        return len(result)
    return sum(walked(core, core.after(position, move), depth - 1) for move in result)


def their_walked(board: Any, moves: Callable[[Any], Any], depth: int) -> int:
    """Return the same for a peer."""
    result = moves(board)
    if depth == 1:
        return len(result)
    count = 0
    for move in result:
        board.push(move)
        count += their_walked(board, moves, depth - 1)
        board.pop()
    return count
