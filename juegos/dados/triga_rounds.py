"""Triga read in rounds: each casts once, and only the other's last cast counts.

Phases: A casts, ``ronda`` (nothing stands) or ``ronda-tras`` (B's last cast was a suerte); then
B, ``contra`` (A has cast a suerte) or ``contra-nada`` (he has not).
"""

from __future__ import annotations

from juegos.core.game import SEATS, Step
from juegos.core.message import _
from juegos.core.source import Rule
from juegos.dados.dice_game import Phase, State, ends, goes
from juegos.dados.suertes import words
from juegos.dados.triga_rules import MISMA, PIERDE, RONDA, TOMADA
from juegos.material import dice
from juegos.material.dice import Throw

START = "ronda"
AFTER = "ronda-tras"
AGAINST = "contra"
AGAINST_NONE = "contra-nada"

PHASES = {
    START: Phase(False, False, _("{hand} begins a round: he throws for a suerte.")),
    AFTER: Phase(True, False, _("{hand} begins a round; {given}, {other}’s last, would lose.")),
    AGAINST: Phase(True, False, _("{other} has {given}. {hand} needs a different suerte.")),
    AGAINST_NONE: Phase(False, False, _("{other} has no suerte. {hand} wins by any.")),
}


def cast(state: State, throw: Throw, no_suerte: Rule | None) -> Step[State]:
    """Return the result of a throw; ``no_suerte`` is the rule by which it is none."""
    if state.phase in {START, AFTER}:
        return _first(state, throw, no_suerte)
    hand, other = SEATS[state.hand], SEATS[state.other]
    shown, has = dice.write(throw), state.phase == AGAINST
    if no_suerte and has:
        return ends(
            state.other,
            RONDA,
            _("{shown} is no suerte: {other}, who has one, wins.", shown=shown, other=other),
        )
    if no_suerte:
        text = _(
            "{shown} is no suerte either: {other} begins another round.", shown=shown, other=other
        )
        return goes(State(START, state.other), RONDA, text)
    number = words(sum(throw))
    if not has:
        return ends(
            state.hand,
            RONDA,
            _(
                "{number} is a suerte, and {other} has none: {hand} wins.",
                number=number,
                other=other,
                hand=hand,
            ),
        )
    if sum(throw) == state.given:
        return ends(
            state.other,
            MISMA,
            _("{number} again: {other}, who took it first, wins.", number=number, other=other),
        )
    text = _(
        "{number} is a suerte too: {other} begins another round, and must not throw it.",
        number=number,
        other=other,
    )
    return goes(State(AFTER, state.other, given=sum(throw)), RONDA, text, state.hand)


def _first(state: State, throw: Throw, no_suerte: Rule | None) -> Step[State]:
    """Return the result of the first cast of a round."""
    hand, other = SEATS[state.hand], SEATS[state.other]
    if no_suerte:
        text = _("{throw} is no suerte: {other} throws.", throw=dice.write(throw), other=other)
        return goes(State(AGAINST_NONE, state.other), no_suerte, text)
    number = words(sum(throw))
    if sum(throw) == state.given:
        return ends(
            state.other,
            PIERDE,
            _(
                "{number} is what {other} threw last: {hand} loses.",
                number=number,
                other=other,
                hand=hand,
            ),
        )
    after = State(AGAINST, state.other, given=sum(throw))
    return goes(
        after, TOMADA, _("{number} is the suerte of {hand}.", number=number, hand=hand), state.hand
    )
