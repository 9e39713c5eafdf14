"""Riffa, fol. 68r: a pair and a third die; the total of the three counts.

Phases, by the reading of ``tercero``: ``primera`` and ``segunda``, in which A and then B cast
until a pair comes; where the third die is cast apart, ``primera-tercero`` and
``segunda-tercero`` follow them, with the points of the pair as the caster's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from juegos.core.about import About
from juegos.core.game import SEATS, Event, Step, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import crux, implied, stated
from juegos.dados.dice_game import Phase, State, game_maker, goes
from juegos.dados.points import settles, stands, tied
from juegos.dados.suertes import PRIMERA, SEGUNDA, words
from juegos.material import dice
from juegos.material.dice import Throw, number

PAR = stated(
    "riffa.par",
    "ldj:68r.a.5-9",
    "El que primero lançare los dados deuelos echar tantas uegadas; fata que lançe par en los dos.",
    "The first thrower throws until he has a pair.",
    kind="move",
)
TERCERO = implied(
    "riffa.tercero",
    "ldj:68r.a.9-10",
    "desi deue lançar ell otro.",
    "Then the third die is thrown.",
    kind="move",
)
CUENTA = stated(
    "riffa.cuenta",
    "ldj:68r.a.11-13",
    "de contar los puntos deste dado tercero con los puntos de los otros dos dados primeros.",
    "The points of the third die are added to those of the pair.",
    kind="score",
)
GANA = stated(
    "riffa.gana",
    "ldj:68r.b.1-2",
    "esta misma guisa echare mas puntos; gana.",
    "The other player throws in the same manner, and wins with more points.",
    kind="end",
)
MANNA = stated(
    "riffa.manna",
    "ldj:68r.b.2",
    "& si tantos manna.",
    "With equal points it is a tie: manna.",
    kind="end",
)
PIERDE = stated(
    "riffa.pierde",
    "ldj:68r.b.2-3",
    "& si menos pierde.",
    "With fewer points the other loses.",
    kind="end",
)
TRIPLE = implied(
    "riffa.triple",
    "ldj:68r.a.9",
    "par en los dos.",
    "Reading tercero=tres-justo: three alike are no pair, and are thrown again.",
    kind="move",
)

EL_TERCERO = crux(
    "riffa.tercero",
    "ldj:68r.a.9-10",
    "Who or what is “ell otro” in the next throw: a third die, or all the dice at once?",
    ("dado", "two dice are thrown until they pair, and then the third die", "yuyu2011"),
    ("tres", "three dice are thrown together until two of them are alike", "juegos"),
    ("tres-justo", "three dice together, until two are alike and the third is not", "juegos"),
)
LA_MANNA = crux(
    "riffa.manna",
    "ldj:68r.b.2",
    "What does a tie, “manna”, lead to?",
    ("tablas", "nothing: it is a draw", "yuyu2011"),
    ("repite", "both throw again", "juegos"),
)

_THIRD = {PRIMERA: "primera-tercero", SEGUNDA: "segunda-tercero"}
_DADO = {
    PRIMERA: Phase(False, False, _("{hand} throws two dice until they pair."), 2, "puntos"),
    _THIRD[PRIMERA]: Phase(
        False, True, _("{hand} has {own} and throws the third die."), 1, "puntos"
    ),
    SEGUNDA: Phase(
        True, False, _("{other} has {given}. {hand} throws two dice until they pair."), 2, "puntos"
    ),
    _THIRD[SEGUNDA]: Phase(
        True,
        True,
        _("{other} has {given}. {hand} has {own} and throws the third die."),
        1,
        "puntos",
    ),
}
_TRES = {
    PRIMERA: Phase(False, False, _("{hand} throws three dice until two pair."), 3, "puntos"),
    SEGUNDA: Phase(
        True, False, _("{other} has {given}. {hand} throws three dice until two pair."), 3, "puntos"
    ),
}


class Riffa:
    """The rules of riffa under chosen readings (crux name to reading key)."""

    slug = "riffa"
    stake = 1
    rules = (PAR, TERCERO, CUENTA, GANA, MANNA, PIERDE, TRIPLE)
    cruces = (EL_TERCERO, LA_MANNA)
    numbers = range(2, 19)

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.phases = _DADO if self.readings["tercero"] == "dado" else _TRES

    def cast(self, state: State, throw: Throw) -> Step[State]:
        """Return the result of a throw of two dice, of the third, or of three together."""
        shown, hand = dice.write(throw), SEATS[state.hand]
        if len(throw) == 1:
            return self._counts(state, state.own + throw[0])
        if len(set(throw)) == len(throw):
            return goes(
                state, PAR, _("{shown} is no pair: {hand} throws again.", shown=shown, hand=hand)
            )
        if len(throw) == 2:
            return _pair(state, sum(throw), shown)
        if len(set(throw)) == 1 and self.readings["tercero"] == "tres-justo":
            return goes(
                state,
                TRIPLE,
                _("{shown} is three alike, no pair: {hand} throws again.", shown=shown, hand=hand),
            )
        return self._counts(state, sum(throw))

    def _counts(self, state: State, total: int) -> Step[State]:
        """Return the result of the total of three dice."""
        if not state.given:
            return stands(state, total, CUENTA, SEGUNDA)
        if total == state.given:
            return tied(
                state,
                self.readings["manna"],
                MANNA,
                PRIMERA,
                _("{total} too: manna.", total=words(total)),
            )
        return settles(state, total, GANA if total > state.given else PIERDE, more=True)


def _pair(state: State, total: int, shown: str) -> Step[State]:
    """Return the step of a pair of two dice, after which the third is cast."""
    hand = SEATS[state.hand]
    pair = Event(
        PAR,
        _("{shown} is a pair: {hand} has {total}.", shown=shown, hand=hand, total=number(total)),
        state.hand,
    )
    third = Event(TERCERO, _("{hand} throws the third die.", hand=hand), state.hand)
    return Step(replace(state, phase=_THIRD[state.phase], own=total), (pair, third))


ABOUT = About(
    "riffa",
    "Riffa",
    "ldj:68r",
    game_maker(Riffa),
    says=_("A pair on two dice, a third die added: more points win."),
    lesson=lesson(
        ("gana", _("You want more points than the other, with a pair and a third die.")),
        ("par", _("As played here, you throw two dice until they show a pair.")),
        ("cuenta", _("Then you throw the third die, and add its points to those of the pair.")),
        ("pierde", _("The other does the same, and loses if he has fewer points.")),
        (
            "manna",
            _("Equal points are manna: as played here nobody wins, even if one pair is higher."),
        ),
        SmallBoard(
            "primera A - -",
            _("Two fives are a pair: A has ten, and throws the third die."),
            "5-5",
            "par",
        ),
        SmallBoard(
            "primera-tercero A - 10", _("Six more: A has sixteen. Now B throws."), "6", "cuenta"
        ),
        SmallBoard(
            "segunda-tercero B 16 12", _("B has sixteen too: manna, nobody wins."), "4", "manna"
        ),
    ),
)
