"""The rules shared by the games of *suertes*: a number for each seat, and the race of the two."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import cache

from juegos.core.game import SEATS, Step
from juegos.core.message import Message, _, join_sentences
from juegos.core.source import Rule
from juegos.dados.dice_game import Phase, State, ends, goes
from juegos.material.dice import number

PRIMERA = "primera"
SEGUNDA = "segunda"
CARRERA = "carrera"

RACE = Phase(
    True,
    True,
    _("{hand} has {own}, {other} has {given}: the first to come wins."),
    alike=lambda _, throw: sum(throw),  # only the total counts
)


@cache
def words(total: int) -> Message:
    """Return a total at the start of a sentence: ``Eleven``."""
    return number(total).capitalize()


def gives(state: State, total: int, rule: Rule) -> Step[State]:
    """Return the step of a first cast that becomes the other's suerte."""
    text = _("{total} is given to {other} as suerte.", total=words(total), other=SEATS[state.other])
    return goes(replace(state, phase=SEGUNDA, given=total), rule, text, state.other)


def takes(state: State, total: int, rule: Rule) -> Step[State]:
    """Return the step of a second cast that becomes the caster's own suerte."""
    text = _("{total} is the suerte of {hand}.", total=words(total), hand=SEATS[state.hand])
    return goes(replace(state, phase=CARRERA, own=total), rule, text, state.hand)


def race(
    state: State, total: int, rule: Rule, dead: Rule | None = None, azares: Collection[int] = ()
) -> Step[State]:
    """Return the result of a cast of the race: the owner of its number wins, whoever cast it.

    Another number decides nothing: by ``dead`` where it is one of the azares, else by ``rule``.
    """
    for seat, suerte in ((state.hand, state.own), (state.other, state.given)):
        if total == suerte:
            return ends(seat, rule, _wins(total, seat))
    if dead and total in azares:
        return goes(state, dead, _dead(total))
    return goes(state, rule, _nobodys(total))


# Odds ask for each of these many thousand times.
@cache
def _wins(total: int, seat: int) -> Message:
    name = SEATS[seat]
    return _("{total} is the suerte of {seat}: {seat} wins.", total=words(total), seat=name)


@cache
def _dead(total: int) -> Message:
    return _("{total} is an azar, dead by now: nobody wins or loses by it.", total=words(total))


@cache
def _nobodys(total: int) -> Message:
    return _("{total} is nobody’s number; they throw again.", total=words(total))


def swapped(state: State) -> State:
    """Return the same race with the dice in the other hand."""
    return replace(state, hand=state.other, given=state.own, own=state.given)


def encuentro(state: State, reading: str, rule: Rule, says: str) -> Step[State]:
    """Return the result of two equal suertes, by the reading in force.

    ``says`` is the sentence that calls the cast an encuentro.
    """
    hand, other = SEATS[state.hand], SEATS[state.other]
    match reading:
        case "de-cabo":
            text = join_sentences(says, _("{hand} begins again.", hand=hand))
            return goes(State(PRIMERA, state.hand), rule, text)
        case "segunda":
            text = join_sentences(says, _("Only the second throw is made again."))
            return goes(replace(state, phase=SEGUNDA), rule, text)
        case "pasa":
            passes = _("All begins again, and the dice pass to {other}.", other=other)
            text = join_sentences(says, passes)
            return goes(State(PRIMERA, state.other), rule, text)
        case "tablas":
            return ends(None, rule, join_sentences(says, _("Nobody wins.")))
    return ends(state.hand, rule, join_sentences(says, _("{hand} wins.", hand=hand)))
