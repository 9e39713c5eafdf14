"""Écoles: wrong marking, its kinds, and the points that the other may mark for it.

A player marks by what the board then shows: holes added with the peg, and the place of the jeton. A
hole stands for twelve points: one or two of them for one twelve, three or four for two.
"""

from __future__ import annotations

from typing import NamedTuple

from juegos.core.source import Rule, stated
from juegos.tablas.trictrac.marking import HOLE, Marks, SideMarks, gain


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


class Claim(NamedTuple):
    """The marks that a player has made: holes added and the place of the jeton.

    ``second``: the player took a second jeton for new points, and left the first standing.
    """

    holes: int
    points: int
    second: bool = False


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
