"""Bearing off: the band is one arrow more, once every man has entered the last table.

A number *sortant* brings a man exactly to the band; one *excedant* is too great for the man that
is farthest back, and takes him off; one *defaillant* is played inside.
"""

from __future__ import annotations

from collections.abc import Iterator

from juegos.tablas.trictrac.movement import Leg, Play, after, full, one
from juegos.tablas.trictrac.passage import RETOUR, Ground
from juegos.tablas.trictrac.position import HOME, OFF, Men
from juegos.tablas.trictrac.readings import Usage


def entered(men: Men) -> bool:
    """Return whether no man is left outside the last table."""
    return not any(men[: HOME[0]])


def exits(ground: Ground, die: int, usage: Usage) -> Iterator[Play]:
    """Yield the plays of one die that bear a man off."""
    men = ground.men
    if not entered(men):
        return
    exact = OFF - die
    farthest = next((index for index in HOME if men[index]), OFF)
    leg = None
    if men[exact]:
        leg = Leg(exact, OFF, die)
    elif farthest > exact and farthest < OFF:
        leg = Leg(farthest, OFF, die)
    if leg is not None and _may(ground, leg, die, usage):
        yield Play((leg,), excess=int(leg.start != exact))


def _may(ground: Ground, leg: Leg, die: int, usage: Usage) -> bool:
    """Return whether the slow way of bearing off, where it is in force, lets the man go.

    It plays inside whatever can be played there; but a full jan de retour is kept by bearing
    off a spare man by an exact number.
    """
    if not usage.slow_off or not any(one(ground, die)):
        return True
    men = ground.men
    keeps = full(men, RETOUR) and full(after(men, Play((leg,))), RETOUR)
    return keeps and leg.start + die == OFF


def both(ground: Ground, high: int, low: int, usage: Usage) -> Iterator[Play]:
    """Yield the plays of both dice in which at least one man goes off."""
    if sum(ground.men[: HOME[0]]) > 1:
        return
    for first, second in ((high, low),) if high == low else ((high, low), (low, high)):
        for begun in (*_entering(ground, first), *exits(ground, first, usage)):
            yield from _ended(ground, begun, second, usage)


def _entering(ground: Ground, die: int) -> Iterator[Play]:
    """Yield the first steps inside; a man that goes on *tout d'une* may rest where none stops."""
    for index in range(OFF - die):
        if ground.men[index] and (ground.stop[index + die] or ground.rest[index + die]):
            yield Play((Leg(index, index + die, die),))


def _ended(ground: Ground, begun: Play, die: int, usage: Usage) -> Iterator[Play]:
    """Yield what the second die makes of a play that the first has begun."""
    leg = begun.legs[0]
    there = ground._replace(men=after(ground.men, begun))
    seconds = exits(there, die, usage)
    if leg.to == OFF:
        inside = one(there, die)
        yield from (_joined(begun, second) for second in (*inside, *seconds))
        return
    for second in seconds:
        moved = second.legs[0]
        if moved.start == leg.to and ground.men[leg.to] == 0:
            if not usage.no_sum_off or leg.start + leg.pips + die > OFF:
                whole = Leg(leg.start, OFF, leg.pips + die, leg.to)
                yield Play((whole,), excess=second.excess)
        elif ground.stop[leg.to]:
            yield _joined(begun, second)


def _joined(begun: Play, second: Play) -> Play:
    return Play(begun.legs + second.legs, excess=begun.excess + second.excess)


def finished(men: Men) -> bool:
    """Return whether every man is off."""
    return men[OFF] == sum(men)
