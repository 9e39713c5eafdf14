"""Fausse case: men put where they may not go, in seven kinds, and the other's choices.

The other alone chooses: to leave the men as they are (except a single man in a corner), to have
them put where the dice bring them, or to have the player play again under a restriction.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from juegos.core.errors import IllegalMove
from juegos.core.message import Message, _
from juegos.core.source import Rule, implied, stated
from juegos.tablas.trictrac import rules
from juegos.tablas.trictrac.plays import Ground, Leg, Legal, after_legs, one, sums
from juegos.tablas.trictrac.position import ARROWS, CORNER, FAR_CORNER, HOME, OFF, Men, across
from juegos.tablas.trictrac.refusals import fits, refusal
from juegos.tablas.trictrac.scoring import Throw


def _rule(name: str, number: int, says: str) -> Rule:
    return stated(f"trictrac.fausse-case-{name}", f"lelasseux1852:{number}", "", says, kind="move")


NOMBRE = _rule("nombre", 211, "1. A man goes by a number that the dice do not show.")
OUTREPASSE = _rule("outrepassee", 211, "2. A man goes beyond where the sum would bring him.")
PUISSANCE = _rule(
    "puissance", 216, "3. The corner is taken par puissance where it could be taken directly."
)
PLEIN = _rule("plein", 192, "4. A jan that could be filled is not.")
CONSERVATION = _rule("conservation", 192, "5. A jan that could be kept is broken.")
PASSAGE = _rule("passage", 213, "6. A man passes where the other can still fill.")
COIN = implied(
    "trictrac.fausse-case-coin",
    "lelasseux1852:42",
    "",
    "7. A man is put alone in a corner.",
    kind="move",
)
RULES = (NOMBRE, OUTREPASSE, PUISSANCE, PLEIN, CONSERVATION, PASSAGE, COIN)
DUTIES = (PLEIN, CONSERVATION)

_KIND = {
    rules.JOUE: NOMBRE,
    rules.TOUT_D_UNE: NOMBRE,
    rules.TOUT_JOUER: NOMBRE,
    rules.PLUS_FORT: NOMBRE,
    rules.BANDE: NOMBRE,
    rules.COIN_PUISSANCE: PUISSANCE,
    rules.REMPLIR: PLEIN,
    rules.CONSERVER: CONSERVATION,
    rules.PASSAGE: PASSAGE,
    rules.COIN: COIN,
    rules.COIN_ADVERSE: COIN,
}

LEAVES, AGAIN = "laisse", "refait"


class Fault(NamedTuple):
    """A fausse case: its rule and why; the other's choices, each with the possible positions.

    A single position is imposed; of several the player chooses. ``unplayed`` are the numbers that
    could have been played and were not.
    """

    rule: Rule
    text: Message
    choices: dict[str, tuple[Men, ...]]
    unplayed: int = 0


def fault(here: Ground, throw: Throw, legs: tuple[Leg, ...], legal: Legal) -> Fault | None:
    """Return the fausse case that legs make, or None where the play is allowed.

    Raises:
        BadNotation: no man stands where a leg begins.
        IllegalMove: a man is put on the other's men, which no fault can do.
    """
    after = after_legs(here.men, legs)
    if after in legal.plays:
        return None
    taken = next((leg.to for leg in legs if leg.to < OFF and here.foe[across(leg.to)]), None)
    if taken is not None:
        message = _("the other side stands on {arrow}", arrow=ARROWS[taken])
        raise IllegalMove(message, rule=rules.FLECHE_LIBRE.id)
    why = refusal(here, throw, legs, legal)
    kind = _kind(here, throw, legs, why.rule, after)
    choices = dict(_choices(kind, here, throw, legs, legal))
    if why.rule in _UNPLAYED:  # the man is put back, and what can be played is (lelasseux1852:216)
        choices[AGAIN] = tuple(legal.plays)
    if kind is not COIN and (not after[OFF] or not any(after[: HOME[0]])):
        choices[LEAVES] = (after,)
    unplayed = legal.dice - _numbers_played(throw, legs)
    left = {name: men for name, men in sorted(choices.items()) if men}
    return Fault(kind, why.text, left, max(0, unplayed) if why.rule in _UNPLAYED else 0)


def _kind(here: Ground, throw: Throw, legs: tuple[Leg, ...], rule: Rule, after: Men) -> Rule:
    """Return the kind of a fausse case by the rule that it breaks."""
    if after[CORNER] == 1 or after[FAR_CORNER]:
        return COIN
    kind = _KIND[rule]
    if kind is NOMBRE and any(leg.pips > sum(throw) for leg in legs):
        return OUTREPASSE
    if kind is PUISSANCE and here.foe[CORNER]:
        return NOMBRE  # two men each put one arrow short
    return kind


_UNPLAYED = (rules.TOUT_JOUER, rules.PLUS_FORT)


def _numbers_played(throw: Throw, legs: tuple[Leg, ...]) -> int:
    return sum(1 + (leg.pips == sum(throw)) for leg in legs)


Choice = tuple[str, tuple[Men, ...]]


def _choices(
    kind: Rule, here: Ground, throw: Throw, legs: tuple[Leg, ...], legal: Legal
) -> Iterator[Choice]:
    """Yield the other's choices besides leaving the men."""
    if kind in DUTIES:
        yield AGAIN, tuple(legal.plays)
    elif kind is PUISSANCE:
        yield from _puissance(here, throw, legs, legal)
    elif kind in (PASSAGE, COIN):
        yield AGAIN, _with_the_same(here, legs, legal)
    elif legs and here.men[OFF] == after_legs(here.men, legs)[OFF]:
        yield from _numbers(here, throw, legs)
    else:
        yield AGAIN, tuple(legal.plays)


def _puissance(here: Ground, throw: Throw, legs: tuple[Leg, ...], legal: Legal) -> Iterator[Choice]:
    """Yield one man by the sum; if that is impossible, any play that does not take the corner."""
    starts = {leg.start for leg in legs}
    whole = tuple(
        after_legs(here.men, play.legs)
        for play in sums(here, *throw)
        if play.legs[0].start in starts
    )
    if whole:
        yield "tout-d-une", whole
        return
    without = tuple(men for men in legal.plays if not men[CORNER])
    yield AGAIN, without or tuple(legal.plays)


def _with_the_same(here: Ground, legs: tuple[Leg, ...], legal: Legal) -> tuple[Men, ...]:
    """Return the plays that move a wrongly placed man, or any if none does."""
    wrong = {leg.start for leg in legs}
    same = tuple(
        men for men, play in legal.plays.items() if wrong & {leg.start for leg in play.legs}
    )
    return same or tuple(legal.plays)


def _numbers(here: Ground, throw: Throw, legs: tuple[Leg, ...]) -> Iterator[Choice]:
    """Yield the men put where the dice bring them: one or both, or one by the sum."""
    high, low = throw
    if len(legs) == 1:
        for die, other in {(high, low), (low, high)}:
            yield f"met-{die}", _set_right(here, legs[0], die, other)
        if legs[0].pips > high:
            yield "tout-d-une", _by_sum(here, throw, legs[0].start)
        return
    first, second = legs
    sound = any(fits(leg, die) for leg in legs for die in throw)
    for one_die, two_die in {(high, low), (low, high)}:
        mended = (
            Leg(first.start, first.start + one_die, one_die),
            Leg(second.start, second.start + two_die, two_die),
        )
        name = f"met-{one_die}-{two_die}"
        if fits(first, one_die):
            yield name, _if_free(here, (first, mended[1]))
        elif fits(second, two_die):
            yield name, _if_free(here, (mended[0], second))
        elif not sound:
            yield name, _if_free(here, mended)
            yield f"met-{one_die}", _if_free(here, (mended[0], second))
            yield f"met-{two_die}-seconde", _if_free(here, (first, mended[1]))
    if not sound and any(leg.pips > high for leg in legs):
        for leg in legs:
            yield f"tout-d-une-{ARROWS[leg.start]}", _by_sum(here, throw, leg.start)


def _if_free(here: Ground, legs: tuple[Leg, ...]) -> tuple[Men, ...]:
    """Return the position after legs, if each man may stop and the corner is not left to one."""
    if any(leg.to >= OFF or not here.stop[leg.to] for leg in legs):
        return ()
    after = after_legs(here.men, legs)
    return () if after[CORNER] == 1 else (after,)


def _set_right(here: Ground, leg: Leg, die: int, other: int) -> tuple[Men, ...]:
    """Return the positions in which the man went by one die and the player has played the other."""
    mended = _if_free(here, (Leg(leg.start, leg.start + die, die),))
    if not mended:
        return ()
    there = here._replace(men=mended[0])
    rest = tuple(after_legs(mended[0], play.legs) for play in one(there, other))
    return rest or mended


def _by_sum(here: Ground, throw: Throw, start: int) -> tuple[Men, ...]:
    """Return the goal of the man by the sum, if it may go there."""
    plays = (play for play in sums(here, *throw) if play.legs[0].start == start)
    return tuple(after_legs(here.men, play.legs) for play in plays)
