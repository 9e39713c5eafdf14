"""The plays that the rules allow: both dice first, then the jan that must be filled or kept.

In bearing off the band is one arrow more, once every man has entered the last table. A number
*sortant* brings a man exactly to the band; one *excedant* is too great for the man that is farthest
back, and takes it off; one *defaillant* is played inside.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from juegos.tablas.trictrac.cruces import Usage
from juegos.tablas.trictrac.movement import (
    NOTHING,
    Leg,
    Play,
    after,
    full,
    one,
    puissance,
    sums,
    two,
)
from juegos.tablas.trictrac.passage import GRAND, PETIT, RETOUR, Ground, ground
from juegos.tablas.trictrac.position import CORNER, HOME, MEN, OFF, Men


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

    It plays inside whatever can be played there; but a full jan de retour is kept by bearing off a
    spare man by an exact number.
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
            yield from _with_second_die(ground, begun, second, usage)


def _entering(ground: Ground, die: int) -> Iterator[Play]:
    """Yield the first steps inside; a man that goes on *tout d'une* may rest where none stops."""
    for index in range(OFF - die):
        if ground.men[index] and (ground.stop[index + die] or ground.rest[index + die]):
            yield Play((Leg(index, index + die, die),))


def _with_second_die(ground: Ground, begun: Play, die: int, usage: Usage) -> Iterator[Play]:
    """Yield the plays that the second die makes of one that the first has begun."""
    leg = begun.legs[0]
    there = ground._replace(men=after(ground.men, begun))
    seconds = exits(there, die, usage)
    if leg.to == OFF:
        inside = one(there, die)
        yield from (_join(begun, second) for second in (*inside, *seconds))
        return
    for second in seconds:
        moved = second.legs[0]
        if moved.start == leg.to and ground.men[leg.to] == 0:
            if not usage.no_sum_off or leg.start + leg.pips + die > OFF:
                whole = Leg(leg.start, OFF, leg.pips + die, leg.to)
                yield Play((whole,), excess=second.excess)
        elif ground.stop[leg.to]:
            yield _join(begun, second)


def _join(begun: Play, second: Play) -> Play:
    return Play(begun.legs + second.legs, excess=begun.excess + second.excess)


def finished(men: Men) -> bool:
    """Return whether every man is off."""
    return men[OFF] == sum(men)


JANS = {"petit": PETIT, "grand": GRAND, "retour": RETOUR}


class Playable(NamedTuple):
    """The plays of a throw before any duty, and how many of the two dice they play.

    Each play comes with the position after it.
    """

    plays: tuple[tuple[Play, Men], ...]
    dice: int


class Legal(NamedTuple):
    """The legal plays: each resulting position with a play that leads there.

    ``obligation`` is the duty that rules the rest out (``remplir-grand``), or empty; ``dice`` is
    how many are played.
    """

    plays: dict[Men, Play]
    obligation: str
    dice: int


def playable(here: Ground, throw: tuple[int, int], usage: Usage) -> Playable:
    """Return the plays of both dice; if there are none those of the higher die, else the lower."""
    high, low = max(throw), min(throw)
    results = tuple(_led(here.men, _twice(here, high, low, usage)))
    if sum(here.men[:24]) == 1 or not results:
        for die in (high, low) if high != low else (high,):
            single = (*one(here, die), *exits(here, die, usage))
            led = tuple(_led(here.men, single))
            ended = tuple(pair for pair in led if finished(pair[1]))
            if ended:
                return Playable(ended, 2)  # the last man is off: there is nothing left to play
            if led and not results:
                return Playable(led, 1)
    return Playable(results or ((NOTHING, here.men),), 2 if results else 0)


def _twice(here: Ground, high: int, low: int, usage: Usage) -> list[Play]:
    result = [
        *two(here, high, low),
        *sums(here, high, low),
        *puissance(here, high, low, usage),
        *both(here, high, low, usage),
    ]
    if result and not usage.free_order:
        least = min(play.excess for play in result)
        result = [play for play in result if play.excess == least]
    return result


def _led(men: Men, plays: Iterable[Play]) -> Iterator[tuple[Play, Men]]:
    return ((play, after(men, play)) for play in plays)


def jan_kept(men: Men) -> str:
    """Return the jan that a side has full: ``petit``, ``grand``, ``retour`` or nothing.

    Fifteen men never fill two.
    """
    return next((name for name, jan in JANS.items() if full(men, jan)), "")


def jan_filled(here: Ground, result: Playable) -> str:
    """Return the jan that is not full and that some play fills."""
    lacking = {name: lack(here.men, jan) for name, jan in JANS.items()}
    for name, jan in JANS.items():
        if 1 <= lacking[name] <= 2 and any(full(men, jan) for _, men in result.plays):
            return name
    return ""


def lack(men: Men, jan: range) -> int:
    """Return how many men a jan lacks to be full."""
    return sum(2 - men[index] for index in jan if men[index] < 2)


def legal(here: Ground, throw: tuple[int, int], usage: Usage) -> Legal:
    """Return the plays allowed, one for each resulting position.

    Playing both dice, or the higher, comes before all; then a full jan is kept and a jan that can
    be filled is filled; then the last man is borne off.
    """
    return within_duties(here, playable(here, throw, usage), usage)


def within_duties(here: Ground, result: Playable, usage: Usage) -> Legal:
    """Return the plays that the duties leave."""
    value = jan_kept(here.men)
    duty, name = ("conserver", value) if value else ("remplir", jan_filled(here, result))
    plays = result.plays
    obligation = ""
    if name:
        doing = tuple(pair for pair in plays if full(pair[1], JANS[name]))
        if doing and not free_to_break(here, result, usage):
            plays, obligation = doing, f"{duty}-{name}"
    for last, reached in (("sortie", finished), ("pile", _piled)):
        doing = tuple(pair for pair in plays if reached(pair[1]))
        if doing and (last == "sortie" or usage.pile):
            plays, obligation = doing, last
    results: dict[Men, Play] = {}
    for play, men in plays:
        results.setdefault(men, play)
    return Legal(results, obligation, result.dice)


def _piled(men: Men) -> bool:
    """Return whether all fifteen men stand in the corner."""
    return men[CORNER] == MEN


def free_to_break(here: Ground, result: Playable, usage: Usage) -> bool:
    """Return whether the petit jan may be broken because only taking the corner keeps it.

    It may, unless ``coin-oblige=oblige`` is read.
    """
    if usage.corner_bound or here.men[CORNER] or not full(here.men, PETIT):
        return False
    keeping = [men for _, men in result.plays if full(men, PETIT)]
    return bool(keeping) and all(men[CORNER] for men in keeping)


def legal_of(men: Men, foe: Men, throw: tuple[int, int], usage: Usage) -> Legal:
    """Return the plays allowed to a side with these men against the other's."""
    return legal(ground(men, foe, usage), throw, usage)
