"""Menores, fol. 65v: each casts once, and the lower total wins.

Phases: ``primera`` (A casts) and ``segunda`` (B, with A's total before him).
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.about import About
from juegos.core.game import Step, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import stated, supplied
from juegos.dados.dice_game import State, game_maker
from juegos.dados.points import DICE, cast, disputed, phases
from juegos.material.dice import Throw

GANA = stated(
    "menores.gana",
    "ldj:65v.a.16-17",
    "qui echasse menos puntos que ganasse.",
    "Whoever throws fewer points wins.",
    kind="end",
)
EMPATE = supplied(
    "menores.empate",
    "ldj:65v.a.16-17",
    "qui echasse menos puntos que ganasse.",
    "The text says nothing of a tie: what follows a tie depends on the reading chosen.",
    kind="end",
)


class Menores:
    """The rules of menores under chosen readings (crux name to reading key)."""

    slug = "menores"
    stake = 1
    rules = (GANA, EMPATE)
    cruces = disputed(slug, "ldj:65v.a.16-17", "ldj:65v.a.17")

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        dice = DICE[self.readings["dados"]]
        self.numbers = range(dice, 6 * dice + 1)
        self.phases = phases(_("{other} has {given}. {hand} must throw fewer."), dice)

    def cast(self, state: State, throw: Throw) -> Step[State]:
        """Return the result of a throw."""
        return cast(state, sum(throw), self.readings["empate"], (GANA, EMPATE), more=False)


ABOUT = About(
    "menores",
    "Menores",
    "ldj:65v",
    game_maker(Menores),
    says=_("Three dice each: the smaller number of points wins."),
    lesson=lesson(
        ("gana", _("You want to throw fewer points than the other.")),
        ("gana", _("As played here, each throws three dice once, A before B, and adds them up.")),
        ("gana", _("The lower total wins at once; there is nothing to decide.")),
        ("empate", _("The text says nothing of a tie: as played here, both throw again.")),
        ("gana", _("All that is good in mayores is bad here: three sixes never win.")),
        SmallBoard("primera A - -", _("A throws eleven. B must throw fewer."), "6-4-1", "gana"),
        SmallBoard("segunda B 11 -", _("B throws nine against eleven: B wins."), "5-3-1", "gana"),
        SmallBoard(
            "segunda B 11 -", _("B throws eleven too: both throw again."), "6-3-2", "empate"
        ),
    ),
)
