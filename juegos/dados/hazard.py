"""Hazard, Cotton 1674, pp. 168-172: a main, a chance, and a race of the two.

A is the caster, B stakes against him. Phases: ``main`` (the main is thrown), ``chance`` (the main
is known) and ``race`` (the caster has a chance: the number given is the main, his own the chance).
Where a main is agreed the game begins with ``chance``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from juegos.core.about import About
from juegos.core.game import SEATS, Step, choose
from juegos.core.in_a_minute import SmallBoard, lesson
from juegos.core.message import _
from juegos.core.source import Kind, Rule, crux, implied, stated, supplied
from juegos.dados.dice_game import Phase, State, ends, game_maker, goes
from juegos.dados.suertes import words
from juegos.material.dice import Throw, number

MAINS = range(5, 10)
CHANCES = range(4, 11)
NICKS = {5: {5}, 6: {6, 12}, 7: {7, 11}, 8: {8, 12}, 9: {9}}
AGREED = {"five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9}


def _cotton(name: str, page: int, says: str, *, kind: Kind) -> Rule:
    return stated(f"hazard.{name}", f"cotton1674:{page}", "", says, kind=kind)


DICE = _cotton("dice", 168, "Two dice are thrown.", kind="board")
MANY = _cotton("many", 168, "As many may play as can stand round a table.", kind="manner")
MAIN = _cotton("main", 168, "A main is a total from five to nine, and no other.", kind="move")
NO_MAIN = implied(
    "hazard.no-main", "cotton1674:168", "", "Another total is thrown again.", kind="move"
)
NICK = _cotton(
    "nick",
    169,
    "A nick wins: the main itself, eleven if the main is seven, twelve if it is six or eight.",
    kind="end",
)
OUT = _cotton(
    "out",
    169,
    "Two and three are out with any main, and so are eleven and twelve where they are no nick: "
    "the caster loses.",
    kind="end",
)
CHANCE = _cotton(
    "chance", 168, "Any other total, from four to ten, is the caster’s chance.", kind="move"
)
RACE = _cotton(
    "race",
    169,
    "With a chance the caster throws until it comes, and wins, or the main comes, and he loses.",
    kind="end",
)
CASTER = supplied(
    "hazard.caster",
    "cotton1674:168",
    "",
    "A is the caster, and one player stakes against him.",
    kind="manner",
)

C_MAIN = crux(
    "hazard.main",
    "cotton1674:168",
    "How is the main settled?",
    ("thrown", "by the caster’s first throw that can be a main", "cotton1674"),
    ("five", "it is agreed to be five", "juegos"),
    ("six", "it is agreed to be six", "juegos"),
    ("seven", "it is agreed to be seven", "cotton1674"),
    ("eight", "it is agreed to be eight", "juegos"),
    ("nine", "it is agreed to be nine", "juegos"),
)


class Hazard:
    """The rules of hazard under chosen readings (crux name to reading key)."""

    slug = "hazard"
    stake = 1
    rules = (DICE, MANY, MAIN, NO_MAIN, NICK, OUT, CHANCE, RACE, CASTER)
    cruces = (C_MAIN,)
    numbers = CHANCES

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings: Mapping[str, str] = choose(self.slug, self.cruces, readings)
        self.agreed = AGREED.get(self.readings["main"], 0)
        if self.agreed:
            says = _("The main is agreed: {hand} throws for a nick or a chance.")
            first = {"chance": Phase(False, False, says, 2, "main")}
        else:
            says = _("The main is {given}: {hand} throws for a nick or a chance.")
            first = {
                "main": Phase(
                    False, False, _("{hand} throws for the main, from five to nine."), 2, "main"
                ),
                "chance": Phase(True, False, says, 2, "main", numbers=MAINS),
            }
        says = _("The chance of {hand} is {own}, the main is {given}: the first to come decides.")
        race = Phase(True, True, says, 2, "main", alike=lambda _numbers, throw: sum(throw))
        self.phases: Mapping[str, Phase] = {**first, "race": race}

    def cast(self, state: State, throw: Throw) -> Step[State]:
        """Return the result of a throw of two dice."""
        total = sum(throw)
        match state.phase:
            case "main":
                return _main(state, total)
            case "chance":
                return _chance(replace(state, given=state.given or self.agreed), total)
        return _race(state, total)


def _main(state: State, total: int) -> Step[State]:
    """Return the result of a throw for the main."""
    if total not in MAINS:
        text = _(
            "{total} can be no main: {hand} throws again.",
            total=words(total),
            hand=SEATS[state.hand],
        )
        return goes(state, NO_MAIN, text)
    text = _("{total} is the main.", total=words(total))
    return goes(replace(state, phase="chance", given=total), MAIN, text, state.other)


def _chance(state: State, total: int) -> Step[State]:
    """Return the result of the throw after the main."""
    hand, main = SEATS[state.hand], number(state.given)
    if total in NICKS[state.given]:
        text = _("{total} is a nick: {hand} wins.", total=words(total), hand=hand)
        return ends(state.hand, NICK, text)
    if total not in CHANCES:
        text = _(
            "{total} is out where the main is {main}: {hand} loses.",
            total=words(total),
            main=main,
            hand=hand,
        )
        return ends(state.other, OUT, text)
    text = _("{total} is the chance of {hand}.", total=words(total), hand=hand)
    return goes(replace(state, phase="race", own=total), CHANCE, text, state.hand)


def _race(state: State, total: int) -> Step[State]:
    """Return the result of a throw once the caster has a chance."""
    spelled, hand = words(total), SEATS[state.hand]
    if total == state.own:
        return ends(
            state.hand, RACE, _("{total} is the chance: {hand} wins.", total=spelled, hand=hand)
        )
    if total == state.given:
        return ends(
            state.other, RACE, _("{total} is the main: {hand} loses.", total=spelled, hand=hand)
        )
    text = _(
        "{total} is neither the main nor the chance: {hand} throws again.", total=spelled, hand=hand
    )
    return goes(state, RACE, text)


ABOUT = About(
    "hazard",
    "Hazard",
    "cotton1674",
    game_maker(Hazard),
    says=_("Two dice: a main, a chance, and a race of the two."),
    origin=_("England, described in 1674"),
    lesson=lesson(
        ("main", _("First you throw two dice for the main, a number from five to nine.")),
        ("nick", _("If your next throw is the main again, it is a nick, and you win at once.")),
        ("out", _("Two and three lose at once, and mostly eleven and twelve do too.")),
        ("chance", _("Any other number is your chance.")),
        ("race", _("Then you throw on: your chance wins, the main now loses.")),
        SmallBoard("main A - -", _("A throws seven: the main is seven."), "5-2", "main"),
        SmallBoard("chance A 7 -", _("Eleven to seven is a nick: A wins."), "6-5", "nick"),
        SmallBoard("race A 7 5", _("The main comes before the chance: A loses."), "4-3", "race"),
    ),
)
