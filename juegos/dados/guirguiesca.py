"""Guirguiesca, fols. 71r-71v: two dice, and a stake that is made knowing the suerte.

Phases: ``primera`` (A's first cast), ``envite`` (B has his suerte and may stake on it),
``respuesta-n`` (B has staked n tantos: A agrees, refuses or keeps silent), ``segunda-n`` (A casts
for his own suerte, n being what B's stake has added), ``rehusada`` (the same, the stake having
been refused) and ``carrera``. There is a main stake of one tanto, and B may stake *quanto se
quisiere* over it. We stop at three, which a suerte is worth in medio azar (fol. 70r): it is
enough that, where a refusal costs A the encuentro, he does better to refuse on six, seven and
eight; what an accepted stake is worth only grows in proportion.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from juegos.core.game import SEATS, Event, Step, choose
from juegos.core.source import Rule
from juegos.dados.dice_game import Decision, Phase, State, ends, goes
from juegos.dados.guirguiesca_rules import (
    CARRERA,
    CRUCES,
    DADA,
    ENCUENTRO,
    ENVITE,
    OTORGAR,
    PIERDE,
    POSTURA,
    PROPIA,
    REHUSAR,
    RULES,
    TANTO,
)
from juegos.dados.suertes import CARRERA as RACING
from juegos.dados.suertes import PRIMERA, RACE, gives, race, takes, words
from juegos.dados.tantos import paid
from juegos.material.dice import Throw, number

MOST = 3
ENVITES = {f"para-{n}": n for n in range(MOST + 1)}
STAKING = {move: f"Stake {number(n)}" if n else "Stake nothing" for move, n in ENVITES.items()}
ANSWERS = {"calla": "Keep silent", "otorga": "Agree", "rehusa": "Refuse"}
REHUSADA = "rehusada"


class Guirguiesca:
    """The rules of guirguiesca under chosen readings (crux name to reading key)."""

    slug = "guirguiesca"
    stake = 0
    rules: tuple[Rule, ...] = RULES
    cruces = CRUCES
    numbers = range(4, 11)

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        refuses = self.readings["encuentro"].startswith("rehusado")
        envite = Decision(STAKING, self._stakes, *_USUAL_STAKE[refuses])
        answer = Decision(ANSWERS, self._answers, *_USUAL_ANSWER[refuses])
        second = Phase(True, False, "{other} has {given}. {hand} casts for his own suerte.", 2)
        self.phases: dict[str, Phase] = {
            PRIMERA: Phase(False, False, "{hand} casts first: an azar wins a tanto.", 2),
            "envite": Phase(True, False, _STAKES, 2, answers=True, decision=envite),
            **{f"respuesta-{n}": _answered(n, answer) for n in range(1, MOST + 1)},
            **{f"segunda-{n}": second for n in range(MOST + 1)},
            REHUSADA: second,
            RACING: RACE._replace(dice=2),
        }

    def cast(self, state: State, throw: Throw) -> Step[State]:
        """Return what a throw of two dice leads to."""
        total = sum(throw)
        if state.phase == RACING:
            return race(state, total, CARRERA)
        if state.phase == PRIMERA:
            return self._first(state, total)
        if total not in self.numbers:
            text = f"{words(total)} is azar: {SEATS[state.hand]} loses all that is there."
            return ends(state.other, PIERDE, text)
        if total == state.given:
            return self._encuentro(state, f"{words(total)} again: an encuentro.")
        return takes(state, total, PROPIA)

    def _first(self, state: State, total: int) -> Step[State]:
        if total in self.numbers:
            given = gives(state, total, DADA)
            event = Event(POSTURA, "There is a main stake of one tanto.", None, 1)
            after = replace(given.state, phase="envite")
            return Step(after, (*given.events, event), pot=1)
        what = f"{words(total)} is azar: {SEATS[state.hand]} wins"
        match self.readings["primer-azar"]:
            case "sigue":
                step = goes(state, TANTO, f"{what} a tanto and casts on.")
            case "acaba":
                step = ends(None, TANTO, f"{what} a tanto, and the hand is over.")
            case _:
                step = ends(state.hand, TANTO, f"{what} the whole game, a stake of one tanto.")
                return replace(step, pot=1)
        return paid(step, state.hand)

    def _stakes(self, state: State, move: str) -> Step[State]:
        """Return what B's stake leads to; nothing staked needs no answer."""
        other, count = SEATS[state.other], ENVITES[move]
        if not count:
            after = replace(state, phase="segunda-0")
            return goes(after, ENVITE, f"{other} adds nothing to the main stake.", state.other)
        text = f"{other} stakes {_tantos(count)} more on {number(state.given)}."
        event = Event(ENVITE, text, state.other, count)
        return Step(replace(state, phase=f"respuesta-{count}"), (event,))

    def _answers(self, state: State, move: str) -> Step[State]:
        """Return what A's answer leads to: silence binds as agreement does."""
        count, hand = _count(state), SEATS[state.hand]
        if move == "rehusa":
            text = f"{hand} refuses: the hand goes on for the main stake of one tanto."
            return goes(replace(state, phase=REHUSADA), REHUSAR, text, state.hand)
        does = "agrees" if move == "otorga" else "keeps silent, which binds him"
        text = f"{hand} {does}: {_tantos(1 + count)} are there."
        after = replace(state, phase=f"segunda-{count}")
        return Step(after, (Event(OTORGAR, text, state.hand, count),), pot=count)

    def _encuentro(self, state: State, what: str) -> Step[State]:
        """Return what an encuentro brings, by the reading and by whether A refused the stake."""
        hand, other = SEATS[state.hand], SEATS[state.other]
        refused = state.phase == REHUSADA
        match self.readings["encuentro"]:
            case "otro":
                return ends(state.other, ENCUENTRO, f"{what} {other} takes what is there.")
            case "de-cabo":
                text = f"{what} {hand} begins again, and the stakes are taken back."
                step = goes(State(PRIMERA, state.hand), ENCUENTRO, text)
                return replace(step, pot=-1 if refused else -1 - _count(state))
            case "rehusado-repite" if refused:
                text = f"{what} {hand} refused the stake and wins nothing; he casts again."
                return goes(state, ENCUENTRO, text)
            case "rehusado-tablas" if refused:
                text = f"{what} {hand} refused the stake and wins nothing; the hand is void."
                return ends(None, ENCUENTRO, text)
        return ends(state.hand, ENCUENTRO, f"{what} {hand} takes what is there.")


def _count(state: State) -> int:
    """Return the tantos that B has staked, which the name of the phase ends with."""
    return int(state.phase[-1])


def _tantos(count: int) -> str:
    return "a tanto" if count == 1 else f"{number(count)} tantos"


def _answered(count: int, answer: Decision) -> Phase:
    says = f"{{other}} stakes {_tantos(count)} more on {{given}}. {{hand}} may refuse, or go to it."
    return Phase(True, False, says, 2, decision=answer)


_STAKES = "{other} has {given} and may stake on it, over the main stake of a tanto."
# What published odds take B and A to do, and that in words; by whether an encuentro is read as
# one whose stake was refused.
_USUAL_STAKE = {
    False: ("para-0", "B stakes nothing over the main stake of one tanto,"),
    True: ("para-1", "B stakes a tanto over the main stake of one,"),
}
_USUAL_ANSWER = {
    False: ("otorga", "and A goes to it."),
    True: ("rehusa", "and A refuses it: the main stake alone is played for."),
}
