"""Par con as, fol. 68v: they cast by turns until one shows a pair and an ace.

The only phase is ``turno``: whoever holds the dice casts all three.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from juegos.dados.mesa import END, Phase, State, goes
from juegos.game import SEATS, Event, Step, choose
from juegos.material import dados
from juegos.material.dados import Throw
from juegos.source import crux, stated

BATALLA = stated(
    "par-con-as.batalla",
    "ldj:68v.a.5-8",
    "El que uenciere la batalla iogara primero.",
    "The winner of the batalla, a throw-off, casts first; he is A here.",
)
GANA = stated(
    "par-con-as.gana",
    "ldj:68v.a.8-10",
    "Et si echare par en los dos dados & as en ell otro; gana.",
    "A pair on two dice and an ace on the other wins.",
)
TURNO = stated(
    "par-con-as.turno",
    "ldj:68v.b.1-2",
    "ell otro. & desta guisa iogaran; fasta que lance ell uno.",
    "Otherwise the other casts, and so on by turns until one does it.",
)
PRIMERO = stated(
    "par-con-as.primero",
    "ldj:68v.b.2-3",
    "& el que primero lo echare; ganara.",
    "The first to cast it wins.",
)

ASES = crux(
    "par-con-as.ases",
    "ldj:68v.a.9-10",
    "Do three aces count as a pair and an ace, and does a pair of aces count with another face?",
    ("con-triple", "three aces count: two are the pair, the third is the ace", "juegos"),
    ("sin-triple", "three aces do not count: the pair is of another face", "juegos"),
    ("cualquiera", "any pair counts if there is an ace among the three dice", "juegos"),
)


def par_con_as(throw: Throw, ases: str) -> bool:
    """Return whether a throw is a pair and an ace, by the reading of ``ases``."""
    high, middle, low = throw
    match ases:
        case "con-triple":
            return high == middle and low == 1
        case "sin-triple":
            return high == middle > low == 1
    return low == 1 and middle in (high, low)


class ParConAs:
    """The rules of par con as under chosen readings (crux name to reading key)."""

    slug = "par-con-as"
    stake = 1
    rules = (BATALLA, GANA, TURNO, PRIMERO)
    cruces = (ASES,)
    numbers: tuple[int, ...] = ()
    phases: Mapping[str, Phase] = {
        "turno": Phase(False, False, "{hand} casts for a pair and an ace.")
    }

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)

    def cast(self, state: State, throw: Throw) -> Step[State]:
        """Return what a throw of three dice leads to."""
        hand, other, shown = SEATS[state.hand], SEATS[state.other], dados.write(throw)
        if not par_con_as(throw, self.readings["ases"]):
            text = f"{shown} is no pair and an ace: {other} casts."
            return goes(replace(state, hand=state.other), TURNO, text)
        pair = Event(GANA, f"{shown} is a pair and an ace.", state.hand)
        first = Event(PRIMERO, f"{hand} is the first to cast it: {hand} wins.", state.hand)
        return Step(State(END, winner=state.hand, why=PRIMERO.id), (pair, first))
