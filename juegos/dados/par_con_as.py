"""Par con as, fol. 68v: they cast by turns until one shows a pair and an ace.

Phases, by the reading of ``orden``: ``turno`` (whoever holds the dice casts all three); ``par``
and ``as`` (two dice for the pair, then the third for the ace).
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.about import About
from juegos.core.errors import ImpossibleReadings
from juegos.core.game import SEATS, Event, Step, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import crux, stated, supplied
from juegos.dados.dice_game import END, Phase, State, game_maker, goes
from juegos.material import dice
from juegos.material.dice import Throw

BATALLA = stated(
    "par-con-as.batalla",
    "ldj:68v.a.5-8",
    "El que uenciere la batalla iogara primero.",
    "The winner of the batalla, a throw-off, throws first.",
    kind="manner",
)
GANA = stated(
    "par-con-as.gana",
    "ldj:68v.a.8-10",
    "Et si echare par en los dos dados & as en ell otro; gana.",
    "A pair on two dice and an ace on the other wins.",
    kind="end",
)
TURNO = stated(
    "par-con-as.turno",
    "ldj:68v.b.1-2",
    "ell otro. & desta guisa iogaran; fasta que lance ell uno.",
    "Otherwise the other player throws, and so on in turn until one succeeds.",
    kind="move",
)
PRIMERO = stated(
    "par-con-as.primero",
    "ldj:68v.b.2-3",
    "& el que primero lo echare; ganara.",
    "The first to throw it wins.",
    kind="end",
)
PRIMERO_PAR = supplied(
    "par-con-as.tercero",
    "ldj:68v.a.9-10",
    "par en los dos dados & as en ell otro",
    "Reading orden=sucesivos: two dice are thrown for the pair; if it comes, the third for "
    "the ace.",
    kind="move",
)

ASES = crux(
    "par-con-as.ases",
    "ldj:68v.a.9-10",
    "Do three aces count as a pair and an ace, and does a pair of aces count with another face?",
    ("con-triple", "three aces count: two are the pair, the third is the ace", "juegos"),
    ("sin-triple", "three aces do not count: the pair is of another face", "juegos"),
    ("cualquiera", "any pair counts if there is an ace among the three dice", "juegos"),
)
ORDEN = crux(
    "par-con-as.orden",
    "ldj:68v.a.9",
    "Are the three dice thrown together, or two for the pair and the other after them?",
    ("juntos", "together: any two may be the pair", "juegos"),
    ("sucesivos", "two first, as in riffa; the other is thrown if they are alike", "juegos"),
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


_PHASES = {
    "juntos": {"turno": Phase(False, False, _("{hand} throws for a pair and an ace."))},
    "sucesivos": {
        "par": Phase(False, False, _("{hand} throws two dice for a pair."), 2, "par"),
        "as": Phase(
            False, True, _("{hand} has {own} on both dice; the other must be an ace."), 1, "par"
        ),
    },
}


class ParConAs:
    """The rules of par con as under chosen readings (crux name to reading key)."""

    slug = "par-con-as"
    stake = 1
    rules = (BATALLA, GANA, TURNO, PRIMERO, PRIMERO_PAR)
    cruces = (ASES, ORDEN)
    numbers = range(1, 7)

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.ases = self.readings["ases"]
        if self.readings["orden"] == "sucesivos" and self.ases == "cualquiera":
            raise ImpossibleReadings(
                _(
                    "par-con-as.orden=sucesivos has the pair on the two dice thrown first "
                    "and the ace on the other: it needs ases=con-triple or "
                    "ases=sin-triple, not ases=cualquiera, by which any two may be the pair"
                )
            )
        self.phases = _PHASES[self.readings["orden"]]

    def cast(self, state: State, throw: Throw) -> Step[State]:
        """Return the result of a throw of three dice, or of two and then one."""
        match state.phase:
            case "par":
                return self._pair(state, throw)
            case "as":
                throw = tuple(sorted((state.own, state.own, *throw), reverse=True))
        hand, other, shown = SEATS[state.hand], SEATS[state.other], dice.write(throw)
        if not par_con_as(throw, self.ases):
            text = _("{shown} is no pair and an ace: {other} throws.", shown=shown, other=other)
            return goes(State(self._first, state.other), TURNO, text)
        pair = Event(GANA, _("{shown} is a pair and an ace.", shown=shown), state.hand)
        first = Event(
            PRIMERO, _("{hand} is the first to throw it: {hand} wins.", hand=hand), state.hand
        )
        return Step(State(END, winner=state.hand, why=PRIMERO.id), (pair, first))

    @property
    def _first(self) -> str:
        return next(iter(self.phases))

    def _pair(self, state: State, throw: Throw) -> Step[State]:
        """Return the result of the two dice that are cast first."""
        shown = dice.write(throw)
        if not par_con_as((*throw, 1), self.ases):
            text = _(
                "{shown} is no pair for an ace to follow: {other} throws.",
                shown=shown,
                other=SEATS[state.other],
            )
            return goes(State(self._first, state.other), TURNO, text)
        text = _(
            "{shown} is a pair: {hand} throws the other die.", shown=shown, hand=SEATS[state.hand]
        )
        return goes(State("as", state.hand, own=throw[0]), PRIMERO_PAR, text, state.hand)


ABOUT = About(
    "par-con-as",
    "Par con as",
    "ldj:68v",
    game_maker(ParConAs),
    says=_("The first to throw a pair and an ace wins."),
    lesson=lesson(
        ("primero", _("You want to be the first to throw a pair and an ace.")),
        ("batalla", _("A throw-off, the batalla, decides who throws first; here that is A.")),
        ("turno", _("If it does not come, the three dice pass to the other.")),
        (
            "gana",
            _("Two dice must be alike and the third an ace; as played here three aces count too."),
        ),
        ("gana", _("Two aces with another face are no use: as played here, 4-1-1 does not win.")),
        SmallBoard("turno A - -", _("A pair of fours and an ace: A wins."), "4-4-1", "gana"),
        SmallBoard(
            "turno A - -",
            _("The pair is of aces, but the third die is not an ace: B throws."),
            "4-1-1",
            "turno",
        ),
        SmallBoard(
            "turno B - -",
            _("Three aces are a pair and an ace, as played here: B wins."),
            "1-1-1",
            "gana",
        ),
    ),
)
