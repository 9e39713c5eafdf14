"""Toc: trictrac without points, every jan being worth a hole; often the first hole wins.

No text that we have seen says how several jans of one throw add up: see the crux ``sommes``.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from juegos.core.about import About
from juegos.core.game import SEATS, Event, Outcome, Step
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _, _n
from juegos.core.source import crux, implied, stated
from juegos.tablas.trictrac import narration, rules
from juegos.tablas.trictrac.game import Readings, Trictrac, Variant, adopted_rules
from juegos.tablas.trictrac.marking import Marks, SideMarks
from juegos.tablas.trictrac.scoring import Jan, Score, Throw
from juegos.tablas.trictrac.state import FIN, State
from juegos.tablas.trictrac.trictrac import (
    EARLY,
    FILLED,
    FILLS,
    HITS,
    LACKS_ONE,
    LATER,
    LONE_MEN,
    Single,
    tour_outcome,
)

_PLACE = "academieuniverselle1802"
TROU = stated(
    "toc.trou", _PLACE, "", "Every jan is worth a hole to the player it favours.", kind="score"
)
DOBLE = stated(
    "toc.double",
    _PLACE,
    "",
    "By a doublet, or in two ways, it is worth two, if so agreed.",
    kind="score",
)
PARTIE = stated(
    "toc.partie",
    _PLACE,
    "",
    "The first player to have the agreed number of holes, often one, wins the game.",
    kind="end",
)
PARTIE_DOBLE = implied(
    "toc.partie-double",
    _PLACE,
    "",
    "If the first hole wins the game, a double wins it double.",
    kind="score",
)

DOUBLE = crux(
    "toc.double",
    _PLACE,
    "Is a jan by doublet or in two ways worth two holes?",
    ("va", "yes: “the double goes”", _PLACE),
    ("simple", "no: every jan is worth one", _PLACE),
)
TROUS = crux(
    "toc.trous",
    _PLACE,
    "How many holes win?",
    ("un", "one: the first hole", _PLACE),
    ("trois", "three", "juegos"),
    ("six", "six", "juegos"),
    ("douze", "twelve, as at trictrac", "juegos"),
)
SOMMES = crux(
    "toc.sommes",
    _PLACE,
    "What are several jans of one throw worth together?",
    ("coup", "a throw is worth one hole or two, however many jans it makes", "juegos"),
    ("chaque", "each jan is counted", "juegos"),
)
RULES = (
    *adopted_rules(
        "toc",
        (
            rule
            for rule in rules.RULES
            if rule not in rules.MARKING and rule.id.partition(".")[2] not in rules.GIVEN_UP
        ),
    ),
    TROU,
    DOBLE,
    PARTIE,
    PARTIE_DOBLE,
)
# What counts points, what went out of use, and a petit jan that is paid when it has been kept.
LEFT_OUT = {"battues", "coin-oblige", "margot", "pile"}
NUMBERS = {"un": 1, "trois": 3, "six": 6, "douze": 12}


class Holes:
    """The marking of toc: each jan, or each throw, is worth a hole or two."""

    in_points = False

    def __init__(self, readings: Readings) -> None:
        self.double = readings["double"] == "va"
        self.at_once = readings["sommes"] == "coup"
        self.number = NUMBERS[readings["trous"]]

    def brings(self, score: Score, throw: Throw, *, thrower: bool) -> int:
        """Return the holes that a throw brings its thrower, or the other."""
        every = [self.worth(jan, throw) for jan in score.jans if jan.thrower == thrower]
        return max(every, default=0) if self.at_once else sum(every)

    def worth(self, jan: Jan, throw: Throw) -> int:
        """Return the number of holes of a jan by itself."""
        return 2 if self.double and (throw[0] == throw[1] or jan.ways > 1) else 1

    def says(self, jan: Jan, hand: int) -> Event:
        """Return the event of a jan, which is worth no points."""
        return narration.without_points(jan, hand)

    def gain(self, state: State, seat: int, amount: int) -> Step[State]:
        """Return the state with holes marked for a seat, no more than win the game."""
        holes = min(state.marks[seat].holes + amount, self.number)
        says = _n("{seat} marks a hole.", "{seat} marks {count} holes.", amount, seat=SEATS[seat])
        event = Event(DOBLE if amount > 1 else TROU, says, seat, amount)
        return Step(replace(state, marks=_put(state.marks, seat, holes)), (event,))

    def marked(self, marks: Marks, seat: int, amount: int) -> Marks:
        """Return the marks after a seat has marked so many holes, without the state."""
        return _put(marks, seat, marks[seat].holes + amount)


def _put(marks: Marks, seat: int, holes: int) -> Marks:
    """Return the marks with so many holes for a seat, and no points."""
    return (SideMarks(holes), marks[1]) if seat == 0 else (marks[0], SideMarks(holes))


class Trous(Single):
    """The end of toc: the agreed number of holes wins, and one at once may win double."""

    over = PARTIE

    def __init__(self, readings: Readings) -> None:
        self.number = NUMBERS[readings["trous"]]

    def won(self, marks: Marks, seat: int) -> bool:
        """Return whether a seat has the agreed number of holes."""
        return marks[seat].holes >= self.number

    def ended(self, step: Step[State], winner: int) -> Step[State]:
        """Return the end of the game, won double if one hole wins and two were marked."""
        double = self.number == 1 and step.events[-1].amount > 1
        why = PARTIE_DOBLE if double else PARTIE
        over = replace(step.state, phase=FIN, hand=0, throw=(), owed=0, winner=winner, why=why.id)
        seat = SEATS[winner]
        once = _n(
            "{seat} has the hole that wins the game.",
            "{seat} has the {count} holes that win the game.",
            self.number,
            seat=seat,
        )
        twice = _("{seat} has two holes at once: the game counts double.", seat=seat)
        return Step(over, (*step.events, Event(why, twice if double else once, winner)))

    def outcome(self, state: State) -> Outcome | None:
        """Return who has won, once or double, or None while the game goes on."""
        if state.phase != FIN or state.winner is None:
            return None
        stakes = Fraction(2 if state.why == PARTIE_DOBLE.id else 1)
        return tour_outcome(
            state.winner, stakes, next(rule for rule in RULES if rule.id == state.why)
        )


TOC = Variant(
    "toc",
    RULES,
    (
        *(c for c in rules.THROW_CRUCES if c.name not in LEFT_OUT),
        rules.PRIMAUTE_CRUX,
        DOUBLE,
        TROUS,
        SOMMES,
    ),
    Holes,
    Trous,
    bound={"coin-oblige": "oblige"},  # as the book that has toc says
)


ABOUT = About(
    "toc",
    "Toc",
    "academieuniverselle1802",
    lambda readings: Trictrac(readings, TOC),
    says=_("Trictrac without points: every score is a hole."),
    origin=_("France, described in 1802"),
    doors={
        "score": "juegos.tablas.trictrac.doors:variant_score",
        "plays": "juegos.tablas.trictrac.doors:variant_plays",
        "why": "juegos.tablas.trictrac.doors:variant_why",
    },
    marks=True,
    lesson=lesson(
        (
            "partie",
            _("The first to win the agreed number of holes wins; as played here, that is one."),
        ),
        ("trou", _("No points are counted: a throw that makes a jan or a hit is worth a hole.")),
        HITS,
        FILLS,
        (
            "battue-faux",
            _("Reaching a man only by the sum, over closed arrows, is a gain for the other."),
        ),
        SmallBoard(
            f"jet A - / {LACKS_ONE} / 0,0,0 0,0,0 / {LATER}", FILLED, "5-3", "remplir-petit"
        ),
        SmallBoard(
            f"jet A - / {LONE_MEN} / 0,0,0 0,0,0 / {EARLY}",
            _("6-5 could reach a lone man of B: A has the hole."),
            "6-5",
            "battue-vrai",
        ),
        SmallBoard(
            f"jet A - / T:13 11:2 / T:6 6 7:2 8:2 9:2 10:2 / 0,0,0 0,0,0 / {EARLY}",
            _("4-2 reaches the lone man over closed arrows only: a false hit."),
            "4-2",
            "battue-faux",
        ),
    ),
)
