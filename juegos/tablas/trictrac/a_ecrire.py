"""Trictrac à écrire: several marqués, each ended by a player who goes away with six holes made.

A state is written as one of trictrac, with ``marques=1,2 refaits=0 mano=A`` after it: how many
marqués A and B have lost, how often the present one has been made again, who threw first in it.
"""

from __future__ import annotations

import random
import re
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from juegos.core.advice import Advice
from juegos.core.dist import Dist
from juegos.core.errors import BadNotation, IllegalMove
from juegos.core.game import SEATS, Event, Outcome, Policy, Step, Turn, choose
from juegos.core.source import Crux, Kind, Rule, crux, stated
from juegos.draw.dice.scene import Scene
from juegos.tablas.trictrac import cruces
from juegos.tablas.trictrac import rules as reglas
from juegos.tablas.trictrac.game import GOES, Move, Trictrac
from juegos.tablas.trictrac.marking import NOTHING, Marks, Pavillon, unbroken
from juegos.tablas.trictrac.state import DECIDE, FIN, JET, PRIMAUTE, State, put, read_state
from juegos.tablas.trictrac.state import write_state as write_base
from juegos.tablas.trictrac.under_game import Under

SIX = 6
GRANDE = 12
POSTILLON, NEXT = 28, 8


def _rule(name: str, number: int, says: str, *, kind: Kind) -> Rule:
    return stated(f"trictrac-a-ecrire.{name}", f"lelasseux1852:{number}", "", says, kind=kind)


MARQUE = _rule(
    "marque-ecrit",
    221,
    "A marqué ends when one goes away and either has six holes: the more has won.",
    kind="end",
)
CONSOLATION = _rule(
    "consolation",
    222,
    "The winner's holes and two, less the loser's, are what is paid.",
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
    "Equal holes are a refait: it is played again, with two more of consolation.",
    kind="end",
)
POSTILLONS = _rule(
    "postillons",
    227,
    "Who lost more marqués than half pays 28 for the first of them, 8 for more.",
    kind="score",
)
PARTIE = _rule(
    "partie", 220, "The game is of as many marqués as the players have agreed.", kind="end"
)

MARQUES = crux(
    "trictrac-a-ecrire.marques",
    "lelasseux1852:220",
    "Of how many marqués is the game?",
    ("huit", "of eight", "lepeintre1818"),
    ("quatre", "of four", "lelasseux1852"),
    ("six", "of six", "lelasseux1852"),
    ("douze", "of twelve", "lepeintre1818"),
)
PROGRESSION = crux(
    "trictrac-a-ecrire.progression",
    "lepeintre1818",
    "Does the bredouille go on growing past twelve holes?",
    ("arretee", "no: fourfold at most", "guiton1822"),
    ("continue", "yes: eightfold at eighteen, doubled again by every six holes", "lepeintre1818"),
)
WINS, LOSES = 1.0, 2.0  # in holes: what it is to have won a marqué, or to end one that is lost
TAKEN = Under("trictrac-a-ecrire", (rule for rule in reglas.RULES if rule is not reglas.TOUR))
NUMBERS = {"quatre": 4, "six": 6, "huit": 8, "douze": 12}


class Marque(Trictrac):
    """Trictrac as one marqué goes on: no number of holes ends it."""

    def won(self, marks: Marks, seat: int) -> bool:
        """Return that no number of holes wins a marqué."""
        return False

    def pegged(self, marks: Marks) -> Marks:
        """Return the marks: the peg goes round again."""
        return marks


@dataclass(frozen=True, slots=True)
class Written:
    """Where the game stands: the marqué, those lost by each, its refaits and its first thrower."""

    base: State = State()  # noqa: RUF009  frozen
    lost: tuple[int, int] = (0, 0)
    refaits: int = 0
    first: int = 0


def worth(marks: Marks, pavillon: Pavillon, winner: int, refaits: int, *, grows: bool) -> int:
    """Return what a marqué is worth, in jetons."""
    own, other = marks[winner].holes, marks[1 - winner].holes
    times = 1
    if unbroken(pavillon, marks, winner):
        times = 2 ** (own // SIX) if grows else 4 if own >= GRANDE else 2
    return times * (own + 2 * (1 + refaits)) - other


class TrictracAEcrire:
    """The rules of trictrac à écrire under chosen readings."""

    slug = "trictrac-a-ecrire"
    seats = 2
    stake = 0
    rules: tuple[Rule, ...] = (
        *TAKEN.rules,
        MARQUE,
        CONSOLATION,
        PETITE,
        GRANDE_BREDOUILLE,
        REFAIT,
        POSTILLONS,
        PARTIE,
    )
    cruces: tuple[Crux, ...] = (
        *cruces.THROW,
        cruces.PRIMAUTE,
        cruces.RENCONTRE,
        MARQUES,
        PROGRESSION,
    )
    policy: Policy | None = None

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        own = {MARQUES.name, PROGRESSION.name}
        self.game = Marque({name: key for name, key in self.readings.items() if name not in own})
        self.number = NUMBERS[self.readings["marques"]]
        self.grows = self.readings["progression"] == "continue"
        self._rule = {rule.id: rule for rule in self.rules}

    def start(self) -> Written:
        """Return the state before anybody knows who begins."""
        return Written()

    def turn(self, state: Written) -> int | Turn:
        """Return the seat that decides or plays; chance before each throw."""
        return self.game.turn(state.base)

    def throws(self, state: Written) -> Dist[tuple[int, ...]]:
        """Return what the dice may show."""
        return self.game.throws(state.base)

    def lots(self, state: Written) -> Dist[tuple[int, ...]]:
        """Return every throw: none is known to be like another."""
        return self.throws(state)

    def moves(self, state: Written) -> tuple[str, ...]:
        """Return what the seat to move may do, sorted."""
        return self.game.moves(state.base)

    def play(self, state: Written, move: Move) -> Step[Written]:
        """Return what a throw, a decision or a play leads to."""
        if state.base.phase == FIN:
            why = "the game is over: nothing is played any more"
            raise IllegalMove(f"{why} ({PARTIE.id})")
        try:
            step = TAKEN.step(self.game.play(state.base, move))
        except IllegalMove as error:
            raise TAKEN.error(error) from None
        ends = max(side.holes for side in state.base.marks) >= SIX
        if state.base.phase == DECIDE and move == GOES and ends:
            return self._marque(state, step)
        first = state.first
        if state.base.phase == PRIMAUTE and step.state.phase != PRIMAUTE:
            first = step.state.hand
        return Step(replace(state, base=step.state, first=first), step.events)

    def _marque(self, state: Written, step: Step[State]) -> Step[Written]:
        """Return the end of a marqué: what it pays, or that it is made again."""
        marks = state.base.marks
        events = step.events[:1]
        if marks[0].holes == marks[1].holes:
            text = f"Both have {marks[0].holes} holes: the marqué is made again."
            again = replace(state, refaits=state.refaits + 1, base=_fresh(state.first))
            return Step(again, (*events, Event(REFAIT, text)))
        winner = int(marks[1].holes > marks[0].holes)
        flag = state.base.pavillon
        paid = worth(marks, flag, winner, state.refaits, grows=self.grows)
        rule = CONSOLATION
        if unbroken(flag, marks, winner):
            rule = GRANDE_BREDOUILLE if marks[winner].holes >= GRANDE else PETITE
        name = SEATS[winner]
        events += (
            Event(MARQUE, f"{name} has won the marqué.", winner),
            Event(rule, f"The marqué is worth {paid} jetons.", winner, paid),
        )
        lost = put(state.lost, 1 - winner, state.lost[1 - winner] + 1)
        now = Written(_fresh(winner), lost, 0, winner)
        if sum(lost) < self.number:
            return Step(now, events, _pays(winner, paid))
        return self._ended(now, events, _pays(winner, paid))

    def _ended(
        self, state: Written, events: tuple[Event, ...], pays: tuple[int, ...]
    ) -> Step[Written]:
        """Return the end of the game, the postillons paid."""
        for seat, lost in enumerate(state.lost):
            over = lost - self.number // 2
            if over > 0:
                fine = POSTILLON + NEXT * (over - 1)
                text = f"{SEATS[seat]} lost {over} marqués too many, and pays {fine}."
                events += (Event(POSTILLONS, text, seat, -fine),)
                pays = tuple(a + b for a, b in zip(pays, _pays(1 - seat, fine), strict=True))
        done = Event(PARTIE, f"All {self.number} marqués have been played.")
        base = replace(state.base, phase=FIN, hand=0, why=PARTIE.id)
        return Step(Written(base, state.lost), (*events, done), pays)

    def advise(self, state: Written, level: str, rng: random.Random) -> Advice[str]:
        """Return what a player of this level decides or plays, and why."""
        return self.game.advise(state.base, level, rng, self._leaving(state.base))

    @staticmethod
    def _leaving(base: State) -> float:
        """Return what going away is worth besides, in holes: a marqué won, lost or made again."""
        own, other = (base.marks[seat].holes for seat in (base.hand, base.other))
        if max(own, other) < SIX:
            return 0.0
        return WINS if own > other else -LOSES if own < other else 0.0

    def outcome(self, state: Written) -> Outcome | None:
        """Return that the game is over: all has been paid on the way."""
        if state.base.phase != FIN:
            return None
        return Outcome((Fraction(0), Fraction(0)), PARTIE)

    def sees(self, state: Written, seat: int) -> Hashable:
        """Return the whole state: nothing is hidden."""
        return state

    def write(self, state: Written) -> str:
        """Return a state in the notation of this module."""
        lost = ",".join(map(str, state.lost))
        beside = f"marques={lost} refaits={state.refaits} mano={SEATS[state.first]}"
        return f"{write_base(state.base)} / {beside}"

    def read(self, text: str) -> Written:
        """Return the state that ``text`` writes; raises ``BadNotation`` with the place."""
        head, mark, tail = text.rpartition(" / ")
        found = _BESIDE.fullmatch(tail)
        if found is None:
            like = "marques=1,2 refaits=0 mano=A"
            raise BadNotation(f"{tail!r}: expected {like!r}", len(head) + len(mark))
        lost = int(found[1]), int(found[2])
        base = read_state(head, self._rule)
        self.game.check(base, head)
        return Written(base, lost, int(found[3]), SEATS.index(found[4]))

    def write_move(self, move: Move) -> str:
        """Return a throw as ``6-1``; any other move is in its notation already."""
        return self.game.write_move(move)

    def say_move(self, state: Written, move: Move) -> str:
        """Return what a move is called where a player chooses among several."""
        return self.game.say_move(state.base, move)

    def read_move(self, state: Written, text: str) -> Move:
        """Return the move that ``text`` writes, as ``moves`` writes it."""
        return self.game.read_move(state.base, text)

    def scene(self, state: Written, last: Move | None = None) -> Scene:
        """Return the marks, the dice and what is to be done, in words."""
        shown = self.game.scene(state.base)
        lost = f"Marqués lost: A {state.lost[0]}, B {state.lost[1]} of {self.number}."
        return replace(shown, caption=f"{shown.caption} {lost}")


_BESIDE = re.compile(r"marques=(\d{1,2}),(\d{1,2}) refaits=(\d{1,2}) mano=([AB])")


def _fresh(hand: int) -> State:
    """Return the beginning of a marqué."""
    return State(JET, hand, marks=NOTHING)


def _pays(winner: int, jetons: int) -> tuple[int, ...]:
    return (jetons, -jetons) if winner == 0 else (-jetons, jetons)
