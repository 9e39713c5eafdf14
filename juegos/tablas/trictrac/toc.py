"""Toc: trictrac without points, every jan being worth a hole; often the first hole wins.

How several jans of one throw add is in no text that we have seen: see the crux ``sommes``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from juegos.core.errors import IllegalMove
from juegos.core.game import SEATS, Event, Outcome, Step
from juegos.core.source import Crux, Rule, crux, implied, stated
from juegos.tablas.trictrac import cruces, told
from juegos.tablas.trictrac import rules as reglas
from juegos.tablas.trictrac import state as estado
from juegos.tablas.trictrac.game import Move, Trictrac
from juegos.tablas.trictrac.marking import Marks, Side
from juegos.tablas.trictrac.scored import Score
from juegos.tablas.trictrac.state import DECIDE, FIN, JOUE, State
from juegos.tablas.trictrac.under_game import Under
from juegos.tablas.trictrac.values import Jan, Throw

_PLACE = "academieuniverselle1802"
TROU = stated(
    "toc.trou", _PLACE, "", "Every jan is worth a hole to him whom it favours.", kind="score"
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
    "Who first has the holes agreed on, often one, has won the game.",
    kind="end",
)
PARTIE_DOBLE = implied(
    "toc.partie-double",
    _PLACE,
    "",
    "If the first hole wins, it is won double by a double.",
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
    "What do several jans of one throw come to?",
    ("coup", "a throw is worth one hole or two, however many jans it makes", "juegos"),
    ("chaque", "each jan is counted", "juegos"),
)
TAKEN = Under(
    "toc",
    (
        rule
        for rule in reglas.RULES
        if rule not in reglas.MARKING and rule.id.partition(".")[2] not in reglas.GIVEN_UP
    ),
)
# What counts points, what went out of use, and a petit jan that is paid when it has been kept.
LEFT_OUT = (cruces.BATTUES, cruces.COIN_OBLIGE, cruces.MARGOT, cruces.PILE)
NUMBERS = {"un": 1, "trois": 3, "six": 6, "douze": 12}


class Toc(Trictrac):
    """The rules of toc under chosen readings."""

    slug = "toc"
    in_points = False
    rules: tuple[Rule, ...] = (
        *TAKEN.rules,
        TROU,
        DOBLE,
        PARTIE,
        PARTIE_DOBLE,
    )
    cruces: tuple[Crux, ...] = (
        *(c for c in cruces.THROW if c not in LEFT_OUT),
        cruces.PRIMAUTE,
        DOUBLE,
        TROUS,
        SOMMES,
    )

    def __init__(self, readings: Mapping[str, str]) -> None:
        super().__init__(readings)
        self.usage = self.usage._replace(corner_bound=True)  # as the book that has toc says
        self.number = NUMBERS[self.readings["trous"]]

    def play(self, state: State, move: Move) -> Step[State]:
        """Return what a throw, a decision or a play leads to."""
        try:
            return TAKEN.step(super().play(state, move))
        except IllegalMove as error:
            raise TAKEN.error(error) from None

    def brings(self, score: Score, throw: Throw, *, thrower: bool) -> int:
        """Return the holes that a throw brings its thrower, or the other."""
        every = [self.worth(jan, throw) for jan in score.jans if jan.thrower == thrower]
        if self.readings["sommes"] == "coup":
            return max(every, default=0)
        return sum(every)

    def worth(self, jan: Jan, throw: tuple[int, ...]) -> int:
        """Return the holes that a jan is worth by itself."""
        doubles = self.readings["double"] == "va" and (throw[0] == throw[1] or jan.ways > 1)
        return 2 if doubles else 1

    def _marks(self, before: State, now: State) -> Step[State]:
        """Mark the holes that the throw is worth to its thrower."""
        men, foe = now.men[now.hand], now.men[now.other]
        score = self.score(men, foe, now.pair, estado.when(before, now))
        said = f"{SEATS[now.hand]} throws {now.pair[0]}-{now.pair[1]}."
        events = [Event(reglas.JET, said, now.hand)]
        events += [
            Event(jan.rule, told.without_points(jan.text), jan.seat)
            for jan in (told.told(found, now.hand) for found in score.jans)
        ]
        now = replace(now, phase=JOUE, owed=self.brings(score, now.pair, thrower=False))
        step = self._gain(now, now.hand, self.brings(score, now.pair, thrower=True))
        if step.events and step.state.phase != FIN:
            step = replace(step, state=replace(step.state, phase=DECIDE))
        return replace(step, events=(*events, *step.events))

    def _gain(self, state: State, seat: int, points: int) -> Step[State]:
        """Return the state with holes marked for a seat; ``points`` are holes here."""
        if not points:
            return Step(state)
        own = Side(min(state.marks[seat].holes + points, self.number))
        marks: Marks = (own, state.marks[1]) if seat == 0 else (state.marks[0], own)
        rule = DOBLE if points > 1 else TROU
        what = "a hole" if points == 1 else f"{points} holes"
        events = (Event(rule, f"{SEATS[seat]} marks {what}.", seat, points),)
        now = replace(state, marks=marks)
        if own.holes < self.number:
            return Step(now, events)
        double = self.number == 1 and points > 1
        why = PARTIE_DOBLE if double else PARTIE
        over = replace(now, phase=FIN, hand=0, throw=(), owed=0, winner=seat, why=why.id)
        text = f"{SEATS[seat]} has won the game{', double' * double}."
        return Step(over, (*events, Event(why, text, seat)))

    def marked_by(self, marks: Marks, seat: int, amount: int) -> Marks:
        """Return the marks when a seat has marked so many holes, for an opponent to judge."""
        own = Side(marks[seat].holes + amount)
        return (own, marks[1]) if seat == 0 else (marks[0], own)

    def won(self, marks: Marks, seat: int) -> bool:
        """Return whether a seat has the holes agreed on."""
        return marks[seat].holes >= self.number

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        if state.phase != FIN or state.winner is None:
            return None
        stakes = Fraction(2 if state.why == PARTIE_DOBLE.id else 1)
        shares = (stakes, -stakes)
        return Outcome(shares if state.winner == 0 else shares[::-1], self._rule[state.why])
