"""Marking in the strict game, its judgement and its disputes: école, fausse école, augmentation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from juegos.core.errors import IllegalMove
from juegos.core.game import SEATS, Event, Step
from juegos.core.message import Message, _, _n
from juegos.material.dice import number
from juegos.tablas.trictrac import ecoles, rules
from juegos.tablas.trictrac.ecoles import (
    Claim,
    Due,
    School,
    Severity,
    after_ecole,
    judge,
    shown_marks,
    truth,
)
from juegos.tablas.trictrac.marking import HOLE, PLACES, Marks, gain
from juegos.tablas.trictrac.strict.state import ANSWER, JUDGE, REPLY, Strict

PASSES, MENDS, ACCEPTS, DISPUTES, WHOLE, AGAIN = (
    "passe",
    "corrige",
    "accepte",
    "conteste",
    "entiere",
    "augmente",
)
SAYS = {
    PASSES: _("let it pass"),
    MENDS: _("put it right without école"),
    ACCEPTS: _("accept"),
    DISPUTES: _("dispute it: a false école"),
    WHOLE: _("have it marked whole"),
    AGAIN: _("hold to it: the école is increased"),
}
MOST_HOLES = 8
MOST_POINTS = 24


def seat(state: Strict) -> int:
    """Return the seat that judges, answers or replies."""
    return state.accused if state.stage == ANSWER else 1 - state.accused


def stands_for(claim: Claim) -> int:
    """Return the points that a claim shows, one hole or two standing for twelve."""
    return HOLE * ((claim.holes + 1) // 2) + claim.points


def write_claim(claim: Claim) -> str:
    """Return a claim in its notation: ``marque 1 4``."""
    return f"marque {claim.holes} {claim.points}{' neuf' * claim.second}"


def claims(state: Strict) -> dict[str, Claim]:
    """Return the marks that the accused may make: any at first, then only forward."""
    return {write_claim(claim): claim for claim in sorted(_claims(state))}


def _claims(state: Strict) -> Iterator[Claim]:
    own, now = state.before[state.accused].points, state.asked
    for holes in range(MOST_HOLES + 1):
        for points in PLACES:
            claim = Claim(holes, points)
            forward = stands_for(claim) > stands_for(now)
            if claim != now and (state.claim is None or forward):
                yield claim
    if own and state.claim is None:
        yield from (Claim(0, points, second=True) for points in PLACES[1:])


def marked(state: Strict, move: str) -> Step[Strict]:
    """Return the marks as the accused makes them."""
    claim = claims(state)[move]
    marks = shown_marks(state.before, state.accused, claim)
    rule = rules.TROU if claim.holes else rules.MARQUE
    event = Event(rule, _marks(claim, SEATS[state.accused]), state.accused)
    base = replace(state.base, marks=marks)
    return Step(replace(state, base=base, claim=claim), (event,))


def _marks(claim: Claim, seat: str) -> Message:
    """Return a seat's marking in words; a second jeton is never marked with holes."""
    if claim.second:
        return _("{seat} marks a second jeton at {points}.", seat=seat, points=claim.points)
    if not claim.holes:
        return _("{seat} marks the jeton at {points}.", seat=seat, points=claim.points)
    return _n(
        "{seat} marks {holes} hole, the jeton at {points}.",
        "{seat} marks {holes} holes, the jeton at {points}.",
        claim.holes,
        seat=seat,
        holes=number(claim.holes),
        points=claim.points,
    )


def verdict(state: Strict, how: Severity) -> School:
    """Return the verdict on what the accused has marked."""
    due = Due(state.due, state.lost, state.goes)
    return judge(state.before, state.accused, state.asked, due, how)


def moves(state: Strict, how: Severity) -> tuple[str, ...]:
    """Return the possible answers of the judging or the answering seat."""
    if state.stage == JUDGE:
        schools = (f"ecole {points}" for points in range(2, MOST_POINTS + 1, 2))
        return (PASSES, MENDS, *schools)
    if state.stage == REPLY:
        return (ACCEPTS, AGAIN)
    partial = 0 < state.announced < verdict(state, how).amount
    return (ACCEPTS, DISPUTES, *(WHOLE,) * partial)


def after_answer(state: Strict, move: str, how: Severity) -> Step[Strict]:
    """Return the result of a judgement, an answer or a reply; once settled, the stage is ``juge``.

    Then ``announced`` are the points of the école that the other has marked, 0 if none.
    """
    if state.stage == JUDGE:
        return _judge(state, move, verdict(state, how))
    if state.stage == ANSWER:
        return _answer(state, move, verdict(state, how))
    return _reply(state, move, verdict(state, how))


def _with(state: Strict, marks: Marks, *events: Event) -> Step[Strict]:
    """Return the state settled with these marks."""
    return Step(replace(state, stage=JUDGE, base=replace(state.base, marks=marks)), events)


def _judge(state: Strict, move: str, school: School) -> Step[Strict]:
    other = 1 - state.accused
    if move == PASSES:
        passes = _("{seat} lets the marks pass.", seat=SEATS[other])
        return _with(state, state.base.marks, Event(ecoles.ENTIERE, passes, other))
    if move == MENDS:
        right = truth(state.before, state.accused, Due(state.due, state.lost))
        faulty = school.rule is not None and not school.amount  # what is wrong, yet no école
        rule = school.rule if school.rule and faulty else ecoles.CORRIGE
        mends = _("{seat} puts the marks right.", seat=SEATS[other])
        return _with(state, school.marks if faulty else right, Event(rule, mends, other))
    points = int(move.split(" ")[1])
    calls = _("{seat} calls an école of {points}.", seat=SEATS[other], points=points)
    event = Event(ecoles.ENTIERE, calls, other, points)
    return Step(replace(state, stage=ANSWER, announced=points), (event,))


def _answer(state: Strict, move: str, school: School) -> Step[Strict]:
    accused, other = state.accused, 1 - state.accused
    if move == DISPUTES:
        disputes = _("{seat} says that the école is false.", seat=SEATS[accused])
        event = Event(ecoles.FAUSSE, disputes, accused)
        return Step(replace(state, stage=REPLY), (event,))
    whole = move == WHOLE or state.announced == school.amount
    amount = school.amount if whole else state.announced
    rule = school.rule or ecoles.FAUSSE
    if move == WHOLE:
        rule = ecoles.ENTIERE
    marks = school.marks if school.amount else state.base.marks
    text = _(
        "{seat} is sent to school: {points} for {other}.",
        seat=SEATS[accused],
        points=amount,
        other=SEATS[other],
    )
    event = Event(rule, text, accused, amount)
    return _with(replace(state, announced=amount), gain(marks, other, amount).marks, event)


def _reply(state: Strict, move: str, school: School) -> Step[Strict]:
    """Return the end of a dispute: the player in the wrong pays, twice if insisting."""
    accused, other, amount = state.accused, 1 - state.accused, state.announced
    if amount == school.amount:
        if move == AGAIN:
            marks = gain(after_ecole(school, accused), other, amount).marks
            text = _(
                "{seat} explains the école, and marks it again: {points} in all.",
                seat=SEATS[other],
                points=2 * amount,
            )
            event = Event(ecoles.AUGMENTATION, text, other, amount)
            return _with(replace(state, announced=2 * amount), marks, event)
        marks = gain(state.base.marks, accused, amount).marks
        text = _(
            "{seat} marks {points} for an école that was not false, and is believed.",
            seat=SEATS[accused],
            points=amount,
        )
        event = Event(ecoles.FAUSSE, text, accused, amount)
        return _with(replace(state, announced=0), marks, event)
    error = abs(amount - school.amount) * (2 if move == AGAIN else 1)
    marks = after_ecole(school, accused) if school.amount else state.base.marks
    marks = gain(marks, accused, error).marks
    text = _("{seat} marks {points} for the false école.", seat=SEATS[accused], points=error)
    event = Event(ecoles.FAUSSE, text, accused, error)
    return _with(replace(state, announced=school.amount), marks, event)


def check_listed(move: str, allowed: Mapping[str, object] | tuple[str, ...]) -> None:
    """Raise ``IllegalMove`` for a move that is not among the legal ones."""
    if move not in allowed:
        message = _("{move!r} cannot be done here", move=move)
        raise IllegalMove(message, rule=ecoles.ENTIERE.id)
