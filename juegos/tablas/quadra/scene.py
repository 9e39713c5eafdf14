"""The scene of a game within a quadra: the men on their casas and beside the board."""

from __future__ import annotations

from juegos.core.game import SEATS
from juegos.core.message import _
from juegos.draw.tables.scene import Stack, Tables
from juegos.material.dice import Throw
from juegos.tablas.quadra.notation import beside, write
from juegos.tablas.quadra.state import BATALLA, CASAS, FIN, QuadraRules, State

ARROWS = 24
ROW = ARROWS // 2
DOUBLED = 2  # men of one casa; what is more stands on the casa of that number in the next quadra


def scene(laws: QuadraRules, state: State, throw: Throw) -> Tables:
    """Return the board; A's quadra lies below at the right, B's across from it or in the same."""
    arrows = tuple(_arrow(laws, state, slot) for slot in range(ARROWS))
    over, opening = state.phase == FIN, state.phase == BATALLA
    thrower = state.seat if over or not throw else 1 - state.seat
    return Tables(
        "backgammon",
        _caption(state),
        arrows,
        tuple(_label(laws, slot) for slot in range(ARROWS)),
        _piles(laws, state),
        throw,
        None if over or opening else state.seat,
        position=f"{write(laws, state.casas)}.",
        thrower=thrower,
    )


def _caption(state: State) -> str:
    if state.phase == BATALLA:
        return _("Each player throws one die; the higher begins.")
    if state.phase != FIN:
        return _("{who} is to throw.", who=SEATS[state.seat])
    if state.winner is None:
        return _("The game is over: it is a draw.")
    return _("The game is over: {who} wins.", who=SEATS[state.winner])


def _arrow(laws: QuadraRules, state: State, slot: int) -> Stack:
    """Return the contents of an arrow, numbered as in backgammon."""
    far, column = divmod(slot, ROW)
    name = str(column + 13 if far else ROW - column)
    casa, second = (ROW - column, False) if column >= CASAS else (column + 1, True)
    seats = (0, 1) if laws.shared and not far else () if laws.shared else (far,)
    for seat in seats:
        men, upon = laws.stands[state.casas[seat][casa - 1]]
        wide = max(0, men - DOUBLED) if laws.spills else 0
        here = wide if second else men - wide
        if here:
            return Stack(name, seat, here, upon=0 if second else upon)
    return Stack(name)


def _label(laws: QuadraRules, slot: int) -> str:
    """Return the number of a casa for men, nothing where none ever stands."""
    far, column = divmod(slot, ROW)
    if (far and laws.shared) or (column < CASAS and not laws.spills):
        return ""
    return str(ROW - column if column >= CASAS else column + 1)


def _piles(laws: QuadraRules, state: State) -> tuple[Stack, ...]:
    return tuple(Stack(laws.rest, seat, beside(laws, state.casas[seat])) for seat in (0, 1))
