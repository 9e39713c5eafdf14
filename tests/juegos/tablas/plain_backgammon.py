"""The plays of backgammon once more, written plainly: every order, every man, one die at a time.

A board here is two dictionaries, casa to men, for the side that plays and for the other. Nothing
of ``juegos`` is used.
"""

from __future__ import annotations

import random
from itertools import permutations

Side = dict[int, int]
Position = tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]
START = {24: 2, 13: 5, 8: 3, 6: 5}
BAR, OFF = 25, 0


def frozen(own: Side, other: Side) -> Position:
    """Return both sides as values; empty casas do not count."""
    return tuple(
        tuple(sorted((casa, men) for casa, men in side.items() if men)) for side in (own, other)
    )


def one(own: Side, other: Side, die: int) -> list[tuple[Side, Side]]:
    """Return the boards to which one die leads."""
    result = []
    home = all(casa <= 6 for casa, men in own.items() if men)
    for casa in [c for c in range(1, 26) if own.get(c)]:
        if own.get(BAR) and casa != BAR:
            continue
        to = casa - die
        if to < 1:
            behind = any(own.get(c) for c in range(casa + 1, 7))
            if not home or (to < 0 and behind):
                continue
            to = OFF
        elif other.get(25 - to, 0) > 1:
            continue
        mine, theirs = dict(own), dict(other)
        mine[casa] -= 1
        mine[to] = mine.get(to, 0) + 1
        if to and theirs.get(25 - to) == 1:
            theirs[25 - to] = 0
            theirs[BAR] = theirs.get(BAR, 0) + 1
        result.append((mine, theirs))
    return result


def sequences(own: Side, other: Side, dice: tuple[int, ...]) -> set[tuple[int, Position, int]]:
    """Return for every way to play these dice in order: how many, the board, the first die."""
    if dice:
        steps = one(own, other, dice[0])
        if steps:
            return {
                (count + 1, board, dice[0])
                for mine, theirs in steps
                for count, board, _ in sequences(mine, theirs, dice[1:])
            }
    return {(0, frozen(own, other), 0)}


def plays(own: Side, other: Side, throw: tuple[int, int]) -> set[Position]:
    """Return the boards that the plays of a throw leave; the board itself if there is none."""
    dice = throw * 2 if throw[0] == throw[1] else throw
    results = {way for order in set(permutations(dice)) for way in sequences(own, other, order)}
    most = max(count for count, _, _ in results)
    best = [(board, first) for count, board, first in results if count == most]
    if most == 1 and throw[0] != throw[1]:
        larger = [(board, first) for board, first in best if first == max(throw)]
        best = larger or best
    return {board for board, _ in best}


def random_game(rng: random.Random) -> list[tuple[Side, Side, tuple[int, int]]]:
    """Return the boards of a random game, each with the throw that is to be played there."""
    own, other = dict(START), dict(START)
    result = []
    while own.get(OFF, 0) < 15 and other.get(OFF, 0) < 15:
        throw = rng.randint(1, 6), rng.randint(1, 6)
        result.append((own, other, throw))
        ends = sorted(plays(own, other, throw))
        mine, theirs = rng.choice(ends)
        own, other = dict(theirs), dict(mine)
    return result
