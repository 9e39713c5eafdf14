"""The explanation of refused plays: the first rule that a play breaks, and how."""

from __future__ import annotations

from typing import NamedTuple

from juegos.core.message import Message, _
from juegos.core.source import Rule
from juegos.tablas.trictrac import rules
from juegos.tablas.trictrac.plays import RETOUR, Ground, Leg, Legal
from juegos.tablas.trictrac.position import ARROWS, CORNER, FAR_CORNER, HOME, OFF, across
from juegos.tablas.trictrac.scoring import Throw

_DUTY = {"remplir": rules.REMPLIR, "conserver": rules.CONSERVER, "sortie": rules.BANDE}


class Refusal(NamedTuple):
    """The rule that a play breaks, and how it breaks it."""

    rule: Rule
    text: Message


def refusal(here: Ground, throw: Throw, legs: tuple[Leg, ...], legal: Legal) -> Refusal:
    """Return why legs that lead to no allowed position are refused."""
    if not legs:
        return Refusal(rules.TOUT_JOUER, _("the throw can be played, so it must be"))
    if is_puissance(here, throw, legs):
        return _puissance(here)
    wrong = _numbers(throw, legs) or _ways(here, throw, legs) or _corner(here, legs)
    return wrong or _duty(throw, legs, legal)


def _corner(here: Ground, legs: tuple[Leg, ...]) -> Refusal | None:
    """Return a refusal where one man would be alone in the corner."""
    if corner_after(here, legs) != 1:
        return None
    return Refusal(rules.COIN, _("a corner is taken and left by two men at once"))


def _duty(throw: Throw, legs: tuple[Leg, ...], legal: Legal) -> Refusal:
    """Return the duty that legs violate which can be played in themselves."""
    if len(legs) == 1 and legs[0].pips != sum(throw) and legs[0].to != OFF:
        return _one_number(throw, legs[0], legal)
    duty = legal.obligation.partition("-")[0]
    if duty in _DUTY:
        return Refusal(_DUTY[duty], _binds(legal))
    return Refusal(rules.BANDE, _("as many numbers as possible are played without excess"))


def _binds(legal: Legal) -> Message:
    return _("with this throw the duty {obligation} must be met", obligation=legal.obligation)


def is_puissance(here: Ground, throw: Throw, legs: tuple[Leg, ...]) -> bool:
    """Return whether the legs take the corner as *par puissance*."""
    takes = [leg.start for leg in legs if leg.to == CORNER]
    reach = sorted(FAR_CORNER - start for start in takes)
    return not here.men[CORNER] and reach == sorted(throw)


def _puissance(here: Ground) -> Refusal:
    held = _("the other holds his corner, so yours cannot be taken par puissance")
    direct = _("the corner can be taken directly, so it cannot be taken par puissance")
    return Refusal(rules.COIN_PUISSANCE, held if here.foe[CORNER] else direct)


def corner_after(here: Ground, legs: tuple[Leg, ...]) -> int:
    """Return how many men the corner has after these legs."""
    net = sum((leg.to == CORNER) - (leg.start == CORNER) for leg in legs)
    return here.men[CORNER] + net


def fits(leg: Leg, die: int) -> bool:
    """Return whether a leg is a man's move by a number; off the board a greater one may do."""
    return leg.pips == die or (leg.to == OFF and leg.pips < die)


def _numbers(throw: Throw, legs: tuple[Leg, ...]) -> Refusal | None:
    """Return a refusal where the legs are not by the numbers of the dice."""
    high, low = throw
    if len(legs) == 1:
        good = any(fits(legs[0], die) for die in (high, low, high + low))
    else:
        first, second = legs
        good = (fits(first, high) and fits(second, low)) or (
            fits(first, low) and fits(second, high)
        )
    if good:
        return None
    dice = f"{high}-{low}"
    if len(legs) == 1:
        by = _("it moves by {number}, and the dice are {dice}", number=legs[0].pips, dice=dice)
        return Refusal(rules.JOUE, by)
    by = _(
        "it moves by {first} and {second}, and the dice are {dice}",
        first=legs[0].pips,
        second=legs[1].pips,
        dice=dice,
    )
    return Refusal(rules.JOUE, by)


def _ways(here: Ground, throw: Throw, legs: tuple[Leg, ...]) -> Refusal | None:
    """Return a refusal where a man may not stop or rest."""
    for leg in legs:
        stop = _stop(here, leg)
        if stop:
            return stop
    leg = legs[0]
    if len(legs) == 1 and leg.pips == sum(throw) and leg.to != OFF:
        rests = {leg.start + die for die in throw}
        if not any(here.rest[rest] for rest in rests):
            text = _(
                "no rest is free between {start} and {to}",
                start=ARROWS[leg.start],
                to=ARROWS[leg.to],
            )
            return Refusal(rules.TOUT_D_UNE, text)
    return None


def _stop(here: Ground, leg: Leg) -> Refusal | None:
    """Return a refusal where a man may not stop on the arrow that it goes to."""
    name = ARROWS[leg.to]
    if leg.to == OFF:
        left = [i for i in range(HOME[0]) if here.men[i] and i != leg.start]
        if not left:
            return None
        text = _("men go off when all have entered, and one is on {arrow}", arrow=ARROWS[left[0]])
        return Refusal(rules.BANDE, text)
    if leg.to == FAR_CORNER:
        return Refusal(rules.COIN_ADVERSE, _("{arrow} is the other’s corner", arrow=name))
    if here.foe[across(leg.to)]:
        return Refusal(rules.FLECHE_LIBRE, _("the other side stands on {arrow}", arrow=name))
    if any(leg.to in table for table in here.closed):
        petit = _("{arrow} lies in the petit jan that the other can still fill", arrow=name)
        grand = _("{arrow} lies in the grand jan that the other can still fill", arrow=name)
        return Refusal(rules.PASSAGE, petit if leg.to in RETOUR else grand)
    return None


def _one_number(throw: Throw, leg: Leg, legal: Legal) -> Refusal:
    """Return why one number alone is not enough, or is the wrong one."""
    if legal.dice > 1:
        return Refusal(rules.TOUT_JOUER, _("both numbers can be played, so both must be"))
    if leg.pips == min(throw) != max(throw):
        return Refusal(rules.PLUS_FORT, _("the higher number can be played, so it must be"))
    duty = legal.obligation.partition("-")[0]
    return Refusal(_DUTY.get(duty, rules.JOUE), _binds(legal))
