"""Triga, fols. 66r-66v: a cast that wins by itself, else a suerte for each and a race.

Phases: ``turno`` (readings ``caso=a`` and ``caso=b``: they cast by turns for a triga); else
``primera`` (A casts for a triga, or takes a suerte for himself), ``segunda`` (B answers) and
``carrera``, in which they cast by turns. Those of ``caso=duelo`` are in ``duelo``, those of
``caso=rondas`` in ``rondas``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from juegos.core.about import About
from juegos.core.game import SEATS, Event, Step, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Rule
from juegos.dados import triga_duel, triga_rounds
from juegos.dados.dice_game import END, Phase, State, ends, game_maker, goes
from juegos.dados.suertes import CARRERA, PRIMERA, RACE, SEGUNDA, swapped, words
from juegos.dados.triga_rules import (
    ALTAS,
    BAJAS,
    CRUCES,
    GANA,
    LA_CARRERA,
    MANERAS,
    MISMA,
    NO_ES_SUERTE,
    PAR,
    PIERDE,
    PROPIA,
    RESPUESTA,
    RULES,
    TOMADA,
    TRIGA,
    TURNO,
)
from juegos.dados.written_throws import LISTED, PARES
from juegos.material import dice
from juegos.material.dice import Throw

TURN = "turno"
_WINS = _("{hand} throws first: a triga wins at once.")
_TAKES = _("{hand} throws until a suerte comes, his own.")
_ANSWERS = _(
    "{other} has {given}. {hand} throws in answer: the same number would lose, another is his own."
)
_BY_TURNS = {TURN: Phase(False, False, _("{hand} throws for a triga."))}
_PHASES = {
    "a": _BY_TURNS,
    "b": _BY_TURNS,
    "duelo": triga_duel.PHASES,
    "rondas": triga_rounds.PHASES,
}


class Triga:
    """The rules of triga under chosen readings (crux name to reading key)."""

    slug = "triga"
    stake = 1
    rules = RULES
    cruces = CRUCES
    numbers = range(7, 15)

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.caso = self.readings["caso"]
        first = _TAKES if self.caso == "c" else _WINS
        suertes = {
            PRIMERA: Phase(False, False, first),
            SEGUNDA: Phase(True, False, _ANSWERS),
            CARRERA: RACE._replace(alike=None),  # a par may win by itself
        }
        self.phases = _PHASES.get(self.caso, suertes)

    def cast(self, state: State, throw: Throw) -> Step[State]:
        """Return the result of a throw of three dice."""
        match self.caso:
            case "duelo":
                par = is_par(throw, self.readings["par"])
                return triga_duel.cast(state, throw, self._triga(throw), par=par)
            case "rondas":
                return triga_rounds.cast(state, throw, self._no_suerte(throw))
        if state.phase == CARRERA:
            return self._race(state, throw)
        named = self._triga(throw)
        if named is None:
            return self._no_triga(state, throw)
        if state.phase == SEGUNDA:
            return self._answer(state, dice.write(throw))
        what = Event(named, _("{throw} is triga.", throw=dice.write(throw)), state.hand)
        wins = Event(
            TRIGA, _("{hand} throws it first and wins.", hand=SEATS[state.hand]), state.hand
        )
        return Step(State(END, winner=state.hand, why=TRIGA.id), (what, wins))

    def _no_triga(self, state: State, throw: Throw) -> Step[State]:
        """Return the result of a cast before the race that is no triga."""
        if state.phase == TURN:
            text = _(
                "{throw} is no triga: {other} throws.",
                throw=dice.write(throw),
                other=SEATS[state.other],
            )
            return goes(replace(state, hand=state.other), TURNO, text)
        if rule := self._no_suerte(throw):
            text = _(
                "{throw} is no suerte: {hand} throws again.",
                throw=dice.write(throw),
                hand=SEATS[state.hand],
            )
            return goes(state, rule, text)
        return self._suerte(state, sum(throw))

    def _triga(self, throw: Throw) -> Rule | None:
        """Return the rule by which a throw is a triga before the race, or None."""
        total = sum(throw)
        if self.caso == "c":
            return None
        if total <= 6:
            return BAJAS
        if total >= 15 and self.caso != "b":
            return ALTAS
        return PAR if is_par(throw, self.readings["par"]) else None

    def _answer(self, state: State, shown: str) -> Step[State]:
        """Return the result of B's triga, cast in answer to A's suerte."""
        hand = SEATS[state.hand]
        match self.readings["respuesta"]:
            case "gana":
                return ends(
                    state.hand,
                    RESPUESTA,
                    _("{shown} in answer is triga: {hand} wins.", shown=shown, hand=hand),
                )
            case "pierde":
                return ends(
                    state.other,
                    RESPUESTA,
                    _("{shown} in answer is triga: {hand} loses.", shown=shown, hand=hand),
                )
        return goes(
            state,
            RESPUESTA,
            _("{shown} counts for nothing: {hand} throws again.", shown=shown, hand=hand),
        )

    def _suerte(self, state: State, total: int) -> Step[State]:
        """Return the result of a suerte: A takes it, or B answers with it."""
        hand, other, number = SEATS[state.hand], SEATS[state.other], words(total)
        if state.phase == PRIMERA:
            after = State(SEGUNDA, state.other, given=total)
            return goes(
                after,
                TOMADA,
                _("{number} is taken by {hand} for himself.", number=number, hand=hand),
                state.hand,
            )
        if total == state.given:
            return ends(
                state.other,
                MISMA,
                _("{number} again: {other}, who took it first, wins.", number=number, other=other),
            )
        after = State(CARRERA, state.other, given=total, own=state.given)
        return goes(
            after,
            PROPIA,
            _("{number} is the suerte of {hand}.", number=number, hand=hand),
            state.hand,
        )

    def _race(self, state: State, throw: Throw) -> Step[State]:
        hand, other, number = SEATS[state.hand], SEATS[state.other], words(sum(throw))
        if self._no_suerte(throw) is MANERAS:
            return goes(
                swapped(state),
                MANERAS,
                _("{throw} is not listed: no suerte.", throw=dice.write(throw)),
            )
        if sum(throw) == state.own:
            return ends(
                state.hand,
                GANA,
                _("{number} is the suerte of {hand}, who wins.", number=number, hand=hand),
            )
        if sum(throw) == state.given:
            return ends(
                state.other,
                PIERDE,
                _(
                    "{number} is the suerte of {other}: {hand} loses.",
                    number=number,
                    other=other,
                    hand=hand,
                ),
            )
        text = _("{number} is nobody’s number; {other} throws.", number=number, other=other)
        return goes(swapped(state), LA_CARRERA, text)

    def _no_suerte(self, throw: Throw) -> Rule | None:
        """Return the rule by which a throw is no suerte, or None."""
        if sum(throw) not in self.numbers:
            return NO_ES_SUERTE
        only_listed = self.caso in {"c", "rondas"} and self.readings["ocho"] == "lista"
        return MANERAS if only_listed and throw not in LISTED[sum(throw)] else None


def is_par(throw: Throw, par: str) -> bool:
    """Return whether a throw is *par en los tres dados*, by the reading of ``par``."""
    match par:
        case "trio":
            return len(set(throw)) == 1
        case "lista":
            return throw in PARES
        case "pareja":
            return len(set(throw)) < 3
    return False


ABOUT = About(
    "triga",
    "Triga",
    "ldj:66r ldj:66v",
    game_maker(Triga),
    says=_("Some throws win at once; if none comes, two numbers race."),
    tables=("primera-suerte",),
    lesson=lesson(
        ("triga", _("Throw a triga first and you win at once.")),
        (
            "triga",
            _("As played here a triga is three alike, or fifteen to eighteen, or three to six."),
        ),
        (
            "tomada",
            _("If no triga comes, the first throw is the thrower’s own suerte, his number."),
        ),
        (
            "carrera",
            _("When both have a number they throw until one of the two comes: its owner wins."),
        ),
        (
            "misma",
            _("A player who throws the very number that the other has just taken loses to him."),
        ),
        SmallBoard("primera A - -", _("Fifteen is a triga: A wins at once."), "6-6-3", "triga"),
        SmallBoard(
            "primera A - -", _("Ten is no triga: it is now the suerte of A."), "6-3-1", "tomada"
        ),
        SmallBoard(
            "segunda B 10 -", _("B throws ten too, but A took it first: A wins."), "5-4-1", "misma"
        ),
    ),
)
