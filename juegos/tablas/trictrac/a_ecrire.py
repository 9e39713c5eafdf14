"""Trictrac à écrire: several marqués, each ended by a player who goes away with six holes made.

A state is written as one of trictrac, with ``marques=1,2 refaits=0 mano=A`` after it: the number of
marqués that A and B have lost, how often the present one has been made again, who threw first in
it.
"""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction

from juegos.core.about import About
from juegos.core.errors import BadNotation
from juegos.core.game import SEATS, Event, Outcome, Step
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import Message, _, _n
from juegos.core.source import Kind, Rule, crux, stated
from juegos.tablas.trictrac import rules
from juegos.tablas.trictrac.game import Readings, Trictrac, Variant, adopted_rules
from juegos.tablas.trictrac.marking import Marks, Pavillon, unbroken
from juegos.tablas.trictrac.state import FIN, JET, Marques, State, after_leaving, put
from juegos.tablas.trictrac.trictrac import (
    FILLED,
    FILLS,
    HITS,
    LACKS_ONE,
    LATER,
    TWO_HOLES,
    InPoints,
)

SLUG = "trictrac-a-ecrire"
SIX = 6
GRANDE = 12
POSTILLON, NEXT = 28, 8


def _rule(name: str, number: int, says: str, *, kind: Kind) -> Rule:
    return stated(f"{SLUG}.{name}", f"lelasseux1852:{number}", "", says, kind=kind)


MARQUE = _rule(
    "marque-ecrit",
    221,
    "A marqué ends when a player goes away and either has six holes: the player with more wins it.",
    kind="end",
)
CONSOLATION = _rule(
    "consolation",
    222,
    "The payment is the winner’s holes plus two, less the loser’s.",
    kind="score",
)
PETITE = _rule(
    "petite-bredouille", 223, "Holes in one row count double, with the consolation.", kind="score"
)
GRANDE_BREDOUILLE = _rule(
    "grande-bredouille", 224, "Twelve or more in one row count fourfold.", kind="score"
)
REFAIT = _rule(
    "refait",
    226,
    "Equal holes are a refait: the marqué is played again, with two more of consolation.",
    kind="end",
)
POSTILLONS = _rule(
    "postillons",
    227,
    "A player who lost more than half of the marqués pays 28 for the first too many, and 8 for "
    "each one more.",
    kind="score",
)
PARTIE = _rule(
    "partie", 220, "The game has as many marqués as the players have agreed.", kind="end"
)

MARQUES = crux(
    f"{SLUG}.marques",
    "lelasseux1852:220",
    "How many marqués does the game have?",
    ("huit", "eight", "lepeintre1818"),
    ("quatre", "four", "lelasseux1852"),
    ("six", "six", "lelasseux1852"),
    ("douze", "twelve", "lepeintre1818"),
)
PROGRESSION = crux(
    f"{SLUG}.progression",
    "lepeintre1818",
    "Does the bredouille go on growing past twelve holes?",
    ("arretee", "no: fourfold at most", "guiton1822"),
    (
        "continue",
        "yes: eightfold at eighteen, doubled again for every six holes more",
        "lepeintre1818",
    ),
)
WINS, LOSES = 1.0, 2.0  # in holes: what it is to have won a marqué, or to end one that is lost
NUMBERS = {"quatre": 4, "six": 6, "huit": 8, "douze": 12}


def worth(marks: Marks, pavillon: Pavillon, winner: int, refaits: int, *, grows: bool) -> int:
    """Return the value of a marqué, in jetons."""
    own, other = marks[winner].holes, marks[1 - winner].holes
    times = 1
    if unbroken(pavillon, marks, winner):
        times = 2 ** (own // SIX) if grows else 4 if own >= GRANDE else 2
    return times * (own + 2 * (1 + refaits)) - other


class Ecrit:
    """The end of trictrac à écrire: a marqué ends by going away, the game after so many of them."""

    over = PARTIE
    by_holes = False

    def __init__(self, readings: Readings) -> None:
        self.number = NUMBERS[readings["marques"]]
        self.grows = readings["progression"] == "continue"

    def won(self, marks: Marks, seat: int) -> bool:
        """Return False: no number of holes wins a marqué."""
        return False

    def pegged(self, marks: Marks) -> Marks:
        """Return the marks as the pegs show them: the peg goes round again."""
        return marks

    def ended(self, step: Step[State], winner: int) -> Step[State]:
        """Return the step unchanged: no number of holes ends a marqué."""
        return step

    def begun(self, state: State) -> State:
        """Return the state with the first thrower of this marqué."""
        return replace(state, marques=state.marques._replace(first=state.hand))

    def left(self, state: State, goes: Event) -> Step[State]:
        """Return the end of the marqué if either side has six holes, else a new relevé."""
        if max(side.holes for side in state.marks) < SIX:
            return after_leaving(state, goes)
        return self._marque(state, goes)

    def _marque(self, state: State, goes: Event) -> Step[State]:
        """Return the end of a marqué: its payment, or that it is made again."""
        marks, flag, stands = state.marks, state.pavillon, state.marques
        if marks[0].holes == marks[1].holes:
            text = _n(
                "Both have {count} hole: the marqué is played again.",
                "Both have {count} holes: the marqué is played again.",
                marks[0].holes,
            )
            again = stands._replace(refaits=stands.refaits + 1)
            return Step(_new_marque(again), (goes, Event(REFAIT, text)))
        winner = int(marks[1].holes > marks[0].holes)
        paid = worth(marks, flag, winner, stands.refaits, grows=self.grows)
        rule = CONSOLATION
        if unbroken(flag, marks, winner):
            rule = GRANDE_BREDOUILLE if marks[winner].holes >= GRANDE else PETITE
        wins = _("{seat} has won the marqué.", seat=SEATS[winner])
        pays = _n("The marqué is worth {count} jeton.", "The marqué is worth {count} jetons.", paid)
        events = (goes, Event(MARQUE, wins, winner), Event(rule, pays, winner, paid))
        lost = put(stands.lost, 1 - winner, stands.lost[1 - winner] + 1)
        if sum(lost) < self.number:
            return Step(_new_marque(Marques(lost, 0, winner)), events, _pays(winner, paid))
        return self._closed(lost, events, _pays(winner, paid))

    def _closed(
        self, lost: tuple[int, int], events: tuple[Event, ...], pays: tuple[int, ...]
    ) -> Step[State]:
        """Return the end of the game, with the postillons paid."""
        for seat, number in enumerate(lost):
            over = number - self.number // 2
            if over > 0:
                fine = POSTILLON + NEXT * (over - 1)
                text = _n(
                    "{seat} lost {count} marqué too many, and pays {fine}.",
                    "{seat} lost {count} marqués too many, and pays {fine}.",
                    over,
                    seat=SEATS[seat],
                    fine=fine,
                )
                events += (Event(POSTILLONS, text, seat, -fine),)
                pays = tuple(a + b for a, b in zip(pays, _pays(1 - seat, fine), strict=True))
        text = _n(
            "The marqué has been played.", "All {count} marqués have been played.", self.number
        )
        done = Event(PARTIE, text)
        return Step(State(FIN, why=PARTIE.id, marques=Marques(lost)), (*events, done), pays)

    def leaving(self, state: State) -> float:
        """Return the value of going away: a marqué won, lost or made again."""
        own, other = (state.marks[seat].holes for seat in (state.hand, state.other))
        if max(own, other) < SIX:
            return 0.0
        return WINS if own > other else -LOSES if own < other else 0.0

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome of a finished game, whose payments were made on the way."""
        return None if state.phase != FIN else Outcome((Fraction(0), Fraction(0)), PARTIE)

    def says(self, state: State) -> tuple[Message, ...]:
        """Return the number of marqués that each side has lost."""
        first, second = state.marques.lost
        says = _(
            "Marqués lost: A {first}, B {second} of {number}.",
            first=first,
            second=second,
            number=self.number,
        )
        return (says,)

    def write(self, state: State) -> str:
        """Return the state of the marqués in the notation of this module."""
        lost, refaits, first = state.marques
        return f" / marques={lost[0]},{lost[1]} refaits={refaits} mano={SEATS[first]}"

    def read(self, text: str) -> tuple[str, Marques]:
        """Return the state of trictrac in a text, and the state of the marqués."""
        head, mark, tail = text.rpartition(" / ")
        match = _BESIDE.fullmatch(tail)
        if match is None:
            like = "marques=1,2 refaits=0 mano=A"
            message = _("{text!r}: expected {like!r}", text=tail, like=like)
            raise BadNotation(message, len(head) + len(mark))
        lost = int(match[1]), int(match[2])
        return head, Marques(lost, int(match[3]), SEATS.index(match[4]))


_BESIDE = re.compile(r"marques=(\d{1,2}),(\d{1,2}) refaits=(\d{1,2}) mano=([AB])")


def _new_marque(stands: Marques) -> State:
    """Return the beginning of a marqué."""
    return State(JET, stands.first, marques=stands)


def _pays(winner: int, jetons: int) -> tuple[int, ...]:
    return (jetons, -jetons) if winner == 0 else (-jetons, jetons)


A_ECRIRE = Variant(
    SLUG,
    (
        *adopted_rules(SLUG, (rule for rule in rules.RULES if rule is not rules.TOUR)),
        MARQUE,
        CONSOLATION,
        PETITE,
        GRANDE_BREDOUILLE,
        REFAIT,
        POSTILLONS,
        PARTIE,
    ),
    (
        *rules.THROW_CRUCES,
        rules.PRIMAUTE_CRUX,
        rules.RENCONTRE_CRUX,
        MARQUES,
        PROGRESSION,
    ),
    InPoints,
    Ecrit,
    stake=0,
)

_THROWN = "lances=10,9 coin=0,0 pavillon=- premier=- du=0"
_WRITTEN = "marques=0,0 refaits=0 mano=A"

ABOUT = About(
    "trictrac-a-ecrire",
    "Trictrac à écrire",
    "guiton1822",
    lambda readings: Trictrac(readings, A_ECRIRE),
    says=_("Trictrac with a written score, over an agreed number of rounds."),
    origin=_("France, described in 1822"),
    doors={
        "score": "juegos.tablas.trictrac.doors:variant_score",
        "plays": "juegos.tablas.trictrac.doors:variant_plays",
        "why": "juegos.tablas.trictrac.doors:variant_why",
        "tutor": "juegos.tablas.trictrac.doors:variant_tutor",
    },
    marks=True,
    marking=("marque", "bredouille", "trou", "trou-double", "effacer"),
    pays=("consolation", "petite-bredouille", "grande-bredouille", "postillons"),
    lesson=lesson(
        (
            "partie",
            _(
                "You want to gain more than the other over all the marqués; as played here, "
                "there are eight."
            ),
        ),
        (
            "marque-ecrit",
            _("A marqué ends when a player goes away and either has six holes: more holes win it."),
        ),
        HITS,
        FILLS,
        (
            "consolation",
            _("The winner is paid at least his lead in holes plus two: even a lead of one counts."),
        ),
        SmallBoard(
            f"jet A - / {LACKS_ONE} / 0,0,0 0,0,0 / {LATER} / {_WRITTEN}",
            FILLED,
            "5-3",
            "remplir-petit",
        ),
        SmallBoard(
            f"jet A - / {LACKS_ONE} / 0,10,1 0,0,0 / {LATER} / {_WRITTEN}",
            TWO_HOLES,
            "5-3",
            "trou-double",
        ),
        SmallBoard(
            f"decide A 5-3 / {LACKS_ONE} / 6,2,1 3,0,0 / {_THROWN} / {_WRITTEN}",
            _("With six holes to three A goes away and wins the marqué."),
            "va",
            "marque-ecrit",
        ),
    ),
)
