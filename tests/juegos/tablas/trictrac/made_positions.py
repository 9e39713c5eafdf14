"""Positions of trictrac made on purpose, since random play hardly ever fills a jan.

Each maker puts fifteen men of each side where some jan, way or beneficiary is likely; a position
that cannot be (two owners of an arrow, one man in a corner) is thrown away and made again.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from juegos.core.errors import BadNotation
from juegos.tablas.trictrac.plays import trespass
from juegos.tablas.trictrac.position import CORNER, MEN, OFF, Men, read_both, write
from juegos.tablas.trictrac.rules import Usage

Both = tuple[Men, Men]
Maker = Callable[[random.Random], Both]
PETIT, GRAND, RETOUR = range(6), range(6, 12), range(18, 24)


def spread(rng: random.Random, men: list[int], places: list[int]) -> Men:
    """Return the men with those that lack to fifteen put on some of the places."""
    men = men.copy()
    while sum(men) < MEN:
        men[rng.choice(places)] += 1
    return tuple(men)


def jan(rng: random.Random, table: range, lacking: int) -> list[int]:
    """Return the men of a jan in which some are lacking."""
    men = [0] * 25
    for index in table:
        men[index] = 2
    for index in rng.sample(list(table), min(lacking, len(table))):
        men[index] -= 1
    if lacking and rng.random() < 0.2:
        index = rng.choice(list(table))
        for other in table:
            men[other] = 2
        men[index] = 0
    return men


def behind(table: range) -> list[int]:
    """Return the arrows from which spare men reach a jan, and the jan itself."""
    return list(range(max(0, table[0] - 7), table[-1] + 1))


def early(rng: random.Random) -> Both:
    """Return the beginning of a relevé: a few men off the talon of each."""
    sides = []
    for _ in range(2):
        men = [0] * 25
        for _ in range(rng.choice((2, 2, 4, 6))):
            men[rng.randint(1, 10)] += 1
        if rng.random() < 0.4:
            men = [0] * 25
            men[11] = 2
        men[0] = MEN - sum(men)
        sides.append(tuple(men))
    return sides[0], sides[1]


def six(rng: random.Random) -> Both:
    """Return four single men on the first six arrows."""
    men = [MEN - 4] + [0] * 24
    for index in rng.sample(range(1, 7), 4):
        men[index] = 1
    return tuple(men), early(rng)[1]


def filling(rng: random.Random) -> Both:
    """Return a side near a full petit or grand jan, or with one, against any such side."""
    sides = []
    for _ in range(2):
        table = rng.choice((PETIT, GRAND, GRAND))
        men = jan(rng, table, rng.choice((0, 1, 1, 2)))
        if men[11] == 1:
            men[11] = 2
        sides.append(spread(rng, men, behind(table)))
    return sides[0], sides[1]


def returning(rng: random.Random) -> Both:
    """Return a side at the jan de retour, the other's men far on, or lone men of its own."""
    men = jan(rng, RETOUR, rng.choice((0, 1, 1, 2)))
    if rng.random() < 0.3:
        men[11] = 2
    own = spread(rng, men, [*range(14, 24), *([11] if men[11] else [])])
    theirs = [0] * 25
    if rng.random() < 0.5:
        theirs[rng.randint(6, 9)] = rng.choice((1, 2))
    return own, spread(rng, theirs, list(range(18, 24)))


def leaving(rng: random.Random) -> Both:
    """Return a side with few men left to bear off."""
    men = [0] * 25
    for _ in range(rng.randint(1, 3)):
        men[rng.randint(18, 23)] += 1
    men[OFF] = MEN - sum(men)
    return tuple(men), spread(rng, [0] * 25, list(range(18, 24)))


def open_game(rng: random.Random) -> Both:
    """Return men anywhere: many lone men to be hit, corners held or not, some men passed."""
    sides = []
    for _ in range(2):
        men = [0] * 25
        if rng.random() < 0.5:
            men[11] = rng.choice((2, 3, 4))
        last = rng.choice((10, 10, 22))
        for _ in range(rng.randint(4, MEN - men[11])):
            index = rng.randint(0, last)
            if index not in (11, 12):
                men[index] += 1
        men[0] += MEN - sum(men)
        sides.append(tuple(men))
    return sides[0], sides[1]


def piled(rng: random.Random) -> Both:
    """Return a side that has nearly all its men in its corner."""
    men = [0] * 25
    men[rng.randint(7, 10)] += 1
    men[rng.randint(7, 10)] += 1
    men[11] = MEN - 2
    if rng.random() < 0.3:
        men = [0] * 25
        men[11] = MEN
    theirs = [0] * 25
    for index in GRAND:
        theirs[index] = 2
    return tuple(men), spread(rng, theirs, [6, 7, 8, 9, 10, 11])


MAKERS: tuple[Maker, ...] = (
    early,
    six,
    filling,
    filling,
    returning,
    leaving,
    open_game,
    open_game,
    piled,
)


def positions(seed: int, count: int) -> Iterator[Both]:
    """Yield so many positions that can be, of every maker in turn."""
    rng = random.Random(seed)
    made = 0
    while made < count:
        both = MAKERS[made % len(MAKERS)](rng)
        try:
            yield read_both(write(both[0]), write(both[1]))
        except BadNotation:
            continue
        made += 1


def left(seed: int, count: int) -> Iterator[Both]:
    """Yield so many positions, each with men off who mostly went while others stood outside."""
    rng = random.Random(seed)
    for both in positions(seed, count):
        sides = []
        for men in both:
            now = list(men)
            for _ in range(rng.choice((1, 1, 2, 5))):
                index = rng.choice([i for i in range(OFF) if now[i] and i != CORNER] or [OFF])
                now[index] -= 1
                now[OFF] += 1
            sides.append(tuple(now))
        yield sides[0], sides[1]


def reached(seed: int, count: int) -> Iterator[Both]:
    """Yield those of so many positions in which no man has passed that could not."""
    return (both for both in positions(seed, count) if trespass(both, Usage()) is None)
