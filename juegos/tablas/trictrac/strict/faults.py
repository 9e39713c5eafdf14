"""What a player of the strict game does against the rules with his men: touched or played wrongly.

``fault`` says what it is and what it leaves the other to choose; ``verdict`` does that.
"""

from __future__ import annotations

from dataclasses import replace

from juegos.core.errors import BadNotation, IllegalMove
from juegos.core.game import SEATS, Event, Step
from juegos.core.message import _
from juegos.tablas.trictrac import dame_touchee, fausse_case
from juegos.tablas.trictrac.dame_touchee import (
    ADOUBE,
    LEVEES,
    PILE_TOUCHEE,
    TOUCHEE,
    Bound,
)
from juegos.tablas.trictrac.fausse_case import AGAIN, LEAVES, Fault
from juegos.tablas.trictrac.game import Trictrac
from juegos.tablas.trictrac.movement import Leg, Play
from juegos.tablas.trictrac.notation import LONGEST, after_legs, read_legs
from juegos.tablas.trictrac.plays import Legal
from juegos.tablas.trictrac.position import ARROWS, OFF, arrow
from juegos.tablas.trictrac.rules import JOUE
from juegos.tablas.trictrac.state import GOES
from juegos.tablas.trictrac.strict.dames import (
    ADOUBES,
    HUNTS,
    PLAYS_IT,
    TOUCHES,
    bound,
    here,
    is_touched,
    jan_points,
    legal,
    unbound,
    wanted,
    whole,
)
from juegos.tablas.trictrac.strict.state import CASE, Strict

_NO_CASE = _("{tried!r} is no fausse case")


def touch(game: Trictrac, state: Strict, move: str) -> Step[Strict]:
    """Return what touching a man leads to: he is bound to be played, or a jan cannot be filled."""
    word, _blank, name = move.partition(" ")
    base = state.base
    index = arrow(name)
    men = base.men[base.hand]
    before = [arrow(one) for one in state.tried.split(" ")[1:]] if is_touched(state) else []
    who = SEATS[base.hand]
    if index >= OFF or men[index] <= before.count(index):
        said = _("{move!r}: none of his men stands there", move=move)
        raise IllegalMove(said, rule=TOUCHEE.id)
    if word == ADOUBES:
        said = _("{seat} says j'adoube, and touches the man on {arrow}.", seat=who, arrow=name)
        return Step(state, (Event(ADOUBE, said, base.hand),))
    if index == 0 and 0 in before:
        more = _("{seat} lifts another man of the talon: only one need be played.", seat=who)
        return Step(state, (Event(PILE_TOUCHEE, more, base.hand),))
    if len(before) == LONGEST or state.tried.startswith(HUNTS):
        said = _("{move!r}: what is to be played is settled", move=move)
        raise IllegalMove(said, rule=TOUCHEE.id)
    names = " ".join(ARROWS[one] for one in (*before, index))
    now = replace(state, tried=f"{TOUCHES} {names}")
    touches = _("{seat} touches the man on {arrow}.", seat=who, arrow=name)
    events = (Event(TOUCHEE, touches, base.hand),)
    if not bound(game, now).breaks:
        return Step(now, events)
    return _faulty(game, now, events)


def wrong(game: Trictrac, state: Strict, move: str) -> Step[Strict]:
    """Return a play that is no play of the rules, for the other to decide about."""
    tried = replace(state, tried=move, stage=CASE)
    try:
        legs = read_legs(move)
        after_legs(state.base.men[state.base.hand], legs)
        if state.tried and _shirks(game, state, legs):
            raise unbound(state)
        return _faulty(game, tried, ())
    except BadNotation as error:
        said = _("{move!r}: {why}", move=move, why=error.message)
        raise IllegalMove(said, error.at, rule=error.rule) from None


def _shirks(game: Trictrac, state: Strict, legs: tuple[Leg, ...]) -> bool:
    """Return whether legs move fewer of the men who are bound than can be moved."""
    rate = wanted(state)
    return rate(Play(legs)) < max(rate(play) for play, _ in whole(game, state.base).plays)


def _faulty(game: Trictrac, state: Strict, events: tuple[Event, ...]) -> Step[Strict]:
    """Return the other to decide about a fausse case, and what points of a jan are lost by it."""
    base = state.base
    found = fault(game, state)
    lost = jan_points(game, base) if found.rule in fausse_case.DUTIES else state.lost
    who = SEATS[base.hand]
    text = _("{seat} plays {play}: {why}.", seat=who, play=state.tried, why=found.text)
    if is_touched(state):
        text = _("{seat} has touched a man: {why}.", seat=who, why=found.text)
    event = Event(found.rule, text, base.hand)
    return Step(replace(state, stage=CASE, lost=lost), (*events, event))


def fault(game: Trictrac, state: Strict) -> Fault:
    """Return the fausse case that the other decides about, or the men lifted without right."""
    base, tried = state.base, state.tried.partition("|")[0]
    found = legal(game, base)
    if tried == GOES:
        choices = dame_touchee.lifted(whole(game, base), found)
        text = _("the men were lifted without the right to go away")
        return Fault(LEVEES, text, {**choices, LEAVES: tuple(found.plays)})
    if tried.startswith(TOUCHES):
        return _touch_fault(bound(game, replace(state, tried=tried)), found, tried)
    legs = read_legs(tried)
    case = fausse_case.fault(here(game, base), base.pair, legs, found)
    if case is None:
        raise IllegalMove(_NO_CASE.filled(tried=state.tried), rule=JOUE.id)
    return case


def _touch_fault(left: Bound, found: Legal, tried: str) -> Fault:
    """Return the fausse case of a man touched who keeps a jan from being filled or kept."""
    if not left.breaks:
        raise IllegalMove(_NO_CASE.filled(tried=tried), rule=TOUCHEE.id)
    fills = found.obligation.startswith("remplir")
    rule = fausse_case.PLEIN if fills else fausse_case.CONSERVATION
    text = _("with this man the duty {obligation} is not met", obligation=found.obligation)
    return Fault(rule, text, {AGAIN: tuple(found.plays), PLAYS_IT: tuple(left.plays)})
