"""Marking: points with jetons, twelve to a hole, two holes if nobody interrupted them."""

from __future__ import annotations

from typing import NamedTuple

from juegos.core.errors import BadNotation, IllegalMove
from juegos.core.message import _, _n
from juegos.tablas.trictrac.rules import BREDOUILLE, MARQUE, TROU

HOLE = 12
PLACES = range(0, HOLE, 2)


class SideMarks(NamedTuple):
    """The marks of one side: holes, points, and its jetons.

    There is no jeton without points; one, or two where the side began to mark while the other had
    points and nobody has interrupted it.
    """

    holes: int = 0
    points: int = 0
    jetons: int = 0


Marks = tuple[SideMarks, SideMarks]
NOTHING: Marks = (SideMarks(), SideMarks())


class Gain(NamedTuple):
    """The marks after some points, the holes that they made, and whether the first was double."""

    marks: Marks
    holes: int = 0
    bredouille: bool = False
    twelves: int = 0


def check(marks: Marks) -> Marks:
    """Return the marks; raises ``BadNotation`` where they cannot stand on a board."""
    for seat, side in zip("AB", marks, strict=True):
        if side.points not in PLACES:
            message = _n(
                "{seat} has {count} point: points are marked at 0, 2, 4, 6, 8 or 10",
                "{seat} has {count} points: points are marked at 0, 2, 4, 6, 8 or 10",
                side.points,
                seat=seat,
            )
            raise BadNotation(message, rule=MARQUE.id)
        if side.jetons not in ((1, 2) if side.points else (0,)):
            message = _n(
                "{seat} has {count} jeton: one jeton or two with points, none without",
                "{seat} has {count} jetons: one jeton or two with points, none without",
                side.jetons,
                seat=seat,
            )
            raise BadNotation(message, rule=BREDOUILLE.id)
        if side.holes < 0:
            message = _n(
                "{seat} has {count} hole: none is ever lost",
                "{seat} has {count} holes: none is ever lost",
                side.holes,
                seat=seat,
            )
            raise BadNotation(message, rule=TROU.id)
    if marks[0].jetons == marks[1].jetons == len(marks):
        message = _("both have two jetons: there are three in all")
        raise BadNotation(message, rule=BREDOUILLE.id)
    return marks


def in_bredouille(marks: Marks, seat: int) -> bool:
    """Return whether twelve points, taken now at once, would be two holes for the seat.

    They would where it has no points yet, whatever the other has: nothing can have interrupted a
    series that begins with them (lelasseux1852:143).
    """
    own, other = marks[seat], marks[1 - seat]
    return not own.points or own.jetons == len(marks) or not other.points


def gain(marks: Marks, seat: int, points: int) -> Gain:
    """Return the marks after a seat marks points of one throw or one école.

    Of several twelves only the first can be single, because it takes away the other's points.

    Raises:
        IllegalMove: the points are not even, or not positive.
    """
    if points <= 0 or points % 2:
        message = _n(
            "{count} point cannot be marked: only 2, 4, 6 ...",
            "{count} points cannot be marked: only 2, 4, 6 ...",
            points,
        )
        raise IllegalMove(message, rule=MARQUE.id)
    own, other = marks[seat], marks[1 - seat]
    double = in_bredouille(marks, seat)
    twelves, rest = divmod(own.points + points, HOLE)
    if not twelves:
        second = own.jetons or (2 if other.points else 1)
        own = SideMarks(own.holes, rest, second)
        other = other._replace(jetons=min(other.jetons, 1))
        return Gain(_pair(seat, own, other))
    holes = 2 * twelves - (not double)
    own = SideMarks(own.holes + holes, rest, int(rest > 0))
    return Gain(_pair(seat, own, SideMarks(other.holes)), holes, double, twelves)


def leave(marks: Marks) -> Marks:
    """Return the marks when one side goes away: the holes stay, the jetons go to the talon."""
    return SideMarks(marks[0].holes), SideMarks(marks[1].holes)


def _pair(seat: int, own: SideMarks, other: SideMarks) -> Marks:
    return (own, other) if seat == 0 else (other, own)


class Pavillon(NamedTuple):
    """Who could still win every hole in a row: the first to score, or the other by the flag.

    ``holder`` has the flag; ``broken``: the rows of both have been interrupted.
    """

    holder: int | None = None
    broken: bool = False


def flag(now: Pavillon, before: Marks, seat: int) -> Pavillon:
    """Return the flag after a seat has taken a hole, given the marks before."""
    if now.broken or now.holder == seat or not before[1 - seat].holes:
        return now
    if now.holder is None and not before[seat].holes:
        return Pavillon(seat)
    return Pavillon(broken=True)


def unbroken(now: Pavillon, marks: Marks, seat: int) -> bool:
    """Return whether all the holes of a seat were taken in one row."""
    return now.holder == seat or not marks[1 - seat].holes
