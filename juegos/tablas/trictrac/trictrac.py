"""Trictrac itself: marking in points, a tour of twelve holes, and the three ways of paying it.

It is played at either of two levels: the board marks, or the players mark for themselves (strict).
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any, NamedTuple

from juegos.core.about import About
from juegos.core.errors import BadNotation
from juegos.core.game import SEATS, Event, Game, Outcome, Step
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import Message, _, _n
from juegos.core.source import Rule, implied, stated, supplied
from juegos.tablas.trictrac import ecoles, narration, rules, wrong_plays
from juegos.tablas.trictrac.game import Readings, Trictrac, Variant
from juegos.tablas.trictrac.marking import Marks, Pavillon, flag, gain, unbroken
from juegos.tablas.trictrac.rules import PAVILLON, TOUR
from juegos.tablas.trictrac.scoring import Jan, Score, Throw
from juegos.tablas.trictrac.state import FIN, FIRST, HOLES, Marques, State, after_leaving


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
        after = gain(state.marks, seat, amount)
        events = tuple(narration.marking_events(state.marks, after, seat, amount))
        flagged = flag(state.pavillon, state.marks, seat) if after.holes else state.pavillon
        if flagged != state.pavillon:
            takes = _("{seat} takes the pavillon.", seat=SEATS[seat])
            puts = _("{seat} puts away the pavillon.", seat=SEATS[seat])
            events += (Event(PAVILLON, puts if flagged.holder is None else takes, seat),)
        return Step(replace(state, marks=after.marks, pavillon=flagged), events)

    def marked(self, marks: Marks, seat: int, amount: int) -> Marks:
        """Return the marks after a seat has marked so many points, without the state."""
        return gain(marks, seat, amount).marks


BRIDGE = 7  # the hole past which the loser has crossed the bridge

GRANDE_BREDOUILLE = stated(
    "trictrac.grande-bredouille",
    "guiton1822:126",
    "",
    "Twelve holes in one row are the grande bredouille, which is paid more than the tour.",
    kind="score",
)
DOUBLE = stated(
    "trictrac.partie-double",
    "guiton1822:126",
    "",
    "The tour is paid more if the loser has not come half way.",
    kind="score",
)
RULES = (GRANDE_BREDOUILLE, DOUBLE)


class Pay(NamedTuple):
    """The winner's gain, in stakes, and its rule."""

    stakes: Fraction
    why: Rule


def check(marks: Marks) -> Marks:
    """Return the marks of a tour that goes on; raises ``BadNotation`` where one side has won it."""
    for seat, side in zip("AB", marks, strict=True):
        if side.holes >= HOLES:
            message = _n(
                "{seat} has {count} hole: the tour is over at twelve",
                "{seat} has {count} holes: the tour is over at twelve",
                side.holes,
                seat=seat,
            )
            raise BadNotation(message, rule=TOUR.id)
    return marks


def pegged(marks: Marks) -> Marks:
    """Return the marks as the pegs show them: there are twelve holes."""
    first, second = (side._replace(holes=min(side.holes, HOLES)) for side in marks)
    return first, second


def pay(marks: Marks, pavillon: Pavillon, winner: int, readings: Readings) -> Pay:
    """Return the value of a tour to its winner."""
    loser = marks[1 - winner].holes
    way = readings["paiement"]
    if unbroken(pavillon, marks, winner):
        return Pay(Fraction(_grande(loser, readings)), GRANDE_BREDOUILLE)
    threshold = {"gradue": int(_THRESHOLD[readings["seuil"]]), "pont": BRIDGE, "ancien": 0}[way]
    if loser < threshold:
        return Pay(Fraction(3, 2) if way == "pont" else Fraction(2), DOUBLE)
    return Pay(Fraction(1), TOUR)


_THRESHOLD = {"six": 6, "sept": 7}


def _grande(loser: int, readings: Readings) -> int:
    """Return the stakes of the grande bredouille; the loser has holes if it is the second's."""
    if readings["paiement"] != "gradue":
        return 2
    return 3 if loser and readings["grande-bredouille"] == "pavillon" else 4


class Single:
    """The common part of games that are a single game, won by holes, with nothing after it."""

    over = TOUR
    by_holes = True

    def pegged(self, marks: Marks) -> Marks:
        """Return the marks as the pegs show them: there are twelve holes."""
        return pegged(marks)

    def begun(self, state: State) -> State:
        """Return the state unchanged: the first thrower does not matter later."""
        return state

    def left(self, state: State, goes: Event) -> Step[State]:
        """Return the new relevé after the hand has gone away."""
        return after_leaving(state, goes)

    def leaving(self, state: State) -> float:
        """Return zero: going away is worth nothing besides the marks."""
        return 0.0

    def says(self, state: State) -> tuple[Message, ...]:
        """Return nothing: there are only the marks."""
        return ()

    def write(self, state: State) -> str:
        """Return nothing: there are only the marks."""
        return ""

    def read(self, text: str) -> tuple[str, Marques]:
        """Return the text: a state is written as one of trictrac."""
        return text, FIRST


class Tour(Single):
    """The end of trictrac: twelve holes win, and are paid as the readings say."""

    def __init__(self, readings: Readings) -> None:
        self.readings = readings

    def won(self, marks: Marks, seat: int) -> bool:
        """Return whether a seat has its twelve holes."""
        return marks[seat].holes >= HOLES

    def ended(self, step: Step[State], winner: int) -> Step[State]:
        """Return the end of the tour."""
        state = step.state
        paid = pay(state.marks, state.pavillon, winner, self.readings)
        seat, stakes = SEATS[winner], paid.stakes
        text = _("{seat} has twelve holes: the tour is worth {stakes}.", seat=seat, stakes=stakes)
        over = replace(state, phase=FIN, hand=0, throw=(), owed=0, winner=winner, why=paid.why.id)
        return Step(over, (*step.events, Event(paid.why, text, winner)))

    def outcome(self, state: State) -> Outcome | None:
        """Return who has won, and how many stakes, or None while the tour goes on."""
        if state.phase != FIN or state.winner is None:
            return None
        paid = pay(state.marks, state.pavillon, state.winner, self.readings)
        return tour_outcome(state.winner, paid.stakes, paid.why)


def tour_outcome(winner: int, stakes: Fraction, why: Rule) -> Outcome:
    """Return the outcome of a game in which a seat has won so many stakes."""
    shares = (stakes, -stakes)
    return Outcome(shares if winner == 0 else shares[::-1], why)


# Rules of the treatises that never apply here, or that follow from others: on a board that counts
# the men and shows every play at once nobody has a man too many or notices a fault first.
NOMBRE = stated(
    "trictrac.dames-en-nombre",
    "guiton1822",
    "",
    "A player found with fourteen men may bring the fifteenth back at once. Against sixteen "
    "the other may annul the game, or go on and have the sixteenth taken off. At English "
    "backgammon play goes on with fourteen.",
    kind="men",
)
NOMBRE_ICI = supplied(
    "trictrac.dames-en-nombre-ici",
    "guiton1822",
    "",
    "Here a side always has fifteen men, and a position with more or fewer is refused.",
    kind="men",
)
IMPUISSANCE = stated(
    "trictrac.conserver-impuissance",
    "guiton1822",
    "",
    "A full jan is kept too where numbers cannot be played and what is played leaves it whole: "
    "its holder marks it, the other two points for each of those numbers.",
    kind="score",
)
IMPUISSANCE_COIN = implied(
    "trictrac.conserver-impuissance-coin",
    "lelasseux1852:43",
    "",
    "The two men who hold the corner leave it together, by both numbers: so where a number cannot "
    "be played they have not moved, and a jan de retour kept so is kept without them.",
    kind="score",
)
PASSAGE_CORRIGE = stated(
    "trictrac.fausse-case-passage-corrigee",
    "s002",
    "",
    "A player who passed where the other can still fill, and sees it himself before the other "
    "throws, may put it right without penalty.",
    kind="move",
)
PASSAGE_ICI = supplied(
    "trictrac.fausse-case-passage-ici",
    "s002",
    "",
    "Here the other judges a false case as soon as it is made: nobody puts his own right.",
    kind="manner",
)
OFF_THE_BOARD = (NOMBRE, NOMBRE_ICI, IMPUISSANCE, IMPUISSANCE_COIN, PASSAGE_CORRIGE, PASSAGE_ICI)

TRICTRAC = Variant(
    "trictrac",
    rules.RULES + RULES,
    rules.TRICTRAC_CRUCES,
    InPoints,
    Tour,
    strict=(
        *ecoles.RULES,
        *wrong_plays.FAUSSE_CASE_RULES,
        *wrong_plays.DAME_TOUCHEE_RULES,
        *OFF_THE_BOARD,
    ),
)


def at_level(readings: Readings) -> Game[Any, Any]:
    """Return trictrac, or strict trictrac if the reading ``niveau`` says so."""
    game = Trictrac(readings, TRICTRAC)
    if game.readings["niveau"] == "strict":
        from juegos.tablas.trictrac.strict_game import StrictTrictrac  # noqa: PLC0415  only if played

        return StrictTrictrac(game)
    return game


# What the lessons of several games say and show in the same words.
HITS = (
    "battue-vrai",
    _(
        "A throw that could bring your man to a lone man of the other hits him, but he stays "
        "in place."
    ),
)
FILLS = (
    "remplir",
    _(
        "A table with two men on each of its six arrows is a full jan: if you can fill one, "
        "you must."
    ),
)
FILLED = _("The five can put a second man on 5, the last arrow that lacked one: the petit jan.")
TWO_HOLES = _("A had ten points, B none: four more make two holes, with two points over.")
# The men: a petit jan that lacks one man; lone men of B within reach. Beside them: how often each
# has thrown.
LACKS_ONE = "T:6 1:2 2:2 3:2 4:2 5 / T:13 6 7"
LONE_MEN = "T:11 5:2 6:2 / T:13 6 7"
EARLY = "lances=3,3 coin=0,0 pavillon=- premier=- du=0"
LATER = "lances=9,9 coin=0,0 pavillon=- premier=- du=0"

ABOUT = About(
    "trictrac",
    "Trictrac",
    "lelasseux1852",
    at_level,
    says=_("Points are scored for what a throw could do; men hit stay in place."),
    origin=_("France, described in 1634"),
    doors={
        "score": "juegos.tablas.trictrac.doors:score",
        "plays": "juegos.tablas.trictrac.doors:plays",
        "mark": "juegos.tablas.trictrac.doors:mark",
        "why": "juegos.tablas.trictrac.doors:why",
        "tutor": "juegos.tablas.trictrac.doors:tutor",
    },
    marks=True,
    marking=("marque", "bredouille", "trou", "trou-double", "effacer"),
    lesson=lesson(
        ("tour", _("You want to be the first to twelve holes; twelve points are a hole.")),
        HITS,
        FILLS,
        (
            "s-en-aller",
            _("If your own throw makes a hole, you may go away: all men go back to the talons."),
        ),
        (
            "fleche-libre",
            _("You may not put a man on an arrow where the other has even one man."),
        ),
        SmallBoard(
            f"jet A - / {LONE_MEN} / 0,0,0 0,0,0 / {EARLY}",
            _("6-5 could reach two lone men of B: two points for each."),
            "6-5",
            "battue-vrai",
        ),
        SmallBoard(
            f"jet A - / {LACKS_ONE} / 0,0,0 0,0,0 / {LATER}", FILLED, "5-3", "remplir-petit"
        ),
        SmallBoard(
            f"jet A - / {LACKS_ONE} / 0,10,1 0,0,0 / {LATER}", TWO_HOLES, "5-3", "trou-double"
        ),
    ),
)
