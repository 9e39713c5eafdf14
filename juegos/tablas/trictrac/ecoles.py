"""Écoles: wrong marking, what the other may mark for it, and the dispute about it.

A player marks by what the board then shows: holes added with the peg, and the place of the jeton. A
hole stands for twelve points: one or two of them for one twelve, three or four for two. Here are
the rules of écoles with the verdict on a marking, and after them how players mark in the strict
game, judge each other's marks and answer: école, fausse école, augmentation.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from juegos.core.errors import IllegalMove
from juegos.core.game import SEATS, Event, Step
from juegos.core.message import Message, _, _n
from juegos.core.source import Rule, stated
from juegos.material.dice import number
from juegos.tablas.trictrac import rules
from juegos.tablas.trictrac.marking import HOLE, PLACES, Marks, SideMarks, gain
from juegos.tablas.trictrac.state import (
    ACCEPTS,
    ANSWER,
    AUGMENTS,
    DISPUTES,
    JUDGE,
    MENDS,
    PASSES,
    REPLY,
    WHOLE,
    Claim,
    Strict,
)


def _rule(name: str, number: int, says: str) -> Rule:
    return stated(f"trictrac.{name}", f"lelasseux1852:{number}", "", says, kind="score")


MOINS = _rule(
    "ecole-par-moins", 166, "Points not marked go to the other, once the men are touched."
)
TROP = _rule("ecole-par-trop", 166, "Points marked in excess are taken away and go to the other.")
PLEIN = _rule(
    "ecole-plein",
    192,
    "A player who can fill or keep a jan and does not do so loses its points to the other.",
)
TROU = _rule("ecole-de-trou", 184, "A double hole marked simple, or the reverse, is no école.")
OUBLI = _rule(
    "trou-oublie",
    184,
    "A hole that is forgotten while the jeton is placed correctly is merely lost.",
)
SANS_BOUGER = _rule(
    "sans-bouger", 179, "Exactly twelve points leave the jeton where it is: it may not be put back."
)
EFFACES = _rule(
    "points-effaces", 169, "Points that a player takes off himself are lost without école."
)
S_EN_ALLER = _rule(
    "ecole-s-en-aller",
    170,
    "A player who goes away by a hole that he marked but did not have is sent to school for "
    "what was lacking, and stays.",
)
DEUX_JETONS = _rule(
    "deux-jetons",
    195,
    "If points are marked with a second jeton and the first is left, one is taken off.",
)
ENTIERE = _rule(
    "ecole-entiere", 187, "An école may be left alone, but if it is marked, it is marked whole."
)
FAUSSE = _rule(
    "fausse-ecole",
    183,
    "A player who marks an école where there was none is sent to school himself.",
)
AUGMENTATION = _rule(
    "augmentation", 191, "An école taken back wrongly is restored, and its points are added again."
)
CORRIGE = _rule("ecole-corrigee", 187, "A mistake may be put right without any école.")

RULES = (
    MOINS,
    TROP,
    PLEIN,
    TROU,
    OUBLI,
    SANS_BOUGER,
    EFFACES,
    S_EN_ALLER,
    DEUX_JETONS,
    ENTIERE,
    FAUSSE,
    AUGMENTATION,
    CORRIGE,
)


class Due(NamedTuple):
    """The marks that were due: the points of the throw.

    ``lost`` of them are of a jan that was not filled or kept after all; ``leaves``: the player goes
    away, and leaves the rest.
    """

    points: int
    lost: int = 0
    leaves: bool = False


class School(NamedTuple):
    """A verdict: the rule, and the points of the école (0: there is none).

    ``marks`` are those to which the other adds the points when taking it; without école, the
    corrected marks.
    """

    rule: Rule | None
    amount: int
    marks: Marks


def shown_marks(before: Marks, seat: int, claim: Claim) -> Marks:
    """Return the marks as the player has left them."""
    own, other = before[seat], before[1 - seat]
    jetons = int(claim.points > 0)
    if claim.holes:
        other = SideMarks(other.holes)
    elif claim.points:
        jetons = own.jetons or (2 if other.points else 1)
        if claim.points > own.points:
            other = other._replace(jetons=min(other.jetons, 1))
    own = SideMarks(own.holes + claim.holes, claim.points, jetons)
    return (own, other) if seat == 0 else (other, own)


def truth(before: Marks, seat: int, due: Due) -> Marks:
    """Return the correct marks."""
    points = due.points - due.lost
    return gain(before, seat, points).marks if points else before


class Severity(NamedTuple):
    """The stricter readings: a jan marked and not filled counts twice; a second jeton is école."""

    twice: bool = False
    second: bool = False


MILD = Severity()


def judge(before: Marks, seat: int, claim: Claim, due: Due, how: Severity = MILD) -> School:
    """Return the verdict on what a seat has marked."""
    right = truth(before, seat, due)
    own = before[seat].points
    if claim.second:
        left = shown_marks(before, seat, claim)  # the first mark is taken off
        return School(DEUX_JETONS, own if how.second else 0, left)
    total = own + due.points - due.lost
    asked = _total(before, seat, claim, due)
    if asked > total:
        again = due.lost if how.twice else 0
        rule = PLEIN if due.lost else S_EN_ALLER if due.leaves else TROP
        return School(rule, asked - total + again, right)
    marked = shown_marks(before, seat, claim)
    if due.leaves:
        return School(None, 0, marked)  # holes not marked are lost: what is over is left anyway
    short = _forgotten(before, seat, claim, due) or _marked_too_little(
        total + due.lost - asked, due
    )
    if short is None:
        return _holes(marked, right, seat)
    bare = short[0] is MOINS and claim.holes and not claim.points and right[seat].points == own
    return School(SANS_BOUGER if bare else short[0], short[1], marked)


def _forgotten(before: Marks, seat: int, claim: Claim, due: Due) -> tuple[Rule, int] | None:
    """Return points lost without école: a hole whose rest is marked, points taken off oneself."""
    own, right = before[seat].points, truth(before, seat, due)
    if claim.holes:
        return None
    if right[seat].holes > before[seat].holes:
        return (OUBLI, 0) if claim.points == right[seat].points != own else None
    if claim.points == 0 < own:
        return (MOINS if due.points else EFFACES), due.points
    return None


def _marked_too_little(amount: int, due: Due) -> tuple[Rule, int] | None:
    """Return the école of marking too little, if it is too little."""
    return ((PLEIN if due.lost else MOINS), amount) if amount > 0 else None


def _holes(marked: Marks, right: Marks, seat: int) -> School:
    """Return the verdict where the points are right: a hole too many goes, one too few is lost."""
    if marked[seat].holes == right[seat].holes:
        return School(None, 0, right)
    return School(TROU, 0, right if marked[seat].holes > right[seat].holes else marked)


def _total(before: Marks, seat: int, claim: Claim, due: Due) -> int:
    """Return the points of a claim, those already there included.

    A jeton put back below its place, but not to the talon, stands for a forgotten hole.
    """
    twelves = (claim.holes + 1) // 2
    if not twelves and 0 < claim.points < before[seat].points:
        twelves = 1
    return HOLE * twelves + (0 if due.leaves else claim.points)


def after_ecole(school: School, seat: int) -> Marks:
    """Return the marks when the other takes the école of a seat."""
    if not school.amount:
        return school.marks
    return gain(school.marks, 1 - seat, school.amount).marks


# The strict game: how players mark, judge and answer.

SAYS = {
    PASSES: _("let it pass"),
    MENDS: _("put it right without école"),
    ACCEPTS: _("accept"),
    DISPUTES: _("dispute it: a false école"),
    WHOLE: _("have it marked whole"),
    AUGMENTS: _("hold to it: the école is increased"),
}
MOST_HOLES = 8
MOST_POINTS = 24


def deciding_seat(state: Strict) -> int:
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


def answers(state: Strict, how: Severity) -> tuple[str, ...]:
    """Return the possible answers of the judging or the answering seat."""
    if state.stage == JUDGE:
        schools = (f"ecole {points}" for points in range(2, MOST_POINTS + 1, 2))
        return (PASSES, MENDS, *schools)
    if state.stage == REPLY:
        return (ACCEPTS, AUGMENTS)
    partial = 0 < state.announced < verdict(state, how).amount
    return (ACCEPTS, DISPUTES, *(WHOLE,) * partial)


def after_answer(state: Strict, move: str, how: Severity) -> Step[Strict]:
    """Return the result of a judgement, an answer or a reply; once settled, the stage is ``juge``.

    Then ``announced`` are the points of the école that the other has marked, 0 if none.
    """
    if state.stage == JUDGE:
        return _judgement(state, move, verdict(state, how))
    if state.stage == ANSWER:
        return _answer(state, move, verdict(state, how))
    return _reply(state, move, verdict(state, how))


def _with(state: Strict, marks: Marks, *events: Event) -> Step[Strict]:
    """Return the state settled with these marks."""
    return Step(replace(state, stage=JUDGE, base=replace(state.base, marks=marks)), events)


def _judgement(state: Strict, move: str, school: School) -> Step[Strict]:
    other = 1 - state.accused
    if move == PASSES:
        passes = _("{seat} lets the marks pass.", seat=SEATS[other])
        return _with(state, state.base.marks, Event(ENTIERE, passes, other))
    if move == MENDS:
        right = truth(state.before, state.accused, Due(state.due, state.lost))
        faulty = school.rule is not None and not school.amount  # what is wrong, yet no école
        rule = school.rule if school.rule and faulty else CORRIGE
        mends = _("{seat} puts the marks right.", seat=SEATS[other])
        return _with(state, school.marks if faulty else right, Event(rule, mends, other))
    points = int(move.split(" ")[1])
    calls = _("{seat} calls an école of {points}.", seat=SEATS[other], points=points)
    event = Event(ENTIERE, calls, other, points)
    return Step(replace(state, stage=ANSWER, announced=points), (event,))


def _answer(state: Strict, move: str, school: School) -> Step[Strict]:
    accused, other = state.accused, 1 - state.accused
    if move == DISPUTES:
        disputes = _("{seat} says that the école is false.", seat=SEATS[accused])
        event = Event(FAUSSE, disputes, accused)
        return Step(replace(state, stage=REPLY), (event,))
    whole = move == WHOLE or state.announced == school.amount
    amount = school.amount if whole else state.announced
    rule = school.rule or FAUSSE
    if move == WHOLE:
        rule = ENTIERE
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
        if move == AUGMENTS:
            marks = gain(after_ecole(school, accused), other, amount).marks
            text = _(
                "{seat} explains the école, and marks it again: {points} in all.",
                seat=SEATS[other],
                points=2 * amount,
            )
            event = Event(AUGMENTATION, text, other, amount)
            return _with(replace(state, announced=2 * amount), marks, event)
        marks = gain(state.base.marks, accused, amount).marks
        text = _(
            "{seat} marks {points} for an école that was not false, and is believed.",
            seat=SEATS[accused],
            points=amount,
        )
        event = Event(FAUSSE, text, accused, amount)
        return _with(replace(state, announced=0), marks, event)
    error = abs(amount - school.amount) * (2 if move == AUGMENTS else 1)
    marks = after_ecole(school, accused) if school.amount else state.base.marks
    marks = gain(marks, accused, error).marks
    text = _("{seat} marks {points} for the false école.", seat=SEATS[accused], points=error)
    event = Event(FAUSSE, text, accused, error)
    return _with(replace(state, announced=school.amount), marks, event)


def check_listed(move: str, allowed: Mapping[str, object] | tuple[str, ...]) -> None:
    """Raise ``IllegalMove`` for a move that is not among the legal ones."""
    if move not in allowed:
        message = _("{move!r} cannot be done here", move=move)
        raise IllegalMove(message, rule=ENTIERE.id)
