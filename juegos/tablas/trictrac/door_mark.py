"""The door ``mark`` of trictrac: the marks of a tour after each step, in plain JSON.

A step is points of one throw or one école for a player, or a player who goes away. Whose throw
brought the points no step says: the one before a going away is taken to be by his own, and so is
the last hole of who goes away at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from juegos.core.errors import BadRequest, IllegalMove, shown
from juegos.core.game import SEATS
from juegos.core.message import _, _n
from juegos.tablas.trictrac import marking, rules, tour
from juegos.tablas.trictrac.marking import HOLE, Marks, SideMarks


def mark(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return the marks after each step: points for a player, or a player who goes away.

    Raises:
        BadRequest: the state or a step is not written as it should be.
        BadNotation: the marks to begin with cannot stand on a board.
        IllegalMove: points that nobody marks, or a going away without a hole just made.
    """
    steps = request.get("steps")
    if not isinstance(steps, list):
        raise BadRequest(_('"steps" is a list like [{"player": "A", "points": 4}, {"leave": "A"}]'))
    marks = _marks(request.get("state"))
    after: list[dict[str, list[int]]] = []
    may_leave = {seat for seat in (0, 1) if marks[seat].holes}  # who may just have made a hole
    for number, step in enumerate(steps):
        if max(side.holes for side in marks) >= tour.HOLES:
            said = _(
                "step {number}, {step}: a player with twelve holes has won, and nothing more "
                "is marked",
                number=number,
                step=shown(step),
            )
            raise IllegalMove(said, number, rule=rules.TOUR.id)
        before = marks
        marks = _step(marks, step, number, may_leave)
        may_leave = {seat for seat in (0, 1) if marks[seat].holes > before[seat].holes}
        after.append({name: list(side) for name, side in zip(SEATS, marks, strict=True)})
    return {"after_each": after}


def _step(marks: Marks, step: object, number: int, may_leave: set[int]) -> Marks:
    if isinstance(step, Mapping):
        player, leaves, points = step.get("player"), step.get("leave"), step.get("points")
        if leaves in list(SEATS) and len(step) == 1:
            if SEATS.index(leaves) not in may_leave:
                said = _(
                    "step {number}: {seat} may go away only when the step before won him a hole",
                    number=number,
                    seat=leaves,
                )
                raise IllegalMove(said, number, rule=rules.S_EN_ALLER.id)
            return marking.leave(marks)
        if player in list(SEATS) and is_whole(points) and set(step) == {"player", "points"}:
            return _gained(marks, SEATS.index(player), points, number) if points else marks
    said = _(
        'step {number}, {step}, is no step; one is {{"player": "A", "points": 4}} or '
        '{{"leave": "A"}}',
        number=number,
        step=shown(step),
    )
    raise BadRequest(said, number)


def _gained(marks: Marks, seat: int, points: int, number: int) -> Marks:
    """Return the marks with points more; the pegs go no further than the tour has holes."""
    if points > tour.HOLES * HOLE:
        said = _n(
            "step {number}: {count} point is more than a tour of twelve holes has",
            "step {number}: {count} points are more than a tour of twelve holes has",
            points,
            number=number,
        )
        raise IllegalMove(said, number, rule=rules.TOUR.id)
    try:
        return tour.pegged(marking.gain(marks, seat, points).marks)
    except IllegalMove as error:
        said = _("step {number}: {why}", number=number, why=error.message)
        raise IllegalMove(said, number, rule=error.rule) from None


def _marks(state: object) -> Marks:
    like = _('"state" is like {"A": [0, 4, 1], "B": [0, 0, 0]}: holes, points, jetons')
    if not isinstance(state, Mapping) or set(state) != set(SEATS):
        raise BadRequest(like)
    sides = []
    for name in SEATS:
        row = state[name]
        if (
            not isinstance(row, list)
            or len(row) != len(SideMarks._fields)
            or not all(map(is_whole, row))
        ):
            raise BadRequest(_("{seat}: {row}; {like}", seat=name, row=shown(row), like=like))
        sides.append(SideMarks(*row))
    return tour.check(marking.check((sides[0], sides[1])))


def is_whole(value: object) -> bool:
    """Return whether a value of JSON is a whole number of no more digits than a game may need."""
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**9
