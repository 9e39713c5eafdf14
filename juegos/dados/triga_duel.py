"""Triga read as a duel: each casts once, and the better triga wins.

Phases: ``duelo`` (A casts), then B, against what A has: ``sin-triga`` (nothing), ``total`` (a
triga by its number) or ``par`` (three alike, or whatever is read as par).
"""

from __future__ import annotations

from juegos.core.game import SEATS, Event, Step
from juegos.core.message import _
from juegos.core.source import Rule
from juegos.dados.dice_game import Phase, State, ends, goes
from juegos.dados.triga_rules import DUELO
from juegos.material import dice
from juegos.material.dice import Throw

START = "duelo"
NONE = "sin-triga"
TOTAL = "total"
PAR = "par"

_ALL = range(3, 19)
_FIRST = _("{hand} throws for a triga, and then {other}: the better one wins.")
_NOTHING = _("{hand} has no triga. {other} throws for one.")
_AGAINST = _("{hand} has thrown {own}, a triga. {other} must throw a higher one, or par.")
_PAR = _("{hand} has thrown par, {own} in all. {other} must throw a higher par.")
PHASES = {
    START: Phase(False, False, _FIRST),
    NONE: Phase(False, False, _NOTHING, answers=True),
    TOTAL: Phase(False, True, _AGAINST, mark="triga", answers=True, numbers=_ALL),
    PAR: Phase(False, True, _PAR, mark="triga", answers=True, numbers=_ALL),
}


def cast(state: State, throw: Throw, triga: Rule | None, *, par: bool) -> Step[State]:
    """Return the result of a throw; ``triga`` is the rule by which it is one, ``par`` its kind."""
    shown = dice.write(throw)
    if state.phase == START:
        return _opens(state, throw, triga, par=par)
    hand, other = SEATS[state.hand], SEATS[state.other]
    if triga is None and state.phase == NONE:
        text = _(
            "{shown} is no triga either: {hand} throws again, and then {other}.",
            shown=shown,
            hand=hand,
            other=other,
        )
        return goes(State(START, state.hand), DUELO, text)
    if triga is None:
        return ends(
            state.hand,
            DUELO,
            _("{shown} is no triga: {hand} wins by his own.", shown=shown, hand=hand),
        )
    if state.phase == NONE or (par, sum(throw)) > (state.phase == PAR, state.own):
        end = ends(state.other, DUELO, _("{other} has the better triga and wins.", other=other))
    else:
        end = ends(
            state.hand, DUELO, _("It is no better: {hand}, who threw his first, wins.", hand=hand)
        )
    return _with_triga_event(end, triga, shown, state.other)


def _opens(state: State, throw: Throw, triga: Rule | None, *, par: bool) -> Step[State]:
    """Return the result of the first cast of a duel."""
    shown, other = dice.write(throw), SEATS[state.other]
    if triga is None:
        text = _("{shown} is no triga: {other} throws for one.", shown=shown, other=other)
        return goes(State(NONE, state.hand), DUELO, text)
    after = State(PAR if par else TOTAL, state.hand, own=sum(throw))
    step = goes(after, DUELO, _("{other} answers it.", other=other), state.hand)
    return _with_triga_event(step, triga, shown, state.hand)


def _with_triga_event(step: Step[State], triga: Rule, shown: str, seat: int) -> Step[State]:
    """Return a step that first names the triga cast, and its caster."""
    what = Event(triga, _("{shown} is triga.", shown=shown), seat)
    return Step(step.state, (what, *step.events))
