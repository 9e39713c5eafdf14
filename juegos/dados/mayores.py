"""Mayores, fol. 65v: each casts once, and the higher total wins.

Phases: ``primera`` (A casts) and ``segunda`` (B, with A's total before him).
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.game import Step, choose
from juegos.core.message import _
from juegos.core.source import stated, supplied
from juegos.dados.dice_game import State
from juegos.dados.points import DICE, cast, disputed, phases
from juegos.material.dice import Throw

GANA = stated(
    "mayores.gana",
    "ldj:65v.a.8-10",
    "el que mas puntos echare; que gane",
    "Whoever casts more points wins.",
    kind="end",
)
EMPATE = supplied(
    "mayores.empate",
    "ldj:65v.a.8-10",
    "el que mas puntos echare; que gane",
    "The text says nothing of a tie: what follows then is the reading chosen.",
    kind="end",
)


class Mayores:
    """The rules of mayores under chosen readings (crux name to reading key)."""

    slug = "mayores"
    stake = 1
    rules = (GANA, EMPATE)
    cruces = disputed(slug, "ldj:65v.a.8-9", "ldj:65v.a.9-10")

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        dice = DICE[self.readings["dados"]]
        self.numbers = range(dice, 6 * dice + 1)
        self.phases = phases(_("{other} has {given}. {hand} must cast more."), dice)

    def cast(self, state: State, throw: Throw) -> Step[State]:
        """Return what a throw leads to."""
        return cast(state, sum(throw), self.readings["empate"], (GANA, EMPATE), more=True)
