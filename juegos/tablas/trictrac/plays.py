"""The plays that the rules allow, from the passage to the return to their notation.

Where a man may stop or rest depends on what the opponent can still fill. A throw moves two men,
one man *tout d'une*, or takes the corner *par puissance*; both dice come first, then the jan that
must be filled or kept. In bearing off the band is one arrow more, once every man has entered the
last table. A number *sortant* brings a man exactly to the band; one *excedant* is too great for the
man that is farthest back, and takes it off; one *defaillant* is played inside.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from typing import NamedTuple

from juegos.core.errors import BadNotation
from juegos.core.message import Message, _
from juegos.tablas.trictrac.position import (
    ARROWS,
    CORNER,
    FAR_CORNER,
    HOME,
    LAST,
    MEN,
    OFF,
    Men,
    across,
    arrow,
)
from juegos.tablas.trictrac.rules import JOUE, Usage

# The passage to the return: what the opponent can still fill, and where a man may stop or rest.

PETIT = range(6)
GRAND = range(6, 12)
RETOUR = range(18, 24)


def can_still_fill(men: Men, other: Men, jan: range, usage: Usage) -> bool:
    """Return whether a side with these men can still fill one of its own two jans.

    Material possibility: for each arrow of the jan in turn, two men for it and for each before it
    must stand on it or behind it, because a man past an arrow does not come back. Under
    ``passage=fleches-libres`` an arrow that the other holds makes it impossible too.
    """
    if usage.free_arrows and any(other[across(index)] for index in jan):
        return False
    behind = sum(men[: jan[0]])
    for needed, index in enumerate(jan, 1):
        behind += men[index]
        if behind < 2 * needed:
            return False
    return True


class Ground(NamedTuple):
    """The board for one side: its men and the other's, each by its own path.

    By index, ``stop`` tells where a man may be put, ``rest`` where one that plays *tout d'une* may
    rest; ``closed`` are the tables of the return where none may stop.
    """

    men: Men
    foe: Men
    stop: tuple[bool, ...]
    rest: tuple[bool, ...]
    closed: tuple[range, ...]


class Trespass(NamedTuple):
    """A man in a table that was never open to it: its side, its arrow, and the reason."""

    seat: int
    on: int
    why: Message


_PETIT = _("no man can have stopped in the petit jan that the other can still fill")
_GRAND = _("no man can have stopped in the grand jan that the other can still fill")


def trespass(men: tuple[Men, Men], usage: Usage) -> Trespass | None:
    """Return a man on an arrow where the rules cannot have let it stop, or None.

    If the other can still fill a jan it always could have, because no man comes back.
    """
    for seat, own in enumerate(men):
        for table in _closed(own, men[1 - seat], usage):
            at = next((index for index in table if own[index] and index != FAR_CORNER), None)
            if at is not None:
                return Trespass(seat, at, _PETIT if table == RETOUR else _GRAND)
    return None


def ground(men: Men, foe: Men, usage: Usage) -> Ground:
    """Return the ground that a side moves on."""
    free = [not foe[LAST - index] for index in range(24)]
    closed = _closed(men, foe, usage)
    stop = free.copy()
    stop[FAR_CORNER] = False
    for table in closed:
        for index in table:
            stop[index] = False
    if usage.corner_no_rest:
        free[FAR_CORNER] = False
    return Ground(men, foe, tuple(stop), tuple(free), closed)


def _closed(men: Men, foe: Men, usage: Usage) -> tuple[range, ...]:
    """Return the tables of the return in which no man may stop, by this side's path."""
    closed = []
    if can_still_fill(foe, men, PETIT, usage):
        closed.append(RETOUR)
    if closed or can_still_fill(foe, men, GRAND, usage):
        closed.append(range(FAR_CORNER, 18))
    return tuple(closed)


# Moves by one throw: two men, one man *tout d'une*, or the corner *par puissance*.


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
    counts = list(men)
    for leg in play.legs:
        counts[leg.start] -= 1
        counts[leg.to] += 1
    return tuple(counts)


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
    pair = takers(men, FAR_CORNER, high, low)
    if pair is None:
        return
    play = Play((Leg(pair[0], CORNER, high), Leg(pair[1], CORNER, low)), puissance=True)
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
    keeps = full(men, PETIT) and full(after(men, play), PETIT)
    return keeps and not full(after(men, Play(legs)), PETIT)


# The plays that the rules allow: both dice first, then the jan that must be filled or kept.


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
    plays = tuple(_led(here.men, _twice(here, high, low, usage)))
    if sum(here.men[:24]) == 1 or not plays:
        for die in (high, low) if high != low else (high,):
            single = (*one(here, die), *exits(here, die, usage))
            led = tuple(_led(here.men, single))
            ended = tuple(pair for pair in led if finished(pair[1]))
            if ended:
                return Playable(ended, 2)  # the last man is off: there is nothing left to play
            if led and not plays:
                return Playable(led, 1)
    return Playable(plays or ((NOTHING, here.men),), 2 if plays else 0)


def _twice(here: Ground, high: int, low: int, usage: Usage) -> list[Play]:
    plays = [
        *two(here, high, low),
        *sums(here, high, low),
        *puissance(here, high, low, usage),
        *both(here, high, low, usage),
    ]
    if plays and not usage.free_order:
        least = min(play.excess for play in plays)
        plays = [play for play in plays if play.excess == least]
    return plays


def _led(men: Men, plays: Iterable[Play]) -> Iterator[tuple[Play, Men]]:
    return ((play, after(men, play)) for play in plays)


def jan_kept(men: Men) -> str:
    """Return the jan that a side has full: ``petit``, ``grand``, ``retour`` or nothing.

    Fifteen men never fill two.
    """
    return next((name for name, jan in JANS.items() if full(men, jan)), "")


def jan_filled(here: Ground, options: Playable) -> str:
    """Return the jan that is not full and that some play fills."""
    lacking = {name: lack(here.men, jan) for name, jan in JANS.items()}
    for name, jan in JANS.items():
        if 1 <= lacking[name] <= 2 and any(full(men, jan) for _, men in options.plays):
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


def within_duties(here: Ground, options: Playable, usage: Usage) -> Legal:
    """Return the plays that the duties leave."""
    jan = jan_kept(here.men)
    duty, name = ("conserver", jan) if jan else ("remplir", jan_filled(here, options))
    plays = options.plays
    obligation = ""
    if name:
        doing = tuple(pair for pair in plays if full(pair[1], JANS[name]))
        if doing and not free_to_break(here, options, usage):
            plays, obligation = doing, f"{duty}-{name}"
    for last, reached in (("sortie", finished), ("pile", _piled)):
        doing = tuple(pair for pair in plays if reached(pair[1]))
        if doing and (last == "sortie" or usage.pile):
            plays, obligation = doing, last
    legal: dict[Men, Play] = {}
    for play, men in plays:
        legal.setdefault(men, play)
    return Legal(legal, obligation, options.dice)


def _piled(men: Men) -> bool:
    """Return whether all fifteen men stand in the corner."""
    return men[CORNER] == MEN


def free_to_break(here: Ground, options: Playable, usage: Usage) -> bool:
    """Return whether the petit jan may be broken because only taking the corner keeps it.

    It may, unless ``coin-oblige=oblige`` is read.
    """
    if usage.corner_bound or here.men[CORNER] or not full(here.men, PETIT):
        return False
    keeping = [men for _, men in options.plays if full(men, PETIT)]
    return bool(keeping) and all(men[CORNER] for men in keeping)


def legal_of(men: Men, foe: Men, throw: tuple[int, int], usage: Usage) -> Legal:
    """Return the plays allowed to a side with these men against the other's."""
    return legal(ground(men, foe, usage), throw, usage)


# Notation of plays: legs of arrows, ``T-5 T-6``, ``8-9-r9`` (resting), ``r2-off``, ``passe``.

PASSES = "passe"
LONGEST = 2


def read_legs(text: str, rule: str = JOUE.id) -> tuple[Leg, ...]:
    """Return the legs that a text writes; raises ``BadNotation`` with the place and the rule."""
    if text == PASSES:
        return ()
    legs: list[Leg] = []
    at = 0
    for word in text.split(" "):
        names = word.split("-")
        if not 2 <= len(names) <= 3 or len(legs) == LONGEST:
            message = _(
                "{word!r} in {text!r}: a play is written 'T-5 T-6', '8-9-r9' or 'passe'",
                word=word,
                text=text,
            )
            raise BadNotation(message, at, rule=rule)
        stops = [arrow(name, at, rule) for name in names]
        if sorted(stops) != stops or len(set(stops)) != len(stops):
            message = _("{word!r}: men only go forward, T to rT and off", word=word)
            raise BadNotation(message, at, rule=rule)
        via = stops[1] if len(stops) > 2 else -1
        legs.append(Leg(stops[0], stops[-1], stops[-1] - stops[0], via))
        at += len(word) + 1
    return tuple(legs)


def after_legs(men: Men, legs: tuple[Leg, ...]) -> Men:
    """Return the men after these legs; raises ``BadNotation`` where no man stands."""
    counts = list(men)
    for leg in legs:
        if not counts[leg.start]:
            message = _("no man of this side stands on {arrow}", arrow=ARROWS[leg.start])
            raise BadNotation(message, rule=JOUE.id)
        counts[leg.start] -= 1
        counts[leg.to] += 1
    return tuple(counts)


def find_play(men: Men, legal: Legal, text: str) -> Men | None:
    """Return the position after the allowed play that is written so, or None.

    However it is written, a play is identified by the position after it.
    """
    after = after_legs(men, read_legs(text))
    return after if after in legal.plays else None
