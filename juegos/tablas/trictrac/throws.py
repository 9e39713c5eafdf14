"""The twenty-one throws of a side, each scored by the rules, with their ways."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from juegos.material import dice
from juegos.tablas.trictrac.cruces import Usage
from juegos.tablas.trictrac.plays import Playable, ground, playable
from juegos.tablas.trictrac.position import Men
from juegos.tablas.trictrac.scoring import LATE, Score, ThrowContext, score_plays
from juegos.tablas.trictrac.values import Jan, Throw

ALL = 36
USUAL = Usage()


class Cast(NamedTuple):
    """One of the twenty-one throws: its ways of 36, its score, and the dice it allows."""

    throw: Throw
    weight: int
    score: Score
    found: Playable

    def has(self, name: str) -> bool:
        """Return whether it scores a jan whose name begins so."""
        return any(jan.name.startswith(name) for jan in self.score.jans)


def casts(men: Men, foe: Men, usage: Usage = USUAL, when: ThrowContext = LATE) -> tuple[Cast, ...]:
    """Return all throws of a side with their scores."""
    here = ground(men, foe, usage)
    every = []
    for faces, weight in dice.throws(2).items():
        throw = max(faces), min(faces)
        result = playable(here, throw, usage)
        every.append(Cast(throw, weight, score_plays(here, result, throw, usage, when), result))
    return tuple(every)


def ways_of(every: Iterable[Cast], name: str) -> int:
    """Return in how many of 36 ways a jan whose name begins so is scored."""
    return sum(cast.weight for cast in every if cast.has(name))


def mean(every: Iterable[Cast], *, thrower: bool) -> Fraction:
    """Return the mean points of a throw for its thrower, or for the other."""
    return Fraction(sum(c.weight * c.score.total(thrower=thrower) for c in every), ALL)


class Hit(NamedTuple):
    """In how many of 36 ways a lone man is hit: by one number, by both together alone, falsely."""

    direct: int = 0
    indirect: int = 0
    false: int = 0

    @property
    def true(self) -> int:
        """The ways in which the man is hit truly."""
        return self.direct + self.indirect


def hit(every: Iterable[Cast]) -> dict[int, Hit]:
    """Return the hits of each lone man of the other that is hit, by the thrower's path."""
    result: dict[int, Hit] = {}
    for cast in every:
        for jan in cast.score.jans:
            if jan.name.startswith("battue"):
                now = result.get(jan.at, Hit())
                field = _kind_of_hit(jan)
                result[jan.at] = now._replace(**{field: getattr(now, field) + cast.weight})
    return result


def _kind_of_hit(jan: Jan) -> str:
    if jan.name == "battue-faux":
        return "false"
    return "direct" if any(way.via < 0 for way in jan.ways_list) else "indirect"


@lru_cache(maxsize=512)
def outlook(men: Men, foe: Men, usage: Usage) -> tuple[Fraction, Fraction]:
    """Return the mean points of a throw for its thrower and for the other."""
    every = casts(men, foe, usage)
    return mean(every, thrower=True), mean(every, thrower=False)
