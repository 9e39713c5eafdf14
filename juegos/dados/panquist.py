"""Panquist, fols. 69r-69v: a race of suertes in which the throw says how much is won.

B stakes four paradas. Phases: ``primera`` (A casts until a suerte comes, which is B's),
``segunda`` (until his own comes) and ``carrera``: the owner of the suerte that comes takes one,
two, three or four paradas from the other, as the ladder has it for that throw. The stake is
nought: what is at stake is known only at the end, as the pot of the deciding step.
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.dados.mesa import END, Phase, State, goes
from juegos.dados.panquist_reglas import (
    CRUCES,
    DADA,
    LA_CARRERA,
    LAS_PARADAS,
    PROPIA,
    RULES,
    STEPS,
    SUERTES,
    paradas,
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
from juegos.game import SEATS, Event, Step, choose
from juegos.material import dados
from juegos.material.dados import Throw, number
from juegos.source import Rule

# What one parada, two, three and four are worth together.
WORTH = {
    "iguales": (1, 2, 3, 4),
    "triangulares": (1, 3, 6, 10),
    "dobladas": (1, 3, 7, 15),
    "sola": (1, 1, 1, 1),
}

REACHES = ("first parada", "second parada", "third parada", "fourth parada: panquist")


class Panquist:
    """The rules of panquist under chosen readings (crux name to reading key)."""

    slug = "panquist"
    stake = 0
    rules: tuple[Rule, ...] = RULES
    cruces = CRUCES
    numbers = range(7, 15)
    phases: Mapping[str, Phase] = {
        PRIMERA: Phase(False, False, "{hand} casts until a suerte comes, {other}’s."),
        SEGUNDA: Phase(True, False, "{other} has {given}. {hand} casts for his own."),
        CARRERA: RACE,
    }

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.paradas = paradas(self.readings["cinco-as-as"])
        self.worth = WORTH[self.readings["paradas"]]

    def cast(self, state: State, throw: Throw) -> Step[State]:
        """Return what a throw of three dice leads to."""
        total = sum(throw)
        if state.phase == CARRERA:
            return self._race(state, throw)
        if total not in self.numbers:
            return goes(state, SUERTES, f"{words(total)} is no suerte; cast again.")
        if state.phase == PRIMERA:
            return gives(state, total, DADA)
        if total != state.given:
            return takes(state, total, PROPIA)
        if self.readings["igual"] == "encuentro":
            return encuentro(state, "de-cabo", PROPIA, f"{words(total)} again")
        text = f"{words(total)} again: the second suerte must be another. Cast again."
        return goes(state, PROPIA, text)

    def _race(self, state: State, throw: Throw) -> Step[State]:
        """Return a cast of the race; the one that decides it pays by the ladder."""
        owners = {state.own: state.hand, state.given: state.other}
        seat = owners.get(sum(throw))
        if seat is None:
            return race(state, sum(throw), LA_CARRERA)
        rule, count = STEPS[sum(throw)], self.paradas[throw]
        owner, worth = SEATS[seat], self.worth[count - 1]
        shown = f"{dados.write(throw)} is {number(sum(throw))}, the suerte of {owner}"
        taken = f"{owner} takes {number(worth)} from {SEATS[1 - seat]}."
        events = (
            Event(rule, f"{shown}, and reaches the {REACHES[count - 1]}.", seat),
            Event(LAS_PARADAS, taken, seat, worth),
        )
        return Step(State(END, winner=seat, why=rule.id), events, pot=worth)
