"""Panquist, fols. 69r-69v: a race of suertes in which the throw says how much is won.

B stakes four paradas. Phases: ``primera`` (A casts until a suerte comes, which is B's),
``segunda`` (until his own comes) and ``carrera``: the owner of the suerte that comes takes one,
two, three or four paradas from the other, as the ladder has it for that throw. The stake is
nought: what is at stake is known only at the end, as the pot of the deciding step. By the reading
``una-vez=varias`` the last phase is ``junta`` (``panquist_junta``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from juegos.core.about import About
from juegos.core.errors import ImpossibleReadings
from juegos.core.game import SEATS, Event, Step, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import Message, _
from juegos.core.source import Rule
from juegos.dados.dice_game import END, Phase, State, goes, played
from juegos.dados.panquist_gathering import ALL, BROUGHT, SOME, gathered
from juegos.dados.panquist_rules import (
    CRUCES,
    DADA,
    GUARDA,
    JUNTA,
    LA_CARRERA,
    LAS_PARADAS,
    NO_ES_SUERTE,
    PROPIA,
    RULES,
    SIN_NOMBRE,
    STEPS,
    paradas,
    unnamed,
)
from juegos.dados.suertes import (
    CARRERA,
    PRIMERA,
    RACE,
    SEGUNDA,
    encuentro,
    gives,
    race,
    takes,
    words,
)
from juegos.material import dice
from juegos.material.dice import Throw, number

# What one parada, two, three and four are worth together.
WORTH = {
    "iguales": (1, 2, 3, 4),
    "triangulares": (1, 3, 6, 10),
    "dobladas": (1, 3, 7, 15),
    "sola": (1, 1, 1, 1),
}

_UNNAMED = _(
    "{throw} is {total}, the suerte of {seat}, but no throw that is named: it takes "
    "nothing. They go on throwing."
)
_REACHED = (
    _("{throw} is {total}, the suerte of {seat}, and reaches the first parada."),
    _("{throw} is {total}, the suerte of {seat}, and reaches the second parada."),
    _("{throw} is {total}, the suerte of {seat}, and reaches the third parada."),
    _("{throw} is {total}, the suerte of {seat}, and reaches the fourth parada: panquist."),
)
_BROUGHT = _("{throw} is {total}, the suerte of {seat}, and brings {brought} of his paradas.")
_BROUGHT_ALL = _(
    "{throw} is {total}, the suerte of {seat}, and brings {brought} of his paradas: {seat} has all "
    "four."
)


JUNTA_PHASE = "junta"
_GATHER = Phase(
    True,
    True,
    _(
        "{hand} has {own}, and of the paradas {mine}; {other} has {given}, and of his {theirs}. "
        "All four win."
    ),
    takes=SOME,
)


class Panquist:
    """The rules of panquist under chosen readings (crux name to reading key)."""

    slug = "panquist"
    stake = 0
    rules: tuple[Rule, ...] = RULES
    cruces = CRUCES
    numbers = range(7, 15)

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.gather = self.readings["una-vez"] == "varias"
        if self.gather:
            _can_gather(self.readings)
        every, out = paradas(self.readings["cinco-as-as"]), unnamed(self.readings)
        self.paradas = {throw: count for throw, count in every.items() if throw not in out}
        self.worth = WORTH[self.readings["paradas"]]
        self.phases: Mapping[str, Phase] = {
            PRIMERA: Phase(False, False, _("{hand} throws until a suerte comes, {other}’s.")),
            SEGUNDA: Phase(True, False, _("{other} has {given}. {hand} throws for his own.")),
            **({JUNTA_PHASE: _GATHER._replace(alike=self._alike)} if self.gather else {}),
            **({} if self.gather else {CARRERA: RACE._replace(alike=self._alike)}),
        }

    def cast(self, state: State, throw: Throw) -> Step[State]:
        """Return what a throw of three dice leads to."""
        total = sum(throw)
        if state.phase in {CARRERA, JUNTA_PHASE}:
            return self._race(state, throw)
        if total not in self.numbers:
            return goes(
                state, NO_ES_SUERTE, _("{total} is no suerte; throw again.", total=words(total))
            )
        if state.phase == PRIMERA:
            return gives(state, total, DADA)
        if total != state.given:
            taken = takes(state, total, PROPIA)
            after = replace(taken.state, phase=JUNTA_PHASE if self.gather else CARRERA)
            return replace(taken, state=after)
        if self.readings["igual"] == "encuentro":
            text = _("{total} again: an encuentro.", total=words(total))
            return encuentro(state, "de-cabo", PROPIA, text)
        text = _(
            "{total} again: the second suerte must be another. Cast again.", total=words(total)
        )
        return goes(state, PROPIA, text)

    def _race(self, state: State, throw: Throw) -> Step[State]:
        """Return a cast of the race; the one that decides it pays by the ladder."""
        owners = {state.own: state.hand, state.given: state.other}
        seat = owners.get(sum(throw))
        if seat is None:
            return race(state, sum(throw), LA_CARRERA)
        if throw not in self.paradas:
            return goes(state, SIN_NOMBRE, _shown(_UNNAMED, throw, seat))
        count = self.paradas[throw]
        if self.gather:
            return self._gathers(state, seat, throw)
        reached = Event(STEPS[sum(throw)], _shown(_REACHED[count - 1], throw, seat), seat)
        if seat == state.other and self.readings["cobro"] == "solo-lanza":
            kept = Event(
                GUARDA, _("{seat} keeps the paradas that he staked.", seat=SEATS[seat]), seat
            )
            return Step(State(END, winner=seat, why=reached.rule.id), (reached, kept))
        return self._won(seat, self.worth[count - 1], reached)

    def _alike(self, held: tuple[int, int], throw: Throw) -> tuple[int, int]:
        """Return whose suerte it is, 0 if nobody's, and how many paradas it takes."""
        total = sum(throw)
        return (total, self.paradas.get(throw, 0)) if total in held else (0, 0)

    def _won(self, seat: int, worth: int, reached: Event) -> Step[State]:
        """Return the end in which a seat takes so much from the other."""
        text = _(
            "{seat} takes {worth} from {other}.",
            seat=SEATS[seat],
            worth=number(worth),
            other=SEATS[1 - seat],
        )
        events = (reached, Event(LAS_PARADAS, text, seat, worth))
        return Step(State(END, winner=seat, why=reached.rule.id), events, pot=worth)

    def _gathers(self, state: State, seat: int, throw: Throw) -> Step[State]:
        """Return a throw that brings a seat paradas to those that it has."""
        count = self.paradas[throw]
        mine, theirs = state.taken
        has = gathered(mine if seat == state.hand else theirs, count)
        if has == ALL:
            text = _shown(_BROUGHT_ALL, throw, seat, BROUGHT[count])
            return self._won(seat, self.worth[-1], Event(JUNTA, text, seat))
        taken = (has, theirs) if seat == state.hand else (mine, has)
        after = State(state.phase, state.hand, state.given, state.own, taken=taken)
        return goes(after, JUNTA, _shown(_BROUGHT, throw, seat, BROUGHT[count]), seat)


@cache
def _shown(says: Message, throw: Throw, seat: int, brought: str = "") -> Message:
    """Return what a throw brings, once for the many states in which it may be cast."""
    shown, total = dice.write(throw), number(sum(throw))
    return says.filled(throw=shown, total=total, seat=SEATS[seat], brought=brought)


def _can_gather(readings: Mapping[str, str]) -> None:
    """Raise ``ImpossibleReadings`` where paradas cannot be gathered as the other readings are."""
    if readings["paradas"] == "sola":
        raise ImpossibleReadings(
            _(
                "panquist.una-vez=varias has a player gather four paradas and take them all: it "
                "needs them worth something each (paradas=iguales, triangulares or dobladas), not "
                "paradas=sola, by which one alone is taken"
            )
        )
    if readings["cobro"] == "solo-lanza":
        raise ImpossibleReadings(
            _(
                "panquist.una-vez=varias has both players gather paradas: it needs "
                "cobro=ambos, not cobro=solo-lanza, by which the thrower alone takes any "
                "and could not lose"
            )
        )


ABOUT = About(
    "panquist",
    "Panquist",
    "ldj:69r ldj:69v",
    played(Panquist),
    says=_("Two numbers race for four stakes; the faces say how many they take."),
    tables=("primera-suerte",),
    lesson=lesson(
        ("carrera", _("You want your suerte to come before the other’s.")),
        (
            "dada",
            _("The first total of seven to fourteen is given to the other, the next is your own."),
        ),
        ("paradas", _("Four paradas lie in a row; how far you reach depends on the throw.")),
        (
            "once",
            _("Where eleven is your number, 6-3-2 takes one parada, 5-5-1 three, 5-3-3 all four."),
        ),
        (
            "carrera",
            _("As played here, the first throw that makes a suerte ends it all."),
        ),
        SmallBoard("primera A - -", _("Eleven is given to B as suerte."), "6-3-2", "dada"),
        SmallBoard(
            "carrera A 11 9",
            _("5-5-1 makes eleven for B: he takes three paradas."),
            "5-5-1",
            "once",
        ),
        SmallBoard(
            "carrera A 11 9", _("4-4-1 makes nine for A: he takes all four."), "4-4-1", "nueve"
        ),
    ),
)
