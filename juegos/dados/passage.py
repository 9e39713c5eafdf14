"""Passage, Cotton 1674, p. 167: three dice are thrown until two are alike.

Above ten the caster wins, below it he loses. The only phase is ``cast``.
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.about import About
from juegos.core.game import SEATS, Step, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Kind, Rule, crux, stated, supplied
from juegos.dados.dice_game import Phase, State, ends, game_maker, goes
from juegos.material import dice
from juegos.material.dice import Throw

PAGE = "cotton1674:167"
TEN = 10


def _cotton(name: str, says: str, *, kind: Kind) -> Rule:
    return stated(f"passage.{name}", PAGE, "", says, kind=kind)


PLAYERS = _cotton("players", "Two play.", kind="manner")
DICE = _cotton("dice", "Three dice are thrown.", kind="board")
UNTIL = _cotton("until", "The caster throws until he throws doublets.", kind="move")
OUT = _cotton("out", "Doublets under ten are out: the caster loses.", kind="end")
PASS = _cotton("pass", "Doublets above ten pass: the caster wins.", kind="end")
OF_TEN = supplied(
    "passage.ten",
    PAGE,
    "",
    "The text says nothing of doublets that make ten: what follows depends on the reading chosen.",
    kind="end",
)
CASTER = supplied(
    "passage.caster",
    PAGE,
    "",
    "A is the caster: the text does not say who is, nor when the dice pass to the other.",
    kind="manner",
)

C_TEN = crux(
    "passage.ten",
    PAGE,
    "What follows doublets that make exactly ten?",
    ("again", "another throw: they are neither under ten nor above it", "cotton1674"),
    ("out", "the caster loses: he has not passed ten", "juegos"),
    ("pass", "the caster wins", "juegos"),
)
C_ALIKE = crux(
    "passage.alike",
    PAGE,
    "Are three dice alike doublets?",
    ("yes", "yes: two of them are alike", "juegos"),
    ("no", "no: they are thrown again", "juegos"),
)


class Passage:
    """The rules of passage under chosen readings (crux name to reading key)."""

    slug = "passage"
    stake = 1
    rules = (PLAYERS, DICE, UNTIL, OUT, PASS, OF_TEN, CASTER)
    cruces = (C_TEN, C_ALIKE)
    numbers = ()
    phases: Mapping[str, Phase] = {
        "cast": Phase(
            False,
            False,
            _("{hand} throws for doublets: above ten wins, under ten loses."),
        )
    }

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.doublets = {1, 2} if self.readings["alike"] == "yes" else {2}

    def cast(self, state: State, throw: Throw) -> Step[State]:
        """Return the result of a throw of three dice."""
        shown, total = dice.write(throw), sum(throw)
        hand, other = SEATS[state.hand], SEATS[state.other]
        if len({*throw}) not in self.doublets:
            text = _("{shown} is not doublets: {hand} throws again.", shown=shown, hand=hand)
            return goes(state, UNTIL, text)
        if total == TEN and self.readings["ten"] == "again":
            text = _("{shown} is doublets of ten: {hand} throws again.", shown=shown, hand=hand)
            return goes(state, OF_TEN, text)
        if total > TEN or (total == TEN and self.readings["ten"] == "pass"):
            text = _(
                "{shown} is doublets of {total}: {hand} passes, and wins.",
                shown=shown,
                total=dice.number(total),
                hand=hand,
            )
            return ends(state.hand, OF_TEN if total == TEN else PASS, text)
        text = _(
            "{shown} is doublets of {total}: {hand} is out, and {other} wins.",
            shown=shown,
            total=dice.number(total),
            hand=hand,
            other=other,
        )
        return ends(state.other, OF_TEN if total == TEN else OUT, text)


ABOUT = About(
    "passage",
    "Passage",
    "cotton1674",
    game_maker(Passage),
    says=_("Doublets on three dice: above ten the caster wins, under it he loses."),
    origin=_("England, described in 1674"),
    lesson=lesson(
        ("pass", _("You want doublets, two dice alike, and more than ten points: you win.")),
        ("until", _("You throw three dice again and again, until there are doublets.")),
        ("out", _("Doublets with fewer than ten points are out: you lose.")),
        ("ten", _("Doublets that make exactly ten decide nothing, as played here.")),
        ("caster", _("Only one player throws, here A, and there is nothing to decide.")),
        SmallBoard("cast A - -", _("No two dice are alike: A throws again."), "6-4-3", "until"),
        SmallBoard("cast A - -", _("Two fives and a two make twelve: A wins."), "5-5-2", "pass"),
        SmallBoard("cast A - -", _("Two aces and a six make eight: A loses."), "6-1-1", "out"),
    ),
)
