"""Mayores, fol. 65v: each casts once, and the higher total wins.

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
    "mayores.gana",
    "ldj:65v.a.8-10",
    "el que mas puntos echare; que gane",
    "Whoever throws more points wins.",
    kind="end",
)
EMPATE = supplied(
    "mayores.empate",
    "ldj:65v.a.8-10",
    "el que mas puntos echare; que gane",
    "The text says nothing of a tie: what follows a tie depends on the reading chosen.",
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
        self.phases = phases(_("{other} has {given}. {hand} must throw more."), dice)

    def cast(self, state: State, throw: Throw) -> Step[State]:
        """Return the result of a throw."""
        return cast(state, sum(throw), self.readings["empate"], (GANA, EMPATE), more=True)


ABOUT = About(
    "mayores",
    "Mayores",
    "ldj:65v",
    game_maker(Mayores),
    says=_("Three dice each: the greater number of points wins."),
    lesson=lesson(
        ("gana", _("You want to throw more points than the other.")),
        ("gana", _("As played here, each throws three dice once, A before B, and adds them up.")),
        ("gana", _("The higher total wins at once; there is nothing to decide.")),
        ("empate", _("The text says nothing of a tie: as played here, both throw again.")),
        ("empate", _("Do not fear to throw first: a tie helps neither, so the chances are equal.")),
        SmallBoard("primera A - -", _("A throws eleven. B must throw more."), "6-4-1", "gana"),
        SmallBoard("segunda B 11 -", _("B throws nine against eleven: A wins."), "5-3-1", "gana"),
        SmallBoard(
            "segunda B 11 -", _("B throws eleven too: both throw again."), "6-3-2", "empate"
        ),
    ),
)
