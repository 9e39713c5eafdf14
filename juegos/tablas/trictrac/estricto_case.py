"""What the other decides in the strict game about men: played wrongly, touched or lifted.

A fausse case, a man who was touched and keeps a jan from being filled, or men lifted by one who
would go away without the right to it: the other chooses, and the player has what he leaves him.
"""

from __future__ import annotations

from dataclasses import replace

from juegos.errors import BadNotation, IllegalMove, JuegosError
from juegos.game import SEATS, Event, Step
from juegos.tablas.trictrac import dame_touchee, escuelas, estado, fausse_case, proceso
from juegos.tablas.trictrac.dame_touchee import (
    ADOUBE,
    DUTIES,
    LEVEES,
    PILE_TOUCHEE,
    TOUCHEE,
    Bound,
)
from juegos.tablas.trictrac.escuelas import Due, Severity, judge
from juegos.tablas.trictrac.estado import FIN
from juegos.tablas.trictrac.estricto_dames import (
    ADOUBES,
    HUNTS,
    PLAYS_IT,
    TOUCHES,
    bound,
    here,
    hunt,
    is_touched,
    jan_points,
    legal,
    prey,
    stray,
    unbound,
    wanted,
    whole,
)
from juegos.tablas.trictrac.estricto_estado import (
    AGAIN as REPLAYS,
)
from juegos.tablas.trictrac.estricto_estado import (
    CASE,
    HUNT,
    JUDGE,
    MARK,
    Strict,
    marking,
)
from juegos.tablas.trictrac.fausse_case import AGAIN, LEAVES, Fault
from juegos.tablas.trictrac.juego import GOES, Trictrac
from juegos.tablas.trictrac.jugadas import Legal
from juegos.tablas.trictrac.marca import Marks, flag, gain
from juegos.tablas.trictrac.movimiento import Leg, Play
from juegos.tablas.trictrac.notacion import LONGEST, after_legs, read_legs
from juegos.tablas.trictrac.posicion import ARROWS, OFF, Men, arrow, write
from juegos.tablas.trictrac.tour import HOLES


def touch(game: Trictrac, state: Strict, move: str) -> Step[Strict]:
    """Return what touching a man leads to: he is bound to be played, or a jan cannot be filled."""
    word, _, name = move.partition(" ")
    base = state.base
    index = arrow(name)
    men = base.men[base.hand]
    before = [arrow(one) for one in state.tried.split(" ")[1:]] if is_touched(state) else []
    who = SEATS[base.hand]
    if index >= OFF or men[index] <= before.count(index):
        raise IllegalMove(f"{move!r}: no man of his stands there ({TOUCHEE.id})")
    if word == ADOUBES:
        said = f"{who} says j'adoube, and touches the man on {name}."
        return Step(state, (Event(ADOUBE, said, base.hand),))
    if index == 0 and 0 in before:
        more = f"{who} lifts another man of the talon: only one need be played."
        return Step(state, (Event(PILE_TOUCHEE, more, base.hand),))
    if len(before) == LONGEST or state.tried.startswith(HUNTS):
        raise IllegalMove(f"{move!r}: what is to be played is settled ({TOUCHEE.id})")
    names = " ".join(ARROWS[one] for one in (*before, index))
    now = replace(state, tried=f"{TOUCHES} {names}")
    events = (Event(TOUCHEE, f"{who} touches the man on {name}.", base.hand),)
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
        raise IllegalMove(f"{move!r}: {error}", error.at) from None


def _shirks(game: Trictrac, state: Strict, legs: tuple[Leg, ...]) -> bool:
    """Return whether legs move fewer of the men who are bound than can be moved."""
    rate = wanted(state)
    return rate(Play(legs)) < max(rate(play) for play, _ in whole(game, state.base).plays)


def _faulty(game: Trictrac, state: Strict, events: tuple[Event, ...]) -> Step[Strict]:
    """Return the other to decide about a fausse case, and what points of a jan are lost by it."""
    base = state.base
    found = fault(game, state)
    lost = jan_points(game, base) if found.rule in fausse_case.DUTIES else state.lost
    did = "has touched a man" if is_touched(state) else f"plays {state.tried}"
    text = f"{SEATS[base.hand]} {did}: {found.text}."
    event = Event(found.rule, text, base.hand)
    return Step(replace(state, stage=CASE, lost=lost), (*events, event))


def fault(game: Trictrac, state: Strict) -> Fault:
    """Return the fausse case that the other decides about, or the men lifted without right."""
    base, tried = state.base, state.tried.partition("|")[0]
    found = legal(game, base)
    if tried == GOES:
        choices = dame_touchee.lifted(whole(game, base), found)
        text = "the men were lifted without the right to go away"
        return Fault(LEVEES, text, {**choices, LEAVES: tuple(found.plays)})
    if tried.startswith(TOUCHES):
        return _touch_fault(bound(game, replace(state, tried=tried)), found, tried)
    legs = read_legs(tried)
    case = fausse_case.fault(here(game, base), base.pair, legs, found)
    if case is None:
        raise IllegalMove(f"{state.tried!r} is no fausse case (trictrac.joue)")
    return case


def _touch_fault(left: Bound, found: Legal, tried: str) -> Fault:
    """Return the fausse case of a man touched who keeps a jan from being filled or kept."""
    if not left.breaks:
        raise IllegalMove(f"{tried!r} is no fausse case ({TOUCHEE.id})")
    fills = found.obligation.startswith("remplir")
    rule = fausse_case.PLEIN if fills else fausse_case.CONSERVATION
    text = f"with him the duty is not met, {found.obligation}"
    return Fault(rule, text, {AGAIN: tuple(found.plays), PLAYS_IT: tuple(left.plays)})


STAGES = (CASE, REPLAYS, HUNT)


def choices(game: Trictrac, state: Strict) -> tuple[str, ...]:
    """Return what may be chosen where men are at the other's discretion."""
    if state.stage == HUNT:
        return (HUNTS, LEAVES)
    return tuple(options(game, state) if state.stage == REPLAYS else fault(game, state).choices)


def chosen(game: Trictrac, how: Severity, state: Strict, move: str) -> Step[Strict]:
    """Return what such a choice leads to."""
    if state.stage == HUNT:
        return hunt(game, state, move)
    if state.stage == CASE:
        return decided(game, how, state, move)
    hand = state.base.hand
    event = Event(fault(game, state).rule, f"{SEATS[hand]} plays again.", hand)
    return moved(state, options(game, state)[move], (event,))


def decided(game: Trictrac, how: Severity, state: Strict, move: str) -> Step[Strict]:
    """Return what the other has chosen about men who are at his discretion."""
    found = fault(game, state)
    options = found.choices[move]
    text = f"{SEATS[state.base.other]} decides: {move}."
    events: tuple[Event, ...] = (Event(found.rule, text, state.base.other),)
    if found.rule is LEVEES:
        forced = _lifted(game, how, state, move)
        state, events = forced.state, (*events, *forced.events)
        if state.stage != CASE:
            return Step(state, events)
    if len(options) > 1:
        return Step(replace(state, stage=REPLAYS, tried=f"{state.tried}|{move}"), events)
    if move == LEAVES:
        owed = state.base.owed + 2 * found.unplayed
        left = stray(game, state, found, options[0])
        state = replace(state, base=replace(state.base, owed=owed), hunted=left)
    return moved(state, options[0], events)


def _lifted(game: Trictrac, how: Severity, state: Strict, move: str) -> Step[Strict]:
    """Return what becomes of him who lifted his men to go away and may not.

    If nobody forces them he marks and plays. Else the stage is still ``case``, and he is at school
    too for a jan that he cannot fill or keep any more, unless that has ended the tour.
    """
    base = state.base
    if move == LEAVES:
        return Step(replace(marking(state, base.hand, 0), stage=MARK))
    events: tuple[Event, ...] = ()
    more, marks = _jan_besides(game, how, state, move)
    if more > 0:
        text = f"{SEATS[base.hand]} is at school of the jan besides: {more}."
        events = (Event(escuelas.PLEIN, text, base.hand, more),)
        now = replace(state, before=base.marks, base=replace(base, marks=marks))
        step = pegged(game, now, events)
        state, events = step.state, step.events
        if state.base.phase == FIN:
            return step
    return Step(replace(marking(state, base.hand, 0), stage=CASE, tried=GOES), events)


def _jan_besides(game: Trictrac, how: Severity, state: Strict, move: str) -> tuple[int, Marks]:
    """Return the école of a jan that the men who are forced do not fill or keep, and its marks."""
    base, duty = state.base, legal(game, state.base)
    if not duty.obligation.startswith(DUTIES):
        return 0, base.marks
    if set(duty.plays) & set(fault(game, state).choices[move]):
        return 0, base.marks
    due = Due(state.due, jan_points(game, base), leaves=True)
    school = judge(state.before, base.hand, state.asked, due, how)
    more = school.amount - proceso.verdict(state, how).amount
    total = state.said + more
    return more, gain(school.marks, base.other, total).marks if more > 0 else base.marks


def options(game: Trictrac, state: Strict) -> dict[str, Men]:
    """Return the positions among which the player must choose."""
    left = fault(game, state).choices[state.tried.partition("|")[2]]
    return {f"pone {write(men)}": men for men in sorted(left)}


def moved(state: Strict, men: Men, events: tuple[Event, ...]) -> Step[Strict]:
    """Return the men moved, for the other to judge the marks."""
    return Step(replace(state, base=estado.moved(state.base, men), stage=JUDGE), events)


def held(game: Trictrac, state: Strict) -> Strict:
    """Return him who must stay, for the other to say whether the men lifted are to be played."""
    now = replace(state, stage=CASE, tried=GOES)
    if fault(game, now).choices.keys() != {LEAVES}:
        return now
    return replace(marking(state, state.base.hand, 0), stage=MARK)  # no man can be played


def pegged(game: Trictrac, state: Strict, events: tuple[Event, ...]) -> Step[Strict]:
    """Return the pavillon moved for who has new holes, and the tour ended if one has won."""
    base = state.base
    for seat in (0, 1):
        if base.marks[seat].holes > state.before[seat].holes:
            base = replace(base, pavillon=flag(base.pavillon, state.before, seat))
        if base.marks[seat].holes >= HOLES:
            base = replace(base, marks=game.pegged(base.marks))
            ended = game.ended(base, seat, events)
            return Step(Strict(ended.state), ended.events)
    return Step(replace(state, base=base), events)


def checked(game: Trictrac, state: Strict, text: str) -> None:
    """Raise ``BadNotation`` where the play under judgement is no fausse case.

    So too where nobody can be driven out, or what binds him who plays binds nobody.
    """
    try:
        if state.stage == HUNT and not prey(game, state):
            raise BadNotation("no man can be driven out")
        if state.stage == MARK:
            wanted(state)
        if state.stage not in {CASE, REPLAYS}:
            return
        found = fault(game, state)
    except JuegosError as error:
        raise BadNotation(f"{state.tried!r}: {error}", text.rfind("prueba=")) from None
    if state.stage == REPLAYS and state.tried.partition("|")[2] not in found.choices:
        raise BadNotation(f"{state.tried!r} names no choice", text.rfind("prueba="))
