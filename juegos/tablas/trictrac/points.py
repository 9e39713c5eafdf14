"""Marking in points: twelve are a hole, and the pavillon goes with the holes."""

from __future__ import annotations

from dataclasses import replace

from juegos.core.game import SEATS, Event, Step
from juegos.core.message import _
from juegos.tablas.trictrac import narration
from juegos.tablas.trictrac.marking import Marks, flag, gain
from juegos.tablas.trictrac.rules import PAVILLON
from juegos.tablas.trictrac.scoring import Jan, Score, Throw
from juegos.tablas.trictrac.state import State
from juegos.tablas.trictrac.variant import Readings


class InPoints:
    """The marking of trictrac: a throw brings the points of its jans."""

    in_points = True

    def __init__(self, readings: Readings) -> None:
        del readings  # what a jan is worth they say; how it is marked is in no dispute

    def brings(self, score: Score, throw: Throw, *, thrower: bool) -> int:
        """Return the points that a throw brings its thrower, or the other."""
        return score.total(thrower=thrower)

    def says(self, jan: Jan, hand: int) -> Event:
        """Return the event of a jan, with its points."""
        return narration.jan_event(jan, hand)

    def gain(self, state: State, seat: int, amount: int) -> Step[State]:
        """Return the state with points marked for a seat, and the pavillon moved by a hole."""
        found = gain(state.marks, seat, amount)
        events = tuple(narration.marking_events(state.marks, found, seat, amount))
        flagged = flag(state.pavillon, state.marks, seat) if found.holes else state.pavillon
        if flagged != state.pavillon:
            takes = _("{seat} takes the pavillon.", seat=SEATS[seat])
            puts = _("{seat} puts away the pavillon.", seat=SEATS[seat])
            events += (Event(PAVILLON, puts if flagged.holder is None else takes, seat),)
        return Step(replace(state, marks=found.marks, pavillon=flagged), events)

    def marked(self, marks: Marks, seat: int, amount: int) -> Marks:
        """Return the marks after a seat has marked so many points, without the state."""
        return gain(marks, seat, amount).marks
