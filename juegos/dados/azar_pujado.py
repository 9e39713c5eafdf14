"""Azar pujado, fol. 70v: medio azar in which the tantos rise during the race too."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.game import Step, choose
from juegos.core.source import crux, stated
from juegos.dados.dice_game import State
from juegos.dados.suertes import CARRERA, words
from juegos.dados.tantos import CRUCES, Mano, Rules, raised
from juegos.material.dice import Throw

MEDIO = stated(
    "azar-pujado.medio",
    "ldj:70v.a.11-13",
    "se iuega desta manera que el medio azar que desuso dixiemos",
    "It is played in the manner of medio azar, described above.",
    kind="manner",
)
PUJA = stated(
    "azar-pujado.puja",
    "ldj:70v.b.1-3",
    "tan bien por azar; como por qual suerte quiere que uenga la suerte del uno o dell otro.",
    "The tantos rise all the while, for an azar as well as for any suerte that comes.",
    kind="score",
)

PUJAS = crux(
    "azar-pujado.pujas",
    "ldj:70v.a.13-14",
    "Which casts raise the tantos during the race?",
    ("todas", "every azar, and every suerte that decides nothing", "juegos"),
    ("todas-y-la-ultima", "every azar and every suerte, that which decides too", "juegos"),
    ("azar-y-la-ultima", "every azar, and the suerte that decides", "juegos"),
    ("azares", "the azares alone", "juegos"),
)

_RAISE = {
    "todas": {"azar", "suerte"},
    "todas-y-la-ultima": {"azar", "suerte", "ultima"},
    "azar-y-la-ultima": {"azar", "ultima"},
    "azares": {"azar"},
}
_ALL_MEDIO = Rules(*[MEDIO] * len(Rules._fields))


class AzarPujado:
    """The rules of azar pujado under chosen readings (crux name to reading key)."""

    slug = "azar-pujado"
    stake = 0
    rules = (MEDIO, PUJA)
    cruces = (PUJAS, *CRUCES)

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.mano = Mano(self.readings, _ALL_MEDIO)
        self.numbers = self.mano.numbers
        self.phases = self.mano.phases
        self.raise_by = _RAISE[self.readings["pujas"]]

    def cast(self, state: State, throw: Throw) -> Step[State]:
        """Return what a throw of three dice leads to."""
        total = sum(throw)
        step = self.mano.cast(state, total)
        if state.phase == CARRERA and self._kind(state, total) in self.raise_by:
            step = raised(step, PUJA, f"{words(total)} raises the hand by a tanto.")
        return step

    def _kind(self, state: State, total: int) -> str:
        if total in {state.own, state.given}:
            return "ultima"
        if total in self.mano.azares:
            return "azar"
        return "suerte" if total in self.numbers else "nada"
