"""Consequences in the strict game of men played wrongly, touched or lifted: the other chooses.

After a fausse case, a touched man that keeps a jan from being filled, or men lifted without the
right to go away, the other chooses, and the player plays on within that choice.
"""

from __future__ import annotations

from dataclasses import replace

from juegos.core.errors import BadNotation, JuegosError
from juegos.core.game import SEATS, Event, Step
from juegos.core.message import _
from juegos.tablas.trictrac import ecoles
from juegos.tablas.trictrac import state as states
from juegos.tablas.trictrac.ecoles import Due, Severity, judge
from juegos.tablas.trictrac.game import Trictrac
from juegos.tablas.trictrac.marking import Marks, flag, gain
from juegos.tablas.trictrac.position import Men, write
from juegos.tablas.trictrac.state import FIN, GOES
from juegos.tablas.trictrac.strict import disputes
from juegos.tablas.trictrac.strict.faults import (
    HUNTS,
    fault,
    hunt,
    jan_points,
    legal,
    prey,
    stray_man,
    wanted,
)
from juegos.tablas.trictrac.strict.state import AGAIN as REPLAYS
from juegos.tablas.trictrac.strict.state import CASE, HUNT, JUDGE, MARK, Strict, marking
from juegos.tablas.trictrac.tour import HOLES
from juegos.tablas.trictrac.wrong_plays import JAN_DUTIES, LEAVES, LEVEES

STAGES = (CASE, REPLAYS, HUNT)


def choices(game: Trictrac, state: Strict) -> tuple[str, ...]:
    """Return the possible choices where men are at the other's discretion."""
    if state.stage == HUNT:
        return (HUNTS, LEAVES)
    return tuple(options(game, state) if state.stage == REPLAYS else fault(game, state).choices)


def after_choice(game: Trictrac, how: Severity, state: Strict, move: str) -> Step[Strict]:
    """Return the result of such a choice."""
    if state.stage == HUNT:
        return hunt(game, state, move)
    if state.stage == CASE:
        return chosen_position(game, how, state, move)
    hand = state.base.hand
    again = _("{seat} plays again.", seat=SEATS[hand])
    event = Event(fault(game, state).rule, again, hand)
    return men_moved(state, options(game, state)[move], (event,))


def chosen_position(game: Trictrac, how: Severity, state: Strict, move: str) -> Step[Strict]:
    """Return the other's choice about men at the other's discretion."""
    result = fault(game, state)
    options = result.choices[move]
    text = _("{seat} decides: {move}.", seat=SEATS[state.base.other], move=move)
    events: tuple[Event, ...] = (Event(result.rule, text, state.base.other),)
    if result.rule is LEVEES:
        forced = _lifted(game, how, state, move)
        state, events = forced.state, (*events, *forced.events)
        if state.stage != CASE:
            return Step(state, events)
    if len(options) > 1:
        return Step(replace(state, stage=REPLAYS, tried=f"{state.tried}|{move}"), events)
    if move == LEAVES:
        owed = state.base.owed + 2 * result.unplayed
        left = stray_man(game, state, result, options[0])
        state = replace(state, base=replace(state.base, owed=owed), hunted=left)
    return men_moved(state, options[0], events)


def _lifted(game: Trictrac, how: Severity, state: Strict, move: str) -> Step[Strict]:
    """Return the result for a player who lifted men to go away and may not.

    If nobody forces them the player marks and plays. Else the stage is still ``case``, and the
    player is also at school for a jan that cannot be filled or kept any more, unless that has ended
    the tour.
    """
    base = state.base
    if move == LEAVES:
        return Step(replace(marking(state, base.hand, 0), stage=MARK))
    events: tuple[Event, ...] = ()
    more, marks = _jan_besides(game, how, state, move)
    if more > 0:
        text = _(
            "{seat} is also sent to school for the jan: {points}.",
            seat=SEATS[base.hand],
            points=more,
        )
        events = (Event(ecoles.PLEIN, text, base.hand, more),)
        now = replace(state, before=base.marks, base=replace(base, marks=marks))
        step = with_pavillon(game, now, events)
        state, events = step.state, step.events
        if state.base.phase == FIN:
            return step
    return Step(replace(marking(state, base.hand, 0), stage=CASE, tried=GOES), events)


def _jan_besides(game: Trictrac, how: Severity, state: Strict, move: str) -> tuple[int, Marks]:
    """Return the école of a jan that the forced men do not fill or keep, and its marks."""
    base, duty = state.base, legal(game, state.base)
    if not duty.obligation.startswith(JAN_DUTIES):
        return 0, base.marks
    if set(duty.plays) & set(fault(game, state).choices[move]):
        return 0, base.marks
    due = Due(state.due, jan_points(game, base), leaves=True)
    school = judge(state.before, base.hand, state.asked, due, how)
    more = school.amount - disputes.verdict(state, how).amount
    total = state.said + more
    return more, gain(school.marks, base.other, total).marks if more > 0 else base.marks


def options(game: Trictrac, state: Strict) -> dict[str, Men]:
    """Return the positions among which the player must choose."""
    left = fault(game, state).choices[state.tried.partition("|")[2]]
    return {f"pone {write(men)}": men for men in sorted(left)}


def men_moved(state: Strict, men: Men, events: tuple[Event, ...]) -> Step[Strict]:
    """Return the men moved, for the other to judge the marks."""
    return Step(replace(state, base=states.with_men_moved(state.base, men), stage=JUDGE), events)


def hold_player(game: Trictrac, state: Strict) -> Strict:
    """Return the player who must stay, for the other to say whether the lifted men are played."""
    now = replace(state, stage=CASE, tried=GOES)
    if fault(game, now).choices.keys() != {LEAVES}:
        return now
    return replace(marking(state, state.base.hand, 0), stage=MARK)  # no man can be played


def with_pavillon(game: Trictrac, state: Strict, events: tuple[Event, ...]) -> Step[Strict]:
    """Return the pavillon moved for a seat with new holes, and the tour ended if one has won."""
    base = state.base
    for seat in (0, 1):
        if base.marks[seat].holes > state.before[seat].holes:
            base = replace(base, pavillon=flag(base.pavillon, state.before, seat))
        if base.marks[seat].holes >= HOLES:
            base = replace(base, marks=game.ending.pegged(base.marks))
            ended = game.ending.ended(Step(base, events), seat)
            return Step(Strict(ended.state), ended.events)
    return Step(replace(state, base=base), events)


def check_fault(game: Trictrac, state: Strict, text: str) -> None:
    """Raise ``BadNotation`` where the play under judgement is no fausse case.

    So too where nobody can be driven out, or where the obligation applies to no man.
    """
    try:
        if state.stage == HUNT and not prey(game, state):
            raise BadNotation(_("no man can be driven out"))
        if state.stage == MARK:
            wanted(state)
        if state.stage not in {CASE, REPLAYS}:
            return
        result = fault(game, state)
    except JuegosError as error:
        message = _("{tried!r}: {why}", tried=state.tried, why=error.message)
        raise BadNotation(message, text.rfind("prueba="), rule=error.rule) from None
    if state.stage == REPLAYS and state.tried.partition("|")[2] not in result.choices:
        message = _("{tried!r} names no choice", tried=state.tried)
        raise BadNotation(message, text.rfind("prueba="))
